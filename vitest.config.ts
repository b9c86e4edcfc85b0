/**
 * Vitest: every test below test/, benchmarks below test/bench.
 *
 * Invariant: files of the folders whose files share their modules leave nothing behind in them; a test that stubs or sets anything for the
 * whole process belongs into another folder. Loading the compiler anew for each of them took longer than their tests.
 */
import { defineConfig } from "vitest/config";

const sharing = ["base", "check", "cli", "model", "runtime", "syntax"].map((folder) => `test/${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    testTimeout: 30_000,
    reporters: process.env["VITEST_VSCODE"] ? ["default"] : ["default", "./test/support/count-reporter.mjs"],
    projects: [
      { extends: true, test: { name: "alone", include: ["test/**/*.test.ts"], exclude: sharing, benchmark: { include: ["**/*.bench.ts"] } } },
      { extends: true, test: { name: "sharing", include: sharing, isolate: false, benchmark: { include: [] } } },
    ],
  },
});
