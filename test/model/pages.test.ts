/** The examples of the diagnostics that resolving makes, through parser and resolver. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readPages } from "../../scripts/diagnostic-pages.ts";
import { marksOf, said } from "./check.ts";

const folder = fileURLToPath(new URL("../../src/model/", import.meta.url));
const code = readdirSync(folder).map((name) => readFileSync(folder + name, "utf8")).join("\n");
/** What the checks find as well needs more than the resolver. */
const checks = new Set(readdirSync(fileURLToPath(new URL("../../src/check/rules/", import.meta.url))).map((name) => name.replace(".ts", "")));
const pages = readPages().filter((page) => page.fires.length > 0 && !checks.has(page.code) && code.includes(`"${page.code}"`));

describe.each(pages)("$code", (page) => {
  it("fires where it is marked, and nothing else does", () => {
    for (const example of page.fires) {
      const { found, drawn } = said(example);
      expect(found).toEqual(drawn);
    }
  });

  it("stays silent without its cause", () => {
    for (const example of page.staysSilent) expect(marksOf(example)).toEqual([]);
  });
});
