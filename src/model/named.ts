/**
 * What every declared thing has: its names and its doc texts.
 *
 * Invariant: names are the designer's own, as the head gives them.
 */
import type * as ast from "../syntax/ast.ts";
import type { Meta, Named } from "./types.ts";
import { meta, noMeta, type Frame } from "./world.ts";

export function named(head: ast.Head, flags: ast.Flags | null, scope: { readonly frame: Frame }, group: readonly string[] = [], more: ast.Meta | null = null): Omit<Named, "id"> {
  const said: Meta = more === null ? noMeta : meta(scope.frame, more);
  return {
    name: head.name.kind === "name" ? head.name.text : "",
    short: head.short?.text ?? null,
    formerly: head.formerly.map((one) => one.text),
    helper: flags?.helper ?? false,
    group,
    ...said,
  };
}

