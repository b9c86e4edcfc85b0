/** Features of the editor, each on a rule text with its cursor. */
import { describe, expect, it } from "vitest";
import { diagnosticsOf } from "../../src/editor/features/diagnostics.ts";
import { offersAt } from "../../src/editor/features/complete.ts";
import { layoutOf } from "../../src/editor/features/format.ts";
import { repairAll, repairsAt } from "../../src/editor/features/fixes.ts";
import { hoverAt } from "../../src/editor/features/hover.ts";
import { definitionsAt, referencesAt } from "../../src/editor/features/navigate.ts";
import { edited, nameAt, renamed } from "../../src/editor/features/rename.ts";
import { outlineOf, searched } from "../../src/editor/features/symbols.ts";
import { declarationSnippets, filledSnippet } from "../../src/editor/snippets.ts";
import { createSource } from "../../src/base/source.ts";
import { parse } from "../../src/syntax/parse.ts";
import { editing, shown } from "../support/editing.ts";

const game = `ruleset Spiel {
  version: "1"
  language: de
}

source Buch "Das Buch" {
  clauses: "buch.clauses.md"
  prefix: "B-"
}

scale Erfolg: Fehlschlag, Treffer, Glanztat

sheet Figur {
  Name: text
  Kraft (KR): 0..6 "Wie stark sie ist." §1.1
  Schild: 0..3
}

weapons Waffen {
  each Wucht: 0..9
  | Waffe          | Wucht | Preis |
  |----------------|-------|-------|
  | Foe's Life     | 3     | Kraft |
  | Langes Schwert | 5     | teuer |
}

check Probe for Figur gives Erfolg §1.2 {
  given Boni: 0..2 usually 0
  roll 1d6 as Wurf
  result Glanztat if Wurf + Boni > 5
  result Treffer if Wurf <= Kraft
  result Fehlschlag
}

example Mira {
  given Mira = Figur(Kraft: 3)
  when Mira makes Probe(Boni: 1)
  then chance of Fehlschlag is 1/6
}
`;
const clauses = `| ID | kind | statement |
|----|------|-----------|
| B-1.1 | field | Kraft reicht von 0 bis 6. |
| B-1.2 | check | Wer probt, würfelt <b>einmal</b>. |
`;
/** The game with the cursor before the n-th place where some words stand. */
function at(words: string, cursor = 0, n = 0): ReturnType<typeof editing> {
  let place = -1;
  for (let i = 0; i <= n; i++) place = game.indexOf(words, place + 1);
  if (place < 0) throw new Error(`"${words}" is not there`);
  return editing(`${game.slice(0, place + cursor)}▮${game.slice(place + cursor)}`, { "buch.clauses.md": clauses });
}

it("the game of these tests has no mistake", () => {
  const { snapshot, path } = at("ruleset");
  expect(diagnosticsOf(snapshot, "thorough").get(path)?.filter(({ severity }) => severity === "error")).toEqual([]);
});

describe("definition", () => {
  const defined = (found: ReturnType<typeof editing>): readonly string[] => definitionsAt(found.snapshot, found.path, found.offset).map(({ span }) => shown(found.snapshot, span));
  it("of a field, a check, a step, a given and a roll", () => {
    expect(defined(at("Kraft\n  result", 1))).toEqual(["main.rules:15:3 Kraft"]);
    expect(defined(at("Probe(Boni", 2))).toEqual(["main.rules:27:7 Probe"]);
    expect(defined(at("Treffer if", 1))).toEqual(["main.rules:11:27 Treffer"]);
    expect(defined(at("Boni > 5"))).toEqual(["main.rules:28:9 Boni"]);
    expect(defined(at("Boni: 1"))).toEqual(["main.rules:28:9 Boni"]);
    expect(defined(at("Wurf <="))).toEqual(["main.rules:29:15 Wurf"]);
    expect(defined(at("Mira makes"))).toEqual(["main.rules:36:9 Mira"]);
  });
  it("nothing where only the same word stands: a text, a column nobody declared", () => {
    expect(defined(at("Kraft |"))).toEqual([]);
    expect(defined(at("stark sie"))).toEqual([]);
  });
  it("of a path: the file", () => {
    const found = editing('use Teil from "./te▮il.rules"\nconstant A = 1\n', { "teil.rules": "constant B = 2\n" });
    expect(defined(found)).toEqual(["teil.rules:1:1 "]);
  });
});

