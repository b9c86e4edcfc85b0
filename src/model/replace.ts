/**
 * What stands in the place of something: it takes at least what that took and gives nothing that that could not give.
 *
 * Invariant: only heads are compared; one mistake a replacement.
 */
import type { Bilingual } from "../base/text.ts";
import { covers, said, wider } from "./covers.ts";
import { declare } from "./declare.ts";
import { resolver } from "./expr.ts";
import type { Replaced } from "./layer.ts";
import { isA } from "./read.ts";
import { scopeOf, type Scope } from "./scope.ts";
import type { RoleSymbol, Symbol } from "./symbols.ts";
import type { Given, Param, TableKey, Type } from "./types.ts";
import { frame, idOf, report, type World } from "./world.ts";

/** Old rules that nothing calls are no part of the ruleset; their heads are looked at all the same. */
export function declareReplaced(world: World, replaced: readonly Replaced[]): void {
  for (const { old, isCalled } of replaced) if (!isCalled && "head" in old && isCompared(old.kind) && old.kind !== "constant") declare(world, old as Parameters<typeof declare>[1], []);
}
function isCompared(kind: string): boolean {
  return kind === "check" || kind === "formula" || kind === "table" || kind === "cascade" || kind === "constant";
}

export function tellMismatched(world: World, replaced: readonly Replaced[]): void {
  for (const { by, old } of replaced) {
    if (!("head" in by) || !("head" in old) || by.head.name.kind !== "name" || old.head.name.kind !== "name" || !isCompared(by.kind)) continue;
    const [now, before] = [world.symbols.byId.get(idOf(by.kind, by.head.name.text)), world.symbols.byId.get(idOf(old.kind, old.head.name.text))];
    const here = frame(world, idOf(by.kind, by.head.name.text));
    const what = now === undefined || before === undefined || now === before ? undefined : difference(now, before, scopeOf(here, resolver));
    if (what !== undefined) report(here, "mismatched-replace", by.head.name.span, { name: by.head.name.text, what }, { related: [{ span: old.head.name.span, text: { de: "So war es.", en: "This is how it was." } }] });
  }
}

/** Nothing may find them afterwards: what stands in them need not fit the text any more. */
export function forgetReplaced({ symbols }: World, replaced: readonly Replaced[]): void {
  for (const { old, isCalled } of replaced) {
    if (isCalled || !("head" in old) || old.head.name.kind !== "name" || !isCompared(old.kind)) continue;
    const symbol = symbols.byId.get(idOf(old.kind, old.head.name.text));
    if (symbol === undefined || !("node" in symbol) || symbol.node !== old) continue;
    symbols.byId.delete(symbol.id);
    symbols.rules.delete(symbol.name);
  }
}

function difference(now: Symbol, before: Symbol, scope: Scope): Bilingual | undefined {
  if (now.kind === "check" && before.kind === "check") {
    if (now.conflict() !== before.conflict()) return { de: "es findet in einem anderen Konflikt statt", en: "it takes place in another conflict" };
    return roles(now.self(), before.self(), scope) ?? roles(now.against(), before.against(), scope) ?? params(now.givens(), before.givens(), scope) ?? result(now.gives(), before.gives(), scope);
  }
  if (now.kind === "formula" && before.kind === "formula") return roles(now.self(), before.self(), scope) ?? params(now.params(), before.params(), scope) ?? result(now.type(), before.type(), scope);
  if (now.kind === "cascade" && before.kind === "cascade") return roles(now.self(), before.self(), scope) ?? params(now.givens(), before.givens(), scope);
  if (now.kind === "table" && before.kind === "table") {
    const [mine, theirs] = [now.gives(), before.gives()];
    if (mine === undefined || theirs === undefined) return undefined;
    const missing = theirs.find((one, i) => (theirs.length === 1 ? mine.length !== 1 : mine[i]?.name !== one.name));
    if (missing !== undefined) return { de: `die Spalte „${missing.name}“ fehlt oder steht anderswo`, en: `the column "${missing.name}" is missing or stands elsewhere` };
    return keys(now.keys(), before.keys(), scope) ?? theirs.map((one, i) => result(mine[i]?.type, one.type, scope)).find((one) => one !== undefined);
  }
  return undefined;
}

function roles(now: RoleSymbol | null | undefined, before: RoleSymbol | null | undefined, scope: Scope): Bilingual | undefined {
  if (now === undefined || before === undefined) return undefined;
  if (now === null) return before === null ? undefined : { de: `„${before.name}“ fehlt`, en: `"${before.name}" is missing` };
  if (before === null) return { de: `„${now.name}“ kommt hinzu`, en: `"${now.name}" is new` };
  return isA(before.sheet.id, now.sheet.id, scope) ? undefined : { de: `„${now.name}“ ist ein anderer Bogen`, en: `"${now.name}" is another sheet` };
}

function params(now: readonly (Given | Param)[] | undefined, before: readonly (Given | Param)[] | undefined, scope: Scope): Bilingual | undefined {
  if (now === undefined || before === undefined) return undefined;
  for (const [i, old] of before.entries()) {
    const one = now[i];
    if (one?.name !== old.name) return { de: `der Parameter „${old.name}“ fehlt oder steht anderswo`, en: `the parameter "${old.name}" is missing or stands elsewhere` };
    if (!covers(one.type, old.type, scope)) return narrower(old.name, one.type, old.type);
    if (old.usually !== null && one.usually === null) return { de: `„${old.name}“ hat kein „usually“ mehr`, en: `"${old.name}" has no "usually" any more` };
  }
  const added = now.slice(before.length).find((one) => one.usually === null);
  return added === undefined ? undefined : { de: `„${added.name}“ ist neu und hat kein „usually“`, en: `"${added.name}" is new and has no "usually"` };
}
function keys(now: readonly TableKey[] | undefined, before: readonly TableKey[] | undefined, scope: Scope): Bilingual | undefined {
  if (now === undefined || before === undefined) return undefined;
  if (now.length !== before.length) return { de: `sie hat ${now.length} statt ${before.length} Schlüssel`, en: `it has ${now.length} keys instead of ${before.length}` };
  const i = before.findIndex((old, at) => now[at] !== undefined && !covers(now[at].type, old.type, scope));
  const [one, old] = [now[i], before[i]];
  return one === undefined || old === undefined ? undefined : narrower(old.name, one.type, old.type);
}
function narrower(name: string, now: Type, before: Type): Bilingual {
  const [was, is] = [said(before), said(now)];
  return { de: `„${name}“ nimmt weniger an als bisher (bisher ${was.de}, jetzt ${is.de})`, en: `"${name}" takes less than before (${was.en}, now ${is.en})` };
}
function result(now: Type | null | undefined, before: Type | null | undefined, scope: Scope): Bilingual | undefined {
  if (now === undefined || before === undefined || before === null) return undefined;
  return now === null ? { de: "es gibt kein Ergebnis mehr", en: "it gives no result any more" } : wider(now, before, scope);
}
