/** `regelwerk coverage`: source clause ↔ rule, both ways; with `--prove` also what could be deleted without anybody noticing. */
import { BadCall } from "../bad-call.ts";
import type { ClauseResult, CoverageResult } from "../compiler.ts";
import {
  diagnosticsJson,
  exitCodes,
  printDiagnostics,
  printJson,
  sourceFinder,
  type Context,
  type Verb,
} from "../context.ts";
import { position, type Span } from "../../base/source.ts";
import type { Bilingual, Language } from "../../base/text.ts";
import type { Checked } from "../compiler.ts";
import { textOption } from "../options.ts";
import { ask, partOf } from "../project.ts";

const usualMinutes = 10;

export const coverage: Verb = {
  usage: "coverage [...files]",
  summary: { en: "Which clauses of the source have a rule", de: "Welche Klauseln der Quelle eine Regel haben" },
  options: [
    [
      "--prove",
      {
        en: "Delete each cited part in turn and say what nobody notices",
        de: "Jede belegte Stelle einmal löschen und sagen, was niemand merkt",
      },
    ],
    ["--minutes <n>", { en: "Time for --prove, 10 unless given", de: "Zeit für --prove, ohne Angabe 10" }],
  ],
  run: async (context, args, options) => {
    const part = partOf(context, "coverage");
    const more = options["prove"] === true ? timed(context, minutesOf(textOption(options, "minutes"))) : null;
    const { checked, answer } = await ask(context, args, (sources, load) => part(sources, load, { more }));
    context.host.progress("");
    const reports = (answer?.reports ?? []).filter((report) => report.list !== null);
    if (answer !== null && reports.length === 0) throw noList;
    if (context.json) printJson(context, jsonOf(context, checked, reports));
    else {
      printDiagnostics(context, checked, context.host.print);
      for (const report of reports) printReport(context, checked, report);
    }
    return answer !== null && reports.every(isWhole) ? exitCodes.fine : exitCodes.textErrors;
  },
};

const noList = new BadCall({
  en: 'No source here names a list of its clauses that can be read. Write in the rules: source Name { clauses: "clauses.md" }',
  de: 'Keine Quelle hier nennt eine lesbare Liste ihrer Klauseln. Schreib in die Regeln: source Name { clauses: "clauses.md" }',
});
const isWhole = ({ coverage: { clauses }, proof }: CoverageResult): boolean =>
  clauses.every((one) => one.state !== "missing" && (one.state !== "todo" || one.kind === "todo")) &&
  (proof === null || proof.unnoticed.length + proof.left === 0);

function minutesOf(text: string | undefined): number {
  const minutes = text === undefined ? usualMinutes : Number(text);
  if (minutes > 0) return minutes;
  throw new BadCall({ en: "--minutes wants a number above 0.", de: "--minutes braucht eine Zahl über 0." });
}

/** Says how far it is, and whether there is time for more. */
function timed({ host, language, quiet }: Context, minutes: number): (done: number, of: number) => boolean {
  const end = Date.now() + minutes * 60_000;
  return (done, of) => {
    if (host.isTerminal && !quiet)
      host.progress(language === "de" ? `${done} von ${of} Stellen gelöscht` : `${done} of ${of} parts deleted`);
    return Date.now() < end;
  };
}

function jsonOf(context: Context, checked: Checked, reports: readonly CoverageResult[]): unknown {
  const clauses = reports.flatMap(({ coverage: found }) =>
    found.clauses.map(({ id, kind, state, rules }) => ({
      id,
      kind,
      state,
      rules: rules.map(({ rule, standing }) => ({ rule, standing })),
    })),
  );
  const proofs = reports.flatMap(({ proof }) => (proof === null ? [] : [proof]));
  const at = lineOf(checked);
  return {
    clauses,
    uncited: reports.flatMap((report) => report.coverage.uncited),
    printed: reports.flatMap((report) => report.coverage.printed),
    ...(proofs.length === 0
      ? {}
      : {
          proof: proofs.map(({ tried, left, unnoticed }) => ({
            tried,
            left,
            unnoticed: unnoticed.map(({ span, clauses: cited, rule }) => ({ rule, clauses: cited, ...at(span) })),
          })),
        }),
    ...(checked.diagnostics.length === 0 ? {} : { diagnostics: diagnosticsJson(context, checked) }),
  };
}
function lineOf(checked: Checked): (span: Span) => { readonly file: string; readonly line: number } {
  const find = sourceFinder(checked.sources);
  return ({ file, start }) => {
    const source = find(file);
    return { file, line: source === undefined ? 1 : position(source, start).line + 1 };
  };
}

// ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const states: readonly (readonly [ClauseResult["state"], Bilingual])[] = [
  ["missing", { en: "missing", de: "fehlt" }],
  ["todo", { en: "still to do", de: "noch zu tun" }],
  ["prose", { en: "words only", de: "nur Worte" }],
  ["open", { en: "left to the table", de: "bleibt dem Tisch überlassen" }],
  ["covered", { en: "covered", de: "hat eine Regel" }],
];

