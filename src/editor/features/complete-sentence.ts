/**
 * What stands behind the first words of some sentences: dice behind `roll`, whom it is about behind `when` of an example, what can be claimed
 * behind `then`.
 *
 * Invariant: only sentences whose first words leave no doubt; null for all others.
 */
import type * as ast from "../../syntax/ast.ts";
import { keywordOf, t } from "../../syntax/tokens.ts";
import type { Place } from "../place.ts";
import { keywordsOf, type Known, named, type Offer, offer, words } from "./offers.ts";

/** `only`: nothing else fits. */
interface Behind {
  readonly offers: readonly Offer[];
  readonly only: boolean;
}

const claims: readonly string[] = ["result is", "chance of", "chance is", "average of", "it is not possible"];

export function behindFirstWord(place: Place, known: Known): Behind | null {
  const [first = "", second = ""] = place.before.map((one) => keywordOf(one.tokenType) ?? "");
  const { length } = place.before;
  const last = place.before.at(-1);
  const lastWord = last === undefined ? "" : (keywordOf(last.tokenType) ?? "");
  const block = place.blocks.at(-1) ?? "";
  if (first === "roll" && (length === 1 || (length === 2 && last?.tokenType === t.Int))) return { offers: diceIn(known.text), only: length === 2 };
  if (first === "ask" && length === 1) return { offers: words(keywordsOf("gm", "player"), 0), only: true };
  if (first === "ask" && length === 2 && (second === "gm" || second === "player")) return { offers: words(keywordsOf("for", "whether"), 0), only: true };
  if (block !== "example" && block !== "law" && block !== "odds table") return null;
  if (lastWord === "chance of") return { offers: outcomesOf(known), only: true };
  if (first === "given" && length === 1) return { offers: makers(known).map(({ name }) => made(name)), only: true };
  if (first === "given" && last?.tokenType === t.Equals) return { offers: [...makers(known).map((one) => offer(one, 0)), ...named(known.all, ["entry"], 1)], only: false };
  const locals = named(known.here, ["local", "parameter"], 1);
  if (first === "when" && length === 1) return { offers: [...locals, ...words(keywordsOf("make", "creation of"), 2), ...named(known.all, ["conflict"], 3)], only: true };
  if (first === "then" && length === 1) return { offers: [...words(claims, 0), ...locals], only: false };
  return null;
}

/** What can be put on the table. */
function makers(known: Known): Known["all"] {
  return known.all.filter(({ kind }) => kind === "sheet" || kind === "catalogue" || kind === "conflict");
}
function made(name: string): Offer {
  const plain = name.replaceAll(/[\\$}]/gu, "\\$&");
  return { label: `Name = ${name}(…)`, kind: "snippet", detail: { de: "legt es auf den Tisch", en: "puts it on the table" }, text: `${"$"}{1:Name} = ${plain}($0)`, snippet: true, start: 0, rank: 0 };
}

const common: readonly string[] = ["1d6", "1d20", "2d6", "1d100", "1d10", "1d8", "1d12", "1d4"];

/** Those the text throws most, then those that are thrown everywhere. */
function diceIn(text: string): readonly Offer[] {
  const counts = new Map<string, number>();
  for (const [dice] of text.matchAll(/(?<![\p{L}\p{N}_.])\d{1,3}[dwDW]\d{1,4}(?![\p{L}\p{N}_])/gu)) counts.set(dice, (counts.get(dice) ?? 0) + 1);
  const own = [...counts].toSorted(([, a], [, b]) => b - a).map(([dice]) => dice).slice(0, 8);
  const detail = { de: "Würfel", en: "dice" };
  return [...new Set([...own, ...common])].map((label, rank): Offer => ({ label, kind: "constant", detail, text: label, snippet: false, start: 0, rank: rank - 20 }));
}

/** The steps of what the rule gives that the example does; where that is unknown, all. */
function outcomesOf({ inside, all }: Known): readonly Offer[] {
  const deeds = inside?.kind === "example" ? inside.lines.filter((line): line is ast.ExampleWhen => line.kind === "example-when") : [];
  const done = deeds.flatMap(({ action }) => (action.kind === "call" && action.check?.kind === "name" ? [action.check.text] : [])).at(-1);
  const rule = all.find(({ kind, name }) => kind === "check" && name === done)?.node as unknown as ast.Check | undefined;
  const gives = rule?.gives?.kind === "named-type" ? rule.gives.name.text : null;
  const own = all.filter(({ kind, owner }) => (kind === "step" || kind === "option") && owner === gives);
  return own.length > 0 ? [...own.map((one) => offer(one, 0)), ...words(keywordsOf("success", "failure"), 1)] : [...words(keywordsOf("success", "failure"), 0), ...named(all, ["step", "option"], 1)];
}
