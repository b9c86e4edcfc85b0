// Engines carry the part of the runtime that they use: nothing that is spoken of is missing, and what only other rules need is left out.

import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { runtimeParts } from "../../src/emit/engine/runtime.generated.ts";
import { runtimeFor, runtimeText } from "../../src/emit/engine/runtime-text.ts";
import { emitTargets } from "../../src/emit/targets.ts";
import { compile } from "../../src/compile.ts";

const declared = new Set(runtimeParts.flatMap(([names]) => names.split(" ")));
const spokenOf = (text: string): ReadonlySet<string> => new Set((text.match(/\$[\p{ID_Continue}$]+/gu) ?? []).filter((name) => declared.has(name)));
/** Without texts and comments, in which a name may stand and mean nothing. */
const bare = (text: string): string => text.replaceAll(/"(?:[^"\\\n]|\\.)*"|\/\*[^]*?\*\/|\/\/.*/gu, "");
const declaredIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^(?:(?:async )?function\*?|class|const|let|interface|type) (\$[\p{ID_Continue}$]+)/gmu)].map((match) => match[1]!));

const head = 'ruleset Klein { version: "1" language: de }\nsheet Figur { Kraft: 0..9 starts at 5 }\n';
const check = "check Probe for Figur gives yes/no { roll 1d6 as Wurf; result Wurf <= Kraft }\n";
const fight = "action Schlag for Figur against Ziel: Figur { Ziel's Kraft falls by 1 }\nconflict Kampf {\n  sides A, B: list of Figur\n  order alternating\n  ends when every A as x satisfies x's Kraft is 0\n}\n";

async function engine(text: string): Promise<{ readonly ts: string; readonly js: string }> {
  const { model, built, lowered, diagnostics } = compile([createSource("klein.rules", text)]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const files = await emitTargets(model, built, lowered, ["engine"]);
  const of = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
  return { ts: of("engine.ts"), js: of("engine.js") };
}

describe("the runtime in an engine", () => {
  it("put together again is the whole", () => {
    expect([...spokenOf(runtimeText)].filter((name) => !declaredIn(runtimeText).has(name))).toEqual([]);
    expect(declaredIn(runtimeText).size).toBe(declared.size);
  });
  it("is empty where nothing is spoken of, and comes with all that a part needs", () => {
    expect(runtimeFor(["const a = 1;"])).toEqual({ text: "", script: "" });
    for (const [names, needs, text, script] of runtimeParts) {
      const known = new Set([...names.split(" "), ...needs.split(" ").flatMap((number) => runtimeParts[Number(number)]?.[0].split(" ") ?? [])]);
      expect([...spokenOf(bare(text)), ...spokenOf(bare(script))].filter((name) => !known.has(name)), names).toEqual([]);
    }
  });
  it("leaves out conflicts where there are none", async () => {
    const [small, large] = [await engine(head + check), await engine(head + check + fight)];
    for (const text of [small.ts, small.js]) {
      expect(text).not.toContain("$conflictOf");
      expect([...spokenOf(bare(text))].filter((name) => !declaredIn(text).has(name))).toEqual([]);
    }
    expect(large.js).toContain("$conflictOf");
    expect(small.js.length).toBeLessThan(large.js.length * 0.8);
  }, 60_000);
});
