/**
 * A list by what its members have in common.
 *
 * Invariant: groups and members keep the order of the list.
 */
export function grouped<T, Key>(list: readonly T[], keyOf: (one: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
