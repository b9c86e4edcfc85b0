/** Every repair a diagnostic proposes, applied to the examples of the pages: the finding is gone, and nothing new is wrong. */
import { describe, expect, it } from "vitest";
import { readPages } from "../../scripts/diagnostic-pages.ts";
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import { applied, type Diagnostic } from "../../src/diagnostics/report.ts";
import { readMarked } from "../support/marked.ts";

/** Holes that always have a way out that can be written down. */
const mended = [
  "missing-result", "unguarded-call", "uncovered-rows", "overlapping-rows", "endless-repeat", "out-of-range-divisor", "out-of-range-claim", "unreachable-sentence", "unreachable-row", "unreachable-outcome",
  "certain-result", "certain-limit", "circular-reaction", "ambiguous-order", "ambiguous-reference", "ignored-modifiers", "ignored-answer", "misplaced-secret", "uncovered-rest", "differing-example",
  "misplaced-needs", "mismatched-row", "missing-cell", "mismatched-unit", "ambiguous-comma", "ambiguous-dice", "unused-ignore", "misplaced-ignore", "missing-reason", "unknown-code",
];

const found = (text: string): readonly Diagnostic[] => check([createSource("a.rules", text)]).diagnostics;
/** A hint may come to light behind a mistake; it is none. */
const codes = (all: readonly Diagnostic[]): readonly string[] => all.filter((one) => one.severity !== "hint").map((one) => one.code).toSorted();

const cases = readPages().flatMap((page) => page.fires.map((example, number) => ({ code: page.code, number, text: readMarked(example).text })));

it.each(mended)("%s has a repair", (code) => {
  const all = cases.filter((one) => one.code === code).flatMap(({ text }) => found(text).filter((one) => one.code === code));
  expect(all.some((one) => one.fix !== null)).toBe(true);
});

describe.each(cases)("example $number of $code", ({ text }) => {
  const before = found(text);

  it("is mended by its repair", () => {
    for (const one of before) {
      if (one.fix === null) continue;
      const after = found(applied(text, one.fix.edits));
      // A comment with its right code is looked at only then.
      const left = [...codes(before.filter((other) => other !== one)), ...(one.code === "unknown-code" ? ["unused-ignore"] : [])].toSorted();
      expect(codes(after), applied(text, one.fix.edits)).toEqual(left);
    }
  });
});
