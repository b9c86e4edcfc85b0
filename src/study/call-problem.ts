/**
 * Why a call was not answered, as a sentence for the one who typed it.
 *
 * Invariant: null for what is none of his mistakes and no limit of ours: that is our bug and is thrown on.
 */
import { type Bilingual, listing } from "../base/text.ts";
import type { Model } from "../model/types.ts";
import { lastName } from "../model/typing.ts";
import { isLeftOpen, isNotYet } from "../plan/build/values.ts";
import { RuleError } from "../runtime/errors.ts";
import { NONE } from "../runtime/value.ts";
import { reasonsOf } from "./reasons.ts";

/** What a call or example lacks. Thrown where it is played or asked for its odds. */
export class CallProblem extends Error {
  readonly text: Bilingual;

  constructor(text: Bilingual) {
    super(text.en);
    this.name = "CallProblem";
    this.text = text;
  }
}

export const nothingDone: Bilingual = {
  en: "The call does not say what is done. It ends with a line such as: when Ada makes Probe(ST)",
  de: "Der Aufruf sagt nicht, was getan wird. Er endet mit einer Zeile wie: when Ada makes Probe(ST)",
};
export const nothingRolled: Bilingual = {
  en: 'Nothing is rolled here, so there are no odds. "regelwerk roll" shows what happens.',
  de: "Hier wird nicht gewürfelt, also gibt es keine Chancen. „regelwerk roll“ zeigt, was geschieht.",
};
export const rolledAlready: Bilingual = {
  en: 'The call says by "rolling" how the dice fall. Leave that out, or leave out --faces and --seed.',
  de: "Der Aufruf sagt mit „rolling“, wie die Würfel fallen. Lass das weg oder lass --faces und --seed weg.",
};
export const rolledBefore: Bilingual = {
  en: "Only the last line may roll by chance. Say how the dice of the lines before it fall: … rolling 14",
  de: "Nur die letzte Zeile darf zufällig würfeln. Sag, wie die Würfel der Zeilen davor fallen: … rolling 14",
};
export const onlyExampleLines: Bilingual = {
  en: "A call holds only lines of an example: given …; gm says …; when …",
  de: "In einem Aufruf stehen nur Zeilen eines Beispiels: given …; gm says …; when …",
};
export const nothingHappened: Bilingual = { en: "Nothing was done before it.", de: "Davor ist nichts geschehen." };
export const noSuccess: Bilingual = {
  en: "What comes of it says nothing of success: its scale needs a line such as: success from …",
  de: "Was herauskommt, sagt nichts über Erfolg: Seine Skala braucht eine Zeile wie: success from …",
};
export const noNumber: Bilingual = { en: "That is no number.", de: "Das ist keine Zahl." };
export const noWhole: Bilingual = { en: "That is no whole number.", de: "Das ist keine ganze Zahl." };
export const openFight: Bilingual = {
  en: "What a conflict is after an action is only known when its dice are: say how they fall (rolling …).",
  de: "Wie ein Konflikt nach einer Handlung steht, weiß man erst, wenn ihre Würfel gefallen sind: Sag, wie sie fallen (rolling …).",
};
export function manyNumbers(count: number): Bilingual {
  return { en: `These are ${count} values, not one.`, de: `Das sind ${count} Werte, nicht einer.` };
}
export function notOnTable(name: string): Bilingual {
  return { en: `This version cannot put ${name} on the table.`, de: `${name} kann diese Fassung nicht auf den Tisch legen.` };
}
export function nobodyKnows(names: readonly string[]): Bilingual {
  return { en: `Nobody who is asked knows ${listing(names, "en")}.`, de: `Niemand, der gefragt wird, kennt ${listing(names, "de")}.` };
}
export function noPlacing(key: string): Bilingual {
  return { en: `${key} does not ask for an order.`, de: `${key} fragt nach keiner Reihenfolge.` };
}
export function namedTwice(key: string): Bilingual {
  return { en: `${key}: one entry is named twice.`, de: `${key}: Ein Eintrag steht zweimal da.` };
}
export function onTwoSides(name: string): Bilingual {
  return { en: `${name} stands on two sides.`, de: `${name} steht auf zwei Seiten.` };
}
export function notTaken(name: string, parameter: string, value: string, range: string): Bilingual {
  return {
    en: `${name} takes ${range} as ${parameter}, not ${value}.`,
    de: `${name} nimmt als ${parameter} ${range}, nicht ${value}.`,
  };
}

export function notTogether(a: string, b: string, conflict: string): Bilingual {
  return { en: `${a} and ${b} are not both in ${conflict}.`, de: `${a} und ${b} stehen nicht beide in ${conflict}.` };
}
export function unusedVariation(name: string): Bilingual {
  return {
    en: `--by varies "${name}", but the call does not use it. Write ${name} into the call where its value belongs.`,
    de: `--by variiert „${name}“, aber der Aufruf benutzt es nicht. Schreib ${name} im Aufruf dorthin, wo der Wert hingehört.`,
  };
}

export function problemOf(model: Model, error: unknown): Bilingual | null {
  if (error instanceof CallProblem) return error.text;
  if (isLeftOpen(error)) {
    const name = lastName(error.message);
    return {
      en: `"${name}" is left open here: it needs a module that fills it in.`,
      de: `„${name}“ ist hier offen gelassen: Dazu braucht es ein Modul, das es füllt.`,
    };
  }
  if (isNotYet(error)) {
    return {
      en: `This version cannot play that yet (${error.notYet.en}).`,
      de: `Das kann diese Fassung noch nicht spielen (${error.notYet.de}).`,
    };
  }
  return error instanceof RuleError ? ofRules(model, error) : null;
}

