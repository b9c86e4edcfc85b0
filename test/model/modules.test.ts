/**
 * Modules put together with what they change: which declarations come out, under which names, with which places.
 */
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { resolve } from "../../src/model/resolve.ts";
import type { Model } from "../../src/model/types.ts";
import { createReader } from "../../src/syntax/parse.ts";

const read = createReader();
const head = 'ruleset Spiel { version: "1" language: en }\n';

function resolved(text: string): ReturnType<typeof resolve> {
  return resolve([read(createSource("test.rules", head + text)).ast]);
}
function variant(text: string, name: string): Model {
  const { variations, diagnostics } = resolved(text);
  expect(diagnostics).toEqual([]);
  const found = variations.find(({ variation }) => variation.name === name);
  if (found === undefined) throw new Error(`There is no ${name}, but ${variations.map(({ variation }) => variation.name).join(" | ")}.`);
  return found.model;
}
const codes = (text: string): readonly string[] => resolved(text).diagnostics.map((one) => one.code);

const hero = "sheet Hero {\n  ## Body\n  Health: 0..10 starts at 7\n}\n";

describe("extend", () => {
  it("adds members behind those that are there, under no heading of theirs", () => {
    const { model, diagnostics } = resolved(`${hero}extend sheet Hero {\n  Luck: 0..3 starts at 1\n  ## Magic\n  Mana: 0..9 starts at 0\n}`);
    expect(diagnostics).toEqual([]);
    expect(model.sheets[0]!.fields.map(({ name, group }) => [name, group])).toEqual([["Health", ["Body"]], ["Luck", []], ["Mana", ["Magic"]]]);
  });

  it("fits added rows to the columns of the table, by their titles", () => {
    const { model, diagnostics } = resolved(
      `${hero}values Traits of Hero {\n  each: 0..9 starts at 1\n  each Cost: 0..9 starts at 0\n  each Rank: 0..9 starts at 0\n  | Trait | Cost | Rank |\n  |---|---|---|\n  | Wit | 1 | 2 |\n}\n` +
        `extend values Traits {\n  each Age: 0..9 starts at 4\n  | Trait | Rank | Age |\n  |---|---|---|\n  | Luck | 5 | 6 |\n}`,
    );
    expect(diagnostics).toEqual([]);
    const values = model.collections[0]!.entries.map(({ name, values: all }) => [name, Object.fromEntries(Object.entries(all).map(([key, value]) => [key, value?.kind === "number" ? value.value : null]))]);
    expect(values).toEqual([["Wit", { Cost: 1, Rank: 2, Age: null }], ["Luck", { Cost: null, Rank: 5, Age: 6 }]]);
  });

  it("adds steps to a scale and rows to a table", () => {
    const { model, diagnostics } = resolved("scale Grade {\n  | No | Name |\n  |---|---|\n  | 0 | bad |\n}\nextend scale Grade {\n  | No | Name |\n  |---|---|\n  | 1..4 | good |\n}\ntable Pay by n: 0..3 gives 0..99 {\n  | n | pay |\n  |---|---|\n  | 0 | 1 |\n}\nextend table Pay by n: 0..3 gives 0..99 {\n  | n | pay |\n  |---|---|\n  | 1+ | 5 |\n}");
    expect(diagnostics).toEqual([]);
    expect(model.scales[0]!.steps.map(({ name, low, high }) => [name, low, high])).toEqual([["bad", 0, 0], ["good", 1, 4]]);
    expect(model.tables[0]!.rows).toHaveLength(2);
  });

  it("points into the text of the module", () => {
    const text = `${hero}module Magic for Spiel {\n  extend sheet Hero { Mana: 0..Helth starts at 0 }\n}`;
    const [one, more] = resolved(text).diagnostics;
    expect(more).toBeUndefined();
    expect(one?.code).toBe("unknown-name");
    expect((head + text).slice(one!.span.start, one!.span.end)).toBe("Helth");
  });
});

