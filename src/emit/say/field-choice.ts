// A parameter that stands for one of several fields is called by its own name in the book, as in the text: "Was", not each field it may be.
// Invariant: only what the model made of such a parameter is taken for it.

import type { Expr, Place, Sentence } from "../../model/types.ts";
import type { Say } from "./say.ts";

/** The name of the parameter, where this says that it is this one of the fields. */
function nameIf(test: Expr, place: Place | null, say: Say): string | null {
  if (test.kind !== "compare" || test.op !== "is" || test.a.kind !== "local" || test.b.kind !== "step") return null;
  const { anonymous, name } = say.index.scale(test.b.scale);
  const isField = place?.kind === "field" && say.index.home(place.field).field.name === test.b.step;
  return anonymous && name.includes(" of ") && isField ? test.a.name : null;
}

const placeIn = (e: Expr): Place | null =>
  e.kind === "field" ? { kind: "field", owner: e.owner, field: e.field } : e.kind === "limit" ? e.place : null;

/** The parameter, or an end of it; null: the expression is no such one. */
export function chosenField(e: Extract<Expr, { kind: "if" }>, say: Say): Expr | null {
  const name = nameIf(e.test, placeIn(e.yes), say);
  if (name === null) return null;
  const { type } = e;
  return e.yes.kind === "limit" ? { kind: "limit", which: e.yes.which, place: { kind: "local", name }, type } : { kind: "local", name, type };
}

/** The change of whichever field it is; null: the sentence is no such one. */
export function chosenChange(s: Extract<Sentence, { kind: "when" }>, say: Say): Sentence | null {
  const [arm] = s.arms;
  const [change] = arm?.body ?? [];
  if (arm === undefined || change?.kind !== "change") return null;
  const name = nameIf(arm.test, change.place, say);
  if (name === null) return null;
  const place: Place = { kind: "local", name };
  const amount: Expr = change.amount.kind === "limit" ? { ...change.amount, place } : change.amount;
  return { ...change, if: s.if, place, amount };
}
