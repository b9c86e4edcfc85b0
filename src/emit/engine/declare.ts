// Where each register of a plan is declared when the plan becomes a function: as `const` or `let` where it is first given a value if
// that place commands all others, else as `let` further out. Invariant: a declaration stands in a block around every use of its
// register, and outside every loop that may carry the value from round to round.

import { unreachable } from "../../base/never.ts";
import { partsOf } from "../../plan/expr.ts";
import type { Block, Expr, Reg, Step } from "../../plan/types.ts";

export interface Declarations {
  /** Declared by the step that first gives it a value. */
  readonly here: ReadonlyMap<Step, ReadonlyMap<Reg, "const" | "let">>;
  /** Declared before this step of a block. */
  readonly before: ReadonlyMap<Step, readonly Reg[]>;
  /** Loops whose counter nothing else reads. */
  readonly ownCounters: ReadonlySet<Step>;
  readonly read: ReadonlySet<Reg>;
  readonly used: ReadonlySet<Reg>;
}

/** A use of a register: the steps around it, outermost first, the step itself last. */
interface Use {
  readonly reg: Reg;
  readonly way: readonly Stage[];
  readonly writes: boolean;
}
interface Stage {
  readonly block: Block;
  readonly index: number;
}

/** `fixed`: registers that are declared elsewhere (parameters). */
export function declare(body: Block, fixed: (reg: Reg) => boolean): Declarations {
  const uses: Use[] = [];
  collect(body, [], uses);
  const byReg = new Map<Reg, Use[]>();
  for (const use of uses) byReg.set(use.reg, [...(byReg.get(use.reg) ?? []), use]);

  const here = new Map<Step, Map<Reg, "const" | "let">>();
  const before = new Map<Step, Reg[]>();
  const counters = ownCounters(byReg);
  for (const [reg, own] of byReg) {
    if (fixed(reg) || own.some((use) => isOwnCounter(stepOf(use.way.at(-1)), reg))) continue;
    const { block, depth } = commonBlock(own);
    const first = block[Math.min(...own.map((use) => use.way[depth]?.index ?? 0))];
    if (first === undefined) continue;
    const there = own.filter((use) => stepOf(use.way[depth]) === first);
    if (isPlain(first) && there.every((use) => use.writes)) {
      const kind = own.filter((use) => use.writes).length === 1 ? "const" : "let";
      here.set(first, (here.get(first) ?? new Map<Reg, "const" | "let">()).set(reg, kind));
    } else {
      const outer = outermostLoop(own[0]?.way.slice(0, depth) ?? []) ?? first;
      before.set(outer, [...(before.get(outer) ?? []), reg]);
    }
  }
  const read = new Set(uses.filter((use) => !use.writes).map((use) => use.reg));
  return { here, before, ownCounters: counters, read, used: new Set(byReg.keys()) };

  function isOwnCounter(step: Step | undefined, reg: Reg): boolean {
    return step?.kind === "loop" && step.count === reg && counters.has(step);
  }
}

/** The innermost block that holds all uses, and how deep it lies. */
function commonBlock(uses: readonly Use[]): { readonly block: Block; readonly depth: number } {
  const [first] = uses;
  let depth = 0;
  const isShared = (d: number): boolean => {
    const block = first?.way[d]?.block;
    return block !== undefined && uses.every((use) => use.way[d]?.block === block);
  };
  while (isShared(depth + 1)) depth++;
  return { block: first?.way[depth]?.block ?? [], depth };
}

const stepOf = (stage: Stage | undefined): Step | undefined => stage?.block[stage.index];

/** It gives its registers a value whenever it is reached, and is one statement. */
function isPlain(step: Step): boolean {
  return step.kind === "let" || step.kind === "draw" || step.kind === "ask" || step.kind === "call";
}

function outermostLoop(way: readonly Stage[]): Step | undefined {
  return way.map(stepOf).find((step) => step?.kind === "loop");
}

/** A counter is the loop's own if its only uses are those of that loop's head. */
function ownCounters(byReg: ReadonlyMap<Reg, readonly Use[]>): ReadonlySet<Step> {
  const own = new Set<Step>();
  for (const [reg, uses] of byReg) {
    const steps = new Set(uses.map((use) => stepOf(use.way.at(-1))));
    const [step] = steps;
    const isCounter = step?.kind === "loop" && step.count === reg && uses.length === 1;
    if (steps.size === 1 && isCounter) own.add(step);
  }
  return own;
}

function collect(block: Block, outer: readonly Stage[], uses: Use[]): void {
  block.forEach((step, index) => {
    const way = [...outer, { block, index }];
    const read = (e: Expr | null): void => {
      if (e === null) return;
      if (e.kind === "reg") uses.push({ reg: e.reg, way, writes: false });
      partsOf(e).forEach(read);
    };
    const write = (reg: Reg): void => void uses.push({ reg, way, writes: true });
    switch (step.kind) {
      case "require":
        return read(step.test);
      case "let":
        read(step.value);
        return write(step.to);
      case "draw":
        read(step.pool.kind === "pool" ? step.pool.of : step.pool.n);
        return step.to.forEach(write);
      case "ask":
        read(step.usual);
        step.sees.forEach((reg) => uses.push({ reg, way, writes: false }));
        return step.to.forEach(write);
      case "set":
        read(step.place.at);
        return read(step.value);
      case "call":
        step.args.forEach(read);
        if (step.result !== null) write(step.result);
        return step.rolls.forEach(([, ours]) => write(ours));
      case "branch":
        step.arms.forEach((arm) => read(arm.test));
        step.arms.forEach((arm) => collect(arm.then, way, uses));
        return collect(step.otherwise, way, uses);
      case "loop":
        read(step.test);
        read(step.most);
        if (step.count !== null) write(step.count);
        return collect(step.body, way, uses);
      case "end":
        return read(step.result);
      case "stop":
        return;
      case "write":
      case "series":
      case "cascade":
        throw new Error(`${step.kind} was not lowered`);
      default:
        return unreachable(step);
    }
  });
}
