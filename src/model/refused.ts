/**
 * Names of declarations that could not be read: they stay known.
 *
 * Invariant: who uses one hears nothing more than what was told at its declaration.
 */
import type * as ast from "../syntax/ast.ts";
import type { RefusedSymbol } from "./symbols.ts";
import { idOf, type World } from "./world.ts";

/** The name a broken declaration would have declared, where nothing else has them. */
export function know(world: World, node: ast.Declaration): void {
  const name = nameOf(node);
  if (name === undefined || world.symbols.entries.has(name.text) || world.symbols.kinds.has(name.text) || world.symbols.rules.has(name.text)) return;
  const symbol: RefusedSymbol = { kind: "refused", id: idOf("refused", name.text), name: name.text, short: null, span: name.span };
  for (const space of [world.symbols.kinds, world.symbols.rules]) space.set(name.text, symbol);
  world.symbols.byId.set(symbol.id, symbol);
}
function nameOf(node: ast.Declaration): ast.Name | undefined {
  if (node.kind === "broken") return node.name;
  if ("head" in node && node.head.name.kind === "name") return node.head.name;
  return undefined;
}
