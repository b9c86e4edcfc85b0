/**
 * What a search for a witness can vary: parameters, answers and the stored values of sheets, each with the values worth trying.
 *
 * Invariant: every value lies in the range its type says; ends that are calculated from others are not looked at here.
 */
import type { Bilingual, Language } from "../base/text.ts";
import type { State } from "../runtime/state.ts";
import { NONE } from "../runtime/value.ts";
import type { Type } from "../model/types.ts";
import type { Built } from "../plan/build/build.ts";
import type { ColumnDoor, PlanDoor } from "../plan/build/door.ts";
import type { Id, Plan, Program, Range } from "../plan/types.ts";

/** Ranges up to this many values are tried value by value. */
const SMALL = 24;

export interface Variable {
  readonly isNumber?: boolean;
  readonly label: (value: number, language: Language) => string;
  readonly group: string;
  readonly values: readonly number[];
  readonly usual: number;
  readonly put: (inputs: Inputs, value: number) => void;
}
export interface Inputs {
  readonly args: number[];
  readonly slots: readonly State[];
  readonly answers: Record<string, number>;
}

export const isSmall = (span: Range | null): boolean => span !== null && span[1] - span[0] < SMALL;

export function parameters(built: Built, plan: Plan, door: PlanDoor): readonly Variable[] {
  return door.params.flatMap((param): readonly Variable[] => {
    const { at } = param;
    if (at.kind === "reg") {
      const { range, optional } = plan.regs[at.reg]!;
      return range === null ? [] : [{ ...between(range, optional, null), isNumber: param.type.kind === "number", group: "", label: labelled(built, param.name, param.type), put: (inputs, value) => void (inputs.args[at.reg] = value) }];
    }
    if (at.kind !== "list") return [];
    const [least, most] = plan.regs[at.length]?.range ?? [0, 0];
    const length: Variable = { group: "", label: (value, language) => `${param.name} (${language === "de" ? "Anzahl" : "count"}): ${value}`, values: range(least, most), usual: Math.max(least, Math.min(1, most)), put: (inputs, value) => void (inputs.args[at.length] = value) };
    const listed = param.type.kind === "list" ? param.type.of : param.type;
    const items = at.items.slice(0, 2).flatMap((register, place): readonly Variable[] => {
      const span = plan.regs[register]?.range;
      return span === null || span === undefined ? [] : [{ ...between(span, false, null), group: param.name, label: labelled(built, { de: `Nr. ${place + 1}`, en: `no. ${place + 1}` }, listed), put: (inputs, value) => void (inputs.args[register] = value) }];
    });
    return [length, ...items];
  });
}

export function answers(built: Built, door: PlanDoor): readonly Variable[] {
  return Object.entries(door.asks).flatMap(([key, type]): readonly Variable[] => {
    const span = rangeOfType(built, type);
    return span === null ? [] : [{ ...between(span, false, null), group: "", label: labelled(built, key, type), put: (inputs, value) => void (inputs.answers[key] = value) }];
  });
}

export function cells(built: Built, rules: Program, plan: Plan, fresh: readonly State[]): readonly Variable[] {
  return plan.slots.flatMap((slot, number) => cellsOf(built, rules, slot, number, fresh));
}

/** The stored values of one sheet, those of conditions and lists left out. */
export function cellsOf(built: Built, rules: Program, { name: group, layout }: { readonly name: string; readonly layout: Id }, number: number, fresh: readonly State[]): readonly Variable[] {
  const doors = built.columns[layout] ?? [];
  const columns = rules.layouts.find((one) => one.id === layout)?.columns ?? [];
  return columns.flatMap((column): readonly Variable[] => {
    const known = doors.find((one) => one.column === column.id);
    if (column.id.startsWith("$") || known === undefined || column.kind === "dice" || column.entries > 12) return [];
    return Array.from({ length: column.entries }, (_, entry): Variable => {
      const usual = fresh[number]?.[column.id]?.[entry] ?? column.range[0];
      const label = labelled(built, cellName(known, column.id, entry), known.type);
      return { ...between(column.range, column.optional, usual), isNumber: known.type.kind === "number", group, label, put: (inputs, value) => void (inputs.slots[number]![column.id]![entry] = value) };
    });
  });
}

function cellName({ entries, origin }: ColumnDoor, column: Id, entry: number): string | Bilingual {
  const name = entries?.[entry];
  if (name === undefined) return column;
  if (!origin.endsWith(`/${column}`)) return name;
  const own = column.slice(column.lastIndexOf("/") + 1);
  return /^\d+$/u.test(name) ? `${own} ${name}` : { de: `${own} von ${name}`, en: `${name}'s ${own}` };
}

export function labelled(built: Built, name: string | Bilingual, type: Type): Variable["label"] {
  return (value, language) => `${typeof name === "string" ? name : name[language]}: ${built.names.text(type, value, language)}`;
}

export function between([lo, hi]: Range, optional: boolean, usual: number | null): Pick<Variable, "values" | "usual"> {
  const all = hi - lo < SMALL ? range(lo, hi) : [...new Set([lo, lo + 1, 0, 1, 2, 5, 10, 15, 20, Math.floor((lo + hi) / 2), hi - 1, hi])].filter((one) => one >= lo && one <= hi);
  return { values: optional ? [...all, NONE] : all, usual: usual ?? (lo <= 1 && hi >= 1 ? 1 : lo) };
}

function range(lo: number, hi: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(hi - lo + 1, SMALL)) }, (_, step) => lo + step);
}

export function rangeOfType(built: Built, type: Type): Range | null {
  switch (type.kind) {
    case "number":
      return type.low === null || type.high === null ? null : [type.low, type.high];
    case "yes-no":
      return [0, 1];
    case "step":
      return [type.low, type.high];
    case "entry": {
      const [first] = type.collections;
      if (first === undefined) return null;
      const start = built.build.index.first(first);
      return [start, start + built.build.index.collection(first).entries.length - 1];
    }
    default:
      return null;
  }
}
