// Every row of a vector file against the emitted engine and the interpreted Plan, as its map says; nothing here knows a ruleset. Invariant:
// every key of every group stands in the map, and what is not checked is said with its reason.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile, type Compiled } from "../../src/compile.ts";
import { hasErrors } from "../../src/diagnostics/report.ts";
import type { Built } from "../../src/plan/build/build.ts";
import { seededRandom } from "../../src/runtime/random.ts";
import { importEngine, writeEngine } from "../emit/whole.ts";
import { bruteForce } from "../kernel/brute.ts";
import {
  callOf,
  type CallText,
  type Entry,
  expected,
  fill,
  pathsOf,
  type Read,
  readFrom,
  type VectorMap,
} from "./adapter.ts";
import {
  type Asked,
  type Call,
  emitted,
  type Ends,
  type Engine,
  type Fields,
  type Json,
  type Throw,
} from "./players.ts";
import { interpreted, type Interpreter, interpreter } from "./plan-player.ts";
import { interpretedTurn } from "./plan-turns.ts";
import { emittedTurn, isTurn, type Turn } from "./turns.ts";

/** One ruleset under test: both of its players. */
interface Both {
  readonly built: Built;
  readonly plan: Interpreter;
  readonly engine: Engine;
}

/**
 * Registers the tests of a vector file: `<name>.json`, its map `<name>.map.json`, and `<name>.rules`, which is one text with the ruleset.
 * `whole`: no key may wait for anything. `edition`: with its modules. `only`: which groups are played here, where another test has the rest.
 */
export function testVectors(
  name: string,
  rules: string,
  { whole = false, edition, only }: Options = {},
): void {
  const { groups, map } = vectorsOf(name);
  const compiled = withHelpers(name, rules, readFileSync(rules, "utf8"));
  let both: Both;
  beforeAll(async () => {
    both = await bothOf(variantOf(compiled, edition));
  }, 600_000);

  describe("the map", () => {
    it("lists every key of every group, and no other", () => {
      expect(Object.keys(map.groups)).toEqual(Object.keys(groups));
      for (const [name, group] of Object.entries(groups)) allListed(name, keysOf(group), map.groups[name]!, group);
    });
    it("gives a reason for what it does not check, and derives only from what it checks", () => {
      const all = new Map(Object.entries(map.groups).flatMap(([name, entries]) => entriesOf(name, entries)));
      const within = (name: string): string => name.slice(0, name.lastIndexOf("."));
      const isChecked = (name: string): boolean => all.get(name)?.status === "checked";
      const bare = [...all].filter(([name, entry]) => {
        if (entry.status === "derived")
          return (
            entry.why === "" ||
            ![entry.from, `${within(name)}.${entry.from}`, `${name.split(".")[0]}.${entry.from}`].some(isChecked)
          );
        if (entry.status === "alternative reading") return entry.why === "";
        return entry.status === "waits for" && (whole || entry.what === "");
      });
      expect(bare).toEqual([]);
    });
    it("is one text with the rules, without a word against it", () => {
      expect(compiled.diagnostics.map((d) => [d.code, d.args, d.span])).toEqual([]);
      expect(compiled.built.unsupported).toEqual([]);
    });
  });

  describe.each(Object.keys(groups).filter((group) => only?.(group) ?? true))("%s", (name) => {
    const jobs = jobsOfGroup({ groups, map }, name);
    it.skipIf(jobs.length === 0)("agrees", { timeout: 600_000 }, () => {
      for (const together of bySameCall(jobs)) check(both, together);
    });
  });
}

export interface Options {
  readonly whole?: boolean;
  readonly edition?: string;
  readonly only?: (group: string) => boolean;
}
const variantOf = (compiled: Compiled, edition: string | undefined): Pick<Compiled, "built" | "model"> =>
  compiled.variants.find(({ variation }) => variation.name === edition) ?? compiled;
interface Vectors {
  readonly groups: Readonly<Record<string, Fields>>;
  readonly map: VectorMap;
}
const here = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
function vectorsOf(name: string): Vectors {
  const { groups } = JSON.parse(here(`${name}.json`)) as Pick<Vectors, "groups">;
  return { groups, map: JSON.parse(here(`${name}.map.json`)) as VectorMap };
}
const withHelpers = (name: string, path: string, text: string): Compiled =>
  compile([createSource(path, text), createSource(`test/vectors/${name}.rules`, here(`${name}.rules`))]);
