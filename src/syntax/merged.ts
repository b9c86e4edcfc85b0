/**
 * Two names that melted into one because they stood on one line.
 *
 * Invariant: a split gives back all words of the name, in order.
 */

/** Longer runs of words are no two names that melted. */
export const mostWords = 16;

/** All ways to cut a name in two; none if it is one word or very long. */
export function splitsOf(name: string): readonly (readonly [string, string])[] {
  const words = name.split(" ");
  if (words.length > mostWords) return [];
  return words.slice(1).map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")]);
}

/** The cut of an unknown name into two known ones, for `merged-sentences`; undefined if there is none. */
export function splitName(name: string, isKnown: (part: string) => boolean): readonly [string, string] | undefined {
  return splitsOf(name).find(([left, right]) => isKnown(left) && isKnown(right));
}
