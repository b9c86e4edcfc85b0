// Two aims measured against other people's programs, by turns in one run, median of five: a cold check of all texts here against
// TypeSpec's compiler on a text of as many lines, and one explained roll of the EPS probe against rpg-dice-roller's `d20+5`.
// Read by people (`npm run bench`); no test looks at a clock.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DiceRoll } from "@dice-roller/rpg-dice-roller";
import * as eps from "../../generated/eps/engine.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** All sides by turns, five times after one round to warm up; the median of each. */
function byTurns(sides: readonly (() => number)[]): readonly number[] {
  sides.forEach((side) => side());
  const times = sides.map((): number[] => []);
  for (let round = 0; round < 5; round++) sides.forEach((side, i) => times[i]!.push(side()));
  return times.map(median);
}

function report(name: string, unit: string, anchor: readonly [string, number], ours: readonly [string, number], wanted: string): void {
  const ratio = ours[1] / anchor[1];
  console.log(`${name}\n  ${anchor[0].padEnd(44)}${anchor[1].toFixed(unit === "ms" ? 0 : -0)} ${unit}\n  ${ours[0].padEnd(44)}${ours[1].toFixed(0)} ${unit}   ${ratio.toFixed(2)} × (wanted: ${wanted})`);
}

function textFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".rules"))
    .map((name) => join(folder, name));
}

/** Models with documented properties, about as dense as a ruleset. */
function typeSpec(lines: number): string {
  const model = (i: number): string =>
    `/** Thing number ${i}. */\nmodel Thing${i} {\n  @doc("How many.") @minValue(0) @maxValue(20) count: int32;\n  name: string;\n  kind: "a" | "b" | "c";\n  other?: Thing${Math.max(0, i - 1)};\n}\n\n`;
  return Array.from({ length: Math.ceil(lines / 8) }, (_, i) => model(i)).join("");
}

function coldCheck(): void {
  execFileSync(process.execPath, ["-e", "import('./scripts/bundle.mjs').then((m) => m.bundle())"], { cwd: root, stdio: "ignore" });
  const files = [...textFiles(join(root, "rulesets")), ...textFiles(join(root, "test/slices"))];
  const lines = files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length, 0);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  writeFileSync(join(folder, "main.tsp"), typeSpec(lines));
  const timed = (args: readonly string[], cwd: string) => (): number => {
    const start = performance.now();
    execFileSync(process.execPath, args, { cwd, stdio: "ignore" });
    return performance.now() - start;
  };
  const [theirs, ours] = byTurns([
    timed([join(root, "node_modules/@typespec/compiler/cmd/tsp.js"), "compile", "main.tsp", "--no-emit"], folder),
    timed([join(root, "dist/cli.js"), "check", ...files], root),
  ]);
  rmSync(folder, { recursive: true });
  report(`cold check of ${files.length} texts, ${lines} lines, examples and laws included`, "ms", ["TypeSpec, as many lines, no emit", theirs!], ["regelwerk check", ours!], "at most 0.5");
}

function rolls(): void {
  const ada = eps.charakter({ Name: "Ada", Würfelwert: { Stärke: 14 } });
  const dice = eps.dice.seeded(42);
  const perSecond = (run: () => unknown) => (): number => {
    const start = performance.now();
    let n = 0;
    for (; performance.now() - start < 300; n += 100) for (let i = 0; i < 100; i++) run();
    return (n / (performance.now() - start)) * 1000;
  };
  const [theirs, ours] = byTurns([
    perSecond(() => new DiceRoll("d20+5").total),
    perSecond(() => eps.probe.roll({ Charakter: ada, Werte: "Stärke" }, { dice, answers: { Zielwert: 12 } })),
  ]);
  report("EPS probe, through the engine's door, trace off", "/s", ["rpg-dice-roller d20+5", theirs!], ["probe.roll", ours!], "at least 50");
}

coldCheck();
rolls();