async function bothOf({ built, model }: Pick<Compiled, "built" | "model">): Promise<Both> {
  return { built, plan: interpreter(model), engine: await importEngine<Engine>(await writeEngine(model)) };
}
function jobsOfGroup({ groups, map }: Vectors, name: string): readonly Job[] {
  const group = groups[name]!;
  const entries = Object.entries(map.groups[name] ?? {});
  return entries.flatMap(([key, entry]) => jobsOf(map, `${name}.${key}`, entry, group[key]!, group, undefined));
}

/** Whether some row says something else of another text of the rules, or the text is no longer sound. `runs`: as the groups are tested. */
export async function vectorsNotice(name: string, path: string, text: string, runs: readonly Options[]): Promise<boolean> {
  const compiled = withHelpers(name, path, text);
  if (hasErrors(compiled.diagnostics)) return true;
  const vectors = vectorsOf(name);
  for (const { edition, only } of runs) {
    const both = await bothOf(variantOf(compiled, edition));
    try {
      for (const group of Object.keys(vectors.groups).filter((one) => only?.(one) ?? true))
        for (const together of bySameCall(jobsOfGroup(vectors, group))) check(both, together);
    } catch {
      return true;
    }
  }
  return false;
}

/** Words about a group, nothing to check. */
const about = new Set(["about", "clauses", "readings"]);
const keysOf = (value: Json): readonly string[] =>
  value === null || typeof value !== "object"
    ? []
    : Array.isArray(value)
      ? [...new Set((value as readonly Json[]).flatMap((x) => (Array.isArray(x) ? [] : keysOf(x))))]
      : Object.keys(value).filter((k) => !about.has(k));

function allListed(
  name: string,
  keys: readonly string[],
  entries: Readonly<Record<string, Entry>>,
  values: Fields,
): void {
  expect(Object.keys(entries).toSorted(), name).toEqual(keys.toSorted());
  for (const [key, entry] of Object.entries(entries)) {
    const value = values[key]!;
    if ("each" in entry) allListed(`${name}.${key}`, keysOf(value), entry.each, rowsOf(value)[0] ?? {});
  }
}
/** Every entry by its way through the map. */
function entriesOf(name: string, entries: Readonly<Record<string, Entry>>): readonly (readonly [string, Entry])[] {
  return Object.entries(entries).flatMap(([key, entry]) => {
    const here = `${name}.${key}`;
    return [[here, entry] as const, ...("each" in entry ? entriesOf(here, entry.each) : [])];
  });
}
const rowsOf = (value: Json): readonly Fields[] => (Array.isArray(value) ? value : [value]) as readonly Fields[];

interface Job {
  readonly name: string;
  readonly read: Read;
  readonly call: Call | Turn;
  readonly dice: Json | undefined;
  readonly some: boolean;
  readonly wanted: Json;
}
function jobsOf(
  map: VectorMap,
  name: string,
  entry: Entry,
  value: Json,
  row: Fields,
  around: CallText | undefined,
): readonly Job[] {
  if (entry.status !== "checked") return [];
  const text = entry.call ?? around;
  if ("each" in entry)
    return rowsOf(value).flatMap((one, i) =>
      Object.entries(entry.each).flatMap(([key, inner]) =>
        one[key] === undefined
          ? []
          : jobsOf(map, `${name}.${i}.${key}`, inner, one[key], { ...row, ...one }, entry.calls?.[i] ?? text),
      ),
    );
  if (text === undefined) throw new Error(`${name} has no call`);
  const job = (wanted: Json, values: Fields): Job => {
    const all = { ...row, ...values };
    const read = fill(map, entry.read as unknown as Json, all) as unknown as Read;
    return {
      name: `${name} ${JSON.stringify(values)}`,
      read,
      call: callOf(map, text, all),
      dice: text.dice === undefined ? undefined : fill(map, text.dice, all),
      some: text.some === true,
      wanted,
    };
  };
  const { along, every } = entry;
  const nth = (lists: Readonly<Record<string, readonly Json[]>>, i: number): Fields =>
    Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, fill(map, list[i]!, row)]));
  if (along !== undefined) {
    const lists = fill(map, along, row) as Readonly<Record<string, readonly Json[]>>;
    return [value].flat().map((one, i) => job(one, nth(lists, i)));
  }
  if (every !== undefined) return Object.values(every)[0]!.map((_, i) => job(value, nth(every, i)));
  return [job(value, entry.with ?? {})];
}
function bySameCall(jobs: readonly Job[]): readonly (readonly Job[])[] {
  const found = new Map<string, Job[]>();
  for (const job of jobs) {
    const key = JSON.stringify([job.call, job.dice ?? null, "possible" in job.read]);
    found.set(key, [...(found.get(key) ?? []), job]);
  }
  return [...found.values()];
}

