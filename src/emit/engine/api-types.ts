// The types of an engine's surface: names as unions, sheets and things as interfaces, what an action takes and gives. Invariant: doc
// comments carry the designer's words and the clauses, and no text of his can end a comment.

import type { Check, Id, Meta, Type } from "../../model/types.ts";
import { withHeirs } from "../../plan/build/heirs.ts";
import { plainType } from "../../plan/build/model-index.ts";
import { lyingColumn } from "../../plan/build/things.ts";
import type { Plan } from "../../plan/types.ts";
import { commentSafe, exportedConst, typeOnly } from "./apart.ts";
import { quoted } from "./data.ts";
import type { EngineModel } from "./engine-model.ts";
import { placesOfList, ownStart } from "../../plan/build/own-places.ts";
import { listItem, textAsks, valuesOf } from "./facts-actions.ts";
import { propertyKey } from "./names.ts";
import { ownColumns, ownListsOf } from "./own-lists.ts";
import { runtimeName } from "./runtime-text.ts";
import { inputText, listText, shorts, stepsText, typeText } from "./shapes.ts";
import { storedFields, thingsOf, type Body, type StoredField } from "./stored.ts";
import { asksIn, canRefuse } from "./walk.ts";

/** `/** … *\/`, or nothing where there is nothing to say. */
export function docComment(
  meta: Partial<Pick<Meta, "docs" | "clauses">>,
  ...more: readonly string[]
): readonly string[] {
  const clauses = (meta.clauses ?? []).map((clause) => `§${clause}`).join(", ");
  const words = [...(meta.docs ?? []), ...more, ...(clauses === "" ? [] : [clauses])]
    .map(commentSafe)
    .filter((line) => line !== "");
  return words.length === 0 ? [] : [`/** ${words.join(" ")} */`];
}

/** Unions of the names of scales, collections and kinds. */
export function printNames({ model, exported, built }: EngineModel): readonly string[] {
  const union = (of: { readonly id: Id } & Partial<Meta>, text: string): string =>
    typeOnly([...docComment(of), `export type ${exported.type(of.id)} = ${text};`].join("\n"));
  const namesOf = (entries: readonly { readonly name: string }[]): string =>
    entries.map(({ name }) => quoted(name)).join(" | ") || "never";
  return [
    ...model.scales.filter(({ anonymous }) => !anonymous).map((scale) => union(scale, stepsText(scale))),
    ...model.collections
      .filter(({ id, entries }) => entries.length + placesOfList(built.build.index.collection(id)) > 0)
      .map((one) => union({ id: one.id }, namesOf(one.entries))),
    ...model.catalogues.filter(({ id }) => built.build.index.isKind(id)).map((one) => union(one, namesOf(one.entries))),
  ];
}

/** What a sheet or thing is, and what may be given for one. */
export function printBody(body: Body, engine: EngineModel): string {
  const name = engine.exported.type(body.of.id);
  const { index } = engine.built.build;
  const stored = storedFields(body, engine.built);
  const head =
    body.kind === "sheet"
      ? `{ readonly ruleset: string; readonly version: string; readonly sheet: ${quoted(body.of.name)}; readonly shape?: string }`
      : `{ readonly thing: ${quoted(body.of.name)} }`;
  const conditions = body.kind === "sheet" ? index.conditionsOf(body.of.id).filter((one) => one.while === null) : [];
  const held = conditions.map(
    ({ name: key }) =>
      `readonly ${propertyKey(key)}?: true | { readonly [key: string]: string | number | boolean | null };`,
  );
  const gained =
    held.length === 0 ? [] : ["/** Conditions that are there now. */", `readonly $conditions?: { ${held.join(" ")} };`];
  const lines = [
    ...docComment(body.of),
    `export interface ${name} {`,
    `readonly $: ${head};`,
    ...stored.flatMap((one) => [...docComment(one), `readonly ${propertyKey(one.key)}: ${storedType(one, engine)};`]),
    ...gained,
    ...entriesLines(body, engine),
    "}",
    "",
    `/** What may be given for ${commentSafe(body.of.name)}: what is left out begins at its start value. */`,
    `export interface ${name}Input {`,
    `readonly $?: Partial<${name}["$"]>;`,
    ...stored.flatMap((one) => {
      const type = storedInput(one, engine);
      const must =
        engine.starts.get(body.of.id)?.get(one.key)?.kind === "given" &&
        plainType(one.field.type).kind !== "list" &&
        one.also.length === 0;
      return [
        ...docComment(one),
        `readonly ${propertyKey(one.key)}${must ? "" : "?"}: ${type};`,
        ...one.also.flatMap((short) => [`/** ${commentSafe(one.key)} */`, `readonly ${propertyKey(short)}?: ${type};`]),
      ];
    }),
    ...(held.length === 0 ? [] : [`readonly $conditions?: { ${held.join(" ")} };`]),
    ...entriesLines(body, engine),
    "}",
    ...(engine.conflicts.some(({ id }) => id === body.of.id) ? [] : printView(body, engine)),
  ];
  return typeOnly(lines.join("\n"));
}

