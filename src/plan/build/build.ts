// Model → Program, not lowered, and what its door needs. What cannot be built yet is collected, never thrown: the rest is built without
// it. Invariant: every step, column and watch bears the Model id it came from.

import type { Id, Model } from "../../model/types.ts";
import type { FightFacts, TacticFacts } from "../../runtime/fight-facts.ts";
import { type Interval, fixed, intervalsIn, unknownInterval } from "../ranges.ts";
import type { Program } from "../types.ts";
import { type Build, type Ctx, emptyCtx } from "./context.ts";
import { unitsOf } from "./acting.ts";
import { body } from "./bodies.ts";
import { base, effective, formula, holds, paramRange } from "./derived.ts";
import { type ColumnDoor, type Names, namesOf, type PlanDoor } from "./door.ts";
import { placeOf } from "./effects.ts";
import { expression } from "./expression.ts";
import { fightOf, tacticOf } from "./fights.ts";
import { makeEnds, makeLayouts } from "./fields.ts";
import { otherSheets } from "./heirs.ts";
import { type Law, lawsOf } from "./laws.ts";
import { indexOf } from "./model-index.ts";
import { takenTables } from "./own-places.ts";
import { general } from "./modifiers.ts";
import { planOf, watchesOf } from "./plans.ts";
import { lookup } from "./tables.ts";
import * as v from "./values.ts";
import { whole } from "./values.ts";

export interface Built {
  readonly model: Model;
  readonly program: Program;
  readonly names: Names;
  readonly doors: Readonly<Record<Id, PlanDoor>>;
  /** Layout → its columns as JSON knows them. */
  readonly columns: Readonly<Record<Id, readonly ColumnDoor[]>>;
  /** Conflicts and tactics, for the machine of runtime/fight.ts. */
  readonly fights: Readonly<Record<Id, FightFacts>>;
  readonly tactics: Readonly<Record<Id, TacticFacts>>;
  /** What has no form in the Plan: not yet, or because it waits for what is left open. */
  /** Layout → what a sheet must keep to. */
  readonly laws: Readonly<Record<Id, readonly Law[]>>;
  readonly unsupported: readonly ({ readonly id: Id } & v.Unbuilt)[];
  /** For questions about the built rules: makes more expressions over them. */
  readonly build: Build;
}

/** `hosts`: formulas that a program fills. Such a Plan is for engines: it cannot be played here. */
export function buildProgram(model: Model, hosts: ReadonlySet<Id> = new Set()): Built {
  const poolNumbers = new Map<string, number>();
  const b: Build = {
    index: indexOf(model),
    layouts: new Map(),
    lookups: new Map(),
    hosts,
    pools: [],
    derived: new Map(),
    watches: [],
    plans: {},
    doors: {},
    unsupported: [],
    expression: (e, ctx) => expression(b, e, ctx),
    effective: (owner, field, entry, ctx) => effective(b, owner, field, entry, ctx),
    base: (owner, field, entry, ctx) => base(b, owner, field, entry, ctx),
    place: (place, ctx) => placeOf(b, place, ctx),
    holds: (slot, condition, ctx) => holds(b, slot, condition, ctx),
    body: (block, ctx) => body(b, block, ctx),
    formula: (id, self, args, ctx) => formula(b, id, self, args, ctx),
    lookup: (table, column, keys) => lookup(b, table, column, keys),
    general: (check, self, given, ctx) => general(b, check, self, given, ctx),
    pool: (pool) => {
      const key = JSON.stringify(pool);
      const known = poolNumbers.get(key);
      if (known !== undefined) return known;
      const made = b.pools.push(pool) - 1;
      poolNumbers.set(key, made);
      return made;
    },
    interval: (e, regs, slots) => {
      const found = intervalsIn(programOf(b))(e, {
        reg: (r): Interval => (regs[r] === undefined ? unknownInterval : fixed(...regs[r])),
        column: (slot, column) => b.layouts.get(slots[slot]!)!.find((c) => c.column.id === column)!.column,
      });
      return [found.lo, found.hi];
    },
    planOf: (check, specials, layouts) => planOf(b, check, specials, layouts),
  };
  takenTables(b);
  const columns = makeLayouts(b);
  makeEnds(b);
  for (const { id } of model.catalogues) unitsOf(b, id);
  readEverything(b);
  for (const sheet of b.index.bodies) watchesOf(b, sheet.id);
  for (const rule of [...model.cascades, ...model.checks]) {
    attempt(b, rule.id, () => void b.planOf(rule.id));
    for (const sheets of otherSheets(model, rule)) attempt(b, rule.id, () => void b.planOf(rule.id, [], sheets));
  }
  const laws = Object.fromEntries(model.sheets.map((sheet) => [sheet.id, lawsOf(b, sheet)] as const));
  const fights: Record<Id, FightFacts> = {};
  for (const one of model.conflicts) attempt(b, one.id, () => void (fights[one.id] = fightOf(b, one)));
  const tactics: Record<Id, TacticFacts> = {};
  for (const one of model.tactics) attempt(b, one.id, () => void (tactics[one.id] = tacticOf(b, one)));
  return {
    model,
    program: programOf(b),
    names: namesOf(model),
    doors: b.doors,
    columns,
    fights,
    tactics,
    laws,
    unsupported: b.unsupported,
    build: b,
  };
}

