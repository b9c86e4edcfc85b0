// What a stranger may hand to an engine: saves, states, logs and moves with keys of prototypes, numbers that are none, values of other kinds,
// deep nesting. Invariant: `check`, `migrate` and `is` never throw; everything else throws a RuleError or nothing; no prototype is touched.

import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "./whole.ts";

const text = `ruleset Klein { version: "1" language: de }
sheet Figur {
  Name: text starts at ""
  Leben: 0..9 starts at 5
  Dinge: list of Ding
  Plätze: 2 slots of attribute
}
attributes Werte of Figur {
  each: 0..6 starts at 3
  each Übung: 0..3 starts at 0
  | Wert | Sinn |
  |------|------|
  | Mut  | x    |
  | Witz | x    |
}
items Ding { each Schaden: dice  each Last: 0..4 starts at 1 }
condition müde 0..3 for Figur
action Hieb for Wer: Figur against Ziel: Figur in Kampf {
  given Womit: Ding from Wer's Dinge
  ask gm for Zuschlag: 0..3 usually 0
  roll Schaden of Womit as Punkte
  Ziel's Leben falls by Punkte + Zuschlag
}
conflict Kampf {
  sides Wir, Sie: list of Figur
  Lage: 0..5 starts at 0
  order alternating
  actions Hieb
  ends when all of Sie are müde
}
`;
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
let seeds: readonly unknown[] = [];
let problems: readonly unknown[] = [];
beforeAll(async () => {
  const { model, diagnostics } = compile([createSource("klein.rules", text)]);
  problems = diagnostics.filter(({ severity }) => severity === "error");
  e = await importEngine(await writeEngine(model));
  const figur = e.figur({ Dinge: [{ Schaden: "1d6" }], $conditions: { müde: { level: 2 } } });
  let state = e.kampf.start({ Wir: { Ada: figur }, Sie: { Ork: {} } });
  state = e.kampf.act(state, "goes on", { dice: e.dice.seeded(1) });
  state = e.kampf.act(state, { who: "Ada", does: "Hieb", against: "Ork", with: { Womit: 0 } }, { dice: e.dice.seeded(1), answers: { Zuschlag: 1 } });
  seeds = [e.figur.save(figur), e.kampf.save(state), e.kampf.log(state), e.kampf.log(state).at(-1), { who: "Ada", does: "Hieb", against: "Ork", with: { Womit: 0 } }].map((one) => JSON.parse(JSON.stringify(one)) as unknown);
}, 60_000);

const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "length", "0", "$", "$members", "$log", "$turn", "$conditions", "shape", "sheet", "thing", "Leben", "Werte", "Mut", "Dinge", "müde", "who", "does", "faces", "starts", "continues", "at", "of", "in"];
const put = (target: object, key: string, value: unknown): object => (Array.isArray(target) && key === "length" ? target : Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true }));
const odd = fc.oneof(
  fc.constantFrom<unknown>(Number.NaN, Infinity, -Infinity, -0, 1e308, 2 ** 53, 2 ** 31, -(2 ** 30), 0.5, 0, 1, -1, 7),
  fc.constantFrom<unknown>("1d6", "99999d9999", "-1d6", "d%", "", "null", "goes on", "__proto__", null, undefined, true, 10n),
  fc.string(),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: "small" }, odd, fc.array(tie("value"), { maxLength: 4 }), fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), tie("value")), { maxLength: 5 }).map((all) => all.reduce((made, [key, one]) => put(made, key, one), {} as object))),
}));
const pathsOf = (of: unknown, way: readonly string[] = []): readonly (readonly string[])[] =>
  typeof of === "object" && of !== null ? [way, ...Object.entries(of).flatMap(([key, one]) => pathsOf(one, [...way, key]))] : [way];
/** One of the sound values with something else in one place, or something more. */
function damaged(nth: number, place: number, key: string, more: boolean, other: unknown): unknown {
  const seed = structuredClone(seeds[nth % seeds.length]);
  const all = pathsOf(seed);
  const way = all[place % all.length]!;
  const last = way.at(-1);
  if (last === undefined) return more ? put(seed as object, key, other) : other;
  const owner = way.slice(0, -1).reduce<unknown>((of, one) => (of as Readonly<Record<string, unknown>>)[one], seed) as object;
  const here = (owner as Readonly<Record<string, unknown>>)[last];
  put(more && typeof here === "object" && here !== null ? here : owner, more ? key : last, other);
  return seed;
}

it("is refused by name or taken, and never breaks anything", { timeout: 240_000 }, () => {
  expect(problems).toEqual([]);
  const before = JSON.stringify([Object.prototype, Array.prototype].map((one) => Object.getOwnPropertyNames(one)));
  const state = e.kampf.start({ Wir: { Ada: { Dinge: [{ Schaden: "1d6" }] } }, Sie: { Ork: {} } });
  const told = (call: () => unknown): void => {
    try {
      call();
    } catch (error) {
      if (!(error instanceof e.RuleError)) throw error;
    }
  };
  const ask = (x: unknown): void => {
    for (const door of [e.figur, e.kampf]) {
      expect(Array.isArray(door.check(x))).toBe(true);
      expect(typeof door.migrate(x).ok).toBe("boolean");
    }
    expect(typeof e.figur.is(x)).toBe("boolean");
    for (const call of [() => e.figur(x), () => e.figur.save(x), () => e.kampf.start(x), () => e.kampf.options(x), () => e.kampf.log(x), () => e.kampf.replay(x), () => e.kampf.act(x, "goes on"), () => e.kampf.act(state, x), () => e.kampf.step(state, x), () => e.kampf.step(state, "goes on", x), () => e.actions(x), () => e.figur.set(e.figur({}), "Leben", x)]) told(call);
  };
  fc.assert(fc.property(value, ask), { numRuns: 300, seed: 7 });
  fc.assert(
    fc.property(fc.nat(4), fc.nat(400), fc.constantFrom(...keys), fc.boolean(), value, (nth, place, key, more, other) => ask(damaged(nth, place, key, more, other))),
    { numRuns: 700, seed: 7 },
  );
  let deep: object = {};
  for (let i = 0; i < 20_000; i++) deep = i % 2 === 0 ? { Leben: deep, $members: deep, $log: [deep] } : { Dinge: [deep] };
  for (const x of [deep, { ...(seeds[0] as object), Leben: deep }, { ...(seeds[1] as object), $log: [deep] }, { ...(seeds[1] as object), $members: deep }, [deep]]) ask(x);
  expect(JSON.stringify([Object.prototype, Array.prototype].map((one) => Object.getOwnPropertyNames(one)))).toBe(before);
});
