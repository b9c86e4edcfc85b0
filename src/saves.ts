/**
 * Sheets and saves from outside against a ruleset: checked, or brought to its version, by the door that stands in every
 * engine.
 *
 * Invariant: never throws for what stands in a file; a file is changed as a whole or not at all.
 */
import type { Source } from "./base/source.ts";
import { check, compile, type Checked, type Load } from "./compile.ts";
import { hasErrors } from "./diagnostics/report.ts";
import { liveRules } from "./emit/engine/live.ts";
import type { RulesFacts, SheetFacts } from "./runtime/facts.ts";
import { readSheet } from "./runtime/door.ts";
import { diceText, keptOf } from "./runtime/kept.ts";
import { migrate as migrateSheet, saveOf } from "./runtime/migrate.ts";
import { collector, ownValues, type Problem } from "./runtime/problems.ts";
import type { SaveChange } from "./runtime/rename.ts";

/** What a JSON file holds: a sheet, a list of sheets, or a table `{ "sheets": { "ada": … } }`. */
export interface SaveFile {
  readonly file: string;
  readonly value: unknown;
}
export interface FileProblem extends Problem {
  readonly file: string;
}
export interface MigratedFile {
  readonly file: string;
  readonly changes: readonly SaveChange[];
  readonly problems: readonly FileProblem[];
  /** The whole content for today; null where there are problems. */
  readonly value: unknown;
}

/** Everything that is wrong with them; empty files, empty list. */
export function validate(
  sources: readonly Source[],
  load: Load | undefined,
  files: readonly SaveFile[],
): Checked & { readonly problems: readonly FileProblem[] } {
  const checked = check(sources, load);
  if (hasErrors(checked.diagnostics)) return { ...checked, problems: [] };
  const rules = openRules(sources);
  const problems = files.flatMap(({ file, value }) =>
    partsOf(value).flatMap(({ path, sheet }) => {
      const found = collector();
      const facts = factsFor(rules, sheet);
      if ("problem" in facts) return [{ ...facts.problem, path: within(path, facts.problem.path), file }];
      readSheet(rules.rules, facts.facts, sheet, "", found);
      return found.found.map((one) => ({ ...one, path: within(path, one.path), file }));
    }),
  );
  return { ...checked, problems };
}

/** `drop`: places whose values may go. */
export function migrate(
  sources: readonly Source[],
  load: Load | undefined,
  files: readonly SaveFile[],
  drop: readonly string[],
): Checked & { readonly files: readonly MigratedFile[] } {
  const checked = check(sources, load);
  if (hasErrors(checked.diagnostics)) return { ...checked, files: [] };
  const rules = openRules(sources);
  return { ...checked, files: files.map((one) => migrateFile(rules, one, drop)) };
}

function migrateFile(rules: Rules, { file, value }: SaveFile, drop: readonly string[]): MigratedFile {
  const changes: SaveChange[] = [];
  const problems: FileProblem[] = [];
  const made: unknown[] = [];
  for (const { path, sheet } of partsOf(value)) {
    const facts = factsFor(rules, sheet);
    const prefix = path === "" ? "" : `${path}.`;
    const own = drop.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
    const done =
      "problem" in facts
        ? { ok: false as const, problems: [facts.problem] }
        : migrateSheet(rules.rules, facts.facts, sheet, { drop: own });
    if (!done.ok) problems.push(...done.problems.map((one) => ({ ...one, path: within(path, one.path), file })));
    else {
      changes.push(...done.changes.map((one) => ({ ...one, path: within(path, one.path) })));
      made.push(saveOf(keptOf(done.sheet)!));
    }
  }
  return { file, changes, problems, value: problems.length > 0 ? null : putTogether(value, made) };
}

// ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Rules {
  readonly rules: RulesFacts;
  readonly sheets: readonly SheetFacts[];
}

function openRules(sources: readonly Source[]): Rules {
  const { model, built, lowered } = compile(sources);
  const { language } = model.ruleset;
  return liveRules(model, built, lowered, (pool) => diceText(pool, language)) as Rules;
}

/** Which sheet it says it is, under its name now or before; the only one there is where it says nothing. */
function factsFor({ sheets }: Rules, sheet: unknown): { readonly facts: SheetFacts } | { readonly problem: Problem } {
  const says = ownValues(ownValues(sheet)?.get("$"))?.get("sheet");
  const [only, another] = sheets;
  const found =
    says === undefined && another === undefined
      ? only
      : (sheets.find(({ name }) => name === says) ??
        sheets.find(({ formerly }) => typeof says === "string" && formerly.includes(says)));
  if (found !== undefined) return { facts: found };
  const names = sheets.map(({ name }) => name);
  const message =
    says === undefined
      ? "It does not say which sheet it is."
      : `There is no sheet ${JSON.stringify(says)} in these rules.`;
  return { problem: { path: "$.sheet", code: "unknown-name", message, allowed: names, clause: null } };
}

// ── files ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Part {
  readonly path: string;
  readonly sheet: unknown;
}

function partsOf(value: unknown): readonly Part[] {
  if (Array.isArray(value)) return value.map((sheet: unknown, i) => ({ path: String(i), sheet }));
  const table = tableOf(value);
  if (table === null) return [{ path: "", sheet: value }];
  return [...table].map(([key, sheet]) => ({ path: `sheets.${key}`, sheet }));
}

/** The sheets of a table, by key. */
function tableOf(value: unknown): ReadonlyMap<string, unknown> | null {
  const values = ownValues(value);
  return values === null || values.has("$") || !values.has("sheets") ? null : ownValues(values.get("sheets"));
}

function putTogether(value: unknown, made: readonly unknown[]): unknown {
  if (Array.isArray(value)) return made;
  const table = tableOf(value);
  if (table === null) return made[0] ?? null;
  const sheets = Object.fromEntries([...table.keys()].map((key, i) => [key, made[i]] as const));
  return { ...(value as object), sheets };
}

function within(path: string, own: string): string {
  return path === "" || own === "" ? path + own : `${path}.${own}`;
}
