// The sentences of a rule as steps, in text order. Loops over lists are unrolled: an item that may be missing takes its round where it is
// there; `stop` leaves the whole walk.

import { unreachable } from "../../base/never.ts";
import type {
  AskSentence,
  Block as Sentences,
  ForEachSentence,
  LetSentence,
  RemoveSentence,
  RollSentence,
  Sentence,
} from "../../model/types.ts";
import { int, reg } from "../expr.ts";
import type { Block, Expr, Pool, Step } from "../types.ts";
import { callSteps, suffers } from "./calls.ts";
import { redoSteps, writeValues } from "./creation.ts";
import { keeping } from "./derived.ts";
import { highestFirst, listLength, poolOf, timesPool } from "./dice.ts";
import { ctxOf, type Draft, hiddenReg, intOf, nameList, nameReg, newReg } from "./draft.ts";
import { change, columnAt, gains, loses, placeOf, write } from "./effects.ts";
import { isOptional, plainType, rangeOf } from "./model-index.ts";
import { seated } from "./seats.ts";
import * as v from "./values.ts";
import { type Val, whole } from "./values.ts";

export function steps(d: Draft, block: Sentences): Block {
  return block.flatMap((s) => sentence(d, s));
}

function sentence(d: Draft, s: Sentence): Block {
  const origin = s.id;
  if (s.kind === "needs") {
    const test = intOf(d, s.test);
    return [
      { origin, kind: "require", test: s.if === null ? test : v.any([v.opposite(intOf(d, s.if)), test]), why: s.id },
    ];
  }
  if (s.if === null) return plain(d, s);
  const test = intOf(d, s.if);
  return [{ origin, kind: "branch", arms: [{ test, then: plain(d, s) }], otherwise: [] }];
}

function plain(d: Draft, s: Exclude<Sentence, { kind: "needs" }>): Block {
  const origin = s.id;
  switch (s.kind) {
    case "let":
      return letSteps(d, s);
    case "roll":
      return rollSteps(d, s);
    case "ask":
      return askSteps(d, s);
    case "result": {
      if (s.call !== null) {
        const to = hiddenReg(d, "Ergebnis", true);
        return [...callSteps(d, origin, s.call, to, null), { origin, kind: "end", result: reg(to) }];
      }
      return [{ origin, kind: "end", result: s.value === null ? null : intOf(d, s.value) }];
    }
    case "when":
      return [
        {
          origin,
          kind: "branch",
          arms: s.arms.map((a) => ({ test: intOf(d, a.test), then: steps(d, a.body) })),
          otherwise: steps(d, s.otherwise),
        },
      ];
    case "repeat": {
      const tests = [
        ...(s.while === null ? [] : [intOf(d, s.while)]),
        ...(s.until === null ? [] : [v.opposite(intOf(d, s.until))]),
      ];
      const most = s.most === null ? null : intOf(d, s.most);
      const count = most === null ? null : newReg(d, "Runde", "tally");
      return [
        { origin, kind: "loop", test: v.all(tests), most, count, endless: most === null, body: steps(d, s.body) },
      ];
    }
    case "for-each":
      return eachSteps(d, s);
    case "stop":
      return [{ origin, kind: "stop" }];
    case "change":
      return change(d, s);
    case "gains":
      return gains(d, s);
    case "loses":
      return loses(d, s);
    case "remove":
      return removeSteps(d, s);
    case "suffers":
      return suffers(d, s);
    case "call":
      return callSteps(d, origin, s.call, null, null);
    case "joins":
    case "leaves":
      return seated(d, s);
    case "goes-on":
      return v.notYet("a conflict that goes on in a rule");
    case "step":
      return steps(d, s.body);
    case "write":
      return writeValues(d, s);
    case "redo":
      return redoSteps(d, s);
    default:
      return unreachable(s);
  }
}

