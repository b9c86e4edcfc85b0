/**
 * "Did you mean": which known names a misspelt one may stand for.
 *
 * Invariant: a suggestion is always one of the candidates, never the word itself, and comes out the same whatever the
 * order of the candidates. Rather none than a far-fetched one.
 */

/** The nearest candidates, best first, at most three; only those as near as the best one. Empty if none is near. */
export function suggest(word: string, candidates: Iterable<string>): readonly string[] {
  const folded = fold(word);
  const limit = Math.max(1, Math.floor(folded.length / 3));
  let best = limit;
  let found: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const distance = editDistance(folded, fold(candidate), best);
    if (distance > best || distance >= folded.length) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  return found.toSorted((a, b) => sharedStart(word, b) - sharedStart(word, a) || compareText(a, b)).slice(0, 3);
}

/** The one nearest candidate, or undefined. */
export function suggestOne(word: string, candidates: Iterable<string>): string | undefined {
  return suggest(word, candidates)[0];
}

/** How a name is compared: case, umlauts and other accents do not count (ä = ae = a with dots apart), ß is ss. */
export function fold(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/\s+/g, " ");
}

/**
 * Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, replacements and swaps of neighbours
 * cost 1. Stops early and returns `limit + 1` once the distance is known to be greater than `limit`.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  const from = Array.from(a);
  const to = Array.from(b);
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(at(above, column) + 1, at(here, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] && row > 1 && column > 1) {
        cost = Math.min(cost, at(before, column - 2) + 1);
      }
      here.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = here;
  }
  return at(above, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Plain order of code units: the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
