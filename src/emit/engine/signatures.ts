// What the callers of a plan's function have to know. Invariant: a function and all its callers go by the same signature.

import { unreachable } from "../../base/never.ts";
import type { Block, Id, Plan, Program, Reg, Step } from "../../plan/types.ts";
import { declare } from "./declare.ts";
import { isInner } from "./engine-names.ts";
import { createScope, lastPart } from "./names.ts";
import { runtimeName } from "./runtime-text.ts";

export interface Signature {
  /** The givens it takes. An inner plan takes only those it reads. */
  readonly givens: readonly Reg[];
  /** Registers that some caller reads afterwards, and the properties in which they are handed over. */
  readonly rolls: readonly Reg[];
  readonly rollNames: ReadonlyMap<Reg, string>;
  /** It returns a number. */
  readonly gives: boolean;
  /** It or what it calls throws dice, asks or loops without bound. */
  readonly io: boolean;
}

export interface SignatureOptions {
  /** The functions tell each step: all givens are taken, and everybody is handed the Io. */
  readonly noted: boolean;
}

/** The signatures of all plans; `bodies` are the tidied ones. */
export function signaturesOf(
  program: Program,
  bodies: ReadonlyMap<Id, Block>,
  options: SignatureOptions,
): ReadonlyMap<Id, Signature> {
  const rolls = rollsRead(bodies);
  const io = reaching(bodies, (step) => step.kind === "draw" || step.kind === "ask" || isUnbound(step));
  return new Map(
    Object.values(program.plans).map((plan) => {
      const shape = signatureOf(plan, bodies.get(plan.id) ?? [], rolls.get(plan.id) ?? [], options);
      return [plan.id, { ...shape, io: options.noted || io.has(plan.id) }] as const;
    }),
  );
}

/** The number of the program's pool that is always thrown, or null where it comes with data. */
export function fixedPool(step: Extract<Step, { kind: "draw" }>): number | null {
  if (step.pool.kind === "count") return step.pool.of;
  return step.pool.of.kind === "int" ? step.pool.of.value : null;
}

function isUnbound(step: Step): boolean {
  return step.kind === "loop" && step.most === null;
}

/** The plans that take such a step, themselves or through a call. */
function reaching(bodies: ReadonlyMap<Id, Block>, test: (step: Step) => boolean): ReadonlySet<Id> {
  const found = new Set<Id>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [id, body] of bodies) {
      if (someStep(body, (step) => test(step) || (step.kind === "call" && found.has(step.plan)))) found.add(id);
    }
  }
  return found;
}

/** Rolls that were not made are none. */
export function emptyRolls(signature: Signature): string {
  return `{ ${[...signature.rollNames.values()].map((name) => `${name}: ${runtimeName("NONE")}`).join(", ")} }`;
}

function signatureOf(plan: Plan, body: Block, read: Iterable<Reg>, { noted }: SignatureOptions): Omit<Signature, "io"> {
  const { used } = declare(body, () => true);
  const givens = Array.from({ length: plan.givens }, (_, reg) => reg);
  const rolls = [...read].toSorted((a, b) => a - b);
  const scope = createScope();
  return {
    givens: isInner(plan) && !noted ? givens.filter((reg) => used.has(reg)) : givens,
    rolls,
    rollNames: new Map(
      rolls.map((reg) => [reg, scope.take(lastPart(plan.regs[reg]?.name ?? "roll"), "camel")] as const),
    ),
    gives: plan.outcomes !== null || someStep(body, (step) => step.kind === "end" && step.result !== null),
  };
}

function rollsRead(bodies: ReadonlyMap<Id, Block>): ReadonlyMap<Id, ReadonlySet<Reg>> {
  const read = new Map<Id, Set<Reg>>();
  for (const body of bodies.values()) {
    someStep(body, (step) => {
      if (step.kind !== "call") return false;
      for (const [theirs] of step.rolls) read.set(step.plan, (read.get(step.plan) ?? new Set<Reg>()).add(theirs));
      return false;
    });
  }
  return read;
}

/** The plans that are needed to play these, in the order of the program. */
export function reachable(program: Program, bodies: ReadonlyMap<Id, Block>, from: readonly Id[]): readonly Id[] {
  const seen = new Set<Id>();
  const visit = (id: Id): void => {
    if (seen.has(id)) return;
    seen.add(id);
    someStep(bodies.get(id) ?? [], (step) => {
      if (step.kind === "call") visit(step.plan);
      return false;
    });
  };
  from.forEach(visit);
  return Object.keys(program.plans).filter((id) => seen.has(id));
}

/** True if control may run off the end of the block. */
export function completes(block: Block): boolean {
  const last = block.at(-1);
  if (last === undefined) return true;
  if (last.kind === "branch") return completes(last.otherwise) || last.arms.some((arm) => completes(arm.then));
  return last.kind !== "end" && last.kind !== "stop";
}

/** True if the test holds for a step of the block or of a block in it; steps are visited in order. */
export function someStep(block: Block, test: (step: Step) => boolean): boolean {
  return block.some((step) => {
    if (test(step)) return true;
    switch (step.kind) {
      case "branch":
        return step.arms.some((arm) => someStep(arm.then, test)) || someStep(step.otherwise, test);
      case "loop":
        return someStep(step.body, test);
      case "cascade":
        return someStep(step.end, test);
      case "require":
      case "let":
      case "draw":
      case "ask":
      case "write":
      case "set":
      case "call":
      case "series":
      case "end":
      case "stop":
        return false;
      default:
        return unreachable(step);
    }
  });
}
