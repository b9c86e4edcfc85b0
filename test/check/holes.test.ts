import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import { message } from "../../src/diagnostics/render.ts";
import type { Diagnostic } from "../../src/diagnostics/report.ts";

const eps = readFileSync(new URL("../../rulesets/eps/eps.rules", import.meta.url), "utf8");

function said(text: string): readonly string[] {
  return check([createSource("a.rules", text)]).diagnostics.map((one) => `${one.code}: ${message(one, "en")}`);
}

function without(text: string, ...pieces: readonly (readonly [string, string])[]): string {
  return pieces.reduce((rest, [piece, instead]) => {
    expect(rest).toContain(piece);
    return rest.replace(piece, instead);
  }, text);
}

describe("cases no branch answers", () => {
  it("equal rolls in a fight, with a witness and how often", () => {
    const melee = without(eps, ["  result Patt if Abwehr is Angriff\n", ""], ["  do Schaden zufügen(Wucht) against Verteidiger  §nah.4\n  result Treffer\n", "  when Abwehr < Angriff {\n    do Schaden zufügen(Wucht) against Verteidiger\n    result Treffer\n  }\n"]);
    const [only, ...more] = said(melee);
    expect(more).toEqual([]);
    expect(only).toMatch(/^missing-result: Nahkampfangriff can end without a result, for example with .*Angriff = (\d+), Abwehr = \1.* \(a chance of 3\/100\)/u);
  });

  it("the values of a witness are said in the language of the message", () => {
    const text = `scale Ausgang: Fehlschlag, Erfolg\ncheck Probe gives Ausgang {\n  given Hilfe: 0..3 or none\n  given wach: yes/no\n  result Erfolg if wach\n  result Fehlschlag if Hilfe is not none\n}\n`;
    const { diagnostics } = check([createSource("a.rules", text)]);
    expect(diagnostics.map((one) => [message(one, "de"), message(one, "en")])).toEqual([[expect.stringContaining("zum Beispiel bei Hilfe: nichts, wach: nein. "), expect.stringContaining("for example with Hilfe: none, wach: no. ")]]);
  });

  it("a chain of comparisons that leaves nothing out is no hole", () => {
    expect(said("check P gives one of a, b or c {\n  roll 1d6 as A\n  roll 1d6 as B\n  result a if A > B\n  result b if B > A\n  result c if A is B\n}\n")).toEqual([]);
  });
});

describe("rows", () => {
  const table = (rows: string): string =>
    `sheet Figur {\n  Kraft: 0..9 starts at 3\n  Last: 0..9 starts at 0\n}\ntable Bonus by Wert: number gives -5..5 {\n  | Wert | Bonus |\n${rows}}\ncheck Hieb for Figur gives -5..26 {\n  roll 1d6 as Wurf\n  let Stand = Kraft - Last\n  result Wurf + Bonus(Stand)\n}\n`;

  it("what arrives counts: a difference below the first row", () => {
    const [only, ...more] = said(table("  | 0-9 | 1 |\n"));
    expect(more).toEqual([]);
    expect(only).toMatch(/^uncovered-rows: No row of Bonus answers (-\d), which comes about with Figur\(.*Last: \d+.*\)\. /u);
  });

  it("open ends and otherwise leave no gap", () => {
    expect(said(table("  | 3- | 1 |\n  | 4+ | 2 |\n"))).toEqual([]);
    expect(said(table("  | 3 | 1 |\n  | otherwise | 2 |\n"))).toEqual([]);
  });

  it("a lookup behind a condition is asked only where it holds", () => {
    const text = table("  | 0-9 | 1 |\n").replace("Wurf + Bonus(Stand)", "Wurf + (if Stand < 0 then 0 else Bonus(Stand))");
    expect(said(text)).toEqual([]);
  });
});

describe("sentences that never count", () => {
  it("the wider case before the narrower one, and a bound nobody reaches", () => {
    const text = "sheet F { Kraft: 0..20 starts at 3 }\ncheck P for F gives 0..3 {\n  roll 1d20 as W\n  result 1 if W + Kraft >= 10\n  result 2 if W + Kraft >= 12\n  result 3 if Kraft > 30\n  result 0\n}\n";
    expect(said(text).map((one) => one.split(":")[0])).toEqual(["unreachable-sentence", "unreachable-sentence"]);
  });

  it("a value that an effect may have changed is not taken for known", () => {
    const text = "sheet F { Kraft: 0..20 starts at 3 }\ncheck P for F gives 0..3 {\n  roll 1d20 as W\n  result 1 if Kraft > 5\n  Kraft rises by W\n  result 2 if Kraft > 5\n  result 0\n}\n";
    expect(said(text)).toEqual([]);
  });
});

