// Where a ruleset cites its source, and whether the Plan holds what stands there. Invariant: a citation counts only at something that is
// played or worked out: a step, a stored or calculated value, a row of a table; a heading, a parameter, an example do not.

import { unreachable } from "../base/never.ts";
import type { ExampleLine, Id, Model } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { Block, Step } from "../plan/types.ts";

export type Standing =
  /** Played, stored or worked out. */
  | "held"
  /** A rule's head, a parameter, a sheet: no step of its own. */
  | "head"
  /** A part of a rule that nothing plays or reads. */
  | "idle"
  | "principle"
  | "reading"
  | "todo"
  /** A number of the source that an example holds as printed, or a law that is proved. */
  | "claim"
  | "example";
export interface Citation {
  /** As written, with its prefix. */
  readonly clause: string;
  /** The part that cites, or the nearest around it that has an id. */
  readonly rule: Id;
  /** Where it stands in the Model, as a JSON pointer. */
  readonly pointer: string;
  readonly standing: Standing;
  /** Of a principle, reading or todo. */
  readonly text: string;
}

export function citationsOf(model: Model, built: Built): readonly Citation[] {
  const holds = heldBy(model, built);
  return placesOf(model).map(({ clause, pointer, part, here }) => ({
    clause,
    rule: here.id,
    pointer,
    standing: standingOf(part, pointer, here, holds),
    text: pointer.startsWith("/prose/") || isConduct(part) ? (part.docs ?? []).join(" ") : "",
  }));
}

/** Every clause that is cited, and where. */
export function placesOf(model: Model): readonly Place[] {
  const found: Place[] = [];
  const visit = (value: unknown, pointer: string, around: Around): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((one, i) => visit(one, `${pointer}/${i}`, around));
      return;
    }
    const part = value as Part;
    const here: Around = typeof part.id === "string" ? { id: part.id, owner: around.owner || part.id } : around;
    for (const clause of part.clauses ?? []) found.push({ clause, pointer, part, here });
    for (const [key, one] of Object.entries(part))
      visit(one, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, here);
  };
  visit(model, "", { id: "", owner: "" });
  return found;
}

interface Place {
  readonly clause: string;
  readonly pointer: string;
  readonly part: Part;
  readonly here: Around;
}
interface Part {
  readonly id?: unknown;
  readonly clauses?: readonly string[];
  readonly docs?: readonly string[];
  readonly kind?: unknown;
  readonly word?: unknown;
  readonly body?: unknown;
  readonly law?: unknown;
  readonly lines?: unknown;
}
interface Around {
  readonly id: Id;
  /** The declaration around it. */
  readonly owner: Id;
}

function standingOf(part: Part, pointer: string, here: Around, holds: Held): Standing {
  const [, room = ""] = pointer.split("/");
  if (room === "prose") return part.kind === "principle" ? "principle" : part.kind === "todo" ? "todo" : "reading";
  if (room === "examples") return isClaimed(part) ? "claim" : "example";
  if (room === "oddsTables") return "example";
  if (pointer.includes("/givens/") || pointer.includes("/params/")) return "head";
  // Steps with nothing to work out are conduct at the table.
  if (isConduct(part)) return "principle";
  if (/^\/checks\/\d+$/u.test(pointer)) return "head";
  if (holds.part(here.id)) return "held";
  // What is added to a value stands in the value.
  if (/^\/sheets\/\d+\/modifiers\/\d+$/u.test(pointer)) return holds.left(here.id) ? "idle" : "held";
  const isRow = /\/(?:rows|entries|steps|stages|forbids|modifiers)\/\d+$/u.test(pointer);
  if (isRow) return holds.whole(here.owner) ? "held" : "idle";
  if (here.id === here.owner)
    return holds.whole(here.id)
      ? "held"
      : room === "checks" || room === "sheets" || room === "ruleset" || room === "sources"
        ? "head"
        : "idle";
  if (room === "formulas") return holds.whole(here.owner) ? "held" : "idle";
  return "idle";
}

