/** `regelwerk build`: check, then write what the targets make. Nothing is written unless everything succeeded. */
import { targets as targetList } from "../../emit/targets.ts";
import { BadCall } from "../bad-call.ts";
import { diagnosticsJson, exitCodeFor, exitCodes, printDiagnostics, printJson, type Verb } from "../context.ts";
import { textOption, textOptions } from "../options.ts";
import { ask, partOf } from "../project.ts";

const known: readonly string[] = targetList.map(({ name }) => name);

export const build: Verb = {
  usage: "build [...files]",
  summary: {
    en: "Make the engine, its types and the schemas of a ruleset",
    de: "Aus einem Regelwerk die Engine, ihre Typen und die Schemata machen",
  },
  options: [
    ["--out <folder>", { en: "Where to write (must be given)", de: "Wohin geschrieben wird (muss dabeistehen)" }],
    ["--target <name>", { en: "Only this target; may be repeated", de: "Nur dieses Ziel; mehrfach möglich" }],
  ],
  run: async (context, args, options) => {
    const out = textOption(options, "out");
    if (out === undefined) {
      throw new BadCall({
        en: "Say where to write: --out <folder>.",
        de: "Sag, wohin geschrieben wird: --out <Ordner>.",
      });
    }
    const part = partOf(context, "build");
    const targets = textOptions(options, "target");
    const unknown = targets.find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new BadCall({
        en: `There is no target "${unknown}". There are: ${known.join(", ")}.`,
        de: `Ein Ziel „${unknown}“ gibt es nicht. Es gibt: ${known.join(", ")}.`,
      });
    }
    const { checked, answer } = await ask(context, args, (sources, load) => part(sources, load, targets));
    if (answer === null) {
      if (context.json) printJson(context, { files: [], diagnostics: diagnosticsJson(context, checked) });
      else printDiagnostics(context, checked, context.host.print);
      return exitCodes.textErrors;
    }
    const files = answer.files.map((file) => ({ ...file, path: `${out.replace(/\/+$/, "")}/${file.path}` }));
    const written = context.host.replaceFiles(files);
    if (context.json) {
      const bytes = (text: string): number => new TextEncoder().encode(text).length;
      printJson(context, { files: files.map(({ path, text, target }) => ({ path, bytes: bytes(text), target })) });
      return exitCodes.fine;
    }
    printDiagnostics(context, checked, context.host.print);
    if (!context.quiet) {
      for (const path of written) context.host.print(path);
      const same = files.length - written.length;
      context.host.print(
        context.language === "de"
          ? `${written.length} geschrieben, ${same} unverändert.`
          : `${written.length} written, ${same} unchanged.`,
      );
    }
    return exitCodeFor(checked.diagnostics);
  },
};
