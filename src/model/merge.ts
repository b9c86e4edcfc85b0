/**
 * Layers become one text: what modules and later rulesets add, extend, replace, remove and put around rules.
 *
 * Invariant: afterwards there is one declaration of each name that one layer declares, and no word about layers is left; what was changed
 * keeps its place in the text; what cannot be done is told once, at the word that wants it.
 */
import type { Span } from "../base/source.ts";
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, type DiagnosticCode, type Extra } from "../diagnostics/report.ts";
import type { DiagnosticArgs } from "../diagnostics/pages.ts";
import type * as ast from "../syntax/ast.ts";
import { extended, inPlaceOfOriginal } from "./extend.ts";
import { isIn, type Layer, type Merged, type Replaced } from "./layer.ts";
import { bareCalls, calledOriginal, leftOriginals, withoutOriginals } from "./original.ts";

interface Item {
  node: ast.Declaration;
  readonly layer: Layer;
}
interface Work {
  readonly items: Item[];
  readonly diagnostics: Diagnostic[];
  /** Who changed what, so that two that do not know of each other are told. */
  readonly changed: Map<string, { readonly layer: Layer; readonly span: Span }>;
  readonly removed: Map<string, Span>;
  readonly replaced: Replaced[];
  readonly arounds: { readonly node: ast.Around; readonly layer: Layer }[];
  /** Names of declarations that could not be read: who changes them stays silent. */
  readonly unread: ReadonlySet<string>;
}

export function merge(layers: readonly Layer[], language: "de" | "en"): Merged & { readonly diagnostics: readonly Diagnostic[] } {
  const work: Work = { items: [], diagnostics: [], changed: new Map(), removed: new Map(), replaced: [], arounds: [], unread: unreadNames(layers) };
  for (const layer of layers) apply(work, layer, language);
  putAround(work);
  const nodes = work.items.map(({ node }) => node);
  const bare = bareCalls(nodes, nodes.filter((node): node is ast.Check => node.kind === "check" && (node.around ?? []).length > 0), language);
  const left = leftOriginals(bare);
  for (const span of left) tell(work, "misplaced-original", span, {});
  const top = layers.findLast((layer) => layer.module === null);
  return {
    nodes: (left.length > 0 ? withoutOriginals(bare) : bare).filter((node) => node.kind !== "ruleset" || top?.nodes.includes(node) === true),
    layerOf: (span) => layers.find((layer) => layer.module !== null && isIn(layer.module.span, span)) ?? layers.find((layer) => layer.module === null && layer.nodes.some((node) => isIn(node.span, span))),
    replaced: work.replaced, removed: work.removed, modules: layers.flatMap(({ module }) => (module === null ? [] : [module])), diagnostics: work.diagnostics,
  };
}

function tell<Code extends DiagnosticCode>(work: Work, code: Code, span: Span, args: DiagnosticArgs[Code], extra: Extra = {}): void {
  work.diagnostics.push(diagnostic(code, span, args, extra));
}

function unreadNames(layers: readonly Layer[]): ReadonlySet<string> {
  return new Set(layers.flatMap(({ nodes }) => nodes.flatMap((node) => (node.kind === "broken" && node.name !== undefined ? [node.name.text] : []))));
}

/** First what it adds, then what it changes: where in a layer something stands makes no difference. */
function apply(work: Work, layer: Layer, language: "de" | "en"): void {
  const below = work.items.length;
  const changes: ast.Declaration[] = [];
  for (const node of layer.nodes) {
    if (node.kind === "remove" || node.kind === "around" || (isRule(node) && (node.flags.replace || (node.flags.extend && node.kind !== "entry")))) changes.push(node);
    else if (!takesPlaceOfExample(work, node, layer) && !fills(work, node, layer)) work.items.push({ node, layer });
  }
  const old = work.items.slice(0, below);
  for (const node of changes) {
    if (node.kind === "remove") for (const name of node.names) remove(work, name, layer, old);
    else if (node.kind === "around") around(work, node, layer);
    else if (isRule(node) && node.flags.replace) replace(work, node, layer, old, language);
    else if (isRule(node)) extend(work, node, layer);
  }
}

function isRule(node: ast.Declaration): node is ast.RuleDecl {
  return "flags" in node;
}

// ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function nameSlotOf(node: ast.Declaration): ast.NameSlot | undefined {
  if (node.kind === "creation") return node.of;
  if (node.kind === "unit") return node.name;
  return "head" in node ? node.head.name : undefined;
}
function nameOf(node: ast.Declaration): string | undefined {
  const name = nameSlotOf(node);
  return name?.kind === "name" ? name.text : undefined;
}
/** What is declared with the same word, nearly: a choice is a scale, a move is a check. */
function sortOf(node: ast.Declaration): string {
  if (node.kind === "choice") return "scale";
  return node.kind === "scene" ? "conflict" : node.kind;
}
function wordOf(node: ast.RuleDecl): string {
  return "word" in node ? node.word : node.kind;
}
function keyOf(node: ast.Declaration): string {
  return `${sortOf(node)} ${nameOf(node) ?? ""}`;
}