function ofRules(model: Model, { code, data }: RuleError): Bilingual | null {
  const [label, key, count] = [
    String(data["label"] ?? data["roll"] ?? data["dice"] ?? ""),
    String(data["key"] ?? ""),
    Number(data["count"] ?? 0),
  ];
  switch (code) {
    case "missing-answer":
      return unanswered(model, key);
    case "mismatched-answer":
      return data["why"] === undefined ? wrongAnswer(model, key, data["given"]) : refusedAnswer(model, key, String(data["why"]));
    case "not-possible":
      return refusedLate(model, label, String(data["why"] ?? ""));
    case "missing-dice":
      return {
        en: `Too few faces: ${label} is rolled as well.`,
        de: `Zu wenige Augen: Auch ${label} wird noch gewürfelt.`,
      };
    case "unused-dice":
      return label === ""
        ? {
            en: `Too many faces: ${count === 1 ? "the last one is" : `the last ${count} are`} not rolled.`,
            de: `Zu viele Augen: ${count === 1 ? "Das letzte wird" : `Die letzten ${count} werden`} nicht gewürfelt.`,
          }
        : { en: `Too many faces: ${label} has fewer dice.`, de: `Zu viele Augen: ${label} hat weniger Würfel.` };
    case "mismatched-dice":
      return wrongFace(label, data["face"] ?? data["total"] ?? data["side"]);
    case "too-large":
      return tooLarge(label);
    case "endless":
      return {
        en: `${label === "" ? "A roll" : label} would be rolled again without end.`,
        de: `${label === "" ? "Ein Wurf" : label} würde ohne Ende wiederholt.`,
      };
    default:
      return null;
  }
}

function wrongFace(label: string, face: unknown): Bilingual {
  return {
    en: `${label} cannot show ${String(face)}: the die has no such face.`,
    de: `${label} kann nicht ${String(face)} zeigen: Diese Augen hat der Würfel nicht.`,
  };
}

function tooLarge(label: string): Bilingual {
  const [en, de] = label === "" ? ["These rolls", "Diese Würfe"] : [`The roll ${label}`, `Der Wurf ${label}`];
  const isOne = label !== "";
  return {
    en: `${en} ${isOne ? "has" : "have"} more results than can be worked out exactly. Roll fewer dice, or ask about a smaller part.`,
    de: `${de} ${isOne ? "hat" : "haben"} mehr Ausgänge, als sich genau ausrechnen lassen. Nimm weniger Würfel oder frag nach einem kleineren Teil.`,
  };
}

// ── questions ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Asked {
  readonly by: "gm" | "player";
  readonly low: number | null;
  readonly high: number | null;
}

function unanswered(model: Model, key: string): Bilingual {
  const asked = askOf(model, key);
  const line = `${asked?.by ?? "gm"} says ${key} = ${asked?.low ?? asked?.high ?? "…"}`;
  return {
    en: `The rule asks for ${key}. Put the answer before the "when", such as: ${line}`,
    de: `Die Regel fragt nach ${key}. Schreib die Antwort vor das „when“, etwa: ${line}`,
  };
}

function wrongAnswer(model: Model, key: string, given: unknown): Bilingual {
  const { low = null, high = null } = askOf(model, key) ?? {};
  const [en, de] =
    low === null || high === null ? ["", ""] : [` Allowed: ${low} to ${high}.`, ` Erlaubt: ${low} bis ${high}.`];
  if (given === undefined) return { en: `The answer to ${key} does not fit.${en}`, de: `Die Antwort auf ${key} passt nicht.${de}` };
  const answer = given === NONE ? "none" : JSON.stringify(given);
  return { en: `${answer} is no answer to ${key}.${en}`, de: `${answer} ist keine Antwort auf ${key}.${de}` };
}

function refusedAnswer(model: Model, key: string, why: string): Bilingual {
  const reason = reasonsOf(model).get(why) ?? why;
  return { en: `The rule refuses this answer to ${key}: ${reason}`, de: `Diese Antwort auf ${key} weist die Regel zurück: ${reason}` };
}

/** Something that a rule calls behind its dice cannot be done with some of them. */
function refusedLate(model: Model, roll: string, why: string): Bilingual {
  const reason = reasonsOf(model).get(why) ?? why;
  const [en, de] = roll === "" ? ["the dice", "den Würfeln"] : [roll, roll];
  return { en: `Behind ${en} something is not possible: ${reason}`, de: `Hinter ${de} ist etwas nicht möglich: ${reason}` };
}

function askOf(model: Model, key: string): Asked | null {
  let found: Asked | null = null;
  const visit = (x: unknown): void => {
    if (found !== null || typeof x !== "object" || x === null) return;
    if ("kind" in x && x.kind === "ask" && "name" in x && x.name === key && "by" in x && "type" in x) {
      const { low, high } = endsOf(x.type);
      found = { by: x.by === "player" ? "player" : "gm", low, high };
    } else for (const part of Object.values(x)) visit(part);
  };
  visit(model.checks);
  return found;
}

function endsOf(type: unknown): { readonly low: number | null; readonly high: number | null } {
  const ends =
    typeof type === "object" && type !== null ? (type as { readonly low?: unknown; readonly high?: unknown }) : {};
  const number = (x: unknown): number | null => (typeof x === "number" ? x : null);
  return { low: number(ends.low), high: number(ends.high) };
}
