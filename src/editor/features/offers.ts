/**
 * What is offered at a place, and the words and names it is made from.
 *
 * Invariant: a word is one of the language; a name is offered as it is declared.
 */
import type { Bilingual } from "../../base/text.ts";
import type * as ast from "../../syntax/ast.ts";
import { isKeyword, keywordMeanings } from "../../syntax/keywords.ts";
import type { Definition, NameKind } from "../definitions.ts";
import { kindWords } from "./hover.ts";

export interface Offer {
  readonly label: string;
  readonly kind: NameKind | "keyword" | "snippet" | "label" | "clause-id";
  readonly detail: Bilingual;
  /** What is put in the place of the text from `start` to the cursor; `snippet` where it has places to fill in. */
  readonly text: string;
  readonly snippet: boolean;
  readonly start: number;
  /** Small comes first. */
  readonly rank: number;
}

export interface Known {
  readonly all: readonly Definition[];
  /** Those that hold at the place, locals too. */
  readonly here: readonly Definition[];
  /** The declaration around the place, where the tree has it. */
  readonly inside: ast.Declaration | null;
  /** The whole text. */
  readonly text: string;
}

export function offer(one: Definition, rank: number, text: string = one.name): Offer {
  const owner = one.owner === null ? "" : ` · ${one.owner}`;
  return { label: one.name, kind: one.kind, detail: { de: kindWords[one.kind].de + owner, en: kindWords[one.kind].en + owner }, text, snippet: false, start: 0, rank };
}
export function words(list: readonly string[], rank: number): readonly Offer[] {
  return list.map((label) => ({ label, kind: "keyword", detail: meaningOf(label), text: label, snippet: false, start: 0, rank }));
}
/** Words of the language, also several that go together; what is none is left out. */
export function keywordsOf(...list: readonly string[]): readonly string[] {
  return list.filter((one) => one.split(" ").length > 1 ? isKeyword(one) || one.split(" ").every((part) => isKeyword(part)) : isKeyword(one));
}
function meaningOf(phrase: string): Bilingual {
  const first = phrase.split(" ")[0] ?? "";
  return isKeyword(phrase) ? keywordMeanings[phrase] : isKeyword(first) ? keywordMeanings[first] : { de: "", en: "" };
}
export function named(list: readonly Definition[], kinds: readonly NameKind[], rank: number): readonly Offer[] {
  return list.filter(({ kind }) => kinds.includes(kind)).map((one) => offer(one, rank));
}
