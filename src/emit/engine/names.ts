// Identifiers handed out within scopes. Invariant: the same names in the same order give the same identifiers, and within one scope no two
// are equal.

import { identifier, type NameStyle } from "../../base/identifier.ts";

/** Hands out identifiers that are still free. */
export interface NameScope {
  readonly take: (name: string, style: NameStyle) => string;
  readonly has: (identifier: string) => boolean;
}

/** A scope inside others: what stands there is not used again. */
export function createScope(...outer: readonly NameScope[]): NameScope {
  const taken = new Set<string>();
  const has = (identifier: string): boolean => taken.has(identifier) || outer.some((scope) => scope.has(identifier));
  const take = (name: string, style: NameStyle): string => {
    const wanted = identifier(name, style);
    let free = wanted;
    for (let n = 2; has(free); n++) free = /\d$/.test(wanted) ? `${wanted}_${n}` : `${wanted}${n}`;
    taken.add(free);
    return free;
  };
  return { take, has };
}

/** The key of an object's property: the name itself where it can stand bare, else as a text. */
export function propertyKey(name: string): string {
  return canStandBare(name) ? name : JSON.stringify(name);
}

/** `of.name` or `of["the name"]`. */
export function property(of: string, name: string): string {
  return canStandBare(name) ? `${of}.${name}` : `${of}[${JSON.stringify(name)}]`;
}

/** The last part of a Model id: "check/Probe" → "Probe". */
export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1);
}

function canStandBare(name: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && name !== "__proto__";
}
