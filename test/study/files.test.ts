/** One ruleset in several files, and rulesets that are based on others: found by whoever reads them, never by the compiler itself. */
import { describe, expect, it } from "vitest";
import { tidy } from "../../src/base/path.ts";
import { createSource, type Source } from "../../src/base/source.ts";
import { build, check, compile, coverage, odds, test, type Load } from "../../src/compile.ts";

const main = `ruleset Spiel { version: "1" language: de }
use Werte from "./teile/werte.rules"
use Zauber from "./teile/zauber.rules"
sheet Figur {
  Leben: 0..10 starts at 5
}
check Probe for Figur gives Ergebnis {
  given Waffe: Waffen
  roll 1w6 as Wurf
  result getroffen if Wurf <= Wucht of Waffe
  result daneben
}
example Dolch {
  given Mira = Figur()
  when Mira makes Probe(Messer/Dolch)
  then chance of getroffen is 1/2
  then Mira's Kraft is 3
}
`;
const werte = `unit m "Meter"
scale Ergebnis: daneben, getroffen { success from getroffen }
attributes Eigenschaften of Figur {
  each: 0..6 starts at 3
  | Eigenschaft | wofür |
  |-------------|-------|
  | Kraft       | heben |
}
items Waffen {
  each Wucht = 3
  | Waffe         |
  |---------------|
  | Messer/Dolch  |
  | Hunter's Mark |
}
`;
const zauber = `use Werte from "./werte.rules"
constant Weite = 10m
module Magie for Spiel {
  extend sheet Figur { Energie: 0..9 starts at 0 }
  example Mit Energie {
    given Mira = Figur(Energie: 2)
    when Mira makes Probe(Hunter's Mark)
    then chance of getroffen is 1/2
  }
}
edition Zauberei with Magie
`;
const later = `ruleset Später based on Spiel { version: "2" language: de }
use Spiel from "./spiel.rules" with Magie
extend sheet Figur { Glück: 0..3 starts at 1 }
replace check Probe for Figur gives Ergebnis {
  given Waffe: Waffen
  Glück falls by 1
  result make original(Waffe)
}
example Glück {
  given Mira = Figur(Energie: 1)
  when Mira makes Probe(Messer/Dolch) rolling 1
  then Mira's Glück is 0
}
`;
const disk: Readonly<Record<string, string>> = { "s/spiel.rules": main, "s/teile/werte.rules": werte, "s/teile/zauber.rules": zauber, "s/spaeter.rules": later };

const loading = (files: Readonly<Record<string, string>>): Load => (from, path) => {
  const found = tidy(from.slice(0, from.lastIndexOf("/") + 1) + path);
  return files[found] === undefined ? undefined : createSource(found, files[found]);
};
const sourcesOf = (files: Readonly<Record<string, string>>, ...names: readonly string[]): readonly Source[] => names.map((name) => createSource(name, files[name] ?? ""));
/** Code, file and the words that are marked. */
function said(files: Readonly<Record<string, string>>, ...names: readonly string[]): readonly string[] {
  return saidAs("error", files, ...names);
}
function saidAs(wanted: string, files: Readonly<Record<string, string>>, ...names: readonly string[]): readonly string[] {
  const { diagnostics, sources } = check(sourcesOf(files, ...names), loading(files));
  return diagnostics.filter(({ severity }) => severity === wanted).map(({ code, span }) => `${code} ${span.file} ${sources.find(({ path }) => path === span.file)?.text.slice(span.start, span.end) ?? ""}`);
}

