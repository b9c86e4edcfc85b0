// The facts of a ruleset as values instead of text: for a door in this program, without an engine. Invariant: they come from the same
// functions that print an engine's facts; their expressions are worked out by the interpreted Plan.

import type { Model } from "../../model/types.ts";
import type { Built } from "../../plan/build/build.ts";
import { places } from "../../plan/layout.ts";
import { player, type Player } from "../../plan/play.ts";
import { valueBuilder } from "../../plan/play-values.ts";
import type { Expr, Id, Layout, Program } from "../../plan/types.ts";
import { liveData } from "./data.ts";
import { engineModel } from "./engine-model.ts";
import { engineNames } from "./engine-names.ts";
import { rulesFacts } from "./facts-actions.ts";
import { conflictFacts } from "./facts-conflicts.ts";
import { sheetFacts, type FactsPrinter, type LiveFacts } from "./facts-sheets.ts";
import type { Body } from "./stored.ts";

/** `RulesFacts`, `SheetFacts` and `ConflictFacts` of the runtime, in the order of the text. */
export interface LiveRules {
  readonly rules: unknown;
  readonly sheets: readonly unknown[];
  readonly conflicts: readonly unknown[];
}

/** `lowered` is the lowered program of `built`. `diceText`: how dice of the rules are written. */
export function liveRules(
  model: Model,
  built: Built,
  lowered: Program,
  diceText: (pool: Program["pools"][number]) => string,
): LiveRules {
  const engine = engineModel(model, built, lowered);
  const { program, bodies } = engine;
  const value = valueBuilder(program);
  const plays = player(program);
  const made = new Map<Id, object>();

  function facts(id: Id): object {
    const before = made.get(id);
    if (before !== undefined) return before;
    const own: object = {};
    // Things may lie in things of their own kind: the object is known before it is filled.
    made.set(id, own);
    const body = bodies.find(({ of }) => of.id === id);
    return body === undefined ? own : Object.assign(own, liveData(sheetFacts(body, printer)));
  }

  function functionOf({ layout }: Body, of: readonly Expr[]): (cells: readonly number[], entry?: number) => number {
    const each = of.map(value);
    return (cells, entry = 0) => {
      const one = each.length === 1 ? each[0] : each[entry];
      return one?.({ regs: [entry], slots: [columnsOf(layout, cells)] }) ?? 0;
    };
  }

  const live: LiveFacts = {
    facts,
    functionOf,
    state: ({ layout }) => ({
      open: (cells: readonly number[]) => columnsOf(layout, cells),
      copy: (state: Columns) => Object.fromEntries(Object.entries(state).map(([id, own]) => [id, own.slice()] as const)),
      close: (state: Columns, cells: number[]) =>
        void cells.splice(0, cells.length, ...layout.columns.flatMap(({ id }) => state[id] ?? [])),
    }),
    play: (plan) => (io: Parameters<Player["play"]>[3], states: readonly Columns[], givens: readonly number[]) =>
      plays.play(plan, states, givens, io).result,
    pools: () => program.pools,
    diceText: (pool) => diceText(program.pools[pool]!),
  };
  const printer: FactsPrinter = { engine, names: engineNames(program), factsName: (id) => id, live };
  return {
    rules: liveData(rulesFacts(printer)),
    sheets: bodies
      .filter(({ kind, of }) => kind === "sheet" && !model.conflicts.some(({ id, relations }) => id === of.id || relations.some((one) => one.id === of.id)))
      .map(({ of }) => facts(of.id)),
    conflicts: engine.conflicts.map((one) => liveData(conflictFacts(one, built.fights[one.id]!, printer))),
  };
}

type Columns = Record<string, number[]>;

function columnsOf(layout: Layout, cells: readonly number[]): Columns {
  const { columns } = places(layout);
  return Object.fromEntries(
    layout.columns.map(({ id, entries }) => {
      const first = columns.get(id)?.offset ?? 0;
      return [id, cells.slice(first, first + entries)] as const;
    }),
  );
}
