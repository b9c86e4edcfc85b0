// A ruleset that is proved by its own examples notices a slip of the pen: one number, comparison or row changed at random is seen by the
// check, an example or a law in at least 90 of 100 cases. Four changes of each text are tried with every suite, a hundred with NOTICE=100; then
// what nobody noticed is printed.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/runtime/random.ts";
import { shown } from "../support/changes.ts";
import { type Noticed, watcher } from "../support/noticing.ts";

const cases = Number(process.env["NOTICE"] ?? 4);
/** Of few cases chance may take more. */
const leastPart = cases >= 100 ? 0.9 : 0.75;

const texts = readdirSync("rulesets")
  .map((folder) => join("rulesets", folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith(".rules") && existsSync(path));

describe.each(texts)("%s", (path) => {
  test(`notices at least ${leastPart * 100} of 100 changes`, () => {
    const { text, changes, notices } = watcher(path, readFileSync(path, "utf8"));
    expect(changes.length).toBeGreaterThan(20);
    const random = seededRandom(2026);
    const pick = <T>(list: readonly T[]): T => list[random.die(list.length) - 1]!;
    const found: Record<Noticed, number> = { check: 0, examples: 0, nobody: 0, "no change": 0 };
    const unseen: string[] = [];
    while (found.check + found.examples + found.nobody < cases && found["no change"] < cases * 5) {
      const change = pick(changes);
      const instead = pick(change.instead);
      const noticed = notices(change, instead);
      found[noticed] += 1;
      if (noticed === "nobody") unseen.push(shown(text, change, instead));
    }
    if (cases > 4) console.log(`${path}: ${JSON.stringify(found)}\n${unseen.join("\n")}`);
    const tried = found.check + found.examples + found.nobody;
    expect(tried).toBe(cases);
    expect((found.check + found.examples) / tried, unseen.join("\n")).toBeGreaterThanOrEqual(leastPart);
  }, 3_600_000);
});
