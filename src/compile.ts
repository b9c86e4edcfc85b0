/**
 * The whole pipeline on one screen: sources → trees → Model → Program → examples; and the same as the verbs see it.
 *
 * Invariant: never throws for a designer's mistake; each stage works on what the one before could understand.
 */
import { createSource, position, type Source, type Span } from "./base/source.ts";
import { suggestOne } from "./base/suggest.ts";
import { diagnostic, type Diagnostic, hasErrors, inReadingOrder } from "./diagnostics/report.ts";
import { emitTargets, type TargetFile } from "./emit/targets.ts";
import { type Origins } from "./model/origins.ts";
import { resolve } from "./model/resolve.ts";
import type { Example, Id, Model } from "./model/types.ts";
import { buildProgram, type Built } from "./plan/build/build.ts";
import { lower } from "./plan/lower.ts";
import type { Program } from "./plan/types.ts";
import { type RecordingIo, scriptedIo, seededIo } from "./runtime/io.ts";
import { readClauses } from "./study/clauses.ts";
import { type Coverage, coverageOf } from "./study/coverage.ts";
import { type ExampleOutcome, runExamples } from "./study/examples.ts";
import { type CallOdds, oddsOfCall, type PlayedCall, rollOfCall } from "./study/questions.ts";
import { cutsOf, type Proof, prove } from "./study/prove.ts";
import { rulesOf } from "./study/table-top.ts";
import { printed } from "./study/trace.ts";
import { createReader } from "./syntax/parse.ts";

/** What became of some sources. `built` and `lowered` come from what is without errors. */
export interface Compiled {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model;
  readonly origins: Origins;
  readonly built: Built;
  readonly lowered: Program;
  /** Runs examples and laws, once. */
  readonly examples: () => readonly ExampleOutcome[];
}

/** `read`: whoever compiles several times hands the reader on, since making one takes longer than reading a text. */
export function compile(sources: readonly Source[], read: Reader = createReader()): Compiled {
  const parsed = sources.map((source) => read(source));
  const { model, origins, diagnostics } = resolve(parsed.map((p) => p.ast));
  const built = buildProgram(model);
  let ran: readonly ExampleOutcome[] | null = null;
  return {
    sources,
    diagnostics: inReadingOrder([...parsed.flatMap((p) => p.diagnostics), ...diagnostics]),
    model,
    origins,
    built,
    lowered: lower(built.program),
    examples: () => (ran ??= runExamples(model)),
  };
}

type Reader = ReturnType<typeof createReader>;

/** Finds the file that `use … from "path"` means. */
export type Load = (from: string, path: string) => Source | undefined;
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Source[];
}

/** Everything there is to say about some sources; examples run only where nothing is wrong with the text. */
export function check(sources: readonly Source[], _load?: Load): Checked {
  return { diagnostics: eachAlone(sources).flatMap(findings), sources };
}

/** Every file is a ruleset of its own: what two files both call "Probe" are two things. */
function eachAlone(sources: readonly Source[]): readonly Compiled[] {
  const read = createReader();
  return sources.map((source) => compile([source], read));
}

function findings(compiled: Compiled): readonly Diagnostic[] {
  const more = hasErrors(compiled.diagnostics) ? [] : [...notYet(compiled), ...differing(compiled)];
  return inReadingOrder([...compiled.diagnostics, ...more]);
}

/** What the text says and this version cannot play. */
function notYet({ built, origins, sources }: Compiled): readonly Diagnostic[] {
  return built.unsupported.map(({ id, why }) => diagnostic("unsupported-rule", spanOf(origins, id, sources), { why }));
}

function differing({ examples, origins, sources }: Compiled): readonly Diagnostic[] {
  return examples().flatMap((example) =>
    example.checks
      .filter((one) => !one.passed)
      .map((one) => diagnostic("differing-example", spanOf(origins, one.id, sources), { claim: one.text, actual: one.actual, ...(one.expected === "" ? {} : { expected: one.expected }) })),
  );
}

function spanOf(origins: Origins, id: Id, sources: readonly Source[]): Span {
  for (let here = id; here !== ""; here = here.slice(0, Math.max(0, here.lastIndexOf("/")))) {
    const span = origins.ids.get(here);
    if (span !== undefined) return span;
  }
  return { file: sources[0]?.path ?? "", start: 0, end: 0 };
}

// ── as the verbs see it ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface ExampleReport extends ExampleOutcome {
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
}

export function test(sources: readonly Source[], _load?: Load): Checked & { readonly examples: readonly ExampleReport[] } {
  const each = eachAlone(sources);
  const isBroken = each.some((compiled) => hasErrors(compiled.diagnostics));
  const diagnostics = each.flatMap((compiled) => (isBroken ? compiled.diagnostics : [...compiled.diagnostics, ...notYet(compiled)]));
  return { diagnostics, sources, examples: isBroken ? [] : each.flatMap(reports) };
}

function reports(compiled: Compiled): readonly ExampleReport[] {
  const { sources } = compiled;
  return compiled.examples().map((one): ExampleReport => {
    const span = spanOf(compiled.origins, one.id, sources);
    const source = sources.find((s) => s.path === span.file);
    return { ...one, file: span.file, line: source === undefined ? 1 : position(source, span.start).line + 1 };
  });
}

const asked = "\u2060";

/** A call in the words of an example is read as one more example of the file. */
function withCall(sources: readonly Source[], call: string, by: readonly { readonly name: string; readonly values: string }[]): Checked & { readonly model: Model; readonly example: Example | null } {
  const [first, ...rest] = sources;
  const varied = by.map(({ name, values }) => `for every ${name} in ${values}\n`).join("");
  const text = `${first?.text ?? ""}\nexample "${asked}" {\n${varied}${call.replaceAll(";", "\n")}\n}\n`;
  const made = createSource(first?.path ?? "", text);
  const compiled = compile([made, ...rest]);
  return { diagnostics: compiled.diagnostics, sources: [made, ...rest], model: compiled.model, example: compiled.model.examples.find((e) => e.title === asked) ?? null };
}

