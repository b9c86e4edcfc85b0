/**
 * Sheets and conflicts from outside against a ruleset: checked, or brought to its version, by the door that stands in every
 * engine.
 *
 * Invariant: never throws for what stands in a file; a file is changed as a whole or not at all.
 */
import { unreachable } from "./base/never.ts";
import type { Source } from "./base/source.ts";
import type { Bilingual } from "./base/text.ts";
import { type Answer, check, compile, type Checked, type Load, unknownAmong } from "./compile.ts";
import { hasErrors } from "./diagnostics/report.ts";
import { liveRules } from "./emit/engine/live.ts";
import { withPlaces } from "./emit/with-places.ts";
import type { ConflictFacts } from "./runtime/conflict-facts.ts";
import { checkState, migrateState, saveOfState } from "./runtime/conflict-saves.ts";
import type { RulesFacts, SheetFacts } from "./runtime/facts.ts";
import { readSheet } from "./runtime/door.ts";
import { diceText, keptOf } from "./runtime/kept.ts";
import { migrate as migrateSheet, saveOf } from "./runtime/migrate.ts";
import { entering } from "./runtime/own.ts";
import { collector, ownValues, type Problem } from "./runtime/problems.ts";
import type { SaveChange } from "./runtime/rename.ts";
import { shown } from "./runtime/shape.ts";

/** What a JSON file holds: a sheet, a conflict, a list of them, or a table `{ "sheets": { "ada": … }, "conflicts": { … } }`. */
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
  edition: string | null = null,
): Checked & Answer & { readonly problems: readonly FileProblem[] } {
  const checked = { ...check(sources, load), problem: null };
  if (hasErrors(checked.diagnostics)) return { ...checked, problems: [] };
  const rules = openRules(sources, load, edition);
  if ("en" in rules) return { ...checked, problem: rules, problems: [] };
  const problems = files.flatMap(({ file, value }) =>
    partsOf(value).flatMap(({ path, save }) =>
      problemsOf(rules, save).map((one) => ({ ...one, path: within(path, one.path), file })),
    ),
  );
  return { ...checked, problems };
}

function problemsOf(rules: Rules, save: unknown): readonly Problem[] {
  return entering(rules.rules, () => problemsHere(rules, save));
}
function problemsHere(rules: Rules, save: unknown): readonly Problem[] {
  const found = factsFor(rules, save);
  switch (found.kind) {
    case "unknown":
      return [found.problem];
    case "conflict":
      return checkState(rules.rules, found.facts, save);
    case "sheet": {
      const problems = collector();
      readSheet(rules.rules, found.facts, save, "", problems);
      return problems.found;
    }
    default:
      return unreachable(found);
  }
}

/** `drop`: places whose values may go. */
export function migrate(
  sources: readonly Source[],
  load: Load | undefined,
  files: readonly SaveFile[],
  drop: readonly string[],
  edition: string | null = null,
): Checked & Answer & { readonly files: readonly MigratedFile[] } {
  const checked = { ...check(sources, load), problem: null };
  if (hasErrors(checked.diagnostics)) return { ...checked, files: [] };
  const rules = openRules(sources, load, edition);
  if ("en" in rules) return { ...checked, problem: rules, files: [] };
  return { ...checked, files: files.map((one) => migrateFile(rules, one, drop)) };
}

function migrateFile(rules: Rules, { file, value }: SaveFile, drop: readonly string[]): MigratedFile {
  const changes: SaveChange[] = [];
  const problems: FileProblem[] = [];
  const made: unknown[] = [];
  for (const { path, save } of partsOf(value)) {
    const prefix = path === "" ? "" : `${path}.`;
    const own = drop.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
    const done = entering(rules.rules, () => migrated(rules, save, own));
    if ("problems" in done)
      problems.push(...done.problems.map((one) => ({ ...one, path: within(path, one.path), file })));
    else {
      changes.push(...done.changes.map((one) => ({ ...one, path: within(path, one.path) })));
      made.push(done.save);
    }
  }
  return { file, changes, problems, value: problems.length > 0 ? null : putTogether(value, made) };
}

function migrated(
  rules: Rules,
  save: unknown,
  drop: readonly string[],
): { readonly save: object; readonly changes: readonly SaveChange[] } | { readonly problems: readonly Problem[] } {
  const found = factsFor(rules, save);
  switch (found.kind) {
    case "unknown":
      return { problems: [found.problem] };
    case "conflict": {
      const done = migrateState(rules.rules, found.facts, save, { drop });
      return done.ok ? { save: saveOfState(found.facts, done.state), changes: done.changes } : done;
    }
    case "sheet": {
      const done = migrateSheet(rules.rules, found.facts, save, { drop });
      return done.ok ? { save: saveOf(keptOf(done.sheet)!), changes: done.changes } : done;
    }
    default:
      return unreachable(found);
  }
}

// ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Rules {
  readonly rules: RulesFacts;
  readonly sheets: readonly SheetFacts[];
  readonly conflicts: readonly ConflictFacts[];
}

/** Those of an edition; or why there is none of this name. */
function openRules(sources: readonly Source[], load: Load | undefined, edition: string | null): Rules | Bilingual {
  const compiled = compile(sources, undefined, load);
  const names = compiled.variants.flatMap(({ variation }) => variation.name ?? []);
  const found = edition === null ? compiled : compiled.variants.findLast(({ variation }) => variation.name === edition);
  if (found === undefined) return unknownAmong(edition ?? "", names);
  const { model, built, lowered } = found;
  const { language } = model.ruleset;
  const placed = withPlaces(model, built, lowered);
  return liveRules(model, placed.built, placed.lowered, (pool) => diceText(pool, language)) as Rules;
}

type Found =
  | { readonly kind: "sheet"; readonly facts: SheetFacts }
  | { readonly kind: "conflict"; readonly facts: ConflictFacts }
  | { readonly kind: "unknown"; readonly problem: Problem };

/** Which sheet or conflict it says it is, under its name now or before; the only sheet there is where it says nothing. */
function factsFor({ sheets, conflicts }: Rules, save: unknown): Found {
  const head = ownValues(ownValues(save)?.get("$"));
  if (head?.has("conflict") === true) {
    const named = byName(conflicts, ({ body }) => body, head.get("conflict"));
    const names = conflicts.map(({ body }) => body.name);
    return named === undefined
      ? unknown("$.conflict", `There is no conflict ${shown(head.get("conflict"))} in these rules.`, names)
      : { kind: "conflict", facts: named };
  }
  const says = head?.get("sheet");
  const [only, another] = sheets;
  const found = says === undefined && another === undefined ? only : byName(sheets, (one) => one, says);
  if (found !== undefined) return { kind: "sheet", facts: found };
  const message =
    says === undefined ? "It does not say which sheet it is." : `There is no sheet ${shown(says)} in these rules.`;
  return unknown(
    "$.sheet",
    message,
    sheets.map(({ name }) => name),
  );
}

/** The one of this name; else the one that was called so. */
function byName<T>(all: readonly T[], of: (one: T) => SheetFacts, name: unknown): T | undefined {
  const before = (one: T): boolean => typeof name === "string" && of(one).formerly.includes(name);
  return all.find((one) => of(one).name === name) ?? all.find(before);
}

function unknown(path: string, message: string, allowed: readonly string[]): Found {
  return { kind: "unknown", problem: { path, code: "unknown-name", message, allowed, clause: null } };
}

// ── files ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Part {
  readonly path: string;
  readonly save: unknown;
}

/** Under these keys a table holds its saves. */
const TABLES = ["sheets", "conflicts"] as const;

function partsOf(value: unknown): readonly Part[] {
  if (Array.isArray(value)) return value.map((save: unknown, i) => ({ path: String(i), save }));
  const table = tableOf(value);
  if (table === null) return [{ path: "", save: value }];
  return TABLES.flatMap((name) => [...(table[name] ?? [])].map(([key, save]) => ({ path: `${name}.${key}`, save })));
}

/** The sheets and conflicts of a table, by key. */
function tableOf(value: unknown): Partial<Record<(typeof TABLES)[number], ReadonlyMap<string, unknown>>> | null {
  const values = ownValues(value);
  if (values === null || values.has("$") || !TABLES.some((name) => values.has(name))) return null;
  const own = TABLES.map((name) => [name, values.has(name) ? ownValues(values.get(name)) : new Map()] as const);
  return own.some(([, saves]) => saves === null) ? null : Object.fromEntries(own);
}

function putTogether(value: unknown, made: readonly unknown[]): unknown {
  if (Array.isArray(value)) return made;
  const table = tableOf(value);
  if (table === null) return made[0] ?? null;
  let next = 0;
  const tables = TABLES.filter((name) => Object.hasOwn(value as object, name)).map((name) => {
    const saves = [...(table[name]?.keys() ?? [])].map((key) => [key, made[next++]] as const);
    return [name, Object.fromEntries(saves)] as const;
  });
  return { ...(value as object), ...Object.fromEntries(tables) };
}

function within(path: string, own: string): string {
  return path === "" || own === "" ? path + own : `${path}.${own}`;
}
