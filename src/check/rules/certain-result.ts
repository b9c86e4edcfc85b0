/** A check with dice whose result they do not change; or whose dice never, or always, make a success. */
import type { Bilingual } from "../../base/text.ts";
import { diagnostic, type Fix } from "../../diagnostics/report.ts";
import type { Check, Scale } from "../../model/types.ts";
import type { Interval } from "../../plan/ranges.ts";
import type { Block, Program } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withOtherCase } from "../fixes/certain-result.ts";

export const certainResult: Rule = (facts) => {
  const { model, built, ways, place } = facts;
  return model.checks.flatMap((check) => {
    const results = ways.results.get(check.id) ?? [];
    const plan = built.program.plans[check.id];
    if (check.gives === null || results.length === 0 || plan === undefined || ways.openEnds.has(check.id) || !throws(plan.body, built.program)) return [];
    const said = certainty(facts, check, results);
    return said === null ? [] : [diagnostic("certain-result", place(check.id), { name: check.name, ...said }, { fix: otherCase(facts, check, results) })];
  });
};

interface Said {
  readonly outcome?: Bilingual;
  readonly never?: string;
  readonly always?: string;
}

function certainty(facts: Facts, { gives }: Check, results: readonly Interval[]): Said | null {
  const [low, high] = [Math.min(...results.map(({ lo }) => lo)), Math.max(...results.map(({ hi }) => hi))];
  if (gives === null || results.some(({ none, lo, hi }) => none || lo > hi)) return null;
  if (low === high) {
    const { text } = facts.built.names;
    return { outcome: { de: text(gives, low, "de"), en: text(gives, low, "en") } };
  }
  const scale = gives.kind === "step" ? scaleOf(facts, gives.scale) : undefined;
  if (scale?.success === null || scale?.success === undefined || !decides(scale)) return null;
  return high < scale.success ? { never: scale.name } : low >= scale.success ? { always: scale.name } : null;
}

/** The steps that never come out: on the other side of success, where the scale knows one. */
function otherCase(facts: Facts, check: Check, results: readonly Interval[]): Fix | null {
  const scale = check.gives?.kind === "step" ? scaleOf(facts, check.gives.scale) : undefined;
  if (scale === undefined) return null;
  const { success } = scale;
  const sides = success === null ? [] : results.map(({ lo }) => lo >= success);
  const never = scale.steps.filter(({ low, high }) => !results.some(({ lo, hi }) => lo <= high && low <= hi) && (success === null || !decides(scale) || !sides.includes(low >= success)));
  return never.length === 0 ? null : withOtherCase(facts, check, scale, never);
}
function scaleOf({ model }: Facts, id: string): Scale | undefined {
  return model.scales.find((one) => one.id === id);
}

/** The scale has steps on both sides. */
function decides({ steps, success }: Scale): boolean {
  return success !== null && steps.some(({ low }) => low < success) && steps.some(({ high }) => high >= success);
}

/** Dice are thrown somewhere on the way. */
function throws(steps: Block, program: Program, seen: ReadonlySet<string> = new Set()): boolean {
  return steps.some((step) => {
    if (step.kind === "draw") return true;
    if (step.kind === "branch") return step.arms.some((arm) => throws(arm.then, program, seen)) || throws(step.otherwise, program, seen);
    if (step.kind === "loop") return throws(step.body, program, seen);
    const called = step.kind === "call" ? step.plan : step.kind === "series" ? step.once.plan : null;
    if (called === null || seen.has(called)) return false;
    return throws(program.plans[called]?.body ?? [], program, new Set([...seen, called]));
  });
}
