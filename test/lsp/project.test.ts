/** The server in a project: its settings (`regelwerk.json`), its links (FC-66), and the same answers as `regelwerk check`. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Host, nodeHost } from "../../src/cli/host.ts";
import { main as command } from "../../src/cli/main.ts";
import { check } from "../../src/compile.ts";
import { type Client, clientHere, type Told } from "../support/language-client.ts";

const patience = 60_000;
let folder = "";
let project = "";
let client: Client;
const uri = (name: string): string => pathToFileURL(`${project}/${name}`).href;
const write = (name: string, text: string): void => writeFileSync(`${project}/${name}`, text);
const changed = (...names: readonly string[]): void => client.notify("workspace/didChangeWatchedFiles", { changes: names.map((name) => ({ uri: uri(name), type: 2 })) });
const codes = ({ diagnostics }: Told): readonly string[] => diagnostics.map(({ code, severity }) => `${["", "error", "warning", "hint"][severity]} ${code}`);
const start = async (watches = true): Promise<void> => {
  client = await clientHere({ locale: "en", workspaceFolders: [{ uri: pathToFileURL(project).href, name: "w" }], capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: watches } } } });
};

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/regelwerk-project`);
  project = `${folder}/p`;
  mkdirSync(`${project}/teile`, { recursive: true });
  await start();
}, patience);
afterEach(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
}, patience);

interface Line {
  readonly file: string;
  readonly code: string;
  readonly severity: string;
  readonly range: object;
}
const inOrder = (list: readonly Line[]): readonly Line[] => list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
/** What the command line says of a file when it is called in the project. */
async function checked(name: string): Promise<readonly Line[]> {
  const printed: string[] = [];
  const [host, at] = [nodeHost(), (file: string): string => resolve(project, file)];
  const here: Host = {
    ...host, args: ["check", name, "--json"], print: (text) => void printed.push(text),
    kindOf: (file) => host.kindOf(at(file)), sizeOf: (file) => host.sizeOf(at(file)), read: (file) => host.read(at(file)), list: (file) => host.list(at(file)), identity: (file) => host.identity(at(file)),
  };
  await command(here, { check });
  const { diagnostics } = JSON.parse(printed.join("")) as { readonly diagnostics: readonly Line[] };
  return inOrder(diagnostics.map(({ file, code, severity, range }) => ({ file, code, severity, range })));
}
function told(): readonly Line[] {
  const last = new Map(client.told.map((one) => [one.uri, one] as const));
  return inOrder([...last.values()].flatMap((one) => one.diagnostics.map(({ code, severity, range }) => ({ file: decodeURIComponent(one.uri.slice(uri("").length)), code, severity: ["", "error", "warning", "hint"][severity] ?? "", range }))));
}

/** What is told file by file is all that the command line says, in the end. */
const slowly = { timeout: 20_000 };

const text = 'ruleset Spiel\nuse Teil from "./teile/teil.rules"\nscale Erfolg: nein, ja\nsheet Figur {\n  Kraft: 0..6\n}\ncheck Probe for Figur gives Erfolg {\n  roll 1d6 as Wurf\n  result ja if Wurf > 20\n  result nein if Wurf <= Kraft + Bonus\n  result ja\n}\n';