function letSteps(d: Draft, s: LetSentence): Block {
  const origin = s.id;
  if (s.call !== null) {
    const to = nameReg(d, s.name, "let", s.type);
    d.seen.push(to);
    return callSteps(d, origin, s.call, to, s.name);
  }
  const value = d.b.expression(s.value ?? v.notYet("a let without a value"), ctxOf(d));
  d.types.set(s.name, s.type);
  if (value.kind === "int") {
    const to = nameReg(d, s.name, "let", s.type);
    d.seen.push(to);
    return [{ origin, kind: "let", to, value: value.e }];
  }
  // A list or fraction is kept part by part; of a list that may lose something, also whether each is there.
  const made: Step[] = [];
  const lessens = value.kind === "list" && s.type.kind === "list" && s.type.least === 0;
  const kept = keeping((e) => {
    if (e.kind === "int" || e.kind === "none") return e;
    const to = hiddenReg(d, s.name, true);
    made.push({ origin, kind: "let", to, value: e });
    return reg(to);
  })(value);
  d.locals.set(s.name, lessens && kept.kind === "list" ? { kind: "list", items: kept.items.map((i) => (i.present === null ? { ...i, present: there(d, s, made) } : i)) } : kept);
  return made;
}
function there(d: Draft, { id: origin, name }: LetSentence, made: Step[]): Expr {
  const to = hiddenReg(d, name);
  made.push({ origin, kind: "let", to, value: v.yes });
  return reg(to);
}

/** The first item that is this one goes; the others stay where they are. */
function removeSteps(d: Draft, s: RemoveSentence): Block {
  const origin = s.id;
  const list = d.locals.get(s.list) ?? v.notYet("the list {list}", { list: s.list });
  const wanted = hiddenReg(d, s.list, true);
  const gone = hiddenReg(d, s.list);
  const first: readonly Step[] = [
    { origin, kind: "let", to: wanted, value: intOf(d, s.item) },
    { origin, kind: "let", to: gone, value: int(0) },
  ];
  const each = v.itemsOf(list).flatMap((item): readonly Step[] => {
    const present = item.present?.kind === "reg" ? item.present : v.notYet("losing something of {list}", { list: s.list });
    const test = v.all([present, v.equals(reg(gone), int(0)), v.compared("=", item.value, whole(reg(wanted)))]);
    const goes: readonly Step[] = [
      { origin, kind: "let", to: present.reg, value: int(0) },
      { origin, kind: "let", to: gone, value: int(1) },
    ];
    return [{ origin, kind: "branch", arms: [{ test, then: goes }], otherwise: [] }];
  });
  return [...first, ...each];
}

function rollSteps(d: Draft, s: RollSentence): Block {
  const origin = s.id;
  if (s.table !== null) {
    const table = d.b.index.table(s.table);
    const dice = table.roll ?? v.notYet("a roll on a table without dice");
    if (table.gives.length !== 1) return v.notYet("a roll on a table with several results");
    const thrown = newReg(d, s.name, "roll");
    const found = d.b.lookup(table.id, 0, [whole(reg(thrown))]);
    const to = nameReg(d, s.name, "let", s.type);
    d.seen.push(to);
    return [
      { origin, kind: "draw", to: [thrown], pool: { kind: "pool", of: int(d.b.pool(poolOf(dice))) } },
      { origin, kind: "let", to, value: v.expr(found) },
    ];
  }
  const dice = s.dice ?? v.notYet("a roll without dice");
  if (dice.kind === "pool") {
    const one: Pool = poolOf({ faces: dice.faces, count: 1, options: dice.options, plus: dice.plus });
    if (s.times !== null) return v.notYet("a counted pool several times");
    const n = intOf(d, dice.count);
    const most = Math.max(
      0,
      Math.min(
        100,
        d.b.interval(
          n,
          d.regs.map((r) => r.range ?? [-100, 100]),
          d.slots.map((x) => x.layout),
        )[1],
      ),
    );
    if (one.value === "list") {
      const some = listLength({ ...one, n: most });
      const regs = nameList(d, s.name, "roll", s.type, some, true);
      d.seen.push(...regs);
      const of = d.b.pool(d.isOrderFree(s.name) ? highestFirst(one, most) : one);
      return [{ origin, kind: "draw", to: regs, pool: { kind: "count", n, of, most } }];
    }
    const to = nameReg(d, s.name, "roll", s.type);
    d.seen.push(to);
    return [{ origin, kind: "draw", to: [to], pool: { kind: "count", n, of: d.b.pool(one), most } }];
  }
  const known = dice.kind === "fixed" ? (s.times === null ? poolOf(dice.dice) : timesPool(poolOf(dice.dice), s.times, s.among)) : null;
  const of: Expr = dice.kind === "fixed" ? int(d.b.pool(known!)) : intOf(d, dice.value);
  const pool =
    known ??
    (of.kind === "int" && dice.kind === "value" ? withOptions(d.b.pools[of.value]!, dice.options, s) : null);
  if (pool === null) {
    if (dice.kind === "value" && dice.options.length + s.among.length > 0) return v.notYet("options on dice that come with data");
    if (s.times !== null) {
      const regs = nameList(d, s.name, "roll", s.type, s.times);
      d.seen.push(...regs);
      return regs.map((r): Step => ({ origin, kind: "draw", to: [r], pool: { kind: "pool", of } }));
    }
    const to = nameReg(d, s.name, "roll", s.type);
    d.seen.push(to);
    return [{ origin, kind: "draw", to: [to], pool: { kind: "pool", of } }];
  }
  const regs =
    pool.value === "list"
      ? nameList(d, s.name, "roll", s.type, listLength(pool))
      : [nameReg(d, s.name, "roll", s.type)];
  d.seen.push(...regs);
  const sorted = pool.value === "list" && d.isOrderFree(s.name) ? highestFirst(pool, listLength(pool)) : pool;
  return [{ origin, kind: "draw", to: regs, pool: { kind: "pool", of: int(d.b.pool(sorted)) } }];
}

