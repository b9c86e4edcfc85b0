/**
 * The part of a ruleset that nothing is wrong with.
 *
 * Invariant: it compiles without an error, and what is left of it stands where it stood: what is damaged, and what needs it, is blanked out
 * and nothing else. Of a sheet and the like only the members that are damaged are, where that suffices.
 */
import { createSource, position, type Source, type Span } from "../base/source.ts";
import { compile, type Compiled, type Load } from "../compile.ts";
import type * as ast from "../syntax/ast.ts";
import { createReader } from "../syntax/parse.ts";

export interface Sound {
  /** Null: it cannot be told apart what is damaged. */
  readonly compiled: Compiled | null;
  /** What is left out. */
  readonly without: readonly Span[];
}

/** A mistake that others hang on is found at once; a chain longer than this is not followed. */
const mostRounds = 30;

export function soundPart(compiled: Compiled, load: Load): Sound {
  const read = createReader();
  const without: Span[] = [];
  let now = compiled;
  for (let round = 0; round < mostRounds; round++) {
    const errors = now.diagnostics.filter(({ severity }) => severity === "error");
    if (errors.length === 0) return { compiled: now, without };
    const damaged = errors.flatMap(({ span }) => damagedBy(now, span));
    const sources = now.sources.map((source) => blanked(source, damaged));
    if (damaged.length === 0 || sources.every((source, i) => source.text === now.sources[i]?.text)) break;
    without.push(...damaged);
    const [main, ...others] = sources;
    if (main === undefined) break;
    now = compile([main], read, load, others);
  }
  return { compiled: null, without };
}

/** The member or declaration around a mistake; what stands outside of all, with its lines. */
function damagedBy(compiled: Compiled, span: Span): readonly Span[] {
  const index = compiled.sources.findIndex(({ path }) => path === span.file);
  const source = compiled.sources[index];
  if (source === undefined) return [];
  const around = homeOf(compiled.parsed[index]?.ast.declarations ?? [], span);
  const member = around === undefined ? undefined : homeOf(membersOf(around), span);
  return [[member, around].find((one) => one !== undefined && textOf(source, one.span).trim() !== "")?.span ?? linesAround(source, span)];
}

function homeOf<Node extends { readonly span: Span }>(nodes: readonly Node[], { start, end }: Span): Node | undefined {
  return nodes.find(({ span }) => span.start <= start && end <= span.end && end > span.start);
}
/** What stands for itself within a declaration. */
function membersOf(node: ast.Declaration): readonly { readonly span: Span }[] {
  return (node.kind === "sheet" || node.kind === "collection" || node.kind === "conflict") && "members" in node ? node.members : [];
}
function linesAround(source: Source, { file, start, end }: Span): Span {
  return { file, start: source.lineStarts[position(source, start).line] ?? 0, end: source.lineStarts[position(source, end).line + 1] ?? source.text.length };
}
function textOf(source: Source, { start, end }: Span): string {
  return source.text.slice(start, end);
}

/** With blanks in the place of all but line ends. */
function blanked(source: Source, spans: readonly Span[]): Source {
  const own = spans.filter(({ file }) => file === source.path);
  const text = own.reduce((before, { start, end }) => before.slice(0, start) + before.slice(start, end).replaceAll(/[^\r\n]/gu, (sign) => " ".repeat(sign.length)) + before.slice(end), source.text);
  return text === source.text ? source : createSource(source.path, text);
}
