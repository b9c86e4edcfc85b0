/** The reference book: complete, in one language, the same every time, and safe to open. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import keywords from "../../grammar/keywords.json" with { type: "json" };
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { referenceFiles } from "../../src/emit/reference-target.ts";
import type { Model } from "../../src/model/types.ts";

interface Made {
  readonly model: Model;
  readonly md: string;
  readonly html: string;
}
const made = new Map<string, Made>();
function bookOf(text: string): Made {
  const known = made.get(text) ?? newBook(text);
  made.set(text, known);
  return known;
}
function newBook(text: string): Made {
  const { model, diagnostics } = compile([createSource("test.rules", text)]);
  expect(diagnostics.filter(({ severity }) => severity !== "hint").map(({ code }) => code)).toEqual([]);
  const [md, html] = referenceFiles(model);
  return { model, md: md?.text ?? "", html: html?.text ?? "" };
}
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Every text in the Model is the designer's own; its kinds and ids are not. */
function designersWords(model: Model): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      if (!["kind", "word", "op", "verb", "mode", "look", "storage", "on"].includes(key))
        found.add(key === "id" ? (value.split("/").at(-1) ?? "") : value);
    } else if (Array.isArray(value)) for (const one of value) visit(one, key);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value)) {
        if (key === "values" || key === "fields") found.add(name);
        visit(one, name);
      }
  };
  visit(model, "");
  return [...found].filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);
}

function keywordsIn(md: string, model: Model): readonly string[] {
  let rest = md
    .replace(/\]\(#[^)]*\)/gu, "]")
    .replace(/\\/gu, "")
    .replaceAll("&lt;", "<")
    .replace(/[*]/gu, "");
  for (const word of designersWords(model)) rest = rest.replaceAll(word, "·");
  const all = [...Object.keys(keywords.words), ...Object.keys(keywords.groups)];
  return all.filter((word) => new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, "u").test(rest));
}

const german = [
  "rulesets/eps/eps.rules",
  "rulesets/grundlagen/grundlagen.rules",
  "rulesets/xdr/xdr.rules",
  "test/slices/cascade.rules",
  "test/slices/meta-talent.rules",
  "test/slices/talent.rules",
  "test/study/xdr.rules",
];

