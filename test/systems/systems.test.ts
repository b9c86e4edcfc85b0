// Rules by other people, and single cases of dice and modifiers, said in this language: each text is clean, and every example in it holds.
// What each of them is, and what cannot be said, stands in README.md beside this file.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { createReader } from "../../src/syntax/parse.ts";

const read = createReader();
const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".rules"));

describe("systems and cases", () => {
  test.each(files)("%s", (name) => {
    const compiled = compile([createSource(name, readFileSync(new URL(name, import.meta.url), "utf8"))], read);
    expect(compiled.diagnostics.map((d) => [d.code, d.args])).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    const wrong = compiled.examples().flatMap((e) => e.checks.filter((c) => !c.passed || c.expected === "?").map((c) => [e.name, c.text, c.expected, c.actual]));
    expect(wrong).toEqual([]);
    expect(compiled.examples().flatMap((e) => e.checks).length).toBeGreaterThan(0);
  });
});
