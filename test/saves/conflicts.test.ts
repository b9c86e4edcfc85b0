/** Saved conflicts: checked whole with their log, brought to a newer version under the same rules as sheets, refused by name. */
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { migrate, validate } from "../../src/saves.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";

const rules = (version: string, body: string) => [
  createSource("a.rules", `ruleset Turm { version: "${version}"  language: de }\n${body}`),
];

const first = `
sheet Figur {
  Lebenspunkte: 0..30 starts full
  Waffen: list of Waffe
}
weapons Waffe { each Schaden: dice }
condition wankend for Figur
condition besiegt for Figur while Lebenspunkte <= 0
action Hieb for Angreifer: Figur against Ziel: Figur {
  given Waffe: Waffe from Angreifer's Waffen
  ask gm for Wucht: 0..5 usually 1
  roll Schaden of Waffe as Treffer
  Ziel's Lebenspunkte falls by Treffer + Wucht
  Ziel gains wankend for 2 rounds
}
conflict Zweikampf gives one of Sieg or Niederlage {
  sides Helden, Feinde: list of Figur
  Zeit: 0..100 starts at 0
  relation Zorn between Helden: 0..5 starts at 1
  order alternating
  after each action { Zeit rises by 1 }
  turn ends when Zeit >= 0
  ends as Sieg when all of Feinde are besiegt
  ends as Niederlage when all of Helden are besiegt
}
`;
/** Two versions later: the conflict, its field, the sheet and its field have other names, and there is a new field in each. */
const third = first
  .replaceAll("Figur", "Person")
  .replace("sheet Person {", 'sheet Person formerly "Figur" {\n  Ruf: 0..5 starts at 1')
  .replaceAll("Lebenspunkte", "Kraft")
  .replace("Kraft: 0..30", 'Kraft formerly "Lebenspunkte": 0..30')
  .replace("condition wankend", 'condition benommen formerly "wankend"')
  .replace("gains wankend", "gains benommen")
  .replace("conflict Zweikampf", 'conflict Gefecht formerly "Zweikampf"')
  .replaceAll("Zeit", "Takt")
  .replace("Takt: 0..100 starts at 0", 'Takt formerly "Zeit": 0..100 starts at 0\n  Wetter: 0..3 starts at 2');

type State = { readonly [key: string]: unknown };
interface Engine {
  readonly dice: { readonly scripted: (sides: readonly number[]) => object };
  readonly zweikampf: {
    readonly start: (sides: object) => State;
    readonly act: (state: unknown, move: unknown, options?: object) => State;
    readonly check: (state: unknown) => readonly { readonly path: string; readonly code: string }[];
    readonly save: (state: unknown) => State;
    readonly replay: (log: unknown) => State;
    readonly migrate: (save: unknown) => {
      readonly ok: boolean;
      readonly changes?: readonly unknown[];
      readonly state?: State;
    };
  };
}
let engine: Engine;
let save: State;

beforeAll(async () => {
  const { model } = compile(rules("1", first));
  engine = await importEngine<Engine>(await writeEngine(model));
  const axe = { $: { thing: "Waffe" }, Schaden: "1W6" };
  const [Ada, Ben] = [{ Waffen: [axe] }, {}];
  let state = engine.zweikampf.start({
    Helden: { Ada, Ben },
    Feinde: { Ork: { Waffen: [axe] } },
    Zorn: { Ada: { Ben: 4 } },
  });
  state = engine.zweikampf.act(state, "goes on");
  const hit = { who: "Ada", does: "Hieb", against: "Ork", with: { Waffe: 0 } };
  state = engine.zweikampf.act(state, hit, { dice: engine.dice.scripted([4]), answers: { Wucht: 3 } });
  save = JSON.parse(JSON.stringify(engine.zweikampf.save(state))) as State;
}, 60_000);

type Path = readonly (string | number)[];
/** A copy with another value at a place; undefined takes it away. */
function changed(path: Path, value: unknown, from: unknown = save): State {
  const copy = JSON.parse(JSON.stringify(from)) as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1)!] = value;
  return JSON.parse(JSON.stringify(copy)) as State;
}
const problems = (value: unknown, body = first, version = "1"): readonly string[] =>
  validate(rules(version, body), undefined, [
    { file: "x.json", value: JSON.parse(JSON.stringify(value)) as unknown },
  ]).problems.map(({ path, code }) => `${path} ${code}`);

