/**
 * Draws docs/terminal.svg: what the compiler really prints for a text with one mistake, for the odds of an attack and for
 * one attack that is played.
 *
 * Invariant: every line of the picture is output of `main` on rulesets/eps/eps.rules, and the same text gives the same
 * bytes. Columns are held by the picture itself, whatever font shows it; bars are drawn, not lettered.
 */
import { readFileSync } from "node:fs";
import type { Host } from "../src/cli/host.ts";

const rules = new URL("../rulesets/eps/eps.rules", import.meta.url);
const attack = [
  "given Axt = Nahkampfwaffe(Schadenswürfel: 1d6)",
  "given Ada = Charakter(Waffen: (Axt)); given Ork = Charakter(NPC: yes)",
  "when Ada makes Nahkampfangriff(Axt) against Ork",
];

/** The text of docs/terminal.svg. */
export async function terminalPicture(): Promise<string> {
  const text = readFileSync(rules, "utf8");
  const mistaken = text.replace("Verteidiger's RW  §nah.2", "Verteidiger's RV  §nah.2");
  if (mistaken === text) throw new Error("The line that the picture makes a mistake in has changed.");
  const call = attack.join("; ");
  const lines = [
    typed("regelwerk check eps.rules"),
    ...(await printed(["check", "eps.rules"], mistaken)),
    "",
    typed(`attack="${attack[0] ?? ""};`),
    ...attack.slice(1).map((line, index) => `${" ".repeat(10)}${line}${index === attack.length - 2 ? '"' : ";"}`),
    typed('regelwerk odds eps.rules "$attack"'),
    ...(await printed(["odds", "eps.rules", call], text)),
    "",
    typed('regelwerk roll eps.rules "$attack" --seed 1'),
    ...(await printed(["roll", "eps.rules", call, "--seed", "1"], text)),
  ];
  return svg(lines.map(cellsOf));
}

const typed = (command: string): string => `\u001b[32m$\u001b[0m ${command}`;

/** What a call prints on a terminal, line by line. */
async function printed(words: readonly string[], text: string): Promise<readonly string[]> {
  const { main } = await import("../src/cli/main.ts");
  const compiler = await import("../src/compile.ts");
  const out: string[] = [];
  const refuse = (): never => {
    throw new Error("The picture needs no more of the machine than one file.");
  };
  const host: Host = {
    args: [...words, "--language", "en"],
    env: {},
    isTerminal: true,
    print: (line) => void out.push(line),
    complain: (line) => void out.push(line),
    progress: () => undefined,
    readInput: refuse,
    kindOf: (file) => (file === "eps.rules" ? "file" : "none"),
    sizeOf: () => text.length,
    read: () => new TextEncoder().encode(text),
    list: refuse,
    watch: refuse,
    identity: (file) => file,
    replaceFiles: refuse,
    exit: () => undefined,
  };
  await main(host, compiler);
  return out.join("\n").trimEnd().split("\n");
}

// ── drawing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Signs of one colour that stand together. */
interface Cells {
  readonly text: string;
  readonly colour: string;
  readonly column: number;
}

const palette: Readonly<Record<string, string>> = {
  "0": "#e6edf3",
  "31": "#ff7b72",
  "32": "#7ee787",
  "33": "#e3b341",
  "34": "#79c0ff",
  "36": "#56d4dd",
  "90": "#8b949e",
};
const barColour = "#3fb950";
const eighths = "▏▎▍▌▋▊▉█";

/** A line with its colours; the escape signs are the usual ones of terminals. */
function cellsOf(line: string): readonly Cells[] {
  const cells: Cells[] = [];
  let column = 0;
  // Behind every escape sign stands the number of a colour, 0 for none.
  for (const [index, piece] of line.split("\u001b[").entries()) {
    const [, code = "0", part = ""] = index === 0 ? ["", "0", piece] : (/^(\d+)m(.*)$/s.exec(piece) ?? []);
    for (const run of part.split(/( {2,}|[▏▎▍▌▋▊▉█]+)/)) {
      const lead = run.length - run.trimStart().length;
      const own = { text: run.trim(), colour: palette[code] ?? "", column: column + lead };
      if (own.text !== "") cells.push(own);
      column += Array.from(run).length;
    }
  }
  return cells;
}

const [size, cell, leading, margin, bar] = [14, 8.4, 21, 24, 44];

function svg(lines: readonly (readonly Cells[])[]): string {
  const columns = Math.max(...lines.flat().map(({ column, text }) => column + text.length));
  const [width, height] = [Math.ceil(columns * cell) + 2 * margin, lines.length * leading + bar + margin + 8];
  const dots = ["#ff5f57", "#febc2e", "#28c840"].map(
    (colour, index) => `<circle cx="${margin + index * 20}" cy="22" r="6" fill="${colour}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">Regelwerk in a terminal: a mistake in a text is shown, then the odds of an attack, then one attack is played</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10" fill="#0d1117" stroke="#30363d"/>`,
    ...dots,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${size}" xml:space="preserve">`,
    ...lines.flatMap((cells, index) => cells.map((one) => drawn(one, bar + (index + 1) * leading))),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function drawn({ text, colour, column }: Cells, baseline: number): string {
  const x = tidy(margin + column * cell);
  const parts = Array.from(text).map((sign) => eighths.indexOf(sign) + 1);
  if (parts.every((part) => part > 0)) {
    const width = tidy((parts.reduce((sum, part) => sum + part, 0) / 8) * cell);
    return `<rect x="${x}" y="${baseline - 12}" width="${width}" height="14" rx="2" fill="${barColour}"/>`;
  }
  const width = tidy(Array.from(text).length * cell);
  return `<text x="${x}" y="${baseline}" fill="${colour}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
}

const tidy = (value: number): number => Math.round(value * 100) / 100;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
