// (a) EPS melee: one attack, the answer to it, moral as a reaction to suffered damage, the price of making an NPC unfit.

import type { Block, Plan, Program } from "../../../src/plan/types.ts";
import { above, atMost, choose, equal, minus, not, plan, program, times, type PlanBuilder } from "../build.ts";
import * as eps from "./eps.ts";

export const Nahkampfangriff = "action/Nahkampfangriff";
export const Ausgang = { Patzer: 0, Fehlschlag: 1, Gegentreffer: 2, Patt: 3, Treffer: 4 } as const;

export const slots = { Angreifer: eps.Charakter, Verteidiger: eps.Charakter, Waffe: eps.Nahkampfwaffe } as const;

/** From the roll on; whether it may happen is tested before. */
export function exchange(b: PlanBuilder<keyof typeof slots>, sizes: eps.Sizes): Block {
  const [Angriff, Abwehr] = [b.roll("Angriff"), b.roll("Abwehr")];
  const [Eigenschaden, Schaden, Wucht] = [b.roll("Eigenschaden"), b.roll("Schaden"), b.local("Wucht")];
  const Würfel = b.cell("Waffe", "Schaden");
  return [
    b.draw(Angriff, eps.pool.angriff),
    b.when(equal(Angriff, 1), [
      b.draw(Eigenschaden, Würfel),
      b.falls(b.place("Angreifer", eps.LP), Eigenschaden),
      b.end(Ausgang.Patzer),
    ]),
    b.when(atMost(Angriff, b.value(eps.RW, ["Verteidiger"])), [b.end(Ausgang.Fehlschlag)]),
    b.draw(Abwehr, eps.pool.angriff),
    b.when(above(Abwehr, Angriff), [
      b.call(eps.Schaden_zufügen, ["Verteidiger", "Angreifer"], [minus(Abwehr, Angriff)]),
      b.end(Ausgang.Gegentreffer),
    ]),
    b.when(equal(Abwehr, Angriff), [b.end(Ausgang.Patt)]),
    b.draw(Schaden, Würfel),
    b.let(Wucht, choose(equal(Angriff, sizes.attack), times(Schaden, 2), Schaden)),
    b.call(eps.Schaden_zufügen, ["Angreifer", "Verteidiger"], [Wucht]),
    b.end(Ausgang.Treffer),
  ];
}

const attack = (sizes: eps.Sizes): Plan =>
  plan(Nahkampfangriff, slots, [0, 4], (b) => [
    b.needs(not(b.value(eps.konfliktunfähig, ["Angreifer"])), "condition/konfliktunfähig"),
    ...exchange(b, sizes),
  ]);

export const meleeProgram = (sizes: eps.Sizes = eps.printed): Program =>
  program({
    layouts: eps.layouts(sizes),
    lookups: eps.lookups,
    pools: eps.pools(sizes),
    derived: eps.derivedValues,
    watches: eps.watches,
    plans: [eps.dealDamage, eps.probe, ...eps.readings, attack(sizes)],
  });
