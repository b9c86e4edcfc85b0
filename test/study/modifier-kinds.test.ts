// Kinds of modifiers from a text to an engine: which of a kind count is the same in examples, engine, view and book. Invariant: a reckoning
// of its own, over random sets of modifiers, agrees with the rules.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check, compile } from "../../src/compile.ts";
import { importEngine, type WholeEngine, writeEngine } from "../emit/whole.ts";

const text = readFileSync(new URL("modifier-kinds.rules", import.meta.url), "utf8");
const compiled = compile([createSource("modifier-kinds.rules", text)]);
let whole: WholeEngine;
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
beforeAll(async () => {
  whole = await writeEngine(compiled.model);
  e = await importEngine(whole);
}, 60_000);

type Counting = "best-and-worst" | "best-bonus" | "all";
interface Line {
  readonly amount: number;
  readonly kind: number | null;
}
const countings: readonly Counting[] = ["best-and-worst", "best-bonus", "all"];
const words: Readonly<Record<Counting, string>> = {
  "best-and-worst": "best bonus and worst penalty count",
  "best-bonus": "best bonus and all penalties count",
  all: "all count",
};

/** What a table of people would add up. */
function together(lines: readonly Line[]): number {
  const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
  const free = sum(lines.filter(({ kind }) => kind === null).map(({ amount }) => amount));
  return countings.reduce((total, counting, k) => {
    const amounts = lines.filter(({ kind }) => kind === k).map(({ amount }) => amount);
    if (counting === "all") return total + sum(amounts);
    const worst = counting === "best-bonus" ? sum(amounts.filter((a) => a < 0)) : Math.min(0, ...amounts);
    return total + Math.max(0, ...amounts) + worst;
  }, free);
}

