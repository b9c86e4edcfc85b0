/**
 * From a name to where it is declared, and to everywhere it is used.
 *
 * Invariant: places are those of the text as it is; a file that several rulesets use is looked at in each.
 */
import type { Span } from "../../base/source.ts";
import { namesOf, type Found } from "../names.ts";
import type { Snapshot } from "../workspace.ts";

/** Where what stands here is declared; the file, if it is the path of one. */
export function definitionsAt(snapshot: Snapshot, path: string, offset: number): readonly { readonly span: Span; readonly whole: Span }[] {
  const found = each(snapshot, path, offset).flatMap(({ found: { definitions } }) => definitions.map(({ span, whole }) => ({ span, whole })));
  return found.length > 0 ? distinct(found, ({ span }) => span) : fileAt(snapshot, path, offset);
}

/** Every place where what stands here is used. */
export function referencesAt(snapshot: Snapshot, path: string, offset: number, withDeclaration: boolean): readonly Span[] {
  const spans = each(snapshot, path, offset).flatMap(({ found, index }) => {
    const declared = withDeclaration ? found.definitions.map(({ span }) => span) : [];
    return [...declared, ...index.usesOf(found.definitions).map(({ span }) => span)];
  });
  return distinct(spans, (span) => span);
}

function each(snapshot: Snapshot, path: string, offset: number): readonly { readonly found: Found; readonly index: ReturnType<typeof namesOf> }[] {
  return snapshot.rulesetsOf(path).flatMap(({ compiled }) => {
    const index = namesOf(compiled);
    const found = index.at(path, offset);
    return found === null ? [] : [{ found, index }];
  });
}

function distinct<T>(list: readonly T[], spanOf: (one: T) => Span): readonly T[] {
  return [...new Map(list.map((one) => [keyOf(spanOf(one)), one] as const)).values()];
}
function keyOf({ file, start, end }: Span): string {
  return `${file} ${start} ${end}`;
}

/** `use N from "./x.rules"`: the file. */
function fileAt(snapshot: Snapshot, path: string, offset: number): readonly { readonly span: Span; readonly whole: Span }[] {
  for (const node of snapshot.parsed(path)?.ast.declarations ?? []) {
    if (node.kind !== "use" || node.from === undefined || offset < node.from.span.start || offset > node.from.span.end) continue;
    const source = snapshot.load(path, node.from.text);
    const span = source === undefined ? undefined : { file: source.path, start: 0, end: 0 };
    return span === undefined ? [] : [{ span, whole: span }];
  }
  return [];
}