function printReport(context: Context, checked: Checked, { source, coverage: found, proof }: CoverageResult): void {
  const { host, language, palette, quiet } = context;
  const at = lineOf(checked);
  const among = (state: ClauseResult["state"]): readonly ClauseResult[] =>
    found.clauses.filter((one) => one.state === state);
  for (const state of ["missing", "todo"] as const)
    for (const one of among(state))
      host.print(`${palette.error(one.id)}  ${one.kind}  ${one.statement}${reason(one, language)}`);
  if (!quiet) {
    const conduct = among("prose").filter((one) => one.kind === "procedure" || one.kind === "precondition");
    if (conduct.length > 0)
      host.print(
        language === "de" ? "\nVerhalten am Tisch, nichts zu rechnen:" : "\nConduct at the table, nothing to compute:",
      );
    for (const one of conduct)
      host.print(`  ${one.id}  ${one.rules.find((rule) => rule.standing === "principle")?.text ?? ""}`);
    if (found.uncited.length > 0)
      host.print(
        `\n${language === "de" ? "Regeln ohne Klausel" : "Rules without a clause"}: ${found.uncited.map(nameIn).join(", ")}`,
      );
    printWrong(context, found.printed);
  }
  host.print(`\n${source}`);
  for (const [state, words] of states) host.print(`  ${String(among(state).length).padStart(4)}  ${words[language]}`);
  if (proof === null) return;
  host.print(
    language === "de"
      ? `\n${proof.tried} Stellen gelöscht, ${proof.unnoticed.length} hat niemand bemerkt`
      : `\n${proof.tried} parts deleted, nobody noticed ${proof.unnoticed.length}`,
  );
  for (const { span, clauses, rule } of proof.unnoticed)
    host.print(`  ${at(span).file}:${at(span).line}  ${clauses.join(" ")}  ${palette.frame(rule)}`);
  if (proof.left > 0)
    host.print(language === "de" ? `  für ${proof.left} fehlte die Zeit` : `  no time for ${proof.left}`);
}

/** What the source says otherwise than its own rules: example by example, a line for each of its rows. */
function printWrong({ host, language, palette }: Context, all: CoverageResult["coverage"]["printed"]): void {
  if (all.length === 0) return;
  const isDe = language === "de";
  host.print(isDe ? "\nIn der Quelle steht es anders:" : "\nThe source has it otherwise:");
  const heads = new Map(all.map((one) => [`${one.example} ${one.text}`, one]));
  for (const [key, { example, clauses, reason: why }] of heads) {
    const rows = all.filter((one) => `${one.example} ${one.text}` === key);
    const width = Math.max(...rows.map(({ inputs }) => inputs.length));
    host.print(`  ${example}${clauses.length === 0 ? "" : `  ${palette.frame(clauses.join(" "))}`}\n    ${why}`);
    for (const { inputs, printed, actual } of rows)
      host.print(`    ${`${inputs.padEnd(width)}  `.trimStart()}${isDe ? "gedruckt" : "printed"} ${printed}  ${isDe ? "genau" : "exactly"} ${withDecimal(actual, printed)}`);
  }
}
/** With as many digits as the source has. */
function withDecimal(exact: string, printed: string): string {
  const [n, d] = exact.split("/").map(Number);
  const digits = printed.split(".")[1]?.length ?? 0;
  return n === undefined || d === undefined || Number.isNaN(n) ? exact : `${exact} ≈ ${(n / d).toFixed(digits)}`;
}

/** What a thing of the text is called; nothing for what has a number only. */
function nameIn(rule: string): string {
  return rule.split("/").slice(1).findLast((part) => !part.startsWith("#")) ?? "";
}

/** Why a citation that is there does not count. */
function reason({ rules }: ClauseResult, language: Language): string {
  const words: Readonly<Record<string, Bilingual>> = {
    head: { en: "stands at no step", de: "steht an keinem Schritt" },
    idle: { en: "nothing plays or reads it", de: "nichts spielt oder liest es" },
    principle: { en: "a principle computes nothing", de: "ein Grundsatz rechnet nichts aus" },
    reading: { en: "only a reading", de: "nur eine Lesart" },
    todo: { en: "still to do", de: "noch zu tun" },
    claim: { en: "a claim that is checked", de: "eine Angabe, die geprüft wird" },
    example: { en: "only an example", de: "nur ein Beispiel" },
  };
  const named = (rule: string, text: string): string => nameIn(rule) || (text === "" ? "" : language === "de" ? `„${text}“` : `"${text}"`);
  const said = [
    ...new Set(
      rules.map(({ rule, standing, text }) => {
        const [name, why] = [named(rule, text), words[standing]?.[language] ?? standing];
        return name === "" ? why : `${name}: ${why}`;
      }),
    ),
  ];
  return said.length === 0 ? "" : `\n      ${said.slice(0, 3).join("\n      ")}`;
}
