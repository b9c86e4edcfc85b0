/**
 * `translation en { | Name | en | short | }` and `translation api { | Name | api | }`.
 *
 * Invariant: a label belongs to one name and a name has one; what is written means something, or it is told. A later ruleset or module may
 * call a thing otherwise.
 */
import { engineTypes, fixedExports } from "../base/engine-exports.ts";
import { identifier, isIdentifier, upperFirst } from "../base/identifier.ts";
import type { Span } from "../base/source.ts";
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, replaceBy } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { readRows } from "./cell.ts";
import { resolver } from "./expr.ts";
import { scopeOf } from "./scope.ts";
import { namesIn } from "./translated.ts";
import type { Model, Translation } from "./types.ts";
import { frame, report, type Frame, type World } from "./world.ts";

/** One row: what `name` is called. */
interface Line {
  readonly name: ast.Name;
  readonly label: ast.Name;
  readonly short: string | null;
}

/** `model`: all that can have a name here. What is a name only with other modules means nothing here. */
export function translationsOf(nodes: readonly ast.Declaration[], model: Model, world: World): Pick<Model, "translations" | "identifiers"> {
  const written = nodes.filter((node): node is ast.Translation => node.kind === "translation");
  if (written.length === 0) return {};
  const names = namesIn(model);
  const here = frame(world, "translation");
  const [other, ...more] = goalsOf(model);
  for (const { name } of written) if (name.kind === "name" && name.text !== other && name.text !== "api") report(here, "unknown-language", name.span, { name: name.text, expected: [other, ...more] });
  const lines = (goal: string): readonly Line[] => {
    const all = written.filter((node) => node.name.kind === "name" && node.name.text === goal).flatMap((node) => linesOf(node, here));
    return latest(all.filter(({ name }) => names.has(name.text)), here);
  };
  const labels = apart(lines(other), names, here);
  const pinned = pinnedIn(lines("api"), exportedNames(model), here);
  const translation: Translation = { language: other, labels: labels.map(({ name, label, short }) => ({ name: name.text, label: label.text, short })) };
  return {
    ...(labels.length > 0 ? { translations: [translation] } : {}),
    ...(pinned.length > 0 ? { identifiers: pinned.map(({ name, label }) => ({ name: name.text, identifier: label.text })) } : {}),
  };
}

/** The other language, and `api`. */
function goalsOf({ ruleset }: Model): readonly ["de" | "en", "api"] {
  return [ruleset.language === "de" ? "en" : "de", "api"];
}

/** Names in translations that nothing has, with whatever modules; identifiers of what no engine exports. */
export function strangeNames(all: readonly { readonly nodes: readonly ast.Declaration[]; readonly model: Model }[]): readonly Diagnostic[] {
  const written = new Set(all.flatMap(({ nodes }) => nodes.filter((node): node is ast.Translation => node.kind === "translation")));
  if (written.size === 0) return [];
  const names = new Set(all.flatMap(({ model }) => [...namesIn(model)]));
  const exported = new Set(all.flatMap(({ model }) => [...exportedNames(model)]));
  return [...written].flatMap((node) => {
    const rows = node.rows.flatMap((row) => (row.kind === "row" && !row.header && row.cells[0]?.name !== undefined ? [row.cells[0].name] : []));
    return rows.flatMap((name): readonly Diagnostic[] => {
      if (names.has(name.text)) return node.name.kind === "name" && node.name.text === "api" && !exported.has(name.text) ? [diagnostic("unused-identifier", name.span, { name: name.text })] : [];
      const near = suggestOne(name.text, names);
      return [diagnostic("unknown-name", name.span, { name: name.text, suggestion: near }, { fix: near === undefined ? null : replaceBy(name.span, near) })];
    });
  });
}

function linesOf(node: ast.Translation, here: Frame): readonly Line[] {
  if (node.name.kind !== "name" || node.rows.length === 0) return [];
  const { header, rows } = readRows(node.rows, scopeOf(here, resolver));
  const goal = node.name.text;
  const column = header.findIndex((title) => title.raw === goal);
  const short = header.findIndex((title) => title.raw === "short" || title.raw === "Kürzel");
  if (column < 1) return report(here, "unknown-column", header[0]?.span ?? node.name.span, { name: goal }) ?? [];
  return rows.flatMap(({ cells }): readonly Line[] => {
    const [name, label] = [cells[0]?.name, cells[column]?.name];
    if (name === undefined || label === undefined) return [];
    return [{ name, label, short: cells[column]?.short?.text ?? cells[short]?.name?.text ?? null }];
  });
}

/** One line for each name: the one of the last layer. Two of one layer are one too many. */
function latest(lines: readonly Line[], here: Frame): readonly Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const before = found.get(line.name.text);
    const isSameText = before !== undefined && here.world.layerOf(before.name.span) === here.world.layerOf(line.name.span);
    if (isSameText) report(here, "duplicate-name", line.name.span, { name: line.name.text }, { related: [{ span: before.name.span, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] });
    else found.set(line.name.text, line);
  }
  return [...found.values()];
}

/** Labels that no other thing has, under its label or as its own name. */
function apart(lines: readonly Line[], names: ReadonlySet<string>, here: Frame): readonly Line[] {
  const own = new Set(lines.map(({ name }) => name.text));
  const taken = new Map<string, string>([...names].filter((name) => !own.has(name)).map((name) => [name, name]));
  return lines.filter(({ name, label }) => isFree(taken, label.text, name.text, label.span, here));
}

function isFree(taken: Map<string, string>, label: string, name: string, span: Span, here: Frame): boolean {
  const other = taken.get(label);
  if (other === undefined) taken.set(label, name);
  else report(here, "duplicate-label", span, { label, other });
  return other === undefined;
}

// ── identifiers ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function pinnedIn(lines: readonly Line[], exported: ReadonlySet<string>, here: Frame): readonly Line[] {
  const own = new Set(lines.map(({ name }) => name.text));
  const taken = new Map<string, string>([...fixedExports, ...engineTypes].map((name) => [upperFirst(name), name]));
  for (const name of exported) if (!own.has(name)) taken.set(identifier(name, "pascal"), name);
  return lines.filter(({ name, label }) => {
    const fitting = identifier(label.text, "camel");
    if (isIdentifier(label.text) && label.text === fitting) return isFree(taken, upperFirst(label.text), name.text, label.span, here);
    report(here, "mismatched-identifier", label.span, { name: label.text, suggestion: fitting }, { fix: replaceBy(label.span, fitting) });
    return false;
  });
}

/** Names of what an engine may export; whether it does depends on whether it can be played. */
function exportedNames(model: Model): ReadonlySet<string> {
  const bodies = [...model.sheets, ...model.catalogues, ...model.checks, ...model.cascades, ...model.conflicts].filter(({ helper }) => !helper);
  const relations = model.conflicts.flatMap((one) => one.relations);
  return new Set([...bodies, ...relations, ...model.scales.filter(({ anonymous }) => !anonymous), ...model.collections].map(({ name }) => name));
}
