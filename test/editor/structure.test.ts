/** Folding, colours, notes, lenses, signatures and calls, each on a rule text. */
import { describe, expect, it } from "vitest";
import { chancesText, hintsIn, rulesIn } from "../../src/editor/features/hints.ts";
import { lensesOf } from "../../src/editor/features/lenses.ts";
import { callersOf, callsOf, rulesAt, signatureAt } from "../../src/editor/features/signature.ts";
import { coloursOf, foldsOf } from "../../src/editor/features/structure.ts";
import { editing } from "../support/editing.ts";

const text = `scale Erfolg: Fehlschlag, Treffer
/* ein
   Kommentar */
sheet Figur {
  Kraft (KR): 0..6
  Doppelt = Kraft * 2
}
formula Summe(a: 0..5, b: 0..5) gives number = a + b
check Probe for Figur gives Erfolg {
  given Boni: 0..2 usually 0
  roll 1d6 as Wurf
  result Treffer if Wurf <= Summe(1, Boni)
  result Fehlschlag
}
check Zweite for Figur gives Erfolg {
  make Probe(Boni: 1)
  result Fehlschlag
}
example Mira {
  given Mira = Figur(Kraft: 2)
  when Mira makes Probe
  then chance of Treffer is ?
}
`;
const at = (words: string, cursor = 0): ReturnType<typeof editing> => {
  const place = text.indexOf(words) + cursor;
  return editing(`${text.slice(0, place)}▮${text.slice(place)}`);
};
const whole = editing(text);

it("blocks and comments fold, the closing brace stays in sight", () => {
  expect(foldsOf(whole.snapshot, whole.path)).toEqual([
    { from: 1, to: 2, kind: "comment" }, { from: 3, to: 5, kind: "block" }, { from: 8, to: 12, kind: "block" }, { from: 14, to: 16, kind: "block" }, { from: 18, to: 21, kind: "block" },
  ]);
});

describe("colours", () => {
  const colours = coloursOf(whole.snapshot, whole.path).map(({ span, colour, declaration }) => `${text.slice(span.start, span.end)}: ${colour}${declaration ? " declaration" : ""}`);
  it("are those of what a name means", () => {
    expect(colours).toEqual(expect.arrayContaining(["scale: keyword", "Erfolg: type declaration", "Treffer: enumMember declaration", "Figur: class declaration", "Kraft: property declaration", "KR: property declaration", "Boni: parameter declaration", "1d6: number", "Wurf: variable", "Probe: function", "Treffer: enumMember"]));
  });
  it("are in order and never overlap", () => {
    const spans = coloursOf(whole.snapshot, whole.path).map(({ span }) => span);
    for (const [i, span] of spans.entries()) expect(span.start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
  });
});

it("a calculated value shows its range behind its name", () => {
  expect(hintsIn(whole.snapshot, whole.path, 0, text.length, "de").map((one) => [text.slice(0, one.at).split("\n").at(-1), one.text])).toEqual([["  Doppelt", ": 0 bis 12"]]);
});

it("how a rule ends stands at the end of its head; what is rounded is marked", () => {
  expect(rulesIn(whole.snapshot, whole.path, 0, text.length).map(({ rule, at: end }) => [rule, text.slice(0, end).split("\n").at(-1)])).toEqual([["Probe", "check Probe for Figur gives Erfolg {"], ["Zweite", "check Zweite for Figur gives Erfolg {"]]);
  const one = (inputs: Readonly<Record<string, string>>, ...chances: readonly (readonly [string, string])[]) => ({ inputs, outcomes: chances.map(([outcome, probability]) => ({ outcome, probability, decimal: Number(probability.split("/")[0]) / Number(probability.split("/")[1] ?? 1) })) });
  expect(chancesText([one({}, ["ja", "1/4"], ["nein", "3/4"])], "de")).toBe("ja 25 % · nein 75 %");
  expect(chancesText([one({}, ["ja", "1/3"], ["nein", "2/3"])], "en")).toBe("ja ≈ 33% · nein ≈ 67%");
  expect(chancesText([one({}, ["ja", "1/1000"], ["nein", "999/1000"])], "en")).toBe("ja < 1% · nein > 99%");
  expect(chancesText([one({ Mut: "1" }, ["nein", "5/6"], ["ja", "1/6"]), one({ Mut: "6" }, ["ja", "1"])], "en")).toBe("Mut 1 … 6: ja ≈ 17% … 100%");
  expect(chancesText([one({}, ["ja", "1"])], "en")).toBeNull();
  expect(chancesText([one({}, ["1", "1/4"], ["2", "1/4"], ["3", "1/4"], ["4", "1/4"])], "en")).toBeNull();
});

it("lenses run an example, fill in its ? and count uses", () => {
  expect(lensesOf(whole.snapshot, whole.path).map(({ title, does }) => `${title.en} (${does})`)).toEqual(["used 2 times (show-references)", "used 0 times (show-references)", "▶ run (run-example)", "fill in ? (fill-in)"]);
});

it("a call shows its parameters, and which is being written", () => {
  const found = at("Boni)\n", 2);
  expect(signatureAt(found.snapshot, found.path, found.offset)).toEqual({ name: "Summe", parameters: ["a: 0..5", "b: 0..5"], active: 1 });
  const labelled = at("Boni: 1)", 7);
  expect(signatureAt(labelled.snapshot, labelled.path, labelled.offset)).toEqual({ name: "Probe", parameters: ["Boni: 0..2 usually 0"], active: 0 });
  expect(signatureAt(whole.snapshot, whole.path, 3)).toBeNull();
});

it("a rule knows what it uses and who uses it", () => {
  const found = at("Probe for", 1);
  const [probe] = rulesAt(found.snapshot, found.path, found.offset);
  if (probe === undefined) throw new Error("no rule there");
  expect(callsOf(found.snapshot, probe).map(({ rule }) => rule.name)).toEqual(["Summe"]);
  expect(callersOf(found.snapshot, probe).map(({ rule }) => rule.name)).toEqual(["Zweite"]);
});
