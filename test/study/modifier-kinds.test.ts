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
