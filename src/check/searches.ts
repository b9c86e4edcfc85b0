/**
 * What searches for witnesses have found, for whoever looks at a text again and again: a suspicion that comes to nothing is looked into once,
 * not at every change of the text and under every module.
 *
 * Invariant: a search is known by all it goes by, so what is given back is what searching again would find.
 */
export interface Searches {
  readonly remembered: <T>(key: string, search: () => T) => T;
}

/** Signs of all keys together; those that were not asked for the longest go first. */
const most = 8_000_000;

export function createSearches(): Searches {
  const kept = new Map<string, { readonly found: unknown }>();
  let size = 0;
  return {
    remembered: <T>(key: string, search: () => T): T => {
      const known = kept.get(key) ?? { found: search() };
      if (!kept.delete(key)) size += key.length;
      kept.set(key, known);
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= oldest.length;
      }
      return known.found as T;
    },
  };
}
