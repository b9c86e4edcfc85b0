// What creations do beside effects: values written into the entries of a collection, in order or as the player places them, and steps
// done again. Invariant: a placing is one question with as many answers as there are entries; answers beyond the last value mean that
// the entry keeps its own.

import type { RedoSentence, WriteSentence } from "../../model/types.ts";
import { cell, int, reg } from "../expr.ts";
import type { Block, Place, Step } from "../types.ts";
import { ctxOf, type Draft, newReg } from "./draft.ts";
import { columnAt, write } from "./effects.ts";
import { columnName } from "./fields.ts";
import * as v from "./values.ts";

export function writeValues(d: Draft, s: WriteSentence): Block {
  const { index } = d.b;
  const slot = v.slotOf(d.b.expression(s.owner, ctxOf(d)));
  const { entries } = index.collection(s.collection);
  const column = columnName(index.home(s.field));
  const placeAt = (i: number): Place => ({ slot, column, at: entries.length > 1 ? int(i) : null });
  columnAt(d, placeAt(0));
  const values = v.itemsOf(d.b.expression(s.value, ctxOf(d))).map((item) => {
    if (item.present !== null) return v.notYet("writing a list whose length is only known in play");
    return v.expr(item.value);
  });
  if (values.length > entries.length) return v.notYet("writing more values than there are entries");
  if (s.order === "given") return values.map((value, i) => write(d, s.id, placeAt(i), value, "becomes"));
  const n = entries.length;
  const places = entries.map((e) => newReg(d, `${s.key}: ${e.name}`, "answer", false, [0, n - 1]));
  d.asks[s.key] = {
    kind: "list",
    of: { kind: "entry", collections: [s.collection] },
    least: values.length,
    most: values.length,
  };
  const ask: Step = {
    origin: s.id,
    kind: "ask",
    to: places,
    key: s.key,
    by: "player",
    allowed: { kind: "placing", n },
    usual: null,
    secret: false,
    sees: [...new Set(d.seen)],
  };
  const writes = places.map((which, i): Step => {
    const own = values.length < n ? cell(placeAt(i)) : values.at(-1)!;
    const chosen = (values.length < n ? values : values.slice(0, -1)).reduceRight(
      (otherwise, value, k) => v.choose(v.equals(reg(which), int(k)), value, otherwise),
      own,
    );
    return write(d, s.id, placeAt(i), chosen, "becomes");
  });
  return [ask, ...writes];
}

/** Each step is a plan of its own. */
export function redoSteps(d: Draft, s: RedoSentence): Block {
  const slot = v.slotOf(d.b.expression(s.who, ctxOf(d)));
  return s.steps.map((id): Step => {
    const door = d.b.planOf(id);
    return { origin: s.id, kind: "call", plan: door.plan, slots: [slot], args: [], result: null, rolls: [] };
  });
}
