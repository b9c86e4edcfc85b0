/**
 * `regelwerk migrate`: brings saves of older versions to this one. A save from standard input comes out on standard
 * output.
 *
 * Invariant: without `--write` no file is touched; with it all files are written or none.
 */
import { BadCall } from "../bad-call.ts";
import type { MigratedSave } from "../compiler.ts";
import { diagnosticsJson, exitCodes, printDiagnostics, printJson, type Context, type Verb } from "../context.ts";
import { editionOf, editionOption, textOptions } from "../options.ts";
import { partOf } from "../project.ts";
import { askSaves, problemLine, readSaves } from "../saves.ts";
import { inputName } from "../sources.ts";

export const migrate: Verb = {
  usage: "migrate <file> <save> [...saves]",
  summary: { en: "Bring saves to this version of the rules", de: "Spielstände auf diese Version der Regeln bringen" },
  options: [
    editionOption,
    ["--write", { en: "Replace the files; without it they stay", de: "Die Dateien ersetzen; sonst bleiben sie" }],
    [
      "--drop <path>",
      {
        en: "This value may be lost: Talente.Klettern; may be repeated",
        de: "Dieser Wert darf verloren gehen: Talente.Klettern; mehrfach möglich",
      },
    ],
  ],
  run: async (context, [file = "", ...names], options) => {
    const part = partOf(context, "migrate");
    const isWriting = options["write"] === true;
    if (isWriting && names.includes(inputName)) throw noWay;
    const read = await readSaves(context, names);
    const whole = read.filter(({ problem }) => problem === null);
    const drop = textOptions(options, "drop");
    const { checked, answer } = await askSaves(context, file, (sources, load) => part(sources, load, whole, drop, editionOf(options)));
    if (answer?.problem) throw new BadCall(answer.problem);
    const files = answer?.files ?? [];
    const problems = [...read.flatMap(({ problem }) => problem ?? []), ...files.flatMap((one) => one.problems)];
    const isFine = answer !== null && problems.length === 0;
    const changed = files.filter(({ changes }) => changes.length > 0);
    const written = isWriting && isFine ? context.host.replaceFiles(changed.map(asFile)) : [];
    if (context.json) {
      const changes = files.flatMap((one) => one.changes.map((change) => ({ file: one.file, ...change })));
      const saves = isFine ? files.map(({ file: name, value }) => ({ file: name, value })) : [];
      const broken = answer ? {} : { diagnostics: diagnosticsJson(context, checked) };
      printJson(context, { changes, problems, written, saves, ...broken });
    } else {
      // What comes out on standard output must be the save alone.
      const isPiped = names.includes(inputName);
      const print = isPiped ? context.host.complain : context.host.print;
      printDiagnostics(context, checked, print);
      for (const problem of problems) print(problemLine(context, problem));
      for (const one of isFine ? files : []) printChanges(context, one, print);
      if (isFine && isPiped) for (const one of files) context.host.print(textOf(one.value).trimEnd());
      else if (answer && !context.quiet) print(closing(context, { isFine, isWriting, changed: changed.length }));
    }
    return isFine ? exitCodes.fine : exitCodes.textErrors;
  },
};

const noWay = new BadCall({
  en: "What comes from standard input goes to standard output; --write cannot write it.",
  de: "Was von der Standardeingabe kommt, geht auf die Standardausgabe; --write kann es nicht schreiben.",
});

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
function asFile({ file, value }: MigratedSave): { readonly path: string; readonly text: string } {
  return { path: file, text: textOf(value) };
}

const why = {
  de: { version: "Version", renamed: "umbenannt", new: "neu", dropped: "aufgegeben", continued: "fortgesetzt" },
  en: { version: "version", renamed: "renamed", new: "new", dropped: "dropped", continued: "continued" },
} as const;

const continues = {
  de: "Das Protokoll geht von diesem Stand an weiter; was davor war, bleibt stehen.",
  en: "The log goes on from this state; what was before it is kept.",
} as const;

function printChanges(
  { palette, language, quiet }: Context,
  { file, changes }: MigratedSave,
  print: (text: string) => void,
): void {
  if (quiet || changes.length === 0) return;
  print(palette.note(file));
  for (const one of changes) {
    const [from, to] = [JSON.stringify(one.from), JSON.stringify(one.to)];
    const what =
      one.why === "continued"
        ? continues[language]
        : one.why === "new"
          ? `${one.path} = ${to}`
          : one.path === one.to
            ? `${String(one.from)} → ${one.path}`
            : `${one.path}: ${from} → ${to}`;
    print(`  ${why[language][one.why]}  ${what}`);
  }
}

function closing(
  { language }: Context,
  { isFine, isWriting, changed }: { readonly isFine: boolean; readonly isWriting: boolean; readonly changed: number },
): string {
  const isGerman = language === "de";
  if (!isFine) return isGerman ? "Nichts wurde geschrieben." : "Nothing was written.";
  if (changed === 0) return isGerman ? "Alles ist auf dem Stand dieser Version." : "Everything is of this version.";
  if (isWriting) return isGerman ? "Geschrieben." : "Written.";
  return isGerman ? "Nichts wurde geschrieben; --write schreibt es." : "Nothing was written; --write writes it.";
}
