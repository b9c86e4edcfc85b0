// Sheets, collections and catalogues in the book. Invariant: every field is told once: what it may be, how it begins, or how it is calculated.

import { unreachable } from "../../base/never.ts";
import { listing } from "../../base/text.ts";
import type { Catalogue, Collection, Expr, Field, Named, Sheet, Start } from "../../model/types.ts";
import { kindKey } from "../../model/thing-kinds.ts";
import { emphasis, strong, type Inline } from "../say/inline.ts";
import { memberLines } from "../say/member.ts";
import { nameOf, pick, type Say } from "../say/say.ts";
import { testText, valueText } from "../say/part.ts";
import { fieldRangeText } from "../say/type.ts";
import { bullets, cites, docsText, filledTable, lineBullets, paragraph, type Block, type Item } from "./book.ts";

export function withShort({ name, short }: Pick<Named, "name" | "short">): string {
  return short === null ? name : `${name} (${short})`;
}

export function sheetBlocks(sheet: Sheet, say: Say): readonly Block[] {
  const groups: string[][] = [];
  const keyed = say.model.collections.filter(({ sheet: of, keys }) => of === sheet.id && keys !== undefined);
  for (const { group } of [...sheet.fields, ...keyed])
    if (!groups.some((one) => one.join("/") === group.join("/"))) groups.push([...group]);
  const about =
    sheet.is === null
      ? []
      : [
          paragraph(
            pick(
              say,
              `Hat alles, was auch ${emphasis(nameOf(sheet.is, say))} hat.`,
              `Has all that ${emphasis(nameOf(sheet.is, say))} has.`,
            ),
          ),
        ];
  const tables = groups.flatMap((group): readonly Block[] => [
    ...(group.length === 0 ? [] : [paragraph(strong(group.join(" – ")))]),
    fieldTable(
      sheet.fields.filter((field) => field.group.join("/") === group.join("/")),
      say,
      keyed.filter((one) => one.group.join("/") === group.join("/")),
    ),
  ]);
  return [...about, ...tables, ...lineBullets(memberLines(sheet, say))];
}

/** `keyed`: fields with parameters, which have a value for each of their keys. */
export function fieldTable(fields: readonly Field[], say: Say, keyed: readonly Collection[] = []): Block {
  const head =
    say.language === "de"
      ? ["Wert", "Was er sein kann", "Anfang", "Dazu"]
      : ["Value", "What it can be", "At first", "Note"];
  return filledTable(
    head,
    [
      ...fields.map((field): readonly Inline[] => [strong(withShort(field)), ...lineOf(field, say)]),
      ...keyed.flatMap((one) => (one.own === null ? [] : [[keyedTitle(one, say), ...lineOf(one.own, say)]])),
    ],
  );
}
function lineOf(field: Field, say: Say): readonly Inline[] {
  return [whatText(field, say), startText(field, say), (docsText(field.docs) + cites(field.clauses)).trim()];
}
function keyedTitle(one: Collection, say: Say): Inline {
  const keys = listing(one.keys ?? [], say.language, "and");
  return pick(say, `${strong(withShort(one))} je ${keys}`, `${strong(withShort(one))} for each ${keys}`);
}

function whatText(field: Field, say: Say): Inline {
  if (field.value?.kind === "open")
    return `${fieldRangeText(field, say)}${pick(say, "; wie, legt das Spiel fest", "; how is for the game to decide")}`;
  if (field.value !== null) return `= ${valueText(field.value, say)}`;
  const looks = {
    plain: "",
    resource: pick(say, " (Balken)", " (bar)"),
    track: pick(say, " (Kästchen)", " (boxes)"),
    clock: pick(say, " (Uhr)", " (dial)"),
  };
  return fieldRangeText(field, say) + looks[field.look];
}

function startText(field: Field, say: Say): string {
  if (field.storage === "calculated") return "";
  return startWords(field.start, field, say);
}

