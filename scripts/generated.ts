/**
 * The list of generated files that are committed: where each stands and how its text is made.
 *
 * Invariant: making a text reads only committed files and always gives the same bytes. To add a file, add an entry.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { rulesEbnf } from "../src/syntax/ebnf.ts";
import { printPages, readPages } from "./diagnostic-pages.ts";
import { printRuntimeModule } from "./runtime-text.ts";
import { textMateGrammar } from "./textmate.ts";

/** One generated file: its path from the project folder, and its text; undefined while its source does not exist yet. */
export interface Generated {
  readonly path: string;
  readonly make: () => Promise<string | undefined>;
}

const root = fileURLToPath(new URL("..", import.meta.url));

export const generated: readonly Generated[] = [
  { path: "src/diagnostics/pages.ts", make: () => typescript(printPages(readPages())) },
  { path: "src/emit/engine/runtime.generated.ts", make: printRuntimeModule },
  { path: "grammar/model.schema.json", make: modelSchema },
  { path: "grammar/rules.ebnf", make: () => Promise.resolve(rulesEbnf()) },
  { path: "grammar/rules.tmLanguage.json", make: () => Promise.resolve(textMateGrammar()) },
  ...builtRulesets(),
  { path: "docs/terminal.svg", make: drawTerminal },
];

function typescript(text: string): Promise<string> {
  return format(text, { parser: "babel-ts", printWidth: 120 });
}

/** The JSON Schema of the type `Model`, from src/model/types.ts. */
async function modelSchema(): Promise<string | undefined> {
  const path = `${root}src/model/types.ts`;
  if (!existsSync(path)) return undefined;
  const { createGenerator } = await import("ts-json-schema-generator");
  const generator = createGenerator({
    path,
    tsconfig: `${root}tsconfig.json`,
    type: "Model",
    discriminatorType: "open-api",
    skipTypeCheck: true,
    sortProps: true,
  });
  return format(JSON.stringify(generator.createSchema("Model")), { parser: "json", printWidth: 120 });
}

/** What `regelwerk build rulesets --out generated` writes: a folder for each ruleset, and within it one for each of its editions. */
function builtRulesets(): readonly Generated[] {
  const folders = readdirSync(`${root}rulesets`, { withFileTypes: true }).filter((one) => one.isDirectory());
  const files = ["engine.ts", "engine.js", "engine.d.ts", "model.json", "character.schema.json", "reference.md"];
  return folders
    .map((folder) => folder.name)
    .toSorted()
    .flatMap((name) =>
      ["", ...editionsOf(name).map((edition) => `${edition}/`)].flatMap((within) =>
        files.map((file) => ({
          path: `generated/${name}/${within}${file}`,
          make: () => builtFile(name, `${within}${file}`),
        })),
      ),
    );
}

function textsOf(name: string): readonly string[] {
  return readdirSync(`${root}rulesets/${name}`)
    .filter((file) => file.endsWith(".rules"))
    .toSorted();
}

/** Folders of editions, as the heads in the texts say; the compiler is not there yet to be asked. */
function editionsOf(name: string): readonly string[] {
  const heads = textsOf(name).flatMap((file) => [
    ...readFileSync(`${root}rulesets/${name}/${file}`, "utf8").matchAll(/^edition (.+?) with /gmu),
  ]);
  return heads.map(([, edition = ""]) => edition.replaceAll(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/gu, ""));
}

const built = new Map<string, Promise<readonly { readonly path: string; readonly text: string }[]>>();

async function builtFile(name: string, file: string): Promise<string | undefined> {
  const made = built.get(name) ?? buildRuleset(name);
  built.set(name, made);
  return (await made).find(({ path }) => path === `${name}/${file}`)?.text;
}

/** Loads the compiler only now: the runtime in it is a generated file too, and stands above. */
async function buildRuleset(name: string): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const { build } = await import("../src/compile.ts");
  const { createSource } = await import("../src/base/source.ts");
  const sources = textsOf(name).map((file) =>
    createSource(`rulesets/${name}/${file}`, readFileSync(`${root}rulesets/${name}/${file}`, "utf8")),
  );
  return (await build(sources, undefined, [])).files;
}

/** Loads the compiler only now, as `buildRuleset` does. */
async function drawTerminal(): Promise<string> {
  const { terminalPicture } = await import("./picture.ts");
  return terminalPicture();
}
