// Types of the Model at the surface of an engine: as shapes for the door, as TypeScript for people. Invariant: a value that TypeScript
// lets through by its type the door can read, and what the door gives fits the type.

import type { Id, ListType, Scale, Type } from "../../model/types.ts";
import { unreachable } from "../../base/never.ts";
import type { Index } from "../../plan/build/model-index.ts";
import { isOptional, plainType } from "../../plan/build/model-index.ts";
import { quoted, type Data } from "./data.ts";
import { placesOfList, rowsOf } from "../../plan/build/own-places.ts";
import type { ExportedNames } from "./engine-model.ts";
import { alsoOf } from "./stored.ts";

/** `Shape` of the runtime, as data. */
export function shapeOf(given: Type, index: Index): Data {
  const type = plainType(given);
  switch (type.kind) {
    case "yes-no":
    case "dice":
    case "text":
    case "number":
      return { kind: type.kind };
    case "step": {
      const scale = index.scale(type.scale);
      const names = scale.steps.map(({ name, low, high, formerly }): Data => {
        const also = formerly === undefined ? {} : { also: formerly };
        return { name, low, high, ...also };
      });
      return { kind: "named", names, numbers: scale.ordered, none: scale.none };
    }
    case "entry":
      return named(type.collections.flatMap((id) => numbered(index.first(id), index.collection(id).entries)), type.collections.filter((id) => placesOfList(index.collection(id)) > 0));
    case "thing":
      return named(type.catalogues.flatMap((id) => numbered(index.first(id), index.catalogue(id).entries)), type.catalogues.filter((id) => placesOfList(index.catalogue(id)) > 0));
    case "fraction":
    case "sheet":
    case "list":
      return { kind: "number" };
    default:
      return unreachable(type);
  }
}

/** `open`: lists to which data can add. */
function named(names: readonly Data[], open: readonly Id[]): Data {
  return { kind: "named", names, numbers: false, none: null, own: open.length === 0 ? undefined : open };
}
function numbered(
  first: number,
  entries: readonly { readonly name: string; readonly short: string | null; readonly formerly: readonly string[] }[],
): readonly Data[] {
  return rowsOf(entries).map((entry, i) => {
    const also = alsoOf(entry);
    return { name: entry.name, low: first + i, high: first + i, ...(also.length === 0 ? {} : { also }) };
  });
}

/** The type of a value as it comes out. */
export function typeText(type: Type, index: Index, names: ExportedNames): string {
  const plain = plainText(plainType(type), index, names);
  return isOptional(type, index) ? `${plain} | null` : plain;
}

/** The type of a value as it may be given: abbreviations too. */
export function inputText(type: Type, index: Index, names: ExportedNames): string {
  const plain = plainType(type);
  const none = isOptional(type, index) ? " | null" : "";
  switch (plain.kind) {
    case "entry":
      return (
        [
          typeText(plain, index, names),
          ...shorts(plain.collections.flatMap((id) => index.collection(id).entries)),
        ].join(" | ") + none
      );
    case "thing":
      return (
        [typeText(plain, index, names), ...shorts(plain.catalogues.flatMap((id) => index.catalogue(id).entries))].join(
          " | ",
        ) + none
      );
    case "list":
      return `${listText(inputText(itemOf(plain), index, names))} | ${inputText(plain.of, index, names)}${none}`;
    case "step":
      return plainText(plain, index, names) + (index.scale(plain.scale).ordered ? " | number" : "") + none;
    case "number":
    case "fraction":
    case "yes-no":
    case "text":
    case "dice":
    case "sheet":
      return plainText(plain, index, names) + none;
    default:
      return unreachable(plain);
  }
}

export function shorts(entries: readonly { readonly short: string | null }[]): readonly string[] {
  return entries.flatMap(({ short }) => (short === null ? [] : [quoted(short)]));
}

function plainText(type: ReturnType<typeof plainType>, index: Index, names: ExportedNames): string {
  switch (type.kind) {
    case "number":
    case "fraction":
      return "number";
    case "yes-no":
      return "boolean";
    case "text":
    case "dice":
      return "string";
    case "step": {
      const scale = index.scale(type.scale);
      return scale.anonymous ? stepsText(scale) : names.type(scale.id);
    }
    case "entry":
      return [...type.collections.map(names.type), ...anyName(type.collections.some((id) => placesOfList(index.collection(id)) > 0))].join(" | ");
    case "thing":
      return [...type.catalogues.map(names.type), ...anyName(type.catalogues.some((id) => placesOfList(index.catalogue(id)) > 0))].join(" | ");
    case "sheet":
      return names.type(type.sheet);
    case "list":
      return listText(typeText(itemOf(type), index, names));
    default:
      return unreachable(type);
  }
}

/** An entry that comes with data has a name of its own. */
export const anyName = (isOpen: boolean): readonly string[] => (isOpen ? ["(string & {})"] : []);

/** A place of slots may be empty. */
export function itemOf(list: ListType): Type {
  return list.slots === true ? { kind: "optional", of: list.of } : list.of;
}

/** The names of a scale's steps; a number too where a step is a band or its name stands twice. */
export function stepsText(scale: Scale): string {
  const single = scale.steps.filter(
    ({ name, low, high }) => low === high && scale.steps.filter((other) => other.name === name).length === 1,
  );
  const texts = [...single.map(({ name }) => quoted(name)), ...(single.length < scale.steps.length ? ["number"] : [])];
  return texts.join(" | ") || "never";
}

export const listText = (item: string): string => (item.includes(" ") ? `readonly (${item})[]` : `readonly ${item}[]`);