/** What the source itself claims: a law, or numbers copied from it. */
function isClaimed({ law, lines }: Part): boolean {
  if (law === true) return true;
  return Array.isArray(lines) && (lines as readonly ExampleLine[]).some((line) => line.kind === "then" && "is" in line.claim && line.claim.is.asPrinted);
}

/** A step without sentences that says what is done there, or a rule of such steps. */
function isConduct({ kind, word, body, docs }: Part): boolean {
  if (!Array.isArray(body) || docs === undefined || docs.length === 0) return false;
  if (kind === "step") return body.length === 0;
  return word === "procedure" && body.length > 0 && body.every((one: Part) => one.kind === "step" && isConduct(one));
}

/** Steps of procedures that hold something that is held. */
function heldSteps(model: Model, ids: ReadonlySet<Id>): readonly Id[] {
  const found: Id[] = [];
  const visit = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    if (Array.isArray(value)) return value.map(visit).includes(true);
    const part = value as Part;
    const isHeld = Object.values(part).map(visit).includes(true);
    if (part.kind === "step" && typeof part.id === "string" && isHeld) found.push(part.id);
    return isHeld || (typeof part.id === "string" && ids.has(part.id));
  };
  visit(model.checks);
  return found;
}

interface Held {
  /** A step, a value, a reaction of its own. */
  readonly part: (id: Id) => boolean;
  /** A declaration that is all values or rows. */
  readonly whole: (id: Id) => boolean;
  /** What cannot be played yet. */
  readonly left: (id: Id) => boolean;
}

function heldBy(model: Model, built: Built): Held {
  const { program, columns, doors, unsupported } = built;
  const doorsOfColumns = Object.values(columns).flat();
  const ids = new Set<Id>([
    ...Object.values(program.plans).flatMap((plan) => originsOf(plan.body)),
    ...program.watches.flatMap((watch) => [watch.id, ...originsOf(watch.body)]),
    ...program.derived.map((one) => one.id),
    ...doorsOfColumns.map((one) => one.origin),
  ]);
  for (const step of heldSteps(model, ids)) ids.add(step);
  const left = new Set(unsupported.map((one) => one.id));
  const types = JSON.stringify([
    doorsOfColumns.map((one) => one.type),
    Object.values(doors).map((one) => [one.gives, one.params, one.names]),
  ]);
  const lookups = program.lookups.map((one) => one.id);
  const rest = Object.entries(model).filter(
    ([room]) => room !== "prose" && room !== "examples" && room !== "oddsTables",
  );
  const read = JSON.stringify(
    rest.map(([room, parts]: [string, unknown]) =>
      room === "constants" && Array.isArray(parts) ? parts.map((one: { readonly value: unknown }) => one.value) : parts,
    ),
  );
  const whole = (id: Id): boolean => {
    if (left.has(id)) return false;
    const [room] = id.split("/");
    if (room === "check" || room === "sheet") return false;
    if (room === "constant") return read.includes(JSON.stringify(id));
    if (room === "table")
      return (
        lookups.some((one) => one.startsWith(`${id}#`)) ||
        (model.tables.some((one) => one.id === id && one.roll !== null) && read.split(JSON.stringify(id)).length > 2)
      );
    return ids.has(id) || [...ids].some((one) => one.startsWith(`${id}/`)) || types.includes(JSON.stringify(id));
  };
  return { part: (id) => ids.has(id) && !left.has(id), whole, left: (id) => left.has(id) };
}

function originsOf(block: Block): readonly Id[] {
  return block.flatMap((step) => [
    step.origin,
    ...innerOf(step).flatMap(originsOf),
    ...(step.kind === "require" ? [step.why] : []),
  ]);
}
function innerOf(step: Step): readonly Block[] {
  switch (step.kind) {
    case "branch":
      return [...step.arms.map((arm) => arm.then), step.otherwise];
    case "loop":
      return [step.body];
    case "cascade":
      return [step.end];
    case "require":
    case "let":
    case "draw":
    case "ask":
    case "write":
    case "set":
    case "call":
    case "series":
    case "end":
    case "stop":
      return [];
    default:
      return unreachable(step);
  }
}
