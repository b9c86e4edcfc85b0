// The target `reference`: the rules as a book. `build` makes the Markdown; `docs` makes a page to open as well.

import { translated } from "../model/translated.ts";
import type { Model } from "../model/types.ts";
import { html } from "./reference/html.ts";
import { markdown } from "./reference/markdown.ts";
import { referenceBook } from "./reference/reference.ts";
import type { EmittedFile, Target } from "./target.ts";

export const referenceTarget: Target = {
  name: "reference",
  emit: async (model) => await Promise.resolve(booksOf(model).map(({ name, of }) => ({ path: `${name}.md`, text: markdown(referenceBook(of)) }))),
};

export function referenceFiles(model: Model): readonly EmittedFile[] {
  return booksOf(model).flatMap(({ name, of }) => {
    const book = referenceBook(of);
    return [
      { path: `${name}.md`, text: markdown(book) },
      { path: `${name}.html`, text: html(book) },
    ];
  });
}

/** One in the language of the rules, and one in each into which their names are translated. */
function booksOf(model: Model): readonly { readonly name: string; readonly of: Model }[] {
  const others = (model.translations ?? []).map(({ language }) => ({ name: `reference.${language}`, of: translated(model, language) }));
  return [{ name: "reference", of: model }, ...others];
}
