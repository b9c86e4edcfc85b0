/**
 * FC-48: places are counted in UTF-16 units by every request that has some. Each answer for a text with surrogate pairs, combining marks and
 * joined signs in front of what is asked for must cover the same words as for the plain text.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, clientHere, type Range } from "../support/language-client.ts";

const patience = 60_000;
let client: Client;
beforeAll(async () => {
  client = await clientHere({ locale: "en", capabilities: { textDocument: { completion: { completionItem: { snippetSupport: true } } } } });
}, patience);
afterAll(() => client.end());

interface Dress {
  /** Stands in front of what can be on a line. */
  readonly before: string;
  /** A name that is used all over. */
  readonly name: string;
  readonly text: string;
}
const plain: Dress = { before: "", name: "Wert", text: "Text" };
const dresses: readonly (readonly [string, Dress])[] = [
  ["signs beyond the first plane in a comment", { before: "/* 💥👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 */ ", name: "Wert", text: "Text" }],
  ["combining marks in a comment", { before: "/* e\u0301a\u0308o\u0323\u0302 */ ", name: "Wert", text: "Text" }],
  ["surrogate pairs in a name", { before: "", name: "𝔚𝔢𝔯𝔱", text: "Text" }],
  ["combining marks in a name", { before: "", name: "We\u0301rt u\u0308ber", text: "Text" }],
  ["both in a text", { before: "", name: "Wert", text: "💥 e\u0301 𝔚 👨‍👩‍👧" }],
  ["wide signs and blanks", { before: "/* 全角　字 */ ", name: "全 Kraft 字", text: "字" }],
  ["all of them", { before: "/* 👨‍👩‍👧 e\u0301 字 */ ", name: "𝔚e\u0301rt 字", text: "💥 e\u0301 字" }],
];
/** One text in a dress; `▮1` and the like are places that are asked for. */
const marked = ({ before, name, text }: Dress): string => `${before}scale Erfolg: Fehl${name}, Treffer
${before}constant Grund = 1 "${text}" // ${text}
${before}sheet Figur {
${before}  ▮1${name}: 0..6 "${text}" §1.1
${before}  Doppelt "${text}" = ${name} * 2 + ▮5Grund
}
${before}weapons Waffen {
${before}  each Wucht: 0..9
  | Waffe | "${text}" | Wucht |
  |---|---|---|
  | ${name} Hieb | "${text}" | 3 |
}
${before}formula Summe(a: 0..9, b: 0..9) gives number = a + b
${before}check Probe for Figur gives Erfolg "${text}" {
  roll 1d6 as Wurf
  ${before}result Treffer if ▮2${name} > Wurf and /* ${text} */ Wurf <= Summe(1, ▮3${name})
  result Fehl${name}
}
${before}check Zweite for Figur gives Erfolg {
  ${before}let Erste = make ▮4Probe
  result Erste
}
/* ${text}
*/
${before}example "${text}" {
  given Mira = Figur(${name}: 2)
  ${before}when Mira makes Probe
  then chance of Treffer is 1/6
}
`;
const bare = (dress: Dress): string => marked(dress).replaceAll(/▮\d/gu, "");
type Place = { readonly line: number; readonly character: number };
/** Counted by hand in UTF-16 units, as a JavaScript string does. */
function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length - 1, character: (lines.at(-1) ?? "").length };
}
function mark(dress: Dress, n: number, further = 0): Place {
  const text = marked(dress);
  const before = text.slice(0, text.indexOf(`▮${n}`)).replaceAll(/▮\d/gu, "");
  return placeOf(bare(dress), before.length + further);
}
function offsetOf(text: string, { line, character }: Place): number {
  return text.split("\n").slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character;
}
const under = (text: string, { start, end }: Range): string => text.slice(offsetOf(text, start), offsetOf(text, end));
function applied(text: string, edits: readonly { readonly range: Range; readonly newText: string }[]): string {
  return edits.toSorted((a, b) => offsetOf(text, b.range.start) - offsetOf(text, a.range.start)).reduce((now, { range, newText }) => now.slice(0, offsetOf(text, range.start)) + newText + now.slice(offsetOf(text, range.end)), text);
}

