/**
 * A name that is lost is one mistake, however often it is used.
 *
 * Invariant: the first use is told, the others are related places and mended along. Where a name like it is declared, and stands nowhere else
 * in the file, it is that declaration which is misspelt: then it is the one that is mended.
 */
import type { Span } from "../base/source.ts";
import { editDistance } from "../base/suggest.ts";
import { type Diagnostic, inReadingOrder, type Related } from "../diagnostics/report.ts";
import { t, type Token } from "../syntax/tokens.ts";
import { homeOf, type ReadText } from "./followers.ts";

export function lostOnce(diagnostics: readonly Diagnostic[], read: readonly ReadText[]): readonly Diagnostic[] {
  const uses = new Map<string, Diagnostic[]>();
  for (const one of inReadingOrder(diagnostics)) {
    if (one.code === "unknown-name") uses.set(lostName(one), [...(uses.get(lostName(one)) ?? []), one]);
  }
  return diagnostics.flatMap((one) => {
    if (one.code !== "unknown-name") return [one];
    const all = uses.get(lostName(one)) ?? [one];
    return all[0] === one ? [together(one, all, read)] : [];
  });
}
function lostName({ args, span }: Diagnostic): string {
  return `${span.file} ${JSON.stringify(args["name"])}`;
}

function together(first: Diagnostic, all: readonly Diagnostic[], read: readonly ReadText[]): Diagnostic {
  const also = all.slice(1).map((other): Related => ({ span: other.span, text: { en: "also here", de: "auch hier" } }));
  const misspelt = misspeltDeclaration(first, read);
  const { name } = first.args;
  if (misspelt !== undefined && typeof name === "string") {
    const { image, start, end } = misspelt;
    const span: Span = { file: first.span.file, start, end };
    return {
      ...first, args: { ...first.args, suggestion: image },
      related: [...first.related, { span, text: { de: "Hier ist es anders geschrieben.", en: "It is spelt differently here." } }, ...also],
      fix: { title: { de: `Hier „${name}“ schreiben`, en: `Write "${name}" there` }, edits: [{ span, newText: name }] },
    };
  }
  if (also.length === 0) return first;
  const edits = first.fix === null ? [] : all.flatMap((other) => other.fix?.edits ?? []);
  return { ...first, related: [...first.related, ...also], fix: first.fix === null ? null : { ...first.fix, edits } };
}

/** So many places speak for the lost name against the one that is spelt otherwise. */
const enough = 3;

/** The only place of a name like the lost one: the one that is suggested, or one before it in the same rule. */
function misspeltDeclaration({ args, span, fix }: Diagnostic, read: readonly ReadText[]): Token | undefined {
  const { name, suggestion } = args;
  const text = read.find(({ source }) => source.path === span.file);
  if (typeof name !== "string" || fix === null || text === undefined) return undefined;
  const places = new Map<string, Token[]>();
  for (const token of text.tokens) {
    if (token.tokenType === t.Name) put(places, token);
  }
  if ((places.get(name)?.length ?? 0) < enough) return undefined;
  const home = homeOf(text.declarations, span);
  const once = [...places.values()].flatMap(([only, more]) => (only !== undefined && more === undefined ? [only] : []));
  const isHere = (one: Token): boolean => home !== undefined && home.span.start <= one.start && one.start < span.start && editDistance(name, one.image, 1) <= 1;
  return once.find(isHere) ?? once.find(({ image }) => image === suggestion);
}
function put(places: Map<string, Token[]>, token: Token): void {
  const list = places.get(token.image);
  if (list === undefined) places.set(token.image, [token]);
  else list.push(token);
}
