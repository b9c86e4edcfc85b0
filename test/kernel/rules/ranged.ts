// (b) EPS ranged attack: the weapon lies in a list of the sheet and is a slot of its own; every shot costs ammunition.

import type { Plan, Program } from "../../../src/plan/types.ts";
import { above, atMost, choose, equal, not, plan, program, times } from "../build.ts";
import * as eps from "./eps.ts";

export const Distanzangriff = "action/Distanzangriff";
export const Ausgang = { Patzer: 0, Fehlschlag: 1, Treffer: 2 } as const;
export const Munition = "Munition";

const attack = (sizes: eps.Sizes): Plan =>
  plan(Distanzangriff, { Schütze: eps.Charakter, Ziel: eps.Charakter, Waffe: eps.Fernkampfwaffe }, [0, 2], (b) => {
    const [Angriff, Schüsse] = [b.roll("Angriff"), b.roll("Schüsse")];
    const [Eigenschaden, Schaden, Wucht] = [b.roll("Eigenschaden"), b.roll("Schaden"), b.local("Wucht")];
    return [
      b.needs(not(b.value(eps.konfliktunfähig, ["Schütze"])), "condition/konfliktunfähig"),
      b.needs(above(b.cell("Waffe", Munition), 0), "action/Distanzangriff/Munition"),
      b.draw(Angriff, eps.pool.angriff),
      b.draw(Schüsse, b.cell("Waffe", "Schuss")),
      b.falls(b.place("Waffe", Munition), Schüsse),
      b.when(equal(Angriff, 1), [
        b.draw(Eigenschaden, b.cell("Waffe", "Schaden")),
        b.falls(b.place("Schütze", eps.LP), Eigenschaden),
        b.end(Ausgang.Patzer),
      ]),
      b.when(atMost(Angriff, b.value(eps.RW, ["Ziel"])), [b.end(Ausgang.Fehlschlag)]),
      b.draw(Schaden, b.cell("Waffe", "Schaden")),
      b.let(Wucht, choose(equal(Angriff, sizes.attack), times(Schaden, 2), Schaden)),
      b.call(eps.Schaden_zufügen, ["Schütze", "Ziel"], [Wucht]),
      b.end(Ausgang.Treffer),
    ];
  });

export const rangedProgram = (sizes: eps.Sizes = eps.printed): Program =>
  program({
    layouts: eps.layouts(sizes),
    lookups: eps.lookups,
    pools: eps.pools(sizes),
    derived: eps.derivedValues,
    watches: eps.watches,
    plans: [eps.dealDamage, attack(sizes)],
  });
