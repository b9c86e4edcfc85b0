/**
 * The names that a declaration brings: its own, its entries and steps, its fields, and what its sentences name.
 *
 * Invariant: the tree alone is asked, so damaged texts bring names too. A change of another declaration brings what it adds, not that one's name.
 */
import type * as ast from "../syntax/ast.ts";

export function namesOf(node: ast.Declaration): readonly string[] {
  return [...namesIn(node), ...entriesIn(node)];
}

const naming: ReadonlySet<string> = new Set([
  "given", "step", "let", "roll", "for-each", "choose", "option", "ask", "field", "each", "relation", "sides", "actors", "for-every-part", "param", "key", "out", "role",
  "unit", "constant", "table", "formula", "sheet", "collection", "entry", "condition", "check", "cascade", "conflict", "scene", "tactic", "scale", "choice",
]);
/** The names that a tree brings, but for its rows. */
function namesIn(tree: unknown): readonly string[] {
  if (typeof tree !== "object" || tree === null) return [];
  if (Array.isArray(tree)) return tree.flatMap(namesIn);
  const inside = Object.values(tree).flatMap(namesIn);
  if (!("kind" in tree) || typeof tree.kind !== "string") return inside;
  if (!naming.has(tree.kind)) return inside;
  if ((tree.kind === "key" || tree.kind === "given") && "type" in tree && tree.type === undefined) return inside;
  const { head, name, names, as, role } = tree as { readonly head?: ast.Head; readonly name?: ast.NameSlot; readonly names?: readonly ast.NameSlot[]; readonly as?: ast.NameSlot; readonly role?: ast.NameSlot };
  const { flags = tree } = tree as { readonly flags?: object };
  if (("extend" in flags && flags.extend === true) || ("replace" in flags && flags.replace === true)) return inside;
  const own = [head?.name, head?.short, name, ...(Array.isArray(names) ? names : []), as, role];
  return [...own.flatMap((one) => (one?.kind === "name" ? [one.text] : [])), ...inside];
}

function entriesIn(node: ast.Declaration): readonly string[] {
  const rows = node.kind === "collection" ? node.members.flatMap((one) => (one.kind === "row" ? [one] : [])) : node.kind === "scale" || node.kind === "choice" ? node.rows : [];
  const columns = node.kind !== "collection" ? 2 : node.across === undefined ? 1 : Infinity;
  return rows.flatMap(({ header, cells }) => (header ? [] : cells.slice(0, columns).flatMap(({ name, short }) => [name, short].flatMap((one) => one?.text ?? []))));
}
