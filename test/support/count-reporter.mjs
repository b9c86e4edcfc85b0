/**
 * A vitest reporter that ends a run with one line: "N passed, N failed".
 *
 * A test file that cannot be loaded and an error outside a test count as failed, so that nothing broken looks green.
 * When REGELWERK_COUNTS names a file, the counts are written there instead, for scripts/test.mjs, which prints the line.
 */
import { writeFileSync } from "node:fs";

export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === "passed") passed++;
        else if (state === "skipped") skipped++;
        else failed++;
      }
      failed += module.errors().length;
    }
    const target = process.env.REGELWERK_COUNTS;
    if (target) writeFileSync(target, JSON.stringify({ passed, failed, skipped }));
    else console.log(`${passed} passed, ${failed} failed`);
  }
}
