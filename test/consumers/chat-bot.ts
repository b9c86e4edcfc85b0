// A bot in a chat: lines of text come in, German answers go out. Sheets are kept as JSON in a map, as a bot would keep them in a store.

import * as eps from "../../generated/eps/engine.js";

export interface Bot {
  /** What it answers to a line. */
  readonly hears: (line: string) => string;
  /** What it keeps. */
  readonly store: Map<string, string>;
}

/** `dice`: left out, real chance. */
export function chatBot(dice: eps.Dice = eps.dice.random(), store = new Map<string, string>()): Bot {
  const load = (name: string): eps.Charakter => {
    const text = store.get(name);
    if (text === undefined) throw new Unknown(`Ich kenne niemanden namens ${name}.`);
    return eps.charakter(JSON.parse(text) as eps.CharakterInput);
  };
  const keep = (name: string, sheet: eps.Charakter): void =>
    void store.set(name, JSON.stringify(eps.charakter.save(sheet)));

  const commands: Readonly<Record<string, (...words: readonly string[]) => string>> = {
    neu(name = "", ...rest) {
      const input = { Name: name, Waffen: [], Würfelwert: numbers(rest) };
      const problems = eps.charakter.check(input);
      if (problems.length > 0) return problems.map((one) => `${one.path}: ${one.message}`).join("\n");
      keep(name, eps.charakter(input));
      return `${name} ist dabei.`;
    },
    waffe(name = "", würfel = "", schuss = "", munition = "0") {
      const sheet = load(name);
      const weapon: eps.NahkampfwaffeInput | eps.FernkampfwaffeInput =
        schuss === ""
          ? { $: { thing: "Nahkampfwaffe" }, Schadenswürfel: würfel }
          : {
              $: { thing: "Fernkampfwaffe" },
              Schadenswürfel: würfel,
              Schusswürfel: schuss,
              Munition: Number(munition),
            };
      keep(name, eps.charakter.set(sheet, "Waffen", [...sheet.Waffen, weapon]));
      return `${name} hat jetzt ${sheet.Waffen.length + 1} Waffen.`;
    },
    wie(name = "") {
      const { Lebenspunkte, Moral, Rüstungswert } = eps.charakter.view(load(name));
      const parts = Rüstungswert.parts.map(({ label, amount }) => `${label} ${amount}`).join(", ");
      return `${name}: LP ${Lebenspunkte.value} von ${Lebenspunkte.max}, Moral ${Moral.value}, RW ${Rüstungswert.value} (${parts})`;
    },
    was(name = "") {
      return eps
        .actions(load(name))
        .map((one) => (one.ok ? one.label.de : `${one.label.de} – nein: ${one.why}`))
        .join("\n");
    },
    probe(name = "", wert = "", zielwert = "") {
      const args = { Charakter: load(name), Werte: asWert(wert) };
      const run = eps.probe.roll(args, { dice, answers: { Zielwert: Number(zielwert) } });
      if (!run.possible) return run.why;
      keep(name, run.after.Charakter);
      return eps.text(run.trace, "de", { for: "player" });
    },
    angriff(wer = "", wen = "") {
      const args = { Angreifer: load(wer), Verteidiger: load(wen), Waffe: 0 };
      const can = eps.nahkampfangriff.can(args);
      if (!can.ok) return can.why;
      const run = eps.nahkampfangriff.roll(args, { dice });
      if (!run.possible) return run.why;
      keep(wer, run.after.Angreifer);
      keep(wen, run.after.Verteidiger);
      return eps.text(run.trace, "de");
    },
    chance(wer = "", wen = "") {
      const args = { Angreifer: load(wer), Verteidiger: load(wen), Waffe: 0 };
      const odds = eps.nahkampfangriff.odds(args, { keep: ["after.Verteidiger.Lebenspunkte"] });
      if (!odds.possible) return odds.why;
      const lines = odds.outcomes().map(({ result, chance }) => `${result}: ${percent(chance)}`);
      const down = odds.chance((end) => end.after.Verteidiger.Lebenspunkte <= 0);
      const twice = odds.andThen(({ after }) =>
        eps.nahkampfangriff.odds({ Angreifer: after.Angreifer, Verteidiger: after.Verteidiger, Waffe: 0 }),
      );
      const both = twice.chance((end) => end.follows && end.result === "Treffer" && end.before.result === "Treffer");
      return [...lines, `${wen} fällt: ${percent(down)}`, `zwei Treffer in Folge: ${percent(both)}`].join("\n");
    },
    zurück(name = "") {
      const { ok, ...found } = eps.charakter.migrate(JSON.parse(store.get(name) ?? "null"));
      return ok ? `${name} passt zu diesen Regeln.` : JSON.stringify(found);
    },
  };

  return {
    store,
    hears(line) {
      const [word = "", ...rest] = line.trim().split(/\s+/u);
      const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
      if (command === undefined) return `Ich verstehe ${Object.keys(commands).join(", ")}.`;
      try {
        return command(...rest);
      } catch (error) {
        if (error instanceof Unknown) return error.message;
        if (error instanceof eps.RuleError) return `Das geht so nicht: ${error.message}`;
        throw error;
      }
    },
  };
}

class Unknown extends Error {}

const percent = (chance: eps.Exact): string =>
  `${(chance.toNumber() * 100).toFixed(1).replace(".", ",")} % (${chance.toString()})`;

/** `ST 14 GE 12` */
function numbers(words: readonly string[]): Readonly<Record<string, number>> {
  const pairs = words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])] as const] : []));
  return Object.fromEntries(pairs);
}

function asWert(word: string): eps.ProbeArgs["Werte"] {
  return word as eps.Probewerte;
}
