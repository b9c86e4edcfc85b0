// The list of a source's clauses: a table of a text page whose rows begin with a clause id. Invariant: order and wording are the list's
// own; what is no row of such a table is passed over.

export interface Clause {
  readonly id: string;
  /** As the list writes it: formula, table, effect, flavour … Empty where it has no such column. */
  readonly kind: string;
  readonly statement: string;
}
export interface ClauseList {
  readonly clauses: readonly Clause[];
  /** The clauses a citation names, `from..to` in the order of the list; null: `unknown` is not in it. */
  readonly named: (citation: string) => { readonly ids: readonly string[] } | { readonly unknown: string };
}

export function readClauses(text: string, prefix: string): ClauseList {
  const clauses = rows(text, prefix);
  const places = new Map(clauses.map(({ id }, i) => [plain(id), i]));
  const named: ClauseList["named"] = (citation) => {
    const [from = "", to = from] = citation.split("..");
    const [first, last] = [places.get(plain(from)), places.get(plain(to))];
    if (first === undefined) return { unknown: from };
    if (last === undefined || last < first) return { unknown: to };
    return { ids: clauses.slice(first, last + 1).map(({ id }) => id) };
  };
  return { clauses, named };
}

/** Leading zeros do not count. */
const plain = (id: string): string => id.replaceAll(/(?<![0-9])0+(?=[0-9])/gu, "");

function rows(text: string, prefix: string): readonly Clause[] {
  let head: readonly string[] = [];
  const found: Clause[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const cells = cellsOf(line);
    if (cells.length === 0) head = [];
    else if (head.length === 0) head = cells.map((cell) => cell.toLowerCase());
    else if (cells[0]!.startsWith(prefix) && !/^:?-+:?$/u.test(cells[0]!) && head.includes("kind"))
      found.push({
        id: cells[0]!,
        kind: cells[head.indexOf("kind")] ?? "",
        statement: cells[head.indexOf("statement")] ?? "",
      });
  }
  return found;
}

/** Cells of a table's line; none of another line. */
function cellsOf(line: string): readonly string[] {
  const bare = line.trim();
  if (!bare.startsWith("|")) return [];
  return bare
    .replace(/^\|/u, "")
    .replace(/\|$/u, "")
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}
