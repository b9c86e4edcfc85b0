// (c) EPS creation, option 3: six throws, the two extremes struck, each of the four left placed after they were seen; then life points
// and moral. A creation writes without reactions.

import type { Expr, Plan, Pool, Program } from "../../../src/plan/types.ts";
import { choose, dice, equal, plan, program, type RegExpr } from "../build.ts";
import * as eps from "./eps.ts";

export const Erschaffung = "creation/Charakter";

/** `faces`: of the two dice of one throw; the rule's own are sixes. */
const throws = (faces: number): Pool => ({
  unit: { kind: "total", of: dice(2, faces, 2) },
  n: 6,
  then: [
    { kind: "drop", end: "highest", n: 1 },
    { kind: "drop", end: "lowest", n: 1 },
  ],
  plus: 0,
  value: "list",
});

const creation: Plan = plan(Erschaffung, { Charakter: eps.Charakter }, null, (b) => {
  const Würfe = [1, 2, 3, 4].map((n) => b.roll(`Würfe ${n}`));
  const Platz = ["ST", "GE", "IN", "CH"].map((wert) => b.answer(`Wurf für ${wert}`, [0, 3]));
  const placed = (which: RegExpr): Expr =>
    Würfe.slice(0, -1).reduceRight<Expr>((otherwise, wurf, i) => choose(equal(which, i), wurf, otherwise), Würfe[3]!);
  return [
    b.draw(Würfe, 0),
    b.ask(Platz, "Würfe", { kind: "placing", n: 4 }, { sees: Würfe }),
    ...Platz.map((which, i) => b.set(b.place("Charakter", eps.WW, i), placed(which))),
    b.set(b.place("Charakter", eps.LP), eps.vollesLeben),
    b.set(b.place("Charakter", eps.Moral), b.value(eps.AVG, ["Charakter"])),
    b.end(),
  ];
});

export const creationProgram = (faces = 6): Program =>
  program({
    layouts: eps.layouts(eps.printed),
    lookups: eps.lookups,
    pools: [throws(faces)],
    derived: eps.derivedValues,
    watches: eps.watches,
    plans: [creation],
  });
