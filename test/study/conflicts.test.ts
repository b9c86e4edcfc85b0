// Conflicts as texts: relations, orders, coming and going, durations. Their examples hold; the fights themselves are played in test/emit.

import { expect, test } from "vitest";
import { failing } from "../support/failing.ts";

const here = (name: string): URL => new URL(name, import.meta.url);

test("what stands between every two members, written down and calculated", () => {
  expect(failing(here("relation.rules"), 5)).toEqual([]);
});

test("how long conditions last, their levels and what keeps them", () => {
  expect(failing(here("durations.rules"), 11)).toEqual([]);
});

test("whose turn it is, who comes and who goes, what is done once in a turn", () => {
  expect(failing(here("turns.rules"), 4)).toEqual([]);
});