describe("kinds of modifiers", () => {
  it("hold in every example", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.built.unsupported).toEqual([]);
    expect(compiled.examples().flatMap(({ checks }) => checks.filter(({ passed }) => !passed))).toEqual([]);
    expect(compiled.examples().length).toBe(3);
  });

  it("add up as people would, for values and checks, whoever brings them", () => {
    let seed = 20;
    const random = (n: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
    for (let run = 0; run < 12; run++) {
      const lines = Array.from({ length: 6 }, (): Line => ({ amount: random(9) - 4, kind: random(4) === 3 ? null : random(3) }));
      const as = ({ kind }: Line): string => (kind === null ? "" : ` as K${kind}`);
      const called = lines.slice(0, 2);
      const rules = [
        ...countings.map((counting, k) => `modifier kinds K${k}: ${words[counting]}`),
        "sheet Held { Wert: 0..99 starts at 50 }",
        ...lines.slice(2).map((line, i) => `condition Z${i} for Held { modifier ${line.amount} to Wert${as(line)}  modifier ${line.amount} to Probe${as(line)} }`),
        "check Probe for Held gives number { result modifiers }",
        "check Wertprobe for Held gives number { result Wert }",
        "example Alle {",
        "  given Ann = Held()",
        ...lines.slice(2).map((_, i) => `  when Ann gains Z${i}`),
        `  then Ann's Wert is ${50 + together(lines.slice(2))}`,
        `  when Ann makes Probe with ${called.map((line) => line.amount + as(line)).join(" and ")}`,
        `  then result is ${together(lines)}`,
        `  when Ann makes Wertprobe with ${called.map((line) => `${line.amount} on Wert${as(line)}`).join(" and ")}`,
        `  then result is ${50 + together(lines)}`,
        "}",
      ].join("\n");
      const found = compile([createSource("random.rules", `ruleset R { version: "1"  language: de }\n${rules}\n`)]);
      expect(found.diagnostics.filter(({ severity }) => severity === "error"), rules).toEqual([]);
      expect(found.examples().flatMap(({ checks }) => checks.map(({ passed }) => passed)), rules).toEqual([true, true, true]);
    }
  });

  it("add up as people would where things bring amounts of their own, also when one changes or goes", async () => {
    let seed = 5;
    const random = (n: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
    for (let run = 0; run < 6; run++) {
      const amounts = Array.from({ length: 1 + random(5) }, () => random(9) - 4);
      const [first = 0, ...others] = amounts;
      const after = Math.min(4, first + 2);
      const all = (list: readonly number[]): number => countings.reduce((sum, _, kind) => sum + together(list.map((amount): Line => ({ amount, kind }))), 50);
      const rules = [
        "ruleset R { version: \"1\"  language: de }",
        ...countings.map((counting, k) => `modifier kinds K${k}: ${words[counting]}`),
        "sheet Held { Wert: 0..99 starts at 50  Tasche: list of Ring starts empty }",
        "items Ring {",
        "  each Bonus: ±4 starts at 0",
        ...countings.map((_, k) => `  modifier its Bonus to Wert as K${k}`),
        "  | Ring |",
        "  |---|",
        ...amounts.map((_, i) => `  | R${i} |`),
        "}",
        "action Polieren for Held { given Ring: Ring from Held's Tasche; Ring's Bonus rises by 2 }",
        "action Wegwerfen for Held { given Ring: Ring from Held's Tasche; loses Ring from Tasche }",
        "example Alle {",
        `  given Ann = Held(Tasche: (${amounts.map((amount, i) => `R${i}(Bonus: ${amount})`).join(", ")}))`,
        `  then Ann's Wert is ${all(amounts)}`,
        "  when Ann does Polieren(R0)",
        `  then Ann's Wert is ${all([after, ...others])}`,
        "  when Ann does Wegwerfen(R0)",
        `  then Ann's Wert is ${all(others)}`,
        "}",
      ].join("\n");
      const found = compile([createSource("things.rules", `${rules}\n`)]);
      expect(found.diagnostics.filter(({ severity }) => severity === "error"), rules).toEqual([]);
      expect(found.examples().flatMap(({ checks }) => checks.map(({ passed }) => passed)), rules).toEqual([true, true, true]);
      // oxlint-disable-next-line typescript/no-explicit-any -- as above
      const played: any = run > 0 ? null : await importEngine(await writeEngine(found.model));
      if (played === null) continue;
      const ann = played.held({ Tasche: amounts.map((Bonus, i) => ({ $kind: `R${i}`, Bonus })) });
      expect(played.held.view(ann).Wert.value).toBe(all(amounts));
      const end = played.polieren.roll({ Held: ann, Ring: { of: "Held", in: "Tasche", at: 0 } }, { dice: played.dice.scripted([]) }).after.Held;
      expect(played.held.view(end).Wert.value).toBe(all([after, ...others]));
    }
  }, 60_000);

  it("stand in the view, those that do not count as suppressed", () => {
    const seen = e.held.view(e.held({ A: 2, B: 3 })).Kraft;
    expect(seen.value).toBe(8);
    expect(seen.parts.map(({ amount, kind, suppressed }: { amount: number; kind?: string; suppressed?: true }) => [amount, kind, suppressed])).toEqual([
      [10, undefined, undefined],
      [2, "Umstand", true],
      [3, "Umstand", undefined],
      [-2, "Zauber", undefined],
      [-3, "Zauber", undefined],
    ]);
  });

  it("count in rolls of the engine", () => {
    const ann = e.held({ $conditions: { gesegnet: true } });
    expect(e.test.roll({ Held: ann, modifiers: 4 }, { dice: e.dice.scripted([]) }).result).toBe(5);
    expect(e.außen.roll({ Held: e.held({ $conditions: { mutig: true } }) }, { dice: e.dice.scripted([]) }).result).toBe(22);
  });

  it("stand in the book", () => {
    const book = whole.files.find(({ path }) => path === "reference.md")!.text;
    expect(book).toContain("Modifikatoren einer Art (**Umstand** und **Zustand**): von mehreren zählen nur der höchste Bonus und der größte Abzug.");
    expect(book).toContain("Modifikatoren einer Art (**Zauber**): von mehreren Boni zählt nur der höchste, Abzüge zählen alle.");
    expect(book).toContain("+2 (Umstand)");
    expect(book).toContain("(Umstand)");
    const english = compile([createSource("e.rules", text.replace("language: de", "language: en"))]);
    expect(english.diagnostics).toEqual([]);
  });

  it("are declared once, and named as they are declared", () => {
    const said = (rules: string): readonly string[] => check([createSource("x.rules", rules)]).diagnostics.map(({ code }) => code);
    expect(said("modifier kinds A: all count\nmodifier kinds B, A: all count\n")).toEqual(["duplicate-name"]);
    expect(said("sheet Held { Wert: 0..9 starts at 5  modifier 1 to Wert as A }\n")).toEqual(["unknown-modifier-kind"]);
    expect(said("modifier kinds A: all count\nsheet Held { Wert: 0..9 starts at 5 }\ncheck P for Held gives number { result modifiers }\nexample E {\n  given X = Held()\n  when X makes P with 1 as B\n  then result is 1\n}\n")).toEqual(["unknown-modifier-kind"]);
  });
});
