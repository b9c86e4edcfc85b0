// The JSON Schema of sheets, things and conflicts, for editors and other programs. Invariant: what the engine's door gives out fits it,
// as it is and as it is saved. It is looser where ends are calculated: those only the door knows.

import { unreachable } from "../base/never.ts";
import type { Type } from "../model/types.ts";
import type { FightFacts } from "../plan/build/fights.ts";
import { isOptional, plainType } from "../plan/build/model-index.ts";
import { placesOfList } from "../plan/build/own-places.ts";
import type { EngineModel } from "./engine/engine-model.ts";
import { ownColumns, ownListsOf } from "./engine/own-lists.ts";
import { itemOf } from "./engine/shapes.ts";
import { storedFields, thingsOf, type Body, type StoredField } from "./engine/stored.ts";

type Schema = { readonly [key: string]: unknown };

export function sheetSchema(engine: EngineModel): Schema {
  const { model, bodies } = engine;
  const sheets = bodies.filter(({ kind }) => kind === "sheet");
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${model.ruleset.name} ${model.ruleset.version}`,
    oneOf: sheets.map(({ of }) => ({ $ref: ref(of.name) })),
    $defs: Object.fromEntries(
      bodies.map((body) => {
        const fight = engine.built.fights[body.of.id];
        return [
          body.of.name,
          fight === undefined ? bodySchema(body, engine) : stateSchema(body, fight, engine),
        ] as const;
      }),
    ),
  };
}

const ref = (name: string): string => `#/$defs/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;

/** `kind`: what a save calls it; the print of its shape stands in saves only. */
function headSchema(kind: "sheet" | "conflict" | "thing", name: string, { model }: EngineModel): Schema {
  const { ruleset } = model;
  const saved = { ruleset: { const: ruleset.name }, version: { const: ruleset.version }, shape: { type: "string" } };
  return {
    type: "object",
    properties: { ...(kind === "thing" ? {} : saved), [kind]: { const: name } },
    additionalProperties: false,
  };
}

/** A conflict with its members, whose turn it is and what was done. */
function stateSchema(body: Body, fight: FightFacts, engine: EngineModel): Schema {
  const { name, docs } = body.of;
  const sides = fight.sides.map((side) => {
    const sheet = { $ref: ref(engine.built.build.index.sheet(side.layout).name) };
    return {
      type: "object",
      properties: { side: { const: side.name }, sheet, rolls: { type: "array", items: { type: "integer" } } },
      required: ["side", "sheet"],
      additionalProperties: false,
    };
  });
  const count = { type: "integer", minimum: 0 };
  const key = { type: ["string", "null"] };
  const turn = {
    round: count,
    turn: count,
    side: { enum: [...fight.sides.map((side) => side.name), null] },
    actor: key,
    open: { type: "boolean" },
    done: count,
    queue: { type: "array", items: key },
  };
  const amounts = { type: "object", additionalProperties: { type: "integer" } };
  const properties = {
    $: headSchema("conflict", name, engine),
    $members: { type: "object", additionalProperties: { anyOf: sides } },
    $turn: { type: "object", properties: turn, required: Object.keys(turn), additionalProperties: false },
    $ended: { type: ["boolean", "string", "integer"] },
    $log: { type: "array", items: { type: "object" } },
    ...Object.fromEntries(
      storedFields(body, engine.built).map((one) => [one.key, storedSchema(body, one, engine)] as const),
    ),
    ...Object.fromEntries(
      fight.relations.map((one) => [one.name, { type: "object", additionalProperties: amounts }] as const),
    ),
  };
  const required = ["$members", "$turn", "$log"];
  return { type: "object", ...described(docs), properties, required, additionalProperties: false };
}

function bodySchema(body: Body, engine: EngineModel): Schema {
  const stored = storedFields(body, engine.built);
  const properties = {
    $: headSchema(body.kind, body.of.name, engine),
    ...Object.fromEntries(stored.map((one) => [one.key, storedSchema(body, one, engine)] as const)),
    ...(body.kind === "sheet" ? { $conditions: { type: "object" }, ...entriesSchema(body, engine) } : {}),
  };
  const required = stored.filter(
    (one) => engine.starts.get(body.of.id)?.get(one.key)?.kind === "given" && plainType(one.field.type).kind !== "list",
  );
  return {
    type: "object",
    ...described(body.of.docs),
    properties,
    required: required.map(({ key }) => key),
    additionalProperties: false,
  };
}

function storedSchema(body: Body, stored: StoredField, engine: EngineModel): Schema {
  const { built } = engine;
  const things = thingsOf(stored.field.type, built).map((id) => ({ $ref: ref(built.build.index.catalogue(id).name) }));
  if (things.length > 0)
    return { type: "array", items: things.length === 1 ? things[0] : { anyOf: things }, ...described(stored.docs) };
  const column = body.layout.columns.find(({ id }) => id === stored.column);
  const one = valueSchema(stored.field.type, engine, column?.range ?? null);
  if (stored.entries === null) return { ...one, ...described(stored.docs) };
  return {
    type: "object",
    ...described(stored.docs),
    properties: Object.fromEntries(stored.entries.map(({ name }) => [name, one] as const)),
    additionalProperties: stored.own > 0 ? one : false,
  };
}

/** Entries that a sheet adds to open lists, by list, name and column. */
function entriesSchema(body: Body, engine: EngineModel): Schema {
  const { build } = engine.built;
  const lists = ownListsOf(build.index, body.of.id);
  if (lists.length === 0) return {};
  const entry = (list: (typeof lists)[number]): Schema => {
    const columns = ownColumns(build, list);
    const properties = Object.fromEntries(columns.map((field) => [field.name, { ...valueSchema(field.type, engine, null), ...described(field.docs) }] as const));
    return { type: "object", properties, additionalProperties: false };
  };
  const named = Object.fromEntries(lists.map((list) => [list.name, { type: "object", additionalProperties: entry(list) }] as const));
  return { $entries: { type: "object", properties: named, additionalProperties: false } };
}

function described(docs: readonly string[]): Schema {
  return docs.length === 0 ? {} : { description: docs.join(" ") };
}

function valueSchema(given: Type, engine: EngineModel, range: readonly [number, number] | null): Schema {
  const { index } = engine.built.build;
  const type = plainType(given);
  const none = isOptional(given, index);
  const named = (names: readonly (string | null)[]): Schema => ({ enum: [...names, ...(none ? [null] : [])] });
  /** To an open list entries of any name may come with data. */
  const namedIn = (lists: readonly { readonly entries: readonly { readonly name: string }[] }[]): Schema =>
    lists.some((list) => placesOfList(list) > 0) ? { type: none ? ["string", "null"] : "string" } : named(lists.flatMap(({ entries }) => entries.map(({ name }) => name)));
  switch (type.kind) {
    case "number": {
      const ends = range === null ? {} : { minimum: range[0], maximum: range[1] };
      return { type: none ? ["integer", "null"] : "integer", ...ends };
    }
    case "yes-no":
      return { type: "boolean" };
    case "text":
    case "dice":
      return { type: none ? ["string", "null"] : "string" };
    case "step": {
      const [low, high] = range ?? [type.low, type.high];
      const steps = index.scale(type.scale).steps.filter((step) => step.high >= low && step.low <= high);
      const single = steps.filter(({ low, high }) => low === high).map(({ name }) => name);
      if (single.length === steps.length && new Set(single).size === single.length) return named(single);
      return { anyOf: [named(single), { type: "integer", minimum: low, maximum: high }] };
    }
    case "entry":
      return namedIn(type.collections.map(index.collection));
    case "thing":
      return namedIn(type.catalogues.map(index.catalogue));
    case "list":
      return {
        type: "array",
        items: valueSchema(itemOf(type), engine, null),
        ...(type.slots === true ? { maxItems: type.most } : {}),
      };
    case "fraction":
    case "sheet":
      return {};
    default:
      return unreachable(type);
  }
}
