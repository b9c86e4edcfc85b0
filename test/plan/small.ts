// A small Model made by hand: a sheet with two values and life, a bonus table, a check that takes one or two values.

import type { Check, Expr, Field, Meta, Model, Named, Sentence, Type } from "../../src/model/types.ts";

const number = (low: number | null, high: number | null): Type => ({ kind: "number", low, high, unit: null });
export const meta: Meta = { docs: [], clauses: [] };
const named = (id: string, name: string): Named => ({
  ...meta,
  id,
  name,
  short: null,
  formerly: [],
  helper: false,
  group: [],
});
const whole: Type = number(null, null);
export const yesNo: Type = { kind: "yes-no" };
export const n = (value: number): Expr => ({ kind: "number", value, type: number(value, value) });
const self: Expr = { kind: "self", type: { kind: "sheet", sheet: "sheet/Held" } };
const it_: Expr = { kind: "it", type: { kind: "entry", collections: ["collection/Werte"] } };
export const local = (name: string, type: Type = whole): Expr => ({ kind: "local", name, type });
const arithmetic = (op: "+" | "-" | "*" | "/", a: Expr, b: Expr): Expr => ({
  kind: "arithmetic",
  op,
  a,
  b,
  type: whole,
});
export const compare = (op: "is" | "<" | ">" | "<=" | ">=", a: Expr, b: Expr): Expr => ({
  kind: "compare",
  op,
  a,
  b,
  type: yesNo,
});
export const field = (f: string, owner: Expr = self): Expr => ({
  kind: "field",
  owner,
  field: `sheet/Held/${f}`,
  type: whole,
});
export const own = (entry: Expr, owner: Expr = self): Expr => ({
  kind: "entry-field",
  owner,
  collection: "collection/Werte",
  entry,
  field: "collection/Werte/own",
  type: whole,
});
const each = (f: string, entry: Expr): Expr => ({
  kind: "entry-field",
  owner: self,
  collection: "collection/Werte",
  entry,
  field: `collection/Werte/${f}`,
  type: whole,
});
export const entry = (name: string): Expr => ({
  kind: "entry",
  collection: "collection/Werte",
  entry: name,
  type: { kind: "entry", collections: ["collection/Werte"] },
});

const makeField = (id: string, name: string, type: Type, rest: Partial<Field>): Field => ({
  ...named(id, name),
  type,
  storage: "stored",
  look: "plain",
  low: null,
  high: null,
  rising: null,
  start: { kind: "given" },
  value: null,
  ...rest,
});

export const Ausgang: Type = { kind: "step", scale: "choice/Ausgang", low: 0, high: 1 };
export const outcome = (step: "Fehlschlag" | "Erfolg"): Expr => ({
  kind: "step",
  scale: "choice/Ausgang",
  step,
  value: step === "Erfolg" ? 1 : 0,
  type: Ausgang,
});
const result = (id: string, value: Expr, test: Expr | null = null): Sentence => ({
  ...meta,
  id,
  if: test,
  kind: "result",
  value,
  call: null,
});

const probe: Check = {
  ...named("check/Probe", "Probe"),
  word: "check",
  self: { name: "Held", sheet: "sheet/Held" },
  against: null,
  conflict: null,
  givens: [
    {
      ...meta,
      name: "Wert",
      type: { kind: "list", of: { kind: "entry", collections: ["collection/Werte"] }, least: 1, most: 2 },
      usually: null,
      from: null,
    },
  ],
  gives: Ausgang,
  body: [
    {
      ...meta,
      id: "check/Probe/1",
      if: null,
      kind: "ask",
      by: "gm",
      name: "Ziel",
      type: number(1, 40),
      usually: null,
      secret: true,
      into: null,
    },
    {
      ...meta,
      id: "check/Probe/2",
      if: null,
      kind: "let",
      name: "Bonus",
      type: whole,
      call: null,
      value: {
        kind: "fold",
        op: "sum",
        type: whole,
        list: {
          kind: "map",
          list: local("Wert", {
            kind: "list",
            of: { kind: "entry", collections: ["collection/Werte"] },
            least: 1,
            most: 2,
          }),
          name: null,
          where: null,
          value: each("Bonus", it_),
          type: { kind: "list", of: whole, least: 1, most: 2 },
        },
      },
    },
    {
      ...meta,
      id: "check/Probe/3",
      if: null,
      kind: "roll",
      name: "Wurf",
      type: number(1, 20),
      table: null,
      times: null,
      among: [],
      dice: {
        kind: "fixed",
        dice: { faces: Array.from({ length: 20 }, (_, i) => i + 1), count: 1, options: [], plus: 0 },
      },
    },
    result("check/Probe/4", outcome("Erfolg"), compare("is", local("Wurf"), n(20))),
    result("check/Probe/5", outcome("Fehlschlag"), compare("is", local("Wurf"), n(1))),
    result(
      "check/Probe/6",
      outcome("Erfolg"),
      compare(">", arithmetic("+", local("Wurf"), local("Bonus")), local("Ziel")),
    ),
    result("check/Probe/7", outcome("Fehlschlag")),
  ],
};

