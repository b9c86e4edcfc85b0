// Which of two versions of a ruleset is the newer one. Invariant: numbers in them count as numbers, so 0.10 follows 0.9; equal only
// where the texts are.

/** Below 0: `a` is the older one. A word behind a number comes before the number alone: 1.0-draft, 1.0. */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const order = comparePart(left[i], right[i]);
    if (order !== 0) return order;
  }
  return a < b ? -1 : 1;
}

function partsOf(version: string): readonly (number | string)[] {
  return (version.match(/\d+|\p{L}+/gu) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part.toLowerCase()));
}

/** A word comes before nothing, nothing before a number other than 0. */
function comparePart(a: number | string | undefined, b: number | string | undefined): number {
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : a < b ? -1 : 1;
  if (typeof a === "string") return -1;
  if (typeof b === "string") return 1;
  return (a ?? 0) - (b ?? 0);
}
