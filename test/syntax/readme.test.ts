import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { keywordMeanings } from "../../src/syntax/keywords.ts";
import { read } from "./reading.ts";

const page = readFileSync("grammar/README.md", "utf8");
const blocks = [...page.matchAll(/^```rules\n([\s\S]*?)^```$/gm)].map((found) => found[1] ?? "");

describe("the language page", () => {
  test.each(blocks)("is read without a diagnostic: %s", (text) => {
    expect(read(text).diagnostics).toEqual([]);
  });

  test("has such blocks", () => {
    expect(blocks.length).toBeGreaterThan(1);
  });
});

test("every keyword has a meaning in one line, in both languages", () => {
  for (const [keyword, meaning] of Object.entries(keywordMeanings)) {
    expect(keyword).toMatch(/^[a-z]/);
    expect(meaning.en).toMatch(/^[^\n]{3,120}$/);
    expect(meaning.de).toMatch(/^[^\n]{3,120}$/);
    expect(meaning.de).not.toBe(meaning.en);
  }
});
