// Pascal's triangle. Invariant: row n of what is given has n + 1 exact entries; rows once made are kept, they never change.

const rows: (readonly bigint[])[] = [[1n]];

/** Rows 0..n: `binomials(n)[m]![c]!` is the number of ways to choose c of m. */
export function binomials(n: number): readonly (readonly bigint[])[] {
  while (rows.length <= n) {
    const last = rows[rows.length - 1]!;
    rows.push([1n, ...last.slice(1).map((c, i) => c + last[i]!), 1n]);
  }
  return rows;
}
