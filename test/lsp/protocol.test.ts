/** What the protocol asks beside answers: several documents (FC-49), names (FC-50), giving up (FC-51), line ends (FC-52), what takes long, and texts that would be more than text (FC-67). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Client, clientHere, type Range, type Told } from "../support/language-client.ts";

const patience = 90_000;
let folder = "";
let client: Client;
const opened = new Set<string>();
const open = (address: string, text: string): string => {
  opened.add(address);
  client.open(address, text);
  return address;
};
const change = (uri: string, version: number, ...contentChanges: readonly object[]): void => client.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges });
const errors = (told: Told): readonly string[] => told.diagnostics.filter(({ severity }) => severity === 1).map(({ code }) => code);
const at = (uri: string, line: number, character: number): object => ({ textDocument: { uri }, position: { line, character } });
/** Where some words stand in a text. */
const place = (uri: string, text: string, words: string, further = 0): object => {
  const lines = text.slice(0, text.indexOf(words) + further).split("\n");
  return at(uri, lines.length - 1, (lines.at(-1) ?? "").length);
};

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/regelwerk protocol ä#`);
  client = await clientHere({ locale: "en", workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "w" }], capabilities: { workspace: { inlayHint: { refreshSupport: true } } } });
}, patience);
afterEach(() => {
  for (const uri of opened) client.notify("textDocument/didClose", { textDocument: { uri } });
  opened.clear();
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});

describe("several documents, however their addresses are written (FC-49)", () => {
  const main = "file:///C:/x/ma%C3%AFn%20%231.rules";
  const part = "file:///c%3A/x/te%C3%AFl%20%231.rules";
  const mainText = 'use Teil from "./teïl #1.rules"\nconstant A = Basis + 1\n';
  const partText = "constant Basis = 2\nconstant B = Basis + A2\n";
  it("each is told of, answered and changed under the address the editor uses for it", async () => {
    open(part, partText);
    open(main, mainText);
    await client.until(part, (told) => errors(told).includes("unknown-name"));
    await client.until(main, (told) => errors(told).length === 0);
    expect(await client.request("textDocument/definition", place(main, mainText, "Basis"))).toMatchObject([{ uri: part, range: { start: { line: 0, character: 9 } } }]);
    const references = await client.request<readonly { readonly uri: string }[]>("textDocument/references", { ...place(main, mainText, "Basis"), context: { includeDeclaration: true } });
    expect(references.map(({ uri }) => uri).toSorted()).toEqual([main, part, part].toSorted());
    change(part, 2, { text: partText.replace("A2", "1") });
    const { changes } = await client.request<{ readonly changes: object }>("textDocument/rename", { ...place(main, mainText, "Basis"), newName: "Grund" });
    expect(Object.keys(changes).toSorted()).toEqual([main, part].toSorted());
  }, patience);
  it("the same file by two spellings is one: asked, changed and closed by either", async () => {
    open(part, partText);
    const other = "file:///C:/x/te%c3%afl%20%231.rules";
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri: other } })).toHaveLength(2);
    await client.until(part, (told) => errors(told).length === 1);
    change(other, 2, { text: "constant Basis = 2\n" });
    await client.until(part, (told) => errors(told).length === 0);
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri: part } })).toHaveLength(1);
    open(other, "constant Basis = Falsch\n");
    await client.until(other, (told) => errors(told).length === 1);
    expect(client.told.findLast(({ uri }) => uri === part)?.diagnostics.filter(({ severity }) => severity === 1)).toEqual([]);
    client.notify("textDocument/didClose", { textDocument: { uri: part } });
    await client.until(other, (told) => told.diagnostics.length === 0);
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri: other } })).toEqual([]);
  }, patience);
});

