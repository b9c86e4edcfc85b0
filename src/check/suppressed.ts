/**
 * Comments that keep a warning or hint quiet: `// regelwerk-ignore unused-name: the next module uses it`.
 *
 * Invariant: an error cannot be kept quiet; each such comment has a reason, and one that keeps nothing quiet is reported.
 */
import { position, type Source, type Span } from "../base/source.ts";
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, type DiagnosticCode } from "../diagnostics/report.ts";
import { pages } from "../diagnostics/pages.ts";

/** What of a comment's tree this needs. */
interface Comment {
  readonly text: string;
  readonly span: Span;
}
interface Ignore {
  readonly code: string;
  readonly reason: string;
  readonly span: Span;
  /** The lines it speaks of: its own and the next. */
  readonly lines: readonly [number, number];
}

const pattern = /^\/[/*]\s*regelwerk-ignore\s+([a-z-]+)\s*(?::\s*(.*?))?\s*(?:\*\/)?$/u;

/** The diagnostics that are left, and what is wrong with the comments. Without errors only: behind them more may come to light. */
export function withoutSuppressed(source: Source, comments: readonly Comment[], diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const ignores = comments.flatMap((one) => ignoreOf(source, one) ?? []);
  if (ignores.length === 0) return diagnostics;
  const used = new Set<Ignore>();
  const left = diagnostics.filter((one) => {
    if (one.span.file !== source.path || one.severity === "error") return true;
    const { line } = position(source, one.span.start);
    const fitting = ignores.find((ignore) => ignore.code === one.code && ignore.reason !== "" && ignore.lines.includes(line));
    if (fitting !== undefined) used.add(fitting);
    return fitting === undefined;
  });
  const hasErrors = diagnostics.some((one) => one.severity === "error");
  return [...left, ...ignores.flatMap((one) => problemOf(one, used.has(one) || hasErrors))];
}

function ignoreOf(source: Source, { text, span }: Comment): Ignore | null {
  const found = pattern.exec(text.trimEnd());
  if (found === null) return null;
  const { line } = position(source, span.end);
  return { code: found[1] ?? "", reason: (found[2] ?? "").trim(), span, lines: [line, line + 1] };
}

function problemOf({ code, reason, span }: Ignore, isUsed: boolean): readonly Diagnostic[] {
  if (!Object.hasOwn(pages, code)) {
    const suggestion = suggestOne(code, Object.keys(pages));
    return [diagnostic("unknown-code", span, { code, ...(suggestion === undefined ? {} : { suggestion }) })];
  }
  if (reason === "") return [diagnostic("missing-reason", span, { code })];
  if (pages[code as DiagnosticCode].severity === "error") return [diagnostic("misplaced-ignore", span, { code })];
  return isUsed ? [] : [diagnostic("unused-ignore", span, { code })];
}
