/**
 * Dice: what is thrown, with everything known, and what it can come to.
 *
 * Invariant: faces and counts are within the limits below, so that odds can be worked out; larger ones are reported.
 */
import type { Span } from "../base/source.ts";
import { replaceBy } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { printDice, printExpr } from "./print.ts";
import { wholeOf } from "./read.ts";
import type { Scope } from "./scope.ts";
import type { Dice, DiceExpr, DiceOption, Expr, Id, Type } from "./types.ts";
import { combine, fromInterval, interval, inWords, listOf, withoutNone, type Interval } from "./typing.ts";
import { report, silent } from "./world.ts";

export const mostDice = 1000;
export const mostFaces = 10_000;

/** The dice an expression writes down, or "none" if it is something else (a name, a pool). */
export function writtenDice(node: ast.Expr, scope: Scope): Dice | undefined | "none" {
  switch (node.kind) {
    case "dice": return literal(node, scope);
    case "group": return writtenDice(node.value, scope);
    case "dice-with-options": {
      const dice = writtenDice(node.dice, scope);
      if (dice === undefined || dice === "none") return dice;
      const more = options(node.options, scope);
      if (more === undefined || isEndless(dice.faces, more, node.options, scope)) return undefined;
      return fits(node.options, more, dice, scope) && { ...dice, options: [...dice.options, ...more] };
    }
    case "binary": {
      const left = writtenDice(node.left, scope);
      const right = writtenDice(node.right, scope);
      if (left === undefined || right === undefined) return undefined;
      if (left === "none" && right === "none") return "none";
      if (left !== "none" && right !== "none") return report(scope.frame, "unsupported-dice", node.span, { dice: printExpr(node) });
      const [dice, other] = left === "none" ? [right, node.left] : [left, node.right];
      if (dice === "none") return "none";
      const plus = constantOf(other, scope);
      if (plus === undefined || (node.operator !== "+" && (node.operator !== "-" || left === "none"))) {
        return scope.frame.broken && plus === undefined ? undefined : report(scope.frame, "unsupported-dice", node.span, { dice: printExpr(node) });
      }
      return { ...dice, plus: dice.plus + (node.operator === "-" ? -plus : plus) };
    }
    default: return "none";
  }
}

function constantOf(node: ast.Expr, scope: Scope): number | undefined {
  const value = wholeOf(node, scope);
  if (value === undefined) return undefined;
  const [low, high] = interval(value);
  return low === high ? low : undefined;
}

function literal(node: ast.DiceLiteral, scope: Scope): Dice | undefined {
  const count = node.count === undefined ? 1 : Number(node.count);
  if (count > 1 && node.faces === "66") return addsDigits(node, scope);
  if (count > mostDice) return report(scope.frame, "too-large-dice", node.span, { dice: printDice(node), limit: `${mostDice}` });
  if (count < 1) return outside(scope, node.span, count, `1..${mostDice}`);
  const faces = facesOf(node, scope);
  return faces === undefined ? undefined : { ...faces, count, options: [], plus: 0 };
}

/** Two dice read as digits cannot be added up; whoever writes that may mean dice with 66 sides. */
function addsDigits(node: ast.DiceLiteral, scope: Scope): undefined {
  const sides = `${node.count ?? ""}${node.letter}(1..66)`;
  return report(scope.frame, "ambiguous-dice", node.span, { dice: printDice(node), digits: `${node.letter}66`, sides }, { fix: replaceBy(node.span, sides) });
}

/** A number that asks for nothing, or for more than there is. */
export function outside(scope: Scope, span: Span, value: number, range: string): undefined {
  return report(scope.frame, "out-of-range-value", span, { value: String(value), range });
}

interface Faces { readonly faces: readonly number[]; readonly named?: Id }

function facesOf(node: ast.DiceLiteral, scope: Scope): Faces | undefined {
  const named = node.own === undefined ? null : namedFaces(node.own, scope);
  if (named !== null) return named;
  const faces = numberedFaces(node, scope);
  return faces === undefined ? undefined : { faces };
}

