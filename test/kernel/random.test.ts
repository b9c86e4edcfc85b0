// Rules nobody would write: random programs of every step kind, asked by brute force over the slow reading and by the driver with and
// without its rules, the two sheets being different or one. A seed that fails names itself.

import { describe, expect, test } from "vitest";
import type { Block, Expr, Program, Step, Watch } from "../../src/plan/types.ts";
import { bruteForce } from "./brute.ts";
import * as b from "./build.ts";
import { planEngine } from "./engines.ts";
import { reference, type Answers, type Call } from "./reference.ts";
import { call, fiveWays, inOrder, keyOf, type Question } from "./ways.ts";

const L = "sheet/L";
/** REGELWERK_SEEDS asks for more than a test run needs. */
const SEEDS = Number(process.env["REGELWERK_SEEDS"] ?? 60);
type Rng = (n: number) => number;
function rngOf(seed: number): Rng {
  let s = (seed * 2654435761) >>> 0;
  return (n) => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 374761393) >>> 0;
    return ((s ^ (s >>> 13)) >>> 0) % n;
  };
}

const layoutOf = (rng: Rng) =>
  b.layout(
    L,
    b.column("A", [0, 6]),
    b.column("B", [-3, 5], rng(2) === 0 ? { hi: b.plus(b.cell(0, "A"), 1) } : {}),
    b.column("C", [0, 4], rng(2) === 0 ? { rising: b.minus(b.cell(0, "A"), 1) } : {}),
    b.column("E", [0, 3], { entries: 3 }),
  );

/** Values over these registers and both slots. */
function valueOf(rng: Rng, regs: readonly b.RegExpr[], slots: number, depth: number): Expr {
  const sub = (): Expr => valueOf(rng, regs, slots, depth - 1);
  const slot = rng(slots);
  switch (depth <= 0 ? rng(4) : rng(11)) {
    case 0:
      return b.term(rng(5) - 1);
    case 1:
      return regs.length === 0 ? b.term(1) : regs[rng(regs.length)]!;
    case 2:
      return b.cell(slot, ["A", "B", "C"][rng(3)]!);
    case 3:
      return b.cell(slot, "E", rng(3));
    case 4:
      return b.plus(sub(), sub());
    case 5:
      return b.minus(sub(), sub());
    case 6:
      return b.highest(sub(), sub());
    case 7:
      return b.choose(testOf(rng, regs, slots, depth - 1), sub(), sub());
    case 8:
      return b.value("derived/D", [slot], b.limited(sub(), 0, 2));
    case 9:
      return b.divide(sub(), 2, rng(2) === 0 ? "halfUp" : "down");
    default:
      return b.cell(slot, "E", b.limited(sub(), 0, 2));
  }
}
function testOf(rng: Rng, regs: readonly b.RegExpr[], slots: number, depth: number): Expr {
  const v = (): Expr => valueOf(rng, regs, slots, depth);
  switch (rng(5)) {
    case 0:
      return b.equal(v(), v());
    case 1:
      return b.not(b.below(v(), v()));
    case 2:
      return b.and(b.below(v(), v()), b.atMost(v(), v()));
    default:
      return b.below(v(), v());
  }
}

interface Writing {
  readonly rng: Rng;
  readonly names: readonly ("s" | "t")[];
  readonly p: b.PlanBuilder<"s" | "t">;
  /** Registers that hold a value by now. */
  readonly held: b.RegExpr[];
  /** Dice that may still be thrown, so that brute force stays small. */
  readonly dice: { left: number };
  readonly canCall: boolean;
  n: number;
}

