/**
 * Diagnostics as SARIF 2.1.0, the form in which code hosts take findings.
 *
 * Invariant: lines and columns count from one, columns in UTF-16 units (`columnKind` says so); a repair that can be applied
 * as it is comes along.
 */
import { range, type Span } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { pages, type DiagnosticCode } from "./pages.ts";
import { message, type Sources } from "./render.ts";
import type { Diagnostic, Severity } from "./report.ts";
import { outline } from "./template.ts";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", hint: "note" };

/** One log with one run. `version`: of this program. */
export function sarif(diagnostics: readonly Diagnostic[], sources: Sources, language: Language, version: string): unknown {
  const codes = [...new Set(diagnostics.map((one) => one.code))].toSorted();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "regelwerk", version, rules: codes.map((code) => ruleOf(code, language)) } },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((one) => resultOf(one, codes.indexOf(one.code), sources, language)),
      },
    ],
  };
}

function ruleOf(code: DiagnosticCode, language: Language): unknown {
  const page = pages[code];
  return {
    id: code,
    shortDescription: { text: outline(page[language], language) },
    fullDescription: { text: page.why },
    help: { text: page.mend },
    defaultConfiguration: { level: levels[page.severity] },
  };
}

function resultOf(one: Diagnostic, ruleIndex: number, sources: Sources, language: Language): unknown {
  const { code, severity, span, related, fix } = one;
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: message(one, language) },
    locations: [placeOf(span, sources)],
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

/** A relative path as a relative address. */
function uriOf(file: string): string {
  return file.split(/[\\/]/u).map(encodeURIComponent).join("/");
}
