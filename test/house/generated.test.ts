/** Every generated file is the one `npm run regen` would write now. */
import { describe, expect, it } from "vitest";
import { generated } from "../../scripts/generated.ts";
import { isFresh } from "../../scripts/regen.ts";

describe("generated files are up to date (npm run regen)", () => {
  it.each(generated)("$path", async (file) => {
    expect(await isFresh(file)).toBe(true);
    // The first file of a ruleset waits for all of its engines to be made.
  }, 300_000);
});