describe("renaming (FC-50)", () => {
  const text = 'sheet Figur {\n  Große Kraft: 0..6 "Die Große Kraft." // Große Kraft\n  Schild: 0..3\n}\nweapons Waffen {\n  each Wucht: 0..9\n  | Waffe | Wucht |\n  |---|---|\n  | Foe\'s Life | 3 |\n}\ncheck Probe for Figur gives 0..9 {\n  result Große Kraft + Schild\n}\nexample Mira {\n  given Mira = Figur(Große Kraft: 2)\n  when Mira makes Probe\n  then result is 2\n}\n';
  const rename = async (words: string, newName: string): Promise<string> =>
    client.request<{ readonly changes: Readonly<Record<string, readonly { readonly range: Range; readonly newText: string }[]>> }>("textDocument/rename", { ...place("untitled:names", text, words, 2), newName }).then(
      ({ changes }) => JSON.stringify((changes["untitled:names"] ?? []).map(({ range, newText }) => [range.start.line, range.start.character, range.end.character, newText])),
      (error: Error) => error.message,
    );
  it("the whole name is offered; texts and comments stay; what is no name, or taken, is refused with a reason", async () => {
    open("untitled:names", text);
    expect(await client.request("textDocument/prepareRename", place("untitled:names", text, "Große Kraft +", 8))).toEqual({ range: { start: { line: 11, character: 9 }, end: { line: 11, character: 20 } }, placeholder: "Große Kraft" });
    expect(await client.request("textDocument/prepareRename", place("untitled:names", text, "Foe's", 6))).toEqual({ range: { start: { line: 8, character: 4 }, end: { line: 8, character: 14 } }, placeholder: "Foe's Life" });
    expect(await client.request("textDocument/prepareRename", place("untitled:names", text, "Die Große", 6))).toBeNull();
    expect(await rename("Große Kraft: 0", "Stärke")).toBe('[[1,2,13,"Stärke"],[11,9,20,"Stärke"],[14,21,32,"Stärke"]]');
    for (const [wanted, why] of [["", "cannot be"], ["a|b", "cannot be"], ['"x"', "cannot be"], ["{x}", "cannot be"], ["a\nb", "cannot be"], ["7", "mean something else"], ["Schild", "already the name"], ["result 1", "mean something else"], ["// x", "mean something else"]] as const) {
      expect(await rename("Große Kraft: 0", wanted), wanted).toContain(why);
    }
  }, patience);
});

describe("line ends (FC-52)", () => {
  it("mixed in one file, with what only looks like one in texts", async () => {
    const address = open("untitled:mixed", 'constant A = 1\r\nprinciple "eins\u2028zwei\u0085drei\u000bvier"\n\rconstant B = Cc\r\n');
    const { diagnostics } = await client.until(address, (told) => errors(told).length > 0);
    expect(diagnostics.find(({ severity }) => severity === 1)?.range).toEqual({ start: { line: 3, character: 13 }, end: { line: 3, character: 15 } });
  }, patience);
});

const game = 'scale Erfolg: Fehlschlag, Treffer\nsheet Figur {\n  Kraft: 0..6\n}\ncheck Probe for Figur gives Erfolg {\n  roll 1d6 as Wurf\n  result Treffer if Wurf <= Kraft\n  result Fehlschlag\n}\nexample Mira {\n  given Mira = Figur(Kraft: 2)\n  when Mira makes Probe\n  then chance of Treffer is 1/3\n}\n';
const call = "given Mira = Figur(Kraft: 2); when Mira makes Probe";
/** It takes seconds, several times over, on the quickest machine: the ways of two sums meet one by one. */
const long = { call: "given Mira = Figur(Kraft: 2); when Mira makes Lang(n: x)", by: [{ name: "x", values: "1..12" }] };
const gameWith = (rolls: string, sum: string): string => `${game}check Lang for Figur gives Erfolg {\n  given n: 1..400\n${rolls}  result Treffer if ${sum} <= Kraft + n\n  result Fehlschlag\n}\n`;
const longGame = gameWith("  roll 100d20 as Wurf\n  roll 100d20 as Andere\n", "(Wurf - Andere) * Wurf");
interface Odds {
  readonly tables: readonly { readonly rows: readonly { readonly outcome: string; readonly fraction: string }[] }[];
  readonly problem: string | null;
  readonly late?: boolean;
}
const chance = ({ tables }: Odds): string | undefined => tables[0]?.rows.find(({ outcome }) => outcome === "Treffer")?.fraction;
/** Asked again while it is told that it came too late. */
async function odds(params: object): Promise<Odds> {
  for (;;) {
    const found = await client.request<Odds>("regelwerk/odds", params);
    if (found.late !== true) return found;
  }
}

