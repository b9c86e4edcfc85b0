/** Vitest: every test below test/, benchmarks below test/bench. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    benchmark: { include: ["**/*.bench.ts"] },
    testTimeout: 30_000,
    reporters: process.env["VITEST_VSCODE"] ? ["default"] : ["default", "./test/support/count-reporter.mjs"],
  },
});