describe("the range that really arrives", () => {
  const tod = (low: number): string =>
    `sheet Figur { CE: ${low}..9 starts at 0 }\ntable Todeskampf by Summe: number gives 1..4 {\n  | Summe | Stufe |\n  |-------|-------|\n  | 0-2   | 1     |\n  | 3-5   | 2     |\n  | 6-9   | 3     |\n  | 10+   | 4     |\n}\ncheck Sterben for Figur gives 1..4 {\n  roll 2d6 + 2 as Wurf\n  result Todeskampf(Wurf + CE)\n}\n`;

  it("two dice and two, with an attribute of -6, fall below a table that begins at 0: -2 or -1, in 1 of 12 throws", () => {
    const [only, ...more] = said(tod(-6));
    expect(more).toEqual([]);
    expect(only).toBe("uncovered-rows: No row of Todeskampf answers -2, which comes about with Figur(CE: -6), Wurf = 4 (a chance of 1/12 that no row answers). Add a row for it.");
  });

  it("from -4 on everything is answered", () => {
    expect(said(tod(-4))).toEqual([]);
  });

  it("a number that is looked up by itself is asked as well", () => {
    expect(said("table Bonus by Wert: 0..9 gives 0..9 {\n  | Wert | Bonus |\n  |------|-------|\n  | 0-7  | 3     |\n}\ncheck Hieb gives 0..9 {\n  result Bonus(8)\n}\n")[0]).toBe("uncovered-rows: No row of Bonus answers 8. Add a row for it.");
  });
});

describe("types that are not kept", () => {
  const codes = (text: string): readonly string[] => said(text).map((one) => one.split(":")[0]!);

  it("a result beyond its range, with the dice that do it; one found out from the text makes no promise", () => {
    expect(said("check P gives 0..4 {\n  roll 1d6 as W\n  result W\n}\n")).toEqual(['out-of-range-claim: P is said to be 0 to 4, but is 5 here, for example with W = 5 (a chance of 1/3). Widen the range, or write "limited to 0..4".']);
    expect(codes("sheet F {\n  Kraft: 0..6 starts at 3\n  Doppelt = Kraft * 2\n  modifier +3 to Kraft\n}\n")).toEqual([]);
  });

  it("what the text rules out is no case", () => {
    expect(codes("check P gives 0..4 {\n  roll 1d6 as W\n  result 4 if W > 4\n  result W\n}\n")).toEqual([]);
  });

  it("a `let` is told, the result that goes by it is not", () => {
    expect(codes("check P gives 0..4 {\n  roll 1d6 as W\n  let X: 0..4 = W\n  result X\n}\n")).toEqual(["out-of-range-claim"]);
  });
});

describe("repetitions", () => {
  const until = (body: string): string => `sheet F { Kraft: 1..6 starts at 3 }\ncheck P for F gives 0..9 {\n  let Zahl: 0..9 = 0\n  repeat until Zahl is 3 {\n    roll 1d6 as W\n    ${body}\n  }\n  result Zahl\n}\n`;

  it("left with probability one are no finding, those that can be caught are", () => {
    expect(said(until("Zahl rises by 1 if W <= Kraft"))).toEqual([]);
    expect(said(until("Zahl rises by 2 if W <= Kraft"))).toEqual([expect.stringMatching(/^endless-repeat/u)]);
  });
});

describe("reactions", () => {
  const sheet = (reactions: string): readonly string[] => said(`sheet F {\n  Mut: 0..9 starts at 5\n  Angst: 0..9 starts at 0\n  ${reactions}\n}\n`).map((one) => one.split(":")[0]!);

  it("wake each other only where the direction fits", () => {
    expect(sheet("when Mut falls { Mut falls by 1 }")).toEqual(["circular-reaction"]);
    expect(sheet("when Mut falls { Mut rises by 1 }")).toEqual([]);
    expect(sheet("when Mut reaches 0 { Mut becomes 1 }")).toEqual([]);
    expect(sheet("when Mut reaches 0 { Angst becomes 9 }\n  when Angst reaches 9 { Mut becomes 0 }")).toEqual(["circular-reaction"]);
  });
});

