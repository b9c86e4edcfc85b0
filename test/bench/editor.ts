// The aims of the language server, measured on its bundle through the protocol: start, edit → diagnostics, completion and hover on 5,000
// lines, and memory over many edits (`node --import tsx test/bench/editor.ts [edits] [lines]`). Read by people; no test looks at a clock.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Client, startClient } from "../support/language-client.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const edits = Number(process.argv[2] ?? 1000);
const parts = Math.ceil(Number(process.argv[3] ?? 5000) / 20);
const bundle = ["dist/cli.js", "lsp", "--stdio"];

/** Twenty lines of rules with names of their own. */
const part = (i: number): string => `sheet Figur ${i} {
  Name: text
  Kraft: 0..6
  Mut: 0..6
}

check Probe ${i} for Figur ${i} gives Erfolg {
  given Boni: 0..2 usually 0
  roll 1d6 as Wurf
  result Glanztat if Wurf + Boni > 5
  result Treffer if Wurf <= Kraft
  result Fehlschlag
}

table Schaden ${i} by Wert: 0..6 gives 0..20 {
  | Wert | Schaden |
  | 0-3  | ${i % 20} |
  | 4-6  | 20 |
}
`;
const text = `ruleset Viel {\n  language: de\n}\nscale Erfolg: Fehlschlag, Treffer, Glanztat\n${Array.from({ length: parts }, (_, i) => part(i)).join("\n")}`;

function summary(name: string, times: readonly number[], wanted: string): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(`${name.padEnd(44)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   (wanted: ${wanted})`);
}

/** Real memory of the server's process, in MB. */
const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

execFileSync(process.execPath, ["scripts/bundle.mjs"], { cwd: root });
const starts: number[] = [];
for (let i = 0; i < 5; i++) {
  const begun = performance.now();
  const client = await startClient({}, bundle);
  starts.push(performance.now() - begun);
  await client.end();
}
summary("start to the answer of initialize", starts, "300 ms");

const client: Client = await startClient({}, bundle);
const uri = "untitled:viel";
client.open(uri, text, 0);
const opened = performance.now();
await client.until(uri, ({ version }) => version === 0);
console.log(`first diagnostics of ${text.split("\n").length} lines: ${(performance.now() - opened).toFixed(0)} ms`);
const line = text.split("\n").findIndex((one) => one.startsWith("  given Boni")) + 20 * Math.floor(parts * 0.4);
const place = { textDocument: { uri }, position: { line, character: 22 } };
const [changes, completions, hovers]: readonly [number[], number[], number[]] = [[], [], []];
const grown: number[] = [];
for (let version = 1; version <= edits; version++) {
  const range = { start: { line, character: 15 }, end: { line, character: version === 1 ? 16 : 17 } };
  const begun = performance.now();
  client.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ range, text: String(10 + (version % 80)) }] });
  await client.until(uri, (told) => told.version === version);
  changes.push(performance.now() - begun);
  if (version % 10 === 0) {
    const asked = performance.now();
    await client.request("textDocument/completion", place);
    completions.push(performance.now() - asked);
    const hovered = performance.now();
    await client.request("textDocument/hover", { textDocument: { uri }, position: { line: line + 1, character: 15 } });
    hovers.push(performance.now() - hovered);
  }
  if (version % Math.max(1, Math.floor(edits / 10)) === 0) grown.push(memory(client.pid));
}
summary("edit to diagnostics", changes, "50 ms");
summary("completion", completions, "30 ms");
summary("hover without odds", hovers, "30 ms");
console.log(`memory over ${edits} edits: ${grown.map((one) => one.toFixed(0)).join(", ")} MB`);
await client.end();
