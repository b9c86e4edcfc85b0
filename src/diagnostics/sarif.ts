/**
 * Diagnostics as SARIF 2.1.0, the form in which code hosts take findings.
 *
 * Invariant: lines and columns count from one, columns in UTF-16 units (`columnKind` says so); a repair that can be applied
 * as it is comes along.
 */
import { lineText, position, range, type Span } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { pages, type DiagnosticCode } from "./pages.ts";
import { message, type Sources } from "./render.ts";
import type { Diagnostic, Severity } from "./report.ts";
import { outline } from "./template.ts";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", hint: "note" };

/** One log with one run. `version`: of this program. */
export function sarif(diagnostics: readonly Diagnostic[], sources: Sources, language: Language, version: string): unknown {
  const prints = fingerprints(diagnostics, sources);
  const codes = [...new Set(diagnostics.map((one) => one.code))].toSorted();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "regelwerk", version, rules: codes.map((code) => ruleOf(code, language)) } },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((one, place) => resultOf(one, codes.indexOf(one.code), prints[place]!, sources, language)),
      },
    ],
  };
}

function ruleOf(code: DiagnosticCode, language: Language): unknown {
  const page = pages[code];
  return {
    id: code,
    shortDescription: { text: outline(page[language], language) },
    fullDescription: { text: page.why[language] },
    help: { text: page.mend[language] },
    defaultConfiguration: { level: levels[page.severity] },
  };
}

/**
 * What a finding is known by when lines above it move: its code, its file and the words of its line; the how-manieth of its kind where several
 * are alike.
 */
function fingerprints(diagnostics: readonly Diagnostic[], sources: Sources): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, span }) => {
    const source = sources(span.file);
    const line = source === undefined ? "" : lineText(source, position(source, span.start).line).trim().replace(/\s+/gu, " ");
    const print = hash(`${code}\n${span.file.replaceAll("\\", "/")}\n${line}`);
    const count = seen.get(print) ?? 0;
    seen.set(print, count + 1);
    return `${print}:${count + 1}`;
  });
}

/** FNV-1a over UTF-16 units, in two halves of 32 bits: a name, no secret. */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193) >>> 0;
    b = Math.imul(b ^ unit ^ (a >>> 16), 0x01000193) >>> 0;
  }
  return a.toString(16).padStart(8, "0") + b.toString(16).padStart(8, "0");
}

function resultOf(one: Diagnostic, ruleIndex: number, print: string, sources: Sources, language: Language): unknown {
  const { code, severity, span, related, fix } = one;
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: message(one, language) },
    locations: [placeOf(span, sources)],
    partialFingerprints: { "regelwerk/v1": print },
    ...(related.length === 0 ? {} : { relatedLocations: related.map((other, id) => ({ id, ...placeOf(other.span, sources), message: { text: other.text[language] } })) }),
    ...(fix === null
      ? {}
      : {
          fixes: [
            {
              description: { text: fix.title[language] },
              artifactChanges: [...new Set(fix.edits.map((edit) => edit.span.file))].map((file) => ({
                artifactLocation: { uri: uriOf(file) },
                replacements: fix.edits.filter((edit) => edit.span.file === file).map((edit) => ({ deletedRegion: regionOf(edit.span, sources), insertedContent: { text: edit.newText } })),
              })),
            },
          ],
        }),
  };
}

function placeOf(span: Span, sources: Sources): { readonly physicalLocation: unknown } {
  return { physicalLocation: { artifactLocation: { uri: uriOf(span.file) }, region: regionOf(span, sources) } };
}

function regionOf(span: Span, sources: Sources): unknown {
  const source = sources(span.file);
  if (source === undefined) return { startLine: 1 };
  const { start, end } = range(source, span);
  return { startLine: start.line + 1, startColumn: start.character + 1, endLine: end.line + 1, endColumn: end.character + 1 };
}

/** A relative path as a relative address, a whole one as that of a file. */
function uriOf(file: string): string {
  const parts = file.split(/[\\/]/u);
  const isDrive = /^[A-Za-z]:$/u.test(parts[0] ?? "");
  const path = parts.map((part, place) => (isDrive && place === 0 ? part : encodeURIComponent(part))).join("/");
  return isDrive ? `file:///${path}` : path.startsWith("/") ? `file://${path}` : path;
}
