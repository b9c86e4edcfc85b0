// Engines of a ruleset and of its editions: a sheet of the smaller one in the larger one and back; rules of one kind of sheet done by
// another that is that kind as well.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile, odds, type Variant } from "../../src/compile.ts";
import { importEngine, writeEngine } from "./whole.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
type Engine = any;

const magic = readFileSync(new URL("../study/modules.rules", import.meta.url), "utf8");
const monsters = `ruleset Spiel { version: "1" language: de }
scale Ergebnis: daneben, getroffen { success from getroffen }
sheet Figur {
  Max: 0..9 starts at 3
  Leben: 0..10 starts full
  Stärke: 0..30 = Max * 2
}
attributes Eigenschaften of Figur {
  each: 0..6 rising to Max starts at its Ursprung
  each Ursprung: 0..6 starts at 3
  | Eigenschaft | wofür  |
  |-------------|--------|
  | Kraft       | heben  |
  | Witz        | denken |
}
check Probe for Figur gives Ergebnis {
  given Eigenschaft: attribute
  needs Leben > 0 "Tot."
  roll 1w6 as Wurf
  Leben falls by 1 if Wurf is 1
  Eigenschaft rises by 1 if Wurf is 6
  result getroffen if Wurf <= Eigenschaft
  result daneben
}
cascade Schaden for Figur { first Leben }
action Schlag for Figur against Ziel: Figur gives Ergebnis {
  let Treffer = make Probe(Kraft)
  Ziel suffers Stärke from Schaden if Treffer is getroffen
  result Treffer
}
module Monster for Spiel {
  sheet Ungeheuer is Figur {
    replace Max: 0..9 starts at highest of Eigenschaften's Ursprung
    replace Stärke: 0..30 = Max * 3
    Wut: 0..9 starts at 0
    when Leben falls { Wut rises by 1 }
  }
  example Es wächst weiter {
    given Golem = Ungeheuer(Kraft's Ursprung: 5)
    then Golem's Max is 5
    when Golem makes Probe(Kraft) rolling 6
    then Golem's Kraft is 5
    when Golem makes Probe(Witz) rolling 6
    then Golem's Witz is 4
  }
  example Es wird wütend {
    given Mira = Figur()
    given Golem = Ungeheuer()
    when Mira does Schlag against Golem rolling 2
    then Golem's Leben is 4
    then Golem's Wut is 1
    when Golem does Schlag against Mira rolling 2
    then Mira's Leben is 1
  }
}
edition Große with Monster
`;

async function engineOf(text: string, edition: string | null): Promise<Engine> {
  const compiled = compile([createSource("test.rules", text)]);
  expect(compiled.diagnostics).toEqual([]);
  const found = [compiled as Variant, ...compiled.variants].find(({ variation }) => variation.name === edition);
  return await importEngine(await writeEngine(found!.model));
}
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("an edition", () => {
  let small: Engine;
  let large: Engine;
  beforeAll(async () => {
    [small, large] = [await engineOf(magic, null), await engineOf(magic, "Zauberei")];
  }, 120_000);

  it("takes a sheet of the ruleset as it is, and fills in what its modules add", () => {
    const mira = json(small.held({ Name: "Mira", Leben: 4, Eigenschaften: { Kraft: 5 } }));
    expect(json(large.held(mira))).toEqual({ ...mira, Energie: 0 });
  });

  it("brings a save of the ruleset to its shape, and says what would be lost on the way back", () => {
    const save = json(small.held.save(small.held({ Name: "Mira" })));
    const up = large.held.migrate(save);
    expect(up.changes).toEqual([{ path: "Energie", from: null, to: 0, why: "new" }]);
    const back = small.held.migrate(json(large.held.save(large.held({ Name: "Mira", Energie: 7 }))));
    expect([back.ok, back.problems.map((one: { path: string; code: string }) => `${one.path} ${one.code}`)]).toEqual([false, ["Energie lost-value"]]);
  });

  it("plays what its modules put before and after a rule", () => {
    const mira = large.held({ Energie: 5 });
    const run = large.probe.roll({ Held: mira, Eigenschaft: "Kraft" }, { dice: large.dice.scripted([2]) });
    expect([run.result, run.after.Held.Energie, run.after.Held.Glück]).toEqual(["getroffen", 0, 2]);
    expect(large.probe.can({ Held: large.held({ Energie: 50 }), Eigenschaft: "Kraft" })).toMatchObject({ ok: false, why: "Zu viel Energie." });
    const ends = large.probe.odds({ Held: mira, Eigenschaft: "Kraft" }, { keep: ["after.Held.Glück"] });
    expect(ends.chance((end: Engine) => end.result === "getroffen" && end.after.Held.Glück === 2).toString()).toBe("1/2");
    expect(ends.chance((end: Engine) => end.result === "daneben" && end.after.Held.Glück === 1).toString()).toBe("1/2");
    expect(large.zauber.roll({ Held: mira }, { dice: large.dice.scripted([1]) }).after.Held.Energie).toBe(5);
  });

  it("keeps old rules out of what it exports", () => {
    expect(Object.keys(large).filter((name) => /^(?:probe|zauber|doppelprobe)/u.test(name)).toSorted()).toEqual(["doppelprobe", "probe", "zauber"]);
  });
});