function find(items: readonly Item[], node: ast.Declaration): Item | undefined {
  return items.find((item) => keyOf(item.node) === keyOf(node));
}

function unknown(work: Work, word: string, name: ast.Name, kind: string | undefined, candidates: readonly (string | undefined)[]): void {
  if (work.unread.has(name.text)) return;
  const suggestion = suggestOne(name.text, candidates.filter((one) => one !== undefined));
  tell(work, "unknown-target", name.span, { word, name: name.text, kind, suggestion });
}

/** False, and told, if a layer that this one does not build on changed the same. */
function takes(work: Work, key: string, name: string, layer: Layer, span: Span): boolean {
  const before = work.changed.get(key);
  const isFree = before === undefined || before.layer.module === null || before.layer === layer || layer.over.has(before.layer.name);
  if (isFree) work.changed.set(key, { layer, span });
  else {
    tell(work, "duplicate-replace", span, { name, module: layer.name, other: before.layer.name }, { related: [{ span: before.span, text: { de: "Hier wird es schon geändert.", en: "It is changed here already." } }] });
  }
  return isFree;
}

// ── left open ────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Open = ast.Constant | ast.Formula;

/** A declaration of the same name takes the place that is left open, in whichever order they stand; what the place cites stays cited. */
function fills(work: Work, node: ast.Declaration, layer: Layer): boolean {
  if (!isOpenOrFilled(node)) return false;
  const item = find(work.items, node);
  if (item === undefined || !isOpenOrFilled(item.node) || item.node.leftOpen === node.leftOpen) return false;
  const [open, filled] = node.leftOpen ? [node, item.node] : [item.node, node];
  if (!node.leftOpen && !takes(work, keyOf(node), nameOf(node) ?? "", layer, filled.head.name.span)) return true;
  const made: Open = { ...filled, meta: { docs: [...open.meta.docs, ...filled.meta.docs], citations: [...open.meta.citations, ...filled.meta.citations] } };
  const { hidden } = calledOriginal(made, open, layer, "de", work.items.map((one) => nameOf(one.node)));
  work.replaced.push({ by: made, old: hidden, isCalled: false });
  work.items[work.items.indexOf(item)] = { node: made, layer: node.leftOpen ? item.layer : layer };
  return true;
}
function isOpenOrFilled(node: ast.Declaration): node is Open {
  return node.kind === "constant" || node.kind === "formula";
}

// ── extend ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function extend(work: Work, node: ast.RuleDecl, layer: Layer): void {
  const name = nameSlotOf(node);
  if (name?.kind !== "name") return;
  const item = find(work.items, node);
  if (item === undefined || !isRule(item.node)) return unknown(work, "extend", name, wordOf(node), work.items.filter((one) => sortOf(one.node) === sortOf(node)).map((one) => nameOf(one.node)));
  const made = extended(item.node, node, (member, old) => {
    const head = "head" in member ? member.head?.name : member.name;
    const slot = head ?? name;
    if (slot.kind !== "name") return true;
    const isInherited = old === undefined && item.node.kind === "sheet" && item.node.is !== undefined;
    if (old === undefined && !isInherited) unknown(work, "replace", slot, undefined, memberNames(item.node));
    else if (old !== undefined && isSameText(old.span, layer, item.layer)) tell(work, "misplaced-replace", slot.span, { name: slot.text });
    else return takes(work, `${keyOf(node)}/${head === undefined ? "=" : slot.text}`, slot.text, layer, slot.span);
    return false;
  });
  if (made === undefined) tell(work, "misplaced-extend", name.span, { word: wordOf(node) });
  else item.node = made;
}

function isSameText(old: Span, layer: Layer, home: Layer): boolean {
  return layer === home ? true : layer.module !== null && isIn(layer.module.span, old);
}
function memberNames(node: ast.Declaration): readonly (string | undefined)[] {
  if (!("members" in node)) return [];
  return node.members.map((one) => ("head" in one && one.head?.name.kind === "name" ? one.head.name.text : undefined));
}

// ── replace, remove ──────────────────────────────────────────────────────────────────────────────────────────────────────

