/**
 * Whether a ruleset notices that its text was changed: by an error of the check, or by an example, law or claim that no longer holds.
 *
 * Invariant: a change that alters nothing in the Model but words for readers is no change and is passed over; a crash is our own mistake and
 * is not caught. What is quick is asked first, and the first "no" ends it; only what all of that leaves goes through the whole check.
 */
import { createSource, type Source } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import { hasErrors } from "../../src/diagnostics/report.ts";
import { resolve, variationNames, type Varied } from "../../src/model/resolve.ts";
import { createModelCheck } from "../../src/model/schema.ts";
import type { Example, Model } from "../../src/model/types.ts";
import { runExample } from "../../src/study/examples.ts";
import { rulesOf } from "../../src/study/table-top.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { gather } from "../../src/syntax/use.ts";
import { changed, changesOf, type Change } from "./changes.ts";
import { reachOf } from "./reach.ts";

export type Noticed = "check" | "examples" | "nobody" | "no change";

/** One change of one of the files. */
export interface Slip {
  readonly source: Source;
  readonly change: Change;
  readonly instead: string;
}
export interface Watcher {
  /** All that there are, in text order. */
  readonly slips: readonly Slip[];
  readonly notices: (slip: Slip) => Noticed;
}

/** `others`: the files that come with the first one; those of the same ruleset are changed too. */
export function watcher(main: Source, others: readonly Source[] = []): Watcher {
  const read = createReader();
  const checkModel = createModelCheck();
  const opened = (sources: readonly Source[]): { readonly isBroken: boolean; readonly names: readonly string[]; readonly only: (name: string | null) => Varied } => {
    const [first, ...rest] = sources;
    const { texts, switchedOn, isOpen, diagnostics } = gather([first!], rest, undefined, read);
    const files = texts.map((text) => text.map(({ ast }) => ast));
    return {
      isBroken: hasErrors([...diagnostics, ...texts.flat().flatMap((one) => one.diagnostics)]),
      names: variationNames(files, switchedOn),
      only: (name) => resolve([], { texts: files, switchedOn, isOpen, only: name }),
    };
  };
  const before = opened([main, ...others]);
  const known = new Map([null, ...before.names].map((name) => {
    const { model } = before.only(name);
    return [name, { model, meaning: meaning(model), unsupported: rulesOf(model).built.unsupported.length }] as const;
  }));
  return {
    slips: [main, ...others].flatMap((source) => changesOf(source.text, read(source).ast).flatMap((change) => change.instead.map((instead) => ({ source, change, instead })))),
    notices({ source, change, instead }) {
      const sources = [main, ...others].map((one) => (one === source ? createSource(one.path, changed(one.text, change, instead)) : one));
      const after = opened(sources);
      if (after.isBroken || after.names.join("\n") !== before.names.join("\n")) return "check";
      const seen = new Set<string>();
      let isOther = false;
      for (const [name, was] of known) {
        const { model, origins, diagnostics } = after.only(name);
        if (hasErrors(diagnostics) || hasErrors(checkModel(model, origins))) return "check";
        if (meaning(model) === was.meaning) continue;
        isOther = true;
        const rules = rulesOf(model);
        if (rules.built.unsupported.length > was.unsupported) return "check";
        const place = (id: string): number => (origins.ids.get(id)?.file === source.path ? origins.ids.get(id)!.start : Infinity);
        const reached = reachOf(was.model, model);
        // Of modules only their own examples are asked here; that those of the base hold under them says the check.
        const asked = likelyFirst(model.examples.filter((one) => !seen.has(one.id) && reached(one)), place, change.start);
        if (asked.some((one) => !runExample(rules, one).passed)) return "examples";
        for (const one of asked) seen.add(one.id);
      }
      if (!isOther) return "no change";
      return hasErrors(check(sources).diagnostics) ? "check" : "nobody";
    },
  };
}

/** The Model without what is only written for readers. */
const meaning = (model: Model): string => JSON.stringify(model, (key, value: unknown) => (key === "docs" ? undefined : value));

/** What stands behind the change and near to it is asked first: it says "no" soonest. */
function likelyFirst(examples: readonly Example[], at: (id: string) => number, place: number): readonly Example[] {
  const far = (one: Example): number => {
    const ahead = at(one.id) - place;
    return ahead >= 0 ? ahead : -ahead * 3;
  };
  return examples.toSorted((a, b) => far(a) - far(b));
}
