/**
 * `npm test`: types, then lint, then the tests; every stage runs even if one before it failed.
 *
 * Invariant: the very last line is "N passed, N failed" and the exit code is 0 only if nothing failed. A stage (types,
 * lint, the run of the tests itself) counts as one check, every test as one more. Arguments go on to vitest.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const countsFile = fileURLToPath(new URL("../.cache/test-counts.json", import.meta.url));
const filters = process.argv.slice(2);

/** Runs a JavaScript program of a dev dependency; true if it ended well. */
function runs(name, program, args, env = {}) {
  console.log(`\n── ${name}`);
  const result = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (result.error) console.error(String(result.error));
  const fine = result.status === 0;
  console.log(fine ? `${name}: fine` : `${name}: FAILED`);
  return fine;
}

/** What the count reporter wrote; a run that died before writing counts nothing. */
function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, "utf8"));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

mkdirSync(fileURLToPath(new URL("../.cache", import.meta.url)), { recursive: true });
rmSync(countsFile, { force: true });

const stages = [
  runs("types", "node_modules/typescript7/bin/tsc", ["-p", ".", "--noEmit"]),
  runs("types of the extension", "node_modules/typescript7/bin/tsc", ["-p", "editors/vscode", "--noEmit"]),
  runs("lint", "node_modules/oxlint/bin/oxlint", ["--type-aware", "src", "test", "scripts", "editors"]),
];
const ended = runs("tests", "node_modules/vitest/vitest.mjs", ["run", ...filters], { REGELWERK_COUNTS: countsFile });
const counts = readCounts();
// A failed test already counts itself; the stage fails on its own only if the run broke without naming one.
if (ended || counts.failed === 0) stages.push(ended);

const passed = counts.passed + stages.filter((fine) => fine).length;
const failed = counts.failed + stages.filter((fine) => !fine).length;
if (counts.skipped > 0) console.log(`(${counts.skipped} skipped)`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
