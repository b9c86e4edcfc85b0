/** The real server process over standard input and output: FC-47 to FC-53, and what a bug or a broken request does. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, pathOf } from "../../src/lsp/addresses.ts";
import { type Client, startClient, type Told } from "../support/language-client.ts";

const patience = 40_000;
let folder = "";
let client: Client;
const uri = (name: string): string => pathToFileURL(`${folder}/${name}`).href;
/** The errors; that a constant is used nowhere is not what is asked here. */
const codes = (told: Told): readonly string[] => told.diagnostics.filter(({ severity }) => severity === 1).map(({ code }) => code);
const isWrong = (told: Told): boolean => codes(told).length > 0;
const isFine = (told: Told): boolean => codes(told).length === 0;
const write = (name: string, text: string): void => writeFileSync(`${folder}/${name}`, text);
const changed = (...names: readonly string[]): void => client.notify("workspace/didChangeWatchedFiles", { changes: names.map((name) => ({ uri: uri(name), type: 2 })) });
const change = (address: string, version: number, ...contentChanges: readonly object[]): void => client.notify("textDocument/didChange", { textDocument: { uri: address, version }, contentChanges });

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/regelwerk lsp ä#`);
  client = await startClient({ locale: "en", workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "w" }], capabilities: { workspace: { workspaceEdit: { documentChanges: true } } } });
}, patience);
afterAll(async () => {
  const code = await client.end();
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  rmSync(folder, { recursive: true });
}, patience);

describe("positions (FC-48)", () => {
  it.each([
    ['constant A = 1 "💥 Wucht" // ü', "A", 'constant B = A + Größse "💥"', 17, 23],
    ['constant 𝔚ert = 1', "𝔚ert", 'constant B = 𝔚ert + Größse', 21, 27],
  ])("count UTF-16 units: %s", async (first, name, second, from, to) => {
    const address = `untitled:${encodeURIComponent(name)}`;
    client.open(address, `${first}\n${second}\n`);
    const told = await client.until(address, isWrong);
    expect(told.diagnostics.find(({ severity }) => severity === 1)).toMatchObject({ code: "unknown-name", range: { start: { line: 1, character: from }, end: { line: 1, character: to } } });
    const at = { textDocument: { uri: address }, position: { line: 1, character: 14 } };
    const hover = await client.request<{ readonly range: { readonly start: { readonly character: number } } }>("textDocument/hover", at);
    expect(hover.range).toEqual({ start: { line: 1, character: 13 }, end: { line: 1, character: 13 + name.length } });
    const beyond = { textDocument: { uri: address }, position: { line: 1, character: 9999 } };
    expect(await client.request("textDocument/hover", beyond)).toBeNull();
    client.notify("textDocument/didClose", { textDocument: { uri: address } });
  }, patience);
});

describe("addresses (FC-49)", () => {
  it("one document, however it is written", () => {
    for (const one of ["file:///C:/x/a.rules", "file:///c%3A/x/a.rules", "file:///c:/x/a.rules"]) expect(pathOf(one)).toBe("C:/x/a.rules");
    for (const path of ["/x/ä b#c%.rules", "C:/x/ä.rules", "//server/x/a.rules"]) expect(pathOf(addressOf(path))).toBe(path);
    expect(pathOf("untitled:Untitled-1")).toBe("untitled:Untitled-1");
    expect(pathOf("file:///x/%E0%A4%A")).toBe("/x/%E0%A4%A");
  });
  it("what is found is told under the address the editor used", async () => {
    client.open("file:///c%3A/x/a%20b%23.rules", "constant A = Bb\n");
    const told = await client.until("file:///c%3A/x/a%20b%23.rules", isWrong);
    expect(codes(told)).toEqual(["unknown-name"]);
    change("file:///C:/x/a%20b%23.rules", 2, { text: "constant A = 1\n" });
    await client.until("file:///c%3A/x/a%20b%23.rules", isFine);
  }, patience);
});

describe("fast typing (FC-51)", () => {
  it("edits are taken in order, several in one message, CRLF and surrogate pairs included; no older result follows a newer one", async () => {
    const address = uri("typing.rules");
    client.open(address, "constant A = 1\r\nconstant 💥x = 2\r\n");
    const range = (line: number, from: number, to: number): object => ({ start: { line, character: from }, end: { line, character: to } });
    for (let version = 2; version <= 60; version++) change(address, version, { range: range(0, 13, 14), text: "Zz" }, { range: range(0, 13, 15), text: String(version % 10) });
    change(address, 61, { range: range(1, 9, 12), text: "Größe" }, { range: range(1, 17, 18), text: "A + Aa" }, { range: range(99, 0, 0), text: "constant C = Größe\r\n" });
    const told = await client.until(address, ({ version }) => version === 61);
    expect(told.diagnostics.filter(({ severity }) => severity === 1).map(({ code, range: where }) => [code, where.start.line, where.start.character])).toEqual([["unknown-name", 1, 21]]);
    const versions = client.told.filter((one) => one.uri === address).map(({ version }) => version ?? 0);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    client.notify("textDocument/didClose", { textDocument: { uri: address } });
  }, patience);
});

