// Points handed out: one answer an entry, what each costs by a table, and no way to spend more or less than there is.

import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { test } from "../../src/compile.ts";

const text = (examples: string): string => `ruleset T { version: "1" language: en }
sheet Hero { Luck: 0..9 starts at 0 }
attributes Body of Hero {
  each: 1..9 starts at 2
  | Name | what |
  |------|------|
  | Arm  | a    |
  | Leg  | b    |
  | Head | c    |
}
table Price by n: 1..9 gives 0..99 {
  | n  | price |
  |----|-------|
  | 1  | 0     |
  | 2  | 1     |
  | 3  | 3     |
  | 4+ | 6     |
}
creation of Hero {
  step Points { player distributes 9 points over Body, each 2..5 }
}
procedure Train for Hero {
  player distributes 7 points over Body, each 1..9, costing Price(it) "Seven points, no more and no less."
}
${examples}`;
const ran = (examples: string): readonly (readonly [string, boolean])[] => {
  const { examples: found, diagnostics } = test([createSource("t.rules", text(examples))]);
  expect(diagnostics).toEqual([]);
  return found.map((one) => [one.name, one.passed]);
};
const given = (arm: number, leg: number, head: number): string => `
  player says Arm = ${arm}
  player says Leg = ${leg}
  player says Head = ${head}`;

it("a creation gives nine points, each from two to five", () => {
  expect(
    ran(`example Nine {${given(4, 3, 2)}
  when creation of Hero
  then Hero's Arm is 4
  then Hero's Leg is 3
  then Hero's Head is 2
}
example Ten {${given(5, 3, 2)}
  when creation of Hero
  then it is not possible
}
`),
  ).toEqual([
    ["Nine", true],
    ["Ten", true],
  ]);
});

it("what a value costs stands in a table: 3 + 3 + 1", () => {
  expect(
    ran(`example Seven {
  given Ada = Hero()${given(3, 3, 2)}
  when Ada does Train
  then Ada's Arm is 3
  then Ada's Head is 2
}
example Too much {
  given Ada = Hero()${given(4, 3, 2)}
  when Ada does Train
  then it is not possible "Seven points, no more and no less."
}
example Too little {
  given Ada = Hero()${given(1, 3, 3)}
  when Ada does Train
  then it is not possible "Seven points, no more and no less."
}
`),
  ).toEqual([
    ["Seven", true],
    ["Too much", true],
    ["Too little", true],
  ]);
});
