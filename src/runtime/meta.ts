// What there is to read and to fill in, as data for forms: sheets with their groups and fields in the order of the text, actions with
// their parameters. Invariant: plain JSON; a key here is the key in a sheet or in a call, and what is said to be possible the door takes.

import { factsOfAction } from "./action.ts";
import type { ActionFacts, FieldFacts, ListFacts, OwnColumnFacts, OwnListFacts, ParamFacts, RulesFacts, SheetFacts, ViewFacts } from "./facts.ts";
import { labelIn } from "./labels.ts";
import type {
  ActionLook,
  ActionMeta,
  AddsMeta,
  AskMeta,
  ConflictMeta,
  FieldMeta,
  Label,
  Meta,
  SheetLook,
  SheetMeta,
  ValueMeta,
  Widget,
} from "./meta-types.ts";
import { entering } from "./own.ts";
import { allowedOf, written, type Plain, type Typed } from "./shape.ts";
import { factsOfDoor } from "./sheet-door.ts";
import { deeplyFrozen } from "./trace.ts";

type Named = Pick<RulesFacts, "labels" | "own">;
type FieldLook = SheetLook["groups"][number]["fields"][number];

/** Worked out when somebody reads it, once. */
export function metaOf(
  rules: RulesFacts,
  sheets: readonly SheetLook[],
  actions: readonly ActionLook[],
  conflicts: (actions: () => readonly ActionMeta[]) => readonly ConflictMeta[],
): Meta {
  const of = (kind: SheetFacts["kind"]) => (): readonly SheetMeta[] =>
    sheets
      .map((look) => ({ look, facts: factsOfDoor(look.door) }))
      .filter(({ facts }) => facts.kind === kind)
      .map(({ look, facts }) => sheetMeta(rules, look, facts));
  // Read in the middle of a call it knows nothing of that call's entries.
  const kept = <T>(make: () => T): (() => T) => once(() => entering(rules, make));
  const parts: { readonly [K in keyof Meta]: () => Meta[K] } = {
    sheets: kept(of("sheet")),
    things: kept(of("thing")),
    actions: kept(() =>
      actions.map(({ action, constant, about }) => actionMeta(rules, factsOfAction(action), constant, about)),
    ),
    conflicts: kept(() => conflicts(() => parts.actions())),
  };
  return Object.freeze({
    get sheets(): readonly SheetMeta[] {
      return parts.sheets();
    },
    get things(): readonly SheetMeta[] {
      return parts.things();
    },
    get actions(): readonly ActionMeta[] {
      return parts.actions();
    },
    get conflicts(): readonly ConflictMeta[] {
      return parts.conflicts();
    },
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: deeplyFrozen(make()) }).value;
}

/** What is called `name`, in each language; where there is no translation, as it is written. */
export function labelOf({ labels }: Named, name: string): Label {
  return { de: labelIn(labels, "de", name), en: labelIn(labels, "en", name) };
}

export function sheetMeta(rules: Named, { constant, groups }: Omit<SheetLook, "door">, facts: SheetFacts): SheetMeta {
  return {
    name: facts.name,
    label: labelOf(rules, facts.name),
    constant,
    groups: groups.map(({ title, fields }) => ({ title, fields: fields.flatMap((look) => fieldMeta(rules, look, facts)) })),
    conditions: facts.conditions.map(({ name, levels, fields }) => ({
      key: name,
      label: labelOf(rules, name),
      levels,
      fields: fields.filter(({ key }) => !key.startsWith("$")).map((field) => storedMeta(rules, { key: field.key }, field)),
    })),
    ...(facts.own === undefined ? {} : { adds: (rules.own ?? []).filter(({ id }) => facts.own?.includes(id) === true).map((list) => addsMeta(rules, list)) }),
  };
}

function addsMeta(rules: Named, { name, places, columns }: OwnListFacts): AddsMeta {
  return { key: name, label: labelOf(rules, name), most: places, columns: columns.map((one) => columnMeta(rules, one)) };
}
function columnMeta(rules: Named, column: OwnColumnFacts): ValueMeta {
  const { key, start, shape, list, later, clauses } = column;
  const isText = shape.kind === "text";
  return {
    ...base(rules, { key }, column),
    widget: list === null ? widgetOf({ key }, column) : "list",
    many: list === null ? null : { from: list.least, to: list.most },
    start: list !== null ? [] : isText ? "" : start === null ? null : written(shape, start),
    must: list === null ? start === null && later !== true && !isText : list.least > 0,
    clause: clauses[0] ?? null,
  };
}

function fieldMeta(rules: Named, look: FieldLook, facts: SheetFacts): readonly FieldMeta[] {
  const field = facts.fields.find(({ key }) => key === look.key);
  if (field !== undefined) return [storedMeta(rules, look, field)];
  const list = facts.lists.find(({ key }) => key === look.key);
  if (list !== undefined) return [listMeta(rules, look, list)];
  const shown = facts.view.find(({ key }) => key === look.key);
  return shown === undefined ? [] : [calculatedMeta(rules, look, shown)];
}

