/** `regelwerk check`: every diagnostic, with code frames. Writes nothing. */
import { diagnosticsJson, exitCodeFor, printDiagnostics, printJson, type Verb } from "../context.ts";
import { ask, partOf } from "../project.ts";

export const check: Verb = {
  usage: "check [...files]",
  summary: { en: "Say what is wrong with a ruleset", de: "Sagen, was an einem Regelwerk nicht stimmt" },
  run: async (context, args) => {
    const { checked } = await ask(context, args, partOf(context, "check"));
    if (context.json) printJson(context, { diagnostics: diagnosticsJson(context, checked) });
    else printDiagnostics(context, checked, context.host.print);
    if (!context.json && !context.quiet && checked.diagnostics.length === 0) {
      context.host.print(context.language === "de" ? "Alles in Ordnung." : "Everything is fine.");
    }
    return exitCodeFor(checked.diagnostics);
  },
};
