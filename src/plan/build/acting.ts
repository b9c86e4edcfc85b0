// Single things that act by themselves while a sheet has them. A rule sees only the things it is given, so each sheet has hidden columns
// that say what all things in a list come to: how many of a kind act, how many lie there, what their own amounts add up to. Invariant: who
// keeps sheets fills these columns in from the things (`unitsOf` says with what), and a rule that changes a thing changes them with it.

import type { Catalogue, CatalogueEntry, Expr as ModelExpr, Field, Id, Model, Modifier } from "../../model/types.ts";
import { kindKey } from "../../model/thing-kinds.ts";
import { cell, int } from "../expr.ts";
import type { Column, Expr, Place, Slot } from "../types.ts";
import { type Build, type Ctx, emptyCtx } from "./context.ts";
import { mentions, walk } from "./draft.ts";
import { type Index, OPEN, plainType } from "./model-index.ts";
import { answered, broughtTo, catalogueOf, questionOf, questionsAbout } from "./singles.ts";
import * as v from "./values.ts";
import type { Val } from "./values.ts";

/** Something that is added up over the things of a list. `value`: what one thing brings; its slot is 0. */
export interface Unit {
  readonly id: string;
  readonly value: Expr;
}
export const actingColumn = (list: Id, unit: string): Id => `$acts/${list}/${unit}`;

/** A part of a catalogue with what it does: all its things, or those of one entry. */
export interface Part {
  readonly catalogue: Catalogue;
  readonly entry: CatalogueEntry | null;
  readonly of: Pick<Catalogue, "modifiers" | "reactions" | "forbids">;
}

/** Single things in the lists of a sheet that do something, in the order of the lists. */
export function actingParts(index: Index, layout: Id): readonly { readonly list: Field; readonly part: Part }[] {
  return index.fieldsOf(layout).flatMap((list) => singleIn(index, list).flatMap((id) => partsOf(index.catalogue(id)).map((part) => ({ list, part }))));
}
export function singleIn(index: Index, list: Field): readonly Id[] {
  const type = plainType(list.type);
  const of = type.kind === "list" ? plainType(type.of) : null;
  return of?.kind === "thing" ? of.catalogues.filter((id) => !index.isKind(id)) : [];
}
function partsOf(catalogue: Catalogue): readonly Part[] {
  const all = [{ catalogue, entry: null, of: catalogue }, ...catalogue.entries.map((entry): Part => ({ catalogue, entry, of: entry }))];
  return all.filter(({ of }) => of.modifiers.length + of.reactions.length + of.forbids.length > 0);
}

const actsId = ({ catalogue, entry }: Part): string => `acts ${entry === null ? catalogue.id : entry.id}`;
const liesId = (entry: Id): string => `lies ${entry}`;
const sumId = (modifier: Modifier): string => `by ${modifier.id}`;
const eachId = (modifier: Modifier, amount: number): string => `by ${amount} ${modifier.id}`;

/** How many things of this part act in a list. */
export function acting(list: Field, part: Part, slot: Slot): Expr {
  return cell({ slot, column: actingColumn(list.id, actsId(part)), at: null });
}
/** How many things of an entry lie in a list. */
export function lying(list: Field, entry: Id, slot: Slot): Expr {
  return cell({ slot, column: actingColumn(list.id, liesId(entry)), at: null });
}
/** What a line of a part brings by its things' own values: what they add up to, or of a kind of which only some count what does. */
export interface OwnAmount {
  readonly amount: (slot: Slot) => Expr;
}
export function ownAmounts(index: Index, list: Field, modifier: Modifier): readonly OwnAmount[] {
  const unit = (slot: Slot, id: string): Expr => cell({ slot, column: actingColumn(list.id, id), at: null });
  const values = rivals(index, modifier);
  if (values === null) return [{ amount: (slot) => unit(slot, sumId(modifier)) }];
  const many = (slot: Slot, value: number): Expr => unit(slot, eachId(modifier, value));
  const first = (order: readonly number[]) => (slot: Slot): Expr => order.reduceRight<Expr>((rest, value) => v.choose(v.below(int(0), many(slot, value)), int(value), rest), int(0));
  const [up, down] = [values.filter((value) => value > 0).toReversed(), values.filter((value) => value < 0)];
  const sum = (slot: Slot): Expr => down.reduce<Expr>((all, value) => v.plus(all, v.times(int(value), many(slot, value))), int(0));
  const isEach = index.modifierKind(modifier.as!).counting === "best-bonus";
  return [...(up.length === 0 ? [] : [{ amount: first(up) }]), ...(down.length === 0 ? [] : [{ amount: isEach ? sum : first(down) }])];
}

