// Conflicts as texts: relations, orders, coming and going, durations. Their examples hold; the fights themselves are played in test/emit.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { referenceFiles } from "../../src/emit/reference-target.ts";
import { runExamples } from "../../src/study/examples.ts";
import { failing, failingText } from "../support/failing.ts";

const here = (name: string): URL => new URL(name, import.meta.url);

test("what stands between every two members, written down and calculated", () => {
  expect(failing(here("relation.rules"), 5)).toEqual([]);
});

test("what is said of all or any members of a side", () => {
  expect(failing(here("sides.rules"), 3)).toEqual([]);
});

describe("how a conflict ended", () => {
  const text = readFileSync(here("sides.rules"), "utf8");
  const claim = (wrong: string, from = "then Kampf is Flucht"): string => text.replace(from, `then ${wrong}`);
  const verdicts = (changed: string): readonly unknown[] => {
    expect(changed).not.toBe(text);
    const { diagnostics, model } = compile([createSource("test.rules", changed)]);
    if (diagnostics.length > 0) return diagnostics.map(({ code, args, fix }) => [code, args, fix !== null]);
    return runExamples(model).flatMap(({ checks }) => checks.filter(({ passed }) => !passed).map(({ expected, actual }) => [expected, actual]));
  };
  test("a claim of another end is told with the one it had", () => {
    expect(verdicts(claim("Kampf is Sieg"))).toEqual([["Sieg", "Flucht"]]);
    expect(verdicts(claim("Kampf is not Flucht"))).toEqual([["ja", "nein"]]);
    expect(verdicts(claim("Kampf is Sieg", "then not Kampf has ended"))).toEqual([["Sieg", "nicht vorbei"]]);
  });
  test("one that just ended has no named end", () => {
    const plain = text.replace("ends as Flucht when", "ends when");
    expect(verdicts(plain)).toEqual([["Flucht", "vorbei"]]);
  });
  test("a name that is none of its ends, and a conflict without any", () => {
    expect(verdicts(claim("Kampf is Flcht"))).toEqual([["unknown-name", expect.objectContaining({ name: "Flcht", suggestion: "Flucht" }), true]]);
    expect(verdicts(text.replace("ruleset Seiten { version: \"1\"  language: de }", "$&\nscale Laune: Wut, Ruhe").replace("then Kampf is Flucht", "then Kampf is (Wut)"))).toEqual([["mismatched-type", expect.anything(), false]]);
    const bare = `ruleset Leer { version: "1" language: de }
sheet Held { LP: 0..9 starts at 6 }
conflict Duell { sides Team, Gegner: list of Held  order free  ends when all of Gegner's LP are <= 0 }
example Ohne {
  given Ada = Held()
  given Bert = Held()
  given Kampf = Duell(Team: (Ada), Gegner: (Bert))
  when Bert's LP falls by 9
  then Kampf is Sieg
}
`;
    expect(verdicts(bare)).toEqual([["missing-ending", expect.objectContaining({ conflict: "Duell", outcome: "Sieg" }), false]]);
  });
  test("an end may be called as a condition is", () => {
    const named = text.replaceAll("Flucht", "am Boden").replace("example", "condition am Boden for Held while LP is 0\n\nexample");
    expect(failingText(named, 3)).toEqual([]);
  });
  test("the book says it in both languages", () => {
    const book = (language: "de" | "en"): string => referenceFiles(compile([createSource("test.rules", text.replace("language: de", `language: ${language}`))]).model)[0]!.text;
    expect(book("de")).toContain("Kampf ist als Sieg beendet");
    expect(book("de")).toContain("Kampf ist nicht als Flucht beendet");
    expect(book("en")).toContain("Kampf has ended as Sieg");
    expect(book("en")).toContain("Kampf has not ended as Flucht");
  });
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
  expect(built.unsupported.filter(({ id, why }) => !known.some((one) => id.includes(one) || why.en.includes(one)))).toEqual([]);
  const outcomes = runExamples(model);
  expect([outcomes.length, outcomes.filter(({ passed }) => !passed)]).toEqual([9, []]);
});
