// What modules put before and after a check's sentences. Invariant: what may refuse the check is asked before anything happens: first what
// the check itself needs, then what stands first in the blocks before it; the blocks after it run at every end. Names of a block are its own.

import type { Block as Sentences, Check } from "../../model/types.ts";
import { reg } from "../expr.ts";
import type { Block, Expr, Step } from "../types.ts";
import { type Draft, hiddenReg } from "./draft.ts";
import { steps } from "./sentences.ts";
import { whole } from "./values.ts";

export function surrounded(d: Draft, check: Check): Block {
  const { before = [], after = [] } = check;
  if (before.length === 0 && after.length === 0) return steps(d, check.body);
  const asked = conditionsIn(check.body);
  const conditions = steps(d, check.body.slice(0, asked));
  const blocks = before.map((block) =>
    onItsOwn(d, () => {
      const first = conditionsIn(block);
      return { conditions: steps(d, block.slice(0, first)), rest: steps(d, block.slice(first)) };
    }),
  );
  const body = steps(d, check.body.slice(asked));
  return [
    ...conditions,
    ...blocks.flatMap((block) => block.conditions),
    ...blocks.flatMap((block) => block.rest),
    ...(after.length === 0 ? body : withEnds(d, body, after, check)),
  ];
}

/** How many sentences stand up to the last `needs` in front of everything that happens. */
function conditionsIn(block: Sentences): number {
  const happens = block.findIndex((s) => s.kind !== "needs" && (s.kind !== "let" || s.call !== null));
  const first = happens < 0 ? block : block.slice(0, happens);
  return first.findLastIndex((s) => s.kind === "needs") + 1;
}

function onItsOwn<T>(d: Draft, make: () => T): T {
  const [locals, names] = [new Map(d.locals), { ...d.names }];
  const made = make();
  d.locals.clear();
  for (const [name, value] of locals) d.locals.set(name, value);
  for (const name of Object.keys(d.names)) delete d.names[name];
  Object.assign(d.names, names);
  return made;
}

function withEnds(d: Draft, body: Block, after: readonly Sentences[], check: Check): Block {
  const ended = atEnds(body, (end) => {
    if (end.result === null) return [...following(d, after, null), end];
    const kept = hiddenReg(d, "Ergebnis", true);
    return [{ origin: end.origin, kind: "let", to: kept, value: end.result }, ...following(d, after, reg(kept)), { ...end, result: reg(kept) }];
  });
  return check.gives === null ? [...ended, ...following(d, after, null)] : ended;
}

function following(d: Draft, after: readonly Sentences[], result: Expr | null): Block {
  d.result = result === null ? null : whole(result);
  const made = after.flatMap((block) => onItsOwn(d, () => steps(d, block)));
  d.result = null;
  return made;
}

type End = Extract<Step, { readonly kind: "end" }>;

function atEnds(block: Block, instead: (end: End) => Block): Block {
  return block.flatMap((step): Block => {
    if (step.kind === "end") return instead(step);
    if (step.kind === "loop") return [{ ...step, body: atEnds(step.body, instead) }];
    if (step.kind !== "branch") return [step];
    return [{ ...step, arms: step.arms.map((arm) => ({ ...arm, then: atEnds(arm.then, instead) })), otherwise: atEnds(step.otherwise, instead) }];
  });
}
