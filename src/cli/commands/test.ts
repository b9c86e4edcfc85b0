/**
 * `regelwerk test`: runs the examples and laws that stand in the text; with `--fill` it writes the numbers where `?` stands.
 *
 * Invariant: filling changes nothing but the signs that ask.
 */
import { position } from "../../base/source.ts";
import { counted } from "../../base/text.ts";
import type { ExampleResult } from "../compiler.ts";
import { diagnosticsJson, exitCodes, printDiagnostics, printJson, type Context, type Verb } from "../context.ts";
import { ask, partOf } from "../project.ts";
import { inputName } from "../sources.ts";

export const test: Verb = {
  usage: "test [...files]",
  summary: { en: "Run the examples and laws of a ruleset", de: "Die Beispiele und Gesetze eines Regelwerks prüfen" },
  options: [["--fill", { en: "Write the number where ? stands", de: "Die Zahl schreiben, wo ? steht" }]],
  run: async (context, args, options) => {
    if (options["fill"] === true) return await fillIn(context, args);
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

async function fillIn(context: Context, args: readonly string[]): Promise<number> {
  const { host, language, quiet } = context;
  const { checked, answer } = await ask(context, args, partOf(context, "fill"));
  if (answer === null) {
    if (context.json) printJson(context, { files: [], diagnostics: diagnosticsJson(context, checked) });
    else printDiagnostics(context, checked, host.print);
    return exitCodes.textErrors;
  }
  const ofInput = answer.files.find(({ path }) => path === inputName);
  const files = answer.files.filter(({ path }) => path !== inputName);
  host.replaceFiles(files.map(({ path, text }) => ({ path, text: markOf(host.read(path)) + text })));
  if (context.json) {
    printJson(context, { files: answer.files.map(({ path, count }) => ({ path, count })) });
    return exitCodes.fine;
  }
  if (ofInput !== undefined) host.print(ofInput.text);
  const say = ofInput === undefined ? host.print : host.complain;
  for (const { file, start } of answer.unclear) {
    const source = checked.sources.find((one) => one.path === file);
    const line = source === undefined ? 1 : position(source, start).line + 1;
    say(language === "de" ? `${file}:${line}: Hier kommen verschiedene Zahlen heraus; das ? bleibt stehen.` : `${file}:${line}: Different numbers come out here; the ? stays.`);
  }
  const sum = answer.files.reduce((n, { count }) => n + count, 0);
  if (!quiet) say(language === "de" ? `${counted(sum, "Zahl", "Zahlen")} eingesetzt` : `${counted(sum, "number", "numbers")} filled in`);
  return exitCodes.fine;
}
/** A byte order mark is no part of a text, and stays where it is. */
const markOf = (bytes: Uint8Array): string => (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? "\uFEFF" : "");

function printExamples(context: Context, examples: readonly ExampleResult[], failed: number): void {
  const { host, language, palette, quiet } = context;
  const words = language === "de" ? { expected: "erwartet", actual: "ist" } : { expected: "expected", actual: "is" };
  for (const example of examples) {
    const asked = example.checks.filter((each) => each.asked === true);
    if (example.passed && quiet && asked.length === 0) continue;
    const waits = example.waitsFor;
    const sign = waits !== undefined ? palette.frame("–") : example.passed ? palette.hint("✓") : palette.error("✗");
    if (waits !== undefined) {
      const why = language === "de" ? `wartet auf „${waits}“, das offen ist` : `waits for "${waits}", which is left open`;
      host.print(`${sign} ${example.name}  ${palette.frame(why)}`);
      continue;
    }
    const under = example.edition === undefined || example.edition === null ? "" : ` (${example.edition})`;
    host.print(`${sign} ${example.name}${under}  ${palette.frame(`${example.file}:${example.line}`)}`);
    for (const one of asked) host.print(`    ${one.text}   ? ${language === "de" ? "ist" : "is"} ${one.actual}`);
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
