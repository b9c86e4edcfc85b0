// How numbers of the rules look in JSON: plain numbers, yes or no, names of steps, entries and kinds. Invariant: what `written` gives
// `readValue` reads back as the same number; nothing but plain JSON is read or written.

import type { Range } from "./dice.ts";
import { ownCode, ownName, ownNames } from "./own.ts";
import { NONE } from "./value.ts";

export type Shape =
  | { readonly kind: "number" | "yes-no" | "dice" | "text" }
  /** `numbers`: a number of a band will do as well as a name. `none`: what none is called. */
  | {
      readonly kind: "named";
      readonly names: readonly NamedCode[];
      readonly numbers: boolean;
      readonly none: string | null;
      /** Open lists whose further entries come with data. */
      readonly own?: readonly string[];
    };
/** A step, an entry, a kind. `also`: abbreviation and earlier names. */
export interface NamedCode {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly also?: readonly string[];
}
/** A value and what it may be. */
export interface Typed {
  readonly shape: Shape;
  readonly range: Range;
  readonly optional: boolean;
}

/** A value as JSON has it. */
export type Plain = string | number | boolean | null;

/** Why a value does not fit; `allowed` says what would. */
export interface Misfit {
  readonly code: "mismatched-value" | "out-of-range" | "unknown-name";
  readonly message: string;
  readonly allowed: readonly Plain[] | { readonly from: number; readonly to: number } | string;
}

/** The number for a value that came from outside (dice and texts are read elsewhere). */
export function readValue(typed: Typed, value: unknown): number | Misfit {
  const { shape, range, optional } = typed;
  if (value === null)
    return optional ? NONE : misfit("mismatched-value", "There must be a value here.", allowedOf(typed));
  switch (shape.kind) {
    case "yes-no":
      if (typeof value === "boolean") return Number(value);
      return misfit("mismatched-value", `${shown(value)} is neither true nor false.`, [false, true]);
    case "named": {
      if (typeof value === "string") return readName(typed, shape.names, value);
      if (typeof value === "number" && shape.numbers) return readNumber(value, range);
      return misfit("mismatched-value", `${shown(value)} is not one of the names.`, allowedOf(typed));
    }
    case "number":
      return readNumber(value, range);
    case "dice":
    case "text":
      return misfit("mismatched-value", `${shown(value)} is not a ${shape.kind}.`, `a ${shape.kind}`);
  }
}

/** The value as it is written. */
export function written(shape: Shape, code: number): Plain {
  if (code === NONE) return null;
  if (shape.kind === "yes-no") return code !== 0;
  if (shape.kind !== "named") return code;
  const step = shape.names.find(({ low, high }) => low <= code && code <= high);
  if (step === undefined) return ownName(shape.own, code) ?? code;
  return isName(shape.names, step) ? step.name : code;
}

/** What a value may be, for messages and forms. */
export function allowedOf({ shape, range, optional }: Typed): Misfit["allowed"] {
  const none = optional ? [null] : [];
  switch (shape.kind) {
    case "yes-no":
      return [...none, false, true];
    case "number":
      return { from: range[0], to: range[1] };
    case "named": {
      const inside = shape.names.filter(({ low, high }) => high >= range[0] && low <= range[1]);
      const own = ownNames(shape.own).filter(({ code }) => range[0] <= code && code <= range[1]);
      return [...none, ...inside.map((step) => (isName(shape.names, step) ? step.name : step.low)), ...own.map(({ name }) => name)];
    }
    case "dice":
      return `dice such as "1d6"`;
    case "text":
      return "a text";
  }
}

/** A value from outside in a message: short, whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);
  if (typeof value === "number" || typeof value === "boolean" || value === null || value === undefined)
    return `${value}`;
  return Array.isArray(value) ? "a list" : `a value of type ${typeof value}`;
}

/** The name stands for one number, and no other step has it. */
function isName(names: readonly NamedCode[], step: NamedCode): boolean {
  return step.low === step.high && names.every((other) => other === step || other.name !== step.name);
}

function readName(typed: Typed, names: readonly NamedCode[], given: string): number | Misfit {
  const codes = codesOf(names);
  const { range, shape, optional } = typed;
  const code = codes.get(given) ?? codes.get(given.normalize("NFC")) ?? ownCode(shape.kind === "named" ? shape.own : undefined, given.normalize("NFC"));
  if (code !== undefined && code >= range[0] && code <= range[1]) return code;
  if (optional && shape.kind === "named" && shape.none === given.normalize("NFC")) return NONE;
  if (code === undefined) return misfit("unknown-name", `There is no ${shown(given)} here.`, allowedOf(typed));
  return misfit("out-of-range", `${shown(given)} is not allowed here.`, allowedOf(typed));
}

const codesByName = new WeakMap<readonly NamedCode[], ReadonlyMap<string, number>>();

/** Numbers by name and abbreviation, of steps that have a name of their own. */
function codesOf(names: readonly NamedCode[]): ReadonlyMap<string, number> {
  const before = codesByName.get(names);
  if (before !== undefined) return before;
  const own = names.filter((step) => isName(names, step));
  const shorts = own.flatMap(({ also = [], low }) => also.map((name) => [name, low] as const));
  const made = new Map([...shorts, ...own.map(({ name, low }) => [name, low] as const)]);
  codesByName.set(names, made);
  return made;
}

function readNumber(value: unknown, range: Range): number | Misfit {
  const allowed = { from: range[0], to: range[1] };
  if (typeof value !== "number" || !Number.isInteger(value))
    return misfit("mismatched-value", `${shown(value)} is not a whole number.`, allowed);
  if (value < range[0] || value > range[1])
    return misfit("out-of-range", `${value} is not within ${range[0]}..${range[1]}.`, allowed);
  return value + 0;
}

function misfit(code: Misfit["code"], message: string, allowed: Misfit["allowed"]): Misfit {
  return { code, message, allowed };
}
