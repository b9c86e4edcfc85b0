/** The package is reproducible: exact versions, and a lock file that names no place to download from. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

it("every dependency is pinned exactly", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, wanted]) => !/^(?:npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(wanted),
  );
  expect(loose).toEqual([]);
});

it("the lock file holds no download address", () => {
  expect(read("package-lock.json")).not.toContain('"resolved"');
});