describe("a saved conflict", () => {
  it("fits, alone and in a table with sheets", () => {
    expect(problems(save)).toEqual([]);
    expect(engine.zweikampf.check(save)).toEqual([]);
    const ada = { $: { ruleset: "Turm", version: "1", sheet: "Figur" }, Lebenspunkte: 40 };
    expect(problems({ sheets: { ada }, conflicts: { turm: save } })).toEqual(["sheets.ada.Lebenspunkte out-of-range"]);
  });

  it.each<[string, Path, unknown, readonly string[]]>([
    [
      "a member's value",
      ["$members", "Ork", "sheet", "Lebenspunkte"],
      99,
      ["$members.Ork.sheet.Lebenspunkte out-of-range"],
    ],
    ["a key of a member's sheet", ["$members", "Ork", "sheet", "Glück"], 3, ["$members.Ork.sheet.Glück unknown-key"]],
    ["a side", ["$members", "Ork", "side"], "Zuschauer", ["$members.Ork.side unknown-name"]],
    ["a key of a member", ["$members", "Ork", "team"], 1, ["$members.Ork.team unknown-key"]],
    ["whose turn it is", ["$turn", "side"], "Zuschauer", ["$turn.side unknown-name"]],
    ["a count", ["$turn", "round"], -1, ["$turn.round mismatched-value"]],
    ["a turn that is neither open nor closed", ["$turn", "open"], undefined, ["$turn.open mismatched-value"]],
    ["a field", ["Zeit"], 400, ["Zeit out-of-range"]],
    ["an unknown field", ["Licht"], 4, ["Licht unknown-key"]],
    ["an unknown key of ours", ["$secret"], 4, ["$secret unknown-key"]],
    ["an end", ["$ended"], "Flucht", ["$ended unknown-name"]],
    ["no log", ["$log"], [], ["$log mismatched-value"]],
    ["an entry of the log", ["$log", 1, "faces"], "4", ["$log.1 mismatched-value"]],
    ["another ruleset", ["$", "ruleset"], "Burg", ["$.ruleset differing-ruleset"]],
    ["another conflict", ["$", "conflict"], "Rennen", ["$.conflict unknown-name"]],
    ["a newer version", ["$", "version"], "2", ["$.version newer-version"]],
    ["an older version", ["$", "version"], "0.9", ["$.version migrate"]],
    ["another shape", ["$", "shape"], "0123456789abcdef", ["$.shape migrate"]],
    ["a member's value that the log denies", ["$members", "Ork", "sheet", "Lebenspunkte"], 11, ["$log differing-log"]],
    ["a die of the log", ["$log", 2, "faces"], [5], ["$log differing-log"]],
    ["a die too many", ["$log", 2, "faces"], [4, 4], ["$log differing-log"]],
    ["somebody who is not there", ["$log", 2, "does", "who"], "Kim", ["$log differing-log"]],
  ])("with %s that is wrong says so, in the engine as on the command line", (_, path, value, expected) => {
    const wrong = changed(path, value);
    expect(problems(wrong)).toEqual(expected);
    if (path.at(-1) === "conflict") return;
    expect(engine.zweikampf.check(wrong).map((one) => `${one.path} ${one.code}`)).toEqual(expected);
  });

  it("never throws, whatever it is given", () => {
    for (const odd of [null, 3, "x", [], {}, { $members: 1 }, { $: 1, $members: { a: null }, $turn: [], $log: {} }]) {
      expect(engine.zweikampf.check(odd).length).toBeGreaterThan(0);
      expect(engine.zweikampf.migrate(odd).ok).toBe(false);
    }
  });
});

const brought = (value: unknown, body = third, version = "3", drop: readonly string[] = []) =>
  migrate(rules(version, body), undefined, [{ file: "x.json", value }], drop).files[0]!;

