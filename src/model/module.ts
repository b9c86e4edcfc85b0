/**
 * Modules and editions: which variations of a ruleset there are, and what each is put together from.
 *
 * Invariant: the first variation is the ruleset without modules; every module stands in one at least, and every edition is one. A mistake
 * in a head is told once, here; what it spoils is left out.
 */
import type { Span } from "../base/source.ts";
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { isIn, type Layer } from "./layer.ts";

/** `name` is the edition's, else what its modules are called; null: without modules. */
export interface Variation {
  readonly name: string | null;
  /** It is an edition, which is built. */
  readonly isEdition: boolean;
  readonly span: Span | null;
  readonly docs: ast.Meta;
  readonly modules: readonly string[];
  readonly layers: readonly Layer[];
}

export interface Chapters {
  readonly variations: readonly Variation[];
  readonly diagnostics: readonly Diagnostic[];
}

const noMeta: ast.Meta = { docs: [], citations: [] };

/** `texts`: the declarations of each ruleset, the one it is all based on first. `wanted`: modules of those below that are always switched on. */
export function chaptersOf(texts: readonly (readonly ast.Declaration[])[], wanted: readonly ast.Name[] = []): Chapters {
  const diagnostics: Diagnostic[] = [];
  const nodes = texts.flat();
  const modules = named(nodes.filter((node): node is ast.Module => node.kind === "module"), diagnostics);
  const rulesets = new Set(nodes.flatMap((node) => (node.kind === "ruleset" && node.name.kind === "name" ? [node.name.text] : [])));
  const layers = new Map<string, Layer>();
  for (const [name, module] of modules) layers.set(name, moduleLayer(name, module, modules, rulesets, diagnostics));
  const chapters = emptyChapters(nodes);
  const always = switchedOn(wanted, layers, [], diagnostics) ?? [];
  const variation = (name: string | null, isEdition: boolean, span: Span | null, docs: ast.Meta, more: readonly string[]): Variation => {
    const active = [...always, ...more];
    const on = new Set(active);
    // What the top text wants of those below stands below it: it may change what these modules changed.
    const base = texts.map((text): Layer => {
      const head = text.find((node) => node.kind === "ruleset");
      const own = text.filter((node) => node.kind !== "module" && node.kind !== "edition" && node.kind !== "use" && isShown(node, on, chapters));
      return { name: head?.name.kind === "name" ? head.name.text : "", span: head?.name.span ?? null, module: null, over: new Set(always), nodes: own };
    });
    const switched = (names: readonly string[]): readonly Layer[] => names.flatMap((one) => layers.get(one) ?? []).map((layer) => ({ ...layer, over: new Set([...layer.over, ...always]), nodes: layer.nodes.filter((node) => runsWith(node, on)) }));
    return { name, isEdition, span, docs, modules: active, layers: [...base.slice(0, -1), ...switched(always), ...base.slice(-1), ...switched(more)] };
  };
  const editions = editionsOf(texts.at(-1) ?? [], layers, always, diagnostics);
  const isThere = (active: readonly string[]): boolean => editions.some((one) => one.modules.length === active.length && active.every((name) => one.modules.includes(name)));
  const without = (active: readonly string[]): readonly string[] => active.filter((name) => !always.includes(name));
  const alone = unique([...[...layers].map(([name, layer]) => [...layer.over, name]), ...wantedByExamples(nodes, layers, always, diagnostics)].map(without)).filter((active) => !isThere(active));
  return {
    variations: [
      variation(null, false, null, noMeta, []),
      ...alone.map((active) => variation(active.join(", "), false, layers.get(active.at(-1) ?? "")?.span ?? null, noMeta, active)),
      ...editions.map(({ name, node, modules: active }) => variation(name, true, node.name.span, node.meta, active)),
    ],
    diagnostics,
  };
}

function named(modules: readonly ast.Module[], diagnostics: Diagnostic[]): ReadonlyMap<string, ast.Module> {
  const found = new Map<string, ast.Module>();
  for (const node of modules) if (node.name.kind === "name") enter(found, node.name, node, diagnostics);
  return found;
}
function enter<T extends { readonly name: ast.NameSlot }>(found: Map<string, T>, name: ast.Name, node: T, diagnostics: Diagnostic[], shown = name.text): void {
  const before = found.get(name.text);
  if (before === undefined) found.set(name.text, node);
  else diagnostics.push(diagnostic("duplicate-name", name.span, { name: shown }, { related: [{ span: before.name.span, text: { de: "Hier steht der Name zum ersten Mal.", en: "The name is first used here." } }] }));
}

function moduleLayer(name: string, module: ast.Module, modules: ReadonlyMap<string, ast.Module>, rulesets: ReadonlySet<string>, diagnostics: Diagnostic[]): Layer {
  const over = new Set<string>();
  for (let here: ast.Module | undefined = module; here !== undefined;) {
    const wanted: ast.NameSlot | undefined = here.for;
    here = wanted?.kind === "name" && !rulesets.has(wanted.text) && !over.has(wanted.text) && wanted.text !== name ? modules.get(wanted.text) : undefined;
    if (here?.name.kind === "name") over.add(here.name.text);
  }
  const wanted = module.for;
  if (wanted?.kind === "name" && !rulesets.has(wanted.text) && (wanted.text === name || !modules.has(wanted.text))) {
    const suggestion = suggestOne(wanted.text, [...rulesets, ...[...modules.keys()].filter((one) => one !== name)]);
    diagnostics.push(diagnostic("mismatched-module", wanted.span, { name, wanted: wanted.text, suggestion }));
  }
  return { name, span: module.name.span, module, over: new Set([...over].toReversed()), nodes: module.declarations.filter((node) => mayStand(node, diagnostics)) };
}

