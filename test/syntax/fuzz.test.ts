import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSource, position } from "../../src/base/source.ts";
import { read } from "./reading.ts";

const folder = "test/syntax/examples";
const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
const settings = { seed: 20240601, numRuns: 100 };

/** Every span lies in the text, and the diagnostics come in reading order. */
function soundly(text: string): void {
  const { diagnostics, tokens, ast } = read(text);
  expect(ast.span).toMatchObject({ start: 0, end: text.length });
  for (const { span } of [...diagnostics, ...tokens.map(({ start, end }) => ({ span: { start, end } }))]) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(text.length);
  }
  expect(diagnostics.map(({ span }) => span.start)).toEqual(diagnostics.map(({ span }) => span.start).toSorted((a, b) => a - b));
}

describe("no text makes parsing throw", () => {
  test("random signs", () => {
    expect(() => fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), soundly), settings)).not.toThrow();
  });

  test("random pieces of the language", () => {
    const pieces = ["check", "sheet", "{", "}", "(", ")", "|", "\n", " ", '"', "§1", "3w6", "0,5", "'s", "when", "result", "of", "Kraft", "ä", "//", "/*", "*/", ";", ",", ":", "=", "[", "]", "..", "#", ">", "given", "if", "module", "\r"];
    const property = fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 120 }), (parts) => soundly(parts.join(" ")));
    expect(() => fc.assert(property, settings)).not.toThrow();
  });

  test("texts that are cut off", () => {
    const property = fc.property(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), (text, part) =>
      soundly(text.slice(0, Math.floor(text.length * part))),
    );
    expect(() => fc.assert(property, { ...settings, numRuns: 20 })).not.toThrow();
  }, 60_000);
});

test("one token deleted, doubled or swapped: the first error stands on the damaged line or the next", () => {
  let damaged = 0;
  const far: string[] = [];
  const several: number[] = [];
  const change = fc.record({ text: fc.constantFrom(...texts), part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), how: fc.constantFrom("delete", "double", "swap") });
  for (const { text, part, how } of fc.sample(change, { seed: 7, numRuns: 90 })) {
    const { tokens } = read(text);
    const place = Math.floor(part * (tokens.length - 1));
    const [one, next] = [tokens[place], tokens[place + 1]];
    if (one === undefined || next === undefined) continue;
    const [word, gap, other] = [text.slice(one.start, one.end), text.slice(one.end, next.start), text.slice(next.start, next.end)];
    const middle = how === "delete" ? gap + other : how === "double" ? `${word} ${word}${gap}${other}` : other + gap + word;
    const changed = text.slice(0, one.start) + middle + text.slice(next.end);
    const { diagnostics } = read(changed);
    const [first] = diagnostics;
    if (first === undefined) continue;
    damaged++;
    if (diagnostics.length > 2) several.push(diagnostics.length);
    const source = createSource("test.rules", changed);
    const from = position(source, one.start).line;
    const to = position(source, one.start + middle.length).line;
    const line = position(source, first.span.start).line;
    // A brace that is missing is reported where its block begins.
    if (first.code !== "unclosed-block" && (line < from - 1 || line > to + 1)) far.push(`${how} ${JSON.stringify(word)} in line ${from + 1}: ${first.code} in line ${line + 1}`);
  }
  expect(damaged).toBeGreaterThan(50);
  expect(far).toEqual([]);
  expect(several.length / damaged).toBeLessThan(0.05);
}, 120_000);
