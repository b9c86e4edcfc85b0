/** Emitted engines compile under TypeScript's strictest settings, import nothing, and read well. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { whole } from "../../src/emit/engine/apart.ts";
import { engineStatements, engineText } from "../../src/emit/engine/engine-text.ts";
import { layOut } from "../../src/emit/engine/layout.ts";
import { lower } from "../../src/plan/lower.ts";
import type { Program } from "../../src/plan/types.ts";
import { conflictProgram } from "../kernel/rules/conflict.ts";
import { controlProgram } from "../kernel/rules/control.ts";
import { creationProgram } from "../kernel/rules/creation.ts";
import { damageProgram } from "../kernel/rules/damage.ts";
import { levelUpProgram } from "../kernel/rules/levelUp.ts";
import { meleeProgram } from "../kernel/rules/melee.ts";
import { rangedProgram } from "../kernel/rules/ranged.ts";
import { everyStep } from "./everyStep.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = `${root}.cache/engines-${process.pid}/`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs: Readonly<Record<string, Program>> = {
  conflict: conflictProgram(),
  control: controlProgram(),
  creation: creationProgram(),
  damage: damageProgram(),
  everyStep,
  levelUp: levelUpProgram(),
  melee: meleeProgram(),
  ranged: rangedProgram(),
};
const strictest = [
  "strict",
  "noUncheckedIndexedAccess",
  "exactOptionalPropertyTypes",
  "noImplicitReturns",
  "noFallthroughCasesInSwitch",
  "isolatedDeclarations",
  "declaration",
  "erasableSyntaxOnly",
  "noEmit",
].map((option) => `--${option}`);

describe("emitted engines", () => {
  it("compile without a complaint", () => {
    mkdirSync(folder, { recursive: true });
    const files = Object.entries(programs).map(([name, program]) => {
      writeFileSync(`${folder}${name}.ts`, engineText(lower(program)));
      return `${folder}${name}.ts`;
    });
    const flags = [
      "--ignoreConfig",
      "--target",
      "es2023",
      "--lib",
      "es2023",
      "--module",
      "nodenext",
      "--types",
      "",
      ...strictest,
    ];
    const { stdout } = spawnSync(process.execPath, [`${root}node_modules/typescript7/bin/tsc`, ...flags, ...files], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  it("are the same for the same program and import nothing", () => {
    expect(engineText(lower(meleeProgram()))).toBe(engineText(lower(meleeProgram())));
    expect(engineText(lower(meleeProgram()))).not.toMatch(/^import |\bimport\(|\brequire\(/m);
  });

  it("read like the rule", () => {
    const text = layOut(engineStatements(lower(meleeProgram())).map(whole));
    const start = text.indexOf("/** action/Nahkampfangriff */");
    expect(text.slice(start, text.indexOf("\n}\n", start) + 3)).toMatchInlineSnapshot(`
      "/** action/Nahkampfangriff */
      function nahkampfangriff(
        io: $Io,
        angreifer: CharakterState,
        verteidiger: CharakterState,
        waffe: NahkampfwaffeState,
      ): number {
        if (konfliktunfähig(angreifer) !== 0) {
          throw new $Refusal("condition/konfliktunfähig", "action/Nahkampfangriff/1");
        }
        const angriff = io.roll(pools[0]!, "Angriff");
        if (angriff === 1) {
          const eigenschaden = io.roll(io.pool(waffe.Schaden), "Eigenschaden");
          writeCharakterLebenspunkte(angreifer, angreifer.Lebenspunkte - eigenschaden);
          return 0;
        }
        if (angriff <= rüstungswert(verteidiger)) {
          return 1;
        }
        const abwehr = io.roll(pools[0]!, "Abwehr");
        if (angriff < abwehr) {
          schadenZufügen(verteidiger, angreifer, abwehr - angriff);
          return 2;
        }
        if (abwehr === angriff) {
          return 3;
        }
        const schaden = io.roll(io.pool(waffe.Schaden), "Schaden");
        const wucht = angriff === 20 ? schaden * 2 : schaden;
        schadenZufügen(angreifer, verteidiger, wucht);
        return 4;
      }
      "
    `);
  });
});