describe("what takes long (FC-51)", () => {
  it("does not hold up anything else, and ends when it is given up", async () => {
    const uri = open("untitled:long", longGame);
    const order: string[] = [];
    const { id, answer } = client.begin<Odds>("regelwerk/odds", { uri, ...long });
    const ended = answer.then(() => order.push("odds"), (error: Error & { readonly code?: number }) => order.push(`odds ${error.code}`));
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri } })).toHaveLength(5);
    expect(await client.request("textDocument/hover", place(uri, longGame, "Kraft: 0"))).not.toBeNull();
    expect(order).toEqual([]);
    client.notify("$/cancelRequest", { id });
    await ended;
    expect(order).toEqual(["odds -32800"]);
    // The thread is free again.
    expect(chance(await odds({ uri, call }))).toBe("1/3");
  }, patience);
  it("ends when the text moves on, and says that it came too late", async () => {
    const uri = open("untitled:moved", longGame);
    const { answer } = client.begin<Odds>("regelwerk/odds", { uri, ...long });
    await client.request("textDocument/documentSymbol", { textDocument: { uri } });
    const newer = longGame.replace("Kraft: 2)\n  when Mira makes Probe", "Kraft: 3)\n  when Mira makes Probe").replace("is 1/3", "is 1/2");
    change(uri, 2, { text: newer });
    expect(chance(await odds({ uri, call: call.replace("2", "3") }))).toBe("1/2");
    expect(await answer).toMatchObject({ tables: [], late: true, problem: expect.stringContaining("too long") as string });
  }, patience);
  it("a later question with the same key takes the place of an earlier one", async () => {
    const uri = open("untitled:key", longGame);
    const { answer } = client.begin<Odds>("regelwerk/odds", { uri, ...long, key: "left" });
    expect(chance(await odds({ uri, call, key: "left" }))).toBe("1/3");
    expect(await answer).toMatchObject({ late: true });
  }, patience);
  it("`saved` asks the file as it lies on the disk, beside the text that is open, and neither hinders the other", async () => {
    const uri = pathToFileURL(`${folder}/saved.rules`).href;
    writeFileSync(`${folder}/saved.rules`, game);
    open(uri, game.replace("Wurf <= Kraft", "Wurf <= Kraft + 1").replace("1/3", "1/2"));
    const both = await Promise.all([odds({ uri, call, key: "1" }), odds({ uri, call, key: "2", saved: true })]);
    expect(both.map(chance)).toEqual(["1/2", "1/3"]);
    expect(both.every(({ problem }) => problem === null)).toBe(true);
    writeFileSync(`${folder}/saved.rules`, game.replace("Wurf <= Kraft", "Wurf < Kraft"));
    client.notify("textDocument/didSave", { textDocument: { uri } });
    expect(chance(await odds({ uri, call, saved: true }))).toBe("1/6");
    expect((await odds({ uri: pathToFileURL(`${folder}/nowhere.rules`).href, call, saved: true })).problem).not.toBeNull();
    // What was wrong with the open text is still told.
    change(uri, 2, { text: game.replace("is 1/3", "is 1/4") });
    await Promise.all([odds({ uri, call, saved: true }), client.until(uri, (told) => errors(told).includes("differing-example"))]);
  }, patience);
  it("odds stand beside the head of a rule as soon as they are there, and those of an older text do not", async () => {
    const text = gameWith("  roll 150d20 as Wurf\n", "Wurf").replace("0..6", "0..6 starts at 2");
    const uri = open("untitled:hints", text);
    const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints = async (): Promise<readonly string[]> => (await client.request<readonly { readonly label: string; readonly position: { readonly line: number; readonly character: number } }[]>("textDocument/inlayHint", { textDocument: { uri }, range: all })).map(({ label, position: { line, character } }) => `${line}:${character} ${label}`);
    const asked = client.asked.filter((one) => one === "workspace/inlayHint/refresh").length;
    await hints();
    await expect.poll(() => client.asked.filter((one) => one === "workspace/inlayHint/refresh").length, { timeout: 60_000 }).toBe(asked + 1);
    expect(await hints()).toEqual(["4:36 Fehlschlag ≈ 67% · Treffer ≈ 33%", "14:35 n 50 … 400: Treffer 0% … < 1%"]);
    change(uri, 2, { text: text.replace("1d6", "1d20") });
    expect(await hints()).toEqual([]);
  }, patience);
});

