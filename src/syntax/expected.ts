/**
 * What was expected at an error, in words of the language.
 *
 * Invariant: no name of a token kind or grammar rule gets out; there are at most five expectations.
 */
import type { TokenType } from "chevrotain";
import type { Bilingual } from "../base/text.ts";
import type { Expectation } from "./expectation.ts";
import { k, keywordOf, signs, t } from "./tokens.ts";

const most = 5;

const byRule: Readonly<Record<string, Bilingual>> = {
  file: { en: "a rule such as scale, sheet or check", de: "eine Regel wie scale, sheet oder check" },
  declaration: { en: "a rule such as scale, sheet or check", de: "eine Regel wie scale, sheet oder check" },
  ruleDecl: { en: "a rule such as scale, sheet or check", de: "eine Regel wie scale, sheet oder check" },
  type: { en: "a type such as number, 0..6, text or the name of a scale", de: "ein Typ wie number, 0..6, text oder der Name einer Skala" },
  typePart: { en: "a type such as number, 0..6, text or the name of a scale", de: "ein Typ wie number, 0..6, text oder der Name einer Skala" },
  plainType: { en: "a type such as number, 0..6, text or the name of a scale", de: "ein Typ wie number, 0..6, text oder der Name einer Skala" },
  primary: { en: "a value", de: "ein Wert" },
  expr: { en: "a value", de: "ein Wert" },
  unary: { en: "a value", de: "ein Wert" },
  notExpr: { en: "a value", de: "ein Wert" },
  outcome: { en: "a value", de: "ein Wert" },
  paren: { en: "a value", de: "ein Wert" },
  bound: { en: "a number or a name", de: "eine Zahl oder ein Name" },
  numBound: { en: "a number", de: "eine Zahl" },
  statement: { en: "a sentence such as roll, let, when or result", de: "ein Satz wie roll, let, when oder result" },
  sentence: { en: "a sentence such as roll, let, when or result", de: "ein Satz wie roll, let, when oder result" },
  member: { en: "a line such as Kraft: 0..6", de: "eine Zeile wie Kraft: 0..6" },
  memberSentence: { en: "a line such as Kraft: 0..6", de: "eine Zeile wie Kraft: 0..6" },
  exampleLine: { en: "a line that begins with given, when, then or show", de: "eine Zeile, die mit given, when, then oder show beginnt" },
  scaleLine: { en: "a row of the table or success from", de: "eine Zeile der Tabelle oder success from" },
  rows: { en: "a row of the table", de: "eine Zeile der Tabelle" },
  cascadeLine: { en: "a line that begins with first, then or at the end", de: "eine Zeile, die mit first, then oder at the end beginnt" },
  tacticLine: { en: "a line that begins with do or make", de: "eine Zeile, die mit do oder make beginnt" },
  optionLine: { en: "a line that begins with option", de: "eine Zeile, die mit option beginnt" },
  setting: { en: "a setting such as language: de", de: "eine Angabe wie language: de" },
  effectStmt: { en: "a verb such as rises by, becomes, gains or does", de: "ein Verb wie rises by, becomes, gains oder does" },
};

/** Blocks that were read up to here and could go on or end. */
const bodies: Readonly<Record<string, string>> = {
  block: "statement", members: "member", exampleBody: "exampleLine", settings: "setting", scaleDecl: "scaleLine", rows: "rows",
  cascadeDecl: "cascadeLine", tacticDecl: "tacticLine", chooseStmt: "optionLine", moduleDecl: "declaration",
};

const byKind: Readonly<Record<string, Bilingual>> = {
  Name: { en: "a name", de: "ein Name" },
  Bracketed: { en: "a name", de: "ein Name" },
  Int: { en: "a whole number", de: "eine ganze Zahl" },
  Decimal: { en: "a number", de: "eine Zahl" },
  Percent: { en: "a percentage", de: "eine Prozentzahl" },
  Quantity: { en: "a number with its unit", de: "eine Zahl mit Einheit" },
  Dice: { en: "dice such as 3d6", de: "Würfel wie 3w6" },
  DiceFaces: { en: "dice such as 3d6", de: "Würfel wie 3w6" },
  Text: { en: "a text in quotes", de: "ein Text in Anführungszeichen" },
  Clause: { en: "a citation such as §1.2", de: "ein Verweis wie §1.2" },
  Row: { en: "a row of the table", de: "eine Zeile der Tabelle" },
  Heading: { en: "a heading", de: "eine Überschrift" },
};

/** What can begin a value; together they are "a value". */
const valueKinds: ReadonlySet<TokenType> = new Set([
  t.Name, t.Bracketed, t.Int, t.Decimal, t.Percent, t.Quantity, t.Dice, t.DiceFaces, t.Text, t.LParen, t.Plus, t.Minus,
  ...(
    [
      "if", "not", "every", "some", "all of", "any of", "base", "sum of", "mean of", "highest of", "lowest of", "best of", "worst of",
      "first of", "second of", "tens of", "ones of", "maximum of", "minimum of", "count of", "remainder of", "its", "yes", "no", "none",
      "full", "it", "level", "result", "modifiers", "cell", "original", "the enemy", "the ally",
    ] as const
  ).map(k),
]);

export function expectedWords(expectation: Expectation): readonly Bilingual[] {
  const { rule, kinds } = expectation;
  const [only] = kinds;
  const line = bodies[rule];
  if (line !== undefined && kinds.length === 1 && only === t.RBrace) return [byRule[line] ?? quoted("}"), quoted("}")];
  const general = byRule[rule];
  if (general !== undefined && kinds.length !== 1) return [general];
  const value = kinds.includes(t.LParen) && kinds.includes(t.Int);
  const others = value ? kinds.filter((kind) => !valueKinds.has(kind)) : kinds;
  const words = new Map(others.map(kindWords).filter((one) => one !== undefined).map((one) => [one.en, one]));
  if (value) words.set("", { en: "a value", de: "ein Wert" });
  return words.size === 0 ? [general ?? byRule["file"] ?? quoted("}")] : [...words.values()].slice(0, most);
}

function kindWords(kind: TokenType): Bilingual | undefined {
  const word = keywordOf(kind);
  if (word !== undefined) return quoted(word);
  const sign = Object.entries(signs).find(([, type]) => type === kind);
  return sign === undefined ? byKind[kind.name] : quoted(sign[0]);
}

function quoted(word: string): Bilingual {
  return { en: `"${word}"`, de: `„${word}“` };
}