/** Entries that a sheet adds to open lists. */
function entriesLines(body: Body, engine: EngineModel): readonly string[] {
  const { build } = engine.built;
  if (body.kind === "thing" || engine.model.conflicts.some(({ id, relations }) => id === body.of.id || relations.some((one) => one.id === body.of.id))) return [];
  const lists = ownListsOf(build.index, body.of.id);
  if (lists.length === 0) return [];
  const lines = lists.map((list) => {
    const columns = ownColumns(build, list).map((field) => {
      const must = plainType(field.type).kind !== "text" && ownStart(build, field) === "given" && (field.type.kind !== "list" || field.type.least > 0);
      return `readonly ${propertyKey(field.name)}${must ? "" : "?"}: ${inputText(field.type, build.index, engine.exported)};`;
    });
    return `readonly ${propertyKey(list.name)}?: { readonly [name: string]: { ${columns.join(" ")} } };`;
  });
  return ["/** Entries that it adds to open lists: by list, name and column. */", `readonly $entries?: { ${lines.join(" ")} };`];
}

/** Of a conflict nobody asks for it. */
function printView(body: Body, engine: EngineModel): readonly string[] {
  return [
    "",
    `/** ${commentSafe(body.of.name)} as it counts now: values with modifiers, calculated ones too. */`,
    `export interface ${engine.exported.type(body.of.id)}View {`,
    ...viewLines(body, engine),
    "}",
  ];
}

function viewLines(body: Body, engine: EngineModel): readonly string[] {
  const { fields, conditions } = engine.views.get(body.of.id) ?? { fields: [], conditions: [] };
  const lines = fields.flatMap((one) => {
    const type = `${runtimeName("Seen")}<${typeText(one.type, engine.built.build.index, engine.exported)}>`;
    const whole = one.collection === null ? type : recordText(engine.exported.type(one.collection), type, one.own > 0);
    return [...docComment(one), `readonly ${propertyKey(one.key)}: ${whole};`];
  });
  const held = conditions.map((one) => `readonly ${propertyKey(one.name)}: boolean;`);
  return [...lines, "/** Which conditions hold. */", `readonly $conditions: { ${held.join(" ")} };`];
}

function storedType(stored: StoredField, engine: EngineModel): string {
  const { exported, built } = engine;
  const { index } = built.build;
  const things = thingsOf(stored.field.type, built);
  if (things.length > 0) return listText(things.map(exported.type).join(" | "));
  const type = typeText(stored.field.type, index, exported);
  return stored.collection === null ? type : recordText(exported.type(stored.collection), type, stored.own > 0);
}

/** `open`: with entries that came with data beside those of the text. */
function recordText(keys: string, type: string, open: boolean): string {
  return `Readonly<Record<${keys}, ${type}>>${open ? ` & { readonly [name: string]: ${type} }` : ""}`;
}

/** Names of the entries that single things may be. */
function kindsOf(layout: Id, { model }: EngineModel): readonly string[] {
  const catalogue = model.catalogues.find(({ id }) => id === layout);
  return catalogue === undefined ? [] : catalogue.entries.map(({ name }) => quoted(name));
}

function storedInput(stored: StoredField, engine: EngineModel): string {
  const { exported, built } = engine;
  const { index } = built.build;
  const things = thingsOf(stored.field.type, built);
  if (things.length > 0) return listText(things.flatMap((id) => [`${exported.type(id)}Input`, ...kindsOf(id, engine)]).join(" | "));
  const type = inputText(stored.field.type, index, exported);
  if (stored.collection === null) return type;
  const keys = [exported.type(stored.collection), ...shorts(index.collection(stored.collection).entries)];
  return `Partial<Readonly<Record<${keys.join(" | ")}, ${type}>>>${stored.own > 0 ? ` & { readonly [name: string]: ${type} | undefined }` : ""}`;
}

// ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a check takes, gives and changes. */
export function printActionTypes(check: Check, engine: EngineModel): string {
  const { exported, built, program } = engine;
  const { index } = built.build;
  const name = exported.type(check.id);
  const door = built.doors[check.id];
  const plan = program.plans[check.id];
  if (door === undefined || plan === undefined) throw new Error(`${check.id} was not built`);
  const params = new Map(door.params.map((one) => [one.name, one] as const));
  const slots = plan.slots.flatMap((slot): readonly string[] => {
    if (check.word === "creation") return [];
    const from = params.get(slot.name)?.from ?? null;
    if (door.pairs.some((one) => plan.slots[one.slot] === slot))
      return [`/** As at the beginning where it is left out. */\nreadonly ${propertyKey(slot.name)}?: number;`];
    const input = [`${exported.type(slot.layout)}Input`, ...heirsOf(slot.layout, engine)].join(" | ");
    if (from === null)
      return [`readonly ${propertyKey(slot.name)}: ${[input, ...placesFor(slot.layout, plan, engine)].join(" | ")};`];
    const list = quoted(index.home(from.field).field.name);
    const about = `/** The thing out of ${commentSafe(from.role)}'s list, its number there, or its place. */`;
    return [
      `${about}\nreadonly ${propertyKey(slot.name)}: ${[input, ...kindsOf(slot.layout, engine)].join(" | ")} | number | { readonly of: ${quoted(from.role)}; readonly in: ${list}; readonly at: number };`,
    ];
  });
  const values = check.givens.flatMap((given): readonly string[] => {
    const at = params.get(given.name)?.at.kind;
    if (at === undefined || at === "slot") return [];
    return [
      ...docComment(given),
      `readonly ${propertyKey(given.name)}${given.usually === null ? "" : "?"}: ${inputText(given.type, index, exported)};`,
    ];
  });
  const general =
    door.modifiers === null
      ? []
      : ["/** Sum of what makes it easier or harder in general. */", "readonly modifiers?: number;"];
  const value = (type: Type, list: boolean): string =>
    list && plainType(type).kind !== "list"
      ? listText(typeText(type, index, exported))
      : typeText(type, index, exported);
  const answers = asksIn(program, check.id).map(({ step, plan: asking }) => {
    const type = built.doors[asking.id]?.asks[step.key];
    const answer =
      type === undefined
        ? "readonly number[]"
        : step.allowed.kind === "placing"
          ? `readonly number[] | ${listText(inputText(listItem(type), index, exported))}`
          : inputText(type, index, exported);
    const seen = step.sees.map((reg) => {
      const found = Object.entries(built.doors[asking.id]?.names ?? {}).find(([, { regs }]) => regs.includes(reg));
      return found === undefined
        ? ""
        : `readonly ${propertyKey(found[0])}: ${typeText(found[1].type, index, exported)};`;
    });
    return `readonly ${propertyKey(step.key)}: ${answer} | ((sees: { ${[...new Set(seen)].join(" ")} }) => ${answer});`;
  });
  const texts = check.word === "creation" ? textAsks(door).map((key) => `readonly ${propertyKey(key)}: string;`) : [];
  const lines = [
    `export interface ${name}Args {`,
    ...slots,
    ...values,
    ...general,
    "}",
    "",
    `/** The types of ${commentSafe(check.name)}. */`,
    `export interface ${name}Types {`,
    `readonly args: ${name}Args;`,
    `readonly result: ${check.gives === null ? "null" : typeText(check.gives, index, exported)};`,
    `readonly after: { ${plan.slots.map((slot) => `readonly ${propertyKey(slot.name)}: ${[exported.type(slot.layout), ...(check.word === "creation" ? [] : heirsOf(slot.layout, engine))].join(" | ")};`).join(" ")} };`,
    `readonly values: { ${valuesOf(door, plan)
      .map((one) => `readonly ${propertyKey(one.name)}: ${value(one.type, one.list)};`)
      .join(" ")} };`,
    `readonly answers: { ${[...texts, ...answers].join(" ")} };`,
    `readonly other: ${canRefuse(program, check.id) || plan.slots.some(({ layout }) => (built.laws[layout] ?? []).length > 0) ? runtimeName("NotPossible") : "never"};`,
    "}",
  ];
  return typeOnly(lines.join("\n"));
}

/** Sheets that are this one as well; they say which they are. */
function heirsOf(layout: Id, { model, exported }: EngineModel): readonly string[] {
  const [, ...heirs] = withHeirs(model, layout);
  return heirs.map(exported.type);
}

/** By its place: in a list of a sheet of the call that rules look into. */
function placesFor(layout: Id, plan: Plan, { program, built }: EngineModel): readonly string[] {
  const columns = new Set(program.layouts.find(({ id }) => id === layout)?.columns.map(({ id }) => id));
  return plan.slots.flatMap((slot) => {
    if (!built.model.sheets.some(({ id }) => id === slot.layout)) return [];
    const lists = built.build.index.fieldsOf(slot.layout).filter(({ id }) => columns.has(lyingColumn(id)));
    return lists.map(
      ({ name }) => `{ readonly of: ${quoted(slot.name)}; readonly in: ${quoted(name)}; readonly at: number }`,
    );
  });
}

/** The constants people import. */
export function printAction(check: Check, engine: EngineModel, facts: string): string {
  const { exported } = engine;
  const type = `${runtimeName("Action")}<${exported.type(check.id)}Types>`;
  return [
    ...docComment(check, `${check.name}.`),
    exportedConst(exported.constant(check.id), type, `/* @__PURE__ */ ${runtimeName("actionOf")}(rules, ${facts})`),
  ].join("\n");
}

export function printDoorConstant(body: Body, engine: EngineModel, facts: string): string {
  const { exported } = engine;
  const name = exported.type(body.of.id);
  const [door, make] = body.kind === "sheet" ? ["SheetDoor", "sheetDoorOf"] : ["Door", "doorOf"];
  const type = `${runtimeName(door)}<${name}, ${name}Input, ${name}View>`;
  const about =
    body.kind === "sheet" ? "Makes and checks sheets of this kind." : "Makes and checks things of this kind.";
  return [
    `/** ${about} */`,
    exportedConst(exported.constant(body.of.id), type, `/* @__PURE__ */ ${runtimeName(make)}(rules, ${facts})`),
  ].join("\n");
}
