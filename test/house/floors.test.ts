/**
 * The floors of src/README.md hold: imports go down, each dependency has one home, no file is in a cycle, and nothing is
 * evaluated from text.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("../../src/", import.meta.url));
const plan = readFileSync(`${src}README.md`, "utf8");

/** The rows of the table whose header begins with this cell. */
function table(head: string): readonly (readonly [string, string])[] {
  const lines = plan.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const rows = lines.slice(start + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith("|")),
    )
    .map((row) => {
      const [left = "", right = ""] = row
        .split("|")
        .slice(1)
        .map((cell) => cell.trim());
      return [left, right] as const;
    });
}

const words = (cell: string): readonly string[] => cell.split(",").map((word) => word.trim());

/** Floor → floors it may import, besides itself. */
const allowed = new Map<string, ReadonlySet<string>>();
for (const [names, cell] of table("floor")) {
  const may = cell === "all above" ? [...allowed.keys()] : cell === "nothing" ? [] : words(cell);
  for (const name of words(names)) allowed.set(name, new Set([...may, ...(cell === "all above" ? words(names) : [])]));
}
const homes = table("package").map(([name, cell]) => [name, words(cell)] as const);

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts"))
  .toSorted();

interface Import {
  readonly from: string;
  /** A path below src ("../" for what lies outside), or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
}

const imports: readonly Import[] = files.flatMap((from) =>
  ts.preProcessFile(readFileSync(src + from, "utf8")).importedFiles.map(({ fileName }) => {
    const isPackage = !fileName.startsWith(".");
    return { from, to: isPackage ? fileName : posix.join(posix.dirname(from), fileName), isPackage };
  }),
);
const inside = imports.filter(({ to }) => files.includes(to));
const isMissing = ({ to, isPackage }: Import): boolean => !isPackage && !existsSync(src + to);

const floorOf = (file: string): string => file.split("/")[0] ?? file;

/** A way from a file back to itself, or undefined. */
function findCycle(): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { from, to } of inside) {
      const cycle = from === file ? visit(to, [...way, file]) : undefined;
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The places where a file turns text into code. */
function evaluations(file: string): readonly string[] {
  const tree = ts.createSourceFile(file, readFileSync(src + file, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : undefined;
    if (called && /^(?:globalThis\.)?(?:eval|Function)$/.test(called.getText(tree))) {
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe("the floors of src/README.md", () => {
  it("name every folder and file of src", () => {
    expect(files.map(floorOf).filter((floor) => !allowed.has(floor))).toEqual([]);
  });

  it("are imported downwards only", () => {
    const wrong = inside.filter(({ from, to }) => {
      const [above, below] = [floorOf(from), floorOf(to)];
      return above !== below && !allowed.get(above)?.has(below);
    });
    expect(wrong).toEqual([]);
  });

  it("import nothing outside src but grammar/ and packages", () => {
    expect(imports.filter(({ to }) => to.startsWith("../") && !to.startsWith("../grammar/"))).toEqual([]);
  });

  it("import files that exist, by their full name", () => {
    expect(imports.filter(isMissing)).toEqual([]);
  });

  it("give each dependency one home", () => {
    const wrong = imports.filter(({ from, to, isPackage }) => {
      if (!isPackage) return false;
      const home = homes.find(([name]) =>
        name.endsWith(":") ? to.startsWith(name) : to === name || to.startsWith(`${name}/`),
      );
      return !home?.[1].some((folder) => from.startsWith(`${folder}/`));
    });
    expect(wrong).toEqual([]);
  });

  it("have no cycle between files", () => {
    expect(findCycle()).toBeUndefined();
  });
});

it("no file of src makes code from text", () => {
  expect(files.flatMap(evaluations)).toEqual([]);
});
