import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { format } from "../../src/format/format.ts";
import { hasErrors } from "../../src/diagnostics/report.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { chanceOf, commented, destroyed } from "./layouts.ts";

const parse = createReader();
const root = new URL("../../", import.meta.url);
const texts = ["rulesets", "test/slices", "test/study", "test/systems", "test/vectors"]
  .flatMap((folder) => rulesIn(folder))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), "utf8") }));

function rulesIn(folder: string): readonly string[] {
  try {
    return readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".rules")).map((one) => `${folder}/${one}`).toSorted();
  } catch {
    return [];
  }
}

async function laid(text: string, width?: number): Promise<string> {
  const made = await format(createSource("a.rules", text), width, parse);
  if (made.kind !== "formatted") throw new Error(`Refused: ${JSON.stringify(made.diagnostics[0])}`);
  return made.text;
}

describe("every text of the project", () => {
  it.each(texts)("$file: once is enough", async ({ text }) => {
    const once = await laid(text);
    expect(await laid(once)).toBe(once);
    expect(once).not.toMatch(/[ \t]\n/u);
  });

  it.each(texts.slice(0, 6))("$file: narrow and wide again is the same (FC-56)", async ({ text }) => {
    expect(await laid(await laid(text, 60))).toBe(await laid(text));
  });

  it.each(texts.flatMap((one) => ["\n", "\r\n"].map((lineEnd) => ({ ...one, lineEnd, name: JSON.stringify(lineEnd) }))))("$file, its layout destroyed, lines ending with $name", async ({ text, lineEnd }) => {
    const whole = await laid(text);
    const expected = whole.replaceAll("\n", lineEnd);
    for (let seed = 1; seed <= 3; seed++) expect(await laid(destroyed(whole, chanceOf(seed), lineEnd))).toBe(expected);
  });
});

describe("comments", () => {
  const pieces = texts.flatMap(({ text }) => text.split(/\n\n(?=\S)/u).filter((piece) => piece.length > 200 && piece.length < 1500 && !hasErrors(parse(createSource("a", piece)).diagnostics)));

  it("are kept wherever they stand: several thousand places (FC-54, FC-55)", async () => {
    let tried = 0;
    for (let seed = 0; tried < 3000 && seed < 2000; seed++) {
      const chance = chanceOf(seed);
      const text = commented(pieces[chance(pieces.length)] ?? "", chance, 6);
      const { diagnostics, comments } = parse(createSource("a", text));
      if (hasErrors(diagnostics)) continue;
      const once = await laid(text);
      tried += comments.length;
      expect(parse(createSource("a", once)).comments.map((one) => one.text.trim())).toEqual(comments.map((one) => one.text.trim()));
      expect(await laid(once), text).toBe(once);
    }
    expect(tried).toBeGreaterThanOrEqual(3000);
  }, 120_000);

  it("stay where they belong (FC-55, FC-58)", async () => {
    const text = [
      "// above",
      "sheet Figur { // behind the brace",
      "  // above Kraft",
      "  Kraft: 0..6 starts at 3 // at Kraft",
      "  Summe = Kraft + // at the sum",
      "    1",
      "  // the last of the block",
      "} // behind the block",
      "",
      "table Stufe by Kraft: 0..2 gives 0..9 {",
      "  | Kraft | Stufe | // head",
      "  |---|---|",
      "  // between",
      "  | 0 | 1 | // row",
      "  | 1-2 | 5 |",
      "}",
      "// below",
    ].join("\n");
    expect(await laid(text)).toBe(
      [
        "// above",
        "sheet Figur {  // behind the brace",
        "  // above Kraft",
        "  Kraft: 0..6 starts at 3  // at Kraft",
        "  Summe = Kraft + // at the sum",
        "    1",
        "  // the last of the block",
        "}  // behind the block",
        "",
        "table Stufe by Kraft: 0..2 gives 0..9 {",
        "  | Kraft | Stufe |  // head",
        "  |-------|-------|",
        "  // between",
        "  | 0     | 1     |  // row",
        "  | 1-2   | 5     |",
        "}",
        "// below",
        "",
      ].join("\n"),
    );
  });

  it("alone are a text too, also in an empty block (FC-57)", async () => {
    expect(await laid("  // nothing\n\n\n/* at all */")).toBe("// nothing\n\n/* at all */\n");
    expect(await laid("check Probe {\n// nothing yet\n}")).toBe("check Probe {\n  // nothing yet\n}\n");
    expect(await laid("check Probe { }")).toBe("check Probe {}\n");
  });
});

describe("tables", () => {
  it("stand in columns, wide and combining signs counted as they are seen", async () => {
    const text = "table 表 by Name: text gives 0..9 {\n| 名前 | W |\n|---|---|\n| Ka\u0308fer | 1 |\n| ab | 12 |\n}\n";
    expect(await laid(text)).toContain(["  | 名前  | W  |", "  |-------|----|", "  | Ka\u0308fer | 1  |", "  | ab    | 12 |"].join("\n"));
  });
});

describe("what is left alone", () => {
  it("a text with a mistake, with its mistake", async () => {
    const made = await format(createSource("a.rules", "sheet Figur {\n  Kraft: \n"));
    expect(made.kind).toBe("refused");
  });

  it("comments, prose and headings, sign by sign as they were written (FC-54)", async () => {
    const text = "# e\u0301\n\n> e\u0301 \u212B\n/* e\u0301 */\nconstant We\u0301rt = 1 \"e\u0301\" // e\u0301 \u212B\n";
    expect(await laid(text)).toBe(text.replace(" // e", "  // e"));
  });

  it("texts in quotes, bands, and what stands in cells", async () => {
    const text = 'principle "zwei  Blanks,  und | # >"\ntable T by K: 0..9 gives text {\n  | K    | T         |\n  |------|-----------|\n  | 1–3  | "a  b"    |\n  | 4 - 9 | frei  nach |\n}\n';
    const once = await laid(text);
    expect(once).toContain('"zwei  Blanks,  und | # >"');
    expect(once).toContain("| 1–3   | \"a  b\"     |");
    expect(once).toContain("| 4 - 9 | frei  nach |");
  });

  it("a byte order mark and the kind of line ends", async () => {
    expect(await laid("\ufeffsheet A {\r\n K: 0..3\r\n}\r\n")).toBe("\ufeffsheet A {\r\n  K: 0..3\r\n}\r\n");
  });
});

describe("sentences", () => {
  it("one a line; what means the same is written one way", async () => {
    expect(await laid("check P for F { given A: 0..3 ; roll 1w6 as W; result ja if W+A>= 4 and it´s X is - 1 ; result nein }")).toBe(
      "check P for F {\n  given A: 0..3\n  roll 1w6 as W\n  result ja if W + A >= 4 and its X is -1\n  result nein\n}\n",
    );
  });
});
