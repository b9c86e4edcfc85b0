// What a caller reads of an engine, its types and exports, as one text. Invariant: the same statements give the same bytes.

import type * as Library from "ts-morph";

type TsMorph = typeof Library;

/** The statements by one call to ts-morph, then as prettier lays them out; banners stay in front of what they head. */
export async function surfaceText(statements: readonly string[]): Promise<string> {
  const { IndentationText, Project, QuoteKind } = await tsMorph();
  const { format } = await import("prettier");
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
  });
  const file = project.createSourceFile("engine.ts", { statements: statements.map((text) => `${text}\n`) });
  return await format(file.getFullText(), { parser: "babel-ts", printWidth: 100 });
}

/** A bundle has what a CommonJS library exports under `default` only. */
async function tsMorph(): Promise<TsMorph> {
  const loaded: { readonly default?: unknown } & Partial<TsMorph> = await import("ts-morph");
  return (loaded.Project === undefined ? loaded.default : loaded) as TsMorph;
}
