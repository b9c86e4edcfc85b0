// A trace as sentences in German or English. Invariant: nothing marked secret is told to a player, and what is told is only what the
// trace says.

import type { RulesFacts } from "./facts.ts";
import { labelIn } from "./labels.ts";
import type { TraceEntry } from "./trace.ts";
import type { Plain } from "./shape.ts";

export type Tongue = "de" | "en";
export interface TellOptions {
  /** Who reads it. A player does not see what the rules call secret. */
  readonly for?: "player" | "gm";
}

/** One line an entry, what lies in a call indented; the clauses of the rules behind it. */
export function text(trace: readonly TraceEntry[], tongue: Tongue = "en", options: TellOptions = {}): string {
  const reader = options.for ?? "player";
  return trace
    .filter((entry) => reader === "gm" || !entry.secret)
    .map(
      (entry) =>
        `${"  ".repeat(entry.depth)}${sentence(entry, tongue)}${clauses(entry)}${entry.kind === "call" ? ":" : ""}`,
    )
    .join("\n");
}

/** The same under the names of the language it is told in. */
export function textIn({ labels }: Pick<RulesFacts, "labels">): typeof text {
  function told(trace: readonly TraceEntry[], tongue: Tongue = "en", options: TellOptions = {}): string {
    return text(trace.map((entry) => renamed(entry, (name) => labelIn(labels, tongue, name))), tongue, options);
  }
  return told;
}

function renamed(entry: TraceEntry, label: (name: string) => string): TraceEntry {
  const shown = <V extends Plain | readonly Plain[]>(value: V): V =>
    (typeof value === "string" ? label(value) : Array.isArray(value) ? value.map(shown) : value) as V;
  const own = { ...entry, of: label(entry.of) };
  switch (own.kind) {
    case "roll":
    case "answer":
      return { ...own, name: label(own.name), value: shown(own.value) };
    case "value":
      return { ...own, name: label(own.name), value: shown(own.value) };
    case "change":
      return { ...own, path: own.path.split(".").map(label).join("."), from: shown(own.from), to: shown(own.to) };
    case "call":
      return { ...own, name: label(own.name) };
    case "result":
      return { ...own, value: shown(own.value) };
    case "impossible":
      return own;
  }
}

function clauses(entry: TraceEntry): string {
  return entry.clauses.length === 0 ? "" : ` (${entry.clauses.map((clause) => `§${clause}`).join(", ")})`;
}

function sentence(entry: TraceEntry, tongue: Tongue): string {
  const isGerman = tongue === "de";
  const say = (german: string, english: string): string => (isGerman ? german : english);
  switch (entry.kind) {
    case "roll":
      return `${entry.name} (${entry.dice}): ${shownValue(entry.value, tongue)}`;
    case "answer":
      return say(
        `${entry.name} ist ${shownValue(entry.value, tongue)}.`,
        `${entry.name} is ${shownValue(entry.value, tongue)}.`,
      );
    case "value":
      return `${entry.name} = ${shownValue(entry.value, tongue)}`;
    case "change": {
      const path = entry.path.replaceAll(".", " › ");
      const [from, to] = [shownValue(entry.from, tongue), shownValue(entry.to, tongue)];
      if (typeof entry.from === "number" && typeof entry.to === "number") {
        const by = Math.abs(entry.to - entry.from);
        return entry.to < entry.from
          ? say(`${path} sinkt um ${by}: ${from} → ${to}`, `${path} falls by ${by}: ${from} → ${to}`)
          : say(`${path} steigt um ${by}: ${from} → ${to}`, `${path} rises by ${by}: ${from} → ${to}`);
      }
      return say(`${path} wird ${to} (war ${from})`, `${path} becomes ${to} (was ${from})`);
    }
    case "call":
      return entry.name;
    case "result":
      return say(`${entry.of}: ${shownValue(entry.value, tongue)}`, `${entry.of}: ${shownValue(entry.value, tongue)}`);
    case "impossible":
      return say(`Nicht möglich: ${entry.why}`, `Not possible: ${entry.why}`);
    default:
      return entry;
  }
}

function shownValue(value: Plain | readonly Plain[], tongue: Tongue): string {
  if (Array.isArray(value)) return value.map((one: Plain) => shownValue(one, tongue)).join(", ");
  if (value === null) return tongue === "de" ? "nichts" : "none";
  if (typeof value === "boolean") return tongue === "de" ? (value ? "ja" : "nein") : value ? "yes" : "no";
  return String(value);
}
