// Formulas that the rules leave open and a program fills with functions of its own. Invariant: a function is asked once for the same
// arguments, so that what it says is one thing in play and in odds; what it gives lies in the range that the rules promise.

import { RuleError } from "./errors.ts";
import { bound } from "./own.ts";
import { readValue, shown, written, type Plain, type Shape, type Typed } from "./shape.ts";

export interface HostFacts {
  readonly name: string;
  readonly params: readonly Shape[];
  readonly gives: Typed;
}
type HostFunction = (...args: readonly Plain[]) => unknown;

/** Formulas of one engine and what fills them; filled once. */
export interface Hosted {
  readonly facts: readonly HostFacts[];
  readonly functions: HostFunction[];
  /** What is known of each, by arguments. */
  readonly known: readonly Map<string, number>[];
}

export function hosted(facts: readonly HostFacts[]): Hosted {
  return { facts, functions: [], known: facts.map(() => new Map<string, number>()) };
}

/** Takes the functions, all of them and once. */
export function fillOf(
  host: Hosted,
): (functions: Readonly<Record<string, (...args: never[]) => Plain>>) => void {
  return (given) => {
    if (host.functions.length > 0) throw misuse("differing-function", "The formulas are filled already.", {});
    const found = host.facts.map(({ name }) => (Object.hasOwn(given, name) ? (given[name] as unknown) : undefined));
    const missing = host.facts.find((_, at) => typeof found[at] !== "function");
    if (missing !== undefined)
      throw misuse("missing-function", `${missing.name} needs a function.`, { formula: missing.name });
    const unknown = Object.keys(given).find((name) => host.facts.every((one) => one.name !== name));
    if (unknown !== undefined)
      throw misuse("unknown-function", `The rules leave no formula ${shown(unknown)} open.`, { formula: unknown });
    host.functions.push(...(found as HostFunction[]));
  };
}

/** The formula at this place, of numbers as the rules count. */
export function hostValue(host: Hosted, at: number, codes: readonly number[]): number {
  const { name, params, gives } = host.facts[at]!;
  const key = keyFor([...params, gives.shape], codes);
  const before = host.known[at]!.get(key);
  if (before !== undefined) return before;
  const own = host.functions[at];
  if (own === undefined)
    throw misuse("missing-function", `${name} is left open: fill it first, with fill({ … }).`, { formula: name });
  const given = own(...codes.map((code, i) => written(params[i]!, code)));
  const value = readValue(gives, given);
  if (typeof value !== "number")
    throw misuse("mismatched-function", `${name}(${key}) gave ${shown(given)}: ${value.message}`, { formula: name });
  host.known[at]!.set(key, value);
  return value;
}

/** A code of an entry that comes with data means something else in another call. */
function keyFor(shapes: readonly Shape[], codes: readonly number[]): string {
  const own = shapes.some((shape) => shape.kind === "named" && shape.own !== undefined) ? bound() : null;
  return own === null ? codes.join(",") : `${codes.join(",")} ${own.key}`;
}

function misuse(code: ConstructorParameters<typeof RuleError>[0], message: string, data: Readonly<Record<string, string>>): RuleError {
  return new RuleError(code, message, data);
}
