/** `regelwerk docs`: check, then write the rules as a book: Markdown, and a page that needs nothing else. */
import type { Verb } from "../context.ts";
import { partOf } from "../project.ts";
import { write, writingOptions } from "../writing.ts";

export const docs: Verb = {
  usage: "docs [...files]",
  summary: {
    en: "Write the rules as a book, as Markdown and as a page",
    de: "Die Regeln als Buch schreiben, als Markdown und als Seite",
  },
  options: writingOptions,
  run: async (context, args, options) => await write(context, args, options, partOf(context, "docs")),
};