describe("a German book", () => {
  it.each(german)(
    "%s has no English keyword",
    (path) => {
      const { model, md } = bookOf(read(path));
      expect(keywordsIn(md, model)).toEqual([]);
    },
    120_000,
  );

  it("has every clause in its index, and every declaration", () => {
    const { model, md } = bookOf(read("rulesets/eps/eps.rules"));
    const clauses = new Set(
      [...JSON.stringify(model).matchAll(/"clauses":\[([^\]]*)\]/gu)].flatMap((found) =>
        [...(found[1] ?? "").matchAll(/"([^"]+)"/gu)].map((one) => one[1] ?? ""),
      ),
    );
    const index = md.slice(md.indexOf("## Verzeichnis der Stellen"));
    expect(clauses.size).toBeGreaterThan(80);
    expect([...clauses].filter((clause) => !index.includes(`| ${clause.replace("..", "–")} `))).toEqual([]);
    for (const one of [...model.sheets, ...model.checks, ...model.tables, ...model.collections].filter(
      ({ helper }) => !helper,
    ))
      expect(md.includes(`# ${one.name}`), one.name).toBe(true);
  });

  it.each(["rulesets/eps/eps.rules", "rulesets/grundlagen/grundlagen.rules", "rulesets/xdr/xdr.rules"])("%s has nothing in it that is no word", (path) => {
    const { model, md } = bookOf(read(path));
    expect(md).not.toMatch(/undefined|\[object|NaN|\$\{/u);
    // Every clause of the index is found somewhere.
    expect(md.slice(md.indexOf("## Verzeichnis der Stellen")).split("\n").filter((line) => /^\| [^|]+\| *\|$/u.test(line))).toEqual([]);
    const untold = model.formulas.filter(({ helper, name }) => helper && md.includes(`${name}(`));
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it("tells examples as people write them", () => {
    const { md } = bookOf(read("rulesets/grundlagen/grundlagen.rules"));
    // A table with two keys is a grid, a printed number stands as it is printed.
    expect(md).toMatch(/\| Zahl \\\\ Schwierigkeit \| 0 +\| 1 /u);
    expect(md).toMatch(/\| \*\*3\*\* +\| 100 % \| 96 % +\| 85 % /u);
    expect(md).toMatch(/\| 2 +\| 85,429 % +\| 23\/27 ≈ 85,19 % \|/u);
    expect(md).toContain("17/27 ≈ 62,96 %. In der Quelle steht: 50 %. Das gilt für vergleichende Proben");
    expect(md).toContain("Chance auf **Erfolg**: mehr als 85 % (23/27 ≈ 85,19 %).");
    expect(md).toContain("mit −1 auf Annas Stärke und −3 auf Annas Klettern.");
    expect(md).toContain("Charakter mit Stärke 4, Mut 4, Verletzungen(körperlich, schwer) 1.");
    expect(md).toContain("aus Annas Attribute gilt: Attribut = 1.");
    expect(md).toContain("Anna hat medizinischer Schock.");
    expect(md).toContain("Anna ist nicht handlungsunfähig.");
    const xdr = bookOf(read("rulesets/xdr/xdr.rules")).md;
    expect(xdr).toMatch(/\| \*\*2 bis 5\*\* +\| schlecht +\| gut +\| sehr gut +\|/u);
    expect(xdr).toContain("Chance auf Gelingen: 5/12 ≈ 41,67 %.");
  });

  it("knows exact numbers", () => {
    const { md } = bookOf(read("rulesets/eps/eps.rules"));
    expect(md).toContain("Chance auf **Erfolg**: 37/64 ≈ 57,81 %.");
    expect(md).toMatch(/\| \*\*Treffer\*\* +\| 40,5 % +\|/u);
    expect(md).toMatch(/\| \*\*4\*\* +\| 60 % +\| 55 % /u);
  });
});

describe("an English book", () => {
  it("is English throughout", () => {
    const { md } = bookOf(read("test/slices/feat.rules"));
    expect(md).toContain('Only possible if Lesson is not among Feats. Otherwise: "This is known already."');
    expect(md).toContain("Chance of **hit**: 5/12 ≈ 41.67%.");
    expect(md).not.toMatch(/[äöüß„]|\b(?:und|oder|wenn|Ergebnis|Fassung)\b/u);
  });
});

describe("a page", () => {
  const text = `ruleset Böse "<script>alert(1)</script> & [x](y) *z*" { version: "1" language: de }
sheet Figur "<img src=x onerror=alert(2)>" {
  Kraft: 0..6 starts at 3 "a | b" §1
}
check Probe for Figur gives one of ja wohl or ach nein {
  needs Kraft > 0 "<b>Zu schwach</b>"
  roll 1d6 as Wurf §2
  result ja wohl if Wurf <= Kraft
  result ach nein
}
`;
  it("shows what a designer wrote as text", () => {
    const { html, md } = bookOf(text);
    expect(html).not.toMatch(/<(?:script|img|b)\b/u);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; [x](y) *z*");
    expect(md).not.toMatch(/<(?:script|img|b)\b/u);
    expect(md).toContain("a \\| b");
  });

  it("asks nothing of the net, and every link in it leads somewhere", () => {
    const { html } = bookOf(read("rulesets/eps/eps.rules"));
    expect(html).not.toMatch(/https?:|src=|@import|url\(/u);
    const ids = [...html.matchAll(/ id="([^"]*)"/gu)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...html.matchAll(/href="#([^"]*)"/gu)].map((found) => found[1]);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  });

  it("is the same every time", () => {
    expect(newBook(text)).toEqual(newBook(text));
  });
});
