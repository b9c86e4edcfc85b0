/** An answer in an example that nothing asks for which is done after it. Where a conflict takes part, all its rules may ask. */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import type { Example, ExampleLine } from "../../model/types.ts";
import type { Block, Id, Program } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { withoutAnswer } from "../fixes/ignored-answer.ts";

export const ignoredAnswer: Rule = (facts) => {
  const { model, built } = facts;
  const asked = asksOf(built.program);
  const unbuilt = new Set(built.unsupported.map(({ id }) => id));
  const lines = [...model.examples.map((one: Example) => one.lines), ...model.oddsTables.map((one) => one.lines)];
  // Where nothing is done at all, that is what is said.
  const calls = lines.filter((all) => all.some(({ kind }) => kind === "when"));
  return calls.flatMap((all) =>
    all.flatMap((line, at) => (line.kind === "says" ? ignored(facts, line, all.slice(at + 1), asked, unbuilt) : [])),
  );
};

type Says = Extract<ExampleLine, { readonly kind: "says" }>;

function ignored(
  facts: Facts,
  { id, key, value }: Says,
  after: readonly ExampleLine[],
  asked: ReadonlyMap<Id, ReadonlySet<string>>,
  unbuilt: ReadonlySet<Id>,
): readonly Diagnostic[] {
  const { model, built, place, text } = facts;
  // Texts are carried to a new sheet; no plan asks for them.
  if (value.type.kind === "text") return [];
  const done = after.flatMap((line) => (line.kind === "when" ? [line] : []));
  if (done.some(({ action }) => action === null || action.conflict !== null || unbuilt.has(action.check))) return [];
  const plans = Object.keys(built.program.plans);
  const calls = done.flatMap(({ action }) => (action === null ? [] : [action.check]));
  const ofRule = (check: Id): readonly Id[] =>
    plans.filter(
      (one) =>
        one === check || one.startsWith(`${check}@`) || one.startsWith(`${check}+`) || one.startsWith(`${check}/`),
    );
  if (calls.some((check) => ofRule(check).some((plan) => asked.get(plan)?.has(key) === true))) return [];
  const rules = model.checks
    .filter((check) => asked.get(check.id)?.has(key) === true && !check.helper)
    .map(({ name }) => name);
  const span = place(id);
  const start = text(span).indexOf(key);
  const named = start < 0 ? span : { ...span, start: span.start + start, end: span.start + start + key.length };
  return [
    diagnostic("ignored-answer", named, { name: key, ...(rules.length === 0 ? {} : { rules: rules.slice(0, 3) }) }, { fix: withoutAnswer(facts, id) }),
  ];
}

/** Plan → the keys it may ask for, itself and by what it calls; plans may call each other in a circle. */
function asksOf({ plans }: Program): ReadonlyMap<Id, ReadonlySet<string>> {
  const own = new Map(Object.entries(plans).map(([id, plan]) => [id, asksAndCalls(plan.body)] as const));
  return new Map([...own.keys()].map((id) => [id, within(id, own)]));
}

type Asks = { readonly keys: Set<string>; readonly calls: Set<Id> };

function within(start: Id, own: ReadonlyMap<Id, Asks>): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) own.get(id)?.calls.forEach((call) => reached.add(call));
  return new Set([...reached].flatMap((id) => [...(own.get(id)?.keys ?? [])]));
}

function asksAndCalls(body: Block): Asks {
  const found: Asks = { keys: new Set(), calls: new Set() };
  const visit = (block: Block): void => {
    for (const step of block) {
      if (step.kind === "ask") found.keys.add(step.key);
      if (step.kind === "call") found.calls.add(step.plan);
      if (step.kind === "series") found.calls.add(step.once.plan);
      if (step.kind === "branch") [...step.arms.map(({ then }) => then), step.otherwise].forEach(visit);
      if (step.kind === "loop") visit(step.body);
      if (step.kind === "cascade") visit(step.end);
    }
  };
  visit(body);
  return found;
}
