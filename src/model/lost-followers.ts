/**
 * What follows from a name that is lost is no second mistake.
 *
 * Invariant: a lost name that nothing declares is always told. What is left out needs a declaration in which such a name is missing: a name that it
 * declares, what stands in it behind a heading that could not be understood, what an example asks behind a call that there is not, what a module holds
 * whose changes found no place. Once the name is there, it is told.
 */
import type { Span } from "../base/source.ts";
import type { Diagnostic } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { nameOf, type ReadText } from "./followers.ts";
import { namesOf } from "./brings.ts";
import { lostName } from "./lost.ts";

/** A declaration, what it is called, what it names in itself, and where its heading ends. */
interface Declared {
  readonly node: ast.Declaration;
  readonly name: string | undefined;
  readonly text: string;
  readonly names: ReadonlySet<string>;
  readonly body: number;
  readonly module: ast.Module | undefined;
}

export function withoutLostFollowers(texts: readonly ReadText[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const lost = found.filter((one) => lostName(one) !== undefined);
  if (lost.length === 0) return found;
  const all = texts.flatMap(declaredIn);
  const homes = new Map(found.map((one) => [one, homeAmong(all, one.span)] as const));
  const { lacking, told } = lackingAmong(all, lost, homes);
  const missing = new Set(lost.filter((one) => told.has(one)));
  const headless = new Set([...lacking].filter((one) => lost.some(({ span }) => homeAmong([one], span) === one && span.start < one.body)));
  const lostModules = new Set(lost.flatMap((one) => (one.code === "unknown-target" ? (homes.get(one)?.module ?? []) : [])));
  return found.filter((one) => {
    const home = homes.get(one);
    if (lostName(one) !== undefined) return missing.has(one) && !(one.code === "unknown-target" && home !== undefined && headless.has(home) && one.span.start > home.body);
    if (home === undefined) return true;
    if (headless.has(home) || (home.module !== undefined && lostModules.has(home.module))) return false;
    if (isAsked(home.node) && (lost.some((other) => homes.get(other) === home && other.span.start <= one.span.start) || [...lacking].some((other) => speaksOf(home, other)))) return false;
    const text = home.text.slice(one.span.start - home.node.span.start, one.span.end - home.node.span.start);
    return ![...lacking].some((other) => other !== home && [...other.names].some((name) => name === text || name === one.args["name"]));
  });
}

/** The declarations that lack a name, and what is to be told: lost names that no such declaration would bring. */
function lackingAmong(all: readonly Declared[], lost: readonly Diagnostic[], homes: ReadonlyMap<Diagnostic, Declared | undefined>): { readonly lacking: ReadonlySet<Declared>; readonly told: ReadonlySet<Diagnostic> } {
  const everything = new Set(all.flatMap(({ names }) => [...names]));
  const isDeclared = (one: Diagnostic): boolean => everything.has(String(lostName(one)));
  const lacking = new Set(lost.filter((one) => !isDeclared(one)).flatMap((one) => homes.get(one) ?? []));
  const told = new Set(lost);
  for (let before = -1; before !== told.size;) {
    before = told.size;
    for (const one of told) {
      const home = homes.get(one);
      if (home !== undefined && isOfCall(one, home, [...told].filter((other) => homes.get(other) === home), lacking)) {
        told.delete(one);
        continue;
      }
      if (!isDeclared(one) || !follows(one, home, all, lacking)) continue;
      told.delete(one);
      if (home !== undefined) lacking.add(home);
    }
  }
  return { lacking, told };
}

/** It stands in a declaration that lacks something, or speaks of one. */
function follows(one: Diagnostic, home: Declared | undefined, all: readonly Declared[], lacking: ReadonlySet<Declared>): boolean {
  const name = String(lostName(one));
  return all.some((other) => {
    if (!other.names.has(name) || !(lacking.has(other) || [...lacking].some((third) => speaksOf(other, third)))) return false;
    if (other === home) return one.span.start > other.body;
    return !isRule(other.node) || (home !== undefined && speaksOf(home, other));
  });
}
function speaksOf({ text }: Declared, { name }: Declared): boolean {
  return name !== undefined && text.includes(name);
}

/** What a rule names is known in it alone, and to who calls it. */
function isRule({ kind }: ast.Declaration): boolean {
  return kind === "check" || kind === "formula" || kind === "cascade" || kind === "around";
}
function isAsked({ kind }: ast.Declaration): boolean {
  return kind === "example" || kind === "law" || kind === "odds-table";
}

function declaredIn({ declarations, source }: ReadText): readonly Declared[] {
  const of = (node: ast.Declaration, module: ast.Module | undefined): readonly Declared[] => {
    if (node.kind === "module") return node.declarations.flatMap((one) => of(one, node));
    const open = source.text.indexOf("{", node.span.start);
    const end = open < 0 || open > node.span.end ? node.span.end : open;
    return [{ node, name: nameOf(node), text: source.text.slice(node.span.start, node.span.end), names: new Set(namesOf(node)), body: end, module }];
  };
  return declarations.flatMap((one) => of(one, undefined));
}

function homeAmong(all: readonly Declared[], span: Span): Declared | undefined {
  return all.find(({ node }) => node.span.file === span.file && node.span.start <= span.start && span.start <= node.span.end);
}

/** What an example answers to a call that there is not, and what it asks of it behind it. */
function isOfCall(one: Diagnostic, home: Declared, lost: readonly Diagnostic[], lacking: ReadonlySet<Declared>): boolean {
  const { node, text } = home;
  if (node.kind !== "example" && node.kind !== "law" && node.kind !== "odds-table") return false;
  const lineOf = (at: number): ast.ExampleLine | undefined => node.lines.find(({ span }) => span.start <= at && at < span.end);
  const line = lineOf(one.span.start);
  const calls = lost.filter((other) => lineOf(other.span.start)?.kind === "example-when" && lostName(other) !== lostName(one));
  if (line?.kind === "says") return line.name.span.start === one.span.start && (calls.length > 0 || [...lacking].some((other) => isRule(other.node) && speaksOf(home, other)));
  const isOwned = /['’]s\s+$/u.test(text.slice(0, one.span.start - node.span.start));
  return line?.kind === "then" && !isOwned && calls.some(({ span }) => span.start < one.span.start);
}
