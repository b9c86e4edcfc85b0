/**
 * A text in the layout of the language.
 *
 * Invariant: the formatted text says the same as before, comments included; if it did not, that is our bug and nothing is
 * given back. A text with a mistake is left as it is.
 */
import { createSource, type Source } from "../base/source.ts";
import { type Diagnostic, hasErrors } from "../diagnostics/report.ts";
import { createReader, type Reader } from "../syntax/parse.ts";
import * as plugin from "./plugin.ts";
import { saysTheSame } from "./same.ts";

/** The new text; or why there is none. */
export type Formatted =
  | { readonly kind: "formatted"; readonly text: string }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

/** `width`: columns a line should not go beyond. Line ends stay as the first of the text is. `read`: for whoever formats several. */
export async function format(source: Source, width = 110, read: Reader = createReader()): Promise<Formatted> {
  const before = read(source);
  const wrong = before.diagnostics.filter((one) => hasErrors([one]) && one.code !== "empty-file");
  if (wrong.length > 0) return { kind: "refused", diagnostics: wrong };
  const { format: pretty } = await import("prettier/standalone");
  const text = await pretty(source.text, { parser: "regelwerk", plugins: [{ ...plugin, parsers: { regelwerk: plugin.createParser(read) } }], printWidth: width, endOfLine: "auto" });
  if (!saysTheSame(before, read(createSource(source.path, text)))) throw new Error(`Formatting ${source.path} would change what it says.`);
  return { kind: "formatted", text };
}
