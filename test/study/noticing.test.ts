// A ruleset that is proved by its own examples notices a slip of the pen: one number, comparison or row changed at random is seen by the
// check, an example or a law in at least 90 of 100 cases. Some changes of each text, drawn with a fixed seed, are tried with every suite; more
// with NOTICE=100, all with NOTICE=all: then what nobody noticed is printed.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSource, type Source } from "../../src/base/source.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import { shown } from "../support/changes.ts";
import { type Noticed, type Slip, watcher } from "../support/noticing.ts";

const wanted = process.env["NOTICE"] ?? "40";
const count = wanted === "all" ? Infinity : Number(wanted);
const leastPart = 0.9;

/** The files of each ruleset, the one with its head first. */
const rulesets = readdirSync("rulesets").map((folder): readonly Source[] => {
  const paths = readdirSync(join("rulesets", folder), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".rules"));
  const sources = paths.map((file) => createSource(`rulesets/${folder}/${file}`, readFileSync(join("rulesets", folder, file), "utf8")));
  return sources.toSorted((a, b) => Number(/^ruleset /mu.test(b.text)) - Number(/^ruleset /mu.test(a.text)));
}).filter((sources) => sources.length > 0);

describe.each(rulesets.map((sources) => [sources[0]!.path, sources] as const))("%s", (_path, [main, ...others]) => {
  test(`notices at least ${leastPart * 100} of 100 changes`, () => {
    const { slips, notices } = watcher(main!, others);
    expect(slips.length).toBeGreaterThan(100);
    const found: Record<Noticed, number> = { check: 0, examples: 0, nobody: 0, "no change": 0 };
    const unseen: string[] = [];
    for (const slip of shuffled(slips)) {
      const noticed = notices(slip);
      found[noticed] += 1;
      if (noticed === "nobody") unseen.push(`${slip.source.path}:${shown(slip.source.text, slip.change, slip.instead)}`);
      if (found.check + found.examples + found.nobody >= count) break;
    }
    if (process.env["NOTICE"] !== undefined) console.log(`${main!.path}: ${JSON.stringify(found)}\n${unseen.join("\n")}`);
    const tried = found.check + found.examples + found.nobody;
    expect(tried).toBeGreaterThanOrEqual(Math.min(count, 100));
    expect((found.check + found.examples) / tried, unseen.join("\n")).toBeGreaterThanOrEqual(leastPart);
  }, 3_600_000);
});

/** In an order of chance, the same every time. */
function shuffled(slips: readonly Slip[]): readonly Slip[] {
  const random = seededRandom(2026);
  const left = [...slips];
  return slips.map(() => left.splice(random.die(left.length) - 1, 1)[0]!);
}
