/**
 * Chances as a small table.
 *
 * Invariant: the exact fraction stands beside the percentage, which is rounded for reading only.
 */
import type { Language } from "../../base/text.ts";
import type { CallOdds } from "../../study/questions.ts";
import { plain } from "../markdown.ts";

/** Rows of the panel and the hover: one an outcome. */
export interface OddsRow {
  readonly outcome: string;
  readonly fraction: string;
  readonly percent: number;
}

export function rowsOf({ outcomes }: CallOdds): readonly OddsRow[] {
  return outcomes.map(({ outcome, probability, decimal }) => ({ outcome, fraction: probability, percent: decimal * 100 }));
}

/** As Markdown; null where nothing is left to chance or there is too much to show. */
export function oddsTable(odds: readonly CallOdds[], language: Language): string | null {
  const [one] = odds;
  if (one === undefined || odds.length > 1 || one.outcomes.length < 2) return null;
  const shown = rowsOf(one).slice(0, 24);
  const head = language === "de" ? ["Ergebnis", "Chance", "genau"] : ["Outcome", "Chance", "exactly"];
  const rows = shown.map(({ outcome, fraction, percent }) => [plain(outcome), `${percentText(percent, language)} %`, fraction.length > 24 ? "…" : plain(fraction)]);
  const rest = one.outcomes.length > shown.length ? [["…", "", ""]] : [];
  return [head, ["---", "---:", "---:"], ...rows, ...rest].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function percentText(percent: number, language: Language): string {
  const text = percent.toFixed(2).replace(/\.?0+$/u, "");
  return language === "de" ? text.replace(".", ",") : text;
}