interface Asked {
  readonly text: string;
  readonly dress: Dress;
  readonly address: string;
  readonly at: (n: number, further?: number) => { readonly textDocument: { readonly uri: string }; readonly position: Place };
  /** The words an answer covers, with the line, in the plain dress. */
  readonly covered: (range: Range) => string;
  readonly undressed: (text: string) => string;
}
let opened = 0;
function asked(dress: Dress, text = bare(dress)): Asked {
  opened += 1;
  const address = `untitled:fc48-${opened}`;
  client.open(address, text);
  const undressed = (one: string): string => one.replaceAll(dress.name, plain.name).replaceAll(dress.name.normalize("NFC"), plain.name).replaceAll(dress.before === "" ? "\u0000" : dress.before, "").replaceAll(dress.text, plain.text).replaceAll(dress.text.normalize("NFC"), plain.text);
  return {
    text, dress, address, undressed,
    at: (n, further = 0) => ({ textDocument: { uri: address }, position: mark(dress, n, further) }),
    covered: (range) => `${range.start.line}: ${undressed(under(text, range))}`,
  };
}
interface Located {
  readonly uri: string;
  readonly range: Range;
}
interface Item {
  readonly name: string;
  readonly range: Range;
  readonly selectionRange: Range;
  readonly children?: readonly Item[];
}

