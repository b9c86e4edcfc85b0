/**
 * `modifier kinds Umstand, Zustand: best bonus and worst penalty count`.
 *
 * Invariant: they are known before anything that may name them is looked at.
 */
import { unreachable } from "../base/never.ts";
import type * as ast from "../syntax/ast.ts";
import { duplicate } from "./declare.ts";
import type { ModifierKind } from "./types.ts";
import { at, frame, idOf, meta, type World } from "./world.ts";

export function declareModifierKinds(world: World, nodes: readonly ast.Declaration[]): readonly ModifierKind[] {
  const known = world.symbols.modifierKinds;
  return nodes.flatMap((node) => {
    if (node.kind !== "modifier-kinds") return [];
    return node.names.flatMap((name): readonly ModifierKind[] => {
      if (name.kind === "missing") return [];
      const here = frame(world, idOf("modifier-kind", name.text));
      const before = known.get(name.text);
      if (before !== undefined) {
        duplicate(here, name.text, name.span, before.span);
        return [];
      }
      known.set(name.text, { id: here.id, span: name.span });
      world.ids.set(here.id, name.span);
      const about = { name: name.text, short: null, formerly: [], helper: false, group: [] };
      return [at(world, { id: here.id, ...about, counting: countingOf(node.counting), ...meta(here, node.meta) }, name.span)];
    });
  });
}

function countingOf(written: ast.ModifierKinds["counting"]): ModifierKind["counting"] {
  switch (written) {
    case "best bonus and worst penalty count": return "best-and-worst";
    case "best bonus and all penalties count": return "best-bonus";
    case "all count": return "all";
    default: return unreachable(written);
  }
}