function blockOf(w: Writing, length: number, inLoop: boolean): Block {
  const { rng, p, held } = w;
  const slots = w.names.length;
  const value = (depth = 2): Expr => b.limited(valueOf(rng, held, slots, depth), -4, 8);
  const check = (): Expr => testOf(rng, held, slots, 1);
  const fresh = (): b.RegExpr => p.local(`x${w.n++}`);
  /** Registers set inside do not count as held outside. */
  const inner = (n: number, loop = inLoop): Block => {
    const before = held.length;
    const block = blockOf(w, n, loop);
    held.length = before;
    return block;
  };
  const at = (): ReturnType<typeof p.place> => {
    const name = w.names[rng(slots)]!;
    return rng(4) === 0 ? p.place(name, "E", rng(2) === 0 ? rng(3) : b.limited(valueOf(rng, held, slots, 1), 0, 2)) : p.place(name, ["A", "B", "C"][rng(3)]!);
  };
  const steps: Step[] = [];
  for (let i = 0; i < length; i++) {
    const kind = rng(16);
    if (kind <= 3 && w.dice.left > 0) {
      w.dice.left -= inLoop ? 2 : 1;
      if (rng(4) === 0) {
        w.dice.left -= 1;
        const to = [p.roll(`r${w.n++}`), p.roll(`r${w.n++}`)];
        steps.push(p.draw(to, 2));
        held.push(...to);
      } else if (rng(3) === 0) {
        const to = p.roll(`r${w.n++}`);
        steps.push(p.draw(to, { kind: "count", n: b.limited(valueOf(rng, held, slots, 1), -1, 2), of: 0, most: 2 }));
        w.dice.left -= 1;
        held.push(to);
      } else {
        const to = p.roll(`r${w.n++}`);
        steps.push(p.draw(to, rng(2)));
        held.push(to);
      }
    } else if (kind === 4) {
      const to = fresh();
      steps.push(p.let(to, value()));
      held.push(to);
    } else if (kind <= 7) steps.push(p.becomes(at(), value()));
    else if (kind === 8) steps.push(p.falls(at(), value(1)));
    else if (kind <= 10) steps.push(p.when(check(), inner(2), rng(2) === 0 ? inner(2) : []));
    else if (kind === 11 && !inLoop) steps.push(p.repeat(2, p.tally(`n${w.n++}`), check(), inner(2, true)));
    else if (kind === 12 && !inLoop) steps.push(p.when(check(), [...inner(1), p.end(b.limited(value(), -2, 5))]));
    else if (kind === 13) steps.push(p.cascade(value(), [p.place(w.names[0]!, "A"), p.place(w.names[slots - 1]!, "B")], p.local(`rest${w.n++}`), inner(1)));
    else if (kind === 14 && w.canCall && w.dice.left > 1) {
      w.dice.left -= 2;
      const [result, roll] = [p.local(`c${w.n++}`), p.local(`t${w.n++}`)];
      const who = rng(2) === 0 ? (["s", "t"] as const) : (["t", "s"] as const);
      const once = p.call("check/K", who, [b.limited(valueOf(rng, held, slots, 1), 0, 3)], { result, rolls: [[1, roll]] });
      if (rng(2) === 0) {
        steps.push(once);
        held.push(result);
      } else {
        const kept = p.local(`k${w.n++}`);
        const tally = [p.tally(`w${w.n++}`), p.tally(`l${w.n++}`)] as const;
        const keep = (["last", "best", "worst"] as const)[rng(3)]!;
        w.dice.left -= 2;
        steps.push(p.series({ ...once, rolls: [] }, { success: 1, need: 1 + rng(2), rerolls: rng(2), keep, result: kept, tally }));
        held.push(kept);
      }
    } else if (kind === 15 && !inLoop) {
      const to = p.answer(`a${w.n}`, [0, 3]);
      steps.push(p.ask(to, `ask${w.n++}`, { kind: "range", range: [0, 3], optional: false }, { usual: rng(2), sees: held.slice(-2) }));
      held.push(to);
    }
  }
  return steps;
}