/** The amounts that a thing may bring, where not all that is brought counts; null: what the things bring is added up. */
function rivals(index: Index, modifier: Modifier): readonly number[] | null {
  if (isSum(index, modifier)) return null;
  const [low, high] = amountsOf(index, modifier);
  return high - low >= MOST_AMOUNTS ? [] : Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((value) => value !== 0);
}
const isSum = (index: Index, { as }: Modifier): boolean => as === null || index.modifierKind(as).counting === "all";
function amountsOf(index: Index, { amount }: Modifier): readonly [number, number] {
  const type = plainType(amount.type);
  if (type.kind === "number") return [type.low ?? -OPEN, type.high ?? OPEN];
  if (type.kind !== "step") return [0, 1];
  const { steps } = index.scale(type.scale);
  return [Math.min(...steps.map(({ low }) => low)), Math.max(...steps.map(({ high }) => high))];
}
const MOST_AMOUNTS = 1000;
/** Where `it` is not the entry that is aimed at. */
export const speaksOfThing = (modifier: Modifier): boolean => modifier.to.kind !== "each" && mentions([modifier.amount, modifier.if], "it");

/** The entries of single things that some rule asks for by `has`, or counts. */
function askedFor(model: Model): ReadonlySet<Id> {
  const known = asked.get(model);
  if (known !== undefined) return known;
  const found = new Set<Id>();
  walk(model, (node) => {
    const named = node["kind"] === "holds" ? "what" : node["kind"] === "count" ? "of" : null;
    const what = named === null ? null : (node[named] as { readonly catalogue?: Id; readonly entry?: string } | null);
    const entry = model.catalogues.find(({ id }) => id === what?.catalogue)?.entries.find(({ name }) => name === what?.entry);
    if (entry !== undefined) found.add(entry.id);
  });
  asked.set(model, found);
  return found;
}
const asked = new WeakMap<Model, ReadonlySet<Id>>();

/** What is asked of the single things in a list of a sheet; null: it is no such question. */
export function askedOfSingles(b: Build, e: ModelExpr, ctx: Ctx): Val | null {
  const question = questionOf(e);
  const catalogue = question === null || !b.index.knows(question.list) ? null : catalogueOf(b.index, question.list);
  if (question === null || catalogue === null) return null;
  const units = unitsOf(b, catalogue);
  const slot = v.slotOf(b.expression(question.owner, ctx));
  return answered(question, (id) => (units.some((unit) => unit.id === id) ? cell({ slot, column: actingColumn(question.list, id), at: null }) : v.notYet("such a question about single things")));
}

/** How many single things of an entry lie in a list of a sheet; null: they are no such things. */
export function countedSingles(b: Build, { of, list }: Extract<ModelExpr, { kind: "count" }>, ctx: Ctx): Expr | null {
  if (of?.kind !== "thing" || list.kind !== "field" || !b.index.knows(list.field) || !singleIn(b.index, b.index.home(list.field).field).includes(of.catalogue)) return null;
  const entry = b.index.catalogue(of.catalogue).entries.find(({ name }) => name === of.entry) ?? v.notYet("unknown {name}", { name: of.entry });
  return lying(b.index.home(list.field).field, entry.id, v.slotOf(b.expression(list.owner, ctx)));
}