describe("an older conflict", () => {
  it("loads under the names of today with all its values, versions in between left out", () => {
    const { value, problems: found, changes } = brought(save);
    expect(found).toEqual([]);
    const now = value as {
      readonly $members: Readonly<Record<string, { readonly sheet: unknown }>>;
      readonly $log: readonly object[];
    };
    expect(value).toMatchObject({
      $: { version: "3", conflict: "Gefecht" },
      Zorn: { Ada: { Ben: 4 }, Ben: { Ada: 1 } },
      Takt: 1,
      Wetter: 2,
      $turn: save["$turn"],
    });
    expect(now.$members["Ork"]!.sheet).toMatchObject({
      Kraft: 23,
      Ruf: 1,
      $conditions: { benommen: expect.anything() },
    });
    expect(now.$log.slice(0, -1)).toEqual(save["$log"]);
    expect(now.$log.at(-1)).toHaveProperty("continues.$members.Ork.sheet.Kraft", 23);
    expect(problems(value, third, "3")).toEqual([]);
    const told = changes.map(({ path, why }) => `${path} ${why}`);
    expect(told).toContain("$members.Ork.sheet.Kraft renamed");
    expect(told).toContain("Takt renamed");
    expect(told).toContain("Wetter new");
    expect(told.at(-1)).toBe("$log continued");
  });

  it("twice is once", () => {
    const once = brought(save);
    const twice = brought(once.value);
    expect(twice.changes).toEqual([]);
    expect(twice.value).toEqual(once.value);
  });

  it("that is of this version stays as it is", () => {
    const same = brought(save, first, "1");
    expect(same.changes).toEqual([]);
    expect(same.value).toEqual(save);
  });

  it("names what would be lost and what is missing where no rename is declared, and is kept", () => {
    const silent = third.replace('Kraft formerly "Lebenspunkte"', "Kraft").replace('Takt formerly "Zeit"', "Takt");
    const before = JSON.stringify(save);
    const { value, problems: found } = brought(save, silent);
    expect(value).toBeNull();
    const told = found.map(({ path, code }) => `${path} ${code}`);
    expect(told).toContain("Zeit lost-value");
    expect(told).toContain("Takt missing-value");
    expect(told).toContain("$members.Ork.sheet.Lebenspunkte lost-value");
    expect(told).toContain("$members.Ork.sheet.Kraft missing-value");
    expect(JSON.stringify(save)).toBe(before);
  });

  it("loses only what it is told to lose", () => {
    const without = third.replace('  Takt formerly "Zeit"', "  Takt");
    expect(brought(save, without).problems.map(({ path }) => path)).toContain("Zeit");
    const { value, changes } = brought(save, without, "3", ["Zeit"]);
    expect(value).toMatchObject({ Takt: 0 });
    expect(changes).toContainEqual({ path: "Zeit", from: 1, to: null, why: "dropped" });
  });

  it("names a relation that is gone, and tells a new one", () => {
    const other = third.replace("relation Zorn between Helden", "relation Furcht between Helden");
    expect(brought(save, other).problems.map(({ path, code }) => `${path} ${code}`)).toContain("Zorn lost-value");
    const { value, changes } = brought(save, other, "3", ["Zorn"]);
    expect(value).toMatchObject({ Furcht: { Ada: { Ben: 1 } } });
    expect(changes).toContainEqual({
      path: "Furcht",
      from: null,
      to: { Ada: { Ben: 1 }, Ben: { Ada: 1 } },
      why: "new",
    });
  });

  it("names a side that is gone", () => {
    const { problems: found } = brought(save, third.replaceAll("Feinde", "Gegner"));
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(["$members.Ork.side lost-value"]);
  });

  it("of a newer version, or of none, is refused", () => {
    expect(brought(changed(["$", "version"], "4")).problems.map(({ code }) => code)).toEqual(["newer-version"]);
    expect(brought(changed(["$", "version"], undefined)).problems.map(({ code }) => code)).toEqual(["missing-version"]);
  });

  it("goes on from its state where the log does not lead there under these rules", () => {
    const harder = first.replace("Treffer + Wucht", "Treffer + Wucht + 1");
    expect(problems(save, harder)).toEqual(["$log differing-log"]);
    const { value, changes } = brought(save, harder, "1");
    expect(changes).toEqual([{ path: "$log", from: 3, to: 4, why: "continued" }]);
    expect(problems(value, harder)).toEqual([]);
    expect(value).toMatchObject({ $members: { Ork: { sheet: { Lebenspunkte: 23 } } } });
  });
});

describe("a conflict that goes on from a state", () => {
  it("is replayed from there", () => {
    const { value } = brought(changed(["$members", "Ork", "sheet", "Lebenspunkte"], 6), first, "1");
    let state = engine.zweikampf.act(value, "goes on");
    state = engine.zweikampf.act(
      state,
      { who: "Ork", does: "Hieb", against: "Ada", with: { Waffe: 0 } },
      { dice: engine.dice.scripted([2]) },
    );
    const through = JSON.parse(JSON.stringify(state)) as State;
    expect(engine.zweikampf.check(through)).toEqual([]);
    expect(engine.zweikampf.replay(through["$log"])).toEqual(state);
    expect(state).toMatchObject({
      $members: { Ork: { sheet: { Lebenspunkte: 6 } }, Ada: { sheet: { Lebenspunkte: 27 } } },
    });
  });
});
