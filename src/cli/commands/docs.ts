/** `regelwerk docs`: check, then write the rules as a book: Markdown, and a page that needs nothing else. */
import { BadCall } from "../bad-call.ts";
import type { Verb } from "../context.ts";
import { editionOf, editionOption } from "../options.ts";
import { partOf } from "../project.ts";
import { write, writingOptions } from "../writing.ts";

export const docs: Verb = {
  usage: "docs [...files]",
  summary: {
    en: "Write the rules as a book, as Markdown and as a page",
    de: "Die Regeln als Buch schreiben, als Markdown und als Seite",
  },
  options: [...writingOptions, editionOption],
  run: async (context, args, options) => {
    const part = partOf(context, "docs");
    return await write(context, args, options, async (sources, load) => {
      const made = await part(sources, load, editionOf(options));
      if (made.problem !== undefined && made.problem !== null) throw new BadCall(made.problem);
      return made;
    });
  },
};
