/** Three rulesets written fast from a blank file, with every mistake that was made: each is told at its place, and nothing else. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkText } from "../support/check.ts";
import { readMarked } from "../support/marked.ts";

const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.startsWith("honest-"));
const drawn = files.map((name) => [name, readMarked(readFileSync(new URL(name, import.meta.url), "utf8"))] as const);

it.each(drawn)("%s", (_, { text, marks }) => {
  expect(checkText?.(text)).toEqual(marks);
});

it("are at least twenty mistakes", () => {
  expect(drawn.flatMap(([, { marks }]) => marks).length).toBeGreaterThanOrEqual(20);
});
