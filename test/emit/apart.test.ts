/**
 * What the three files of an engine share: the laid out text says what was printed, `engine.js` is `engine.ts` without its types, and
 * `engine.d.ts` declares what is exported.
 */
import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { commentSafe, declared, exportedConst, script, typed, typeOnly, whole } from "../../src/emit/engine/apart.ts";
import { emitEngine } from "../../src/emit/engine/emit-engine.ts";
import { engineStatements } from "../../src/emit/engine/engine-text.ts";
import { layOut } from "../../src/emit/engine/layout.ts";
import { lower } from "../../src/plan/lower.ts";
import { meleeProgram } from "../kernel/rules/melee.ts";
import { everyStep } from "./everyStep.ts";

const bare = async (text: string, loader: "ts" | "js"): Promise<string> =>
  (await transform(text, { loader, minifyWhitespace: true, target: "es2022", tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } } })).code;

it("marks say what stands where", () => {
  const statement = `${typeOnly("type Size = 1;\n")}${exportedConst("size", "Size", "1")}`;
  expect(whole(statement)).toBe("type Size = 1;\nexport const size: Size = 1;");
  expect(script(statement)).toBe("export const size = 1;");
  expect(declared(statement)).toBe("type Size = 1;\nexport declare const size: Size;");
  expect(declared(`const ${typed("size", "1")} = 1;`)).toBe("");
  expect(commentSafe("a\u0001b\n*/c")).toBe("a b * /c");
});

it("laying out changes no code, and no line that could be broken is too wide", async () => {
  for (const program of [meleeProgram(), everyStep]) {
    const statements = engineStatements(lower(program)).map(whole);
    const laid = layOut(statements);
    expect(await bare(laid, "ts")).toBe(await bare(statements.join("\n"), "ts"));
    const wide = laid.split("\n").filter((line) => line.length > 100 && !/^\s*(?:\/\*\*|\/\/|".*",?$)|\/\/ /u.test(line));
    expect(wide).toEqual([]);
  }
});

it("engine.js is engine.ts without types; engine.d.ts declares every export", async () => {
  const path = new URL("../../rulesets/eps/eps.rules", import.meta.url);
  const { model, built, lowered } = compile([createSource("eps.rules", readFileSync(path, "utf8"))]);
  const text = new Map((await emitEngine(model, built, lowered)).map((file) => [file.path, file.text] as const));
  expect(await bare(text.get("engine.js")!, "js")).toBe(await bare(text.get("engine.ts")!, "ts"));
  const exports = (file: string, sign: string): readonly string[] => [...text.get(file)!.matchAll(new RegExp(`^export ${sign}(\\S+?)\\b`, "gmu"))].map(([, name]) => name!);
  expect(exports("engine.d.ts", "declare const ")).toEqual(exports("engine.ts", "const "));
  expect(exports("engine.d.ts", "(?:interface|type) ")).toEqual(exports("engine.ts", "(?:interface|type) "));
  expect(exports("engine.ts", "const ")).not.toEqual([]);
});
