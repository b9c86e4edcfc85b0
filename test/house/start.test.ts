// What `npm start` shows after it has built: the demo over the committed engines. Invariant: all three rulesets are shown, none is passed over.

import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const shown = (seed: string): string => execFileSync(process.execPath, ["scripts/demo.mjs", seed], { encoding: "utf8" });

it("shows a fight of EPS, a probe and a conflict of Grundlagen, a duel of XDR", () => {
  const text = shown("1");
  const titles = text.split("\n").filter((line) => /^(?:EPS|Grundlagen|Impromptu XDR): /u.test(line));
  expect(titles.map((line) => line.split(":")[0])).toEqual(["EPS", "Grundlagen", "Impromptu XDR"]);
  expect(text).not.toContain("nicht gebaut");
  expect(text).not.toMatch(/undefined|\[object|NaN/u);
  expect(shown("1")).toBe(text);
  expect(shown("7")).not.toBe(text);
});
