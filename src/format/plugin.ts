/**
 * The formatter as a plugin of prettier's: `prettier --plugin regelwerk/prettier`.
 *
 * Invariant: a text with a mistake in it is refused with its first mistake, never changed.
 */
import type { Parser, Plugin, Printer, SupportLanguage } from "prettier";
import { createSource, position } from "../base/source.ts";
import { hasErrors } from "../diagnostics/report.ts";
import { message } from "../diagnostics/render.ts";
import { createReader, type Reader } from "../syntax/parse.ts";
import { docOf } from "./doc.ts";
import { factsOf, type Facts } from "./facts.ts";
import { layout, type Line } from "./layout.ts";

interface Root {
  readonly lines: readonly Line[];
  readonly facts: Facts;
  readonly length: number;
}

export const languages: SupportLanguage[] = [
  { name: "Regelwerk", parsers: ["regelwerk"], extensions: [".rules"], vscodeLanguageIds: ["regelwerk"] },
];

/** `read`: whoever formats several texts hands the reader on. */
export function createParser(read: Reader): Parser<Root> {
  return {
    astFormat: "regelwerk",
    locStart: () => 0,
    locEnd: (root) => root.length,
    parse: (text) => {
      const source = createSource("text", text);
      const { ast, diagnostics, tokens, comments } = read(source);
      const wrong = diagnostics.find((one) => hasErrors([one]) && one.code !== "empty-file");
      if (wrong !== undefined) throw mistake(message(wrong, "en"), position(source, wrong.span.start));
      const facts = factsOf(ast, tokens);
      return { lines: layout(text, tokens, comments, facts), facts, length: text.length };
    },
  };
}

/** In the shape prettier shows with a code frame; it counts from one. */
function mistake(said: string, { line, character }: { readonly line: number; readonly character: number }): Error {
  return Object.assign(new SyntaxError(said), { loc: { start: { line: line + 1, column: character + 1 } } });
}

const printer: Printer<Root> = { print: ({ node }) => docOf(node.lines, node.facts) };

export const parsers: Record<string, Parser<Root>> = { regelwerk: createParser((source) => createReader()(source)) };
export const printers: Record<string, Printer<Root>> = { regelwerk: printer };
export const defaultOptions: Plugin["defaultOptions"] = { printWidth: 110, tabWidth: 2 };
