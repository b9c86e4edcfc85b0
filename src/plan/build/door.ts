// What stands at the door of a Program: which register or slot a parameter of the Model is, and how codes become names. Plain data.

import type { Id, Model, Type } from "../../model/types.ts";
import { unreachable } from "../../base/never.ts";
import { NONE } from "../../runtime/value.ts";
import type { Range, Reg, Slot } from "../types.ts";
import { indexOf, plainType, type Index } from "./model-index.ts";

export type ParamPlace =
  | { readonly kind: "reg"; readonly reg: Reg }
  /** How many, then the items; those beyond are none. */
  | { readonly kind: "list"; readonly length: Reg; readonly items: readonly Reg[] }
  | { readonly kind: "slot"; readonly slot: Slot }
  /** Texts are carried along. */
  | { readonly kind: "carried" };
export interface ParamDoor {
  readonly name: string;
  readonly type: Type;
  readonly at: ParamPlace;
  /** The list of a role out of which it is chosen. */
  readonly from: { readonly role: string; readonly field: Id } | null;
}
/** A named value of a run: a roll, a let, an answer, a parameter. */
export interface NamedValue {
  readonly type: Type;
  readonly regs: readonly Reg[];
  readonly list: boolean;
}
/** A slot for what a relation says of two members: those in the slots `a` and `b`. */
export interface PairDoor {
  readonly slot: Slot;
  readonly relation: Id;
  readonly conflict: Slot;
  readonly a: Slot;
  readonly b: Slot;
}
export interface PlanDoor {
  readonly id: Id;
  /** The plan: the rule's own id, or that of a variant. */
  readonly plan: Id;
  readonly self: Slot | null;
  readonly against: Slot | null;
  /** The conflict it takes place in. */
  readonly conflict: Slot | null;
  readonly params: readonly ParamDoor[];
  readonly pairs: readonly PairDoor[];
  /** Register of the general modifiers, where the rule reads them. */
  readonly modifiers: Reg | null;
  /** Registers of special modifiers, in the order of the variant. */
  readonly specials: readonly { readonly entry: Reg | null; readonly by: Reg }[];
  readonly gives: Type | null;
  readonly outcomes: Range | null;
  readonly names: Readonly<Record<string, NamedValue>>;
  /** Answers by key, with their types. */
  readonly asks: Readonly<Record<string, Type>>;
}

/** A column of a layout as JSON knows it. */
export interface ColumnDoor {
  readonly column: Id;
  readonly type: Type;
  /** Names of its entries, in order; null: it has one value. */
  readonly entries: readonly string[] | null;
  /** The Model's id of what it keeps. */
  readonly origin: Id;
}

export interface Names {
  /** A number for a value as JSON writes it; null: there is none of this name. */
  readonly code: (type: Type, value: unknown) => number | null;
  /** The value as JSON writes it. */
  readonly value: (type: Type, code: number) => string | number | boolean | null;
  /** For people. */
  readonly text: (type: Type, code: number, language?: "de" | "en") => string;
}

export function namesOf(model: Model): Names {
  const index = indexOf(model);
  return {
    code: (t, v) => codeOf(index, t, v),
    value: (t, c) => valueOf(index, t, c),
    text: (t, c, l) => textOf(index, t, c, l ?? model.ruleset.language),
  };
}

function codeOf(index: Index, type: Type, value: unknown): number | null {
  if (value === null) return type.kind === "optional" || type.kind === "step" ? NONE : null;
  const t = plainType(type);
  switch (t.kind) {
    case "number":
    case "dice":
      return typeof value === "number" ? value : null;
    case "yes-no":
      return typeof value === "boolean" ? Number(value) : null;
    case "step": {
      const { steps } = index.scale(t.scale);
      if (typeof value === "number") return value >= t.low && value <= t.high ? value : null;
      return steps.find((s) => s.name === value)?.low ?? null;
    }
    case "entry":
      for (const c of t.collections) {
        const i = index.collection(c).entries.findIndex((e) => e.name === value || e.short === value);
        if (i >= 0) return index.first(c) + i;
      }
      return null;
    case "thing":
      for (const c of t.catalogues) {
        const i = index.catalogue(c).entries.findIndex((e) => e.name === value || e.short === value);
        if (i >= 0) return index.first(c) + i;
      }
      return null;
    case "fraction":
    case "text":
    case "sheet":
    case "list":
      return null;
    default:
      return unreachable(t);
  }
}

function valueOf(index: Index, type: Type, code: number): string | number | boolean | null {
  if (code === NONE) return null;
  const t = plainType(type);
  switch (t.kind) {
    case "number":
    case "dice":
    case "fraction":
    case "text":
    case "sheet":
    case "list":
      return code;
    case "yes-no":
      return code !== 0;
    case "step": {
      const { steps } = index.scale(t.scale);
      const step = steps.find((s) => s.low <= code && code <= s.high);
      const isOnly =
        step !== undefined && step.low === step.high && steps.filter((s) => s.name === step.name).length === 1;
      return isOnly ? step.name : code;
    }
    case "entry": {
      const c = t.collections.find(
        (one) => code >= index.first(one) && code < index.first(one) + index.collection(one).entries.length,
      );
      return c === undefined ? code : index.collection(c).entries[code - index.first(c)]!.name;
    }
    case "thing": {
      const c = t.catalogues.find(
        (one) => code >= index.first(one) && code < index.first(one) + index.catalogue(one).entries.length,
      );
      return c === undefined ? code : index.catalogue(c).entries[code - index.first(c)]!.name;
    }
    default:
      return unreachable(t);
  }
}

function textOf(index: Index, type: Type, code: number, language: "de" | "en"): string {
  const value = valueOf(index, type, code);
  if (value === null) {
    const t = plainType(type);
    const own = t.kind === "step" ? index.scale(t.scale).none : null;
    return own ?? (language === "de" ? "nichts" : "none");
  }
  if (typeof value === "boolean") return language === "de" ? (value ? "ja" : "nein") : value ? "yes" : "no";
  return String(value);
}
