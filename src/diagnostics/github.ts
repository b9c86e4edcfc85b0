/**
 * Diagnostics as the workflow commands with which GitHub marks lines of a change.
 *
 * Invariant: one line each, whatever stands in a message or a path.
 */
import { range } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { message, type Sources } from "./render.ts";
import type { Diagnostic, Severity } from "./report.ts";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", hint: "notice" };

export function github(one: Diagnostic, sources: Sources, language: Language): string {
  const source = sources(one.span.file);
  const place = source === undefined ? undefined : range(source, one.span);
  const at = place === undefined ? [] : [`line=${place.start.line + 1}`, `endLine=${place.end.line + 1}`, ...(place.start.line === place.end.line ? [`col=${place.start.character + 1}`, `endColumn=${place.end.character + 1}`] : [])];
  const properties = [`file=${property(one.span.file)}`, ...at, `title=${property(one.code)}`].join(",");
  return `::${commands[one.severity]} ${properties}::${data(message(one, language))}`;
}

function data(text: string): string {
  return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}

function property(text: string): string {
  return data(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
