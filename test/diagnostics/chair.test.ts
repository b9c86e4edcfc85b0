/**
 * Mistakes of somebody who cannot program, one at a time in a sound text: one message at the place, and a repair that heals the text.
 * With them the field cases FC-40 to FC-46: what players write that is no mistake, and what is.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { saidOfCheck, type Slip, tried } from "./slips.ts";

const sound = readFileSync(new URL("chair.rules", import.meta.url), "utf8");

function written(from: string, to: string): string {
  expect(sound).toContain(from);
  return sound.replace(from, () => to);
}

const slips: Readonly<Record<string, readonly Slip[]>> = {
  "misspelt words": [
    ["check Wache", "chek Wache", "chek Wache halten"], ["    result Erfolg\n", "    reslt Erfolg\n", "reslt Erfolg"], ["roll 1w6", "rol 1w6", "rol"], ["Held gives Ausgang", "Held givs Ausgang", "givs"], ["when Auge +", "wen Auge +", "wen Auge"],
    ["sheet Held", "shet Held", "shet Held"], ["rises by", "risse by", "risse"], ["Kraft: 0..10 starts at 3", "Kraft: 0..10 stars at 3", "stars at"], ["then result", "than result", "than"], ["Anna makes", "Anna makse", "makse"], ["table Lohn", "tabel Lohn", "tabel Lohn"],
  ],
  "German words": [
    ["check Wache", "Probe Wache", "Probe Wache halten"], ["  when Auge", "  wenn Auge", "wenn Auge"], ["if Auge is 6", "falls Auge is 6", "falls"], ["if Auge is 6", "wenn Auge is 6", "wenn"], ["roll 1w6 as", "würfle 1w6 as", "würfle"], ["1w6 as", "1w6 als", "als"],
    ["halten for Held", "halten für Held", "für"], ["Held gives", "Held gibt", "gibt"], ["table Lohn", "Tabelle Lohn", "Tabelle Lohn"], ["Glück rises by 1", "Glück steigt um 1", "steigt um"], ["starts at 3", "beginnt bei 3", "beginnt bei"],
    ["    result Erfolg\n", "    Ergebnis Erfolg\n", "Ergebnis Erfolg"], ["sheet Held", "Bogen Held", "Bogen Held"], ["example Eins", "Beispiel Eins", "Beispiel Eins"], ["Auge is 6", "Auge ist 6", "ist"], ["Auge is 6", "Auge is 6 und Kraft > 2", "und", "Auge is 6 and Kraft > 2"],
    ["let Rest", "sei Rest", "sei Rest"], ["choice Ausgang", "Auswahl Ausgang", "Auswahl Ausgang"], ["usually 0", "normalerweise 0", "normalerweise"], ["| 4-6  |", "| 4 bis 6 |", "4 bis 6", "| 4-6 |"],
  ],
  "wrong capitals": [
    ["check Wache", "Check Wache", "Check Wache halten"], ["sheet Held", "SHEET Held", "SHEET Held"], ["    result Erfolg\n", "    Result Erfolg\n", "Result Erfolg"], ["roll 1w6", "Roll 1w6", "Roll"], ["if Auge is 6", "If Auge is 6", "If"], ["Auge + Kraft", "auge + Kraft", "auge"], ["    result Erfolg\n", "    result erfolg\n", "erfolg"],
  ],
  "what is missing or too much": [
    ["    result Erfolg\n  }\n", "    result Erfolg\n", "{"], ["at 1\n}", "at 1\n", "{", "at 1\n}\n"], ["gives Ausgang {", "gives Ausgang", ""], ["at 1\n}", "at 1\n}\n}", "}", "at 1\n}\n"], ["Held(Kraft: 4)", "Held(Kraft: 4", ""], ["Kraft: 0..10", "Kraft 0..10", "0"],
    ["| 1-3  | 1    |", "| 1-3  | 1", "| 1-3  | 1", "| 1-3  | 1 |"], ["usually 0\n", "usually 0 „Zuschlag\n", "„Zuschlag", "usually 0 „Zuschlag“\n"], ["usually 0\n", 'usually 0 "Zuschlag\n', '"Zuschlag', 'usually 0 "Zuschlag"\n'], ["as Auge\n  Glück rises", "as Auge Glück rises", "Auge Glück", "as Auge; Glück rises"],
  ],
  "signs of others": [
    ["Auge is 6", "Auge == 6", "=="], ["Auge is 6", "Auge = 6", "="], ["Bonus >= 7", "Bonus => 7", "=>"], ["Auge is 6", "Auge != 6", "!=", "Auge is not 6"], ["Auge is 6", "Auge is 6&&Kraft > 2", "&&", "Auge is 6 and Kraft > 2"], ["Glück rises by 1", "Glück += 1", "+="], ["Glück rises by 1", "Glück → 1", "→", "Glück becomes 1"],
    ["Rest + Auge", "Rest x Auge", "x", "Rest * Auge"], ["Kraft: 0..10", "Kraft: 0-10", "0-10"], ["Kraft: 0..10", "Kraft: 0 bis 10", "0 bis 10"], ["Bonus: 0..3", "Bonus: 0–3", "0–3"], ["= Lohn(Auge)", "= Lohn(Auge) * 0,5 rounded up", "0,5", "= Lohn(Auge) * 0.5 rounded up"],
  ],
};

it("the text is sound", () => {
  expect(saidOfCheck(sound)).toEqual([]);
});

describe.each(Object.entries(slips))("%s", (_, each) => {
  it.each(each.map(([from, to, marked, healed = from]) => ({ from, to, marked, healed })))("$from → $to", ({ from, to, marked, healed }) => {
    const { wanted, ...told } = tried(sound, [from, to, marked, healed]);
    expect(told).toEqual({ messages: 1, marked, healed: wanted, left: [], jargon: [] });
  });
});

describe("what players write and is no mistake", () => {
  it.each([
    ["FC-40: W or d", "1w6", "1W6"], ["FC-40: d", "1w6", "1d6"], ["FC-40: D", "1w6", "1D6"], ["FC-40: without a number", "1w6", "W6"], ["FC-42: no-break blanks", "roll 1w6 as Auge", "roll\u00a01w6\u00a0as\u00a0Auge"], ["FC-42: ≥", "Bonus >= 7", "Bonus ≥ 7"],
    ["FC-42: a minus that is none on the keyboard", "| 4-6  |", "| 4−6  |"], ["FC-42: a dash", "| 4-6  |", "| 4–6  |"], ["FC-42: quotes", "usually 0\n", "usually 0 „Zuschlag”\n"], ["a tab", "  roll 1w6", "\troll 1w6"], ["FC-43: a byte order mark", "ruleset", "\ufeffruleset"],
    ["FC-44: a name with letters put together otherwise", "  Glück rises", "  Glu\u0308ck rises"], ["two sentences on one line", "    result Erfolg\n  }", "    result Erfolg }"],
  ])("%s", (_, from, to) => {
    expect(saidOfCheck(written(from, to))).toEqual([]);
  });
});

it("FC-43: places on the first line count from the first sign that is seen", () => {
  const [one] = saidOfCheck(`\ufeffchoise Farbe: rot, blau\n`);
  expect([one?.code, one?.span.start]).toEqual(["unknown-keyword", 1]);
});

it("FC-44: places are those of the text as it is in the file", () => {
  const text = written("result Erfolg if Rest", "result Erfolg if Glu\u0308ck + Resst");
  expect(saidOfCheck(text).map(({ span }) => text.slice(span.start, span.end))).toEqual(["Glu\u0308ck + Resst".slice(9)]);
});

it("FC-46: a misspelling inside the second block is told there, and the blocks around it keep their messages", () => {
  const text = written("  given Bonus: 0..3 usually 0\n", "  givn Bonus: 0..3 usually 0\n").replace("starts at 3", "starts at 33").replace("rolling 2", "rolling 9");
  expect(saidOfCheck(text).map(({ span }) => text.slice(span.start, span.end).split("\n")[0])).toEqual(["33", "givn Bonus"]);
});
