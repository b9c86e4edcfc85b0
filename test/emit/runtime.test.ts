/** The runtime as text: renamed by meaning, and nothing from outside. */
import { describe, expect, it } from "vitest";
import { bundle } from "../../scripts/runtime-text.ts";

describe("the runtime as one text", () => {
  it("renames top-level names by what they refer to, each file after those it imports", () => {
    const text = bundle({
      "b.ts": `import { add, type Sum as Total } from "./a.ts";
import * as a from "./a.ts";
export const twice = (add2: number): Total => ({ of: a.add(add2, add2), add, bare: { sum: 1 }.sum });
const own = 1;
export { own as mine };
`,
      "a.ts": `/** Adds. */
export function add(sum: number, b: number): number { const own = sum; return own + b; }
export interface Sum { readonly of: number; readonly add: typeof add; readonly bare: number }
const own = 2;
`,
    });
    expect(text).toBe(`/** Adds. */
function $add(sum: number, b: number): number { const own = sum; return own + b; }
interface $Sum { readonly of: number; readonly add: typeof $add; readonly bare: number }
const $a_own = 2;

const $twice = (add2: number): $Sum => ({ of: $add(add2, add2), add: $add, bare: { sum: 1 }.sum });
const $b_own = 1;`);
  });

  it("refuses an import from outside", () => {
    expect(() => bundle({ "a.ts": 'import { x } from "../base/x.ts";\nexport const y = x;\n' })).toThrow(
      "not in src/runtime",
    );
    expect(() => bundle({ "a.ts": 'import fs from "node:fs";\nexport const y = fs;\n' })).toThrow("not in src/runtime");
    expect(() => bundle({ "a.ts": 'export const y = await import("./b.ts");\n' })).toThrow("not in src/runtime");
  });

  it("refuses a statement that does something", () => {
    expect(() => bundle({ "a.ts": "console.log(1);\n" })).toThrow("cannot stand in an engine");
  });
});
