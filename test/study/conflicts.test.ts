// Conflicts as texts: relations, orders, coming and going, durations. Their examples hold; the fights themselves are played in test/emit.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { runExamples } from "../../src/study/examples.ts";
import { failing } from "../support/failing.ts";

const here = (name: string): URL => new URL(name, import.meta.url);

test("what stands between every two members, written down and calculated", () => {
  expect(failing(here("relation.rules"), 5)).toEqual([]);
});

test("what is said of all or any members of a side", () => {
  expect(failing(here("sides.rules"), 3)).toEqual([]);
});

test("how long conditions last, their levels and what keeps them", () => {
  expect(failing(here("durations.rules"), 11)).toEqual([]);
});

test("whose turn it is, who comes and who goes, what is done once in a turn", () => {
  expect(failing(here("turns.rules"), 4)).toEqual([]);
});

test("a game of moves with a scene, a clock and what lasts until it ends", () => {
  const { diagnostics, model, built } = compile([createSource("storm-harbor.rules", readFileSync(here("storm-harbor.rules"), "utf8"))]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  // What cannot be played yet has nothing to do with conflicts.
  const known = ["list Gear", "Help", "Listen"];
  expect(built.unsupported.filter(({ id, why }) => !known.some((one) => id.includes(one) || why.includes(one)))).toEqual([]);
  const outcomes = runExamples(model);
  expect([outcomes.length, outcomes.filter(({ passed }) => !passed)]).toEqual([9, []]);
});