describe("variations", () => {
  const text = `${hero}# Magic\n> All about it.\nmodule Magic for Spiel "Spells." §3 { constant Cost = 3 }\nmodule Blood for Magic { constant Price = Cost + 1 }\nmodule War for Spiel { constant Loot = 9 }\nedition All with Magic, Blood, War\nedition Dark with Magic, Blood`;

  it("are the ruleset, every module with what it builds on, every edition", () => {
    expect(resolved(text).variations.map(({ variation }) => [variation.name, variation.modules])).toEqual([
      ["Magic", ["Magic"]], ["War", ["War"]], ["All", ["Magic", "Blood", "War"]], ["Dark", ["Magic", "Blood"]],
    ]);
    expect(resolved(text).model.constants).toEqual([]);
    expect(variant(text, "Dark").constants.map(({ name }) => name)).toEqual(["Cost", "Price"]);
  });

  it("know which edition and modules they are", () => {
    expect(variant(text, "Dark").ruleset).toMatchObject({ name: "Spiel", edition: "Dark", modules: [{ name: "Magic", docs: ["Spells."], clauses: ["3"] }, { name: "Blood" }] });
    expect(variant(text, "War").ruleset).not.toHaveProperty("edition");
    expect(resolved(text).model.ruleset).not.toHaveProperty("modules");
  });

  it("leave out headings that have nothing below them but modules that are off", () => {
    expect(resolved(text).model.outline.filter(({ kind }) => kind !== "declaration")).toEqual([]);
    expect(variant(text, "Magic").outline.filter(({ kind }) => kind !== "declaration")).toEqual([{ kind: "heading", level: 1, text: "Magic" }, { kind: "prose", text: "All about it." }]);
  });

  it("tell one mistake once, and where it only shows under a module", () => {
    const broken = "formula Wide(x: 0..9) gives 0..9 = x\ntable Pay by x: 0..2 gives 0..9 {\n  | x | pay |\n  |---|---|\n  | 0..2 | 1 |\n}\nformula Use(y: 0..2) gives 0..9 = Pay(y)\nmodule A for Spiel { remove Wide, Pay }\nmodule B for Spiel { constant C = Nope }\nedition E with A, B\nedition F with B";
    const found = resolved(broken).diagnostics;
    expect(found.map(({ code }) => code)).toEqual(["misplaced-remove", "unknown-name"]);
  });
});

describe("replace", () => {
  const rules = "formula Bonus(x: 0..6) gives 0..6 = x\ncheck Test gives 0..6 {\n  given n: 0..6\n  result Bonus(n)\n}\n";

  it("keeps the old rule only where it is called, and out of the book", () => {
    const model = variant(`${rules}module Hard for Spiel { replace formula Bonus(x: 0..6) gives 0..6 = if x > 0 then original(x) - 1 else 0 }`, "Hard");
    expect(model.formulas.map(({ name, helper }) => [name, helper])).toEqual([["Bonus (Spiel)", true], ["Bonus", false]]);
    expect(variant(`${rules}module Hard for Spiel { replace formula Bonus(x: 0..6) gives 0..6 = 1 }`, "Hard").formulas.map(({ name }) => name)).toEqual(["Bonus"]);
  });

  it("builds on what another module made of it", () => {
    const model = variant(`${rules}module A for Spiel { replace formula Bonus(x: 0..6) gives 0..6 = lowest of (original(x), 4) }\nmodule B for A { replace formula Bonus(x: 0..6) gives 0..6 = lowest of (original(x), 3) }`, "A, B");
    expect(model.formulas.map(({ name }) => name)).toEqual(["Bonus (Spiel)", "Bonus (A)", "Bonus"]);
  });

  it("takes constants and fields with their old values", () => {
    const model = variant(`constant Cost = 3\n${hero}module A for Spiel {\n  replace constant Cost = original * 2\n  extend sheet Hero { replace Health: 0..20 starts at original + 1 }\n}`, "A");
    expect(JSON.stringify(model.constants[0]!.value)).toContain('"op":"*"');
    expect(model.sheets[0]!.fields.map(({ name, group }) => [name, group])).toEqual([["Health", ["Body"]]]);
    expect(JSON.stringify(model.sheets[0]!.fields[0]!.start)).toContain('"value":7');
  });

  it.each([
    ["takes less", "replace formula Bonus(x: 0..5) gives 0..6 = x", ["mismatched-replace"]],
    ["gives more", "replace formula Bonus(x: 0..6) gives 0..7 = x", ["mismatched-replace"]],
    ["gives none besides", "replace formula Bonus(x: 0..6) gives 0..6 or none = x", ["mismatched-replace"]],
    ["has another parameter name", "replace formula Bonus(z: 0..6) gives 0..6 = z", ["mismatched-replace"]],
    ["has a new parameter", "replace formula Bonus(x: 0..6, y: 0..6) gives 0..6 = x", ["mismatched-replace"]],
    ["has a new parameter with a usual value", "replace formula Bonus(x: 0..6, y: 0..6 usually 0) gives 0..6 = x", []],
    ["takes more and gives less", "replace formula Bonus(x: -9..20) gives 1..2 = 1", []],
  ])("%s", (_, change, wanted) => {
    expect(codes(`${rules}module A for Spiel { ${change} }`)).toEqual(wanted);
  });

  it("of two modules that do not know each other is told, of two that do is not", () => {
    const both = (wanted: string): string => `${rules}module A for Spiel { replace formula Bonus(x: 0..6) gives 0..6 = 1 }\nmodule B for ${wanted} { replace formula Bonus(x: 0..6) gives 0..6 = 2 }\nedition E with A, B\nedition F with A, B`;
    expect(codes(both("Spiel"))).toEqual(["duplicate-replace"]);
    expect(codes(both("A"))).toEqual([]);
  });
});

