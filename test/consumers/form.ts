// A sheet as a form in a page, drawn from what the engine tells of itself, and read again when it is sent. No field is named here.

import {
  charakter,
  meta,
  type Charakter,
  type CharakterInput,
  type ConditionMeta,
  type FieldMeta,
  type Problem,
  type SheetMeta,
  type ValueMeta,
} from "../../generated/eps/engine.js";

/** What a browser sends of a form: the names of its inputs and what stands in them, in order. */
export type Sent = readonly (readonly [name: string, value: string])[];

const [sheet] = meta.sheets;

/** The page of a character. `problems`: what was wrong with what was sent last. */
export function page(of: Charakter, problems: readonly Problem[] = []): string {
  return sheet === undefined ? "" : form(sheet, of as unknown as Values, problems);
}

/** The character that was sent, or everything that is wrong with it. */
export function received(sent: Sent): { readonly character: Charakter } | { readonly problems: readonly Problem[] } {
  const input = sheet === undefined ? {} : read(sheet, "", sent);
  const problems = charakter.check(input);
  return problems.length > 0 ? { problems } : { character: charakter(input as CharakterInput) };
}

// ── drawing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Values = Readonly<Record<string, unknown>>;

function form({ label, groups, conditions }: SheetMeta, values: Values, problems: readonly Problem[]): string {
  const parts = groups.map(({ title, fields }) => {
    const heading = title.length === 0 ? "" : `<legend>${escaped(title.join(" – "))}</legend>`;
    return `<fieldset>${heading}${fields.map((field) => drawn(field, field.key, values[field.key], problems)).join("")}</fieldset>`;
  });
  const held = (values["$conditions"] ?? {}) as Values;
  const boxes = conditions.map((one) => condition(one, held[one.key]));
  return `<form><h1>${escaped(label.de)}</h1>${parts.join("")}${boxes.join("")}<button>Speichern</button></form>`;
}

/** A box to tick, and what it holds where it holds anything. */
function condition({ key, label, levels, fields }: ConditionMeta, value: unknown): string {
  const name = `$conditions.${key}`;
  const own = typeof value === "object" && value !== null ? (value as Values) : {};
  const level =
    levels === null
      ? ""
      : `<input type="number" name="${escaped(`${name}.level`)}" min="1" max="${levels}" value="${text(own["level"] ?? 1)}">`;
  const inner = fields.map((field) => drawn(field, `${name}.${field.key}`, own[field.key] ?? field.start, []));
  return `<fieldset><label><input type="checkbox" name="${escaped(name)}"${value === undefined ? "" : " checked"}>${escaped(label.de)}</label>${level}${inner.join("")}</fieldset>`;
}

function drawn(field: FieldMeta, name: string, value: unknown, problems: readonly Problem[]): string {
  const { label, about, unit, entries, things, clause } = field;
  if (field.calculated) return "";
  const hint = [about, clause === null ? null : `§${clause}`].filter((one) => one !== null).join(" ");
  const title = `<legend title="${escaped(hint)}">${escaped(label.de)}${unit === null ? "" : ` (${escaped(unit)})`}</legend>`;
  const wrong = problems
    .filter((one) => one.path === name || one.path.startsWith(`${name}.`))
    .map((one) => `<em>${escaped(one.message)}</em>`);
  if (things !== null) return `<fieldset>${title}${thingsOf(name, things, value)}${wrong.join("")}</fieldset>`;
  if (entries === null) return `<label>${title}${input(field, name, value)}${wrong.join("")}</label>`;
  const own = (value ?? {}) as Values;
  const rows = entries.map(
    ({ key, label: one }) => `<label>${escaped(one.de)} ${input(field, `${name}.${key}`, own[key])}</label>`,
  );
  return `<fieldset>${title}${rows.join("")}${wrong.join("")}</fieldset>`;
}