function startWords(start: Start, field: Field, say: Say): string {
  switch (start.kind) {
    case "given":
      return "";
    case "at":
      return start.value.kind === "text" && start.value.value === "" ? "" : valueText(start.value, say);
    case "full":
      return pick(say, "ganz oben", "at the top");
    case "empty":
      return field.type.kind === "list"
        ? pick(say, "noch nichts", "nothing yet")
        : pick(say, "ganz unten", "at the bottom");
    default:
      return unreachable(start);
  }
}

function fieldItem(field: Field, title: Inline, say: Say): Item {
  const start = startText(field, say);
  const begins = start === "" ? "" : pick(say, `; Anfang: ${start}`, `; at first ${start}`);
  return {
    text: `${title}: ${whatText(field, say)}${begins}.${docsText(field.docs)}${cites(field.clauses)}`,
    items: [],
  };
}

export function collectionBlocks(collection: Collection, say: Say): readonly Block[] {
  const whose = nameOf(collection.sheet, say);
  const own =
    collection.own === null ? [] : [fieldItem(collection.own, pick(say, "Jeder Wert selbst", "The value itself"), say)];
  const open = collection.open
    ? [paragraph(pick(say, "Die Liste darf ergänzt werden.", "More may be added to this list."))]
    : [];
  const items = [...own, ...collection.each.map((field) => fieldItem(field, strong(withShort(field)), say))];
  return [
    paragraph(pick(say, `Steht auf jedem Bogen ${emphasis(whose)}.`, `Stands on every ${emphasis(whose)}.`)),
    ...bullets(items),
    entryTable(
      collection.name,
      collection.entries,
      [
        ...(collection.own === null ? [] : [{ key: collection.name, title: pick(say, "Wert", "Value") }]),
        ...collection.each.map(({ name }) => ({ key: name, title: name })),
      ],
      say,
    ),
    ...open,
    ...lineBullets(memberLines(collection, say)),
  ];
}

/** Without what only tells which entry a single thing is. */
const ownFields = ({ fields }: Catalogue): readonly Field[] => fields.filter(({ name }) => name !== kindKey);

export function catalogueBlocks(catalogue: Catalogue, say: Say): readonly Block[] {
  const counts =
    catalogue.while === null
      ? []
      : [
          paragraph(
            pick(
              say,
              `Zählt nur, solange ${testText(catalogue.while, say, "sub")}.`,
              `Counts only as long as ${testText(catalogue.while, say, "sub")}.`,
            ),
          ),
        ];
  const open = catalogue.open
    ? [paragraph(pick(say, "Die Liste darf ergänzt werden.", "More may be added to this list."))]
    : [];
  const entries =
    catalogue.entries.length === 0
      ? []
      : [
          entryTable(
            catalogue.name,
            catalogue.entries,
            ownFields(catalogue).map(({ name }) => ({ key: name, title: name })),
            say,
          ),
        ];
  const own = catalogue.entries.flatMap((entry): readonly Item[] => {
    const lines = memberLines(entry, say);
    return lines.length === 0
      ? []
      : [
          {
            text: `${strong(entry.name)}:`,
            items: lines.map((line) => ({
              text: line.text + docsText(line.docs) + cites(line.clauses),
              items: line.inner.map((one) => ({ text: one.text, items: [] })),
            })),
          },
        ];
  });
  return [
    ...bullets(ownFields(catalogue).map((field) => fieldItem(field, strong(withShort(field)), say))),
    ...counts,
    ...entries,
    ...open,
    ...lineBullets(memberLines(catalogue, say)),
    ...bullets(own),
  ];
}

interface EntryRow extends Named {
  readonly values: Readonly<Record<string, Expr | null>>;
}

function entryTable(
  title: string,
  entries: readonly EntryRow[],
  columns: readonly { readonly key: string; readonly title: string }[],
  say: Say,
): Block {
  const rows = entries.map((entry) => [
    strong(withShort(entry)),
    ...columns.map(({ key }) => {
      const value = entry.values[key] ?? null;
      return value === null ? "" : valueText(value, say);
    }),
    (docsText(entry.docs) + cites(entry.clauses)).trim(),
  ]);
  return filledTable([title, ...columns.map((column) => column.title), pick(say, "Dazu", "Note")], rows);
}
