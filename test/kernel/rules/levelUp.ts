// (d) EPS level-up: whether to roll again is decided after the first roll was seen, whether to exchange after the second; an exchange
// works the conflict values out anew.

import type { Plan, Program } from "../../../src/plan/types.ts";
import { dice, plan, program } from "../build.ts";
import * as eps from "./eps.ts";

export const Levelaufstieg = "procedure/Levelaufstieg";

const yesNo = { kind: "range", range: [0, 1], optional: false } as const;

const levelUp: Plan = plan(Levelaufstieg, { Charakter: eps.Charakter }, null, (b) => {
  const [Erster, Zweiter, Neuer] = [b.roll("Erster Wurf"), b.roll("Zweiter Wurf"), b.local("Neuer Wert")];
  const [nochmal, tauschen] = [b.answer("nochmal", [0, 1]), b.answer("tauschen", [0, 1])];
  const Tauschwert = b.answer("Tauschwert", [0, 3]);
  return [
    b.draw(Erster, 0),
    b.let(Neuer, Erster),
    b.ask(nochmal, "nochmal", yesNo, { usual: 0, sees: [Erster] }),
    b.when(nochmal, [b.draw(Zweiter, 0), b.let(Neuer, Zweiter)]),
    b.ask(tauschen, "tauschen", yesNo, { usual: 0, sees: [Neuer] }),
    b.when(tauschen, [
      b.ask(Tauschwert, "Tauschwert", { kind: "range", range: [0, 3], optional: false }, { sees: [Neuer] }),
      b.becomes(b.place("Charakter", eps.WW, Tauschwert), Neuer),
      b.set(b.place("Charakter", eps.LP), eps.vollesLeben),
      b.set(b.place("Charakter", eps.Moral), b.value(eps.AVG, ["Charakter"])),
    ]),
    b.end(),
  ];
});

export const levelUpProgram = (): Program =>
  program({
    layouts: eps.layouts(eps.printed),
    lookups: eps.lookups,
    pools: [dice(3, 6, 2)],
    derived: eps.derivedValues,
    watches: eps.watches,
    plans: [levelUp],
  });
