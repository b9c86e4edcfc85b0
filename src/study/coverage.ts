// Source and rules laid side by side, both ways: what became of each clause, and which rules name none. Invariant: a clause that says how
// something comes out is covered only where the Plan holds what cites it; words alone cover words alone.

import type { Id, Model } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import { type Citation, citationsOf, type Standing } from "./citations.ts";
import type { Clause, ClauseList } from "./clauses.ts";
import type { ExampleOutcome } from "./examples.ts";

export type State = "covered" | "open" | "todo" | "prose" | "missing";
export interface Cited {
  readonly rule: Id;
  readonly pointer: string;
  readonly standing: Standing;
  readonly text: string;
}
export interface Covered extends Clause {
  readonly state: State;
  readonly rules: readonly Cited[];
}
/** A number copied from the source that is wrong there. */
export interface Printed {
  readonly example: string;
  readonly clauses: readonly string[];
  readonly text: string;
  /** Which row of the example's table; empty: it has none. */
  readonly inputs: string;
  readonly printed: string;
  readonly actual: string;
  readonly reason: string;
}
export interface Coverage {
  readonly clauses: readonly Covered[];
  /** Declarations that cite nothing and hold nothing that does. */
  readonly uncited: readonly Id[];
  readonly printed: readonly Printed[];
}

export function coverageOf(
  model: Model,
  built: Built,
  list: ClauseList,
  prefix: string,
  outcomes: readonly ExampleOutcome[],
): Coverage {
  const citations = citationsOf(model, built);
  const rules = new Map<string, Cited[]>(list.clauses.map(({ id }) => [id, []]));
  for (const { clause, rule, pointer, standing, text } of citations) {
    if (!clause.startsWith(prefix)) continue;
    const named = list.named(clause);
    for (const id of "ids" in named ? named.ids : []) rules.get(id)!.push({ rule, pointer, standing, text });
  }
  const clauses = list.clauses.map((clause): Covered => {
    const cited = rules.get(clause.id)!;
    return { ...clause, state: stateOf(clause, cited), rules: cited };
  });
  return { clauses, uncited: uncited(model, citations), printed: printed(model, outcomes) };
}

const best: readonly State[] = ["covered", "prose", "open", "todo", "missing"];

/** The coverage of a ruleset under several choices of modules: what one of them holds is held, what each of them cites is cited. */
export function together(all: readonly Coverage[]): Coverage {
  const [first, ...others] = all;
  if (first === undefined) return { clauses: [], uncited: [], printed: [] };
  const clauses = first.clauses.map((clause, i): Covered => {
    const each = [clause, ...others.map((one) => one.clauses[i] ?? clause)];
    const state = best.find((one) => each.some((other) => other.state === one)) ?? clause.state;
    return { ...clause, state, rules: distinct(each.flatMap(({ rules }) => rules), ({ rule, standing, text }) => `${rule} ${standing} ${text}`) };
  });
  return {
    clauses,
    uncited: distinct(all.flatMap(({ uncited: ids }) => ids), (id) => id),
    printed: distinct(all.flatMap(({ printed: found }) => found), (one) => JSON.stringify(one)),
  };
}
function distinct<T>(list: readonly T[], key: (one: T) => string): readonly T[] {
  return [...new Map(list.toReversed().map((one) => [key(one), one])).values()].toReversed();
}

/** What is said once about the table, and what nothing can compute. */
const wordsOnly: ReadonlySet<string> = new Set(["flavour", "definition", "open-to-gm", "todo"]);
/** What the source may claim of its own rules: a printed table, a worked example, something that always holds. */
const claimed: ReadonlySet<string> = new Set(["table", "formula", "precondition", "definition"]);
/** What may be conduct at the table. */
const conduct: ReadonlySet<string> = new Set(["procedure", "precondition"]);

function stateOf(clause: Clause, cited: readonly Cited[]): State {
  const kind = clause.kind.toLowerCase();
  const has = (...standings: readonly Standing[]): boolean => cited.some((one) => standings.includes(one.standing));
  if (has("held")) return "covered";
  if (claimed.has(kind) && has("claim")) return "covered";
  if (wordsOnly.has(kind) && has("head", "idle")) return "covered";
  if (has("principle") && (wordsOnly.has(kind) || conduct.has(kind))) return kind === "open-to-gm" ? "open" : "prose";
  if (has("todo")) return "todo";
  if (kind === "flavour") return "prose";
  return kind === "todo" ? "todo" : "missing";
}

const rooms = [
  "constants",
  "tables",
  "formulas",
  "sheets",
  "collections",
  "catalogues",
  "conditions",
  "checks",
  "cascades",
  "scales",
] as const;

function uncited(model: Model, citations: readonly Citation[]): readonly Id[] {
  const citing = new Set(citations.map(({ pointer }) => pointer.split("/").slice(1, 3).join("/")));
  return rooms.flatMap((room) =>
    model[room].flatMap((one, i) =>
      citing.has(`${room}/${i}`) || one.helper || ("anonymous" in one && one.anonymous) ? [] : [one.id],
    ),
  );
}

function printed(model: Model, outcomes: readonly ExampleOutcome[]): readonly Printed[] {
  const outcome = new Map(outcomes.map((one) => [one.id, one]));
  return model.examples.flatMap((example) =>
    example.lines.flatMap((line) => {
      if (line.kind !== "then" || !("is" in line.claim) || line.claim.is.differs === null) return [];
      const reason = line.claim.is.differs;
      const found = outcome.get(example.id)?.differing.filter(({ id }) => id === line.id) ?? [];
      return found.map(({ inputs, expected, actual }): Printed => ({ example: example.title, clauses: example.clauses, text: line.text, inputs, printed: expected, actual, reason }));
    }),
  );
}