/** One value, whatever it is drawn as. */
function input(field: ValueMeta, name: string, value: unknown): string {
  const { kind, range, options, many, must } = field;
  const attributes = `name="${escaped(name)}"${must ? " required" : ""}`;
  if (options !== null) {
    const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    const choices = options.map(
      (one) => `<option${chosen.includes(one) ? " selected" : ""}>${escaped(String(one))}</option>`,
    );
    return `<select ${attributes}${many === null ? "" : " multiple"}>${choices.join("")}</select>`;
  }
  if (kind === "yes-no") return `<input type="checkbox" ${attributes}${value === true ? " checked" : ""}>`;
  if (kind === "number") {
    const ends = range === null ? "" : ` min="${range.from}" max="${range.to}"`;
    return `<input type="number" ${attributes}${ends} value="${String(value)}">`;
  }
  return `<input ${attributes} value="${escaped(text(value))}">`;
}

function thingsOf(name: string, kinds: readonly string[], value: unknown): string {
  const list = Array.isArray(value) ? (value as readonly Values[]) : [];
  const rows = list.map((thing, i) => {
    const { thing: kind } = thing["$"] as { readonly thing: string };
    const fields = fieldsOf(kind).map((field) => drawn(field, `${name}.${i}.${field.key}`, thing[field.key], []));
    return `<fieldset><legend>${escaped(kind)}</legend><input type="hidden" name="${escaped(`${name}.${i}.$`)}" value="${escaped(kind)}">${fields.join("")}</fieldset>`;
  });
  return `${rows.join("")}${kinds.map((kind) => `<button name="add" value="${escaped(kind)}">${escaped(kind)} dazu</button>`).join("")}`;
}

function fieldsOf(kind: string): readonly FieldMeta[] {
  return meta.things.find((one) => one.name === kind)?.groups.flatMap(({ fields }) => fields) ?? [];
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

// ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function read(of: SheetMeta, above: string, sent: Sent): Values {
  const fields = of.groups.flatMap((group) => group.fields).filter((field) => !field.calculated);
  const values = fields.map((field) => [field.key, readField(field, `${above}${field.key}`, sent)] as const);
  const held = of.conditions.filter(({ key }) => sent.some(([name]) => name === `${above}$conditions.${key}`));
  const conditions = held.map((one) => [one.key, readCondition(one, `${above}$conditions.${one.key}`, sent)] as const);
  const own = held.length === 0 ? [] : [["$conditions", Object.fromEntries(conditions)] as const];
  return Object.fromEntries([...values, ...own]);
}

function readCondition({ levels, fields }: ConditionMeta, name: string, sent: Sent): unknown {
  if (levels === null && fields.length === 0) return true;
  const level = levels === null ? [] : [["level", Number(sent.find(([key]) => key === `${name}.level`)?.[1])] as const];
  const own = fields.map((field) => [field.key, readField(field, `${name}.${field.key}`, sent)] as const);
  return Object.fromEntries([...level, ...own]);
}

function readField(field: FieldMeta, name: string, sent: Sent): unknown {
  if (field.things !== null) return readThings(name, sent);
  if (field.entries === null) return readValue(field, name, sent);
  return Object.fromEntries(field.entries.map(({ key }) => [key, readValue(field, `${name}.${key}`, sent)] as const));
}

function readValue({ kind, many }: ValueMeta, name: string, sent: Sent): unknown {
  const values = sent.filter(([key]) => key === name).map(([, value]) => value);
  if (many !== null) return values;
  if (kind === "yes-no") return values.length > 0;
  const [value = ""] = values;
  return kind === "number" && value !== "" ? Number(value) : value;
}

function readThings(name: string, sent: Sent): readonly Values[] {
  const heads = sent.filter(([key]) => key.startsWith(`${name}.`) && key.endsWith(".$"));
  return heads.flatMap(([key, kind]) => {
    const of = meta.things.find((one) => one.name === kind);
    return of === undefined ? [] : [{ $: { thing: kind }, ...read(of, key.slice(0, -1), sent) }];
  });
}
