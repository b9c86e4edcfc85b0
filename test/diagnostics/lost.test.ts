/**
 * A declaration deleted or renamed: one message for each name that is lost with it, every use of the name among its places, and nothing else but what
 * is said here to follow. REGELWERK_EDITS tries all declarations of the rulesets; a run of the suite tries a few, drawn with a fixed seed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource, type Span } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import type { Diagnostic } from "../../src/diagnostics/report.ts";
import { namesOf } from "../../src/editor/names.ts";
import { lostName } from "../../src/model/lost.ts";
import type * as ast from "../../src/syntax/ast.ts";
import { createReader } from "../../src/syntax/parse.ts";
import { chanceOf } from "../format/layouts.ts";
import { mended, saidOf } from "./edits.ts";

const tries = process.env["REGELWERK_EDITS"] === undefined ? 5 : Infinity;
const root = new URL("../../rulesets/", import.meta.url);
const texts = readdirSync(root).map((name) => [name, readFileSync(new URL(`${name}/${name}.rules`, root), "utf8")] as const);
const read = createReader();

/**
 * What truly follows and is no echo: a module's change of a rule or of a range that other parts of the module need. Without the change the old rule is
 * still there, and what speaks of the new one is wrong in itself.
 */
const ofChanges: ReadonlySet<string> = new Set(["misplaced-change", "out-of-range-value", "mismatched-replace"]);
/** A name with a sign in it can only be read where it is declared; without it the sign is a sign. */
const hasSign = /[^\p{L}\p{N}\s'’_]/u;

interface Lost {
  readonly node: ast.Declaration;
  readonly head: ast.Name | undefined;
  /** All names it brings, and the words of the language that speak of its entries. */
  readonly brings: ReadonlySet<string>;
  /** Uses of its own name elsewhere. */
  readonly uses: readonly Span[];
  readonly isChange: boolean;
}

function declarationsOf(text: string): readonly Lost[] {
  const compiled = compile([createSource("a.rules", text)], read);
  const index = namesOf(compiled);
  const nodes = (compiled.parsed[0]?.ast.declarations ?? []).flatMap((node): readonly ast.Declaration[] => (node.kind === "module" ? [node, ...node.declarations] : [node]));
  return nodes.filter(({ kind }) => !["heading", "prose", "example", "law"].includes(kind)).map((node): Lost => {
    const inside = ({ start, end }: Span): boolean => node.span.start <= start && end <= node.span.end;
    const definitions = index.definitions.filter(({ span }) => inside(span));
    const slot = "head" in node ? node.head.name : "name" in node && node.kind !== "around" ? node.name : undefined;
    const head = slot?.kind === "name" ? slot : undefined;
    const own = definitions.filter(({ span }) => span.start === head?.span.start);
    const uses = index.usesOf(own).filter((use) => !inside(use.span) && index.meaning(use).length === 1).map(({ span }) => span);
    const word = node.kind === "collection" ? [node.word.replace(/s$/u, "")] : [];
    const isChange = "flags" in node && (node.flags.extend || node.flags.replace);
    return { node, head, brings: new Set([...definitions.flatMap(({ name, short }) => [name, ...(short === null ? [] : [short])]), ...word, ...(node.kind === "creation" && node.of.kind === "name" ? [node.of.text] : [])]), uses, isChange };
  });
}

/** The text without it, or with another name; no place moves. */
function deleted(text: string, { node: { span } }: Lost): string {
  return text.slice(0, span.start) + text.slice(span.start, span.end).replace(/[^\n]/gu, " ") + text.slice(span.end);
}
function renamed(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}Q${"x".repeat(end - start - 1)}${text.slice(end)}`;
}

function errorsIn(text: string): readonly Diagnostic[] {
  return saidOf(createSource("a.rules", text)).filter(({ severity }) => severity === "error");
}
function placesOf(one: Diagnostic | undefined): readonly Span[] {
  return one === undefined ? [] : [one.span, ...one.related.map(({ span }) => span)];
}
function holds(places: readonly Span[], use: Span): boolean {
  return places.some(({ start, end }) => start <= use.start && use.end <= end);
}

/** What is said and is neither of a lost name nor said here to follow; and names told twice. */
function echoesIn(lost: Lost, said: readonly Diagnostic[], names: ReadonlySet<string>): readonly string[] {
  const echoes = said.filter((one) => {
    const name = lostName(one);
    if (name !== undefined) return !names.has(name);
    return !(lost.isChange && ofChanges.has(one.code)) && !(one.code === "misplaced-sentence" && [...names].some((other) => hasSign.test(other)));
  });
  const told = said.flatMap((one) => lostName(one) ?? []);
  return [...echoes.map(({ code, args, span }) => `${code} ${JSON.stringify(args)} at ${span.start}`), ...told.filter((name, place) => told.indexOf(name) !== place)];
}
/** Uses of its name that are not among the places of what is said of it. A change of another declaration has no name of its own. */
function forgotten(lost: Lost, said: readonly Diagnostic[]): readonly Span[] {
  const own = said.find((one) => lostName(one) === lost.head?.text);
  return lost.isChange || lost.node.kind === "ruleset" ? [] : lost.uses.filter((use) => !holds(placesOf(own), use));
}

describe.each(texts)("declarations of %s", (_, text) => {
  const all = declarationsOf(text);
  const chance = chanceOf(5);
  const drawn = tries >= all.length ? all : Array.from({ length: tries }, () => all[chance(all.length)]!);

  it.each(drawn.map((lost) => [`${lost.node.kind} ${lost.head?.text ?? ""}`, lost] as const))("without %s", (__, lost) => {
    const said = errorsIn(deleted(text, lost));
    expect(echoesIn(lost, said, lost.brings)).toEqual([]);
    expect(forgotten(lost, said)).toEqual([]);
  }, 60_000);

  it.each(drawn.flatMap((lost) => (lost.head === undefined || lost.uses.length === 0 ? [] : [[`${lost.node.kind} ${lost.head.text}`, lost, lost.head] as const])))("renamed %s", (__, lost, head) => {
    const changed = renamed(text, head.span);
    const said = errorsIn(changed);
    const names = lost.isChange ? [...lost.brings, changed.slice(head.span.start, head.span.end)] : [head.text];
    expect(echoesIn(lost, said, new Set(names))).toEqual([]);
    expect(forgotten(lost, said)).toEqual([]);
    expect(said.length).toBe(1);
  }, 60_000);
});

describe("a unit that nobody declares", () => {
  const sound = "unit m\n\nsheet Held {\n  Weite: 0 m..5 m starts at 3 m\n  Sicht = if Weite > 2 m then Weite\n    else 0 m\n}\n\nconstant Lauf = 20 m\n";
  const text = sound.replace("unit m\n\n", "");

  it("is told once, with every place, and the repair declares it", () => {
    const [one, ...more] = errorsIn(text);
    expect(more).toEqual([]);
    expect(one?.code).toBe("unknown-unit");
    expect(placesOf(one).map(({ start, end }) => text.slice(start, end))).toEqual(["0 m", "5 m", "3 m", "2 m", "0 m", "20 m"]);
    expect(errorsIn(mended(text, one!))).toEqual([]);
  });
});
