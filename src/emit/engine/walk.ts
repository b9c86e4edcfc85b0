// Walks over Model and Plans for what the surface of an engine tells: clauses and reasons by origin, questions, secrets. Invariant: an
// origin has the clauses written at its own sentence or declaration, no others.

import type { Id, Model } from "../../model/types.ts";
import { partsOf } from "../../plan/expr.ts";
import type { Block, Expr, Plan, Program, Step } from "../../plan/types.ts";
import { someStep } from "./signatures.ts";

export type Walked = Readonly<Record<Id, readonly string[]>>;

export function clausesByOrigin(model: Model): Walked {
  const found: Record<Id, readonly string[]> = {};
  const { prose: _prose, examples: _examples, oddsTables: _oddsTables, outline: _outline, ...rules } = model;
  visit(rules, (node) => {
    const { id, clauses } = node;
    if (typeof id === "string" && Array.isArray(clauses) && clauses.length > 0)
      found[id] = clauses as readonly string[];
  });
  return found;
}

/** Why something is not possible, by the id of what forbids it. */
export function reasonTexts(model: Model): Readonly<Record<Id, string>> {
  const isGerman = model.ruleset.language === "de";
  const forbids = (name: string): string => (isGerman ? `„${name}“ verbietet das.` : `"${name}" forbids it.`);
  const found: Record<Id, string> = {};
  for (const { id, name, forbids: own } of model.conditions) if (own.length > 0) found[id] = forbids(name);
  // An entry that comes with data is told by its list.
  for (const { id, name, open, forbids: own } of model.catalogues) if (open && own.length > 0) found[id] = forbids(name);
  for (const catalogue of model.catalogues)
    for (const { id, name, forbids: own } of catalogue.entries)
      if (catalogue.forbids.length + own.length > 0) found[id] = forbids(name);
  visit([model.checks, model.cascades, model.catalogues], (node) => {
    if (typeof node["id"] === "string" && typeof node["message"] === "string") found[node["id"]] = node["message"];
  });
  return found;
}

function visit(node: unknown, see: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) see(node as Readonly<Record<string, unknown>>);
  for (const part of Object.values(node)) visit(part, see);
}

// ── plans ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Ask {
  readonly step: Extract<Step, { kind: "ask" }>;
  readonly plan: Plan;
}

/** The questions of a plan and of what it calls, each key once. */
export function asksIn(program: Program, id: Id): readonly Ask[] {
  const found = new Map<string, Ask>();
  const seen = new Set<Id>();
  const look = (plan: Plan | undefined): void => {
    if (plan === undefined || seen.has(plan.id)) return;
    seen.add(plan.id);
    someStep(plan.body, (step) => {
      if (step.kind === "ask" && !found.has(step.key)) found.set(step.key, { step, plan });
      if (step.kind === "call") look(program.plans[step.plan]);
      return false;
    });
  };
  look(program.plans[id]);
  return [...found.values()];
}

/** Whether the rules can forbid it: a `require` of its own or of what it calls. */
export function canRefuse(program: Program, id: Id, seen: Set<Id> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return someStep(
    program.plans[id]?.body ?? [],
    (step) => step.kind === "require" || (step.kind === "call" && canRefuse(program, step.plan, seen)),
  );
}

/** Registers that hold a secret answer or are worked out from one. */
export function secretRegisters(plan: Plan): ReadonlySet<number> {
  const secret = new Set<number>();
  const tells = (e: Expr): boolean => (e.kind === "reg" && secret.has(e.reg)) || partsOf(e).some(tells);
  const look = (block: Block): void => {
    someStep(block, (step) => {
      if (step.kind === "ask" && step.secret) step.to.forEach((reg) => secret.add(reg));
      if (step.kind === "let" && tells(step.value)) secret.add(step.to);
      return false;
    });
  };
  for (let before = -1; before < secret.size;) {
    before = secret.size;
    look(plan.body);
  }
  return secret;
}
