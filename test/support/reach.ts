/**
 * Which examples a change of a Model can reach: those that speak of something changed, or of something that speaks of it, and so on.
 *
 * Invariant: too many rather than too few. What acts by itself, without being spoken of (sheets with what is theirs, conditions, things,
 * conflicts), is reached by every example.
 */
import type { Example, Model } from "../../src/model/types.ts";

interface Declared {
  readonly id: string;
}
type Rooms = Readonly<Record<string, readonly Declared[]>>;

const spokenOf = ["units", "scales", "constants", "tables", "formulas", "checks", "cascades", "tactics"] as const;
const acting = ["sheets", "collections", "catalogues", "conditions", "conflicts"] as const;

export function reachOf(before: Model, after: Model): (example: Example) => boolean {
  const was = new Map(declaredIn(before));
  const is = new Map(declaredIn(after));
  const altered = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
  const actingNow = new Set(acting.flatMap((room) => idsIn(after, room)));
  const reaching = new Set(altered);
  const quoted = new Set(altered.map(quote));
  // Whoever speaks of something that reaches the change reaches it.
  for (let size = -1; size !== reaching.size;) {
    size = reaching.size;
    for (const [id, text] of is)
      if (!reaching.has(id) && speaksOf(text, quoted)) {
        reaching.add(id);
        quoted.add(quote(id));
      }
  }
  const isEverywhere = [...reaching].some((id) => actingNow.has(id) || !is.has(id));
  const old = new Map(before.examples.map((one) => [one.id, JSON.stringify(one)]));
  return (example) => {
    const text = JSON.stringify(example);
    return isEverywhere || old.get(example.id) !== text || speaksOf(text, quoted);
  };
}

/** As an id begins where a Model speaks of it; what follows may be a part of it. */
const quote = (id: string): string => JSON.stringify(id).slice(0, -1);

function declaredIn(model: Model): readonly (readonly [string, string])[] {
  return [...spokenOf, ...acting].flatMap((room) => (model as unknown as Rooms)[room]!.map((one) => [one.id, JSON.stringify(one)] as const));
}
function idsIn(model: Model, room: string): readonly string[] {
  return (model as unknown as Rooms)[room]!.map(({ id }) => id);
}
function speaksOf(text: string, quoted: ReadonlySet<string>): boolean {
  return [...quoted].some((id) => text.includes(id));
}
