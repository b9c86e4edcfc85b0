// What is wrong with a ruleset that should be without a fault: messages, what could not be built, examples that fail.

import { readFileSync } from "node:fs";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { runExamples } from "../../src/study/examples.ts";

/** `examples`: so many at least must have been there. */
export function failing(path: URL, examples = 1): readonly unknown[] {
  return failingText(readFileSync(path, "utf8"), examples);
}
export function failingText(text: string, examples = 1): readonly unknown[] {
  const { diagnostics, model, built } = compile([createSource("test.rules", text)]);
  const outcomes = runExamples(model);
  const few = outcomes.length < examples ? [`only ${outcomes.length} examples`] : [];
  return [...diagnostics, ...built.unsupported, ...few, ...outcomes.filter(({ passed }) => !passed)];
}
