// A sheet that the engine of XDR saved loads in the engine of each of its editions: nothing is lost, what modules add begins at its start.
// The engines are those of generated/, which are as their sources make them (test/house/generated.test.ts).

import { beforeAll, describe, expect, it } from "vitest";

// oxlint-disable-next-line typescript/no-explicit-any -- an engine is plain JavaScript here, as for a stranger
type Engine = any;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const engineAt = async (folder: string): Promise<Engine> => (await import(/* @vite-ignore */ new URL(`../../generated/xdr/${folder}engine.js`, import.meta.url).href)) as Engine;

const sheets: Readonly<Record<string, object>> = {
  "a new one": {},
  "one at its limits": { Name: "Mira", Panzerung: 2, Maximallevel: "sehr gut", Eigenschaften: { Kraft: "null", Vitalität: "sehr gut" }, Ursprung: { Wille: "schlecht" }, Skills: { Schießen: "sehr gut", Reflexe: null } },
  "one in training": { Trainingsfelder: ["Schießen", null, "Kraft"], Unterricht: ["Faustkampf", "Schießen"], Skills: { Faustkampf: "gut", Schießen: "schlecht" } },
  "one with conditions": { $conditions: { Koma: true, hysterisch: true } },
  "one with the signs of a text": { Name: "<b>„\\u0000“ __proto__ 🜁" },
};

describe.each(["XDR-mit-Magie", "XDR-mit-Monstern", "XDR-mit-allem"])("%s", (edition) => {
  let base: Engine;
  let large: Engine;
  beforeAll(async () => {
    [base, large] = [await engineAt(""), await engineAt(`${edition}/`)];
  }, 60_000);

  it.each(Object.entries(sheets))("loads what the base saved: %s", (_, given) => {
    const mira = base.figur(given);
    const save = json(base.figur.save(mira));
    expect(base.figur.check(save)).toEqual([]);
    expect(large.figur.check(json(mira))).toEqual([]);
    expect(json(large.figur(json(mira)))).toMatchObject(json(mira));

    const loaded = large.figur.migrate(save);
    expect([loaded.ok, loaded.problems]).toEqual([true, undefined]);
    expect(loaded.changes.filter(({ why }: { readonly why: string }) => why !== "new")).toEqual([]);
    const { $: ours, ...values } = json(mira) as { readonly $: object };
    expect(json(loaded.sheet)).toMatchObject(values);
    expect(json(loaded.sheet).$.sheet).toBe((ours as { readonly sheet: string }).sheet);
    // Once more changes nothing; on the way back nothing is lost but what a module added, and that is said.
    const again = large.figur.migrate(json(large.figur.save(loaded.sheet)));
    expect([again.ok, again.changes, json(again.sheet)]).toEqual([true, [], json(loaded.sheet)]);
    const up = json(large.figur.save(loaded.sheet));
    const lost: readonly { readonly path: string; readonly code: string }[] = base.figur.migrate(up).problems ?? [];
    expect(lost.filter(({ code }) => code !== "lost-value")).toEqual([]);
    const back = base.figur.migrate(up, { drop: lost.map(({ path }) => path) });
    expect([back.ok, json(back.sheet)]).toEqual([true, json(mira)]);
  });

  it("plays on with it as the base does", () => {
    const mira = base.figur({ Skills: { Schießen: "gut" } });
    const other = large.figur.migrate(json(base.figur.save(mira))).sheet;
    for (let seed = 1; seed <= 20; seed++) {
      const [a, b] = [base, large].map((e, i) => e.kontrollwurf.roll({ Figur: i === 0 ? mira : other, Skill: "Schießen", Boni: 1 }, { dice: e.dice.seeded(seed) }));
      expect(json(b)).toMatchObject({ result: a.result, after: { Figur: { Skills: json(a.after.Figur.Skills) } } });
    }
  });
});
