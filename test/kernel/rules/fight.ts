// (h) A fight of EPS attacks, sides alternating; who falls to 0 stays at 0, neither attacks nor is attacked.

import type { Plan, Program } from "../../../src/plan/types.ts";
import { above, and, equal, minus, plan, program } from "../build.ts";
import * as eps from "./eps.ts";
import { exchange, slots } from "./melee.ts";

export const Gefecht = "procedure/Gefecht";
const Schlag = "helper/Schlag";

const fight = (attacks: number): Plan =>
  plan(Gefecht, { A: eps.Charakter, B: eps.Charakter, Waffe: eps.Nahkampfwaffe }, null, (b) => {
    const [Runde, dran] = [b.tally("Runde"), b.local("dran")];
    return [
      b.let(dran, 0),
      b.repeat(attacks, Runde, and(above(b.cell("A", eps.LP), 0), above(b.cell("B", eps.LP), 0)), [
        b.when(equal(dran, 0), [b.call(Schlag, ["A", "B", "Waffe"], [])], [b.call(Schlag, ["B", "A", "Waffe"], [])]),
        b.let(dran, minus(1, dran)),
      ]),
      b.end(),
    ];
  });

export function fightProgram(attacks = 12, over: Partial<eps.Sizes> = {}): Program {
  const sizes: eps.Sizes = { ...eps.printed, leastLife: 0, ...over };
  return program({
    layouts: eps.layouts(sizes),
    lookups: eps.lookups,
    pools: eps.pools(sizes),
    derived: eps.derivedValues,
    watches: eps.watches,
    plans: [eps.dealDamage, plan(Schlag, slots, [0, 4], (b) => exchange(b, sizes)), fight(attacks)],
  });
}
