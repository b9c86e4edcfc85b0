/** A secret answer that a result, a question or a sheet tells the players: a value that is worked out from it, not one that only depends on it. */
import { diagnostic, type Diagnostic } from "../../diagnostics/report.ts";
import { partsOf } from "../../plan/expr.ts";
import type { Block, Expr, Id, Plan, Reg } from "../../plan/types.ts";
import type { Facts, Rule } from "../facts.ts";
import { openly } from "../fixes/misplaced-secret.ts";

export const misplacedSecret: Rule = (facts) =>
  facts.model.checks.flatMap((check) => {
    const plan = facts.built.program.plans[check.id];
    return plan === undefined ? [] : leaks(facts, plan);
  });

function leaks(facts: Facts, plan: Plan): readonly Diagnostic[] {
  const secrets = secretsOf(plan.body);
  if (secrets.size === 0) return [];
  for (let before = -1; before < secrets.size; ) {
    before = secrets.size;
    everyStep(plan.body, (step) => {
      const told = step.kind === "let" ? toldBy(step.value, secrets) : undefined;
      if (step.kind === "let" && told !== undefined && !secrets.has(step.to)) secrets.set(step.to, told);
    });
  }
  const questions = questionsOf(plan.body);
  const found = new Map<string, Diagnostic>();
  everyStep(plan.body, (step) => {
    const [shown] = shownIn(step).flatMap((e) => toldBy(e, secrets) ?? []);
    if (shown !== undefined && !found.has(step.origin)) found.set(step.origin, diagnostic("misplaced-secret", facts.place(step.origin), { name: shown }, { fix: openly(facts, questions.get(shown) ?? step.origin) }));
  });
  return [...found.values()];
}

/** Registers of secret answers, with their names. */
function secretsOf(body: Block): Map<Reg, string> {
  const found = new Map<Reg, string>();
  everyStep(body, (step) => {
    if (step.kind === "ask" && step.secret) step.to.forEach((reg) => found.set(reg, step.key));
  });
  return found;
}

/** Where each secret is asked for. */
function questionsOf(body: Block): ReadonlyMap<string, Id> {
  const found = new Map<string, Id>();
  everyStep(body, (step) => {
    if (step.kind === "ask" && step.secret) found.set(step.key, step.origin);
  });
  return found;
}

/** What a player sees of a step. */
function shownIn(step: Block[number]): readonly Expr[] {
  if (step.kind === "end") return step.result === null ? [] : [step.result];
  if (step.kind === "write") return [step.value];
  return step.kind === "ask" && step.by === "player" && step.usual !== null ? [step.usual] : [];
}

/** The secret whose number goes into this one. What is only compared with it says no more than the outcome must. */
function toldBy(e: Expr, secrets: ReadonlyMap<Reg, string>): string | undefined {
  if (e.kind === "reg") return secrets.get(e.reg);
  if (e.kind === "test" || e.kind === "and" || e.kind === "or" || e.kind === "not" || e.kind === "isNone" || e.kind === "lookup" || e.kind === "value") return undefined;
  const parts = e.kind === "choose" ? [e.yes, e.no] : partsOf(e);
  for (const part of parts) {
    const told = toldBy(part, secrets);
    if (told !== undefined) return told;
  }
  return undefined;
}

function everyStep(steps: Block, see: (step: Block[number]) => void): void {
  for (const step of steps) {
    see(step);
    if (step.kind === "branch") for (const block of [...step.arms.map((arm) => arm.then), step.otherwise]) everyStep(block, see);
    if (step.kind === "loop") everyStep(step.body, see);
    if (step.kind === "cascade") everyStep(step.end, see);
  }
}