describe("calls that may be impossible behind a roll or an effect", () => {
  const sheet = 'sheet Figur { Kraft: 0..9 starts at 5 }\naction Schlag for Figur {\n  needs Kraft > 2 "Zu schwach."\n  Kraft falls by 1\n}\n';
  const behind = (sentences: string): readonly string[] => said(`${sheet}action Reihe for Figur {\n${sentences}}\n`).filter((one) => one.startsWith("unguarded-call"));

  it.each([
    ["a roll", "  roll 1d6 as Auge\n  do Schlag if Auge > 3\n"],
    ["an effect that may use up what it needs", "  Kraft falls by 1\n  do Schlag\n"],
    ["itself", "  do Schlag\n  do Schlag\n"],
    ["a roll that some ways lead over", "  ask player whether wagen\n  when wagen {\n    roll 1d6 as Auge\n    Kraft falls by Auge\n  }\n  do Schlag\n"],
  ])("%s", (_, sentences) => {
    const [only, ...more] = behind(sentences);
    expect(more).toEqual([]);
    expect(only).toContain('"Zu schwach."');
  });

  it.each([
    ["first", "  do Schlag\n  roll 1d6 as Auge\n  Kraft falls by Auge\n"],
    ["behind a question", "  ask player whether wagen\n  do Schlag if wagen\n"],
    ["needed by the caller", '  needs Kraft > 2 "Zu schwach."\n  roll 1d6 as Auge\n  do Schlag if Auge > 3\n'],
    ["asked for where it is called", "  roll 1d6 as Auge\n  do Schlag if Kraft > 2 and Auge > 1\n"],
    ["never used up", "  Kraft becomes 9\n  do Schlag\n"],
    ["said what counts instead", "  roll 1d6 as Auge\n  Kraft falls by Auge\n  do Schlag, if impossible none\n"],
  ])("none %s", (_, sentences) => {
    expect(behind(sentences)).toEqual([]);
  });

  it("nobody could be told in a reaction and in what a conflict does by itself", () => {
    const text = `${sheet}condition starr for Figur {\n  when Kraft falls below 3 { do Schlag }\n}\nconflict Kampf {\n  actors Alle: list of Figur\n  order free\n  start of each turn { for each Wer in Alle { Wer does Schlag } }\n}\n`;
    expect(said(text).filter((one) => one.startsWith("unguarded-call"))).toHaveLength(2);
    expect(said(text.replaceAll("does Schlag", "does Schlag, if impossible none").replaceAll("do Schlag }", "do Schlag, if impossible none }"))).toEqual([]);
  });
});

