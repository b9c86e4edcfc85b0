/**
 * Names that are none: known names with a word or sign of the language between them, written otherwise.
 *
 * Invariant: it is guessed only where every part is known; what it gives is written in the language and can be put in its place.
 */
import type * as ast from "../syntax/ast.ts";
import { fromGerman } from "../syntax/german.ts";
import type { Scope } from "./scope.ts";

/** The part that is to be written otherwise. */
export interface Hidden {
  readonly span: ast.Name["span"];
  readonly written: string;
  readonly meant: string;
}

const mostWords = 12;
const between = ["is", "and", "or", "of", "by"];
const signWords: Readonly<Record<string, string>> = { x: "*", mal: "*", plus: "+", minus: "-", durch: "/", mindestens: ">=", "höchstens": "<=" };
const ofLists = /^(?:Liste von|lists of|Liste|list) (.+)$|^(.+) (?:list|Liste)$/u;

export function hiddenIn(node: ast.Name, scope: Scope, visible: readonly string[]): Hidden | undefined {
  const words = node.text.split(" ");
  if (words.length < 2 || words.length > mostWords || node.span.end - node.span.start !== node.text.length) return undefined;
  const known = new Set(visible);
  const members = membersOf(scope);
  const isKnown = (name: string): boolean => known.has(name) || members.has(name);
  const [, behind, before] = ofLists.exec(node.text) ?? [];
  const held = behind ?? before;
  if (held !== undefined && isKnown(held)) return { span: node.span, written: node.text, meant: `list of ${held}` };
  for (let place = 1; place < words.length; place++) {
    const [left, right] = [words.slice(0, place).join(" "), words.slice(place).join(" ")];
    const [written = "", after] = [words[place], words.slice(place + 1).join(" ")];
    const word = Object.hasOwn(signWords, written) ? signWords[written] : fromGerman(written, between);
    if (word !== undefined && after !== "" && isKnown(left) && (isKnown(after) || /^\d+$/u.test(after))) {
      const start = node.span.start + left.length + 1;
      return { span: { ...node.span, start, end: start + written.length }, written, meant: word };
    }
    const meant = ofTwo(left, right, scope, { known, members });
    if (meant !== undefined) return { span: node.span, written: node.text, meant };
  }
  return undefined;
}

/** `Annas Mut`, `Anna Mut`, `Lohn Auge`, `Mut 5`. */
function ofTwo(left: string, right: string, scope: Scope, { known, members }: { readonly known: ReadonlySet<string>; readonly members: ReadonlySet<string> }): string | undefined {
  const owner = left.endsWith("s") && known.has(left.slice(0, -1)) && !known.has(left) ? left.slice(0, -1) : scope.locals.has(left) && !known.has(right) ? left : undefined;
  if (owner !== undefined && members.has(right)) return `${owner}'s ${right}`;
  const rule = scope.frame.world.symbols.rules.get(left)?.kind;
  if ((rule === "table" || rule === "formula") && known.has(right)) return `${left}(${right})`;
  return /^\d+$/u.test(right) && (members.has(left) || scope.locals.has(left)) ? `${left} is ${right}` : undefined;
}

/** What sheets and things have. */
function membersOf({ frame: { world } }: Scope): ReadonlySet<string> {
  const all = [...world.symbols.byId.values(), ...world.symbols.kinds.values()];
  return new Set([...world.symbols.entries.keys(), ...all.flatMap((one) => ("fields" in one && one.fields instanceof Map ? [...(one.fields as ReadonlyMap<string, unknown>).keys()] : []))]);
}
