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

const movable = /[:=]\s*(-?\d+)(?![\p{L}\d.%/]|\s*[/%])/gu;

export function numbersIn(call: string): readonly Movable[] {
  return [...call.matchAll(movable)].flatMap((found) => {
    const [whole, digits = ""] = found;
    const label = labelBefore(call, found.index);
    const end = found.index + whole.length;
    return label === "" ? [] : [{ label, value: Number(digits), start: end - digits.length, end }];
  });
}

/** The name in front of a colon, without what a sentence says before it. */
function labelBefore(call: string, end: number): string {
  const near = call.slice(Math.max(0, end - 80), end);
  const part = near.slice(Math.max(...["(", ")", ",", ";", ":", "="].map((sign) => near.lastIndexOf(sign))) + 1).trim();
  const words = part.split(/\s+/u);
  return words.slice(Math.max(words.lastIndexOf("says"), words.lastIndexOf("given")) + 1).join(" ");
}

export function withNumber(call: string, { start, end }: Movable, value: number): string {
  return call.slice(0, start) + String(value) + call.slice(end);
}

/** How far a slider goes: ten down and up from where the number first stood, not below 0 if it was not. */
export function reach(value: number): readonly [number, number] {
  return [value < 0 ? value - 10 : Math.max(0, value - 10), value + 10];
}