describe("references", () => {
  it("are all uses, with the declaration if wanted", () => {
    const found = at("Kraft (KR)");
    const list = (withIt: boolean): readonly string[] => referencesAt(found.snapshot, found.path, found.offset, withIt).map((span) => shown(found.snapshot, span));
    expect(list(false)).toEqual(["main.rules:31:29 Kraft", "main.rules:36:22 Kraft"]);
    expect(list(true)).toHaveLength(3);
  });
  it("in the files that are used", () => {
    const found = editing('use Teil from "./teil.rules"\nconstant A = Ba▮se + 1\n', { "teil.rules": "constant Base = 2\nconstant C = Base + 2\n" });
    expect(referencesAt(found.snapshot, found.path, found.offset, true).map((span) => shown(found.snapshot, span))).toEqual(["teil.rules:1:10 Base", "main.rules:2:14 Base", "teil.rules:2:14 Base"]);
  });
});

describe("rename", () => {
  const rename = (found: ReturnType<typeof editing>, name: string): string => {
    const made = renamed(found.snapshot, found.path, found.offset, name);
    if (made.kind === "refused") return made.why.en;
    return made.edits.map((edit) => `${shown(found.snapshot, edit.span)} → ${edit.newText}`).join("\n");
  };
  it("takes the whole name", () => {
    const found = at("Foe's Life", 7);
    expect(nameAt(found.snapshot, found.path, found.offset)?.name).toBe("Foe's Life");
  });
  it("changes every use and nothing that only looks so", () => {
    expect(rename(at("Kraft (KR)"), "Stärke")).toBe("main.rules:15:3 Kraft → Stärke\nmain.rules:31:29 Kraft → Stärke\nmain.rules:36:22 Kraft → Stärke");
    expect(rename(at("Probe for"), "Große Probe")).toBe("main.rules:27:7 Probe → Große Probe\nmain.rules:37:19 Probe → Große Probe");
  });
  it("of an end that two rules call the same changes the one, and the examples that do it", () => {
    const two = "check Hieb gives one of Patzer, Treffer {\n  result Pa▮tzer\n}\ncheck Schuss gives one of Patzer, Streifer, Treffer {\n  result Patzer\n}\nexample A {\n  when make Hieb\n  then chance of Patzer is 1\n}\nexample B {\n  when make Schuss\n  then result is Patzer\n}\n";
    expect(rename(editing(two), "Fehler")).toBe("main.rules:1:25 Patzer → Fehler\nmain.rules:2:10 Patzer → Fehler\nmain.rules:9:18 Patzer → Fehler");
  });
  it("puts a name with a keyword in brackets where it is declared", () => {
    expect(rename(at("Probe for"), "Act under Pressure")).toContain("Probe → [Act under Pressure]\nmain.rules:37:19 Probe → Act under Pressure");
  });
  it("of a table cell, with blanks and an apostrophe", () => {
    expect(rename(at("Foe's Life"), "Friend's Death")).toBe("main.rules:23:5 Foe's Life → Friend's Death");
  });
  it("is refused with a reason", () => {
    expect(rename(at("Kraft (KR)"), "Schild")).toContain("already the name");
    expect(rename(at("Kraft (KR)"), "a|b")).toContain("cannot be a name");
    expect(rename(at("Kraft (KR)"), "5")).toMatch(/mean something else|cannot be/u);
    expect(rename(at("stark sie"), "x")).toContain("no name here");
  });
  it("is refused while something damaged speaks of either name, or needs what is renamed", () => {
    for (const [text, line] of [["constant A▮ = 1\nconstant B = A + C\n", 2], ["constant A▮ = 1\nconstant X = Falsch\n", 2], ["constant A▮ = 1\n\nsheet F {\n  W: 0..A\n  V = Y + 1\n}\ncheck P for F gives number {\n  result V + A\n}\n", 7], ["constant A▮ = 1\nconstant B = 1 +\n  A A\n", 2], ["constant A▮ = Falsch\n", 1]] as const) {
      expect(rename(editing(text), "X"), text).toMatch(new RegExp(`^From line ${line} .*Mend the mistakes first`, "u"));
    }
    expect(rename(editing('constant A▮ = 1\n"\n{ (\n'), "X")).toMatch(/^main|Mend the mistakes first/u);
  });
  it("goes on where a mistake has nothing to do with it", () => {
    expect(rename(editing("constant Gr▮und = 1\nconstant B = Zz + C\nconstant D = Grund + 1\n"), "X")).toBe("main.rules:1:10 Grund → X\nmain.rules:3:14 Grund → X");
    const sheet = "scale Erfolg: Fehlschlag, Treffer\nsheet F {\n  Kr▮aft: 0..6\n  Last = Falsch + 1\n}\ncheck P for F gives Erfolg {\n  roll 1d6 as Wurf\n  result Treffer if Wurf <= Kraft\n  result Fehlschlag\n}\ncheck Q for F {\n  roll 1d6 as\n}\n";
    expect(rename(editing(sheet), "Stärke")).toBe("main.rules:3:3 Kraft → Stärke\nmain.rules:8:29 Kraft → Stärke");
    expect(rename(editing('use Teil from "./weg.rules"\nconstant Gr▮und = 1\nconstant B = Fremd + 1\nconstant D = Grund + 1\n'), "X")).toBe("main.rules:2:10 Grund → X\nmain.rules:4:14 Grund → X");
  });
  it("goes through all files, and the text after it means the same", () => {
    const found = editing('use Teil from "./teil.rules"\nconstant A = Ba▮se + 1 // Base\n', { "teil.rules": "constant Base = 2\r\nconstant C = Base + 2\r\n" });
    const made = renamed(found.snapshot, found.path, found.offset, "Ground");
    if (made.kind === "refused") throw new Error(made.why.en);
    const texts = ["/w/main.rules", "/w/teil.rules"].map((path) => edited(found.snapshot.source(path) ?? createSource("", ""), made.edits).text);
    expect(texts).toEqual(['use Teil from "./teil.rules"\nconstant A = Ground + 1 // Base\n', "constant Ground = 2\r\nconstant C = Ground + 2\r\n"]);
  });
});

