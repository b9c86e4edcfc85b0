// Arrays of a given length. Invariant: they have no holes, so that reading them stays fast.

/** `n` times the same value. */
export function filled<T>(n: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}
