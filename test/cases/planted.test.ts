import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkText } from "../support/check.ts";
import { readMarked } from "../support/marked.ts";

it("twelve planted mistakes: each at its place, and nothing else", () => {
  const { text, marks } = readMarked(readFileSync(new URL("planted.rules", import.meta.url), "utf8"));
  expect(marks.length).toBe(12);
  expect(checkText?.(text)).toEqual(marks);
});
