// What happened, for people: one line a roll, answer, value, effect, call and result, in German or English, each with the clauses of the
// sentence it came from.

import type { Id, Model, Type } from "../model/types.ts";
import type { PlanDoor } from "../plan/build/door.ts";
import { showDice } from "../runtime/dice-text.ts";
import type { Note } from "../runtime/note.ts";
import { NONE } from "../runtime/value.ts";
import type { Act } from "./acts.ts";
import type { Rules, Table } from "./table-top.ts";

export interface TraceLine {
  /** How deep in calls; 0 is the rule itself. */
  readonly depth: number;
  readonly text: string;
  readonly origin: Id;
  readonly clauses: readonly string[];
}
type Language = "de" | "en";

const clausesKnown = new WeakMap<Model, ReadonlyMap<Id, readonly string[]>>();
export function clausesOf(model: Model): ReadonlyMap<Id, readonly string[]> {
  const known = clausesKnown.get(model);
  if (known !== undefined) return known;
  const found = new Map<Id, readonly string[]>();
  const visit = (x: unknown): void => {
    if (typeof x !== "object" || x === null) return;
    if ("id" in x && "clauses" in x && typeof x.id === "string" && Array.isArray(x.clauses))
      found.set(x.id, x.clauses as readonly string[]);
    for (const part of Object.values(x)) visit(part);
  };
  visit(model);
  clausesKnown.set(model, found);
  return found;
}

export function traceOf(table: Table, act: Act, notes: readonly Note[], language: Language): readonly TraceLine[] {
  const { rules } = table;
  const { model, names } = rules.built;
  const clauses = clausesOf(model);
  const lines: TraceLine[] = [];
  const stack: (PlanDoor | null)[] = [act.door];
  const depth = (): number => Math.max(0, stack.filter((d) => d !== null).length - 1);
  const say = (origin: Id, text: string): void => {
    lines.push({ depth: depth(), text, origin, clauses: clauses.get(origin) ?? [] });
  };
  const nameOf = (reg: number): { readonly name: string; readonly type: Type } | null => {
    const door = stack.at(-1);
    if (door === null || door === undefined) return null;
    const found = Object.entries(door.names).find(([, v]) => v.regs.includes(reg));
    return found === undefined
      ? null
      : { name: found[0], type: found[1].list && found[1].type.kind === "list" ? found[1].type.of : found[1].type };
  };
  const value = (type: Type, code: number): string => names.text(type, code, language);
  for (const note of notes) {
    switch (note.kind) {
      case "draw": {
        const label = note.to.length > 0 ? nameOf(note.to[0]!) : null;
        const thrown = note.values.filter((v) => v !== NONE).join(", ");
        if (label !== null) say(note.origin, `${label.name}: ${showDice(note.pool)} → ${thrown}`);
        else if (stack.at(-1) !== null) say(note.origin, `${showDice(note.pool)} → ${thrown}`);
        break;
      }
      case "ask": {
        const label = note.to.length > 0 ? nameOf(note.to[0]!) : null;
        const whom = askedBy(rules, note.origin, note.key);
        say(
          note.origin,
          `${note.key} (${whom}): ${note.values.map((v) => value(label?.type ?? { kind: "number", low: null, high: null, unit: null }, v)).join(", ")}`,
        );
        break;
      }
      case "let": {
        const label = nameOf(note.to);
        if (label !== null) say(note.origin, `${label.name} = ${value(label.type, note.value)}`);
        break;
      }
      case "set": {
        if (note.column.startsWith("$")) break;
        const piece = table.pieces[act.pieces[note.slot]!]!;
        const column = rules.built.columns[piece.layout]?.find((c) => c.column === note.column);
        if (column === undefined || note.from === note.to) break;
        const entry = column.entries?.[note.entry];
        const what = entry === undefined ? note.column : /^\d+$/u.test(entry) ? `${note.column} ${entry}` : entry;
        const whose = language === "de" ? `${what} von ${piece.name}` : `${piece.name}'s ${what}`;
        say(note.origin, `${whose}: ${value(column.type, note.from)} → ${value(column.type, note.to)}`);
        break;
      }
      case "call": {
        const door = rules.built.doors[note.plan] ?? null;
        if (door !== null) {
          const who =
            door.self === null ? "" : (table.pieces[act.pieces[note.slots[door.self] ?? -1] ?? -1]?.name ?? "");
          const rule = ruleNames(model).get(door.id) ?? note.plan.slice(note.plan.indexOf("/") + 1);
          say(note.origin, who === "" ? rule : `${who}: ${rule}`);
        }
        stack.push(door);
        break;
      }
      case "return":
        stack.pop();
        break;
      case "end": {
        const gives = stack.at(-1)?.gives ?? null;
        if (gives !== null)
          say(note.origin, `${language === "de" ? "Ergebnis" : "Result"}: ${value(gives, note.result)}`);
        break;
      }
      case "refuse":
        lines.push({
          ...refusalLine(note.origin, rules.messages.get(note.why) ?? note.why, language),
          depth: depth(),
          clauses: clauses.get(note.origin) ?? [],
        });
        break;
      case "branch":
      case "round":
        break;
    }
  }
  return lines;
}

/** That it is not possible, and why. */
export function refusalLine(origin: Id, why: string, language: Language): TraceLine {
  return { depth: 0, text: `${language === "de" ? "Nicht möglich" : "Not possible"}: ${why}`, origin, clauses: [] };
}

const namesKnown = new WeakMap<Model, ReadonlyMap<Id, string>>();
function ruleNames(model: Model): ReadonlyMap<Id, string> {
  const known = namesKnown.get(model) ?? new Map([...model.checks, ...model.cascades].map(({ id, name }) => [id, name] as const));
  namesKnown.set(model, known);
  return known;
}

function askedBy(rules: Rules, origin: Id, key: string): string {
  const { model } = rules.built;
  let by: string | null = null;
  const visit = (x: unknown): void => {
    if (by !== null || typeof x !== "object" || x === null) return;
    if ("kind" in x && x.kind === "ask" && "id" in x && x.id === origin && "by" in x)
      by = x.by === "gm" ? model.ruleset.gm : model.ruleset.player;
    else for (const part of Object.values(x)) visit(part);
  };
  visit(model.checks);
  return by ?? key;
}

export function printed(lines: readonly TraceLine[]): readonly string[] {
  return lines.map(
    (l) =>
      `${"  ".repeat(l.depth)}${l.text}${l.clauses.length === 0 ? "" : `  (${l.clauses.map((c) => `§${c}`).join(", ")})`}`,
  );
}
