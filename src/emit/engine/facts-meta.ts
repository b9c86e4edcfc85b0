// What forms and choices need beside the doors: headings, how values are drawn, what they are exported as. Invariant: only what an engine
// exports is named here.

import type { Collection, Field, Id } from "../../model/types.ts";
import { plainType, ownFields } from "../../plan/build/model-index.ts";
import { exportedConst } from "./apart.ts";
import { printData, code, type Data } from "./data.ts";
import type { EngineModel } from "./engine-model.ts";
import { runtimeName } from "./runtime-text.ts";
import { type Body, eachKey } from "./stored.ts";

/** `meta` and `actions`. */
export function printMeta(engine: EngineModel): readonly string[] {
  const { actions, exported, model } = engine;
  const isConflict = (id: Id): boolean => model.conflicts.some((one) => one.id === id || one.relations.some((relation) => relation.id === id));
  const bodies = engine.bodies.filter(({ of }) => !isConflict(of.id));
  const looks = bodies.map((body): Data => {
    const constant = exported.constant(body.of.id);
    return { door: code(constant), constant, groups: groupsOf(body, engine) };
  });
  const acts = actions.map((check): Data => {
    const about = check.givens
      .filter(({ docs }) => docs.length > 0)
      .map(({ name, docs }) => [name, docs.join(" ")] as const);
    const constant = exported.constant(check.id);
    return { action: code(constant), constant, about: Object.fromEntries(about) };
  });
  const fights = engine.conflicts.flatMap(({ id, clauses }): readonly Data[] => {
    const body = engine.bodies.find(({ of }) => of.id === id);
    const constant = exported.constant(id);
    return body === undefined ? [] : [{ conflict: code(constant), constant, clause: clauses[0] ?? null, groups: groupsOf(body, engine) }];
  });
  const acting = new Set(
    actions.flatMap(({ self, word }) => (self === null || word === "creation" ? [] : [self.sheet])),
  );
  const inputs = [...acting]
    .filter((id) => bodies.some(({ of }) => of.id === id))
    .map((id) => `${exported.type(id)}Input`);
  const input = inputs.length === 0 ? "never" : inputs.join(" | ");
  const options = runtimeName("ChoicesOptions");
  return [
    [
      "/** Sheets, things, actions and conflicts with their fields and parameters, in the order of the text: enough to draw forms. */",
      exportedConst("meta", runtimeName("Meta"), `/* @__PURE__ */ ${runtimeName("metaOf")}(rules, ${printData(looks)}, ${printData(acts)}, ${fights.length === 0 ? "() => []" : `/* @__PURE__ */ ${runtimeName("conflictsMeta")}(rules, ${printData(fights)})`})`),
    ].join("\n"),
    [
      "/** Everything the sheet can do, and why not. `given`: what is known already, by roles and parameters. */",
      exportedConst(
        "actions",
        `(sheet: ${input}, options?: ${options}) => readonly ${runtimeName("ActionChoice")}[]`,
        `/* @__PURE__ */ ${runtimeName("actionsOf")}(rules, ${printData(actions.map(({ id }): Data => ({ action: code(exported.constant(id)), constant: exported.constant(id) })))})`,
      ),
    ].join("\n"),
  ];
}

interface Line {
  readonly title: readonly string[];
  readonly field: Data;
}

/** Fields under the same headings are one group; a collection is one of its own. */
function groupsOf(body: Body, engine: EngineModel): readonly Data[] {
  const { index } = engine.built.build;
  const own = body.kind === "sheet" ? index.fieldsOf(body.of.id) : body.of.fields;
  const collections = body.kind === "sheet" ? index.collectionsOf(body.of.id) : [];
  const lines = [
    ...own.map((field): Line => ({ title: field.group, field: lineOf(field, field.name, engine) })),
    ...collections.flatMap((one) => collectionLines(body, one, engine)),
  ];
  const groups: { readonly title: readonly string[]; readonly fields: Data[] }[] = [];
  for (const { title, field } of lines) {
    const last = groups.at(-1);
    if (last !== undefined && JSON.stringify(last.title) === JSON.stringify(title)) last.fields.push(field);
    else groups.push({ title, fields: [field] });
  }
  return groups.map(({ title, fields }): Data => ({ title, fields }));
}

function collectionLines(body: Body, collection: Collection, engine: EngineModel): readonly Line[] {
  const { name, docs, own, keys, group } = collection;
  const title = keys === undefined ? [name] : group;
  const first = own === null ? [] : [{ title, field: lineOf(keys === undefined ? { ...own, docs } : own, name, engine) }];
  return [...first, ...ownFields(collection).map((field): Line => ({ title, field: lineOf(field, eachKey(engine.built.build.index, body.of.id, collection, field), engine) }))];
}

const looks = { plain: undefined, resource: "bar", track: "boxes", clock: "segments" } as const;

function lineOf(field: Field, key: string, { model }: EngineModel): Data {
  const type = plainType(field.type);
  const unit = type.kind === "number" || type.kind === "fraction" ? type.unit : null;
  const about = field.docs.join(" ");
  return {
    key,
    look: looks[field.look],
    unit: unit === null ? undefined : model.units.find(({ id }) => id === unit)?.name,
    about: about === "" ? undefined : about,
  };
}
