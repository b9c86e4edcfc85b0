// Answers an example gives: a value, or a rule over what the asked person sees, which names rolls and values of the asking rule.

import type { Expr as ModelExpr } from "../model/types.ts";
import { mentions, walk } from "../plan/build/draft.ts";
import { expr, itemsOf, whole } from "../plan/build/values.ts";
import type { OddsAnswer } from "../runtime/odds-question.ts";
import { NONE } from "../runtime/value.ts";
import { CallProblem, namedTwice, noPlacing, nobodyKnows } from "./call-problem.ts";
import { codeNow, now, numberNow, readerOf, readingOf, registersFor, scopeOf } from "./reading.ts";
import type { Table } from "./table-top.ts";

export function answerOf(table: Table, key: string, value: ModelExpr): OddsAnswer {
  if (value.type.kind === "list") return orderOf(table, key, value);
  const isOpen = mentions(value, "local") && localsOf(value).some((name) => !table.names.has(name));
  if (!isOpen) return codeNow(table, value);
  // The seen values come in the order of `sees`; the rule that asks is found by the names it knows.
  const wanted = localsOf(value).filter((name) => !table.names.has(name));
  const { doors, build } = table.rules.built;
  const door = Object.values(doors).find((d) => wanted.every((name) => d.names[name] !== undefined));
  if (door === undefined) throw new CallProblem(nobodyKnows(wanted));
  const names = new Map(
    Object.entries(door.names).map(([name, v]) => [name, whole({ kind: "reg", reg: v.regs[0]! })] as const),
  );
  const reading = readingOf(table, value, { key: door.id, names, result: null, registers: build.plans[door.id]!.regs.length });
  const read = readerOf(table.rules, reading.value);
  const sees = asks(build.plans[door.id]).find((s) => wanted.every((name) => s.includes(door.names[name]!.regs[0]!)));
  if (sees === undefined) throw new CallProblem(nobodyKnows(wanted));
  return (seen) => {
    const regs = registersFor(reading);
    sees.forEach((r, i) => {
      regs[r] = seen[i]!;
    });
    const answer = read(scopeOf(table, regs));
    return answer === null ? NONE : Number(answer.n);
  };
}

/** A placing: where the first value goes, where the second … `order[place]` is the value that goes there. */
function orderOf(table: Table, key: string, value: ModelExpr): readonly number[] {
  const { doors, build } = table.rules.built;
  const type = Object.values(doors).flatMap((d) => (d.asks[key] === undefined ? [] : [d.asks[key]]))[0];
  const of = type?.kind === "list" && type.of.kind === "entry" ? type.of.collections[0] : undefined;
  if (of === undefined) throw new CallProblem(noPlacing(key));
  const { entries } = build.index.collection(of);
  const places = itemsOf(now(table, value)).map((item) => numberNow(table, expr(item.value)) - build.index.first(of));
  const isTwice = places.some((place, i) => places.indexOf(place) < i);
  if (isTwice) throw new CallProblem(namedTwice(key));
  let left = places.length;
  return entries.map((_, place) => (places.includes(place) ? places.indexOf(place) : left++));
}

function localsOf(value: ModelExpr): readonly string[] {
  const found = new Set<string>();
  walk(value, (x) => {
    if (x["kind"] === "local" && typeof x["name"] === "string") found.add(x["name"]);
  });
  return [...found];
}
function asks(plan: unknown): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  walk(plan, (x) => {
    if (x["kind"] === "ask" && Array.isArray(x["sees"])) found.push(x["sees"] as readonly number[]);
  });
  return found;
}