function programOf(seed: number): { readonly program: Program; readonly ask: Call; readonly alone: Call } {
  const rng = rngOf(seed);
  const layout = layoutOf(rng);
  const watch = (id: string, column: string, of: "A" | "B" | "C"): Watch =>
    b.reaction(id, L, b.cell(0, column), (["falls", "rises", "reaches", "below", "above"] as const)[rng(5)]!, rng(4), (p) => [
      rng(2) === 0 ? p.falls(p.place("sheet", of), 1) : p.rises(p.place("sheet", of), rng(3)),
      p.becomes(p.place("sheet", "E", rng(3)), b.limited(b.cell(0, "A"), 0, 3)),
    ]);
  const watches = [watch("w1", "A", "B"), ...(rng(2) === 0 ? [watch("w2", "B", "C")] : []), ...(rng(3) === 0 ? [watch("w3", "C", "A")] : [])];
  const any: Watch = { ...b.reaction("any", L, b.cell(0, "E", b.entry), "reaches", 0, () => []), entries: 3 };
  const anyBody = new b.PlanBuilder("any", { sheet: L });
  const entry = anyBody.given("entry", [0, 2]);
  const body = [anyBody.rises(anyBody.place("sheet", "A"), entry)];
  const dice = { left: 5 };
  const write = (canCall: boolean, length: number) => (p: b.PlanBuilder<"s" | "t">): Block => {
    const held: b.RegExpr[] = [p.given("g", [0, 3])];
    const own = canCall ? dice : { left: 1 };
    const w: Writing = { rng, names: ["s", "t"], p, held, dice: own, canCall, n: 0 };
    if (!canCall) {
      const roll = p.roll("Wurf");
      held.push(roll);
      return [p.draw(roll, 1), ...blockOf(w, length, true), p.end(b.limited(valueOf(rng, held, 2, 1), 0, 2))];
    }
    return [...blockOf(w, length, false), p.end(b.limited(valueOf(rng, held, 2, 2), -2, 5))];
  };
  const program = b.program({
    layouts: [layout],
    pools: [b.dice(1, 2), b.dice(1, 3), { ...b.dice(3, 2), then: [{ kind: "drop", end: "lowest", n: 1 }], value: "list" }],
    derived: [b.derived("derived/D", [L], [[0, 2]], b.plus(b.cell(0, "E", b.register(0)), b.choose(b.below(b.cell(0, "B"), 1), 1, 0)))],
    watches: [...watches, ...(rng(2) === 0 ? [{ ...any, regs: anyBody.regs, body }] : [])],
    plans: [b.plan("check/K", { s: L, t: L }, [0, 2], write(false, 2)), b.plan("check/R", { s: L, t: L }, [-2, 5], write(true, 7))],
  });
  const sheet = (): b.Sheet => ({ A: 2 + rng(4), B: rng(3), C: rng(2), E: [rng(4), rng(4), rng(4)] });
  const answers: Answers = { ask0: 2, ask1: (seen) => Math.abs(seen[0] ?? 1) % 4, ask2: (seen) => (seen.length > 1 && seen[1]! > 0 ? 3 : 0) };
  const [s, t] = [sheet(), sheet()];
  return { program, ask: call("check/R", [s, t], [rng(4)], answers), alone: call("check/R", [s, s], [rng(4)], answers) };
}

const question: Question = { result: true, cells: [[0, "A"], [0, "B"], [0, "C"], [1, "A"], [1, "E", 1], [1, "E", 2]] };
const little: Question = { result: false, cells: [[1, "B"]] };

describe("random programs", () => {
  test("have the odds of brute force, with and without the driver's rules", () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { program, ask, alone } = programOf(seed);
      const engine = planEngine(program);
      for (const [who, one] of [["two sheets", ask], ["one sheet", alone]] as const)
        for (const q of [question, little]) {
          const slow = reference(program);
          const expected = inOrder(bruteForce((die) => keyOf(slow(one, die), q)).chances);
          for (const options of [undefined, { regions: false }, ...(seed % 8 === 0 ? [{ liveness: false } as const] : [])] as const)
            expect(engine.odds(one, q, options).chances, `seed ${seed}, ${who}, ${JSON.stringify(options)}`).toEqual(expected);
        }
    }
  }, 600_000);

  test("end alike in all five ways", () => {
    for (let seed = 1001; seed <= 1010; seed++) {
      const { program, ask, alone } = programOf(seed);
      fiveWays(program, ask, question);
      fiveWays(program, alone, question);
    }
  }, 120_000);
});
