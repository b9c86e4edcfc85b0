// What of EPS could be deleted without anybody noticing: neither an error, nor an example, law or claim of the text, nor a vector.
// Invariant: whatever is left is named here with its reason.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { coverage } from "../../src/compile.ts";
import { vectorsNotice } from "./vectors.ts";

const path = "rulesets/eps/eps.rules";
const source = createSource(path, readFileSync(path, "utf8"));
const load = (): ReturnType<typeof createSource> =>
  createSource("rulesets/eps/clauses.md", readFileSync("rulesets/eps/clauses.md", "utf8"));

/** Clause → why nothing can notice; there is none. */
const unnoticed: Readonly<Record<string, string>> = {};

it("nothing could be deleted without a word but what stands here", { timeout: 600_000 }, async () => {
  const { reports } = coverage([source], load, { more: () => true });
  const proof = reports[0]!.proof!;
  expect([proof.left, proof.tried > 100]).toEqual([0, true]);
  const left: string[] = [];
  for (const { span, clauses } of proof.unnoticed) {
    const text = `${source.text.slice(0, span.start)}${" ".repeat(span.end - span.start)}${source.text.slice(span.end)}`;
    if (!(await vectorsNotice("eps", path, text))) left.push(...clauses);
  }
  expect(left).toEqual(Object.keys(unnoticed));
});
