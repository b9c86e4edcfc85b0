/**
 * What is wrong, file by file.
 *
 * Invariant: what several rulesets say of a file at one place is said once. `quick` runs no example and asks for no odds.
 */
import type { Language } from "../../base/text.ts";
import { findings, foundQuickly } from "../../compile.ts";
import { inReadingOrder, type Diagnostic } from "../../diagnostics/report.ts";
import type { Snapshot } from "../workspace.ts";

/** Diagnostics of all files of the rulesets that are open, by path; a file without any is there with none. */
export function diagnosticsOf(snapshot: Snapshot, depth: "quick" | "thorough"): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Map<string, Diagnostic>>();
  for (const { compiled } of snapshot.rulesets()) {
    for (const { path } of compiled.sources) found.set(path, found.get(path) ?? new Map());
    const said = depth === "quick" ? foundQuickly(compiled, snapshot.load) : findings(compiled, snapshot.load);
    for (const one of said) {
      const own = found.get(one.span.file) ?? new Map<string, Diagnostic>();
      found.set(one.span.file, own);
      const key = `${one.code} ${one.span.start} ${one.span.end}`;
      if (!own.has(key)) own.set(key, one);
    }
  }
  return new Map([...found].map(([path, own]) => [path, inReadingOrder([...own.values()])] as const));
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
