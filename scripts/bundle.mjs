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

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const common = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  plugins: [readyMade],
  legalComments: "none",
  logLevel: "warning",
};

/** Writes dist/cli.js, and dist/prettier.js for those who format with prettier. */
export async function bundle() {
  const outfile = inProject("dist/cli.js");
  await build({
    ...common,
    entryPoints: [inProject("src/cli/bin.ts")],
    outfile,
    external: ["ts-morph", "prettier", "prettier/standalone", "prettier/plugins/*"],
    // CommonJS dependencies inside an ES module ask for `require`.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire as __createRequire } from "node:module";\nconst require = __createRequire(import.meta.url);',
    },
  });
  await build({ ...common, entryPoints: [inProject("src/format/plugin.ts")], outfile: inProject("dist/prettier.js") });
  chmodSync(outfile, 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