function mayStand(node: ast.Declaration, diagnostics: Diagnostic[]): boolean {
  if (node.kind !== "ruleset" && node.kind !== "module" && node.kind !== "edition" && node.kind !== "use") return true;
  diagnostics.push(diagnostic("misplaced-declaration", node.name.kind === "name" ? node.name.span : node.span, { word: node.kind }));
  return false;
}

interface Edition {
  readonly name: string;
  readonly node: ast.Edition;
  readonly modules: readonly string[];
}

function editionsOf(nodes: readonly ast.Declaration[], layers: ReadonlyMap<string, Layer>, always: readonly string[], diagnostics: Diagnostic[]): readonly Edition[] {
  const found = new Map<string, ast.Edition>();
  // Two that differ in case alone would be built into one folder.
  const folders = new Map<string, ast.Edition>();
  for (const node of nodes) {
    if (node.kind !== "edition" || node.name.kind !== "name") continue;
    const folder = editionFolder(node.name.text).toLowerCase();
    enter(folders, { ...node.name, text: folder }, node, diagnostics, node.name.text);
    if (folders.get(folder) === node) found.set(node.name.text, node);
  }
  return [...found].flatMap(([name, node]) => {
    if (node.with.length === 0) diagnostics.push(diagnostic("empty-edition", node.name.span, { name }));
    const active = switchedOn(node.with, layers, always, diagnostics);
    return active === undefined || active.length === 0 ? [] : [{ name, node, modules: active }];
  });
}

/** The modules of a list of names in their order; undefined, and told, where one is not there or comes before what it builds on. */
function switchedOn(names: readonly ast.NameSlot[], layers: ReadonlyMap<string, Layer>, always: readonly string[], diagnostics: Diagnostic[]): readonly string[] | undefined {
  const active: string[] = [];
  let isWhole = true;
  for (const name of names) {
    if (name.kind !== "name") continue;
    const layer = layers.get(name.text);
    const needed = [...(layer?.over ?? [])].find((one) => !active.includes(one) && !always.includes(one));
    if (layer === undefined) diagnostics.push(diagnostic("unknown-module", name.span, { name: name.text, suggestion: suggestOne(name.text, layers.keys()) }));
    else if (needed !== undefined) diagnostics.push(diagnostic("missing-module", name.span, { name: name.text, needed }));
    else if (!active.includes(name.text) && !always.includes(name.text)) active.push(name.text);
    isWhole &&= layer !== undefined && needed === undefined;
  }
  return isWhole ? active : undefined;
}

// ── examples that name modules ───────────────────────────────────────────────────────────────────────────────────────────

/** What `example … with A, B` wants switched on. */
function wantedByExamples(nodes: readonly ast.Declaration[], layers: ReadonlyMap<string, Layer>, always: readonly string[], diagnostics: Diagnostic[]): readonly (readonly string[])[] {
  return examplesIn(nodes).flatMap((node) => {
    const active = node.with.length === 0 ? undefined : switchedOn(node.with, layers, always, diagnostics);
    return active === undefined || active.length === 0 ? [] : [active];
  });
}
function examplesIn(nodes: readonly ast.Declaration[]): readonly ast.Example[] {
  return nodes.flatMap((node) => (node.kind === "example" ? [node] : node.kind === "module" ? examplesIn(node.declarations) : []));
}
function runsWith(node: ast.Declaration, active: ReadonlySet<string>): boolean {
  return node.kind !== "example" || node.with.every((name) => name.kind !== "name" || active.has(name.text));
}

// ── headings ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Headings and prose of sections that hold modules and nothing else, with these modules. */
function emptyChapters(nodes: readonly ast.Declaration[]): ReadonlyMap<ast.Declaration, ReadonlySet<string>> {
  const found = new Map<ast.Declaration, ReadonlySet<string>>();
  nodes.forEach((heading, at) => {
    if (heading.kind !== "heading") return;
    const rest = nodes.slice(at + 1).filter((node) => node.span.file === heading.span.file);
    const end = rest.findIndex((node) => node.kind === "heading" && node.level <= heading.level);
    const section = end < 0 ? rest : rest.slice(0, end);
    const modules = section.flatMap((node) => (node.kind === "module" && node.name.kind === "name" ? [node.name.text] : []));
    if (modules.length === 0 || section.some((node) => !["module", "edition", "heading", "prose"].includes(node.kind))) return;
    for (const node of [heading, ...section]) if (node.kind === "heading" || node.kind === "prose") found.set(node, found.get(node) ?? new Set(modules));
  });
  return found;
}
function isShown(node: ast.Declaration, active: ReadonlySet<string>, chapters: ReadonlyMap<ast.Declaration, ReadonlySet<string>>): boolean {
  const only = chapters.get(node);
  return runsWith(node, active) && (only === undefined || [...only].some((name) => active.has(name)));
}

function unique(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const seen = new Map(lists.filter((list) => list.length > 0).map((list) => [list.toSorted().join("\n"), list] as const));
  return [...seen.values()];
}

/** The module a place lies in, of those switched on. */
export function moduleAt(variation: Variation, span: Span): string | null {
  return variation.layers.find((layer) => layer.module !== null && isIn(layer.module.span, span))?.name ?? null;
}

/** The folder an edition is built into: its name, as far as it can be the name of a folder everywhere. */
export function editionFolder(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/gu, "") || "edition";
}