describe("what a witness says", () => {
  const sheet = `sheet Figur {\n${["A", "B", "C", "D", "E", "F", "G", "H"].map((name) => `  ${name}: 0..9 starts at 0\n`).join("")}}\n`;
  const diagnostics = (text: string): readonly Diagnostic[] => check([createSource("a.rules", sheet + text)]).diagnostics;
  const holes = (condition: string): readonly (readonly [de: string, en: string])[] =>
    diagnostics(`check Wagnis for Figur gives 1..6 {\n  given Ziel: 1..9\n  roll 1d6 as Wurf\n  result Wurf if Ziel < 1 or Wurf > 2 or ${condition}\n}\n`).map((one) => [message(one, "de"), message(one, "en")]);

  it("only what it takes, however much was changed when it was found; chance and dice are those of what is told", () => {
    const [only, ...more] = holes("B < 4 or G < 6 or B + G + Wurf < 8");
    expect(more).toEqual([]);
    const [, b, g, wurf] = /bei Ziel: 1, Figur\(B: (\d), G: (\d)\), Wurf = (\d) \(Wahrscheinlichkeit 1\/3\)\./u.exec(only![0]) ?? [];
    expect([Number(b) >= 4, Number(g) >= 6, Number(wurf) <= 2]).toEqual([true, true, true]);
    expect(only![1]).toContain(`with Ziel: 1, Figur(B: ${b}, G: ${g}), Wurf = ${wurf} (a chance of 1/3)`);
    expect(holes("B < 4 or G < 6 or B + G + Wurf < 8")).toEqual([only]);
  });

  it("more than four values are counted, in the language of the message", () => {
    const [only] = holes(["A", "B", "C", "D", "E"].map((name) => `${name} < 1`).join(" or "));
    expect(only![0]).toMatch(/bei Figur\(A: \d, B: \d, C: \d, D: \d\), Wurf = \d und 2 weiteren Angaben \(/u);
    expect(only![1]).toMatch(/with Figur\(A: \d, B: \d, C: \d, D: \d\), Wurf = \d and 2 more values \(/u);
  });

  it("parameters of a formula have their names, yes and no those of the language", () => {
    const [only] = diagnostics("formula Doppelt(Zahl: 0..4) gives 0..8 = Zahl * 2\nformula Last(Menge: 0..6, schwer: yes/no) gives 0..8 = if schwer then Doppelt(Menge + 0) else 0\n").filter(({ code }) => code === "out-of-range-argument");
    expect(message(only!, "de")).toContain("und hier kommt 5, zum Beispiel bei Menge: 5, schwer: ja.");
    expect(message(only!, "en")).toContain("and 5 comes here, for example with Menge: 5, schwer: yes.");
  });

  it("what arrives at a table is told without the end that an open row sets", () => {
    const rows = "  | Wert | Bonus |\n  |------|-------|\n  | 1-   | 0     |\n  | 2    | 3     |\n  | 3-9  | 1     |\n  | 10+  | 2     |\n";
    const [only] = diagnostics(`table Bonus by Wert: number gives 0..5 {\n${rows}}\ncheck Probe gives 0..5 {\n  roll 3d6 as Wurf\n  result Bonus(Wurf)\n}\ncheck Gegenprobe gives 0..5 {\n  roll 4d6 as Wurf\n  result Bonus(Wurf)\n}\n`);
    expect(message(only!, "en")).toBe("This row of Bonus is never used: what is looked up there is 3 to 24.");
  });
});

describe("numbers that are handed on", () => {
  const text = (body: string): string => `sheet Figur { Kraft: 0..9 starts at 5 }\nscale Grad {\n  | Grad | Name |\n  |---|---|\n  | 0 | Fehl |\n  | 1 | Treffer |\n  success from Treffer\n}\nformula Doppelt(Zahl: 0..4) gives 0..8 = Zahl * 2\ncheck Wurf for Figur gives Grad {\n  given Ziel: 1..10\n  roll 1d20 as Auge\n  result Treffer if Auge > Ziel\n  result Fehl\n}\ncheck Ruf for Figur gives Grad {\n${body}}\n`;
  const beyond = (body: string): readonly string[] => said(text(body)).filter((one) => one.startsWith("out-of-range-argument"));

  it.each([
    ["a value of the sheet", "  result make Wurf(Kraft)\n", '"Wurf" takes 1..10 as Ziel, and 0 comes here, for example with Figur(Kraft: 0)'],
    ["dice", "  roll 3d6 as Zahl\n  let Sechs = Doppelt(Zahl)\n  result make Wurf(Sechs + 1)\n", '"Doppelt" takes 0..4 as Zahl, and'],
    ["what a series needs", "  result make Wurf(4) needing Kraft successes\n", '"Wurf" takes 1 or more as needing, and 0 comes here'],
    ["inside a condition", "  roll 1d6 as Zahl\n  result Treffer if Doppelt(Zahl) > 4\n  result Fehl\n", '"Doppelt" takes 0..4 as Zahl, and 5 comes here'],
  ])("%s", (_, body, expected) => {
    const [only, ...more] = beyond(body);
    expect(more).toEqual([]);
    expect(only).toContain(expected);
  });

  it.each([
    ["held", "  result make Wurf(Kraft limited to 1..10)\n"],
    ["asked for", '  needs Kraft > 0 "Zu schwach."\n  result make Wurf(Kraft)\n'],
    ["where it fits alone", "  roll 1d6 as Zahl\n  result Treffer if Zahl <= 4 and Doppelt(Zahl) > 4\n  let Mehr = (if Zahl > 4 then 8 else Doppelt(Zahl))\n  result make Wurf(Mehr + 1)\n"],
    ["of a sentence with a condition", "  roll 1d6 as Zahl\n  result make Wurf(Doppelt(Zahl) + 1) if Zahl < 5\n  result Fehl\n"],
  ])("none %s", (_, body) => {
    expect(beyond(body)).toEqual([]);
  });
});

it("the chances of a wide range are laid side by side in its order", () => {
  const task = "scale Grad {\n  | Grad | Name |\n  |---|---|\n  | 0 | Fehl |\n  | 1 | Treffer |\n  success from Treffer\n}\ncheck Aufgabe gives Grad {\n  given Bonus: -12..18\n  roll 2d6 as Wurf\n  result Treffer if Wurf + Bonus >= 8\n  result Fehl\n}\n";
  expect(said(task)).toEqual([]);
});
