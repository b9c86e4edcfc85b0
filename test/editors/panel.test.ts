/** Sliders of the odds panel: which numbers of a call they move. */
import { expect, it } from "vitest";
import { numbersIn, reach, withNumber } from "../../editors/vscode/src/panel/numbers.ts";

const labelled = (call: string): readonly string[] => numbersIn(call).map(({ label, value }) => `${label} ${value}`);

it("numbers behind a name and a colon or equals sign can be moved", () => {
  expect(labelled("given Ada = Held(rohe Stärke: 7, ST's WW: -14); gm says Ziel = 12; when Ada makes Probe(Mühe: 2)")).toEqual([
    "rohe Stärke 7", "ST's WW -14", "Ziel 12", "Mühe 2",
  ]);
});

it("dice, fractions, percentages, decimals and numbers of a name are left alone", () => {
  expect(labelled("given A = Held(Wurf: 3d6, Teil: 1/2, Anteil: 85 %, Maß: 1.5, Art: Grad 3); when A makes Probe(4) rolling 3")).toEqual([]);
});

it("putting a number in changes that number alone, and its own value nothing", () => {
  const call = "given Ada = Held(Kraft: 7, Mut: 7); when Ada makes Probe(Mut: 7)";
  const [, second] = numbersIn(call);
  expect(second && withNumber(call, second, 12)).toBe("given Ada = Held(Kraft: 7, Mut: 12); when Ada makes Probe(Mut: 7)");
  for (const one of numbersIn(call)) expect(withNumber(call, one, one.value)).toBe(call);
});

it("a slider does not go below 0 unless its number did", () => {
  expect([reach(3), reach(30), reach(-2)]).toEqual([[0, 13], [20, 40], [-12, 8]]);
});

it("a long call is read in no time", () => {
  const began = performance.now();
  for (const text of ["a ".repeat(20_000), "a'".repeat(20_000), "a: ".repeat(20_000), "says ".repeat(10_000)]) numbersIn(text);
  expect(performance.now() - began).toBeLessThan(1000);
});
