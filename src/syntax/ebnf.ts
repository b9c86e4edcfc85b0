/**
 * The grammar as text, printed from the parser.
 *
 * Invariant: every rule and every word comes from what the parser recorded; only the lexical part is written by hand here.
 */
import { Alternation, NonTerminal, RepetitionMandatory, Terminal, type IProduction } from "chevrotain";
import { isOptional, isRepetition, partsOf } from "./first.ts";
import { createParser } from "./grammar.ts";
import { keywordOf, signs, t } from "./tokens.ts";

const width = 120;
/** The rule for stretches that could not be read; it is no part of the language. */
const damaged = "broken";

const lexical = `(* Generated from the parser; do not edit. How a text becomes tokens; the first that fits. *)

NAME        = the longer of: longest declared name that ends at a word end | WORD { BLANKS ( WORD | INT ) } without keyword or DICE ;
BRACKETED   = "[" { any sign but "]" and line end } "]" ;
WORD        = LETTER { LETTER | DIGIT | MARK | "_" } { "-" LETTER { LETTER | DIGIT | MARK | "_" } } ;
TEXT        = opening quote … closing quote, on one line ;
CLAUSE      = "§" [ " " ] ( LETTER | DIGIT ) { LETTER | DIGIT | "_" | "-" } { "." ( LETTER | DIGIT ) { LETTER | DIGIT | "_" | "-" } } ;
DICE        = [ INT ] ( "d" | "D" | "w" | "W" ) ( INT | "%" | "F" ) ;
DICEFACES   = [ INT ] ( "d" | "D" | "w" | "W" ), before "(" ;
QUANTITY    = ( INT | DECIMAL ) [ BLANKS ] declared unit ;
PERCENT     = ( INT | DECIMAL ) [ BLANKS ] "%" ;
DECIMAL     = INT "." INT ;
INT         = DIGIT { DIGIT } ;
POSSESSIVE  = ( "'" | "’" | "´" | "‘" | "\`" ) "s" ;
HEADING     = "#" …, PROSE = ">" …, ROW = "|" cell { "|" cell } "|" : a whole line each ;
DASH        = "-", PLUSEND = "+" : at the end of an alternative of a cell ;
skipped     : blanks, line ends, "//" …, "/*" … "*/", lines of "|" and "-" ;
a cell      = nothing | "-" | text | cellContent, as its column wants ;

(* How tokens become a file. *)
`;

/** The text of grammar/rules.ebnf. */
export function rulesEbnf(): string {
  const rules = Object.values(createParser().getGAstProductions());
  const order = ["file", "declaration", ...rules.map((rule) => rule.name)];
  const lines = [...new Set(order)].filter((name) => name !== damaged).map((name) => {
    const rule = rules.find((one) => one.name === name);
    return rule === undefined ? "" : printRule(name, sequence(rule.definition));
  });
  return `${lexical}\n${lines.join("\n")}\n`;
}

function printRule(name: string, body: string): string {
  const head = `${name.padEnd(15)} = `;
  if (head.length + body.length + 2 <= width) return `${head}${body} ;`;
  return wrap(`${head}${body} ;`);
}

/** Breaks a long rule before the last blank that fits. */
function wrap(line: string): string {
  const indent = " ".repeat(18);
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const bar = rest.lastIndexOf(" |", width);
    const at = bar > indent.length ? bar : rest.lastIndexOf(" ", width);
    if (at <= indent.length) break;
    lines.push(rest.slice(0, at));
    rest = indent + rest.slice(at + 1);
  }
  return [...lines, rest].join("\n");
}

function sequence(parts: readonly IProduction[]): string {
  return parts.map((part) => print(part, parts.length > 1)).filter((text) => text !== "").join(" ");
}

function print(part: IProduction, inSequence: boolean): string {
  if (part instanceof Terminal) return terminal(part.terminalType.name);
  if (part instanceof NonTerminal) return part.nonTerminalName;
  if (part instanceof Alternation) {
    const texts = part.definition.map((one) => sequence(partsOf(one))).filter((text) => text !== damaged);
    const text = texts.join(" | ");
    return inSequence && texts.length > 1 ? `( ${text} )` : text;
  }
  const inside = sequence(partsOf(part));
  if (part instanceof RepetitionMandatory) return `${group(inside)} { ${inside} }`;
  if (isRepetition(part)) return `{ ${inside} }`;
  return isOptional(part) ? `[ ${inside} ]` : inside;
}

function group(text: string): string {
  return text.includes(" ") ? `( ${text} )` : text;
}

function terminal(name: string): string {
  if (keywordOf({ name }) !== undefined) return name;
  const sign = Object.entries(signs).find(([, kind]) => kind.name === name);
  if (sign !== undefined && name !== t.PlusMinus.name) return `"${sign[0]}"`;
  return name === t.PlusMinus.name ? '"±"' : name.toUpperCase();
}
