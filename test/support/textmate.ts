/**
 * Scopes of a text by the TextMate grammar, as an editor works them out.
 *
 * Invariant: the engine is the one that VS Code uses, and a stretch of the result never crosses a line end.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Oniguruma from "vscode-oniguruma";
import type * as TextMate from "vscode-textmate";

const require = createRequire(import.meta.url);
// Both packages are CommonJS without names that an import could see.
const oniguruma = require("vscode-oniguruma") as typeof Oniguruma;
const textmate = require("vscode-textmate") as typeof TextMate;

const path = new URL("../../grammar/rules.tmLanguage.json", import.meta.url);

/** A stretch of the text with its scopes, outermost first, without the ending `.regelwerk`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly scopes: readonly string[];
}

let loaded: Promise<TextMate.IGrammar> | undefined;

async function load(): Promise<TextMate.IGrammar> {
  const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () => Promise.resolve(textmate.parseRawGrammar(readFileSync(path, "utf8"), "rules.tmLanguage.json")),
  });
  const grammar = await registry.loadGrammar("source.regelwerk");
  if (!grammar) throw new Error("The grammar was not found.");
  return grammar;
}

export async function scopesOf(text: string): Promise<readonly Stretch[]> {
  const grammar = await (loaded ??= load());
  const found: Stretch[] = [];
  let stack = textmate.INITIAL;
  let start = 0;
  for (const line of text.split("\n")) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const token of tokens) {
      const scopes = token.scopes.slice(1).map((scope) => scope.replace(/\.regelwerk$/u, ""));
      found.push({ start: start + token.startIndex, end: start + Math.min(token.endIndex, line.length), scopes });
    }
    start += line.length + 1;
  }
  return found.filter(({ start: from, end }) => end > from);
}

/** What a person would be told: each coloured stretch with its innermost scope, neighbours of one scope together. */
export async function coloured(text: string): Promise<readonly string[]> {
  const stretches: { start: number; end: number; scope: string }[] = [];
  for (const { start, end, scopes } of await scopesOf(text)) {
    const last = stretches.at(-1);
    const scope = scopes.at(-1) ?? "";
    if (last?.end === start && last.scope === scope) last.end = end;
    else stretches.push({ start, end, scope });
  }
  return stretches
    .map(({ start, end, scope }) => ({ scope, written: text.slice(start, end).trim() }))
    .filter(({ scope, written }) => scope !== "" && written !== "")
    .map(({ scope, written }) => `${written} ${scope}`);
}