describe("before and after", () => {
  const rules = `${hero}check Test for Hero gives 0..6 {\n  given n: 0..6\n  needs Health > 0\n  result n\n}\n`;

  it("stand beside the sentences, module by module", () => {
    const model = variant(`${rules}module A for Spiel { before check Test { Health falls by 1 } }\nmodule B for Spiel { before check Test { Health falls by 2 }\n after check Test { Health falls by result } }\nedition E with B, A`, "E");
    const [check] = model.checks;
    expect(check!.before!.map((block) => JSON.stringify(block).includes('"value":2'))).toEqual([true, false]);
    expect(check!.after).toHaveLength(1);
    expect(model.checks).toHaveLength(1);
  });

  it("are passed by with original", () => {
    const model = variant(`${rules}module A for Spiel {\n  before check Test { Health falls by 1 }\n  check Other for Hero gives 0..6 { result make original Test(3) }\n}`, "A");
    expect(model.checks.map(({ name, before, helper }) => [name, before?.length ?? 0, helper])).toEqual([["Test (bare)", 0, true], ["Test", 1, false], ["Other", 0, false]]);
  });

  it("may not need anything once it is over", () => {
    expect(codes(`${rules}module A for Spiel { after check Test { needs Health > 1 } }`)).toEqual(["misplaced-needs"]);
  });
});

describe("examples", () => {
  const text = 'example One { then 1 is 1 }\nexample Two { then 2 is 2 }\nmodule A for Spiel { example One { then 3 is 3 } }\nmodule B for Spiel { example Three with A { then 4 is 4 } }\nedition E with A, B';
  const titles = (name: string): readonly string[] => variant(text, name).examples.map(({ title }) => title);

  it("of the same title take the place of the ruleset's", () => {
    expect(titles("A")).toEqual(["One", "Two"]);
    expect(JSON.stringify(variant(text, "A").examples[0])).toContain('"value":3');
  });

  it("run with the modules they name", () => {
    expect(titles("B")).toEqual(["One", "Two"]);
    expect(titles("E")).toEqual(["One", "Two", "Three"]);
  });
});

describe("a sheet that is another one as well", () => {
  const heirs = (members: string): readonly string[] => codes(`sheet Hero {\n  Health: 0..10 starts at 7\n  Power = Health * 2\n}\nsheet Giant is Hero {\n  ${members}\n}`);

  it.each([
    ["puts a field in the place of an inherited one", "replace Health: 0..10 starts at 10", []],
    ["says so", "Health: 0..10 starts at 10", ["missing-replace"]],
    ["replaces what is there", "replace Helth: 0..10 starts at 10", ["unknown-target"]],
    ["holds nothing that the other could not hold", "replace Health: 0..20 starts at 10", ["mismatched-replace"]],
    ["goes on storing what rules change", "replace Health = 3", ["mismatched-replace"]],
    ["works out otherwise what is worked out", "replace Power = Health", []],
  ])("%s", (_, members, wanted) => {
    expect(heirs(members)).toEqual(wanted);
  });
});
