/** Saves of older versions: renames are declared, nothing is lost in silence, what cannot be read is refused by name. */
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { migrate, validate } from "../../src/saves.ts";

const rules = (version: string, body: string) => [
  createSource("a.rules", `ruleset Turm { version: "${version}"  language: de }\n${body}`),
];

const first = `
choice Haar: blond, rot
scale Rang {
  | Wert | Name     |
  |------|----------|
  | 1    | Lehrling |
  | 2    | Meister  |
}
sheet Figur {
  Name: text starts at ""
  Haar: Haar starts at rot
  Rang: Rang starts at Lehrling
  Lebenspunkte: 0..30 starts full
  Waffen: list of Waffe
  Talente: list of Talent
}
attributes Attribute of Figur {
  each: 1..20 starts at 10
  each Übung: 0..9 starts at 0
  | Name   |
  |--------|
  | Stärke |
  | Mut    |
}
weapons Waffe { each Schaden: dice }
feats Talent {
  | Name     |
  |----------|
  | Klettern |
}
condition benommen for Figur {
  Stufe: 1..3
}
`;
const ada = {
  $: { ruleset: "Turm", version: "1", sheet: "Figur" },
  Name: "Ada",
  Haar: "blond",
  Rang: "Meister",
  Lebenspunkte: 17,
  Waffen: [{ $: { thing: "Waffe" }, Schaden: "1W6" }],
  Talente: ["Klettern"],
  Attribute: { Stärke: 14, Mut: 9 },
  Übung: { Stärke: 2, Mut: 0 },
  $conditions: { benommen: { Stufe: 2 } },
};

/** The same rules two versions later: nearly everything is called something else. */
const third = `
choice Haarfarbe formerly "Haar": blond, rot, grau
scale Rang {
  | Wert | Name    | formerly |
  |------|---------|----------|
  | 1    | Novize  | Lehrling |
  | 2    | Altmeister | Meister  |
}
sheet Held formerly "Figur" {
  Name: text starts at ""
  Haar: Haarfarbe starts at rot
  Rang: Rang starts at Novize
  Ruf: 0..5 starts at 1
  Trefferpunkte formerly "Leben", "Lebenspunkte": 0..30 starts full
  Waffen: list of Klinge
  Gaben formerly "Talente": list of Gabe
}
attributes Eigenschaften formerly "Attribute" of Held {
  each: 1..20 starts at 10
  each Erfahrung formerly "Übung": 0..9 starts at 0
  | Name  | formerly |
  |-------|----------|
  | Kraft | Stärke   |
  | Mut   |          |
  | List  |          |
}
weapons Klinge formerly "Waffe" { each Schaden: dice }
feats Gabe formerly "Talent" {
  | Name | formerly |
  |------|----------|
  | Affengriff | Klettern |
}
condition betäubt formerly "benommen" for Held {
  Grad formerly "Stufe": 1..3
}
`;
const one = (version: string, body: string, value: unknown, drop: readonly string[] = []) => {
  const { files, diagnostics } = migrate(rules(version, body), undefined, [{ file: "ada.json", value }], drop);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return files[0]!;
};
const codes = (list: readonly { readonly path: string; readonly code: string }[]) =>
  list.map(({ path, code }) => `${path} ${code}`);
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("a save of an older version (FC-68)", () => {
  it("loads with all its values under the names of today, versions in between left out", () => {
    const { problems, value, changes } = one("3", third, ada);
    expect(problems).toEqual([]);
    expect(json(value)).toEqual({
      $: { ruleset: "Turm", version: "3", sheet: "Held", shape: expect.stringMatching(/^[0-9a-f]{16}$/) },
      Name: "Ada",
      Haar: "blond",
      Rang: "Altmeister",
      Ruf: 1,
      Trefferpunkte: 17,
      Waffen: [{ $: { thing: "Klinge" }, Schaden: "1W6" }],
      Gaben: ["Affengriff"],
      Eigenschaften: { Kraft: 14, Mut: 9, List: 10 },
      Erfahrung: { Kraft: 2, Mut: 0, List: 0 },
      $conditions: { betäubt: { Grad: 2 } },
    });
    expect(changes.filter(({ why }) => why === "new").map(({ path, to }) => [path, to])).toEqual([
      ["Ruf", 1],
      ["Eigenschaften.List", 10],
      ["Erfahrung.List", 0],
    ]);
    expect(changes).toContainEqual({
      path: "Eigenschaften.Kraft",
      from: "Attribute.Stärke",
      to: "Eigenschaften.Kraft",
      why: "renamed",
    });
    expect(changes[0]).toEqual({ path: "$.version", from: "1", to: "3", why: "version" });
  });
  it("twice is once", () => {
    const { value } = one("3", third, ada);
    const again = one("3", third, json(value));
    expect(again.changes).toEqual([]);
    expect(again.value).toEqual(value);
  });
  it("reports what is lost and what is missing where no rename is declared, and keeps the save as it is", () => {
    const before = json(ada);
    const body = first.replaceAll("Stärke", "Kraft ").replaceAll("Lebenspunkte", "Trefferpunkte");
    const { problems, value } = one("2", body, before);
    expect(codes(problems)).toEqual([
      "Lebenspunkte lost-value",
      "Trefferpunkte missing-value",
      "Attribute.Stärke lost-value",
      "Attribute.Kraft missing-value",
      "Übung.Stärke lost-value",
      "Übung.Kraft missing-value",
    ]);
    expect(problems[0]!.message).toContain("17");
    expect(value).toBeNull();
    expect(before).toEqual(ada);
  });
  it("drops only what it is told to drop, and tells it", () => {
    const body = first.replace("  Lebenspunkte: 0..30 starts full\n", "");
    expect(codes(one("2", body, ada).problems)).toEqual(["Lebenspunkte lost-value"]);
    const { problems, changes } = one("2", body, ada, ["Lebenspunkte"]);
    expect(problems).toEqual([]);
    expect(changes).toContainEqual({ path: "Lebenspunkte", from: 17, to: null, why: "dropped" });
  });
  it("refuses values that fit no longer", () => {
    expect(codes(one("2", first.replace("0..30", "0..10"), ada).problems)).toEqual(["Lebenspunkte out-of-range"]);
    expect(codes(one("2", first.replace("Klettern", "Klimmen "), ada).problems)).toEqual(["Talente.0 unknown-name"]);
  });
  it("does not guess which of two a name means", () => {
    const body = first
      .replace("| Mut    |", "| Mut    |\n  | Kraft  |")
      .replace("each Übung", 'each Kniff formerly "Attribute": 0..9 starts at 0\n  each Übung');
    expect(codes(one("2", body, ada).problems)).toEqual(["Attribute ambiguous-name"]);
  });
});

