/**
 * Makes grammar/rules.tmLanguage.json, the TextMate grammar of the language, from the words in grammar/keywords.json.
 *
 * Invariant: it colours by what stands on a line and knows no declared names; where it and the lexer could differ (a name
 * that holds a keyword), the language server's semantic tokens are right. A keyword that is in no list here is still a keyword.
 */
import { keywords } from "../src/syntax/keywords.ts";
import { declarationWords, exampleWords, memberWords, statementWords } from "../src/syntax/starts.ts";

export const scopeName = "source.regelwerk";

interface Rule {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly captures?: Readonly<Record<string, Rule>>;
  readonly beginCaptures?: Readonly<Record<string, Rule>>;
  readonly patterns?: readonly Rule[];
  readonly include?: string;
}

const constants = ["none", "yes", "no", "full", "empty", "original", "it", "its"];
const types = ["text", "number", "dice", "list of", "one of", "yes/no"];
const operators = ["and", "or", "not", "is", "is not", "in", "of", "or more", "or less"];
const flow = [
  "if", "then", "else", "otherwise", "while", "with", "by", "until", "on", "rolling", "if impossible", "result", "becomes",
  "rises", "falls", "rolls", "ends as", "do", "does", "makes", "chooses", "satisfies",
];

/** A whole word: nothing that could go on with it stands before or behind it. */
const before = "(?<![\\p{L}\\p{N}\\p{M}_°]|[\\p{L}\\p{N}\\p{M}_]-)";
const after = "(?![\\p{L}\\p{N}\\p{M}_°]|-\\p{L})";
const word = "[\\p{L}°][\\p{L}\\p{N}\\p{M}_°]*(?:-\\p{L}[\\p{L}\\p{N}\\p{M}_]*)*";
const blank = "[ \\t\\u00a0\\u202f]";
const die = "\\d*[dDwW](?:\\d+|%|F|(?=\\())";

/** The words as one alternative, longer ones first, since the first that fits is taken. */
function oneOf(words: readonly string[]): string {
  const sorted = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return `${before}(?:${sorted.map((one) => one.replaceAll(" ", `${blank}+`)).join("|")})${after}`;
}

/** A run of words that are no keywords and no dice; a number may be a later one. */
function nameRun(): string {
  const own = `(?!${oneOf(keywords)}|${die}${after})${word}`;
  return `(?:\\[[^\\]]*\\]|${own}(?:${blank}+(?:${own}|\\d+(?![\\d.,%]|${blank}*\\.\\.)${after}))*)`;
}

const include = (...names: readonly string[]): readonly Rule[] => names.map((name) => ({ include: `#${name}` }));
const scoped = (name: string): Rule => ({ name: `${name}.regelwerk` });

/** The words that begin a declaration and give it a name; the rest of them (such as `principle`) are followed by a text. */
function head(name: string): Rule {
  const parts = "helper|replace|extend|odds table|modifier kinds|creation of";
  const begins = declarationWords.filter((one) => !parts.split("|").includes(one));
  return {
    match: `^${blank}*((?:(?:helper|replace|extend)${blank}+)*)(${oneOf([...begins, "odds table", "modifier kinds", "creation of"])})(?:${blank}+(${name}))?`,
    captures: { "1": scoped("storage.modifier"), "2": scoped("storage.type"), "3": scoped("entity.name.type") },
  };
}

function keywordRules(): readonly Rule[] {
  const isControl = new Set<string>([...statementWords, ...memberWords, ...exampleWords, ...flow]);
  const sorts: readonly (readonly [string, (one: string) => boolean])[] = [
    ["constant.language", (one) => constants.includes(one)],
    ["support.type", (one) => types.includes(one)],
    ["keyword.operator.word", (one) => operators.includes(one)],
    ["keyword.control", (one) => isControl.has(one)],
    ["keyword.other", () => true],
  ];
  const sortOf = (one: string): string => sorts.find(([, fits]) => fits(one))?.[0] ?? "keyword.other";
  // Word groups before single words: "is not" must not be read as "is".
  return [true, false].flatMap((group) =>
    sorts.flatMap(([sort]) => {
      const words = keywords.filter((one) => sortOf(one) === sort && one.includes(" ") === group);
      return words.length === 0 ? [] : [{ ...scoped(sort), match: oneOf(words) }];
    }),
  );
}

