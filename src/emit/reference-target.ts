// The target `reference`: the rules as a book. `build` makes the Markdown; `docs` makes a page to open as well.

import type { Model } from "../model/types.ts";
import { html } from "./reference/html.ts";
import { markdown } from "./reference/markdown.ts";
import { referenceBook } from "./reference/reference.ts";
import type { EmittedFile, Target } from "./target.ts";

export const referenceTarget: Target = {
  name: "reference",
  emit: async (model) => await Promise.resolve([{ path: "reference.md", text: markdown(referenceBook(model)) }]),
};

export function referenceFiles(model: Model): readonly EmittedFile[] {
  const book = referenceBook(model);
  return [
    { path: "reference.md", text: markdown(book) },
    { path: "reference.html", text: html(book) },
  ];
}