export function programOf(b: Build): Program {
  return {
    layouts: [...b.layouts].map(([id, drafts]) => ({ id, columns: drafts.map((d) => d.column) })),
    lookups: [...b.lookups.values()],
    pools: b.pools,
    derived: [...b.derived.values()],
    watches: b.watches,
    plans: b.plans,
  };
}

function attempt(b: Build, id: Id, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!v.isNotYet(error)) throw error;
    b.unsupported.push({ id, ...v.unbuilt(error) });
  }
}

/** Makes every derived value, also those that no rule reads: views and examples do. */
function readEverything(b: Build): void {
  const { model, fieldsOf, collectionsOf, conditionsOf } = b.index;
  for (const sheet of b.index.bodies) {
    const ctx: Ctx = { ...emptyCtx, self: 0, layoutOf: () => sheet.id };
    const owner: v.Val = { kind: "slot", slot: 0 };
    const read = (id: Id, make: () => unknown): void => attempt(b, id, () => void make());
    for (const f of fieldsOf(sheet.id)) if (f.storage === "calculated") read(f.id, () => b.effective(owner, f.id, null, ctx));
    for (const c of collectionsOf(sheet.id)) {
      if (c.entries.length === 0) continue;
      for (const f of [...(c.own === null ? [] : [c.own]), ...c.each]) {
        if (f.type.kind === "text") continue;
        read(f.id, () =>
          b.effective(
            owner,
            f.id,
            { kind: "math", op: "+", a: { kind: "reg", reg: 0 }, b: { kind: "int", value: b.index.first(c.id) } },
            ctx,
          ),
        );
      }
    }
    for (const c of conditionsOf(sheet.id)) read(c.id, () => b.holds(0, c.id, ctx));
  }
  for (const f of model.formulas) {
    const scalar = f.params.every((p) => !["list", "sheet", "thing", "fraction", "text"].includes(p.type.kind));
    if (!scalar) continue;
    const self: v.Val | null = f.self === null ? null : { kind: "slot", slot: 0 };
    const ctx: Ctx = { ...emptyCtx, self: self === null ? null : 0, layoutOf: () => f.self!.sheet };
    attempt(b, f.id, () => {
      f.params.forEach((p) => void paramRange(b, p.type));
      b.formula(
        f.id,
        self,
        f.params.map((_, i) => whole({ kind: "reg", reg: i })),
        ctx,
      );
    });
  }
}