describe("line ends (FC-52)", () => {
  it.each([["\n"], ["\r\n"], ["\r"]])("%j gives the same line and column", async (end) => {
    const address = `untitled:ends-${encodeURIComponent(end)}`;
    client.open(address, ["constant A = 1", 'principle "eins\u2028zwei"', "", "constant B = Cc", ""].join(end));
    const told = await client.until(address, isWrong);
    expect(told.diagnostics.find(({ severity }) => severity === 1)?.range).toEqual({ start: { line: 3, character: 13 }, end: { line: 3, character: 15 } });
    client.notify("textDocument/didClose", { textDocument: { uri: address } });
  }, patience);
});

describe("several files (FC-47, FC-53)", () => {
  it("a change here is told there, in open and in closed files; unsaved text wins", async () => {
    write("main.rules", 'use Teil from "./teil.rules"\nconstant A = Basis + 1\n');
    write("teil.rules", "constant Basis = 1\n");
    changed("main.rules", "teil.rules");
    client.open(uri("teil.rules"), "constant Basis = 1\n");
    await client.until(uri("main.rules"), isFine);
    change(uri("teil.rules"), 2, { text: "constant Grund = 1\n" });
    expect(codes(await client.until(uri("main.rules"), isWrong))).toEqual(["unknown-name"]);
    const renamed = await client.request<{ readonly documentChanges: readonly { readonly textDocument: { readonly uri: string } }[] } | null>("textDocument/rename", { textDocument: { uri: uri("teil.rules") }, position: { line: 0, character: 10 }, newName: "Basis" }).catch((error: Error) => error.message);
    expect(renamed).toMatch(/Mend the mistakes first/u);
    change(uri("teil.rules"), 3, { text: "constant Basis = 2\n" });
    await client.until(uri("main.rules"), isFine);
    const edit = await client.request<{ readonly documentChanges: readonly { readonly textDocument: { readonly uri: string; readonly version: number | null } }[] }>("textDocument/rename", { textDocument: { uri: uri("teil.rules") }, position: { line: 0, character: 10 }, newName: "Grund" });
    expect(edit.documentChanges.map(({ textDocument }) => textDocument)).toEqual([{ uri: uri("teil.rules"), version: 3 }, { uri: uri("main.rules"), version: null }]);
  }, patience);

  it("a file that is gone has no problems, and whoever used it is looked at again", async () => {
    client.open(uri("main.rules"), 'use Teil from "./teil.rules"\nconstant A = Basis + 1\n');
    change(uri("teil.rules"), 4, { text: "constant Basis = Falsch\n" });
    await client.until(uri("teil.rules"), isWrong);
    rmSync(`${folder}/teil.rules`);
    client.notify("workspace/didDeleteFiles", { files: [{ uri: uri("teil.rules") }] });
    await client.until(uri("teil.rules"), isFine);
    expect(codes(await client.until(uri("main.rules"), isWrong))).toEqual(["unknown-file"]);
    write("teil.rules", "constant Basis = 7 +\n");
    changed("teil.rules");
    expect(codes(await client.until(uri("teil.rules"), isWrong))).not.toContain("unknown-name");
    write("teil.rules", "constant Basis = 7\n");
    changed("teil.rules");
    await client.until(uri("main.rules"), isFine);
  }, patience);

  it("a renamed file takes its problems along", async () => {
    write("alt.rules", "constant A = Bb\n");
    changed("alt.rules");
    client.open(uri("alt.rules"), "constant A = Bb\n");
    await client.until(uri("alt.rules"), isWrong);
    renameSync(`${folder}/alt.rules`, `${folder}/neu.rules`);
    client.notify("workspace/didRenameFiles", { files: [{ oldUri: uri("alt.rules"), newUri: uri("neu.rules") }] });
    client.notify("textDocument/didClose", { textDocument: { uri: uri("alt.rules") } });
    client.open(uri("neu.rules"), "constant A = Bb\n");
    await client.until(uri("alt.rules"), isFine);
    expect(codes(await client.until(uri("neu.rules"), isWrong))).toEqual(["unknown-name"]);
    client.notify("textDocument/didClose", { textDocument: { uri: uri("neu.rules") } });
    expect((await client.until(uri("neu.rules"), isFine)).diagnostics).toEqual([]);
  }, patience);
});

const game = 'scale Erfolg: Fehlschlag, Treffer\nsheet Figur {\n  Kraft: 0..6\n}\ncheck Probe for Figur gives Erfolg {\n  roll 1d6 as Wurf\n  result Treffer if Wurf <= Kraft\n  result Fehlschlag\n}\nexample Mira {\n  given Mira = Figur(Kraft: 2)\n  when Mira makes Probe\n  then chance of Treffer is 1/2\n}\n';