export const model: Model = {
  format: 1,
  ruleset: { ...meta, name: "Klein", version: "1", language: "de", gm: "SL", player: "Spieler" },
  sources: [],
  units: [],
  scales: [
    {
      ...named("choice/Ausgang", "Ausgang"),
      ordered: false,
      anonymous: false,
      none: null,
      success: null,
      columns: [],
      steps: [
        { ...meta, name: "Fehlschlag", low: 0, high: 0, values: [] },
        { ...meta, name: "Erfolg", low: 1, high: 1, values: [] },
      ],
    },
  ],
  constants: [],
  tables: [
    {
      ...named("table/Schlüssel", "Schlüssel"),
      keys: [{ name: "Summe", type: whole }],
      gives: [{ name: "Bonus", type: number(-1, 2) }],
      roll: null,
      rows: [
        { ...meta, keys: [{ kind: "bands", bands: [[null, 8]] }], values: [n(-1)] },
        { ...meta, keys: [{ kind: "bands", bands: [[9, 11]] }], values: [n(0)] },
        { ...meta, keys: [{ kind: "otherwise" }], values: [n(2)] },
      ],
    },
  ],
  formulas: [],
  sheets: [
    {
      ...named("sheet/Held", "Held"),
      is: null,
      fields: [
        makeField("sheet/Held/Mittel", "Mittel", number(1, 20), {
          storage: "calculated",
          value: {
            kind: "rounded",
            mode: "down",
            type: whole,
            a: {
              kind: "fold",
              op: "mean",
              type: { kind: "fraction", unit: null },
              list: {
                kind: "map",
                list: {
                  kind: "entries",
                  owner: self,
                  collection: "collection/Werte",
                  type: { kind: "list", of: it_.type, least: 2, most: 2 },
                },
                name: null,
                where: null,
                value: own(it_),
                type: { kind: "list", of: whole, least: 2, most: 2 },
              },
            },
          },
        }),
        makeField("sheet/Held/Leben", "Leben", number(-9, null), {
          high: arithmetic("*", field("Mittel"), n(3)),
          start: { kind: "full" },
        }),
      ],
      modifiers: [
        {
          ...meta,
          id: "sheet/Held/m",
          amount: n(-1),
          to: { kind: "each", collection: "collection/Werte", where: null },
          upTo: null,
          as: null,
          if: compare("<", field("Leben"), n(5)),
        },
      ],
      reactions: [],
      must: [],
    },
  ],
  collections: [
    {
      ...named("collection/Werte", "Werte"),
      word: "attributes",
      sheet: "sheet/Held",
      open: false,
      own: makeField("collection/Werte/own", "Werte", number(1, 20), { start: { kind: "at", value: n(10) } }),
      each: [
        makeField("collection/Werte/Bonus", "Bonus", number(-1, 2), {
          storage: "calculated",
          value: { kind: "lookup", table: "table/Schlüssel", keys: [own(it_)], column: 0, type: number(-1, 2) },
        }),
      ],
      entries: [
        { ...named("collection/Werte/Mut", "Mut"), values: {} },
        { ...named("collection/Werte/List", "List"), values: {} },
      ],
      modifiers: [],
      reactions: [],
    },
  ],
  catalogues: [],
  conditions: [],
  checks: [probe],
  cascades: [],
  conflicts: [],
  tactics: [],
  modifierKinds: [],
  prose: [],
  examples: [],
  oddsTables: [],
  outline: [],
};
