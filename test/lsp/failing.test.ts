/** A bug of ours in one answer is that answer's failure: it is logged, the others are answered, and the next one of its kind too. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Client, clientHere } from "../support/language-client.ts";

/** While it fails, every answer of these kinds does. */
const seeded = vi.hoisted(() => ({ fails: false }));
const seed = vi.hoisted(() => <Args extends readonly unknown[], Result>(made: (...args: Args) => Result, how: "throws" | "rejects" | "overflows") => (...args: Args): Result => {
  if (!seeded.fails) return made(...args);
  if (how === "rejects") return Promise.reject(new Error("a bug of ours")) as Result;
  if (how === "overflows") throw new RangeError("Maximum call stack size exceeded");
  throw new Error("a bug of ours");
});
vi.mock(import("../../src/editor/features/hover.ts"), async (original) => {
  const made = await original();
  return { ...made, hoverAt: seed(made.hoverAt, "throws") };
});
vi.mock(import("../../src/editor/features/format.ts"), async (original) => {
  const made = await original();
  return { ...made, layoutOf: seed(made.layoutOf, "rejects") };
});
vi.mock(import("../../src/editor/features/complete.ts"), async (original) => {
  const made = await original();
  return { ...made, offersAt: seed(made.offersAt, "overflows") };
});
vi.mock(import("../../src/editor/features/diagnostics.ts"), async (original) => {
  const made = await original();
  return { ...made, foundIn: seed(made.foundIn, "throws") };
});

const patience = 60_000;
let client: Client;
beforeAll(async () => {
  client = await clientHere({ locale: "en" });
}, patience);
afterAll(() => client.end());

describe("a bug of ours", () => {
  const uri = "untitled:bug";
  const at = { textDocument: { uri }, position: { line: 1, character: 14 } };
  const options = { tabSize: 2, insertSpaces: true };
  it("ends one answer and nothing else", async () => {
    client.open(uri, "constant A = 1\nconstant B =  A + Falsch\n");
    await client.until(uri, ({ diagnostics }) => diagnostics.some(({ code }) => code === "unknown-name"));
    seeded.fails = true;
    const told = client.told.length;
    client.notify("textDocument/didChange", { textDocument: { uri, version: 2 }, contentChanges: [{ text: "constant A = 1\nconstant B =  A + 1\n" }] });
    await expect(client.request("textDocument/hover", at)).rejects.toThrow("hover: a bug of ours");
    await expect(client.request("textDocument/formatting", { textDocument: { uri }, options })).rejects.toThrow("formatting: a bug of ours");
    await expect(client.request("textDocument/completion", at)).rejects.toThrow("completion: Maximum call stack");
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri } })).toHaveLength(2);
    expect(await client.request("textDocument/definition", at)).toHaveLength(1);
    expect(client.told.length).toBe(told);
    for (const name of ["hover", "formatting", "completion", "diagnostics"]) expect(client.log.some((line) => line.includes(`${name}: `)), name).toBe(true);

    seeded.fails = false;
    expect(await client.request("textDocument/hover", at)).not.toBeNull();
    expect(await client.request("textDocument/formatting", { textDocument: { uri }, options })).toHaveLength(1);
    client.notify("textDocument/didChange", { textDocument: { uri, version: 3 }, contentChanges: [{ text: "constant A = 1\nconstant B =  A + 2\n" }] });
    await client.until(uri, ({ version, diagnostics }) => version === 3 && diagnostics.every(({ severity }) => severity !== 1));
  }, patience);

  it("a broken message does not end it either", async () => {
    for (const method of ["didOpen", "didChange", "didClose", "didSave"]) for (const params of [{}, { textDocument: {} }, { textDocument: { uri: 5 } }]) client.notify(`textDocument/${method}`, params);
    for (const method of ["didChangeWatchedFiles", "didDeleteFiles", "didRenameFiles", "didChangeWorkspaceFolders"]) client.notify(`workspace/${method}`, { changes: 1, files: null, event: {} });
    for (const method of ["regelwerk/odds", "regelwerk/book", "regelwerk/page", "workspace/executeCommand", "textDocument/inlayHint", "textDocument/rename", "callHierarchy/incomingCalls"]) {
      await Promise.resolve(client.request(method, { uri: { a: 1 }, call: 7, by: 3, command: 1, range: null, item: null })).catch(() => undefined);
    }
    expect(await client.request("textDocument/documentSymbol", { textDocument: { uri } })).toHaveLength(2);
  }, patience);
});
