/**
 * The trees of declarations that a reader has read before: who changes one line of a text has one declaration read again.
 *
 * Invariant: what is given back is what reading again would give. A tree depends on the tokens of its declaration, on where they stand, and (the cells
 * of rows) on the names and units that cells are read with: all three are compared, and a tree that has moved is given with its places moved.
 */
import type { Declaration } from "./ast.ts";
import type { Token } from "./tokens.ts";

/** What one reading may recall: of one file, with the same names and units. */
export interface Memory {
  readonly recall: (text: string, tokens: readonly Token[]) => readonly Declaration[] | undefined;
  readonly keep: (text: string, tokens: readonly Token[], declarations: readonly Declaration[]) => void;
}
/** `context`: whatever else the trees depend on. */
export type Memories = (context: string) => Memory;

interface Known {
  readonly tokens: readonly Token[];
  readonly declarations: readonly Declaration[];
}

/** Declarations kept; those that were not asked for the longest go first. */
const most = 8000;

export function createMemories(): Memories {
  const kept = new Map<string, Known>();
  const put = (key: string, known: Known): void => {
    kept.delete(key);
    kept.set(key, known);
    if (kept.size > most) for (const oldest of kept.keys()) return void kept.delete(oldest);
  };
  const contexts = new Map<string, number>();
  return (context) => {
    if (contexts.size > 100) {
      contexts.clear();
      kept.clear();
    }
    const number = contexts.get(context) ?? contexts.size;
    contexts.set(context, number);
    const keyOf = (text: string, tokens: readonly Token[]): string => `${number} ${text.slice(tokens[0]?.start, tokens.at(-1)?.end)}`;
    return {
      recall: (text, tokens) => {
        const key = keyOf(text, tokens);
        const known = kept.get(key);
        if (known === undefined || !isSame(known.tokens, tokens)) return undefined;
        const by = (tokens[0]?.start ?? 0) - (known.tokens[0]?.start ?? 0);
        const declarations = by === 0 ? known.declarations : moved(known.declarations, by, new Map());
        put(key, { tokens, declarations });
        return declarations;
      },
      keep: (text, tokens, declarations) => put(keyOf(text, tokens), { tokens, declarations }),
    };
  };
}

/** True for the same tokens at the same distances. Of the payload of a row only its header can differ where the text does not. */
function isSame(old: readonly Token[], tokens: readonly Token[]): boolean {
  const by = (tokens[0]?.start ?? 0) - (old[0]?.start ?? 0);
  return old.length === tokens.length && old.every((one, place) => {
    const other = tokens[place];
    return other !== undefined && one.tokenType === other.tokenType && one.image === other.image && one.start + by === other.start && one.end + by === other.end && isSamePayload(one.payload, other.payload);
  });
}
function isSamePayload(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  return "header" in one && "header" in other && one.header === other.header;
}

/** A copy in which every place lies further back; what is the same object in two places stays one. */
function moved<T>(tree: T, by: number, rows: Map<object, unknown>): T {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((one: unknown) => moved(one, by, rows)) as T;
  const known = rows.get(tree);
  if (known !== undefined) return known as T;
  const made: Record<string, unknown> = {};
  for (const key in tree) made[key] = movedPart(key, tree[key], by, rows);
  if ("kind" in tree && tree.kind === "row") rows.set(tree, made);
  return made as T;
}
/** A span is told by its file: nothing else in a tree has one. */
function movedPart(key: string, part: unknown, by: number, rows: Map<object, unknown>): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (key !== "span") return moved(part, by, rows);
  const { file, start, end } = part as Declaration["span"];
  return { file, start: start + by, end: end + by };
}
