/** `regelwerk odds`: the exact distribution of a check or action, with bars on a terminal. */
import { BadCall } from "../bad-call.ts";
import type { OddsResult } from "../compiler.ts";
import { displayWidth } from "../../base/columns.ts";
import { askCall, refuseCall } from "../call.ts";
import { exitCodes, printJson, type Context, type Verb } from "../context.ts";
import { editionOf, editionOption, textOptions } from "../options.ts";
import { partOf } from "../project.ts";

export const odds: Verb = {
  usage: "odds <file> <call>",
  summary: { en: "Exact odds of a check or action", de: "Genaue Chancen einer Probe oder Handlung" },
  options: [
    [
      "--by <name=values>",
      { en: "Vary an input: Mali=0..3; may be repeated", de: "Eine Angabe variieren: Mali=0..3; mehrfach möglich" },
    ],
    editionOption,
    ["--csv", { en: "Comma-separated values", de: "Durch Kommas getrennte Werte" }],
  ],
  more: {
    en: 'A call is written like the lines of an example, with ";" between them:\n  regelwerk odds game.rules "given Ada = Figur(Kraft: 7); when Ada makes Probe"\n"gm says Ziel = 12;" in it answers what a rule asks for. Side by side:\n  regelwerk odds game.rules "given Ada = Figur(Kraft: x); when Ada makes Probe" --by x=1..10',
    de: 'Ein Aufruf steht da wie die Zeilen eines Beispiels, mit „;“ dazwischen:\n  regelwerk odds spiel.rules "given Ada = Figur(Kraft: 7); when Ada makes Probe"\n„gm says Ziel = 12;“ darin beantwortet, wonach eine Regel fragt. Nebeneinander:\n  regelwerk odds spiel.rules "given Ada = Figur(Kraft: x); when Ada makes Probe" --by x=1..10',
  },
  run: async (context, args, options) => {
    const [file = "", call = ""] = args;
    const part = partOf(context, "odds");
    const by = textOptions(options, "by").map(readVariation);
    const { checked, answer } = await askCall(context, file, (sources, load) => part(sources, load, { call, by, edition: editionOf(options), language: context.json || options["csv"] ? null : context.language }));
    if (answer === null) return refuseCall(context, checked, { outcomes: [] });
    if (context.json)
      printJson(context, by.length === 0 ? { outcomes: answer.odds[0]?.outcomes ?? [] } : { odds: answer.odds });
    else if (options["csv"]) printCsv(context, answer.odds);
    else for (const one of answer.odds) printBars(context, one);
    return exitCodes.fine;
  },
};

function readVariation(text: string): { readonly name: string; readonly values: string } {
  const sign = text.indexOf("=");
  const name = text.slice(0, Math.max(sign, 0)).trim();
  const values = text.slice(sign + 1).trim();
  if (name !== "" && values !== "") return { name, values };
  throw new BadCall({
    en: `--by wants a name and its values, such as Mali=0..3, not "${text}".`,
    de: `--by braucht einen Namen und seine Werte, etwa Mali=0..3, nicht „${text}“.`,
  });
}

function inputsText(one: OddsResult): string {
  return Object.entries(one.inputs)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
const barWidth = 40;

function printBars({ host, palette }: Context, one: OddsResult): void {
  const inputs = inputsText(one);
  if (inputs !== "") host.print(palette.note(inputs));
  const widest = Math.max(0, ...one.outcomes.map(({ outcome }) => displayWidth(outcome)));
  for (const { outcome, probability, decimal } of one.outcomes) {
    const parts = Math.round(decimal * barWidth * 8);
    const bar = "█".repeat(Math.floor(parts / 8)) + (eighths[parts % 8] ?? "");
    const name = outcome + " ".repeat(widest - displayWidth(outcome));
    host.print(`  ${name}  ${(decimal * 100).toFixed(2).padStart(6)} %  ${bar} ${palette.frame(probability)}`);
  }
}

function printCsv({ host }: Context, odds: readonly OddsResult[]): void {
  const names = Object.keys(odds[0]?.inputs ?? {});
  const line = (cells: readonly (string | number)[]): void => host.print(cells.map(csvCell).join(","));
  line([...names, "outcome", "probability", "decimal"]);
  for (const one of odds) {
    const inputs = names.map((name) => one.inputs[name] ?? "");
    for (const { outcome, probability, decimal } of one.outcomes) line([...inputs, outcome, probability, decimal]);
  }
}

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
