/** `regelwerk test`: runs the examples and laws that stand in the text. */
import type { ExampleResult } from "../compiler.ts";
import { diagnosticsJson, exitCodes, printDiagnostics, printJson, type Context, type Verb } from "../context.ts";
import { ask, partOf } from "../project.ts";

export const test: Verb = {
  usage: "test [...files]",
  summary: { en: "Run the examples and laws of a ruleset", de: "Die Beispiele und Gesetze eines Regelwerks prüfen" },
  run: async (context, args) => {
    const { checked, answer } = await ask(context, args, partOf(context, "test"));
    const examples = answer?.examples ?? [];
    const failed = examples.filter((example) => !example.passed);
    if (context.json) {
      printJson(context, answer ? { examples } : { examples, diagnostics: diagnosticsJson(context, checked) });
    } else {
      printDiagnostics(context, checked, context.host.print);
      if (answer) printExamples(context, examples, failed.length);
    }
    return answer && failed.length === 0 ? exitCodes.fine : exitCodes.textErrors;
  },
};

function printExamples(context: Context, examples: readonly ExampleResult[], failed: number): void {
  const { host, language, palette, quiet } = context;
  const words = language === "de" ? { expected: "erwartet", actual: "ist" } : { expected: "expected", actual: "is" };
  for (const example of examples) {
    if (example.passed && quiet) continue;
    const waits = example.waitsFor;
    const sign = waits !== undefined ? palette.frame("–") : example.passed ? palette.hint("✓") : palette.error("✗");
    if (waits !== undefined) {
      const why = language === "de" ? `wartet auf „${waits}“, das offen ist` : `waits for "${waits}", which is left open`;
      host.print(`${sign} ${example.name}  ${palette.frame(why)}`);
      continue;
    }
    host.print(`${sign} ${example.name}  ${palette.frame(`${example.file}:${example.line}`)}`);
    for (const one of example.checks.filter((each) => !each.passed)) {
      host.print(`    ${one.text}`);
      host.print(`    ${words.expected}: ${one.expected}   ${words.actual}: ${one.actual}`);
    }
  }
  const waiting = examples.filter((example) => example.waitsFor !== undefined).length;
  const passed = examples.length - failed - waiting;
  const open = waiting === 0 ? "" : language === "de" ? `, ${waiting} warten` : `, ${waiting} waiting`;
  if (!quiet)
    host.print(language === "de" ? `${passed} bestanden, ${failed} nicht${open}` : `${passed} passed, ${failed} failed${open}`);
}
