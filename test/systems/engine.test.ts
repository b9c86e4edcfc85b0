// The same rules as engines: odds of dice without a bound, of counts in endless loops, of lists and of named faces are those of the texts.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
async function engineOf(name: string): Promise<any> {
  const text = readFileSync(new URL(`${name}.rules`, import.meta.url), "utf8");
  return await importEngine(await writeEngine(compile([createSource(name, text)]).model));
}

test("engines of the cases", { timeout: 240_000 }, async () => {
  const bonus = await engineOf("fc-01-pool-and-bonus");
  expect(String(bonus.schlag.odds({ Pool: 3 }).chance("schwer"))).toBe("14743/31104");
  expect(bonus.schlag.odds({ Pool: 3 }).beyond.toNumber()).toBeLessThan(1);
  const open = await engineOf("fc-04-open-ended");
  const wurf = open.wurf.odds({});
  expect(String(wurf.mean("result"))).toBe("101/2");
  expect(String(wurf.chance((end: { result: number }) => end.result >= 101))).toBe("49/1000");
  expect(wurf.beyond.toNumber()).toBeLessThan(1e-12);
  const charges = await engineOf("fc-05-charges");
  const last = charges.last.odds({ Wand: charges.wand({}) });
  expect(String(last.mean("result"))).toBe("147/10");
  expect(String(last.chance((end: { result: number }) => end.result === 6))).toBe("5/324");
  const symbols = await engineOf("fc-15-symbols");
  expect(String(symbols.satz.odds({}).chance((end: { result: number }) => end.result >= 3))).toBe("5/9");
  const danger = await engineOf("fc-14-danger-dice");
  expect(String(danger.test.odds({ Dice: 4, Dangers: 2 }).chance((end: { result: number }) => end.result === 6))).toBe("9253/23328");
  const played = danger.test.roll({ Dice: 3, Dangers: 2 }, { dice: danger.dice.scripted([5, 2, 5, 5, 1]) });
  expect(played.result).toBe(5);
});