describe("hover", () => {
  const hover = (found: ReturnType<typeof editing>): string => hoverAt(found.snapshot, found.path, found.offset, "de")?.markdown ?? "";
  it("tells kind, range, doc text and clause", () => {
    const text = hover(at("Kraft\n  result"));
    expect(text).toContain("**Kraft** (KR) — Wert · Figur: 0 bis 6");
    expect(text).toContain("Wie stark sie ist");
    expect(text).toContain("reicht von 0 bis 6");
  });
  it("of a citation: the statement, with nothing of it as markup", () => {
    expect(hover(at("§1.2"))).toContain("einmal");
    expect(hover(at("§1.2"))).not.toContain("<b>");
  });
  it("of a keyword: its meaning", () => expect(hover(at("roll 1d6"))).toMatch(/^\*\*roll\*\* — /u));
  it("asks for the odds of a check, in an example as it stands there", () => {
    const inExample = at("Probe(Boni");
    expect(hoverAt(inExample.snapshot, inExample.path, inExample.offset, "de")?.rule).toEqual({ name: "Probe", call: "given Mira = Figur(Kraft: 3); when Mira makes Probe(Boni: 1)" });
    const head = at("Probe for");
    expect(hoverAt(head.snapshot, head.path, head.offset, "de")?.rule).toEqual({ name: "Probe", call: null });
  });
  it.each(["[x](command:evil)", "<img src=x onerror=alert(1)>", "![a](http://x/y)", "```js", "# Titel", "\uE001fett\uE002"])("shows a doc text as text: %s", (doc) => {
    const text = hover(editing(`sheet Figur {\n  Kr▮aft: 0..6 "${doc.replaceAll('"', "")}"\n}\n`));
    const outside = text.replaceAll(/^(`{3,})regelwerk\n[\s\S]*?\n\1$/gmu, "");
    expect(outside).not.toMatch(/(?<!\\)\]\(|(?<!\\)<img|(?<!\\)!\[|^# |^```|\*\*fett/mu);
  });
});

describe("completion", () => {
  const offers = (text: string, others?: Readonly<Record<string, string>>): readonly string[] => {
    const found = editing(text, others);
    return offersAt(found.snapshot, found.path, found.offset).map(({ label }) => label);
  };
  const base = "scale Erfolg: Fehlschlag, Treffer\nsheet Figur {\n  Kraft: 0..6\n}\nsheet Tier {\n  Größe: 0..3\n}\n";
  it("at the top: whole declarations", () => expect(offers(`${base}▮`)).toEqual(expect.arrayContaining(["check", "sheet", "example", "table by roll"])));
  it("in a block: the sentences that fit there", () => {
    expect(offers(`${base}check Probe for Figur {\n  ▮\n}\n`)).toEqual(expect.arrayContaining(["roll", "result", "given", "Kraft"]));
    expect(offers(`${base}example {\n  ▮\n}\n`)).toEqual(["for every", "given", "gm", "player", "show", "then", "when"]);
    expect(offers(`${base}sheet Ding {\n  ▮\n}\n`)).not.toContain("roll");
  });
  it("behind for: sheets, behind gives and a colon: types, behind makes: checks", () => {
    expect(offers(`${base}check Probe for ▮`)).toEqual(["Figur", "Tier"]);
    expect(offers(`${base}check Probe for Figur gives ▮ {\n}\n`)).toEqual(expect.arrayContaining(["Erfolg", "number"]));
    expect(offers(`${base}sheet Ding {\n  Rang: ▮\n}\n`)).toEqual(expect.arrayContaining(["Erfolg", "yes/no"]));
    expect(offers(`${base}check Probe for Figur {\n  result 1\n}\nexample {\n  given A = Figur(Kraft: 2)\n  when A makes ▮\n}\n`)).toEqual(["Probe"]);
  });
  it("behind 's: the members of what stands before it", () => {
    const found = offers(`${base}check Probe for Held: Figur against Ork: Tier {\n  let a = Ork's ▮\n}\n`);
    expect(found).toContain("Größe");
    expect(found).not.toContain("Kraft");
  });
  it("in brackets: names of arguments; behind result: steps of what the check gives", () => {
    expect(offers(`${base}example {\n  given A = Figur(▮)\n}\n`)[0]).toBe("Kraft");
    expect(offers(`${base}check Probe for Figur gives Erfolg {\n  result ▮\n}\n`).slice(0, 2)).toEqual(["Fehlschlag", "Treffer"]);
  });
  it("behind roll: dice, those of the text first, also where one is half written", () => {
    const thrown = `${base}check Alt for Figur gives number {\n  roll 3d8 as Alter\n  result Alter\n}\n`;
    expect(offers(`${thrown}check Probe for Figur {\n  roll ▮\n}\n`).slice(0, 3)).toEqual(["3d8", "1d6", "1d20"]);
    const found = editing(`${thrown}check Probe for Figur {\n  roll 3d▮\n}\n`);
    const dice = offersAt(found.snapshot, found.path, found.offset).find(({ label }) => label === "3d8");
    expect([dice?.text, found.snapshot.source(found.path)?.text.slice(dice?.start, found.offset)]).toEqual(["3d8", "3d"]);
    expect(offers(`${base}check Probe for Figur {\n  ask ▮\n}\n`)).toEqual(["gm", "player"]);
    expect(offers(`${base}check Probe for Figur {\n  ask gm ▮\n}\n`)).toEqual(["for", "whether"]);
  });
  it("what is being named is not offered in what it is to mean", () => {
    expect(offers(`${base}check Probe for Figur {\n  let Last = 1\n  let Summe = ▮\n}\n`)).toContain("Last");
    expect(offers(`${base}check Probe for Figur {\n  let Last = 1\n  let Summe = ▮\n}\n`)).not.toContain("Summe");
  });
  it("in an example: what can be put on the table, who does something, what can be claimed, and the ends of what was done", () => {
    const example = (line: string): string => `${base}scale Wetter: Regen, Sonne\ncheck Probe for Figur gives Erfolg {\n  result Treffer\n}\nexample {\n  given Mira = Figur(Kraft: 2)\n${line}\n}\n`;
    expect(offers(example("  given ▮"))).toEqual(["Name = Figur(…)", "Name = Tier(…)"]);
    expect(offers(example("  given Ork = ▮")).slice(0, 2)).toEqual(["Figur", "Tier"]);
    expect(offers(example("  when ▮"))).toEqual(["Mira", "creation of", "make"]);
    expect(offers(example("  then ▮")).slice(0, 6)).toEqual(["average of", "chance is", "chance of", "it is not possible", "result is", "Mira"]);
    expect(offers(example("  when Mira makes Probe\n  then chance of ▮ is 1/2"))).toEqual(["Fehlschlag", "Treffer", "failure", "success"]);
    expect(offers(example("  then chance of ▮"))).toContain("Sonne");
  });
  it("how a conflict may have ended", () => {
    const claimed = (gives: string): readonly string[] =>
      offers(`${base}scale Wetter: Regen, Sonne\nconflict Duell gives ${gives} {\n  sides Team, Gegner: list of Figur\n  order free\n  ends when all of Team's Kraft are 0\n}\nexample {\n  given Mira = Figur(Kraft: 2)\n  given Kampf = Duell(Team: (Mira), Gegner: ())\n  then Kampf is ▮\n}\n`);
    expect(claimed("one of Sieg or Flucht").slice(0, 2).toSorted()).toEqual(["Flucht", "Sieg"]);
    expect(claimed("Wetter").slice(0, 2).toSorted()).toEqual(["Regen", "Sonne"]);
  });
  it("of a name of several words: from its first", () => {
    const found = editing(`constant Große Last = 1\nconstant B = Große La▮\n`);
    const one = offersAt(found.snapshot, found.path, found.offset).find(({ label }) => label === "Große Last");
    expect(one === undefined ? "" : found.snapshot.source(found.path)?.text.slice(one.start, found.offset)).toBe("Große La");
  });
  it("in a table: columns in its head, values of the column below", () => {
    const table = (row: string): string => `${base}weapons Waffen {\n  each Güte: Erfolg\n  each Wucht: 0..9\n${row}\n}\n`;
    expect(offers(table("  | Waffe | ▮"))).toEqual(["Güte", "Wucht"]);
    expect(offers(table("  | Waffe | Güte |\n  |---|---|\n  | Dolch | ▮"))).toEqual(["Fehlschlag", "Treffer"]);
    expect(offers(table("  | Waffe | Güte |\n  |---|---|\n  | Dolch | Treffer |\n  | Axt | ▮ |"))).toEqual(["Fehlschlag", "Treffer"]);
  });
  it("in a table: nothing behind the last cell, and nothing where a row names a new thing", () => {
    const table = (row: string): string => `${base}weapons Waffen {\n  each Güte: Erfolg\n${row}\n}\n`;
    expect(offers(table("  | Waffe | Güte |\n  |---|---|\n  | Dolch | Treffer |▮"))).toEqual([]);
    expect(offers(table("  | Waffe | Güte |\n  |---|---|\n  | Dolch | Treffer | ▮"))).toEqual([]);
    expect(offers(table("  | Waffe | Güte |\n  |---|---|\n  | Dolch | Treffer | Tr▮"))).toEqual([]);
    expect(offers(table("  | Waffe | Güte |\n  |---|---|\n  | ▮"))).toEqual([]);
    const rolled = (row: string): string => `${base}table Wetter by roll 1d6 gives Erfolg {\n  | 1d6 | Erfolg |\n  |---|---|\n${row}\n}\n`;
    expect(offers(rolled("  | 1..3 | ▮"))).toEqual(["Fehlschlag", "Treffer"]);
    expect(offers(rolled("  | 1..3 | Treffer | ▮"))).toEqual([]);
  });
  it("behind §: clauses", () => {
    const found = at("§1.2", 1);
    expect(offersAt(found.snapshot, found.path, found.offset).map(({ label }) => label)).toEqual(["§1.1", "§1.2"]);
  });
  it("nothing in texts, comments and prose", () => {
    for (const text of ['constant A = 1 "ab▮"', "// ab▮", "> ab▮", "# ab▮"]) expect(offers(text)).toEqual([]);
  });
  it.each(declarationSnippets.map((one) => [one.label, one.body] as const))("%s is read without a mistake", (_, body) => {
    expect(parse(createSource("a.rules", filledSnippet(body))).diagnostics.map(({ code }) => code)).toEqual([]);
  });
});

describe("repairs", () => {
  it("are those of the diagnostics at the place", () => {
    const found = editing("constant Grund = 1\nconstant B = Grnd▮\n");
    const list = diagnosticsOf(found.snapshot, "quick").get(found.path) ?? [];
    const repairs = repairsAt(found.snapshot, list, { file: found.path, start: found.offset, end: found.offset });
    expect(repairs.map(({ title }) => title.en)).toEqual(['Replace by "Grund"']);
    expect(edited(found.snapshot.source(found.path) ?? createSource("", ""), repairAll(list)).text).toBe("constant Grund = 1\nconstant B = Grund\n");
  });
  it("a warning can be kept quiet, in the line ends of the file", () => {
    const found = editing("sheet F {\r\n  A: 0..1\r\n}\r\ncheck P for F gives 0..1 {\r\n  given ▮Boni: 0..2\r\n  result A\r\n}\r\n");
    const list = diagnosticsOf(found.snapshot, "quick").get(found.path) ?? [];
    expect(list.map(({ code }) => code)).toEqual(["unused-name"]);
    const [quiet] = repairsAt(found.snapshot, list, { file: found.path, start: found.offset, end: found.offset });
    expect(quiet?.edits.map(({ newText }) => newText)).toEqual(["  // regelwerk-ignore unused-name: …\r\n"]);
  });
});

describe("outline and search", () => {
  it("shows members under their declaration", () => {
    const { snapshot, path } = at("ruleset");
    const lines = outlineOf(snapshot, path).map(({ kind, name, children }) => `${kind} ${name}: ${children.map((one) => one.name).join(", ")}`);
    expect(lines).toEqual([
      "ruleset Spiel: ", "source Buch: ", "scale Erfolg: Fehlschlag, Treffer, Glanztat", "sheet Figur: Name, Kraft, Schild", "catalogue Waffen: Wucht, Foe's Life, Langes Schwert", "check Probe: Boni", "example Mira: ",
    ]);
  });
  it("finds by letters in their order", () => expect(searched(at("ruleset").snapshot, "lgswt").map(({ name }) => name)).toEqual(["Langes Schwert"]));
});

describe("layout", () => {
  it("is one edit, and none where the text has a mistake", async () => {
    const found = editing("constant   A  = 1\r\nconstant B = 2\r\n");
    expect(await layoutOf(found.snapshot, found.path)).toEqual([{ span: { file: found.path, start: 9, end: 13 }, newText: "A" }]);
    const broken = editing("constant A = \n");
    expect(await layoutOf(broken.snapshot, broken.path)).toBeNull();
  });
});