/** The grammar as text. */
export function textMateGrammar(): string {
  const name = nameRun();
  const repository: Readonly<Record<string, Rule>> = {
    comment: {
      patterns: [
        { ...scoped("comment.line.double-slash"), match: "//.*$" },
        { ...scoped("comment.block"), begin: "/\\*", end: "\\*/" },
      ],
    },
    heading: { ...scoped("markup.heading"), match: `^${blank}*#+.*$` },
    prose: { ...scoped("markup.quote"), match: `^${blank}*>.*$` },
    table: {
      ...scoped("meta.table"),
      begin: `^${blank}*(?=\\|)`,
      end: `^(?!${blank}*\\|)`,
      patterns: [
        {
          ...scoped("meta.table.header"),
          begin: "\\G(?=\\|)",
          end: "$",
          patterns: [...include("bar"), { match: "[^|]+", captures: { "0": scoped("markup.bold") } }],
        },
        { ...scoped("punctuation.separator.table-rule"), match: `^${blank}*\\|(?:${blank}*:?[-–—]{2,}:?${blank}*\\|)+` },
        ...include("bar", "cellText", "clause", "dice", "number"),
        { ...scoped("keyword.control"), match: oneOf(["otherwise"]) },
        { ...scoped("constant.language"), match: oneOf(["none", "yes", "no"]) },
      ],
    },
    bar: {
      patterns: [
        {
          match: `(\\|)${blank}*(//.*)$`,
          captures: { "1": scoped("punctuation.separator.table"), "2": scoped("comment.line.double-slash") },
        },
        { begin: `(\\|)${blank}*(?=/\\*)`, end: "(?<=\\*/)", beginCaptures: { "1": scoped("punctuation.separator.table") }, patterns: include("comment") },
        { ...scoped("punctuation.separator.table"), match: "\\|" },
      ],
    },
    cellText: { ...scoped("string.quoted.double"), match: '"[^"|]*"|[„“”«»][^"„“”«»|]*["„“”«»]' },
    text: {
      patterns: [
        { ...scoped("string.quoted.double"), match: '"[^"]*(?:"|$)' },
        { ...scoped("string.quoted.other"), match: '[„“”«»][^"„“”«»]*(?:["„“”«»]|$)' },
      ],
    },
    clause: {
      ...scoped("constant.other.clause"),
      match: `§${blank}?[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*(?:\\.[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*)*`,
    },
    dice: { ...scoped("constant.numeric.dice"), match: `(?<![\\p{L}\\p{N}\\p{M}_°])${die}(?:(?<=[%(])|${after}|(?=\\())` },
    number: {
      patterns: [
        { ...scoped("constant.numeric.percent"), match: `(?<![\\p{L}\\p{N}\\p{M}_°])\\d+(?:\\.\\d+)?${blank}*%` },
        { ...scoped("constant.numeric"), match: "(?<![\\p{L}\\p{N}\\p{M}_°])\\d+(?:\\.\\d+)?" },
      ],
    },
    possessive: { ...scoped("keyword.operator.possessive"), match: `['’´‘\`]s${after}` },
    head: head(name),
    member: {
      match: `^${blank}*(${name})(?=${blank}*(?:\\([^)]*\\))?${blank}*(?:"[^"]*")?${blank}*[:=])`,
      captures: { "1": { name: "variable.other.property.regelwerk" } },
    },
    bracketed: { ...scoped("entity.name.type"), match: "\\[[^\\]\\n]*\\]" },
    run: { match: name },
    keyword: { patterns: keywordRules() },
    sign: { patterns: [
      { ...scoped("constant.language.question"), match: "\\?" },
      { ...scoped("keyword.operator"), match: "\\.\\.|[…+\\-−–—‐‑*×·⋅/÷<>≤≥=≠±]" },
      { ...scoped("punctuation.section"), match: "[{}()]" },
      { ...scoped("punctuation.separator"), match: "[,;:]" },
    ] },
  };
  const patterns = include(
    "comment", "heading", "prose", "table", "head", "member", "text", "clause", "keyword", "dice", "run", "number", "possessive",
    "bracketed", "sign",
  );
  const grammar = { name: "Regelwerk", scopeName, fileTypes: ["rules"], patterns, repository };
  return `${JSON.stringify(grammar, null, 2)}\n`;
}
