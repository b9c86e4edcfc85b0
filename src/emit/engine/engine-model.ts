// What the printers of an engine's surface share: the Model with its index, the lowered program with all expressions that the door
// needs, the names of everything exported. Invariant: public names are taken first, so that no inner function can push them aside.

import type { Cascade, Check, Conflict, Id, Model } from "../../model/types.ts";
import type { Built } from "../../plan/build/build.ts";
import type { Layout, Program } from "../../plan/types.ts";
import { createScope } from "./names.ts";
import { fixedExports, fixedTypes } from "../../base/engine-exports.ts";
import { buildContext, type Start, type View } from "./starts.ts";
import type { Body } from "./stored.ts";

export interface EngineModel {
  readonly model: Model;
  readonly built: Built;
  /** Lowered. */
  readonly program: Program;
  readonly bodies: readonly Body[];
  /** Those that could be built; each has a body, too. */
  readonly conflicts: readonly Conflict[];
  readonly actions: readonly Check[];
  readonly starts: ReadonlyMap<Id, ReadonlyMap<string, Start>>;
  readonly views: ReadonlyMap<Id, View>;
  readonly exported: ExportedNames;
}

export interface ExportedNames {
  /** Every name of the module's surface. */
  readonly all: readonly string[];
  /** The constant of a sheet, catalogue or check. */
  readonly constant: (id: Id) => string;
  /** The type of a sheet, catalogue, check, scale or collection. */
  readonly type: (id: Id) => string;
}

export function engineModel(model: Model, built: Built, lowered: Program): EngineModel {
  const context = buildContext(built, lowered);
  const layout = (id: Id): Layout | undefined => lowered.layouts.find((one) => one.id === id);
  const conflicts = model.conflicts.filter(({ id }) => built.fights[id] !== undefined);
  const bodies = [
    ...model.sheets.flatMap((of): readonly Body[] => {
      const own = layout(of.id);
      return own === undefined || of.helper ? [] : [{ kind: "sheet", of, layout: own }];
    }),
    ...conflicts.flatMap(({ id }): readonly Body[] => {
      const own = layout(id);
      return own === undefined ? [] : [{ kind: "sheet", of: built.build.index.sheet(id), layout: own }];
    }),
    ...conflicts.flatMap(({ relations }) =>
      relations.flatMap(({ id }): readonly Body[] => {
        const own = layout(id);
        return own === undefined ? [] : [{ kind: "sheet", of: built.build.index.sheet(id), layout: own }];
      }),
    ),
    ...model.catalogues.flatMap((of): readonly Body[] => {
      const own = layout(of.id);
      return own === undefined || of.helper ? [] : [{ kind: "thing", of, layout: own }];
    }),
  ];
  const known = new Set(bodies.map(({ of }) => of.id));
  const actions = [...model.checks, ...model.cascades.map(asCheck)].filter(({ id, helper }) => {
    const plan = lowered.plans[id];
    return (
      !helper &&
      built.doors[id] !== undefined &&
      plan !== undefined &&
      plan.slots.every((slot) => known.has(slot.layout))
    );
  });
  const views = new Map(bodies.map((body) => [body.of.id, context.viewOf(body)] as const));
  const starts = new Map(bodies.map((body) => [body.of.id, context.startsOf(body)] as const));
  return {
    model,
    built,
    views,
    program: context.program(),
    bodies,
    conflicts,
    actions,
    starts,
    exported: exportedNames(model, bodies, actions),
  };
}

/** A cascade is called as an action is: for somebody, with an amount. */
function asCheck(cascade: Cascade): Check {
  const type = { kind: "number", low: 0, high: null, unit: null } as const;
  const amount: Check["givens"][number] = { name: "amount", type, usually: null, from: null, docs: [], clauses: [] };
  const { stages: _stages, end: _end, ...own } = cascade;
  const action = { word: "procedure", conflict: null, against: null, gives: null, body: [] } as const;
  return { ...own, ...action, givens: [amount, ...cascade.givens] };
}

function exportedNames(model: Model, bodies: readonly Body[], actions: readonly Check[]): ExportedNames {
  const scope = createScope();
  for (const name of fixedExports) scope.take(name, name === "RuleError" ? "pascal" : "camel");
  for (const [, name] of fixedTypes) scope.take(name, "pascal");
  const constants = new Map<Id, string>();
  const types = new Map<Id, string>();
  const pinned = new Map((model.identifiers ?? []).map((one) => [one.name, one.identifier] as const));
  const pinnedFirst = <T extends { readonly name: string }>(list: readonly T[]): readonly T[] => list.toSorted((a, b) => Number(pinned.has(b.name)) - Number(pinned.has(a.name)));
  const take = ({ id, name }: { readonly id: Id; readonly name: string }, isTypeOnly: boolean): void => {
    const wanted = pinned.get(name) ?? name;
    if (!isTypeOnly) constants.set(id, scope.take(wanted, "camel"));
    if (!types.has(id)) types.set(id, scope.take(wanted, "pascal"));
  };
  const named = [...model.scales.filter(({ anonymous }) => !anonymous), ...model.collections, ...model.catalogues];
  const whole = [...bodies.map(({ of }) => of), ...actions].map((one) => ({ id: one.id, name: one.name, isTypeOnly: false }));
  for (const one of pinnedFirst([...whole, ...named.map(({ id, name }) => ({ id, name, isTypeOnly: true }))])) take(one, one.isTypeOnly);
  const suffixes = ["Input", "View", "Args", "After", "Values", "Answers", "Types", "Facts", "Result", "State", "Start", "Move"];
  const derived = [...types.values()].flatMap((name) => suffixes.map((suffix) => `${name}${suffix}`));
  const found = (map: ReadonlyMap<Id, string>, id: Id): string => {
    const name = map.get(id);
    if (name === undefined) throw new Error(`unknown name ${id}`);
    return name;
  };
  return {
    all: [...fixedExports, ...fixedTypes.map(([, name]) => name), ...constants.values(), ...types.values(), ...derived],
    constant: (id) => found(constants, id),
    type: (id) => found(types, id),
  };
}