describe("identity is the name (FC-69)", () => {
  it("texts for people, short forms and another order change no save", () => {
    const body = first
      .replace("sheet Figur {", 'sheet Figur "Strength and courage" {')
      .replace("  Lebenspunkte: 0..30 starts full\n", "")
      .replace("  Talente: list", '  Lebenspunkte (LP) "what is left": 0..30 starts full\n  Talente: list')
      .replace("  | Stärke |\n  | Mut    |", "  | Mut    |\n  | Stärke |");
    const { problems, changes, value } = one("1", body, ada);
    expect(problems).toEqual([]);
    expect(changes).toEqual([]);
    expect(json(value)).toMatchObject(ada);
  });
  it("a name is looked up as it stands, never as it reads in another language", () => {
    const { problems } = one("1", first, { ...ada, Attribute: { Strength: 14, Mut: 9 } });
    expect(codes(problems)).toEqual(["Attribute.Strength lost-value", "Attribute.Stärke missing-value"]);
  });
});

describe("formats nobody knows (FC-72)", () => {
  const { $: head, ...rest } = ada;
  it.each([
    ["no head", rest, "$ missing-version"],
    ["no version", { ...ada, $: { ruleset: "Turm", sheet: "Figur" } }, "$ missing-version"],
    ["a newer version", { ...ada, $: { ...head, version: "1.1" } }, "$.version newer-version"],
    ["another ruleset", { ...ada, $: { ...head, ruleset: "Burg" } }, "$.ruleset differing-ruleset"],
    ["another sheet", { ...ada, $: { ...head, sheet: "Ort" } }, "$.sheet unknown-name"],
    ["a strange head", { ...ada, $: { ...head, seit: 1 } }, "$.seit unknown-key"],
    ["a list in place of a sheet", [[1]], "0 mismatched-value"],
    [
      "keys that mean something",
      JSON.parse('{"__proto__":1,"$":{"ruleset":"Turm","version":"1","sheet":"Figur"}}'),
      "__proto__ misplaced-key",
    ],
  ])("%s is refused", (_what, value, expected) => {
    expect(codes(one("1", first, value).problems)).toEqual([expected]);
  });
  it("never begins with start values in place of data", () => {
    const { problems } = one("1", first, { $: head, name: "Ada", attribute: { staerke: 14 } });
    expect(codes(problems)).toContain("name lost-value");
    expect(codes(problems)).toContain("attribute lost-value");
  });
});

describe("validate", () => {
  const found = (version: string, value: unknown) =>
    codes(validate(rules(version, first), undefined, [{ file: "a.json", value }]).problems);
  it("says migrate where only the version differs, and nothing else then", () => {
    expect(found("1", ada)).toEqual([]);
    expect(found("2", { ...ada, Unsinn: 1 })).toEqual(["$.version migrate"]);
    expect(found("0.10", { ...ada, $: { ...ada.$, version: "0.9" } })).toEqual(["$.version migrate"]);
    expect(found("0.9", { ...ada, $: { ...ada.$, version: "0.10" } })).toEqual(["$.version newer-version"]);
    expect(found("1", { ...ada, $: { ...ada.$, shape: "0" } })).toEqual(["$.shape migrate"]);
  });
  it("reads lists and tables of sheets", () => {
    expect(found("1", [ada, { ...ada, Haar: "grün" }])).toEqual(["1.Haar unknown-name"]);
    expect(found("1", { sheets: { ada, ork: { ...ada, Haar: "grün" } } })).toEqual(["sheets.ork.Haar unknown-name"]);
  });
});