describe("settings of the project (regelwerk.json)", () => {
  it("count in the editor as they do on the command line, and as soon as they change", async () => {
    write("main.rules", text);
    write("teile/teil.rules", "constant Bonus = 1\nconstant Rest = 2\n");
    client.open(uri("main.rules"), text);
    await client.until(uri("main.rules"), (one) => codes(one).includes("warning unreachable-sentence"));
    await client.until(uri("teile/teil.rules"), (one) => codes(one).includes("hint unused-name") || codes(one).includes("warning unused-name"));
    await expect.poll(told, slowly).toEqual(await checked("main.rules"));

    write("regelwerk.json", '{ "severities": { "unreachable-sentence": "error", "unused-name": "off" } }');
    changed("regelwerk.json");
    await client.until(uri("main.rules"), (one) => codes(one).includes("error unreachable-sentence"));
    await client.until(uri("teile/teil.rules"), (one) => one.diagnostics.length === 0);
    await expect.poll(told, slowly).toEqual(await checked("main.rules"));

    rmSync(`${project}/regelwerk.json`);
    changed("regelwerk.json");
    await client.until(uri("main.rules"), (one) => codes(one).includes("warning unreachable-sentence"));
    await expect.poll(told, slowly).toEqual(await checked("main.rules"));
  }, patience);

  it("what is wrong in them is told in them, at its place, with its repair, and the rest counts", async () => {
    write("main.rules", text);
    write("teile/teil.rules", "constant Bonus = 1\n");
    write("regelwerk.json", '{\n  "severities": { "unreachable-sentenc": "off", "💥": "off", "unreachable-sentence": "error" },\n  "maxWarning": 1\n}\n');
    client.open(uri("main.rules"), text);
    const found = await client.until(uri("regelwerk.json"), (one) => one.diagnostics.length === 3);
    expect(found.diagnostics.map(({ code, range: { start, end } }) => [code, start.line, start.character, end.character])).toEqual([["unknown-code", 1, 18, 39], ["unknown-code", 1, 48, 52], ["unknown-setting", 2, 2, 14]]);
    await client.until(uri("main.rules"), (one) => codes(one).includes("error unreachable-sentence"));
    await expect.poll(told, slowly).toEqual(await checked("main.rules"));
    const at = { line: 1, character: 20 };
    const actions = await client.request("textDocument/codeAction", { textDocument: { uri: uri("regelwerk.json") }, range: { start: at, end: at }, context: { diagnostics: [] } });
    expect(actions).toMatchObject([{ title: 'Replace by "unreachable-sentence"', edit: { changes: { [uri("regelwerk.json")]: [{ range: found.diagnostics[0]?.range, newText: '"unreachable-sentence"' }] } } }]);
    write("regelwerk.json", "{}");
    client.notify("textDocument/didOpen", { textDocument: { uri: uri("regelwerk.json"), languageId: "json", version: 1, text: "{}" } });
    client.notify("textDocument/didSave", { textDocument: { uri: uri("regelwerk.json") } });
    await client.until(uri("regelwerk.json"), (one) => one.diagnostics.length === 0);
    await client.until(uri("main.rules"), (one) => codes(one).includes("warning unreachable-sentence"));
  }, patience);

  it("the nearest ones upwards from the main file count, also for its parts; above the project too", async () => {
    mkdirSync(`${project}/spiel`);
    writeFileSync(`${folder}/regelwerk.json`, '{ "severities": { "unused-name": "error" } }');
    write("teile/regelwerk.json", '{ "severities": { "unused-name": "off" } }');
    write("teile/teil.rules", "constant Bonus = 1\nconstant Rest = 2\n");
    write("main.rules", text);
    client.open(uri("main.rules"), text);
    await client.until(uri("teile/teil.rules"), (one) => codes(one).includes("error unused-name"));
    await expect.poll(told, slowly).toEqual(await checked("main.rules"));
    write("spiel/main.rules", text.replace("./teile", "../teile"));
    write("spiel/regelwerk.json", '{ "severities": { "unused-name": "off", "unreachable-sentence": "off" } }');
    rmSync(`${project}/main.rules`);
    client.notify("workspace/didDeleteFiles", { files: [{ uri: uri("main.rules") }] });
    client.open(uri("spiel/main.rules"), text.replace("./teile", "../teile"));
    await client.until(uri("teile/teil.rules"), (one) => one.diagnostics.length === 0);
    await expect.poll(told, slowly).toEqual(await checked("spiel/main.rules"));
  }, patience);

  it("an editor that does not watch files is served when it saves", async () => {
    await client.end();
    await start(false);
    write("main.rules", text);
    client.open(uri("main.rules"), text);
    await client.until(uri("main.rules"), (one) => codes(one).includes("error unknown-file"));
    write("teile/teil.rules", "constant Bonus = 1\n");
    write("regelwerk.json", '{ "severities": { "unreachable-sentence": "off" } }');
    client.notify("textDocument/didSave", { textDocument: { uri: uri("main.rules") } });
    await client.until(uri("main.rules"), (one) => one.diagnostics.length === 0);
    write("teile/teil.rules", "constant Bonu = 1\n");
    client.notify("textDocument/didSave", { textDocument: { uri: uri("main.rules") } });
    expect(codes(await client.until(uri("main.rules"), (one) => codes(one).includes("error unknown-name")))).toEqual(["error unknown-name"]);
  }, patience);
});

describe("links that leave the project (FC-66)", () => {
  it("are refused as on the command line, at the place, and nothing of their text is shown", async () => {
    const secret = "constant Geheimnis = 4711 Zwiebelkuchen\n";
    mkdirSync(`${folder}/fremd`);
    writeFileSync(`${folder}/fremd/geheim.rules`, secret);
    write("teile/echt.rules", "constant Bonus = 1\n");
    symlinkSync("../fremd/geheim.rules", `${project}/file.rules`);
    symlinkSync("../fremd", `${project}/weg`);
    symlinkSync("teile/echt.rules", `${project}/drinnen.rules`);
    const main = 'ruleset Spiel\nuse A from "./file.rules"\nuse B from "./weg/geheim.rules"\nuse C from "./drinnen.rules"\nuse D from "../fremd/geheim.rules"\nuse E from "/etc/passwd"\nuse F from "\\\\\\\\rechner\\\\x.rules"\nconstant Summe = Bonus + 1\n';
    write("main.rules", main);
    client.open(uri("main.rules"), main);
    const found = await client.until(uri("main.rules"), (one) => one.diagnostics.length > 0);
    expect(found.diagnostics.filter(({ severity }) => severity === 1).map(({ code, range }) => [code, range.start.line])).toEqual([["unknown-file", 1], ["unknown-file", 2], ["misplaced-file", 4], ["misplaced-file", 5], ["misplaced-file", 6]]);
    await expect.poll(told, slowly).toEqual(await checked("main.rules"));
    for (const one of client.told) expect(JSON.stringify(one)).not.toMatch(/Geheimnis|Zwiebelkuchen|root:/u);
    expect(await client.request("workspace/symbol", { query: "Geheimnis" })).toEqual([]);
    expect(client.told.map((one) => one.uri).filter((one) => one.includes("geheim") || one.endsWith("file.rules"))).toEqual([]);
    // Put there itself, it is read.
    rmSync(`${project}/file.rules`);
    write("file.rules", "constant Zwei = 2\n");
    changed("file.rules");
    await client.until(uri("main.rules"), (one) => one.diagnostics.every(({ range }) => range.start.line !== 1));
  }, patience);
});
