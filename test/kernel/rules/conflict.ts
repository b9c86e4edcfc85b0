// (g) Grundlagen conflict probe: both roll, equal sums are rolled again without bound. Dominance stands in the conflict, one cell per
// ordered pair of its three actors; whom a slot is in the conflict is given by number.

import type { Plan, Program } from "../../../src/plan/types.ts";
import { above, atMost, cell, column, derived, dice, divide, layout, minus, not, equal, plan, plus, program, times, value, type Sheet, type Term } from "../build.ts";

export const Charakter = "sheet/Charakter";
export const Konflikt = "conflict/Konflikt";
export const Dominanz = "Dominanz";
export const members = ["Ann", "Bo", "Cem"] as const;
export const pairOf = (a: number, b: number): number => a * members.length + b;

export const Konfliktprobe = "check/Konfliktprobe";
export const Manöver = "action/Manöver";
const Verschieben = "procedure/Dominanz verschieben";
export const Ausgang = { unterlegen: 0, überlegen: 1 } as const;

const Konfliktwert = "derived/Konfliktwert";
/** Round half up, twice: the attributes' share, then the mean with the talent. */
const share = divide(plus(cell(0, "ST"), cell(0, "GE")), 4, "halfUp");
const conflictValue = divide(plus(share, cell(0, "Waffenlos")), 2, "halfUp");

const slots = { Akteur: Charakter, Gegner: Charakter, Konflikt } as const;
const at = (a: Term, b: Term): Term => plus(times(a, members.length), b);

const probe: Plan = plan(Konfliktprobe, slots, [0, 1], (b) => {
  const [A, G] = [b.given("Nummer Akteur", [0, 2]), b.given("Nummer Gegner", [0, 2])];
  const [Vorsprung, Wurf, Gegenwurf, Spanne] = [b.local("Vorsprung"), b.roll("Wurf"), b.roll("Gegenwurf"), b.local("Spanne")];
  const lead = minus(b.value(Konfliktwert, ["Akteur"]), b.value(Konfliktwert, ["Gegner"]));
  return [
    b.let(Vorsprung, plus(lead, b.cell("Konflikt", Dominanz, at(A, G)))),
    b.let(Spanne, 0),
    b.until(not(equal(Spanne, 0)), [b.draw(Wurf, 0), b.draw(Gegenwurf, 0), b.let(Spanne, minus(plus(Vorsprung, Wurf), Gegenwurf))]),
    b.when(above(Spanne, 0), [b.end(Ausgang.überlegen)]),
    b.end(Ausgang.unterlegen),
  ];
});

/** What one is ahead the other is behind. */
const shift: Plan = plan(Verschieben, slots, null, (b) => {
  const [A, G, Betrag] = [b.given("Nummer Akteur", [0, 2]), b.given("Nummer Gegner", [0, 2]), b.given("Betrag", [-12, 12])];
  return [b.rises(b.place("Konflikt", Dominanz, at(A, G)), Betrag), b.falls(b.place("Konflikt", Dominanz, at(G, A)), Betrag), b.end()];
});

const manoeuvre: Plan = plan(Manöver, slots, [0, 1], (b) => {
  const [A, G, Plus] = [b.given("Nummer Akteur", [0, 2]), b.given("Nummer Gegner", [0, 2]), b.given("Dominanzplus", [-6, 6])];
  const Verlauf = b.local("Verlauf");
  return [
    b.call(Konfliktprobe, ["Akteur", "Gegner", "Konflikt"], [A, G], { result: Verlauf }),
    b.when(atMost(Verlauf, Ausgang.unterlegen), [b.end(Ausgang.unterlegen)]),
    b.call(Verschieben, ["Akteur", "Gegner", "Konflikt"], [A, G, Plus]),
    b.end(Ausgang.überlegen),
  ];
});

/** Only to look at the calculated value. */
export const LesenKonfliktwert = "read/Konfliktwert";
const reading: Plan = plan(LesenKonfliktwert, { Akteur: Charakter }, [0, 5], (b) => [b.end(value(Konfliktwert, [b.slot("Akteur")]))]);

export const conflictProgram = (): Program =>
  program({
    layouts: [
      layout(Charakter, column("ST", [0, 6]), column("GE", [0, 6]), column("Waffenlos", [0, 6])),
      layout(Konflikt, column(Dominanz, [-12, 12], { entries: members.length ** 2 })),
    ],
    pools: [dice(3, [-1, 0, 1])],
    derived: [derived(Konfliktwert, [Charakter], [], conflictValue)],
    plans: [probe, shift, manoeuvre, reading],
  });

/** A character with this conflict value, 0 to 5. */
export const fighter = (conflictValueWanted: number): Sheet => {
  const talent = Math.min(6, conflictValueWanted * 2);
  // Half the talent, which is at most 6; beyond 3 the attributes help: (2 + 6) / 2 is 4, (3 + 6) / 2 rounds to 5.
  const attributes = conflictValueWanted > 3 ? 2 * conflictValueWanted - 4 : 0;
  return { ST: attributes, GE: attributes, Waffenlos: talent };
};
/** The dominance of a conflict from single pairs; every other pair is level. */
export const conflict = (pairs: readonly (readonly [a: number, b: number, lead: number])[] = []): Sheet => {
  const cells = Array.from({ length: members.length ** 2 }, () => 0);
  for (const [a, b, lead] of pairs) {
    cells[pairOf(a, b)] = lead;
    cells[pairOf(b, a)] = -lead;
  }
  return { [Dominanz]: cells };
};
