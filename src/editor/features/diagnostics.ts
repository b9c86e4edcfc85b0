/**
 * What is wrong, file by file.
 *
 * Invariant: what several rulesets say of a file at one place is said once. `quick` runs no example and asks for no odds.
 */
import type { Language } from "../../base/text.ts";
import { findings, foundQuickly } from "../../compile.ts";
import { inReadingOrder, type Diagnostic } from "../../diagnostics/report.ts";
import type { Snapshot } from "../workspace.ts";

/** What is wrong with a ruleset that is open: its files, its main one by name. */
export interface Found {
  readonly main: string;
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export function foundIn(snapshot: Snapshot, depth: "quick" | "thorough"): readonly Found[] {
  return snapshot.rulesets().map(({ main, compiled }) => ({
    main,
    files: compiled.sources.map(({ path }) => path),
    diagnostics: depth === "quick" ? foundQuickly(compiled, snapshot.load) : findings(compiled, snapshot.load),
  }));
}

/** The same by path; a file without any is there with none. */
export function byFile(found: readonly Found[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const all = new Map<string, Map<string, Diagnostic>>();
  for (const { files, diagnostics } of found) {
    for (const path of files) all.set(path, all.get(path) ?? new Map());
    for (const one of diagnostics) {
      const own = all.get(one.span.file) ?? new Map<string, Diagnostic>();
      all.set(one.span.file, own);
      const key = `${one.code} ${one.span.start} ${one.span.end}`;
      if (!own.has(key)) own.set(key, one);
    }
  }
  return new Map([...all].map(([path, own]) => [path, inReadingOrder([...own.values()])] as const));
}

/** Diagnostics of all files of the rulesets that are open, by path. */
export function diagnosticsOf(snapshot: Snapshot, depth: "quick" | "thorough"): ReadonlyMap<string, readonly Diagnostic[]> {
  return byFile(foundIn(snapshot, depth));
}

/** The language messages are given in: what the ruleset says in its head, else what the editor wants. */
export function languageOf(snapshot: Snapshot, path: string, wanted: Language): Language {
  for (const { compiled } of snapshot.rulesetsOf(path)) {
    for (const node of compiled.parsed[0]?.ast.declarations ?? []) {
      if (node.kind !== "ruleset") continue;
      const setting = node.settings.find((one) => one.kind === "setting" && one.key.kind === "name" && one.key.text === "language");
      const value = setting?.kind === "setting" && setting.value.kind === "name" ? setting.value.text : "";
      if (value === "de" || value === "en") return value;
    }
  }
  return wanted;
}
