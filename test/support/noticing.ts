/**
 * Whether a ruleset notices that its text was changed: by an error of the check, or by an example, law or claim that no longer holds.
 *
 * Invariant: a change that alters nothing in the Model but words for readers is no change and is passed over; a crash is our own mistake and is not caught.
 */
import { createSource, type Source } from "../../src/base/source.ts";
import { check, compile } from "../../src/compile.ts";
import { hasErrors } from "../../src/diagnostics/report.ts";
import type { Example, Model } from "../../src/model/types.ts";
import { runExample } from "../../src/study/examples.ts";
import { rulesOf } from "../../src/study/table-top.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { type Change, changed, changesOf } from "./changes.ts";

export type Noticed = "check" | "examples" | "nobody" | "no change";

export interface Watcher {
  readonly changes: readonly Change[];
  readonly text: string;
  readonly notices: (change: Change, instead: string) => Noticed;
}

/** `others`: the files that come with this one. */
export function watcher(path: string, text: string, others: readonly Source[] = []): Watcher {
  const read = createReader();
  const compiled = (now: string): ReturnType<typeof compile> => compile([createSource(path, now), ...others], read);
  const before = compiled(text);
  const known = meaning(before.model);
  return {
    text,
    changes: changesOf(text, read(createSource(path, text)).ast),
    notices(change, instead) {
      const after = compiled(changed(text, change, instead));
      if (hasErrors(after.diagnostics) || after.built.unsupported.length > before.built.unsupported.length) return "check";
      if (meaning(after.model) === known) return "no change";
      // Of modules only their own examples are asked here; that those of the base hold under them says the check.
      const seen = new Set<string>();
      for (const { model, origins } of [after, ...after.variants]) {
        const rules = rulesOf(model);
        const own = likelyFirst(model, (id) => origins.ids.get(id)?.start ?? 0, change.start).filter((one) => !seen.has(one.id));
        if (own.some((one) => !runExample(rules, one).passed)) return "examples";
        for (const one of own) seen.add(one.id);
      }
      return hasErrors(check([createSource(path, changed(text, change, instead)), ...others]).diagnostics) ? "check" : "nobody";
    },
  };
}

/** The Model without what is only written for readers. */
const meaning = (model: Model): string => JSON.stringify(model, (key, value: unknown) => (key === "docs" ? undefined : value));

/** What stands behind the change and near to it is asked first: it says "no" soonest. */
function likelyFirst(model: Model, at: (id: string) => number, place: number): readonly Example[] {
  const far = (one: Example): number => {
    const ahead = at(one.id) - place;
    return ahead >= 0 ? ahead : -ahead * 3;
  };
  return model.examples.toSorted((a, b) => far(a) - far(b));
}
