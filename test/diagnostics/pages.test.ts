/** Every page of grammar/diagnostics has its shape, and its examples behave as it says once there is a compiler. */
import { readdirSync, readFileSync } from "node:fs";
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

describe("the catalogue", () => {
  const textsIn = (folder: string): readonly (readonly [string, string])[] =>
    readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith("pages.ts") && !name.endsWith(".generated.ts"))
      .map((name) => [name.replaceAll("\\", "/"), readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), "utf8")] as const);
  const sources = textsIn("src");
  const tests = textsIn("test");

  it("has no page that nobody tells", () => {
    const all = sources.map(([, text]) => text).join("\n");
    expect(pages.filter(({ code }) => !all.includes(`"${code}"`)).map(({ code }) => code)).toEqual([]);
  });

  it("is where every severity comes from", () => {
    expect(sources.filter(([, text]) => /severity: "(?:error|warning|hint)"/u.test(text)).map(([name]) => name)).toEqual([]);
    expect(sources.filter(([, text]) => /severity \} = pages\[/u.test(text)).map(([name]) => name)).toEqual(["diagnostics/report.ts"]);
  });

  /** They guard what no known text reaches: a Model beyond its schema, a rule that is understood and cannot be built. */
  const unreached = ["too-large-value", "unsupported-rule"];

  it("has an example for every page, but for those that one text cannot show, which tests of their own fire", () => {
    const without = pages.filter(({ fires }) => fires.length === 0).map(({ code }) => code);
    expect(without).toEqual(["mismatched-file", "mismatched-ruleset", "too-large-file", "too-large-value", "uncovered-clause", "unknown-clause", "unknown-list", "unsupported-encoding", "unsupported-file", "unsupported-rule"]);
    // The test of reasons renders a message that no text calls for.
    const firing = tests.filter(([name]) => name !== "diagnostics/pages.test.ts" && name !== "diagnostics/reasons.test.ts");
    expect(without.filter((code) => !firing.some(([, text]) => text.includes(code)))).toEqual(unreached);
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
