/** The TextMate grammar: single sentences by hand, and all rulesets against what the lexer says of them. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { keywordOf, t } from "../../src/syntax/tokens.ts";
import { parse } from "../../src/syntax/parse.ts";
import { coloured, scopesOf } from "../support/textmate.ts";

const folder = new URL("../../rulesets/", import.meta.url);
const rulesets = readdirSync(folder).flatMap((name) => {
  const inside = new URL(`${name}/`, folder);
  return readdirSync(inside).filter((file) => file.endsWith(".rules")).map((file) => new URL(file, inside));
});

describe("sentences", () => {
  it.each<readonly [string, readonly string[]]>([
    ["roll 1d20 as Wurf", ["roll keyword.control", "1d20 constant.numeric.dice", "as keyword.other"]],
    ["Schaden = 3W6 + 2", ["Schaden variable.other.property", "= keyword.operator", "3W6 constant.numeric.dice", "+ keyword.operator", "2 constant.numeric"]],
    ["roll 3W(-1, 0, 1) as Würfel", [
      "roll keyword.control", "3W constant.numeric.dice", "( punctuation.section", "- keyword.operator", "1 constant.numeric", ", punctuation.separator",
      "0 constant.numeric", ", punctuation.separator", "1 constant.numeric", ") punctuation.section", "as keyword.other"]],
    ["result Erfolg if Wurf is not 20", ["result keyword.control", "if keyword.control", "is not keyword.operator.word", "20 constant.numeric"]],
    ["Mira's Stärke falls by 85%", ["'s keyword.operator.possessive", "falls keyword.control", "by keyword.control", "85% constant.numeric.percent"]],
    ["Mira’s Stärke of Bert", ["’s keyword.operator.possessive", "of keyword.operator.word"]],
    ["  Größe: text starts at \"\"  §bogen.9 §a-1..§a-2", [
      "Größe variable.other.property", ": punctuation.separator", "text support.type", "starts at keyword.other", "\"\" string.quoted.double", "§bogen.9 constant.other.clause",
      "§a-1 constant.other.clause", ".. keyword.operator", "§a-2 constant.other.clause"]],
    ["sheet Charakter mit Namen \"Wer mitspielt\" {", [
      "sheet storage.type", "Charakter mit Namen entity.name.type", "\"Wer mitspielt\" string.quoted.double", "{ punctuation.section"]],
    ["helper check Überzahl for Charakter", ["helper storage.modifier", "check storage.type", "Überzahl entity.name.type", "for keyword.other"]],
    ["move [Act under Pressure] for Hero", ["move storage.type", "[Act under Pressure] entity.name.type", "for keyword.other"]],
    ["principle „Im Team spielen.“", ["principle storage.type", "„Im Team spielen.“ string.quoted.other"]],
    ["  „offen // kein Kommentar", ["„offen // kein Kommentar string.quoted.other"]],
    ["gives 0..10 // keine \"Zahl\"", ["gives keyword.other", "0 constant.numeric", ".. keyword.operator", "10 constant.numeric", "// keine \"Zahl\" comment.line.double-slash"]],
    ["Abwehr-if /* if\nroll */ roll", ["/* if comment.block", "roll */ comment.block", "roll keyword.control"]],
    ["## Waffen und Rüstung", ["## Waffen und Rüstung markup.heading"]],
    ["> Wer roll sagt, würfelt.", ["> Wer roll sagt, würfelt. markup.quote"]],
    ["Wiff ifs Überif rollt", []],
    ["then chance of success is ?", ["then keyword.control", "chance of keyword.other", "success keyword.control", "is keyword.operator.word", "? constant.language.question"]],
  ])("%s", async (text, expected) => {
    expect(await coloured(text)).toEqual(expected);
  });

  it("tables: a head, a rule, rows; a comment only behind the last bar", async () => {
    const text = "| Waffe | Schaden if |\n|---|---|\n| Rope and Hook | 1d6 + 2 | // if\n| 4–6 | \"ä|b\n| otherwise | /* if\nroll */\nroll";
    expect((await coloured(text)).filter((one) => !one.startsWith("|"))).toEqual([
      "Waffe markup.bold", "Schaden if markup.bold", "Rope and Hook meta.table", "1d6 constant.numeric.dice",
      "+ meta.table", "2 constant.numeric", "// if comment.line.double-slash", "4 constant.numeric", "– meta.table", "6 constant.numeric", "\"ä meta.table",
      "b meta.table", "otherwise keyword.control", "/* if comment.block", "roll */ comment.block", "roll keyword.control",
    ]);
  });
});

/** What the lexer calls a token, and what its scope must then begin with. */
const wanted: readonly (readonly [readonly { readonly name: string }[], RegExp])[] = [
  [[t.Text], /^string\./u],
  [[t.Clause], /^constant\.other\.clause/u],
  [[t.Dice, t.DiceFaces], /^constant\.numeric\.dice/u],
  [[t.Int, t.Decimal, t.Percent, t.Quantity], /^constant\.numeric/u],
  [[t.Possessive], /possessive/u],
  [[t.Heading], /^markup\.heading/u],
  [[t.Prose], /^markup\.quote/u],
  [[t.Row], /^meta\.table/u],
];
const ofKeyword = /^(?:keyword|storage|support|constant\.language)\b/u;

describe.each(rulesets.map((url) => [url.pathname.split("/").at(-1) ?? "", url] as const))("%s, token by token", (name, url) => {
  const text = readFileSync(url, "utf8");
  const { tokens, comments } = parse(createSource(name, text));

  it("is coloured as the lexer reads it", async () => {
    const at = Array.from({ length: text.length }, (): readonly string[] => []);
    for (const { start, end, scopes } of await scopesOf(text)) at.fill(scopes, start, end);
    expect(tokens.length).toBeGreaterThan(1000);
    const wrong: string[] = [];
    const say = (start: number, end: number, kind: string): void => {
      wrong.push(`${text.slice(0, start).split("\n").length}: ${kind} ${text.slice(start, end)} is ${(at[start] ?? []).join(" ")}`);
    };
    for (const { tokenType, start, end, image } of tokens) {
      const scopes = at[start] ?? [];
      const pattern = wanted.find(([kinds]) => kinds.some((one) => one.name === tokenType.name))?.[1];
      if (pattern !== undefined) {
        if (!scopes.some((scope) => pattern.test(scope))) say(start, end, tokenType.name);
      } else if (keywordOf(tokenType) !== undefined) {
        if (!ofKeyword.test(scopes.at(-1) ?? "")) say(start, end, "keyword");
      } else if (tokenType === t.Name && ofKeyword.test(scopes.at(-1) ?? "")) say(start, end, `name ${image}`);
    }
    for (const { span } of comments) if (!(at[span.start] ?? []).some((scope) => scope.startsWith("comment"))) say(span.start, span.end, "comment");
    expect(wrong).toEqual([]);
  });
});
