/** `regelwerk check`: every diagnostic, for people with code frames, for programs in their forms. Writes nothing. */
import { github } from "../../diagnostics/github.ts";
import { sarif } from "../../diagnostics/sarif.ts";
import { inReadingOrder } from "../../diagnostics/report.ts";
import { BadCall } from "../bad-call.ts";
import type { Checked } from "../compiler.ts";
import { diagnosticsJson, exitCodeFor, exitCodes, printDiagnostics, printJson, sourceFinder, type Context, type Options, type Verb } from "../context.ts";
import { textOption } from "../options.ts";
import { ask, partOf } from "../project.ts";
import { version } from "../version.ts";

export const check: Verb = {
  usage: "check [...files]",
  summary: { en: "Say what is wrong with a ruleset", de: "Sagen, was an einem Regelwerk nicht stimmt" },
  options: [
    ["--format <form>", { en: "text, json, sarif or github", de: "text, json, sarif oder github" }],
    ["--max-warnings <n>", { en: "Exit code 1 with more warnings than this", de: "Ende mit 1 bei mehr Warnungen als so vielen" }],
  ],
  run: async (context, args, options) => {
    const form = formOf(context, options);
    const most = mostOf(options);
    const { checked, maxWarnings } = await ask(context, args, partOf(context, "check"));
    print(context, checked, form);
    const warnings = checked.diagnostics.filter((one) => one.severity === "warning").length;
    const allowed = most ?? maxWarnings;
    if (allowed === null || warnings <= allowed || exitCodeFor(checked.diagnostics) !== exitCodes.fine) return exitCodeFor(checked.diagnostics);
    context.host.complain(context.language === "de" ? `Mehr Warnungen als erlaubt: ${warnings} statt ${allowed}.` : `More warnings than allowed: ${warnings} instead of ${allowed}.`);
    return exitCodes.textErrors;
  },
};

function print(context: Context, checked: Checked, form: string): void {
  const { host, language } = context;
  if (form === "json") printJson(context, { diagnostics: diagnosticsJson(context, checked) });
  else if (form === "sarif") printJson(context, sarif(inReadingOrder(checked.diagnostics), sourceFinder(checked.sources), language, version));
  else if (form === "github") for (const one of inReadingOrder(checked.diagnostics)) host.print(github(one, sourceFinder(checked.sources), language));
  else {
    printDiagnostics(context, checked, host.print);
    if (!context.quiet && checked.diagnostics.length === 0) host.print(language === "de" ? "Alles in Ordnung." : "Everything is fine.");
  }
}

function formOf(context: Context, options: Options): string {
  const form = textOption(options, "format") ?? (context.json ? "json" : "text");
  if (["text", "json", "sarif", "github"].includes(form)) return form;
  throw new BadCall({ en: "The format is text, json, sarif or github.", de: "Das Format ist text, json, sarif oder github." });
}

function mostOf(options: Options): number | null {
  const text = textOption(options, "maxWarnings");
  if (text === undefined) return null;
  if (/^\d+$/u.test(text)) return Number(text);
  throw new BadCall({ en: "--max-warnings takes a whole number.", de: "--max-warnings braucht eine ganze Zahl." });
}
