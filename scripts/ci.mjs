/**
 * Every check there is: `npm test`, then `npm run e2e`; the second runs even if the first failed.
 *
 * Invariant: the very last line is "N passed, N failed" over both, and the exit code is 0 only if nothing failed. A part that ends
 * without a count, or badly though it counts no failure, is one failure.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const cwd = fileURLToPath(new URL("..", import.meta.url));

/** Runs a script of this package and shows what it says; gives its closing count. */
function counted(script) {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script], { cwd, stdio: ["ignore", "pipe", "inherit"] });
    let last = "";
    child.stdout.on("data", (part) => {
      process.stdout.write(part);
      last = (last + String(part)).slice(-4000);
    });
    child.on("close", (code) => {
      const found = /(\d+) passed, (\d+) failed\s*$/u.exec(last);
      const [passed, failed] = found ? [Number(found[1]), Number(found[2])] : [0, 1];
      resolve({ passed, failed: code === 0 || failed > 0 ? failed : 1 });
    });
  });
}

let passed = 0;
let failed = 0;
for (const script of ["test", "e2e"]) {
  const one = await counted(script);
  passed += one.passed;
  failed += one.failed;
}
console.log(`\nAll together:\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
