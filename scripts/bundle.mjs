/**
 * Bundles the command line into dist/cli.js, and the parts that a few verbs need into files beside it.
 *
 * Invariant: the bundle holds everything that is needed at start-up; the large optional rooms (ts-morph, prettier) stay
 * outside and are loaded only when a verb needs them.
 */
import { chmodSync, existsSync, readdirSync, rmSync } from "node:fs";
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

/** What bundles of this project have in common. */
export const common = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  plugins: [readyMade],
  legalComments: "none",
  logLevel: "warning",
};

/** CommonJS dependencies inside an ES module ask for `require` and for where they lie. */
export const requireBanner = [
  'import { createRequire as __createRequire } from "node:module"',
  'import { fileURLToPath as __fileURLToPath } from "node:url"',
  "const require = __createRequire(import.meta.url)",
  "const __filename = __fileURLToPath(import.meta.url)",
  'const __dirname = __fileURLToPath(new URL(".", import.meta.url));',
].join(";");

/** Writes dist/cli.js with its parts, and dist/prettier.js for those who format with prettier. */
export async function bundle() {
  const outdir = inProject("dist");
  for (const old of existsSync(outdir) ? readdirSync(outdir) : []) if (old.startsWith("part-")) rmSync(`${outdir}/${old}`);
  await build({
    ...common,
    // What only the language server needs lies in parts of its own, loaded when it is asked for.
    splitting: true,
    chunkNames: "part-[hash]",
    entryPoints: { cli: inProject("src/cli/bin.ts"), "lsp-worker": inProject("src/lsp/worker.ts") },
    outdir,
    external: ["ts-morph", "prettier", "prettier/standalone", "prettier/plugins/*"],
    banner: { js: `#!/usr/bin/env node\n${requireBanner}` },
  });
  await build({ ...common, entryPoints: [inProject("src/format/plugin.ts")], outfile: inProject("dist/prettier.js") });
  chmodSync(`${outdir}/cli.js`, 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
