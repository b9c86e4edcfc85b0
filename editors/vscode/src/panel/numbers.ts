/**
 * The numbers in a call that a slider can move: those that stand behind a name and a colon or equals sign.
 *
 * Invariant: putting a number in its own place gives the same call; a number among dice or in a fraction is left alone.
 */
export interface Movable {
  readonly label: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const movable = /(\p{L}[\p{L}\p{N}\p{M}_°'’ -]*?)\s*[:=]\s*(-?\d+)(?![\p{L}\d.%/]|\s*[/%])/gu;

export function numbersIn(call: string): readonly Movable[] {
  return [...call.matchAll(movable)].map((found) => {
    const [whole, label = "", digits = ""] = found;
    const end = found.index + whole.length;
    return { label: label.replace(/^.*\b(?:says|given)\s+/u, ""), value: Number(digits), start: end - digits.length, end };
  });
}

export function withNumber(call: string, { start, end }: Movable, value: number): string {
  return call.slice(0, start) + String(value) + call.slice(end);
}

/** How far a slider goes: ten down and up from where the number first stood, not below 0 if it was not. */
export function reach(value: number): readonly [number, number] {
  return [value < 0 ? value - 10 : Math.max(0, value - 10), value + 10];
}
