// `roll n times`: what stands behind a comma chooses among the throws, what stands without one belongs to each throw.

import { expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { test as run } from "../../src/compile.ts";

const text = `ruleset Würfe { version: "1"; language: de }
check Held gives number {
  roll 6 times 4d6 keep highest 3 as Werte
  result highest of Werte
}
check Auswahl gives number {
  roll 4 times 1d4 + 4, drop highest 1, drop lowest 1 as Werte
  result sum of Werte
}
check Zwei gives number {
  roll 4 times 2d4, keep highest 2 as Werte
  result lowest of Werte
}
example Jeder Wurf {
  when make Held rolling 18, 3, 4, 5, 6, 7
  then count of Werte is 6
  then result is 18
}
example Unter den Würfen, ein Würfel {
  when make Auswahl rolling (1), (4), (2), (3)
  then count of Werte is 2
  then result is 13
}
example Im Mittel {
  when make Auswahl
  then average of result is 13
}
example Unter den Würfen, zwei Würfel {
  when make Zwei rolling 2, 8, 5, 4
  then count of Werte is 2
  then result is 5
}
`.replaceAll(/example ([^"{]*) \{/g, 'example "$1" {');

test("keeping and dropping among throws, and in each throw", () => {
  const { diagnostics, examples } = run([createSource("w.rules", text)]);
  expect(diagnostics).toEqual([]);
  expect(examples.flatMap((e) => e.checks.filter((c) => !c.passed).map((c) => `${e.name}: ${c.text}: ${c.actual}`))).toEqual([]);
  expect(examples.flatMap((e) => e.checks)).toHaveLength(7);
});