/** Options on a constant: of the dice themselves, or of the list of totals. */
function withOptions(
  pool: Pool,
  options: Extract<NonNullable<RollSentence["dice"]>, { kind: "value" }>["options"],
  { times, among }: Pick<RollSentence, "times" | "among">,
): Pool {
  const more = poolOf({ faces: [1], count: 1, options, plus: 0 });
  const one: Pool = { ...pool, then: [...pool.then, ...more.then], value: options.length === 0 ? pool.value : more.value };
  return times === null ? one : timesPool(one, times, among);
}

function askSteps(d: Draft, s: AskSentence): Block {
  const type = plainType(s.type);
  const into = s.into;
  if (type.kind === "text") {
    // Carried to the sheet by whoever keeps it: no rule reads it.
    if (into !== null) d.asks[s.name] = s.type;
    return [];
  }
  const place = into === null ? null : placeOf(d.b, into, ctxOf(d));
  const range = place === null ? rangeOf(type, d.b.index) : columnAt(d, place).range;
  const usual = s.usually === null ? null : intOf(d, s.usually);
  const to = nameReg(d, s.name, "answer", s.type, range);
  d.asks[s.name] = s.type;
  const allowed = { kind: "range", range, optional: isOptional(s.type, d.b.index) } as const;
  const step: Step = {
    origin: s.id,
    kind: "ask",
    to: [to],
    key: s.name,
    by: s.by,
    allowed,
    usual,
    secret: s.secret,
    sees: [...new Set(d.seen)],
  };
  if (!s.secret) d.seen.push(to);
  return place === null ? [step] : [step, write(d, s.id, place, reg(to), "becomes")];
}

function eachSteps(d: Draft, s: ForEachSentence): Block {
  const origin = s.id;
  const items = v.itemsOf(d.b.expression(s.list, ctxOf(d)));
  // The list is walked as it was at the start.
  const kept: Step[] = [];
  const fixed = (e: Expr): Expr => {
    if (e.kind === "int") return e;
    const to = hiddenReg(d, s.name, true);
    kept.push({ origin, kind: "let", to, value: e });
    return reg(to);
  };
  const walked = items.map((i) => ({
    value: keeping(fixed)(i.value),
    present: i.present === null ? null : fixed(i.present),
  }));
  const rounds = walked.flatMap((item): Block => {
    d.locals.set(s.name, item.value);
    d.types.set(s.name, s.type);
    const before: Val | null = d.it;
    d.it = item.value;
    const body = steps(d, s.body);
    d.it = before;
    return item.present === null
      ? body
      : [{ origin, kind: "branch", arms: [{ test: item.present, then: body }], otherwise: [] }];
  });
  d.locals.delete(s.name);
  if (!stops(s.body)) return [...kept, ...rounds];
  return [
    ...kept,
    { origin, kind: "loop", test: v.yes, most: int(1), count: hiddenReg(d, "Durchgang"), endless: false, body: rounds },
  ];
}

function stops(block: Sentences): boolean {
  return block.some(
    (s) => s.kind === "stop" || (s.kind === "when" && (s.arms.some((a) => stops(a.body)) || stops(s.otherwise))),
  );
}