/** What each request says of a text, in the words it covers. */
const requests: Readonly<Record<string, (one: Asked) => Promise<unknown>>> = {
  hover: async ({ at, covered }) => Promise.all([1, 2, 3, 4].map(async (n) => covered((await client.request<{ readonly range: Range }>("textDocument/hover", at(n))).range))),
  "hover of a clause behind a text": async ({ at, covered, dress }) => covered((await client.request<{ readonly range: Range }>("textDocument/hover", at(1, `${dress.name}: 0..6 "${dress.text}" §`.length))).range),
  "hover of a word of the language": async ({ at, covered, dress }) => covered((await client.request<{ readonly range: Range }>("textDocument/hover", at(2, dress.name.length + " > Wurf a".length))).range),
  definition: async ({ at, covered }) => Promise.all([2, 3, 4, 5].map(async (n) => (await client.request<readonly Located[]>("textDocument/definition", at(n))).map(({ range }) => covered(range)))),
  references: async ({ at, covered }) => (await client.request<readonly Located[]>("textDocument/references", { ...at(2), context: { includeDeclaration: true } })).map(({ range }) => covered(range)),
  documentHighlight: async ({ at, covered }) => (await client.request<readonly Located[]>("textDocument/documentHighlight", at(5))).map(({ range }) => covered(range)),
  prepareRename: async ({ at, covered, undressed }) => {
    const { range, placeholder } = await client.request<{ readonly range: Range; readonly placeholder: string }>("textDocument/prepareRename", at(3, 1));
    return [covered(range), undressed(placeholder)];
  },
  rename: async ({ at, text, address, undressed }) => {
    const { changes } = await client.request<{ readonly changes: Readonly<Record<string, readonly { readonly range: Range; readonly newText: string }[]>> }>("textDocument/rename", { ...at(1), newName: "Größe 𝔛" });
    return undressed(applied(text, changes[address] ?? []));
  },
  semanticTokens: async ({ text, address, undressed }) => {
    const { data } = await client.request<{ readonly data: readonly number[] }>("textDocument/semanticTokens/full", { textDocument: { uri: address } });
    let [line, character] = [0, 0];
    const found: string[] = [];
    for (let i = 0; i < data.length; i += 5) {
      const [down = 0, right = 0, length = 0, type = 0, modifiers = 0] = data.slice(i, i + 5);
      [line, character] = [line + down, down === 0 ? character + right : right];
      found.push(`${line}: ${undressed(under(text, { start: { line, character }, end: { line, character: character + length } }))} ${type} ${modifiers}`);
    }
    return found;
  },
  foldingRange: async ({ address }) => client.request("textDocument/foldingRange", { textDocument: { uri: address } }),
  documentSymbol: async ({ address, covered, undressed }) => {
    const told = (one: Item): unknown => [undressed(one.name), covered(one.selectionRange), covered(one.range), (one.children ?? []).map(told)];
    return (await client.request<readonly Item[]>("textDocument/documentSymbol", { textDocument: { uri: address } })).map(told);
  },
  signatureHelp: async ({ at, undressed }) => undressed(JSON.stringify(await client.request("textDocument/signatureHelp", at(3)))),
  inlayHint: async ({ text, address, undressed }) => {
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints = await client.request<readonly { readonly position: Place; readonly label: string }[]>("textDocument/inlayHint", { textDocument: { uri: address }, range });
    return hints.map(({ position, label }) => [undressed(text.split("\n")[position.line]?.slice(0, position.character) ?? ""), undressed(label)]);
  },
  codeLens: async ({ address, covered }) => (await client.request<readonly { readonly range: Range; readonly command: { readonly title: string } }[]>("textDocument/codeLens", { textDocument: { uri: address } })).map(({ range, command }) => [covered(range), command.title]),
  callHierarchy: async ({ at, covered, undressed }) => {
    const [item] = await client.request<readonly Item[]>("textDocument/prepareCallHierarchy", at(4));
    const callers = await client.request<readonly { readonly from: Item; readonly fromRanges: readonly Range[] }[]>("callHierarchy/incomingCalls", { item });
    const calls = await client.request<readonly { readonly to: Item; readonly fromRanges: readonly Range[] }[]>("callHierarchy/outgoingCalls", { item });
    return [item?.name, callers.map(({ from, fromRanges }) => [from.name, fromRanges.map(covered)]), calls.map(({ to, fromRanges }) => [undressed(to.name), fromRanges.map(covered)])];
  },
  odds: async ({ at, undressed }) => {
    const { textDocument: { uri }, position } = at(4);
    for (;;) {
      const found = await client.request<{ readonly late?: boolean }>("regelwerk/odds", { uri, position });
      if (found.late !== true) return undressed(JSON.stringify(found));
    }
  },
  completion: async ({ at, covered, dress, undressed }) => {
    const { items } = await client.request<{ readonly items: readonly { readonly label: string; readonly textEdit: { readonly range: Range; readonly newText: string } }[] }>("textDocument/completion", at(2, dress.name.length));
    const one = items.find(({ label }) => label === dress.name.normalize("NFC") || label === dress.name);
    return one === undefined ? items.map(({ label }) => undressed(label)) : [covered(one.textEdit.range), undressed(one.textEdit.newText)];
  },
  formatting: async ({ text, address, undressed, dress }) => {
    const edits = await client.request<readonly { readonly range: Range; readonly newText: string }[]>("textDocument/formatting", { textDocument: { uri: address }, options: { tabSize: 2, insertSpaces: true } });
    const after = applied(text, edits);
    const again = asked(dress, after);
    expect(await client.request("textDocument/formatting", { textDocument: { uri: again.address }, options: { tabSize: 2, insertSpaces: true } })).toEqual([]);
    client.notify("textDocument/didClose", { textDocument: { uri: again.address } });
    // A comment in front of a declaration gets a line of its own.
    const joined = dress.before === "" ? after : after.split(new RegExp(`${dress.before.trim().replaceAll(/[*/]/gu, "\\$&")}\\n *`, "u")).join(dress.before);
    return undressed(joined).replaceAll(/ {2,}|-{3,}/gu, " ");
  },
};

