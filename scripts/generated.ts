/**
 * The list of generated files that are committed: where each stands and how its text is made.
 *
 * Invariant: making a text reads only committed files and always gives the same bytes. To add a file, add an entry.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { rulesEbnf } from "../src/syntax/ebnf.ts";
import { printPages, readPages } from "./diagnostic-pages.ts";
import { printRuntimeModule } from "./runtime-text.ts";

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