/** What is added up over the things of a catalogue, wherever they lie. */
function unitsIn(index: Index, catalogue: Catalogue): readonly { readonly id: string; readonly value: (b: Build) => Expr }[] {
  const its = (entry: CatalogueEntry | null): readonly Expr[] => {
    if (entry === null) return [];
    return [v.equals(cell({ slot: 0, column: kindKey, at: null }), int(catalogue.entries.indexOf(entry)))];
  };
  const over = (b: Build, e: ModelExpr): Expr => v.expr(b.expression(e, { ...emptyCtx, layoutOf: () => catalogue.id, it: { kind: "slot", slot: 0 } }));
  const counts = (b: Build, part: Part): Expr => v.all([...its(part.entry), ...(catalogue.while === null ? [] : [over(b, catalogue.while)])]);
  const acts = partsOf(catalogue).flatMap((part) => [
    { id: actsId(part), value: (b: Build) => counts(b, part) },
    ...part.of.modifiers.filter(speaksOfThing).flatMap((modifier) => {
      const is = (b: Build): readonly Expr[] => [counts(b, part), ...(modifier.if === null ? [] : [over(b, modifier.if)])];
      const values = rivals(index, modifier);
      if (values?.length === 0) return [{ id: sumId(modifier), value: () => v.notYet("a modifier of a kind by amounts of so wide a range") }];
      return values === null
        ? [{ id: sumId(modifier), value: (b: Build) => v.choose(v.all(is(b)), over(b, modifier.amount), int(0)) }]
        : values.map((value) => ({ id: eachId(modifier, value), value: (b: Build) => v.all([...is(b), v.equals(over(b, modifier.amount), int(value))]) }));
    }),
  ]);
  const lies = catalogue.entries.filter(({ id }) => askedFor(index.model).has(id)).map((entry) => ({ id: liesId(entry.id), value: () => v.all(its(entry)) }));
  const answers = questionsAbout(index, catalogue.id).flatMap((question) => broughtTo(question, catalogue.id));
  return [...acts, ...lies, ...new Map(answers.map((one) => [one.id, one] as const)).values()];
}

/** The same, as expressions; what cannot be said of a single thing is told once and left out. */
export function unitsOf(b: Build, catalogue: Id): readonly Unit[] {
  let units = made.get(b);
  if (units === undefined) made.set(b, (units = new Map()));
  const known = units.get(catalogue);
  if (known !== undefined) return known;
  const found = b.index.isKind(catalogue) ? [] : unitsIn(b.index, b.index.catalogue(catalogue)).flatMap(({ id, value }): readonly Unit[] => {
    try {
      return [{ id, value: value(b) }];
    } catch (error) {
      if (!v.isNotYet(error)) throw error;
      b.unsupported.push({ id: catalogue, ...v.unbuilt(error) });
      return [];
    }
  });
  units.set(catalogue, found);
  return found;
}
const made = new WeakMap<Build, Map<Id, readonly Unit[]>>();

/** Whether the things of a list are added up. */
export function isActing(index: Index, list: Field): boolean {
  return singleIn(index, list).some((id) => unitsIn(index, index.catalogue(id)).length > 0);
}

/** The hidden columns of a sheet. */
export function actingColumns(index: Index, layout: Id): readonly Column[] {
  return index.fieldsOf(layout).flatMap((list) =>
    singleIn(index, list).flatMap((id) =>
      unitsIn(index, index.catalogue(id)).map(({ id: unit }): Column => ({ id: actingColumn(list.id, unit), range: [-OPEN, OPEN], optional: false, entries: 1, kind: "int" })),
    ),
  );
}

/** Where a list of a sheet keeps a unit. */
export const unitPlace = (list: Id, unit: Unit, slot: Slot): Place => ({ slot, column: actingColumn(list, unit.id), at: null });

/** Whether a sheet has a single thing of an entry, in whichever list. */
export function hasSingle(b: Build, slot: Slot, catalogue: Id, name: string, ctx: Pick<Ctx, "layoutOf">): Expr {
  const entry = b.index.catalogue(catalogue).entries.find((one) => one.name === name) ?? v.notYet("unknown {name}", { name });
  const lists = b.index.fieldsOf(ctx.layoutOf(slot)).filter((list) => singleIn(b.index, list).includes(catalogue));
  return v.any(lists.map((list) => v.below(int(0), lying(list, entry.id, slot))));
}
