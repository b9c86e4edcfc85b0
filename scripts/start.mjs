/**
 * `npm start`: builds the compiler, builds every ruleset into generated/, then shows what came out (scripts/demo.mjs).
 *
 * Invariant: a step that cannot run yet (no rulesets, no demo) is said and passed over; a step that runs and fails ends
 * the start with its exit code.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a program from the project folder; ends this process with its exit code if it fails. */
function must(args) {
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** True if a .rules file lies somewhere in rulesets/. */
function hasRulesets() {
  const folder = `${root}rulesets`;
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(".rules"));
}

console.log("Building the compiler …");
await bundle();

if (hasRulesets()) {
  console.log("Building rulesets/ into generated/ …");
  must(["dist/cli.js", "build", "rulesets", "--out", "generated", "--quiet"]);
} else {
  console.log("There is no ruleset in rulesets/ yet, so nothing is built.");
}

if (existsSync(`${root}scripts/demo.mjs`)) must(["scripts/demo.mjs", ...process.argv.slice(2)]);
else console.log("Built. (There is no demo yet.)");
