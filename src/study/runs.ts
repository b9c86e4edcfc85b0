// How a run begins: its values by name on an empty table, and how they read.

import type { Example, Expr as ModelExpr } from "../model/types.ts";
import { parts, type Val } from "../plan/build/values.ts";
import { NONE } from "../runtime/value.ts";
import { now } from "./reading.ts";
import { emptyTable, type Rules, type Table } from "./table-top.ts";

export interface Begun {
  readonly table: Table;
  readonly inputs: Readonly<Record<string, string>>;
}

export function begin(
  rules: Rules,
  example: Pick<Example, "title" | "variables">,
  values: readonly ModelExpr[],
  cell: ModelExpr | null,
): Begun {
  const empty = emptyTable(rules);
  const names = new Map<string, Val>();
  const inputs: Record<string, string> = {};
  example.variables.forEach((variable, i) => {
    const e = values[i];
    if (e === undefined) return;
    const value = now(empty, e);
    names.set(variable.name, value);
    inputs[variable.name] = shown(rules, e, value);
  });
  const table = { ...empty, names };
  return { table: { ...table, cell: cell === null ? null : now(table, cell) }, inputs };
}

function shown(rules: Rules, e: ModelExpr, value: Val): string {
  if (value.kind === "text") return value.text;
  if (value.kind === "slot" || value.kind === "list") return "";
  const { num, den } = parts(value);
  const top = num.kind === "int" ? num.value : NONE;
  return den.kind === "int" && den.value !== 1 ? `${top}/${den.value}` : rules.built.names.text(e.type, top);
}
