// (f) XDR damage: what is aimed at one attribute runs on into the physical cascade. Whether a broken will means coma or hysteria is
// decided by the order of events, so both are state.

import type { Plan, Program } from "../../../src/plan/types.ts";
import { plan, program } from "../build.ts";
import * as xdr from "./xdr.ts";

export const Physische_Gewalt = "cascade/Physische Gewalt";
export const Gezielte_Einwirkung = "cascade/Gezielte Einwirkung";
export const Heilung = "procedure/Heilung";

const physical: Plan = plan(Physische_Gewalt, { Figur: xdr.Figur }, null, (b) => {
  const Schaden = b.given("Schaden", [0, 99]);
  const Rest = b.local("Rest");
  const stage = (name: xdr.Eigenschaft) => b.place("Figur", xdr.Eigenschaften, xdr.eigenschaft[name]);
  return [b.cascade(Schaden, [stage("Kraft"), stage("Vitalität"), stage("Wille"), b.place("Figur", xdr.Maximallevel)], Rest), b.end()];
});

const directed: Plan = plan(Gezielte_Einwirkung, { Figur: xdr.Figur }, null, (b) => {
  const [Schaden, Ziel] = [b.given("Schaden", [0, 99]), b.given("Ziel", [0, 6])];
  const Rest = b.local("Rest");
  return [
    b.cascade(Schaden, [b.place("Figur", xdr.Eigenschaften, Ziel)], Rest, [b.call(Physische_Gewalt, ["Figur"], [Rest])]),
    b.end(),
  ];
});

const healing: Plan = plan(Heilung, { Figur: xdr.Figur }, null, (b) => {
  const [Ziel, Stufen] = [b.given("Ziel", [0, 6]), b.given("Stufen", [1, 9])];
  return [b.rises(b.place("Figur", xdr.Eigenschaften, Ziel), Stufen), b.end()];
});

export const damageProgram = (): Program =>
  program({
    layouts: xdr.layouts,
    derived: xdr.derivedValues,
    watches: xdr.watches,
    plans: [physical, directed, healing, xdr.conditions],
  });
