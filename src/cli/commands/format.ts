/**
 * `regelwerk format`: every text in the layout of the language, or with `--check` which are not.
 *
 * Invariant: a text with a mistake in it stays as it is and is reported; the others are written in one go.
 */
import type { Source } from "../../base/source.ts";
import { counted } from "../../base/text.ts";
import type { Diagnostic } from "../../diagnostics/report.ts";
import { diagnosticsJson, exitCodes, printDiagnostics, printJson, type Context, type Verb } from "../context.ts";
import { gather, inputName } from "../sources.ts";

interface Seen {
  readonly path: string;
  readonly changed: boolean;
  readonly text: string;
}

export const format: Verb = {
  usage: "format [...files]",
  summary: { en: "Lay out rule files: one sentence a line, aligned tables", de: "Regeldateien setzen: ein Satz je Zeile, Tabellen ausgerichtet" },
  options: [["--check", { en: "Change nothing; exit code 1 if a file would change", de: "Nichts ändern; Ende mit 1, wenn sich eine Datei ändern würde" }]],
  run: async (context, args, options) => {
    const { sources, shown, problems } = await gather(context.host, args);
    const { seen, diagnostics } = await formatted(sources);
    const isCheck = options["check"] === true;
    const typed = seen.filter((one) => one.path === inputName);
    const changed = seen.filter((one) => one.changed && one.path !== inputName);
    if (!isCheck) context.host.replaceFiles(changed);
    const checked = { diagnostics: [...problems, ...diagnostics], sources: shown };
    if (context.json) {
      const files = seen.map((one) => ({ path: one.path, changed: one.changed }));
      printJson(context, checked.diagnostics.length === 0 ? { files } : { files, diagnostics: diagnosticsJson(context, checked) });
    } else {
      printDiagnostics(context, checked, context.host.complain);
      for (const one of typed) if (!isCheck) context.host.print(one.text.replace(/\r?\n$/u, ""));
      if (isCheck || typed.length === 0) tell(context, changed, seen.length, isCheck);
    }
    return diagnostics.length > 0 || problems.some((one) => one.severity === "error") || (isCheck && seen.some((one) => one.changed)) ? exitCodes.textErrors : exitCodes.fine;
  },
};

/** Loaded only when it is asked for: a check needs no formatter. */
async function formatted(sources: readonly Source[]): Promise<{ readonly seen: readonly Seen[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { format: lay } = await import("../../format/format.ts");
  const seen: Seen[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const made = await lay(source);
    if (made.kind === "refused") diagnostics.push(...made.diagnostics);
    else seen.push({ path: source.path, changed: made.text !== source.text, text: made.text });
  }
  return { seen, diagnostics };
}

function tell({ host, language, quiet }: Context, changed: readonly Seen[], all: number, isCheck: boolean): void {
  if (quiet && !isCheck) return;
  for (const one of changed) host.print(one.path);
  const same = all - changed.length;
  const said =
    language === "de"
      ? `${counted(changed.length, "Datei", "Dateien")} ${isCheck ? "nicht gesetzt" : "gesetzt"}, ${same} unverändert.`
      : `${counted(changed.length, "file", "files")} ${isCheck ? "to lay out" : "laid out"}, ${same} unchanged.`;
  if (!quiet) host.print(said);
}
