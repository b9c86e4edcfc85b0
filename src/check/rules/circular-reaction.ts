/**
 * Reactions that wake each other. Each runs once for an effect, so the circle is broken where it closes: what the last one would wake is
 * passed over.
 */
import type { Bilingual } from "../../base/text.ts";
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import { intervalsIn } from "../../plan/ranges.ts";
import { readsIn, type ReadsOf } from "../../plan/expr.ts";
import type { Block, Column, Expr, Id, Program, Watch, WriteStep } from "../../plan/types.ts";
import { textAt } from "../edits.ts";
import type { Facts, Rule } from "../facts.ts";
import { withoutLast } from "../fixes/circular-reaction.ts";

/** A change that a reaction makes on its own sheet. */
interface Change {
  readonly origin: Id;
  readonly column: Id;
  readonly verb: WriteStep["verb"];
  readonly value: Expr;
}

export const circularReaction: Rule = (facts) => {
  const { program } = facts.built;
  if (program.watches.length === 0) return [];
  const reads = readsIn(program);
  const next = new Map(program.watches.map((watch) => [watch.id, wokenBy(program, watch, reads)] as const));
  const told = new Set<Id>();
  return program.watches.flatMap(({ id }): readonly Diagnostic[] => {
    const circle = told.has(id) ? null : wayBack(next, id);
    if (circle === null) return [];
    circle.forEach((one) => told.add(one));
    const [, ...others] = circle.map((one) => facts.place(one));
    const related = others.map((span) => ({ span, text: { en: "which wakes this one", de: "die diese hier auslöst" } }));
    const last = circle.at(-1) ?? id;
    const closing = next.get(last)?.find(({ woken }) => woken === id);
    const fix = closing === undefined ? null : withoutLast(facts, last, closing.by);
    return [diagnostic("circular-reaction", head(facts, id), { reactions: circle.map((one) => quoted(textAt(facts.sources, head(facts, one)).trim())) }, { related, fix })];
  });
};

const quoted = (text: string): Bilingual => ({ de: `„${text}“`, en: `"${text}"` });

/** The words up to its block. */
function head(facts: Facts, id: Id): ReturnType<Facts["place"]> {
  const span = facts.place(id);
  const text = textAt(facts.sources, span);
  const end = text.indexOf("{");
  return end < 0 ? span : { ...span, end: span.start + text.slice(0, end).trimEnd().length };
}

/** The shortest way from a reaction back to itself. */
function wayBack(next: ReadonlyMap<Id, readonly Waking[]>, start: Id): readonly Id[] | null {
  const ways: (readonly Id[])[] = [[start]];
  const seen = new Set<Id>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const { woken: id } of next.get(way.at(-1)!) ?? []) {
      if (id === start) return way;
      if (!seen.has(id)) ways.push([...way, id]);
      seen.add(id);
    }
  }
  return null;
}

/** A reaction that is woken, and the effect that wakes it. */
interface Waking {
  readonly woken: Id;
  readonly by: Id;
}
function wokenBy(program: Program, watch: Watch, reads: ReadsOf): readonly Waking[] {
  const changes = changesIn(watch.body);
  const layout = program.layouts.find((one) => one.id === watch.layout);
  return program.watches.flatMap((other) => {
    const by = other.layout === watch.layout ? changes.find((change) => wakes(program, change, layout?.columns ?? [], other, reads)) : undefined;
    return by === undefined ? [] : [{ woken: other.id, by: by.origin }];
  });
}

function changesIn(steps: Block): readonly Change[] {
  return steps.flatMap((step): readonly Change[] => {
    if (step.kind === "write") return step.place.slot === 0 && step.quiet !== true ? [{ origin: step.origin, column: step.place.column, verb: step.verb, value: step.value }] : [];
    if (step.kind === "branch") return [...step.arms.flatMap((arm) => changesIn(arm.then)), ...changesIn(step.otherwise)];
    if (step.kind === "loop") return changesIn(step.body);
    if (step.kind === "cascade") return step.stages.flatMap((place) => (place.slot === 0 ? [{ origin: step.origin, column: place.column, verb: "falls" as const, value: { kind: "none" as const } }] : []));
    return [];
  });
}

/** The stored value itself, or what its modifiers make of it: it moves the same way. */
function watches(observed: Expr, column: Id, reads: ReadsOf): boolean {
  if (observed.kind === "cell") return observed.place.column === column;
  return observed.kind === "value" && observed.derived.endsWith(`/${column}`) && reads(observed).cells.some((one) => one.column === column);
}

/** Only what a change surely can wake: of a value that is worked out from others the direction is not known, so nothing is said. */
function wakes(program: Program, { column, verb, value }: Change, columns: readonly Column[], watch: Watch, reads: ReadsOf): boolean {
  const { observed, on, level } = watch;
  const found = columns.find((one) => one.id === column);
  if (found === undefined || !watches(observed, column, reads)) return false;
  const [low, high] = found.range;
  const span = value.kind === "int" ? { lo: value.value, hi: value.value } : { lo: low, hi: high };
  const to = verb === "becomes" ? span : { lo: low, hi: high };
  const [up, down] = [verb !== "falls" && to.hi > low, verb !== "rises" && to.lo < high];
  const at = level === null ? null : intervalsIn(program)(level, { reg: () => ({ lo: low, hi: high, none: false }), column: (_, id) => columns.find((one) => one.id === id) ?? found });
  switch (on) {
    case "falls":
      return down;
    case "rises":
      return up;
    case "below":
      return down && at !== null && to.lo < at.hi;
    case "above":
      return up && at !== null && to.hi > at.lo;
    case "reaches":
      return at !== null && ((up && low < at.hi && to.hi >= at.lo) || (down && at.lo < high && to.lo <= at.hi));
    case "begins":
      return up && to.hi !== 0;
    case "ends":
      return down && to.lo === 0;
    default:
      return on satisfies never;
  }
}
