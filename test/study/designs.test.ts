// A whole ruleset of another style, written before there was a compiler: pools that count, kinds of modifiers, things that act. Invariant:
// its examples hold as they were written.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";

it("Nachtschicht", { timeout: 60_000 }, () => {
  const text = readFileSync(new URL("../syntax/examples/nachtschicht.rules", import.meta.url), "utf8");
  const compiled = compile([createSource("nachtschicht.rules", text)]);
  expect(compiled.diagnostics.map((one) => [one.code, one.args])).toEqual([]);
  expect(compiled.built.unsupported).toEqual([]);
  expect(compiled.examples().flatMap(({ name, checks }) => checks.filter(({ passed }) => !passed).map((one) => [name, one.text, one.actual]))).toEqual([]);
  expect(compiled.examples().length).toBe(8);
});