describe("a rule text is never more than text (FC-63, FC-67)", () => {
  const nasty = ["[hier](command:workbench.action.quit)", "<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "![](http://x/y.png)", "`code`", "```js", "**fett**", "[a]: http://x", "<command:evil>"];
  const outside = (markdown: string): string => markdown.replaceAll(/^(`{3,})regelwerk\n[\s\S]*?\n\1$/gmu, "");
  const live = /(?<!\\)\]\(|(?<!\\)<(?:img|script|command)|(?<!\\)!\[|^```|(?<!\\)\*\*fett|(?<!\\)`code/mu;
  it.each(nasty)("%s", async (evil) => {
    const text = `ruleset Spiel "${evil}"\nsheet Figur {\n  Kraft: 0..6 "${evil}"\n}\nweapons Waffen "${evil}" {\n  each Wucht: 0..9\n  | Waffe | Wucht |\n  |---|---|\n  | ${evil} | 3 |\n  | Axt | 4 |\n}\ncheck Probe for Figur gives 0..9 "${evil}" {\n  result Kraft\n}\nexample "${evil}" {\n  given Mira = Figur(Kraft: 2)\n  when Mira makes Probe\n  then result is 3\n}\n`;
    const uri = open(`untitled:evil${nasty.indexOf(evil)}`, text);
    const { diagnostics } = await client.until(uri, (told) => errors(told).length > 0);
    for (const one of diagnostics) expect(Object.keys(one.codeDescription ?? {}).concat(one.codeDescription?.href ?? "")).toEqual(["href", expect.stringMatching(/^file:.*\.md$/u)]);
    for (const words of ["Spiel", "Kraft: 0", "Waffen", evil, "Axt", "Probe for", "Probe\n  then", "Mira ="]) {
      const hover = await client.request<{ readonly contents: { readonly kind: string; readonly value: string } } | null>("textDocument/hover", place(uri, text, words, 1));
      expect(outside(hover?.contents.value ?? ""), words).not.toMatch(live);
    }
    const { items } = await client.request<{ readonly items: readonly { readonly detail?: unknown; readonly documentation?: unknown; readonly command?: unknown; readonly insertTextFormat?: number }[] }>("textDocument/completion", place(uri, text, "result Kraft", 7));
    for (const one of items) expect([typeof (one.detail ?? ""), one.command, one.documentation === undefined || (one.documentation as { readonly kind: string }).kind === "plaintext"]).toEqual(["string", undefined, true]);
    const lenses = await client.request<readonly { readonly command: { readonly command: string } }[]>("textDocument/codeLens", { textDocument: { uri } });
    expect([...new Set(lenses.map(({ command }) => command.command))].toSorted()).toEqual(["", "regelwerk.runExample"]);
    const said = client.messages.length;
    await client.request("workspace/executeCommand", { command: "regelwerk.runExample", arguments: [uri] });
    await expect.poll(() => client.messages.length).toBe(said + 1);
    expect(client.messages.at(-1)).not.toMatch(/\]\(/u);
    expect(await client.request("workspace/executeCommand", { command: evil, arguments: [uri] })).toBeNull();
  }, patience);
});

describe("texts that would exhaust it (FC-64, FC-65)", () => {
  it.each([
    ["a million dice", "check P gives number {\n  roll 1000000000d6 as W\n  result W\n}\n"],
    ["brackets in brackets", `constant A = ${"(".repeat(5000)}1${")".repeat(5000)}\n`],
    ["braces in braces", "check P {".repeat(3000)],
    ["one long name", `constant ${"A".repeat(200_000)} = 1\n`],
    ["signs of other kinds", "\u0000\uFFFF\uD800\uDC00\uDC00\uD800{|\"§'".repeat(300)],
  ])("%s: every request is answered, and the server goes on", async (_, text) => {
    const uri = open("untitled:hard", text);
    await client.until(uri, (told) => told.diagnostics.length > 0 || text.startsWith("constant AA"));
    const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
    for (const [method, extra] of [["hover", {}], ["definition", {}], ["completion", {}], ["signatureHelp", {}], ["prepareRename", {}], ["references", { context: { includeDeclaration: true } }]] as const) await client.request(`textDocument/${method}`, { ...at(uri, 0, 14), ...extra });
    for (const [method, extra] of [["semanticTokens/full", {}], ["foldingRange", {}], ["formatting", { options: { tabSize: 2, insertSpaces: true } }], ["documentSymbol", {}], ["inlayHint", { range }], ["codeLens", {}], ["codeAction", { range, context: { diagnostics: [] } }]] as const) await client.request(`textDocument/${method}`, { textDocument: { uri }, ...extra });
    expect(client.log.filter((line) => line.includes("RangeError"))).toEqual([]);
  }, patience);
});
