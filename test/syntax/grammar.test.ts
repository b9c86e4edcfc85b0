import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulesEbnf } from "../../src/syntax/ebnf.ts";
import { createParser } from "../../src/syntax/grammar.ts";
import { overlaps } from "./follow.ts";

const rules = Object.values(createParser().getGAstProductions());

/** Where an option or repetition may take what could also follow it, and why that is right. */
const greedy: Readonly<Record<string, string>> = {
  "oneOf 'or'": "`one of a or b or none`: the words after the first belong to the list; write (one of a or b) or none",
  "oneOf Comma": "in a parameter list a comma followed by `name :` begins the next parameter (checked with a third token)",
  "inSet Range": "in a cell `x in a..b` is a test, not a band",
  "inSet 'or more'": "in a cell, as above",
  "faces Range": "in a cell `3d6 counting 5..6` belongs to the dice",
  "faces 'or more'": "in a cell, as above",
  "faces 'or less'": "in a cell, as above",
  "unary 'in'": "`count of x in L` counts x; to test whether a count is in a range it stands in parentheses",
  "exampleDecl Text": "a text directly after `example` is its title",
  "claim Text": "a text after `it is not possible` is the message",
  "distributeStmt Comma": "only one token alike: `, each` and `, costing` differ in the second",
  "rollStmt Int": "only one token alike: `roll 4 times` and `roll 4 …` differ in the second",
  "whenStmt 'otherwise'": "only one token alike: `otherwise when` and `otherwise {` differ in the second",
  "outParam Name": "only one token alike: `name :` and a type differ in the second",
  "outParam Bracketed": "as above",
};

describe("the grammar", () => {
  test("is LL(2) but for one place with three tokens, says chevrotain", () => {
    expect(() => createParser(true)).not.toThrow();
  });

  test.each([1, 2])("takes greedily only where that is meant, with %i tokens", (k) => {
    const found = overlaps(rules, k).flatMap(({ rule, on }) => on.map((one) => `${rule} ${one.split(" ⏵ ")[0]}`));
    const listed = Object.keys(greedy);
    expect([...new Set(found)].filter((one) => !listed.includes(one))).toEqual([]);
    const gone = listed.filter((one) => !found.includes(one));
    expect(k === 1 ? gone : []).toEqual([]);
  }, 60_000);

  test("stands in grammar/rules.ebnf as it is in the parser", () => {
    expect(rulesEbnf()).toBe(readFileSync("grammar/rules.ebnf", "utf8"));
  });

  test("says its production above every rule", () => {
    const files = ["grammar", "grammar-sentences", "grammar-expressions"].map((name) => readFileSync(`src/syntax/${name}.ts`, "utf8"));
    const undocumented = rules.filter(({ name }) => !files.some((text) => text.includes(`/** ${name} = `)));
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });
});
