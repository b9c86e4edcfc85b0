/**
 * Creations: an action of nobody that makes a new sheet, in steps.
 *
 * Invariant: a sheet has one creation; its steps have their names as ids, so that they can be done again.
 */
import type * as ast from "../syntax/ast.ts";
import { blockOf, flowOf, type Flow, type Resolved } from "./block.ts";
import { selfExpr, sheetNamed } from "./check.ts";
import type { Draft } from "./declare.ts";
import { resolver } from "./expr.ts";
import { inner, scopeOf, type Scope } from "./scope.ts";
import { type CreationSymbol, type SheetSymbol, isCalculated } from "./symbols.ts";
import { collectionsOf, sheetsAbove } from "./visible.ts";
import { creationName } from "./translated.ts";
import type { Block, Check, Id, Place } from "./types.ts";
import { frame, idOf, innerId, lazy, meta, report, silent, type World } from "./world.ts";

export function declareCreation(world: World, node: ast.Creation, language: "de" | "en"): Draft | undefined {
  if (node.of.kind === "missing") return undefined;
  const name = node.of;
  const here = frame(world, idOf("creation", name.text));
  const before = world.symbols.byId.get(here.id);
  if (before !== undefined) return report(here, "duplicate-name", name.span, { name: name.text }, { related: [{ span: before.span, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] });
  world.ids.set(here.id, name.span);
  if (node.flags.replace || node.flags.extend) return silent(here);
  const plain = scopeOf(here, resolver);
  const sheet = lazy(() => sheetNamed(name, plain), () => undefined);
  const scope = lazy<Scope>(() => {
    const owner = sheet();
    if (owner === undefined) return plain;
    const expr = selfExpr(owner);
    return { ...plain, self: { sheet: owner, expr }, locals: new Map([[owner.name, { kind: "role", type: expr.type, expr, span: name.span, call: null }]]) };
  }, () => plain);
  const body = lazy<{ readonly body: Resolved; readonly flow: Flow } | undefined>(() => {
    if (sheet() === undefined) return silent(here);
    const flow: Flow = { ...flowOf("check", null, node.body), making: true, steps: here.id };
    return { body: blockOf(node.body, inner(scope()), flow), flow };
  }, () => report(here, "circular-call", name.span, { name: name.text }));
  const symbol: CreationSymbol = {
    kind: "creation", id: here.id, name: name.text, short: null, span: name.span, node, sheet, steps: stepsOf(node, here.id),
    inner: () => body()?.flow.inner ?? new Map(), asked: () => body()?.flow.asked ?? new Map(),
  };
  world.symbols.byId.set(symbol.id, symbol);
  return {
    list: "checks", frame: here,
    finish: (): Check | undefined => {
      const [owner, done] = [sheet(), body()];
      if (owner === undefined || done === undefined) return silent(here);
      if (!here.broken) tellUnset(owner, done.body.block, name.span, plain);
      return {
        id: here.id, name: creationName(owner.name, language), short: null, formerly: [], helper: node.flags.helper, group: [], ...meta(here, node.meta),
        word: "creation", self: { name: owner.name, sheet: owner.id }, against: null, conflict: null, givens: [], gives: null, body: done.body.block,
      };
    },
  };
}

/** What has no start value must be set by some step. */
function tellUnset(sheet: SheetSymbol, body: Block, span: ast.Name["span"], scope: Scope): void {
  const set = new Set<Id>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as { readonly kind?: unknown; readonly into?: unknown; readonly place?: unknown; readonly field?: Id };
    for (const place of [node.into, node.place]) if (typeof place === "object" && place !== null && "field" in place) set.add((place as Exclude<Place, { kind: "local" | "level" | "relation" }>).field);
    if (node.kind === "write" && node.field !== undefined) set.add(node.field);
    Object.values(value).forEach(walk);
  };
  walk(body);
  const fields = sheetsAbove(sheet).flatMap((one) => [...new Set(one.fields.values())]);
  const owns = collectionsOf(sheet, scope.frame.world).flatMap((one) => (one.own === null || one.entries.size === 0 ? [] : [one.own]));
  for (const field of [...fields, ...owns]) {
    const { node } = field;
    const type = node.start === undefined && !isCalculated(node) ? field.type() : undefined;
    if (type === undefined || type.kind === "optional" || type.kind === "list" || set.has(field.id)) continue;
    report(scope.frame, "missing-start", span, { sheet: sheet.name, name: field.name });
  }
}

function stepsOf(node: ast.Creation, id: Id): ReadonlyMap<string, Id> {
  const steps = node.body.flatMap((one) => (one.kind === "step" && one.head.name.kind === "name" ? [one.head.name.text] : []));
  return new Map(steps.map((step) => [step, innerId(id, step)]));
}
