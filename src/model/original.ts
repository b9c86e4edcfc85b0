/**
 * `original`: rules as they were before others changed them, each as a declaration under a name of its own.
 *
 * Invariant: a rule as it was is kept only where something calls it; afterwards no call says `original` any more.
 */
import type { Span } from "../base/source.ts";
import type * as ast from "../syntax/ast.ts";
import { mapped, type TreeNode } from "./extend.ts";
import type { Layer } from "./layer.ts";

/** The replacement, whose `original(…)` names the rule it replaces, and that rule under this name. */
export function calledOriginal(
  by: ast.RuleDecl, old: ast.RuleDecl, home: Layer, language: "de" | "en", taken: readonly (string | undefined)[],
): { readonly by: ast.RuleDecl; readonly hidden: ast.RuleDecl; readonly isCalled: boolean } {
  if (!("head" in old) || old.head.name.kind !== "name") return { by, hidden: old, isCalled: false };
  const name = free(`${old.head.name.text} (${home.name === "" ? (language === "de" ? "bisher" : "before") : home.name})`, taken);
  const hidden = renamed(old, name);
  let isCalled = false;
  const named = (span: Span): ast.Name => {
    isCalled = true;
    return { kind: "name", text: name, bracketed: false, span };
  };
  const changed = mapped(by, (node) => {
    if (node["kind"] === "call" && node["original"] === true && node["check"] === undefined) return { ...node, original: false, check: named(node["span"] as Span) };
    const callee = node["callee"] as ast.Expr | undefined;
    if (node["kind"] === "apply" && callee?.kind === "word" && callee.word === "original") return { ...node, callee: named(callee.span) };
    return undefined;
  });
  return { by: changed, hidden, isCalled };
}

function free(name: string, taken: readonly (string | undefined)[]): string {
  return taken.includes(name) ? free(`${name}’`, taken) : name;
}
function renamed<T extends ast.RuleDecl>(node: T, text: string): T {
  if (!("head" in node) || node.head.name.kind !== "name") return node;
  return { ...node, flags: { ...node.flags, helper: true }, head: { ...node.head, name: { ...node.head.name, text }, short: undefined, formerly: [] } };
}

/** Calls of `original Probe(…)` name the rule without what stands around it; where something does, it is there beside the other. */
export function bareCalls(nodes: readonly ast.Declaration[], surrounded: readonly ast.Check[], language: "de" | "en"): readonly ast.Declaration[] {
  const taken = nodes.map((node) => ("head" in node && node.head.name.kind === "name" ? node.head.name.text : undefined));
  const names = new Map(surrounded.flatMap(({ head: { name } }) => (name.kind === "name" ? [[name.text, free(`${name.text} (${language === "de" ? "für sich" : "bare"})`, taken)] as const] : [])));
  const called = new Set<string>();
  const changed = nodes.map((node) => (!saysOriginal(node) ? node : mapped(node, (one) => {
    const check = one["check"] as ast.NameSlot | undefined;
    if (one["kind"] !== "call" || one["original"] !== true || check?.kind !== "name") return undefined;
    const bare = names.get(check.text);
    if (bare !== undefined) called.add(check.text);
    return { ...one, original: false, check: bare === undefined ? check : { ...check, text: bare } };
  })));
  return changed.flatMap((node) => {
    const name = node.kind === "check" && node.head.name.kind === "name" ? node.head.name.text : undefined;
    const bare = name === undefined || !called.has(name) ? undefined : names.get(name);
    if (node.kind !== "check" || bare === undefined) return [node];
    return [renamed({ ...node, around: [] }, bare), node];
  });
}

/** The same text where `original` that means nothing is a gap of the text, which nobody else tells. */
export function withoutOriginals(nodes: readonly ast.Declaration[]): readonly ast.Declaration[] {
  return mapped(nodes, (node) => {
    const callee = node["callee"] as ast.Expr | undefined;
    if ((node["kind"] === "word" && node["word"] === "original") || (node["kind"] === "apply" && callee?.kind === "missing")) return { kind: "missing", span: node["span"] };
    return node["kind"] === "call" && node["original"] === true ? { ...node, original: false, check: { kind: "missing", span: node["span"] } } : undefined;
  });
}

/** Where `original` stands and means nothing. */
export function leftOriginals(nodes: readonly ast.Declaration[]): readonly Span[] {
  const found: Span[] = [];
  mapped(nodes.filter(saysOriginal), (node) => {
    if ((node["kind"] === "word" && node["word"] === "original") || (node["kind"] === "call" && node["original"] === true)) found.push(node["span"] as Span);
    return undefined;
  });
  return found;
}

const said = new WeakMap<ast.Declaration, boolean>();
/** Whether `original` stands anywhere in it. Trees never change, so it is looked for once, however many variations hold the declaration. */
function saysOriginal(node: ast.Declaration): boolean {
  const known = said.get(node);
  if (known !== undefined) return known;
  const found = holdsOriginal(node);
  said.set(node, found);
  return found;
}
function holdsOriginal(tree: unknown): boolean {
  if (typeof tree !== "object" || tree === null) return false;
  if (Array.isArray(tree)) return tree.some(holdsOriginal);
  const node = tree as TreeNode;
  if ((node["kind"] === "word" && node["word"] === "original") || (node["kind"] === "call" && node["original"] === true)) return true;
  for (const key in node) if (holdsOriginal(node[key])) return true;
  return false;
}
