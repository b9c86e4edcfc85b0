/**
 * Bundles the command line into dist/cli.js.
 *
 * Invariant: the bundle holds everything that is needed at start-up; the large optional rooms (ts-morph, prettier) stay
 * outside and are loaded only when a verb needs them.
 */
import { chmodSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { modelValidator } from "./model-validator.mjs";

/** ajv's ready made code instead of ajv: making the validator would take longer than most checks. */
const readyMade = {
  name: "model-validator",
  setup(builder) {
    builder.onLoad({ filter: /model.validate\.ts$/ }, () => ({ contents: modelValidator(), loader: "js" }));
  },
};

/** Writes dist/cli.js. */
export async function bundle() {
  const outfile = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL("../src/cli/bin.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["ts-morph", "prettier", "prettier/*"],
    // CommonJS dependencies inside an ES module ask for `require`.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire as __createRequire } from "node:module";\nconst require = __createRequire(import.meta.url);',
    },
    plugins: [readyMade],
    legalComments: "none",
    logLevel: "warning",
  });
  chmodSync(outfile, 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
