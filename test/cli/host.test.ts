import * as fs from "node:fs";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configFor } from "../../src/cli/config.ts";
import { nodeHost } from "../../src/cli/host.ts";
import { gather, loader } from "../../src/cli/sources.ts";
import { tidy } from "../../src/base/path.ts";
import { createSource } from "../../src/base/source.ts";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), "regelwerk-"));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const { replaceFiles } = nodeHost();
const at = (name: string): string => path.join(folder, name);
const everything = (): readonly string[] => fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

describe("replaceFiles", () => {
  it("makes folders, replaces files, keeps their rights, leaves nothing behind", () => {
    fs.writeFileSync(at("a"), "old", { mode: 0o600 });
    expect(
      replaceFiles([
        { path: at("a"), text: "new" },
        { path: at("x/y/b"), text: "b" },
      ]),
    ).toHaveLength(2);
    expect(fs.readFileSync(at("a"), "utf8")).toBe("new");
    expect(fs.statSync(at("a")).mode & 0o777).toBe(0o600);
    expect(everything()).toEqual(["a", "x", "x/y", "x/y/b"]);
  });

  it("does not touch a file that stays the same", () => {
    fs.writeFileSync(at("a"), "same");
    const before = fs.statSync(at("a")).ino;
    expect(replaceFiles([{ path: at("a"), text: "same" }])).toEqual([]);
    expect(fs.statSync(at("a")).ino).toBe(before);
  });

  it("puts everything back when one file cannot be written", () => {
    fs.writeFileSync(at("a"), "old");
    fs.mkdirSync(at("taken"));
    expect(() =>
      replaceFiles([
        { path: at("a"), text: "new" },
        { path: at("fresh/c"), text: "c" },
        { path: at("taken"), text: "a folder stands here" },
      ]),
    ).toThrow(/EISDIR|ENOTSUP|EACCES|EPERM|EINVAL/);
    expect(fs.readFileSync(at("a"), "utf8")).toBe("old");
    expect(everything()).toEqual(["a", "taken"]);
  });

  it("writes through a link instead of replacing it", () => {
    fs.writeFileSync(at("real"), "old");
    fs.symlinkSync(at("real"), at("link"));
    replaceFiles([{ path: at("link"), text: "new" }]);
    expect(fs.lstatSync(at("link")).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(at("real"), "utf8")).toBe("new");
  });
});

describe("files that a text uses", () => {
  it("lie in the project, with links followed", () => {
    const text = (file: string): string => at(file);
    for (const name of ["p/s", "p/basis", "o"]) fs.mkdirSync(at(name), { recursive: true });
    for (const name of ["p/s/a.rules", "p/basis/b.rules", "o/c.rules"]) fs.writeFileSync(at(name), "constant Zwei = 2\n");
    fs.symlinkSync("../../o/c.rules", at("p/s/out.rules"));
    fs.symlinkSync("../../o", at("p/s/away"));
    fs.symlinkSync("../basis/b.rules", at("p/s/within.rules"));
    const host = nodeHost();
    const root = fs.realpathSync(at("p"));
    const load = loader({ ...host, identity: (file) => (file === "." ? root : host.identity(file)) }, [], [createSource(text("p/s/a.rules"), "")]);
    const found = (path: string): boolean => load(text("p/s/a.rules"), path) !== undefined;
    expect([found("../basis/b.rules"), found("./within.rules")]).toEqual([true, true]);
    expect([found("./out.rules"), found("./away/c.rules"), found("../../o/c.rules"), found("./nothing.rules")]).toEqual([false, false, false, false]);
    expect(load.root).toBe(`${root}/`);
  });
  it("are not found in a folder through a link that leaves it, and each only once", async () => {
    for (const name of ["p/s", "p/basis", "o"]) fs.mkdirSync(at(name), { recursive: true });
    for (const name of ["p/s/a.rules", "p/basis/b.rules", "o/c.rules"]) fs.writeFileSync(at(name), "constant Zwei = 2\n");
    fs.symlinkSync("../../o/c.rules", at("p/s/out.rules"));
    fs.symlinkSync("../../o", at("p/s/away"));
    fs.symlinkSync("..", at("p/s/round"));
    fs.symlinkSync("../basis/b.rules", at("p/s/within.rules"));
    const names = async (named: string): Promise<readonly string[]> => (await gather(nodeHost(), [named])).sources.map((one) => path.relative(folder, one.path));
    expect(await names(at("p"))).toEqual(["p/basis/b.rules", "p/s/a.rules"]);
    expect(await names(at("p/s"))).toEqual(["p/s/a.rules"]);
    expect(await names(at("p/s/out.rules"))).toEqual(["p/s/out.rules"]);
  });
  it("have the settings of the nearest regelwerk.json upwards, also above the folder that paths are seen from", () => {
    const upwards = (file: string, here: string): readonly string[] => {
      const asked: string[] = [];
      configFor({ kindOf: (path) => (asked.push(path), "none"), read: () => new Uint8Array(), identity: () => here }, file);
      return asked;
    };
    expect(upwards("x/a.rules", "/p/q")).toEqual(["x/regelwerk.json", "regelwerk.json", "../regelwerk.json", "../../regelwerk.json"]);
    expect(upwards("../x/a.rules", "/p/q")).toEqual(["../x/regelwerk.json", "../regelwerk.json", "../../regelwerk.json"]);
    expect(upwards("/x/a.rules", "/p/q")).toEqual(["/x/regelwerk.json", "/regelwerk.json"]);
    expect(upwards("<stdin>", "/p")).toEqual(["regelwerk.json", "../regelwerk.json"]);
  });
});

it.each([
  ["./a/./b.rules", "a/b.rules"],
  ["a/../b", "b"],
  ["../a", "../a"],
  ["../../a", "../../a"],
  ["/a/../b", "/b"],
  ["./", "."],
  ["a//b/", "a/b"],
])("tidy(%j) is %j", (given, expected) => {
  expect(tidy(given)).toBe(expected);
});
