// Lists in words: sums, parts of a list, a value for each entry. Invariant: the item of a list is called by what it is, never by a hidden name.

import { unreachable } from "../../base/never.ts";
import { listing } from "../../base/text.ts";
import type { CountExpr, Expr, FoldExpr, ListExpr, MapExpr, WhereExpr } from "../../model/types.ts";
import { operandText, testText, valueText } from "./part.ts";
import { fieldName, pick, type Say } from "./say.ts";

export function listText(e: ListExpr | WhereExpr | CountExpr, say: Say): string {
  switch (e.kind) {
    case "list":
      return e.items.length === 0
        ? pick(say, "nichts", "nothing")
        : listing(
            e.items.map((item) => valueText(item, say)),
            say.language,
          );
    case "where": {
      const test = testText(e.test, { ...say, it: null }, "sub");
      return pick(
        say,
        `alle aus ${valueText(e.list, say)}, bei denen ${test} gilt`,
        `all of ${valueText(e.list, say)} that have ${test}`,
      );
    }
    case "count":
      return e.of === null
        ? pick(say, `Anzahl von ${valueText(e.list, say)}`, `number of ${valueText(e.list, say)}`)
        : pick(
            say,
            `wie oft ${valueText(e.of, say)} unter ${valueText(e.list, say)} vorkommt`,
            `how often ${valueText(e.of, say)} occurs among ${valueText(e.list, say)}`,
          );
    default:
      return unreachable(e);
  }
}

const folds = {
  sum: { de: "Summe von", en: "total of" },
  mean: { de: "Mittel von", en: "mean of" },
  highest: { de: "höchster Wert von", en: "highest value of" },
  lowest: { de: "niedrigster Wert von", en: "lowest value of" },
  best: { de: "bester Wert von", en: "best value of" },
  worst: { de: "schlechtester Wert von", en: "worst value of" },
  first: { de: "erster Wert von", en: "first value of" },
  second: { de: "zweiter Wert von", en: "second value of" },
} as const;

export function foldText(e: FoldExpr, say: Say): string {
  return `${folds[e.op][say.language]} ${valueText(e.list, say)}`;
}

export function mapText(e: MapExpr, say: Say): string {
  const list =
    valueText(e.list, say) +
    (e.where === null
      ? ""
      : pick(say, ` mit ${testText(e.where, say, "sub")}`, ` with ${testText(e.where, say, "sub")}`));
  if (isItem(e.value, e)) return list;
  if (e.value.kind === "entry-field" && isItem(e.value.entry, e)) {
    const isOwn = say.index.collection(e.value.collection).own?.id === e.value.field;
    const named =
      e.list.kind === "list" || e.list.kind === "map"
        ? pick(say, `von ${list}`, `of ${list}`)
        : pick(say, `aller ${list}`, `of all ${list}`);
    return isOwn ? list : `${fieldName(e.value.field, say)} ${named}`;
  }
  if (e.value.kind === "lookup") {
    const [key] = e.value.keys;
    const table = say.model.tables.find(({ id }) => e.value.kind === "lookup" && id === e.value.table);
    const column = table !== undefined && table.gives.length > 1 ? `${table.gives[e.value.column]?.name ?? ""}${pick(say, " laut ", " by the ")}` : "";
    if (
      e.value.keys.length === 1 &&
      key !== undefined &&
      (isItem(key, e) || (key.kind === "entry-field" && isItem(key.entry, e)))
    )
      return pick(
        say,
        `${column}Tabelle ${table?.name ?? ""} (jeder Wert von ${list})`,
        `${column}${table?.name ?? ""} table (all of ${list})`,
      );
  }
  const each = pick(say, "Eintrag", "entry");
  const inside: Say =
    e.name === null
      ? { ...say, it: each }
      : { ...say, known: new Map(say.known).set(e.name, e.name.startsWith("#") ? each : e.name) };
  return pick(
    say,
    `${operandText(e.value, inside)} für jeden ${e.name === null || e.name.startsWith("#") ? each : e.name} aus ${list}`,
    `${operandText(e.value, inside)} for all of ${list}`,
  );
}

function isItem(e: Expr, of: MapExpr): boolean {
  return of.name === null ? e.kind === "it" : e.kind === "local" && e.name === of.name;
}
