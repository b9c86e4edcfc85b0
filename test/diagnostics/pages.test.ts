/** Every page of grammar/diagnostics has its shape, and its examples behave as it says once there is a compiler. */
import { describe, expect, it } from "vitest";
import { problemWords, readPages } from "../../scripts/diagnostic-pages.ts";
import { placeholders } from "../../src/diagnostics/template.ts";
import { checkText } from "../support/check.ts";
import { readMarked } from "../support/marked.ts";

const pages = readPages();
const problems = problemWords();
const withExamples = pages.filter((page) => page.fires.length > 0);
const sorted = (text: string): readonly unknown[] =>
  placeholders(text).toSorted((a, b) => a.name.localeCompare(b.name));

describe("the list of problem words", () => {
  it("is in alphabetical order", () => {
    expect(problems).toEqual(problems.toSorted());
    expect(problems.length).toBeGreaterThan(10);
  });
});

describe.each(pages)("page $code", (page) => {
  it("begins with a problem word", () => {
    expect(problems.some((problem) => page.code.startsWith(`${problem}-`))).toBe(true);
  });

  it("uses the same arguments in both languages", () => {
    expect(sorted(page.de)).toEqual(sorted(page.en));
  });

  it("says why and how to mend it in both languages", () => {
    for (const part of [page.why, page.mend]) {
      expect(part.en).toMatch(/^\S[\s\S]*[.!:?)]$|^\S[\s\S]*…$/u);
      expect(part.de).toMatch(/^\S/u);
      expect(part.de).not.toBe(part.en);
      expect(part.de).not.toMatch(/\b(?:the|with|and|write|du|dein|dir)\b(?![^`„]*[`“])/u);
    }
  });

  it("marks its own code in every example that fires it", () => {
    for (const example of page.fires) expect(readMarked(example).marks.map((mark) => mark.code)).toContain(page.code);
  });

  it("marks nothing in the examples that do not fire it", () => {
    for (const example of page.staysSilent) expect(readMarked(example).marks).toEqual([]);
  });
});

describe.skipIf(checkText === undefined)("compiled examples", () => {
  it.each(withExamples)("$code fires where it is marked", (page) => {
    for (const example of page.fires) {
      const { text, marks } = readMarked(example);
      expect(checkText?.(text)).toEqual(marks);
    }
  });

  it.each(withExamples)("$code does not fire without its cause", (page) => {
    for (const example of page.staysSilent) {
      expect(checkText?.(example)?.map((mark) => mark.code)).not.toContain(page.code);
    }
  });
});
