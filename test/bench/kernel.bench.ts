// The kernel against code written by hand; the table with ratios is printed first.

import { bench, describe } from "vitest";
import { contests, measured } from "./ratios.ts";

const all = contests();
console.log(`\n${all.map(measured).join("\n\n")}\n`);

/** The table above is the measurement; this only lists the same sides in the bench's own form. */
const short = { time: 50, iterations: 1, warmupTime: 0, warmupIterations: 0 };
for (const contest of all) {
  describe(`${contest.name}`, () => {
    bench(contest.anchor.name, () => void contest.anchor.run(), short);
    for (const { name, run } of contest.runs) bench(name, () => void run(), short);
  });
}