describe("a sheet that is another one as well", () => {
  let e: Engine;
  beforeAll(async () => {
    e = await engineOf(monsters, "Große");
  }, 120_000);

  it("passes its own examples", () => {
    const compiled = compile([createSource("test.rules", monsters)]);
    expect(compiled.variants.flatMap(({ examples }) => examples().map(({ name, passed }) => [name, passed]))).toEqual([["Es wächst weiter", true], ["Es wird wütend", true]]);
  });

  it("does what the other does, over its own fields and with its own reactions", () => {
    const golem = e.ungeheuer({ Ursprung: { Kraft: 5 } });
    expect([golem.Max, golem.Eigenschaften.Kraft]).toEqual([5, 5]);
    const mira = e.figur({});
    const run = e.schlag.roll({ Figur: mira, Ziel: golem }, { dice: e.dice.scripted([2]) });
    expect([run.after.Ziel.Leben, run.after.Ziel.Wut, run.after.Ziel.$.sheet]).toEqual([4, 1, "Ungeheuer"]);
    const back = e.schlag.roll({ Figur: run.after.Ziel, Ziel: mira }, { dice: e.dice.scripted([2]) });
    expect([back.after.Ziel.Leben, back.after.Ziel.$.sheet]).toEqual([0, "Figur"]);
  });

  it("is told from the other by what it says it is", () => {
    const golem = json(e.ungeheuer({}));
    expect(e.probe.roll({ Figur: golem, Eigenschaft: "Kraft" }, { dice: e.dice.scripted([1]) }).after.Figur).toMatchObject({ Leben: 9, Wut: 1 });
    expect(e.actions(golem).map(({ name }: { readonly name: string }) => name)).toEqual(["Probe", "Schlag", "Schaden"]);
  });

  it("has the odds of the interpreted rules", () => {
    const golem = e.ungeheuer({ Ursprung: { Kraft: 5 } });
    const call = "given Golem = Ungeheuer(Kraft's Ursprung: 5); given Mira = Figur(); when Golem does Schlag against Mira";
    const wanted = odds([createSource("test.rules", monsters)], undefined, { call, by: [], edition: "Große" }).odds[0]!.outcomes.map(({ outcome, probability }) => [outcome, probability]);
    const ends = e.schlag.odds({ Figur: golem, Ziel: e.figur({}) });
    expect(wanted).toEqual(["daneben", "getroffen"].map((name) => [name, ends.chance(name).toString()]));
    expect(wanted).toEqual([["daneben", "1/6"], ["getroffen", "5/6"]]);
  });
});