/** Faces that are steps of one scale or choice; null: they are not all of them names. */
function namedFaces(own: readonly ast.InSet[], scope: Scope): Faces | null {
  if (own.length === 0 || !own.every(({ form, low }) => form === "one" && low.kind === "name" && scope.frame.world.symbols.steps.has(low.text))) return null;
  const steps = own.map(({ low }) => scope.resolve.expr(low, scope, null));
  const [first] = steps;
  if (first?.kind !== "step") return null;
  const values = steps.flatMap((one) => (one?.kind === "step" && one.scale === first.scale ? [one.value] : []));
  return values.length === own.length ? { faces: values, named: first.scale } : null;
}

function numberedFaces(node: ast.DiceLiteral, scope: Scope): readonly number[] | undefined {
  if (node.own !== undefined) {
    const bands = node.own.map((face) => bandOf(face, scope));
    if (bands.length === 0 || bands.some((band) => band === undefined || band[0] > band[1])) return scope.frame.broken ? undefined : report(scope.frame, "out-of-range-dice", node.span, { dice: printDice(node) });
    const faces = (bands as Interval[]).reduce((all, [low, high]) => all + high - low + 1, 0);
    if (faces > mostFaces) return report(scope.frame, "too-large-dice", node.span, { dice: printDice(node), limit: `${mostFaces}` });
    return (bands as Interval[]).flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, step) => low + step));
  }
  if (node.faces === "F") return [-1, 0, 1];
  if (node.faces === "66") return twoDigits;
  const sides = node.faces === "%" ? 100 : Number(node.faces);
  if (sides > mostFaces) return report(scope.frame, "too-large-dice", node.span, { dice: printDice(node), limit: `${mostFaces}` });
  if (!(sides >= 1)) return report(scope.frame, "out-of-range-dice", node.span, { dice: printDice(node) });
  return Array.from({ length: sides }, (_, face) => face + 1);
}

/** D66 are two dice read as digits: 11 to 66, without 17 to 20 and so on. */
const sixes = [1, 2, 3, 4, 5, 6];
const twoDigits: readonly number[] = sixes.flatMap((tens) => sixes.map((ones) => tens * 10 + ones));