describe("what takes long", () => {
  const address = "untitled:odds";
  it("examples are run, and told when they are done", async () => {
    client.open(address, game);
    const told = await client.until(address, isWrong);
    expect(codes(told)).toEqual(["differing-example"]);
    expect(told.diagnostics.find(({ code }) => code === "differing-example")?.codeDescription?.href).toMatch(/^file:.*\/differing-example\.md$/u);
  }, patience);
  it("exact odds, by call, by place and varied", async () => {
    const odds = (params: object): Promise<unknown> => client.request("regelwerk/odds", { uri: address, ...params });
    const rows = [{ outcome: "Fehlschlag", fraction: "2/3", percent: expect.closeTo(66.6667, 3) as number }, { outcome: "Treffer", fraction: "1/3", percent: expect.closeTo(33.3333, 3) as number }];
    const call = "given Mira = Figur(Kraft: 2); when Mira makes Probe";
    const sorted = (result: unknown): unknown => ({ ...(result as object), tables: (result as { readonly tables: readonly { readonly rows: readonly { readonly outcome: string }[] }[] }).tables.map((one) => ({ ...one, rows: one.rows.toSorted((a, b) => (a.outcome < b.outcome ? -1 : 1)) })) });
    expect(sorted(await odds({ call }))).toEqual({ call, tables: [{ inputs: {}, rows }], problem: null });
    expect(sorted(await odds({ position: { line: 11, character: 20 } }))).toEqual({ call, tables: [{ inputs: {}, rows }], problem: null });
    expect(sorted(await odds({ position: { line: 4, character: 8 } }))).toMatchObject({ tables: [{ rows }], problem: null });
    const varied = (await odds({ call: "given Mira = Figur(Kraft: x); when Mira makes Probe", by: [{ name: "x", values: "1..3" }] })) as { readonly tables: readonly { readonly inputs: object }[] };
    expect(varied.tables.map(({ inputs }) => inputs)).toEqual([{ x: "1" }, { x: "2" }, { x: "3" }]);
    expect(await odds({ call: "when Mira makes Prob" })).toMatchObject({ tables: [], problem: expect.stringContaining("Prob") as string });
    expect(await odds({ position: { line: 0, character: 0 } })).toMatchObject({ tables: [], problem: expect.any(String) as string });
  }, patience);
  it("the hover of a check shows them as soon as they are there", async () => {
    const hover = async (): Promise<string> => (await client.request<{ readonly contents: { readonly value: string } }>("textDocument/hover", { textDocument: { uri: address }, position: { line: 11, character: 20 } })).contents.value;
    for (let i = 0; i < 20 && !(await hover()).includes("1/3"); i++) await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await hover()).toContain("| Treffer | 33.33 % | 1/3 |");
  }, patience);
  it("a book, and the page of a message", async () => {
    change(address, 2, { text: game.replace("1/2", "1/3") });
    expect(((await client.request("regelwerk/book", { uri: address, form: "md" })) as { readonly text: string }).text).toContain("Probe");
    expect(await client.request("regelwerk/page", { code: "unknown-name", language: "de" })).toMatchObject({ code: "unknown-name", severity: "error" });
  }, patience);
});

describe("a request that cannot be answered", () => {
  it("is answered with an error, and the server goes on", async () => {
    await expect(client.request("textDocument/hover", { textDocument: null, position: null })).rejects.toThrow("hover");
    await expect(client.request("regelwerk/page", { code: "__proto__" })).rejects.toThrow("no message");
    await expect(client.request("no/such/thing", {})).rejects.toThrow("no/such/thing");
    client.notify("textDocument/didChange", { textDocument: { uri: "untitled:never", version: 1 }, contentChanges: [{ text: "x" }] });
    client.notify("textDocument/didOpen", {});
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri: "untitled:odds" } })).toHaveLength(4);
    expect(client.log.some((line) => line.includes("hover"))).toBe(true);
  }, patience);
  it("a repair comes with its diagnostic and the version of the document", async () => {
    const address = "untitled:fix";
    client.open(address, "constant Grund = 1\nconstant B = Grnd\n", 7);
    await client.until(address, isWrong);
    const range = { start: { line: 1, character: 14 }, end: { line: 1, character: 14 } };
    const actions = await client.request("textDocument/codeAction", { textDocument: { uri: address }, range, context: { diagnostics: [] } });
    expect(actions).toMatchObject([{ title: 'Replace by "Grund"', kind: "quickfix", isPreferred: true, edit: { documentChanges: [{ textDocument: { uri: address, version: 7 }, edits: [{ newText: "Grund" }] }] } }]);
  }, patience);
});

it("names of folders with blanks, umlauts and # are no hindrance", () => {
  mkdirSync(`${folder}/tief/er`, { recursive: true });
  expect(pathOf(uri("tief/er/a.rules"))).toBe(`${folder}/tief/er/a.rules`);
});