/** Both must give what is written. With dice both play that throw; without, both work out the odds, and the throws are counted too. */
function check({ built, plan, engine }: Both, jobs: readonly Job[]): void {
  const { call, dice, name } = jobs[0]!;
  const [engines, plans] = isTurn(call)
    ? [emittedTurn(engine, call), interpretedTurn(plan, engine, call)]
    : [emitted(engine, built, call), interpreted(plan, engine, call)];
  const paths = [...new Set(jobs.flatMap((job) => pathsOf(job.read)))];
  const tell = (who: string, asked: Asked, ends: readonly Ends[]): void => {
    for (const job of jobs)
      expect(readFrom(job.read, { paths, ends, start: asked.start }), `${job.name} (${who})`).toEqual(
        expected(job.read, job.wanted),
      );
  };
  const end = (asked: Asked, die: Throw): readonly Json[] => paths.map(asked.play(die) ?? impossible(name));
  if (dice !== undefined) {
    tell("engine, thrown", engines, [{ values: end(engines, thrown(dice)), chance: "1" }]);
    tell("plan, thrown", plans, [{ values: end(plans, thrown(dice)), chance: "1" }]);
    return;
  }
  if (jobs.some(({ read }) => "possible" in read)) {
    tell("engine, possible", engines, engines.odds([]) ?? []);
    tell("plan, possible", plans, plans.odds([]) ?? []);
    return;
  }
  tell("engine, odds", engines, engines.odds(paths) ?? impossible(name));
  // Of a turn the Plan knows single pieces; what they come to together is told by all throws.
  if (!isTurn(call)) tell("plan, odds", plans, plans.odds(paths) ?? impossible(name));
  const seeds = Array.from({ length: jobs[0]!.some ? MOST_PLAYED : 0 }, (_, i) => i + 1);
  const rolled = (asked: Asked): Json =>
    seeds.map((seed) => {
      const random = seededRandom(seed);
      return end(asked, (sides) => random.die(sides));
    });
  expect(rolled(engines), name).toEqual(rolled(plans));
  if (jobs[0]!.some) return;
  // Every throw is played on the Plan, and for some of the different ends one throw that leads there in the engine.
  const first = new Map<string, readonly number[]>();
  const played = bruteForce((die) => {
    const sides: number[] = [];
    const key = JSON.stringify(end(plans, (n) => (sides.push(die(n)), sides.at(-1)!)));
    if (!first.has(key)) first.set(key, sides);
    return key;
  });
  tell(
    "plan, all throws",
    plans,
    [...played.chances].map(([key, chance]) => ({ values: JSON.parse(key) as Json[], chance })),
  );
  const every = Math.ceil(first.size / MOST_PLAYED);
  for (const [key, sides] of [...first].filter((_, i) => i % every === 0))
    expect(end(engines, thrown(sides)), `${name} ${String(sides)}`).toEqual(JSON.parse(key));
}
const MOST_PLAYED = 6;
const impossible = (name: string): never => {
  throw new Error(`${name}: not possible`);
};

/** Sides in order, or by the name of the roll. */
function thrown(dice: Json): Throw {
  if (dice === null || typeof dice !== "object") throw new Error("dice were expected");
  const used = new Map<string, number>();
  const next = (list: readonly Json[], key: string): number => {
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    return Number(list[at]);
  };
  if (Array.isArray(dice)) {
    const list = (dice as readonly Json[]).flat(3).filter((x) => x !== null);
    return () => next(list, "");
  }
  return (_, label) => next([(dice as Fields)[label] ?? null].flat() as readonly Json[], label);
}
