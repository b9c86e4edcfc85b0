// What everything on the top level of an engine's module is called. Invariant: names depend on the order of the program alone, and all
// of them live in one scope, so no function hides another.

import type { Derived, Id, Layout, Plan, Program } from "../../plan/types.ts";
import { identifier } from "../../base/identifier.ts";
import { createScope, lastPart, type NameScope } from "./names.ts";

export interface EngineNames {
  readonly scope: NameScope;
  /** The interface of a layout's working state. */
  readonly state: (layout: Id) => string;
  readonly openState: (layout: Id) => string;
  /** The constant with what opens, copies and closes a layout's states. */
  readonly layout: (layout: Id) => string;
  readonly layoutType: string;
  readonly playRows: string;
  readonly copyState: (layout: Id) => string;
  readonly closeState: (layout: Id) => string;
  /** The property of a column, not yet quoted. */
  readonly property: (layout: Id, column: Id) => string;
  readonly entries: (layout: Id, column: Id) => number;
  readonly lookup: (table: Id) => string;
  readonly cells: (table: Id) => string;
  readonly derived: (derived: Id) => string;
  /** A derived value over the file of a run. */
  readonly derivedOdds: (derived: Id) => string;
  readonly plan: (plan: Id) => string;
  /** The plan's function that tells each step. */
  readonly noted: (plan: Id) => string;
  /** The interface of the rolls a caller reads. */
  readonly rolls: (plan: Id) => string;
  readonly play: (plan: Id) => string;
  readonly odds: (plan: Id) => string;
  /** What the driver goes by beside the code. */
  readonly tables: (plan: Id) => string;
  /** Clauses of the source behind a step or a rule. */
  readonly clauses: (origin: Id) => readonly string[];
  readonly pools: string;
  readonly entry: string;
  readonly planType: string;
}

/** Names that stand inside printed functions and so must not mean anything outside. */
const usedInside: readonly string[] = [
  "f",
  "i",
  "key",
  "cells",
  "state",
  "slots",
  "states",
  "row",
  "first",
  "layouts",
  "run",
  "givens",
  "start",
  "note",
  "roots",
  "dice",
  "io",
  "table",
  "plans",
  "result",

  "b",
  ...numbered("b"),
  ...numbered("after"),
  ...numbered("s"),
  ...numbered("key"),
];

function numbered(name: string): readonly string[] {
  return Array.from({ length: 64 }, (_, i) => `${name}${i}`);
}

/** `outside`: names that stand in the module for something else. */
export function engineNames(
  program: Program,
  outside: readonly string[] = [],
  clauses: Readonly<Record<Id, readonly string[]>> = {},
): EngineNames {
  const scope = createScope();
  for (const name of outside) scope.take(name, /^\p{Lu}/u.test(name) ? "pascal" : "camel");
  for (const name of usedInside) scope.take(name, "camel");
  const planType = scope.take("engine plan", "pascal");
  const entry = scope.take("entry of", "camel");
  const pools = scope.take("pools", "camel");
  const layoutIds = program.layouts.map((layout: Layout) => layout.id);
  const state = naming(layoutIds, (id) => scope.take(`${lastPart(id)} state`, "pascal"));
  const planIds = Object.keys(program.plans);
  const derivedIds = program.derived.map((derived: Derived) => derived.id);
  const derived = naming(derivedIds, (id) => takeShort(scope, id.split("@").map(lastPart).join(" "), id));
  const tableIds = program.lookups.map((lookup) => lookup.id);
  const lookup = naming(tableIds, (id) => takeShort(scope, lastPart(id), id));
  const plan = naming(planIds, (id) => takeShort(scope, planName(id), id));
  const properties = new Map(program.layouts.map((layout) => [layout.id, propertiesOf(layout)] as const));
  return {
    scope,
    state,
    openState: naming(layoutIds, (id) => scope.take(`open ${state(id)}`, "camel")),
    layout: naming(layoutIds, (id) => scope.take(`${state(id)} s`, "camel")),
    layoutType: scope.take("engine layout", "pascal"),
    playRows: scope.take("play rows", "camel"),
    copyState: naming(layoutIds, (id) => scope.take(`copy ${state(id)}`, "camel")),
    closeState: naming(layoutIds, (id) => scope.take(`close ${state(id)}`, "camel")),
    property: (layout, column) => found(properties.get(layout)?.get(column), column),
    entries: (layout, column) => {
      const columns = program.layouts.find((one) => one.id === layout)?.columns;
      return columns?.find((one) => one.id === column)?.entries ?? 1;
    },
    lookup,
    cells: naming(tableIds, (id) => scope.take(`${lookup(id)} cells`, "camel")),
    derived,
    derivedOdds: naming(derivedIds, (id) => scope.take(`${derived(id)} in file`, "camel")),
    plan,
    noted: naming(planIds, (id) => scope.take(`${plan(id)} noted`, "camel")),
    rolls: naming(planIds, (id) => scope.take(`${plan(id)} rolls`, "pascal")),
    play: naming(planIds, (id) => scope.take(`play ${plan(id)}`, "camel")),
    odds: naming(planIds, (id) => scope.take(`${plan(id)} odds`, "camel")),
    tables: naming(planIds, (id) => scope.take(`${plan(id)} tables`, "camel")),
    clauses: (origin) => (Object.hasOwn(clauses, origin) ? (clauses[origin] ?? []) : []),
    pools,
    entry,
    planType,
  };
}

/** Plans that only other plans call: what effects and reactions were lowered to. */
export function isInner(plan: Plan): boolean {
  return plan.id.startsWith("write/") || plan.id.startsWith("react/");
}

/** The short name where it is free, else the whole id. */
function takeShort(scope: NameScope, short: string, id: Id): string {
  return scope.take(scope.has(identifier(short, "camel")) ? id : short, "camel");
}

/** `write/sheet/Charakter/Moral` → write Charakter Moral. */
function planName(whole: Id): string {
  if (whole.endsWith("/$again")) return `${planName(whole.slice(0, -"/$again".length))} again`;
  const [id = "", ...sheets] = whole.split("@");
  if (sheets.length > 0) return [planName(id), ...sheets.map(lastPart)].join(" ");
  const parts = id.split("/");
  const [first = ""] = parts;
  if (first === "write") return `write ${parts.slice(-2).join(" ")}`;
  if (first === "react") return `react ${lastPart(id)}`;
  return lastPart(id);
}

/** The last part of the column's id where no other column of the layout ends in it; hidden columns keep their whole id. */
function propertiesOf(layout: Layout): ReadonlyMap<Id, string> {
  const ends = layout.columns.map((column) => lastPart(column.id));
  return new Map(
    layout.columns.map(({ id }) => {
      const end = lastPart(id);
      const isOnly = ends.filter((other) => other === end).length === 1;
      return [id, id.startsWith("$") || !isOnly || end === "__proto__" ? id : end] as const;
    }),
  );
}

function naming(ids: readonly Id[], name: (id: Id) => string): (id: Id) => string {
  const names = new Map(ids.map((id) => [id, name(id)] as const));
  return (id) => found(names.get(id), id);
}

function found(name: string | undefined, id: Id): string {
  if (name === undefined) throw new Error(`unknown name ${id}`);
  return name;
}
