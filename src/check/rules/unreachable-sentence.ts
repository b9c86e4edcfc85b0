/** A condition that never holds, or always, and so sentences that never count. */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Interval } from "../../plan/ranges.ts";
import type { Expr, Id } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { earlierOrOut, outWithRest } from "../fixes/unreachable-sentence.ts";
import type { Tested } from "../ways.ts";

export const unreachableSentence: Rule = (facts) => {
  const { ways } = facts;
  const groups = new Map<string, Tested[]>();
  for (const one of ways.tests) {
    const key = `${one.origin} ${one.arm}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const never = [...groups.values()].flatMap((all): readonly Diagnostic[] => {
    const [first] = all;
    if (first === undefined || all.some((one) => one.verdict !== "never" || one.test.kind === "int")) return [];
    const inside = first.then[0]?.origin ?? first.origin;
    const fix = first.arm === 0 ? earlierOrOut(facts, first.origin, all.every((one) => one.earlier === first.earlier) ? first.earlier : null) : null;
    return [diagnostic("unreachable-sentence", facts.place(first.arm === 0 ? first.origin : inside), range(facts, first), { fix })];
  });
  const reported = new Set(never.map((one) => one.span.start));
  const cut = ways.cutOff.filter((id) => isSentence(id) && !reported.has(facts.place(id).start));
  return [...never, ...cut.map((id) => diagnostic("unreachable-sentence", facts.place(id), {}, { fix: outWithRest(facts, id) }))];
};

const isSentence = (id: Id): boolean => id.includes("/#");

function range({ built }: Facts, { plan, test, left }: Tested): { readonly name?: string; readonly low?: number; readonly high?: number } {
  if (test.kind !== "test" || left === null || left.lo > left.hi || isWide(left)) return {};
  const subject = test.a.kind === "int" ? test.b : test.b.kind === "int" ? test.a : null;
  const name = subject === null ? null : nameOf(built.program.plans[plan]?.regs ?? [], subject);
  return name === null ? {} : { name, low: left.lo, high: left.hi };
}

const isWide = ({ lo, hi }: Interval): boolean => hi - lo > 100_000;

function nameOf(regs: readonly { readonly name: string }[], e: Expr): string | null {
  if (e.kind === "reg") return regs[e.reg]?.name ?? null;
  return e.kind === "cell" ? e.place.column : null;
}
