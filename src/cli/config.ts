/**
 * `regelwerk.json`: what a project wants of the checks. The nearest one upwards from a text counts.
 *
 * Invariant: an error of ours stays one; only warnings and hints can be raised, lowered or switched off.
 */
import { suggestOne } from "../base/suggest.ts";
import { pages } from "../diagnostics/pages.ts";
import type { Diagnostic, Severity } from "../diagnostics/report.ts";
import { BadCall } from "./bad-call.ts";
import type { Host } from "./host.ts";

/** See grammar/regelwerk.schema.json. */
export interface Config {
  readonly severities: ReadonlyMap<string, Severity | "off">;
  readonly maxWarnings: number | null;
}

export const configName = "regelwerk.json";
const keys = ["$schema", "severities", "maxWarnings"];
const severities = ["off", "hint", "warning", "error"];

/** The settings for a text; null: there is no such file. */
export function configFor(host: Host, file: string): Config | null {
  const parts = file.split("/").slice(0, -1);
  for (let depth = parts.length; depth >= 0; depth--) {
    const path = [...parts.slice(0, depth), configName].join("/");
    if (host.kindOf(path) === "file") return readConfig(path, new TextDecoder().decode(host.read(path)));
  }
  return null;
}

/** The diagnostics as the project wants them. */
export function asConfigured(config: Config | null, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (config === null || config.severities.size === 0) return diagnostics;
  return diagnostics.flatMap((one) => {
    const wanted = one.severity === "error" ? undefined : config.severities.get(one.code);
    return wanted === "off" ? [] : [wanted === undefined ? one : { ...one, severity: wanted }];
  });
}

function readConfig(path: string, text: string): Config {
  const value = parsed(path, text);
  if (!isRecord(value)) throw wrong(path, "an object { … } is expected", "es muss ein Objekt { … } sein");
  for (const key of Object.keys(value)) if (!keys.includes(key)) throw unknownKey(path, key, keys);
  return { severities: severitiesOf(path, value["severities"]), maxWarnings: maxWarningsOf(path, value["maxWarnings"]) };
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/u, ""));
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw wrong(path, `this is no JSON (${why})`, `das ist kein JSON (${why})`);
  }
}

function severitiesOf(path: string, value: unknown): Config["severities"] {
  if (value === undefined) return new Map();
  if (!isRecord(value)) throw wrong(path, '"severities" must be an object', "„severities“ muss ein Objekt sein");
  return new Map(
    Object.entries(value).map(([code, severity]) => {
      if (!Object.hasOwn(pages, code)) throw unknownKey(path, code, Object.keys(pages));
      if (pages[code as keyof typeof pages].severity === "error") throw wrong(path, `${code} is an error and stays one`, `${code} ist ein Fehler und bleibt einer`);
      if (typeof severity !== "string" || !severities.includes(severity)) throw wrong(path, `${code} can be ${severities.join(", ")}`, `${code} kann ${severities.join(", ")} sein`);
      return [code, severity as Severity | "off"] as const;
    }),
  );
}

function maxWarningsOf(path: string, value: unknown): number | null {
  if (value === undefined) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) throw wrong(path, '"maxWarnings" must be a whole number from 0', "„maxWarnings“ muss eine ganze Zahl ab 0 sein");
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unknownKey(path: string, key: string, known: readonly string[]): BadCall {
  const near = suggestOne(key, known);
  return wrong(path, `nothing is called "${key}"${near === undefined ? "" : `; did you mean "${near}"?`}`, `„${key}“ gibt es nicht${near === undefined ? "" : `; ist „${near}“ gemeint?`}`);
}

function wrong(path: string, en: string, de: string): BadCall {
  return new BadCall({ en: `${path}: ${en}`, de: `${path}: ${de}` });
}