describe("a text that begins like no other (FC-48)", () => {
  it.each(Object.keys(requests))("%s: the same words in every dress", async (name) => {
    const ask = requests[name] ?? (async () => null);
    const alone = async (dress: Dress): Promise<unknown> => {
      const one = asked(dress);
      const answer = await ask(one);
      client.notify("textDocument/didClose", { textDocument: { uri: one.address } });
      return answer;
    };
    const expected = await alone(plain);
    expect(JSON.stringify(expected)).toMatch(/[A-Za-z]{3}|§1\.1/u);
    for (const [dressed, dress] of dresses) expect(await alone(dress), dressed).toEqual(expected);
  }, patience);

  it("diagnostics and code actions: the same words in every dress", async () => {
    const told = async (dress: Dress): Promise<unknown> => {
      const text = bare(dress).replace("Wurf and", "Wurff and");
      const one = asked(dress, text);
      const { diagnostics } = await client.until(one.address, ({ diagnostics: list }) => list.length > 0);
      const [first] = diagnostics;
      if (first === undefined) throw new Error("nothing is told");
      const actions = await client.request<readonly { readonly title: string; readonly edit: { readonly changes: Readonly<Record<string, readonly { readonly range: Range; readonly newText: string }[]>> } }[]>("textDocument/codeAction", { textDocument: { uri: one.address }, range: { start: first.range.end, end: first.range.end }, context: { diagnostics: [] } });
      const edits = actions[0]?.edit.changes[one.address] ?? [];
      expect(applied(text, edits)).toBe(bare(dress));
      return [diagnostics.filter(({ severity }) => severity === 1).map(({ code, range }) => [code, one.covered(range)]), actions.map(({ title }) => title), edits.map(({ range }) => one.covered(range))];
    };
    const expected = await told(plain);
    expect(expected).toEqual([[["unknown-name", "15: Wurff"]], ['Replace by "Wurf"'], ["15: Wurff"]]);
    for (const [dressed, dress] of dresses) expect(await told(dress), dressed).toEqual(expected);
  }, patience);

  it("the places of the cases, in numbers", async () => {
    const where = async (line: string): Promise<readonly number[]> => {
      const { address } = asked(plain, `${line}\n`);
      const { diagnostics } = await client.until(address, ({ diagnostics: list }) => list.some(({ code }) => code === "unknown-name"));
      const { start, end } = diagnostics.find(({ code }) => code === "unknown-name")?.range ?? { start: { character: -1 }, end: { character: -1 } };
      return [start.character, end.character];
    };
    expect(await where('/* "💥 Wucht" */ constant A = Stärkee')).toEqual([30, 37]);
    expect(await where('/* über "é" 𝔚 */ constant A = Größse')).toEqual([31, 37]);
    expect(await where("/* e\u0301 */ constant A = Gro\u0308sse")).toEqual([22, 29]);
  }, patience);

  it("what lies beyond a line is its end; within a surrogate pair nothing breaks", async () => {
    const one = asked({ before: "", name: "𝔚𝔢", text: "💥" });
    const beyond = { textDocument: { uri: one.address }, position: { line: 1, character: 9999 } };
    const nowhere = { textDocument: { uri: one.address }, position: { line: 9999, character: 3 } };
    for (const [method, extra] of [["hover", {}], ["definition", {}], ["references", { context: { includeDeclaration: true } }], ["documentHighlight", {}], ["prepareRename", {}], ["completion", {}], ["signatureHelp", {}], ["prepareCallHierarchy", {}]] as const) {
      for (const at of [beyond, nowhere, one.at(1, 1), one.at(1, 3)]) await client.request(`textDocument/${method}`, { ...at, ...extra });
    }
    const inside = await client.request<{ readonly range: Range }>("textDocument/hover", one.at(1, 1));
    expect(one.covered(inside.range)).toBe("3: Wert");
    expect(client.log).toEqual([]);
  }, patience);
});