function base(rules: Named, look: FieldLook, typed: Typed): Omit<ValueMeta, "start" | "must" | "clause"> {
  const { key, about = null, unit = null } = look;
  const { kind } = typed.shape;
  const allowed = allowedOf(typed);
  const options = kind === "named" && Array.isArray(allowed) ? (allowed as readonly Plain[]) : null;
  const range = kind === "number" ? { from: typed.range[0], to: typed.range[1] } : null;
  const shared = { key, label: labelOf(rules, key), about, unit, range, options, many: null };
  return { ...shared, kind: kind === "named" ? "choice" : kind, widget: widgetOf(look, typed) };
}

function widgetOf({ look }: FieldLook, { shape }: Typed): Widget {
  switch (shape.kind) {
    case "number":
      return look ?? "number";
    case "yes-no":
      return "checkbox";
    case "named":
      return look ?? "select";
    case "text":
      return "text";
    case "dice":
      return "dice";
  }
}

function namesOf(rules: Named, entries: readonly string[] | null): FieldMeta["entries"] {
  return entries?.map((key) => ({ key, label: labelOf(rules, key) })) ?? null;
}

function storedMeta(rules: Named, look: FieldLook, field: FieldFacts): FieldMeta {
  const { start, shape, clauses } = field;
  return {
    ...base(rules, look, field),
    start: typeof start === "number" ? written(shape, start) : typeof start === "string" ? start : null,
    must: start === null,
    clause: clauses[0] ?? null,
    calculated: false,
    entries: namesOf(rules, field.entries?.map(({ name }) => name) ?? null),
    things: null,
  };
}

function listMeta(rules: Named, look: FieldLook, list: ListFacts): FieldMeta {
  const { kinds, values, of, least, most, clauses } = list;
  const typed: Typed = values ?? { shape: { kind: "text" }, range: [0, 0], optional: false };
  const named = { options: kinds?.names.filter(({ name }) => name !== "").map(({ name }) => name) ?? null, kind: "choice" as const };
  return {
    ...base(rules, look, typed),
    ...(values === null ? named : {}),
    widget: kinds !== null ? "checklist" : values === null ? "things" : values.optional ? "slots" : "list",
    many: { from: least, to: most },
    start: [],
    must: list.must,
    clause: clauses[0] ?? null,
    calculated: false,
    entries: null,
    things: of.length === 0 ? null : of.map(({ name }) => name),
  };
}

function calculatedMeta(rules: Named, look: FieldLook, { shape, entries, clauses }: ViewFacts): FieldMeta {
  return {
    ...base(rules, look, { shape, range: [0, 0], optional: false }),
    range: null,
    options: null,
    widget: "output",
    start: null,
    must: false,
    clause: clauses[0] ?? null,
    calculated: true,
    entries: namesOf(rules, entries),
    things: null,
  };
}

// ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function actionMeta(
  rules: RulesFacts,
  facts: ActionFacts,
  constant: string,
  about: Readonly<Record<string, string>>,
): ActionMeta {
  return {
    name: facts.name,
    label: labelOf(rules, facts.name),
    constant,
    word: facts.word,
    clause: facts.clauses[0] ?? null,
    roles: facts.slots
      .filter(({ fresh, pair }) => !fresh && pair === undefined)
      .map(({ name, of, from }) => ({
        key: name,
        label: labelOf(rules, name),
        of: of.name,
        from: from === null ? null : { role: from.slot, list: from.list },
      })),
    params: [
      ...facts.params.map((param) => paramMeta(rules, param, about[param.name])),
      ...(facts.modifiers === null ? [] : [modifiersMeta(rules)]),
    ],
    asks: asksMeta(rules, facts),
  };
}

/** Texts first: they are asked before anything is rolled. */
function asksMeta(rules: Named, { texts, asks }: ActionFacts): readonly AskMeta[] {
  const text: Typed = { shape: { kind: "text" }, range: [0, 0], optional: false };
  const free = { start: "", must: false, clause: null, by: "player", secret: false, placing: null } as const;
  return [
    ...texts.map((key): AskMeta => ({ ...base(rules, { key }, text), ...free })),
    ...Object.entries(asks).map(([key, { by, secret, typed, placing, usual, hasUsual }]): AskMeta => ({
      ...base(rules, { key }, typed),
      many: placing === null ? null : { from: placing, to: placing },
      start: usual === null ? null : written(typed.shape, usual),
      must: !hasUsual,
      clause: null,
      by,
      secret,
      placing,
    })),
  ];
}

export function paramMeta(rules: Named, param: ParamFacts, about?: string): ValueMeta {
  const { name, usual, list, shape, clauses } = param;
  const plain = (usual ?? []).slice(list === null ? 0 : 1).map((code) => written(shape, code));
  return {
    ...base(rules, { key: name, ...(about === undefined ? {} : { about }) }, param),
    many: list === null ? null : { from: list.least, to: list.most },
    start: list === null ? (plain[0] ?? null) : plain,
    must: usual === null,
    clause: clauses[0] ?? null,
  };
}

function modifiersMeta(rules: RulesFacts): ValueMeta {
  const about = {
    de: "Summe dessen, was es allgemein erleichtert oder erschwert.",
    en: "Sum of what makes it easier or harder in general.",
  };
  const typed: Typed = { shape: { kind: "number" }, range: [-9999, 9999], optional: false };
  const label: Label = { de: "Modifikatoren", en: "Modifiers" };
  return { ...base(rules, { key: "modifiers", about: about[rules.language] }, typed), label, start: 0, must: false, clause: null };
}