export interface OddsQuestion {
  readonly call: string;
  readonly by: readonly { readonly name: string; readonly values: string }[];
}
export function odds(sources: readonly Source[], _load: Load | undefined, question: OddsQuestion): Checked & { readonly odds: readonly CallOdds[] } {
  const { model, example, diagnostics, sources: read } = withCall(sources, question.call, question.by);
  return { diagnostics, sources: read, odds: example === null ? [] : oddsOfCall(rulesOf(model), example) };
}

export interface RollQuestion {
  readonly call: string;
  readonly seed: number | null;
  readonly faces: readonly number[] | null;
}
/** How it was played, also as lines for people. */
export interface RollReport extends PlayedCall {
  readonly lines: readonly string[];
}
export function roll(sources: readonly Source[], _load: Load | undefined, question: RollQuestion): Checked & { readonly roll: RollReport | null } {
  const { model, example, diagnostics, sources: read } = withCall(sources, question.call, []);
  const dice = (answers: Parameters<Parameters<typeof rollOfCall>[2]>[0]): RecordingIo =>
    question.faces === null ? seededIo(question.seed ?? Math.floor(Math.random() * 2 ** 32), answers) : scriptedIo(question.faces, answers);
  if (example === null) return { diagnostics, sources: read, roll: null };
  const played = rollOfCall(rulesOf(model), example, dice);
  return { diagnostics, sources: read, roll: { ...played, lines: printed(played.trace) } };
}

/** `more`: whether there is time to leave out one more cited part; null: nothing is to be proved. */
export interface CoverageQuestion {
  readonly more: ((done: number, of: number) => boolean) | null;
}
/** One source of a ruleset laid beside it. `list`: the file with its clauses; null where there is none or it cannot be found. */
export interface CoverageReport {
  readonly source: string;
  readonly list: string | null;
  readonly coverage: Coverage;
  readonly proof: Proof | null;
  readonly place: (pointer: string) => Span;
}
export function coverage(sources: readonly Source[], load: Load | undefined, question: CoverageQuestion): Checked & { readonly reports: readonly CoverageReport[] } {
  const each = eachAlone(sources);
  const diagnostics = each.flatMap((compiled) => compiled.diagnostics);
  if (hasErrors(diagnostics)) return { diagnostics, sources, reports: [] };
  const reports = each.flatMap((compiled) => coverageReports(compiled, load, question));
  const unknown = reports.filter((one) => one.list !== null).flatMap(({ coverage: found, place }) =>
    found.unknown.map(({ clause, pointer }) => {
      const suggestion = suggestOne(clause, found.clauses.map((one) => one.id));
      return diagnostic("unknown-clause", place(pointer), { clause, ...(suggestion === undefined ? {} : { suggestion }) });
    }),
  );
  return { diagnostics: inReadingOrder([...diagnostics, ...unknown]), sources, reports };
}

function coverageReports(compiled: Compiled, load: Load | undefined, { more }: CoverageQuestion): readonly CoverageReport[] {
  const { model, built, origins, sources } = compiled;
  return model.sources.map((from): CoverageReport => {
    const list = from.list === null ? undefined : load?.(sources[0]?.path ?? "", from.list);
    const found = coverageOf(model, built, readClauses(list?.text ?? "", from.prefix), from.prefix, compiled.examples());
    const proof = more === null ? null : prove(sources, cutsOf(model, built, origins), noticing(sources), more);
    return { source: from.name, list: list?.path ?? null, coverage: found, proof, place: (pointer) => origins.at(pointer) ?? spanOf(origins, "", sources) };
  });
}

/** Whether a text that takes the place of one of these is wrong, or one of its examples fails. */
function noticing(sources: readonly Source[]): (file: string, text: string) => boolean {
  const read = createReader();
  return (file, text) => {
    const changed = compile(sources.map((one) => (one.path === file ? createSource(file, text) : one)), read);
    return hasErrors(changed.diagnostics) || changed.examples().some((one) => !one.passed);
  };
}

/** The files of each ruleset, in a folder called like the one its text lies in. None where anything is wrong with any text. */
export async function build(sources: readonly Source[], _load: Load | undefined, targets: readonly string[]): Promise<Checked & { readonly files: readonly TargetFile[] }> {
  const each = eachAlone(sources);
  const diagnostics = each.flatMap(findings);
  if (hasErrors(diagnostics)) return { diagnostics, sources, files: [] };
  const files: TargetFile[] = [];
  for (const compiled of each) {
    const folder = folderOf(compiled.sources[0]?.path ?? "", sources);
    const made = await emitTargets(compiled.model, compiled.built, compiled.lowered, targets);
    files.push(...made.map((file) => ({ ...file, path: `${folder}/${file.path}` })));
  }
  return { diagnostics, sources, files };
}

/** The folder's own name; the file's where the folder has none or holds several rulesets. */
function folderOf(path: string, sources: readonly Source[]): string {
  const parts = path.split(/[\\/]/u).filter((part) => part !== "" && part !== ".");
  const [folder, file] = [parts.at(-2), (parts.at(-1) ?? "rules").replace(/\.rules$/u, "")];
  const isAlone = sources.every((other) => other.path === path || other.path.split(/[\\/]/u).slice(0, -1).join("/") !== path.split(/[\\/]/u).slice(0, -1).join("/"));
  return folder === undefined || folder === ".." || !isAlone ? file : folder;
}
