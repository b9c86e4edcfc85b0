// The single sentences of a rule in words: questions, changes, what is held. Invariant: no sentence in here holds others.

import { unreachable } from "../../base/never.ts";
import type { Expr, Held, Sentence } from "../../model/types.ts";
import { strong, type Inline } from "./inline.ts";
import { operandText, ownerText, testText, valueText } from "./part.ts";
import { nameOf, pick, type Say } from "./say.ts";
import { typeText } from "./type.ts";
import { placeText } from "./value.ts";

export function askText(s: Extract<Sentence, { kind: "ask" }>, say: Say): Inline {
  const who = s.by === "gm" ? say.model.ruleset.gm : say.model.ruleset.player;
  const isAsItIs = s.into !== null && s.usually?.kind === "base";
  const usual =
    s.usually === null || isAsItIs
      ? ""
      : pick(say, `; üblich: ${valueText(s.usually, say)}`, `; by default ${valueText(s.usually, say)}`);
  const hidden = s.secret ? pick(say, ", verdeckt", ", unseen by the others") : "";
  if (s.type.kind === "yes-no")
    return pick(
      say,
      `${who} entscheidet${hidden}: ${strong(s.name)}, ja oder nein${usual}.`,
      `${who} decides${hidden}: ${strong(s.name)}, yes or no${usual}.`,
    );
  return pick(
    say,
    `${who} bestimmt${hidden}: ${strong(s.name)} (${typeText(s.type, say)}${usual}).`,
    `${who} settles${hidden}: ${strong(s.name)} (${typeText(s.type, say)}${usual}).`,
  );
}

export function repeatText(s: Extract<Sentence, { kind: "repeat" }>, say: Say): string {
  const most =
    s.most === null
      ? ""
      : pick(say, ` höchstens ${operandText(s.most, say)}-mal`, ` no more than ${operandText(s.most, say)}×`);
  const ends = [
    ...(s.while === null
      ? []
      : [pick(say, `solange ${testText(s.while, say, "sub")}`, `as long as ${testText(s.while, say, "sub")}`)]),
    ...(s.until === null
      ? []
      : [pick(say, `bis ${testText(s.until, say, "sub")}`, `until ${testText(s.until, say, "sub")}`)]),
  ];
  return pick(
    say,
    `wiederhole${[most, ...ends].join(", ").replace(/^, /u, " ")}:`,
    `repeat${[most, ...ends].join(", ").replace(/^, /u, " ")}:`,
  );
}

export function changeText(s: Extract<Sentence, { kind: "change" }>, say: Say): Inline {
  const place = strong(placeText(s.place, say));
  const amount = operandText(s.amount, say);
  switch (s.verb) {
    case "rises": {
      const limit =
        s.limit === null
          ? ""
          : pick(say, `, höchstens bis ${valueText(s.limit, say)}`, `, but not above ${valueText(s.limit, say)}`);
      return pick(say, `erhöhe ${place} um ${amount}${limit}.`, `raise ${place} by ${amount}${limit}.`);
    }
    case "falls": {
      const limit =
        s.limit === null
          ? ""
          : pick(say, `, höchstens bis ${valueText(s.limit, say)}`, `, but not below ${valueText(s.limit, say)}`);
      return pick(say, `senke ${place} um ${amount}${limit}.`, `lower ${place} by ${amount}${limit}.`);
    }
    case "becomes":
      return pick(
        say,
        `setze ${place} auf ${valueText(s.amount, say)}.`,
        `set ${place} to ${valueText(s.amount, say)}.`,
      );
    default:
      return unreachable(s.verb);
  }
}

export function resultText(value: Expr, say: Say): Inline {
  const text = valueText(value, say);
  return value.kind === "step" || value.kind === "local" || value.kind === "number" ? strong(text) : text;
}

/** Our own first word inside a sentence; a name stays as it is written. */
export function lower(text: Inline): Inline {
  return text.replace(/^(?:Mach|Make)\b/u, (word) => word.toLowerCase());
}

/** "Du bekommst", "Ork bekommt". */
export function does(
  who: Expr,
  say: Say,
  words: { readonly de: readonly [string, string]; readonly en: readonly [string, string] },
): string {
  const name = ownerText(who, say);
  const [you, other] = words[say.language];
  return name === null ? you : `${name} ${other}`;
}

/** How long a condition lasts is kept in fields of its own, which no designer names. */
export function durationText(key: string, value: Expr, say: Say): string {
  const isOne = value.kind === "number" && value.value === 1;
  const n = valueText(value, say);
  switch (key) {
    case "$turns":
      return isOne
        ? pick(say, "bis zum Ende des Zuges", "until one's go is over")
        : pick(say, `${n} Züge lang`, `${n} goes long`);
    case "$rounds":
      return isOne
        ? pick(say, "bis zum Ende der Runde", "until the round is over")
        : pick(say, `${n} Runden lang`, `${n} rounds long`);
    case "$check":
      return pick(say, "nur beim nächsten Mal", "only once more");
    case "$scene":
      return pick(say, "bis zum Ende der Szene", "until the scene is over");
    case "$conflict":
      return pick(say, "bis zum Ende des Konflikts", "until the conflict is over");
    default: {
      const name = key.slice(key.indexOf(" ") + 1);
      return pick(say, `bis ${name}`, `until ${name}`);
    }
  }
}

const timesText = (count: number | undefined): string => (count === undefined ? "" : `${count} × `);

export function heldText(what: Held, say: Say): string {
  switch (what.kind) {
    case "condition": {
      const levels = what.levels === null ? "" : `${valueText(what.levels, say)} × `;
      const fields = Object.entries(what.fields).map(([name, value]) =>
        name.startsWith("$") ? durationText(name, value, say) : `${name}: ${valueText(value, say)}`,
      );
      return levels + nameOf(what.condition, say) + (fields.length === 0 ? "" : ` (${fields.join(", ")})`);
    }
    case "thing":
      return `${timesText(what.count)}${what.entry}`;
    case "value":
      return `${timesText(what.count)}${valueText(what.value, say)}`;
    default:
      return unreachable(what);
  }
}
