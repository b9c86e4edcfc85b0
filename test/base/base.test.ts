import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayColumn, displayWidth, shown } from "../../src/base/columns.ts";
import { child, parentPointer, parsePointer, pointerTo, valueAt } from "../../src/base/pointer.ts";
import { createSource, lineText, offsetAt, position } from "../../src/base/source.ts";
import { editDistance, suggest, suggestOne } from "../../src/base/suggest.ts";
import { counted, listing, quoted } from "../../src/base/text.ts";

describe("source", () => {
  it("splits lines at every kind of line end", () => {
    const source = createSource("a", "eins\r\nzwei\rdrei\n\nfünf");
    expect([0, 1, 2, 3, 4, 5].map((line) => lineText(source, line))).toEqual(["eins", "zwei", "drei", "", "fünf", ""]);
    expect(position(source, source.text.indexOf("fünf") + 2)).toEqual({ line: 4, character: 2 });
  });

  it("goes from offsets to positions and back", () => {
    const signs = fc.string({ unit: fc.constantFrom("a", "ä", "\n", "\r", "\r\n", "😀") });
    fc.assert(
      fc.property(signs, fc.nat(40), (text, offset) => {
        const source = createSource("a", text);
        const place = Math.min(offset, text.length);
        const atLineEnd = /[\r\n]/.test(text[place - 1] ?? "") && text[place] === "\n" && text[place - 1] === "\r";
        const back = offsetAt(source, position(source, place));
        expect(back).toBe(atLineEnd ? place - 1 : place);
      }),
      { seed: 1 },
    );
  });

  it("moves what lies outside to the nearest end", () => {
    const source = createSource("a", "ab\ncd");
    expect(position(source, 99)).toEqual({ line: 1, character: 2 });
    expect(offsetAt(source, { line: 0, character: 99 })).toBe(2);
    expect(offsetAt(source, { line: 9, character: 0 })).toBe(5);
    expect(offsetAt(source, { line: -1, character: 0 })).toBe(0);
  });
});

describe("columns", () => {
  it.each([
    ["abc", 3],
    ["a\u0308", 1],
    ["ä", 1],
    ["体力", 4],
    ["ｶﾅ", 2],
    ["👩‍👩‍👧", 2],
    ["\tx", 5],
    ["ab\tx", 5],
  ])("%j takes %i", (text, width) => {
    expect(displayWidth(text)).toBe(width);
    expect(displayWidth(shown(text))).toBe(width);
  });

  it("finds the column of a sign", () => {
    expect(displayColumn("\t体x", 2)).toBe(6);
  });
});

describe("suggest", () => {
  const names = ["Zielwert", "Stärke", "Stärkung", "Wurf", "attributes", "Umgang mit Tieren"];

  it.each([
    ["Zielwerd", "Zielwert"],
    ["zielwert", "Zielwert"],
    ["Starke", "Stärke"],
    ["Staerke", "Stärke"],
    ["Wruf", "Wurf"],
    ["atribute", "attributes"],
    ["Umgang mit Teiren", "Umgang mit Tieren"],
  ])("%s → %s", (word, expected) => {
    expect(suggestOne(word, names)).toBe(expected);
  });

  it("is silent when nothing is near, and never suggests the word itself", () => {
    expect(suggest("Reaktion", names)).toEqual([]);
    expect(suggest("Wurf", ["Wurf"])).toEqual([]);
    expect(suggest("x", ["y"])).toEqual([]);
  });

  it("does not depend on the order of the candidates", () => {
    const list = ["Mut", "Hut", "Gut", "Mund"];
    expect(suggest("Aut", list)).toEqual(suggest("Aut", list.toReversed()));
  });

  it("editDistance counts swaps once and is symmetric", () => {
    expect(editDistance("abcd", "acbd")).toBe(1);
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("kitten", "sitting")).toBe(3);
    expect(editDistance("kitten", "sitting", 1)).toBe(2);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
      { seed: 1 },
    );
  });
});

describe("pointer", () => {
  it("gives the parts back", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(parsePointer(pointerTo(parts))).toEqual(parts);
      }),
      { seed: 1 },
    );
  });

  it("walks values by own properties only", () => {
    const value = { "a/b": [{ "~": 1 }] };
    const pointer = child("", "a/b", 0, "~");
    expect(pointer).toBe("/a~1b/0/~0");
    expect(valueAt(value, pointer)).toBe(1);
    expect(valueAt(value, "")).toBe(value);
    expect(valueAt(value, "/toString")).toBeUndefined();
    expect(parentPointer(pointer)).toBe("/a~1b/0");
    expect(parentPointer("")).toBe("");
    expect(() => parsePointer("a")).toThrow("Not a JSON pointer");
  });
});

describe("text", () => {
  it("joins lists", () => {
    expect(listing([], "en")).toBe("");
    expect(listing(["a"], "en")).toBe("a");
    expect(listing(["a", "b"], "de")).toBe("a und b");
    expect(listing(["a", "b", "c"], "en", "or")).toBe("a, b or c");
  });

  it("counts and quotes", () => {
    expect(counted(1, "row", "rows")).toBe("1 row");
    expect(counted(0, "row", "rows")).toBe("0 rows");
    expect(quoted("x", "de")).toBe("„x“");
  });
});
