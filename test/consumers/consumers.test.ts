// Three programs that use the engine of EPS as its users would: written from the README and the types alone, compiled strictly against
// what is committed under generated/, and run.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as eps from "../../generated/eps/engine.js";
import type * as chatBot from "./chat-bot.ts";
import type * as formPage from "./form.ts";
import type * as tableTop from "./table-top.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "regelwerk-consumers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let chat: typeof chatBot;
let form: typeof formPage;
let tables: typeof tableTop;
let own: typeof eps;
let complaints = "";
beforeAll(async () => {
  const programs = readdirSync(join(root, "test/consumers")).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  for (const name of ["generated/eps", "test/consumers", "out"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["engine.js", "engine.d.ts"])
    copyFileSync(join(root, "generated/eps", name), join(folder, "generated/eps", name));
  for (const name of programs) copyFileSync(join(root, "test/consumers", name), join(folder, "test/consumers", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023"],
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitReturns: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    noUnusedLocals: true,
    types: [],
  };
  const files = programs.map((name) => `test/consumers/${name}`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const tsc = join(root, "node_modules/typescript7/bin/tsc");
  complaints = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" }).stdout;
  const load = async (path: string): Promise<unknown> =>
    await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
  own = (await load("generated/eps/engine.js")) as typeof eps;
  chat = (await load("test/consumers/chat-bot.js")) as typeof chat;
  form = (await load("test/consumers/form.js")) as typeof form;
  tables = (await load("test/consumers/table-top.js")) as typeof tables;
}, 120_000);

it("compile strictly against the types alone", () => {
  expect(complaints).toBe("");
});

describe("a bot in a chat", () => {
  it("keeps sheets as text, plays, explains in German and knows the odds", () => {
    const bot = chat.chatBot(own.dice.scripted([15, 3, 6]));
    expect(bot.hears("neu Ada ST 14")).toBe("Ada ist dabei.");
    expect(bot.hears("neu Ork")).toBe("Ork ist dabei.");
    expect(bot.hears("neu Ben ST 40")).toContain("Würfelwert.Stärke");
    expect(bot.hears("waffe Ada 1W6")).toBe("Ada hat jetzt 1 Waffen.");
    expect(bot.hears("angriff Niemand Ork")).toBe("Ich kenne niemanden namens Niemand.");
    expect(bot.hears("chance Ada Ork")).toBe(
      [
        "Patzer: 5,0 % (1/20)",
        "Fehlschlag: 35,0 % (7/20)",
        "Gegentreffer: 16,5 % (33/200)",
        "Patt: 3,0 % (3/100)",
        "Treffer: 40,5 % (81/200)",
        "Ork fällt: 0,0 % (0)",
        "zwei Treffer in Folge: 16,4 % (6561/40000)",
      ].join("\n"),
    );
    expect(bot.hears("angriff Ada Ork")).toContain("Verteidiger › Lebenspunkte sinkt um 6: 36 → 30");
    expect(JSON.parse(bot.store.get("Ork") ?? "")).toMatchObject({ Lebenspunkte: 30, $: { ruleset: "EPS" } });
    expect(bot.hears("wie Ork")).toContain("LP 30 von 36");
    expect(bot.hears("was Ork")).toContain("Deckung verlassen – nein: Hier ist keine Deckung.");
    expect(bot.hears("zurück Ork")).toBe("Ork passt zu diesen Regeln.");
    expect(bot.hears("tanze")).toContain("Ich verstehe neu, waffe");
  });

  it("tells a player nothing that is secret", () => {
    const bot = chat.chatBot(own.dice.scripted([15]));
    bot.hears("neu Ada ST 14");
    const told = bot.hears("probe Ada ST 12");
    expect(told).toContain("15");
    expect(told).toContain("Probe: Erfolg");
    expect(told).not.toContain("Zielwert");
    expect(bot.hears("probe Ada Mut 12")).toMatch(/^Das geht so nicht: Probe: Werte\.0: There is no "Mut"/u);
  });
});

describe("a form", () => {
  const filled = (): eps.Charakter =>
    own.charakter({
      Name: 'Ada "die Axt" <&>',
      Alter: 41,
      Körperform: "breit",
      NPC: true,
      Moral: 4,
      Würfelwert: { Stärke: 14, Charisma: 7 },
      Charaktereigenschaften: { "schnell – kräftig": "e" },
      Zusatzqualifikationen: ["Klettern", "Reiten"],
      Waffen: [
        { $: { thing: "Nahkampfwaffe" }, Schadenswürfel: "1W6" },
        { $: { thing: "Fernkampfwaffe" }, Schadenswürfel: "1W8", Schusswürfel: "1W4", Munition: 12 },
      ],
      Ausrüstung: [{ Heilkraft: "2W4" }],
      $conditions: { gedeckt: { Schutz: 4 } },
    });

  it("shows every field with its name, range and options", () => {
    const page = form.page(own.charakter());
    for (const { title, fields } of own.meta.sheets[0]!.groups)
      for (const { key, calculated, entries, range, options } of fields.filter((one) => !one.calculated)) {
        expect(page, key).toContain(key);
        expect(calculated).toBe(false);
        for (const part of [...title, ...(entries ?? []).map((one) => one.label.de), ...(options ?? [])])
          expect(page).toContain(part);
        expect(page).toContain(range === null ? "" : `min="${range.from}" max="${range.to}"`);
      }
    expect(page).not.toMatch(/undefined|\[object/u);
  });

  it("gives back the sheet that was drawn, through the check", () => {
    for (const sheet of [own.charakter(), filled()]) {
      expect(form.received(sent(form.page(sheet)))).toEqual({ character: sheet });
    }
  });

  it("says beside each field what is wrong with it", () => {
    const wrong = sent(form.page(filled())).map(([name, value]) =>
      name === "Würfelwert.Stärke" ? ([name, "99"] as const) : ([name, value] as const),
    );
    const answer = form.received(wrong);
    const problems = "problems" in answer ? answer.problems : [];
    expect(problems.map(({ path }) => path)).toEqual(["Würfelwert.Stärke"]);
    expect(form.page(filled(), problems)).toContain("<em>99 is not within");
  });
});

describe("a table with real dice", () => {
  type Thrown = (request: { readonly for: string; readonly sides: number }) => number;

  /** Plays on until somebody must choose. Every message and every table goes through JSON. */
  function settled(
    table: string,
    message: tableTop.Message,
    thrown: Thrown,
    answer: unknown,
  ): ReturnType<typeof tables.received> {
    let at = tables.received(table, JSON.parse(JSON.stringify(message)) as typeof message);
    for (let n = 0; at.request.kind === "throw" || at.request.kind === "ask"; n++) {
      if (n > 50) throw new Error("it never ends");
      expect(tables.waitsFor(at.table)).toEqual(at.request);
      const { request } = at;
      at = tables.received(
        at.table,
        request.kind === "throw" ? { kind: "thrown", side: thrown(request) } : { kind: "answer", value: answer },
      );
    }
    return at;
  }

  it("plays a whole fight turn by turn", () => {
    const armed = { Waffen: [{ $: { thing: "Nahkampfwaffe" }, Schadenswürfel: "1W6" } as const] };
    const start = { Team: { Ada: armed }, Gegner: { Ork: { ...armed, Lebenspunkte: 20, NPC: true } } };
    let table = tables.newTable(start);
    let turns = 0;
    // Ada always hits well, the orc always fumbles.
    const thrown: Thrown = ({ for: what, sides }) => {
      const isAda = (JSON.parse(table) as { readonly state: eps.GefechtState }).state.$turn.side === "Team";
      return what === "Aktionszahl"
        ? 2
        : what === "Angriff"
          ? isAda
            ? 19
            : 1
          : what === "Abwehr"
            ? 1
            : Math.min(sides, 5);
    };
    for (let request = tables.waitsFor(table); request.kind !== "over"; request = tables.waitsFor(table)) {
      if (request.kind !== "choose") throw new Error(request.kind);
      const move = request.moves.find((one) => one !== "goes on" && "does" in one && one.does === "Nahkampfangriff") ?? "goes on";
      if (move === "goes on") turns += 1;
      const { table: next, request: then } = settled(table, { kind: "do", move }, thrown, null);
      expect(then.kind).not.toBe("refused");
      table = next;
    }
    expect(tables.waitsFor(table)).toEqual({ kind: "over", end: "Sieg" });
    // Two hits in Ada's turn, two blows against himself in his own.
    expect(turns).toBe(2);
    const story = tables.story(table);
    expect(story[0]).toContain("Weiter");
    expect(story.join("\n")).toContain("Ork › Lebenspunkte sinkt um 5: 20 → 15");
    expect(story.at(-1)).toMatch(/^Ork: Nahkampfangriff\n(?:.*\n)*.*Ork › Lebenspunkte sinkt um 5: 5 → 0/u);
    const { state } = JSON.parse(table) as { readonly state: eps.GefechtState };
    expect(own.gefecht.check(state)).toEqual([]);
    expect(own.gefecht.replay(state.$log)).toEqual(state);
  });

  it("asks what the game master must say, and refuses what nobody can do", () => {
    let { table } = settled(
      tables.newTable({ Team: { Ada: {} }, Gegner: { Ork: {} } }),
      { kind: "do", move: "goes on" },
      () => 3,
      null,
    );
    const cover = { who: "Ada", does: "In Deckung gehen" } as const;
    const asked = tables.received(table, { kind: "do", move: cover });
    expect(asked.request).toEqual({
      kind: "ask",
      whom: "gm",
      key: "Schutz der Deckung",
      from: 0,
      to: 20,
      options: null,
    });
    ({ table } = settled(table, { kind: "do", move: cover }, () => 1, 4));
    const { state } = JSON.parse(table) as { readonly state: eps.GefechtState };
    expect(own.charakter.view(state.$members["Ada"]!.sheet).Rüstungswert.value).toBe(12);
    expect(tables.received(table, { kind: "do", move: { who: "Ork", does: "Flucht" } }).request).toEqual({
      kind: "refused",
      why: "Jetzt ist jemand anderes am Zug.",
    });
    expect(tables.received(table, { kind: "thrown", side: 3 }).request).toEqual({
      kind: "refused",
      why: "Gerade ist nichts zu werfen.",
    });
  });
});

/** What a browser would send of a page: each input in order, boxes only where they are ticked. */
function sent(page: string): readonly (readonly [string, string])[] {
  const plain = (text: string): string =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const attribute = (tag: string, name: string): string | null => {
    const found = new RegExp(` ${name}="([^"]*)"`, "u").exec(tag);
    return found === null ? null : plain(found[1]!);
  };
  return [...page.matchAll(/<input[^>]*>|<select([^>]*)>(.*?)<\/select>/gu)].flatMap(([tag, , options]) => {
    const name = attribute(tag, "name") ?? "";
    if (options !== undefined) {
      const all = [...options.matchAll(/<option( selected)?>(.*?)<\/option>/gu)].map(([, chosen, text]) => ({
        chosen,
        text: plain(text!),
      }));
      const chosen = all.filter((one) => one.chosen !== undefined);
      return (chosen.length === 0 && !tag.includes(" multiple") ? all.slice(0, 1) : chosen).map(
        ({ text }) => [name, text] as const,
      );
    }
    if (tag.includes('type="checkbox"')) return tag.includes(" checked") ? [[name, "on"] as const] : [];
    return [[name, attribute(tag, "value") ?? ""] as const];
  });
}
