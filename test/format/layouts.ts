/** Texts with the same words and another layout, made by chance from a seed. */
import { createSource } from "../../src/base/source.ts";
import { factsOf } from "../../src/format/facts.ts";
import { gap } from "../../src/format/spacing.ts";
import { t } from "../../src/syntax/tokens.ts";
import { createReader } from "../../src/syntax/parse.ts";

const parse = createReader();

/** Whole numbers below n, the same for the same seed. */
export type Chance = (n: number) => number;

export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Other blanks, indentation and line breaks; blank lines, comments and cells stay what they are. */
export function destroyed(text: string, chance: Chance, lineEnd: string): string {
  const { tokens, comments, ast } = parse(createSource("a.rules", text));
  const facts = factsOf(ast, tokens);
  const stops = [...tokens, ...comments.map((one) => ({ start: one.span.start, end: one.span.end, tokenType: undefined }))].toSorted((a, b) => a.start - b.start);
  let result = "";
  stops.forEach((stop, place) => {
    const before = stops[place - 1];
    const between = text.slice(before?.end ?? 0, stop.start);
    const isMid = before?.tokenType !== undefined && stop.tokenType !== undefined && stop.tokenType !== t.Row && !facts.lines.has(stop.start);
    const mayBreak = isMid && !between.includes("\n") && place > 1 && gap(before as never, stop as never, facts) === "break";
    if (between.includes("\n")) result += between.split("\n").map((line, at, all) => (at === 0 ? blanks(chance, 0) : at === all.length - 1 ? blanks(chance, 0) : ruleOf(line, chance))).join("\n");
    else if (between === "") result += "";
    else result += mayBreak && chance(8) === 0 ? `\n${blanks(chance, 0)}` : blanks(chance, 1);
    const own = text.slice(stop.start, stop.end);
    result += stop.tokenType === t.Row ? own.split("|").map((cell, at, all) => (at === 0 || at === all.length - 1 ? cell : ` ${blanks(chance, 0)}${cell.trim()}${blanks(chance, 1)}`)).join("|") : own;
  });
  return `${result}\n`.replaceAll("\n", lineEnd);
}

function ruleOf(line: string, chance: Chance): string {
  return line.includes("|") ? line.trim().replace(/-+/gu, "-".repeat(2 + chance(5))) : "";
}

function blanks(chance: Chance, least: number): string {
  return Array.from({ length: least + chance(4) }, () => (chance(6) === 0 ? "\t" : " ")).join("");
}

/** The text with a comment at each of some places between its tokens. */
export function commented(text: string, chance: Chance, count: number): string {
  const { tokens } = parse(createSource("a.rules", text));
  const places = new Set(Array.from({ length: count }, () => chance(tokens.length)));
  let result = "";
  let last = 0;
  tokens.forEach((token, place) => {
    result += text.slice(last, token.start);
    if (places.has(place)) result += commentAt(chance, place, token.first);
    result += text.slice(token.start, token.end);
    last = token.end;
  });
  return result + text.slice(last) + (chance(3) === 0 ? "// the end" : "");
}

function commentAt(chance: Chance, name: number, isFirst: boolean): string {
  const kind = chance(4);
  if (kind === 0) return `/* c${name} */ `;
  if (kind === 1) return `/* c${name}\n   over two lines */\n`;
  if (kind === 2 || isFirst) return `// c${name}\n`;
  return ` // c${name}\n\n// d${name}\n`;
}