/** One face, or several that follow each other: `d(0..9)`. */
function bandOf({ form, low, high }: ast.InSet, scope: Scope): Interval | undefined {
  if (form === "or-more" || form === "or-less") return undefined;
  const [from, to] = [constantOf(low, scope), constantOf(high ?? low, scope)];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Thrown again without a bound, on every face there is. */
function isEndless(faces: readonly number[], all: readonly DiceOption[], nodes: readonly ast.DiceOption[], scope: Scope): boolean {
  const found = all.findIndex((one) => (one.kind === "exploding" || one.kind === "rerolling") && one.most === null && faces.every((face) => one.low <= face && face <= one.high));
  const node = nodes[found];
  if (node === undefined) return false;
  const title = { de: "Höchstens einmal", en: "Once at most" };
  report(scope.frame, "endless-roll", node.span, {}, { fix: { title, edits: [{ span: { ...node.span, start: node.span.end }, newText: " at most 1 time" }] } });
  return true;
}

export function options(nodes: readonly ast.DiceOption[], scope: Scope): readonly DiceOption[] | undefined {
  const all = nodes.map((node) => option(node, scope));
  return all.some((one) => one === undefined) ? undefined : (all as DiceOption[]);
}

function option(node: ast.DiceOption, scope: Scope): DiceOption | undefined {
  if (node.kind === "separately") return { kind: "separately" };
  if ("end" in node) {
    const n = constantOf(node.count, scope);
    if (n === undefined) return notConstant(node.count, scope);
    return n < 1 ? outside(scope, node.count.span, n, `1..${mostDice}`) : { kind: node.kind, end: node.end, n };
  }
  const low = node.faces.form === "or-less" ? -mostFaces : constantOf(node.faces.low, scope);
  const high = node.faces.form === "or-more" ? mostFaces : node.faces.form === "one" ? low : constantOf(node.faces.high ?? node.faces.low, scope);
  if (low === undefined || high === undefined) return notConstant(node.faces.low, scope);
  if ("twice" in node) return { kind: "counting", low, high, twice: node.twice };
  const most = node.atMost === undefined ? null : constantOf(node.atMost, scope);
  if (most === undefined || node.atMost === undefined) return most === undefined ? notConstant(node.faces.low, scope) : { kind: node.kind, low, high, most };
  return most !== null && most < 1 ? outside(scope, node.atMost.span, most, "1..∞") : { kind: node.kind, low, high, most };
}

/** Options that can do something to these dice: so many are kept or dropped as there are, and a face that is spoken of is there. */
function fits(nodes: readonly ast.DiceOption[], made: readonly DiceOption[], dice: Faces & { readonly count: number | null }, scope: Scope): true | undefined {
  let left = dice.count ?? Infinity;
  for (const [i, one] of made.entries()) {
    const node = nodes[i];
    if (node === undefined || node.kind === "separately" || one.kind === "separately") continue;
    if (one.kind === "keep" || one.kind === "drop") {
      const most = one.kind === "keep" ? left : left - 1;
      if (one.n > most && "end" in node) return outside(scope, node.count.span, one.n, `1..${most}`);
      left = one.kind === "keep" ? one.n : left - one.n;
    } else if ("low" in one && "faces" in node && !dice.faces.some((face) => one.low <= face && face <= one.high)) {
      return outside(scope, node.faces.low.span, one.low === -mostFaces ? one.high : one.low, `${Math.min(...dice.faces)}..${Math.max(...dice.faces)}`);
    }
  }
  return true;
}
function notConstant(node: ast.Expr, scope: Scope): undefined {
  return scope.frame.broken ? undefined : report(scope.frame, "unsupported-dice", node.span, { dice: printExpr(node) });
}

/** What a roll sentence throws. */
export function thrown(node: ast.Expr, more: readonly ast.DiceOption[], scope: Scope): DiceExpr | undefined {
  const extra = options(more, scope);
  if (extra === undefined) return undefined;
  const plain = node.kind === "group" ? node.value : node;
  if (plain.kind === "dice-with-options") return thrown(plain.dice, [...plain.options, ...more], scope);
  if (plain.kind === "pool") return pool(plain, extra, more, 0, scope);
  if (plain.kind === "binary" && (plain.left.kind === "pool" || plain.right.kind === "pool") && plain.operator !== "*" && plain.operator !== "/") {
    const [counted, other] = plain.left.kind === "pool" ? [plain.left, plain.right] : [plain.right, plain.left];
    const plus = constantOf(other, scope);
    if (plus === undefined || counted.kind !== "pool") return notConstant(other, scope);
    return pool(counted, extra, more, plain.operator === "-" ? -plus : plus, scope);
  }
  const dice = writtenDice(node, scope);
  if (dice === undefined) return undefined;
  if (dice !== "none" && isEndless(dice.faces, extra, more, scope)) return undefined;
  if (dice !== "none") return fits(more, extra, dice, scope) && { kind: "fixed", dice: { ...dice, options: [...dice.options, ...extra] } };
  const value = scope.resolve.expr(node, scope, { kind: "dice" });
  if (value === undefined) return undefined;
  if (value.type.kind !== "dice") return report(scope.frame, "mismatched-type", node.span, { expected: inWords({ kind: "dice" }), found: inWords(value.type) });
  return { kind: "value", value, options: extra };
}

function pool(node: ast.Pool, extra: readonly DiceOption[], more: readonly ast.DiceOption[], plus: number, scope: Scope): DiceExpr | undefined {
  if (node.dice.faces === "66") return addsDigits(node.dice, scope);
  const count = wholeOf(node.count, scope);
  const faces = facesOf(node.dice, scope);
  if (faces !== undefined && isEndless(faces.faces, extra, more, scope)) return undefined;
  if (count === undefined || faces === undefined) return silent(scope.frame);
  return fits(more, extra, { ...faces, count: null }, scope) && { kind: "pool", count, ...faces, options: extra, plus };
}

/** `roll n times`: a list of throws, of which `among` keeps or drops some. */
export function timesType(one: DiceExpr, times: number, among: readonly DiceOption[], constant: (value: Expr) => Dice | undefined): Type {
  const length = among.reduce((left, option) => {
    if (option.kind === "keep") return Math.min(left, option.n);
    return option.kind === "drop" ? Math.max(0, left - option.n) : left;
  }, times);
  return listOf(thrownType(one, constant), length, length);
}

/** Names cannot be added: several dice whose faces are names are looked at each by itself, or counted. */
export function addsNames(thrown: DiceExpr, constant: (value: Expr) => Dice | undefined): boolean {
  const dice = thrown.kind === "fixed" ? thrown.dice : thrown.kind === "value" ? constant(thrown.value) : thrown;
  if (dice?.named === undefined) return false;
  const all = thrown.kind === "value" ? [...dice.options, ...thrown.options] : dice.options;
  const isEach = all.some(({ kind }) => kind === "separately" || kind === "counting");
  const isOne = thrown.kind !== "pool" && dice.count === 1 && dice.plus === 0 && !all.some(({ kind }) => kind === "exploding");
  return !isEach && !isOne;
}

/** The type of what a throw comes to. `constant` finds the dice behind the name of a constant. */
export function thrownType(thrown: DiceExpr, constant: (value: Expr) => Dice | undefined): Type {
  const dice = thrown.kind === "fixed" ? thrown.dice : thrown.kind === "value" ? constant(thrown.value) : undefined;
  const count: Interval = thrown.kind === "pool" ? [0, Math.max(0, interval(thrown.count)[1])] : [dice?.count ?? 0, dice?.count ?? Infinity];
  const faces = thrown.kind === "pool" ? thrown.faces : (dice?.faces ?? null);
  const plus = thrown.kind === "pool" ? thrown.plus : (dice?.plus ?? 0);
  const all = thrown.kind === "fixed" ? thrown.dice.options : [...(dice?.options ?? []), ...thrown.options];
  if (faces === null) return all.some(({ kind }) => kind === "separately") ? listOf(fromInterval([-Infinity, Infinity])) : fromInterval([-Infinity, Infinity]);
  const one: Interval = [Math.min(...faces), Math.max(...faces)];
  const type = outcome(all, count, one, plus);
  const named = thrown.kind === "pool" ? thrown.named : dice?.named;
  if (named === undefined || all.some(({ kind }) => kind === "counting")) return type;
  const step: Type = { kind: "step", scale: named, low: one[0], high: one[1] };
  return type.kind === "list" ? { ...type, of: step } : step;
}

function outcome(all: readonly DiceOption[], count: Interval, face: Interval, plus: number): Type {
  let dice = count;
  let each = face;
  let counted = false;
  for (const one of all) {
    if (one.kind === "separately") return listOf(fromInterval(each), Math.max(0, finite(dice[0])), Number.isFinite(dice[1]) ? dice[1] : null);
    if (one.kind === "keep") dice = [Math.min(dice[0], one.n), Math.min(dice[1], one.n)];
    if (one.kind === "drop") dice = [Math.max(0, dice[0] - one.n), Math.max(0, dice[1] - one.n)];
    if (one.kind === "exploding") each = [each[0], each[1] * (one.most === null ? Infinity : one.most + 1)];
    if (one.kind === "counting") {
      each = [0, (counted ? each[1] : 0) < 2 && one.twice ? 2 : 1];
      counted = true;
    }
  }
  return fromInterval(combine("+", combine("*", dice, each), [plus, plus]));
}
function finite(bound: number): number {
  return Number.isFinite(bound) ? bound : 0;
}

/** The dice of an expression of type dice, where they are known. */
export function knownDice(value: Expr, scope: Scope): Dice | undefined {
  if (value.kind === "dice") return value.dice;
  if (value.kind !== "constant") return undefined;
  const symbol = scope.frame.world.symbols.byId.get(value.constant);
  const inside = symbol?.kind === "constant" ? symbol.value() : undefined;
  return inside === undefined || withoutNone(inside.type).kind !== "dice" ? undefined : knownDice(inside, scope);
}
