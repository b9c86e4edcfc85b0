/**
 * Small notes within the text: the range of what is calculated without saying it, and behind the head of a rule how it ends for a figure
 * as it begins.
 *
 * Invariant: a note says nothing the text says already, and stands behind a name that is declared; a chance that is no whole percentage is
 * marked as rounded.
 */
import type { Language } from "../../base/text.ts";
import type { CallOdds } from "../../study/questions.ts";
import { typeText } from "../../emit/say/type.ts";
import { sayIn } from "../../emit/say/words.ts";
import type * as ast from "../../syntax/ast.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";
import { typeOf } from "./hover.ts";

export interface Hint {
  readonly at: number;
  readonly text: string;
}

export function hintsIn(snapshot: Snapshot, path: string, from: number, to: number, language: Language): readonly Hint[] {
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  if (compiled === undefined) return [];
  const say = sayIn(compiled.model, language);
  return namesOf(compiled).definitions.flatMap((one): readonly Hint[] => {
    if (one.span.file !== path || one.span.end < from || one.span.start > to) return [];
    if (one.kind !== "field" && one.kind !== "each") return [];
    const node = one.node as unknown as ast.Field;
    if (node.value === undefined || node.type !== undefined || node.params.length > 0) return [];
    const type = typeOf(one, compiled.model);
    return type === null ? [] : [{ at: (one.shortSpan ?? one.span).end + (one.shortSpan === null ? 0 : 1), text: `: ${typeText(type, say)}` }];
  });
}

/** The rules of a stretch: their names, and the end of the line on which each is named. */
export function rulesIn(snapshot: Snapshot, path: string, from: number, to: number): readonly { readonly rule: string; readonly at: number }[] {
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  const text = snapshot.source(path)?.text ?? "";
  if (compiled === undefined) return [];
  return namesOf(compiled).definitions.flatMap(({ kind, span, name }) => {
    if (kind !== "check" || span.file !== path || span.end < from || span.start > to) return [];
    return [{ rule: name, at: span.end + (/^[^\r\n]*?(?=[ \t]*(?:[\r\n]|$))/u.exec(text.slice(span.end))?.[0].length ?? 0) }];
  });
}

/** So many ends fit behind a line. */
const most = 3;

/** How a rule ends, in short; null where nothing is left to chance or there is too much to say. */
export function chancesText(odds: readonly CallOdds[], language: Language): string | null {
  const [first] = odds;
  const last = odds.at(-1);
  if (first === undefined || last === undefined || odds.every(({ outcomes }) => outcomes.length < 2)) return null;
  if (odds.length === 1) {
    return first.outcomes.length > most ? null : first.outcomes.map(({ outcome, probability }) => `${outcome} ${percent(probability, language)}`).join(" · ");
  }
  const [varied] = Object.entries(first.inputs);
  const found = (one: CallOdds, outcome: string): CallOdds["outcomes"][number] | undefined => one.outcomes.find((each) => each.outcome === outcome);
  const chance = (one: CallOdds, outcome: string): number => found(one, outcome)?.decimal ?? 0;
  const told = (one: CallOdds): string => percent(found(one, widest)?.probability ?? "0", language);
  const outcomes = [...new Set(odds.flatMap((one) => one.outcomes.map(({ outcome }) => outcome)))];
  if (varied === undefined || outcomes.length > most) return null;
  // Of several ends the one that hangs most on what is varied; of two that is the better, which stands last.
  const widest = outcomes.reduce((best, one) => (Math.abs(chance(first, one) - chance(last, one)) >= Math.abs(chance(first, best) - chance(last, best)) ? one : best));
  return `${varied[0]} ${varied[1]} … ${last.inputs[varied[0]] ?? ""}: ${widest} ${told(first)} … ${told(last)}`;
}

/** Of an exact fraction. */
function percent(exact: string, language: Language): string {
  const [above = 0n, below = 1n] = exact.split("/").map(BigInt);
  const [whole, rest] = [(above * 100n) / below, (above * 100n) % below];
  const sign = language === "de" ? " %" : "%";
  if (rest === 0n) return `${whole}${sign}`;
  if (whole === 0n) return `< 1${sign}`;
  return whole === 99n ? `> 99${sign}` : `≈ ${rest * 2n < below ? whole : whole + 1n}${sign}`;
}
