/**
 * `regelwerk.json`: what a project wants of the checks. The nearest one upwards from a text counts.
 *
 * Invariant: an error of ours stays one; only warnings and hints can be raised, lowered or switched off. What is wrong in the file is
 * told at its place, and the rest of it counts.
 */
import type { Source, Span } from "../base/source.ts";
import { suggestOne } from "../base/suggest.ts";
import type { Bilingual } from "../base/text.ts";
import { pages } from "../diagnostics/pages.ts";
import { diagnostic, type Diagnostic, type DiagnosticCode, type Severity } from "../diagnostics/report.ts";
import { decode } from "./decode.ts";
import type { Host } from "./host.ts";
import { type Entry, type Json, readJson } from "./json-text.ts";

/** See grammar/regelwerk.schema.json. */
export interface Config {
  readonly severities: ReadonlyMap<string, Severity | "off">;
  readonly maxWarnings: number | null;
  readonly source: Source;
  /** What is wrong in the file. */
  readonly problems: readonly Diagnostic[];
}

export const configName = "regelwerk.json";
const keys = ["$schema", "severities", "maxWarnings"];
const severities = ["off", "hint", "warning", "error"];

/** The settings for a text; null: there is no such file. */
export function configFor(host: Pick<Host, "kindOf" | "read" | "identity">, file: string): Config | null {
  for (const path of upwards(host, file)) if (host.kindOf(path) === "file") return readConfig(path, host.read(path));
  return null;
}

/** Where the settings of a text may lie, the nearest place first; also above the folder that paths are seen from. */
function upwards(host: Pick<Host, "identity">, file: string): readonly string[] {
  const folder = file.split("/").slice(0, -1);
  const named = folder.map((_, i) => folder.slice(0, folder.length - i));
  const isAbsolute = folder[0] === "" || /^[a-z]:$/iu.test(folder[0] ?? "");
  const outside = folder.filter((part) => part === "..").length;
  const above = host.identity(".").split(/[\\/]/u).filter((part) => part !== "" && part !== ".").length;
  const beyond = isAbsolute ? [] : Array.from({ length: Math.max(1, above - outside + 1) }, (_, i) => Array.from({ length: outside + i }, () => ".."));
  return [...named.filter((parts) => parts.at(-1) !== ".."), ...beyond].map((parts) => [...parts, configName].join("/"));
}

/** The diagnostics as the project wants them. */
export function asConfigured(config: Config | null, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (config === null || config.severities.size === 0) return diagnostics;
  return diagnostics.flatMap((one) => {
    const wanted = one.severity === "error" ? undefined : config.severities.get(one.code);
    return wanted === "off" ? [] : [wanted === undefined ? one : { ...one, severity: wanted }];
  });
}

function readConfig(path: string, bytes: Uint8Array): Config {
  const { source, problem } = decode(path, bytes);
  const empty = { severities: new Map<string, Severity | "off">(), maxWarnings: null, source };
  if (problem) return { ...empty, problems: [problem] };
  const found = readJson(source);
  if ("problem" in found) return { ...empty, problems: [diagnostic("mismatched-file", found.problem.span, { expected: found.problem.expected })] };
  if (found.kind !== "object") return { ...empty, problems: [diagnostic("mismatched-file", found.span, { expected: braces })] };
  const problems: Diagnostic[] = [];
  const setting = (name: string): Json | undefined => found.entries.findLast(({ key }) => key === name)?.value;
  for (const entry of found.entries) if (!keys.includes(entry.key)) problems.push(unknownSetting(entry));
  return { source, problems, severities: severitiesOf(setting("severities"), problems), maxWarnings: maxWarningsOf(setting("maxWarnings"), problems) };
}

const braces: Bilingual = { de: "ein Objekt { … }", en: "an object { … }" };

function severitiesOf(found: Json | undefined, problems: Diagnostic[]): Config["severities"] {
  if (found === undefined) return new Map();
  if (found.kind !== "object") {
    problems.push(diagnostic("mismatched-setting", found.span, { name: "severities", expected: [braces] }));
    return new Map();
  }
  return new Map(
    found.entries.flatMap(({ key, keySpan, value }): readonly (readonly [string, Severity | "off"])[] => {
      const wrong = codeProblem(key, keySpan);
      const severity = value.kind === "plain" ? value.value : null;
      if (wrong !== null) problems.push(wrong);
      else if (!isSeverity(severity)) problems.push(diagnostic("mismatched-setting", value.span, { name: key, expected: severities }));
      else return [[key, severity]];
      return [];
    }),
  );
}

function codeProblem(code: string, span: Span): Diagnostic | null {
  if (!Object.hasOwn(pages, code)) {
    const suggestion = suggestOne(code, Object.keys(pages));
    return diagnostic("unknown-code", span, { code, ...(suggestion === undefined ? {} : { suggestion }) }, { fix: replacing(span, suggestion) });
  }
  return pages[code as DiagnosticCode].severity === "error" ? diagnostic("misplaced-ignore", span, { code }) : null;
}

function maxWarningsOf(found: Json | undefined, problems: Diagnostic[]): number | null {
  if (found === undefined) return null;
  const value = found.kind === "plain" ? found.value : null;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
  problems.push(diagnostic("mismatched-setting", found.span, { name: "maxWarnings", expected: [{ de: "eine ganze Zahl ab 0", en: "a whole number from 0" }] }));
  return null;
}

function unknownSetting({ key, keySpan }: Entry): Diagnostic {
  const suggestion = suggestOne(key, keys);
  return diagnostic("unknown-setting", keySpan, { name: key, expected: keys, ...(suggestion === undefined ? {} : { suggestion }) }, { fix: replacing(keySpan, suggestion) });
}

function replacing(span: Span, name: string | undefined): Diagnostic["fix"] {
  return name === undefined ? null : { title: { de: `Durch „${name}“ ersetzen`, en: `Replace by "${name}"` }, edits: [{ span, newText: JSON.stringify(name) }] };
}

function isSeverity(value: unknown): value is Severity | "off" {
  return typeof value === "string" && severities.includes(value);
}
