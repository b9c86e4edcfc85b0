// What of the three rulesets could be deleted without anybody noticing: neither an error, nor an example, law or claim of the text, nor a
// vector. Invariant: whatever is left is named here with its reason. A seeded sample is asked each time; `REGELWERK_PROVE=all` asks everything.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { coverage } from "../../src/compile.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import type { Cut } from "../../src/study/prove.ts";
import { runs } from "./runs.ts";
import { vectorsNotice } from "./vectors.ts";

/** Ruleset → how many parts it cites at least; how a part begins → why nothing notices. */
const rulesets = {
  eps: { parts: 100, unnoticed: {} },
  grundlagen: {
    parts: 80,
    unnoticed: {
      "let Beschreibung": "The word for a modifier is told at the table; no rule and no example reads a text. The example above the table holds the word itself.",
      "Gegner gains medizinischer Schock": "No feat of the list brings a medical shock. The list is open, and one that players name may.",
    },
  },
  xdr: { parts: 80, unnoticed: {} },
} as const satisfies Readonly<Record<keyof typeof runs, { readonly parts: number; readonly unnoticed: Readonly<Record<string, string>> }>>;

const all = process.env["REGELWERK_PROVE"] === "all";
const sampled = 8;

/** The same few every time, from everywhere in the text. */
function some(cuts: readonly Cut[]): readonly Cut[] {
  const random = seededRandom(1);
  return cuts
    .map((cut) => ({ cut, place: random.die(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, sampled)
    .map(({ cut }) => cut);
}

describe.each(Object.keys(rulesets) as (keyof typeof rulesets)[])("%s", (name) => {
  const { parts, unnoticed } = rulesets[name];
  const path = `rulesets/${name}/${name}.rules`;
  const source = createSource(path, readFileSync(path, "utf8"));
  const clauses = createSource(`rulesets/${name}/clauses.md`, readFileSync(`rulesets/${name}/clauses.md`, "utf8"));

  it("leaves no clause without a rule, and nothing that could be deleted without a word but what stands here", { timeout: all ? 3_600_000 : 600_000 }, async () => {
    let cited = 0;
    const among = (cuts: readonly Cut[]): readonly Cut[] => {
      cited += cuts.length;
      return all ? cuts : some(cuts);
    };
    const { reports } = coverage([source], () => clauses, { more: () => true, among });
    expect(reports).toHaveLength(1);
    const { coverage: found, proof } = reports[0]!;
    const open = found.clauses.filter(({ state, kind }) => state === "missing" || (state === "todo" && kind !== "todo"));
    expect(open.map(({ id, state }) => [id, state])).toEqual([]);
    expect([proof!.left, cited > parts, proof!.tried]).toEqual([0, true, all ? cited : sampled]);
    const left: string[] = [];
    for (const { span } of proof!.unnoticed) {
      const text = `${source.text.slice(0, span.start)}${" ".repeat(span.end - span.start)}${source.text.slice(span.end)}`;
      if (!(await vectorsNotice(name, path, text, runs[name]))) left.push(source.text.slice(span.start, span.end));
    }
    const named = (one: string): boolean => Object.keys(unnoticed).some((part) => one.startsWith(part));
    expect(left.filter((one) => !named(one))).toEqual([]);
    const idle = Object.keys(unnoticed).filter((part) => !left.some((one) => one.startsWith(part)));
    expect(all ? idle : []).toEqual([]);
  });
});
