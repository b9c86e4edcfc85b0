// Whole numbers as rules reckon with them. Invariant: every function is exact for safe integers; a quotient is never taken in
// floating point before the remainder is gone, and no result is -0.

/** How a quotient becomes a whole number: `halfUp` towards +∞ at .5, `halfDown` towards −∞, `halfAway` from zero. */
export type Rounding = "down" | "up" | "halfUp" | "halfDown" | "halfEven" | "halfAway" | "toZero";

/** num/den towards −∞; den > 0. */
export function divideDown(num: number, den: number): number {
  const rest = num % den;
  const quotient = (num - rest) / den;
  return (rest < 0 ? quotient - 1 : quotient) + 0;
}

/** num − den · divideDown(num, den): 0..den-1; den > 0. */
export function remainder(num: number, den: number): number {
  const rest = num % den;
  return (rest < 0 ? rest + den : rest) + 0;
}

/** num/den rounded once; den > 0. */
export function divide(mode: Rounding, num: number, den: number): number {
  const rest = remainder(num, den);
  const below = divideDown(num, den);
  if (rest === 0) return below;
  switch (mode) {
    case "down":
      return below;
    case "up":
      return below + 1 + 0;
    case "toZero":
      return num < 0 ? below + 1 + 0 : below;
  }
  const toHalf = rest - (den - rest);
  if (toHalf !== 0) return toHalf > 0 ? below + 1 + 0 : below;
  switch (mode) {
    case "halfUp":
      return below + 1;
    case "halfDown":
      return below;
    case "halfAway":
      return num < 0 ? below : below + 1;
    case "halfEven":
      return below % 2 === 0 ? below : below + 1;
  }
}
