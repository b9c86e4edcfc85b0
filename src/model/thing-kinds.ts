/**
 * What a single thing is: `Ring der Stärke(getragen: yes)` stays a Ring der Stärke. Things that are told apart one by one keep the entry
 * of their catalogue in a hidden field.
 *
 * Invariant: a catalogue has such a field exactly where it has entries and its things are no mere kinds.
 */
import type { Catalogue, Field, Scale } from "./types.ts";
import { noMeta } from "./world.ts";

export const kindKey = "$kind";

/** Its things are kinds: nothing of a single one is stored. */
export function isKindCatalogue({ word, entries, fields }: Catalogue): boolean {
  return word === "feats" || word === "spells" || (entries.length > 0 && fields.every((field) => field.storage === "calculated"));
}

/** The catalogues with that field, and the choices that it needs. */
export function withThingKinds(catalogues: readonly Catalogue[]): { readonly catalogues: readonly Catalogue[]; readonly scales: readonly Scale[] } {
  const scales: Scale[] = [];
  const made = catalogues.map((one) => {
    if (one.entries.length === 0 || isKindCatalogue(one)) return one;
    const scale = choiceOf(one);
    scales.push(scale);
    return { ...one, fields: [...one.fields, kindField(one, scale)] };
  });
  return { catalogues: made, scales };
}

function choiceOf({ id, name, entries }: Catalogue): Scale {
  const about = { short: null, formerly: [], helper: true, group: [], ...noMeta };
  const steps = entries.map((entry, at) => ({ name: entry.name, low: at, high: at, values: [], ...noMeta }));
  return { id: `scale/(${id.slice(id.indexOf("/") + 1)})`, name, ...about, ordered: false, anonymous: true, steps, none: null, success: null, columns: [] };
}

function kindField({ id }: Catalogue, scale: Scale): Field {
  const type = { kind: "optional", of: { kind: "step", scale: scale.id, low: 0, high: scale.steps.length - 1 } } as const;
  return {
    id: `${id}/${kindKey}`, name: kindKey, short: null, formerly: [], helper: true, group: [], docs: [], clauses: [], type, storage: "stored", look: "plain",
    low: null, high: null, rising: null, start: { kind: "at", value: { kind: "none", type } }, value: null,
  };
}