describe("the files of a ruleset", () => {
  it("know each other's names, those with signs and units too", () => {
    expect(said(disk, "s/spiel.rules")).toEqual([]);
    const { examples } = test(sourcesOf(disk, "s/spiel.rules"), loading(disk));
    expect(examples.map(({ name, file, edition, passed }) => [name, file, edition, passed])).toEqual([
      ["Dolch", "s/spiel.rules", null, true],
      ["Dolch", "s/spiel.rules", "Zauberei", true],
      ["Mit Energie", "s/teile/zauber.rules", "Zauberei", true],
    ]);
  });

  it("are one ruleset where they are all given, and are found among them", () => {
    const given = sourcesOf(disk, "s/teile/werte.rules", "s/teile/zauber.rules", "s/spiel.rules");
    expect(check(given).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(test(given).examples).toHaveLength(3);
  });

  it("are built into one folder, with the editions within", async () => {
    const { files } = await build(sourcesOf(disk, "s/teile/werte.rules", "s/spiel.rules", "s/teile/zauber.rules"), undefined, ["model"]);
    expect(files.map(({ path }) => path)).toEqual(["s/model.json", "s/Zauberei/model.json"]);
  });

  it("tell a mistake where it stands, once", () => {
    expect(said({ ...disk, "s/teile/werte.rules": werte.replace("0..6 starts at 3", "0..6 starts at Dreii") }, "s/spiel.rules")).toEqual(["unknown-name s/teile/werte.rules Dreii"]);
  });

  it("answer calls and count clauses", () => {
    const call = "given Mira = Figur(Energie: 1); when Mira makes Probe(Messer/Dolch)";
    expect(odds(sourcesOf(disk, "s/spiel.rules"), loading(disk), { call, by: [], edition: "Zauberei" }).odds[0]?.outcomes).toHaveLength(2);
    const cited = { ...disk, "s/spiel.rules": `${main}source Buch { clauses: "c.md" prefix: "B-" }\n`, "s/teile/zauber.rules": zauber.replace("Energie: 0..9 starts at 0", "Energie: 0..9 starts at 0 §1"), "s/c.md": "| id | kind | statement |\n|---|---|---|\n| B-1 | effect | there is energy |\n| B-2 | effect | nobody says it |\n" };
    const { reports } = coverage(sourcesOf(cited, "s/spiel.rules"), loading(cited), { more: null });
    expect(reports.map(({ coverage: { clauses } }) => clauses.map(({ id, state }) => [id, state]))).toEqual([[["B-1", "covered"], ["B-2", "missing"]]]);
  });

  it("may lie in a neighbouring folder of the project", async () => {
    const beside = { ...disk, "s/spiel.rules": main.replace("./teile/werte.rules", "../basis/werte.rules").replace('use Zauber from "./teile/zauber.rules"\n', ""), "basis/werte.rules": werte };
    expect(said(beside, "s/spiel.rules")).toEqual([]);
    const { files } = await build(sourcesOf(beside, "s/spiel.rules"), loading(beside), ["model"]);
    expect(files.map(({ path }) => path)).toEqual(["s/model.json"]);
    expect(test(sourcesOf(beside, "s/spiel.rules"), loading(beside)).examples.map(({ passed }) => passed)).toEqual([true]);
    // Of a ruleset outside of the project only what lies beside it; a project that is known by its whole path is one as well.
    const outside = Object.fromEntries(Object.entries(beside).map(([path, text]) => [`/p/${path}`, text] as const));
    const load = (root?: string): Load => Object.assign(loading(outside), root === undefined ? {} : { root });
    const codes = (root?: string): readonly string[] => check(sourcesOf(outside, "/p/s/spiel.rules"), load(root)).diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
    expect([codes("/p/")[0], codes("/q/")[0], codes()[0]]).toEqual([undefined, "misplaced-file", "misplaced-file"]);
  });

  it("warn of a clause list that is not there, where files can be looked for", () => {
    const cited = { ...disk, "s/spiel.rules": `${main}source Buch { clauses: "nicht.md" prefix: "B-" }\n` };
    expect(saidAs("warning", cited, "s/spiel.rules")).toEqual(['unknown-list s/spiel.rules source Buch { clauses: "nicht.md" prefix: "B-" }']);
    expect(check(sourcesOf(cited, "s/spiel.rules", "s/teile/werte.rules", "s/teile/zauber.rules")).diagnostics.filter(({ code }) => code === "unknown-list")).toEqual([]);
    const found = { ...cited, "s/nicht.md": "| id | kind | statement |\n|---|---|---|\n| B-1 | effect | there is energy |\n" };
    expect(saidAs("warning", found, "s/spiel.rules")).toEqual(['uncovered-clause s/spiel.rules source Buch { clauses: "nicht.md" prefix: "B-" }']);
  });
});

describe("the head of a ruleset that goes on from another", () => {
  const base = (head: string): string => `ruleset Alt { version: "7" ${head} }\nconstant Eins = 1\n`;
  const infoOf = (head: string, own: string): unknown => {
    const files = { "alt.rules": base(head), "neu.rules": `ruleset Neu based on Alt { version: "2" ${own} }\nuse Alt from "./alt.rules"\nconstant Zwei = Eins + 1\n` };
    const { language, gm, player, version, name } = compile(sourcesOf(files, "neu.rules"), undefined, loading(files)).model.ruleset;
    return [name, version, language, gm, player];
  };
  it("has language and words for people from below, unless it sets them", () => {
    expect(infoOf('language: en gm: "Keeper"', "")).toEqual(["Neu", "2", "en", "Keeper", "player"]);
    expect(infoOf('language: en gm: "Keeper" player: "Investigator"', 'gm: "Guide"')).toEqual(["Neu", "2", "en", "Guide", "Investigator"]);
    expect(infoOf('language: en gm: "Keeper"', "language: de")).toEqual(["Neu", "2", "de", "Spielleitung", "Spieler"]);
    expect(infoOf('gm: "Orakel"', "language: de")).toEqual(["Neu", "2", "de", "Orakel", "Spieler"]);
  });
});

describe("what cannot be used", () => {
  const using = (line: string, files: Readonly<Record<string, string>> = {}): readonly string[] => said({ ...disk, ...files, "s/a.rules": `ruleset A\n${line}\nconstant C = Unbekanntes\n` }, "s/a.rules");

  it.each([
    ["a file that is not there", 'use B from "./b.rules"', ['unknown-file s/a.rules "./b.rules"']],
    ["a file above the project", 'use B from "../../b.rules"', ['misplaced-file s/a.rules "../../b.rules"']],
    ["a file above the project by a detour", 'use B from "./teile/../../../b.rules"', ['misplaced-file s/a.rules "./teile/../../../b.rules"']],
    ["a file of the whole disk", 'use B from "/etc/b.rules"', ['misplaced-file s/a.rules "/etc/b.rules"']],
    ["a file that holds no rules", 'use B from "./teile/b.json"', ['misplaced-file s/a.rules "./teile/b.json"']],
    ["itself", 'use A from "./a.rules"', ['circular-use s/a.rules "./a.rules"']],
    ["another ruleset than its file holds", 'use Spül from "./spiel.rules"', ["mismatched-ruleset s/a.rules Spül"]],
    ["a module that is not there", 'use Spiel from "./spiel.rules" with Magi', ["unknown-module s/a.rules Magi"]],
  ])("%s", (_, line, wanted) => {
    expect(using(line).filter((one) => !one.startsWith("unknown-name"))).toEqual(wanted);
  });

  it("each other", () => {
    const files = { "s/a.rules": 'ruleset A\nuse T from "./t.rules"\n', "s/t.rules": 'use A from "./a.rules"\nconstant X = 1\n' };
    expect(said(files, "s/a.rules")).toEqual(['circular-use s/t.rules "./a.rules"']);
  });
});

describe("a ruleset that is based on another", () => {
  it("changes it as a module does, under the modules it switches on", () => {
    expect(said(disk, "s/spaeter.rules")).toEqual([]);
    const { examples } = test(sourcesOf(disk, "s/spaeter.rules"), loading(disk));
    expect(examples.map(({ name, edition, passed }) => [name, edition, passed])).toEqual([["Dolch", null, true], ["Mit Energie", null, true], ["Glück", null, true]]);
  });

  it("leaves the other as it is", () => {
    const { examples } = test(sourcesOf(disk, "s/spiel.rules", "s/spaeter.rules"), loading(disk));
    expect(examples.filter(({ name }) => name === "Dolch").map(({ edition }) => edition)).toEqual([null, "Zauberei", null]);
  });

  it("must say replace, and name what is there", () => {
    expect(said({ ...disk, "s/spaeter.rules": later.replace("replace check", "check").replace("result make original(Waffe)", "result daneben") }, "s/spaeter.rules")).toEqual(["missing-replace s/spaeter.rules Probe"]);
    expect(said({ "s/b.rules": "ruleset B based on Spül\n" }, "s/b.rules")).toEqual(["unknown-ruleset s/b.rules Spül"]);
  });
});
