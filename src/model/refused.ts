/**
 * What the language has and this version cannot do yet: one diagnostic each, and the names it declares stay known.
 *
 * Invariant: nothing is ignored silently, and who uses a refused name hears nothing more.
 */
import type { Span } from "../base/source.ts";
import type { DiagnosticCode } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import type { RefusedSymbol } from "./symbols.ts";
import { frame, idOf, report, type World } from "./world.ts";

type Refusal = "unsupported-translation";

export function refuse(world: World, node: ast.Declaration): void {
  switch (node.kind) {
    case "translation": tell(world, "unsupported-translation", headSpan(node.name, node.span), {}); break;
    default: break;
  }
}

function headSpan(name: ast.NameSlot, span: Span): Span {
  return name.kind === "name" ? name.span : span;
}
function tell(world: World, code: Refusal, span: Span, args: { readonly word?: string }): void {
  report(frame(world, code), code satisfies DiagnosticCode, span, args as Readonly<Record<string, never>>);
}

/** The names a refused or broken declaration would have declared, where nothing else has them. */
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
