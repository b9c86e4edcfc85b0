// Cells of a column with several entries. Invariant: they are never changed in place, so that copies of a state may share them.

/** The same cells, with another value for one entry. */
export function withEntry(cells: readonly number[], at: number, value: number): readonly number[] {
  if (!(at >= 0 && at < cells.length)) throw new Error(`there is no entry ${at}`);
  const changed = cells.slice();
  changed[at] = value;
  return changed;
}
