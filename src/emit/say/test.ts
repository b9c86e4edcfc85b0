// Conditions in words. Invariant: in German a clause that hangs on another ("sub") ends with its verb, one of its own ("main") does not.

import type { CompareExpr, Expr, HoldsExpr } from "../../model/types.ts";
import { ownerText, testText, valueText } from "./part.ts";
import { nameOf, pick, type Mood, type Say } from "./say.ts";

export function test(e: Expr, say: Say, mood: Mood, isSo: boolean): string {
  switch (e.kind) {
    case "logic": {
      const isAnd = (e.op === "and") === isSo;
      const side = (one: Expr): string => {
        const text = testText(one, say, mood, isSo);
        return one.kind === "logic" && one.op !== e.op ? `(${text})` : text;
      };
      return `${side(e.a)} ${isAnd ? pick(say, "und", "and") : pick(say, "oder", "or")} ${side(e.b)}`;
    }
    case "not":
      return testText(e.a, say, mood, !isSo);
    case "compare":
      return compareText(e, say, mood, isSo);
    case "holds":
      return holdsText(e, say, mood, isSo);
    case "member": {
      const [item, list] = [valueText(e.item, say), valueText(e.list, say)];
      const not = isSo ? "" : pick(say, "nicht ", "not ");
      return say.language === "en"
        ? `${item} is ${not}among ${list}`
        : mood === "main"
          ? `${item} gehört ${not}zu ${list}`
          : `${item} ${not}zu ${list} gehört`;
    }
    case "quantified": {
      if (
        e.test.kind === "holds" &&
        (e.test.owner.kind === "it" || (e.test.owner.kind === "local" && e.test.owner.name === e.name)) &&
        e.test.what.kind === "condition" &&
        e.op === "every" &&
        isSo
      ) {
        const [all, what] = [valueText(e.list, say), nameOf(e.test.what.condition, say)];
        if (say.language === "en") return `all of ${all} are ${what}`;
        return mood === "main" ? `alle aus ${all} sind ${what}` : `alle aus ${all} ${what} sind`;
      }
      const word = pick(say, "Eintrag", "entry");
      const item = e.name === null || e.name.startsWith("#") ? word : e.name;
      // A name has a gender that nobody knows.
      const entry = item === word ? word : `${word} „${item}“`;
      const inside: Say =
        e.name === null ? { ...say, it: item } : { ...say, known: new Map(say.known).set(e.name, item) };
      const list = valueText(e.list, say);
      const inner = testText(e.test, inside, "main");
      if (e.op === "every")
        return isSo
          ? pick(say, `für jeden ${entry} aus ${list} gilt: ${inner}`, `every ${item} of ${list}: ${inner}`)
          : pick(say, `nicht für jeden ${entry} aus ${list} gilt: ${inner}`, `not every ${item} of ${list}: ${inner}`);
      return isSo
        ? pick(say, `für mindestens einen ${entry} aus ${list} gilt: ${inner}`, `some ${item} of ${list}: ${inner}`)
        : pick(say, `für keinen ${entry} aus ${list} gilt: ${inner}`, `no ${item} of ${list}: ${inner}`);
    }
    case "succeeds": {
      const what = valueText(e.a, say);
      return isSo
        ? pick(say, `${what} gelingt`, `${what} is a success`)
        : pick(say, `${what} misslingt`, `${what} is a failure`);
    }
    case "ended": {
      const what = valueText(e.conflict, say);
      if (e.as === null) return verb(what, pick(say, "vorbei", "over"), say, mood, isSo);
      const as = valueText(e.as, say);
      if (say.language === "en") return isSo ? `${what} has ended as ${as}` : `${what} has not ended as ${as}`;
      return verb(what, `als ${as} beendet`, say, mood, isSo);
    }
    case "yes-no":
      return e.value === isSo ? pick(say, "in jedem Fall", "always") : pick(say, "niemals", "never");
    default:
      return flagText(e, say, isSo);
  }
}

/** X is Y, in one of the moods. */
function verb(who: string, what: string, say: Say, mood: Mood, isSo: boolean): string {
  if (say.language === "en") return `${who} is ${isSo ? "" : "not "}${what}`;
  const not = isSo ? "" : "nicht ";
  return mood === "main" ? `${who} ist ${not}${what}` : `${who} ${not}${what} ist`;
}

const flipped = { is: "is not", "is not": "is", "<": ">=", ">": "<=", "<=": ">", ">=": "<" } as const;
const signs = {
  is: { de: "=", en: "is" },
  "is not": { de: "≠", en: "is not" },
  "<": { de: "<", en: "<" },
  ">": { de: ">", en: ">" },
  "<=": { de: "≤", en: "≤" },
  ">=": { de: "≥", en: "≥" },
} as const;

function compareText(e: CompareExpr, say: Say, mood: Mood, isSo: boolean): string {
  const op = isSo ? e.op : flipped[e.op];
  const isNone = e.b.kind === "none";
  if (isNone && e.a.kind === "slot") return verb(valueText(e.a, say), pick(say, "leer", "empty"), say, mood, op === "is");
  if (isNone && op === "is") return pick(say, `${valueText(e.a, say)} fehlt`, `${valueText(e.a, say)} is missing`);
  if (isNone && op === "is not") return verb(valueText(e.a, say), pick(say, "vorhanden", "there"), say, mood, true);
  if (e.b.kind === "yes-no") return testText(e.a, say, mood, e.b.value === (op === "is"));
  return `${valueText(e.a, say)} ${signs[op][say.language]} ${valueText(e.b, say)}`;
}

function holdsText(e: HoldsExpr, say: Say, mood: Mood, isSo: boolean): string {
  const who = ownerText(e.owner, say);
  if (e.what.kind === "condition") {
    const [whom, name] = [who ?? pick(say, "die Figur", "the figure"), nameOf(e.what.condition, say)];
    return say.language === "de" && isNoun(name) ? had(whom, name, mood, isSo) : verb(whom, name, say, mood, isSo);
  }
  const { entry } = e.what;
  if (say.language === "en") return `${who ?? "the figure"} ${isSo ? "has" : "does not have"} ${entry}`;
  return had(who ?? "die Figur", entry, mood, isSo);
}
function had(who: string, what: string, mood: Mood, isSo: boolean): string {
  return mood === "main" ? `${who} hat ${what}${isSo ? "" : " nicht"}` : `${who} ${what} ${isSo ? "" : "nicht "}hat`;
}
/** German writes nouns large: "hat Koma", "ist benommen". */
const isNoun = (name: string): boolean => /^\p{Lu}/u.test(name.split(" ").at(-1) ?? "");

/** A value that is yes or no. */
function flagText(e: Expr, say: Say, isSo: boolean): string {
  return `${valueText(e, say)} ${pick(say, "=", "is")} ${isSo ? pick(say, "ja", "yes") : pick(say, "nein", "no")}`;
}
