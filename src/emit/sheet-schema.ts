// The JSON Schema of sheets and things, for editors and other programs. Invariant: what the engine's door gives out fits it. It is looser
// where ends are calculated: those only the door knows.

import { unreachable } from "../base/never.ts";
import type { Type } from "../model/types.ts";
import { isOptional, plainType } from "../plan/build/model-index.ts";
import type { EngineModel } from "./engine/engine-model.ts";
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
    $defs: Object.fromEntries(bodies.map((body) => [body.of.name, bodySchema(body, engine)] as const)),
  };
}

const ref = (name: string): string => `#/$defs/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;

function bodySchema(body: Body, engine: EngineModel): Schema {
  const { ruleset } = engine.model;
  const head =
    body.kind === "sheet"
      ? { ruleset: ruleset.name, version: ruleset.version, sheet: body.of.name }
      : { thing: body.of.name };
  const stored = storedFields(body, engine.built);
  const properties = {
    $: {
      type: "object",
      properties: Object.fromEntries(Object.entries(head).map(([key, value]) => [key, { const: value }] as const)),
      additionalProperties: false,
    },
    ...Object.fromEntries(stored.map((one) => [one.key, storedSchema(body, one, engine)] as const)),
    ...(body.kind === "sheet" ? { $conditions: { type: "object" } } : {}),
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
    additionalProperties: false,
  };
}

function described(docs: readonly string[]): Schema {
  return docs.length === 0 ? {} : { description: docs.join(" ") };
}

function valueSchema(given: Type, engine: EngineModel, range: readonly [number, number] | null): Schema {
  const { index } = engine.built.build;
  const type = plainType(given);
  const none = isOptional(given, index);
  const named = (names: readonly (string | null)[]): Schema => ({ enum: [...names, ...(none ? [null] : [])] });
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
      const { steps } = index.scale(type.scale);
      const single = steps.filter(({ low, high }) => low === high).map(({ name }) => name);
      if (single.length === steps.length && new Set(single).size === single.length) return named(single);
      return { anyOf: [named(single), { type: "integer", minimum: type.low, maximum: type.high }] };
    }
    case "entry":
      return named(type.collections.flatMap((id) => index.collection(id).entries.map(({ name }) => name)));
    case "thing":
      return named(type.catalogues.flatMap((id) => index.catalogue(id).entries.map(({ name }) => name)));
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