function replace(work: Work, node: ast.RuleDecl, layer: Layer, old: readonly Item[], language: "de" | "en"): void {
  const name = nameSlotOf(node);
  if (name?.kind !== "name") return;
  const item = find(work.items, node);
  if (item === undefined || !isRule(item.node)) return unknown(work, "replace", name, wordOf(node), old.filter((one) => sortOf(one.node) === sortOf(node)).map((one) => nameOf(one.node)));
  if (!old.includes(item)) return tell(work, "misplaced-replace", name.span, { name: name.text });
  if (!takes(work, keyOf(node), name.text, layer, name.span)) return;
  const before = item.node;
  const plain: ast.RuleDecl = { ...node, flags: { ...node.flags, replace: false, helper: node.flags.helper || before.flags.helper } };
  if (before.kind === "constant" && plain.kind === "constant" && before.value !== undefined) {
    item.node = plain.value === undefined ? plain : { ...plain, value: inPlaceOfOriginal(plain.value, before.value) };
    work.replaced.push({ by: item.node as ast.RuleDecl, old: before, isCalled: false });
    return;
  }
  const { by, hidden, isCalled } = calledOriginal(plain, before, item.layer, language, work.items.map((one) => nameOf(one.node)));
  if (isCalled) work.items.splice(work.items.indexOf(item), 0, { node: hidden, layer: item.layer });
  work.items[work.items.indexOf(item)] = { node: by, layer };
  work.replaced.push({ by, old: hidden, isCalled });
}

function remove(work: Work, name: ast.NameSlot, layer: Layer, old: readonly Item[]): void {
  if (name.kind !== "name") return;
  const found = old.filter((item) => work.items.includes(item) && isRule(item.node) && nameOf(item.node) === name.text);
  const inside = found.length > 0 ? [] : old.filter((item) => work.items.includes(item) && without(item.node, name.text) !== item.node);
  const [item] = [...found, ...inside];
  if (item === undefined) {
    const own = layer.nodes.find((node) => isRule(node) && !node.flags.replace && !node.flags.extend && nameOf(node) === name.text);
    if (own !== undefined) return tell(work, "misplaced-replace", name.span, { name: name.text });
    return unknown(work, "remove", name, undefined, old.map((one) => nameOf(one.node)));
  }
  if (!takes(work, keyOf(item.node) + (inside.length > 0 ? `/${name.text}` : ""), name.text, layer, name.span)) return;
  work.removed.set(name.text, name.span);
  if (inside.length > 0) item.node = without(item.node, name.text);
  else work.items.splice(work.items.indexOf(item), 1);
}

/** A sheet, collection or scale without the field, entry or step of this name. */
function without(node: ast.Declaration, name: string): ast.Declaration {
  if ("members" in node) {
    const members = node.members.filter((one) => (one.kind === "row" ? one.header || one.cells[0]?.name?.text !== name : !("head" in one) || one.head?.name.kind !== "name" || one.head.name.text !== name));
    return members.length === node.members.length ? node : { ...node, members };
  }
  if (node.kind !== "scale" && node.kind !== "choice") return node;
  const rows = node.rows.filter((row) => row.header || row.cells[row.cells.length > 1 ? 1 : 0]?.name?.text !== name);
  const names = node.names.filter((one) => one.kind !== "name" || one.text !== name);
  return rows.length === node.rows.length && names.length === node.names.length ? node : { ...node, rows, names };
}

// ── before and after, examples ───────────────────────────────────────────────────────────────────────────────────────────

function around(work: Work, node: ast.Around, layer: Layer): void {
  work.arounds.push({ node, layer });
}

function putAround(work: Work): void {
  for (const { node } of work.arounds) {
    const { name } = node;
    if (name.kind !== "name") continue;
    const item = work.items.find((one) => one.node.kind === "check" && nameOf(one.node) === name.text);
    if (item?.node.kind === "check") item.node = { ...item.node, around: [...(item.node.around ?? []), node] };
    else unknown(work, node.when, name, node.word, work.items.filter((one) => one.node.kind === "check").map((one) => nameOf(one.node)));
  }
}

/** An example, law or odds table of the same title takes the place of the one below. */
function takesPlaceOfExample(work: Work, node: ast.Declaration, layer: Layer): boolean {
  const title = titleOf(node);
  if (title === undefined) return false;
  const at = work.items.findIndex((one) => one.layer !== layer && one.node.kind === node.kind && titleOf(one.node)?.text === title.text);
  if (at < 0) return false;
  if (takes(work, `${node.kind} ${title.text}`, title.text, layer, title.span)) work.items[at] = { node, layer };
  return true;
}
function titleOf(node: ast.Declaration): { readonly text: string; readonly span: Span } | undefined {
  const slot = node.kind === "odds-table" ? node.name : node.kind === "example" || node.kind === "law" ? node.title : undefined;
  return slot === undefined || slot.kind === "missing" ? undefined : slot;
}
