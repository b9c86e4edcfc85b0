// A program with every kind of step and every kind of dice, question and column: it means nothing, but nothing is missing in it.

import type { Program, Step } from "../../src/plan/types.ts";
import {
  above,
  atMost,
  below,
  cell,
  column,
  dice,
  equal,
  isNone,
  layout,
  minus,
  none,
  not,
  plan,
  plus,
  program,
  reaction,
} from "../kernel/build.ts";

const Bogen = "sheet/Bogen";
const slots = { Held: Bogen, Gegner: Bogen } as const;

const inner = plan("check/Wurf", { Wer: Bogen }, [0, 9], (b) => {
  const Stufe = b.given("Stufe", [0, 9]);
  const [Wurf, class_] = [b.roll("Wurf"), b.roll("class")];
  return [
    b.draw(Wurf, 0),
    b.when(equal(Wurf, 1), [b.end(0)]),
    b.draw(class_, b.cell("Wer", "Waffe")),
    b.rises(b.place("Wer", "Rüstung", 1), class_),
    b.when(above(Wurf, Stufe), [b.end(plus(Wurf, 1))], [b.falls(b.place("Wer", "Leben"), Wurf)]),
  ];
});

const outer = plan("action/Alles", slots, [-9, 99], (b) => {
  const Stufe = b.given("Stufe", [0, 9]);
  const [Erster, Zweiter, Summe] = [b.roll("Erster"), b.roll("Zweiter"), b.local("Summe")];
  const [runde, Antwort, Rest] = [b.tally("runde"), b.answer("Antwort", [0, 3]), b.local("Rest")];
  const [o1, o2, hoch, nieder] = [b.answer("o1", [0, 1]), b.answer("o2", [0, 1]), b.roll("hoch"), b.roll("nieder")];
  const own = [b.tally("Siege"), b.tally("übrig")] as const;
  const Reihe = b.local("Reihe");
  return [
    b.needs(not(equal(b.cell("Held", "Leben"), 0)), "condition/tot"),
    b.let(Summe, 0),
    b.ask(Antwort, "Einsatz", { kind: "range", range: [0, 3], optional: true }, { usual: 2, sees: [Stufe] }),
    b.when(isNone(Antwort), [b.becomes(b.place("Held", "Ziel"), none)], [b.becomes(b.place("Held", "Ziel"), Antwort)]),
    b.repeat(3, runde, below(Summe, 12), [
      b.call("check/Wurf", ["Held"], [Stufe], { result: Erster, rolls: [[1, Zweiter]] }),
      b.when(isNone(Erster), [{ origin: "here", kind: "stop" } satisfies Step]),
      b.let(Summe, plus(Summe, Erster, runde)),
    ]),
    b.draw([hoch, nieder], 1),
    b.ask([o1, o2], "Ordnung", { kind: "placing", n: 2 }),
    b.draw(Rest, { kind: "count", n: minus(o1, 0), of: 0, most: 4 }),
    b.until(atMost(b.cell("Gegner", "Leben"), 0), [b.falls(b.place("Gegner", "Leben"), plus(1, o2))]),
    b.series(b.call("check/Wurf", ["Gegner"], [1]), {
      success: 2,
      need: 1,
      rerolls: 1,
      keep: "best",
      result: Reihe,
      tally: own,
    }),
    b.cascade(plus(hoch, nieder), [b.place("Held", "Rüstung", 0), b.place("Held", "Leben")], Rest, [
      b.becomes(b.place("Held", "Ziel"), 3),
    ]),
    b.when(equal(1, 2), [b.end(-9)], [b.let(Rest, plus(Rest, 0))]),
    b.when(isNone(Zweiter), [b.end(-1)]),
    b.end(plus(Summe, Zweiter, Rest)),
  ];
});

export const everyStep: Program = program({
  layouts: [
    layout(
      Bogen,
      column("Leben", [0, 9], { hi: plus(cell(0, "Rüstung", 0), 5) }),
      column("Rüstung", [0, 9], { entries: 2 }),
      column("Ziel", [0, 3], { optional: true }),
      column("Waffe", [0, 9], { kind: "dice" }),
    ),
  ],
  pools: [dice(1, 6), { ...dice(3, 4), then: [{ kind: "drop", end: "lowest", n: 1 }], value: "list" }],
  watches: [
    reaction("reaction/Wut", Bogen, cell(0, "Leben"), "falls", null, (b) => [
      b.when(equal(b.cell("sheet", "Leben"), 3), [b.rises(b.place("sheet", "Rüstung", 0), 1)]),
    ]),
  ],
  plans: [inner, outer],
});
