// What stands in the bodies of sheets, things and conditions, in words: changes to other values, reactions, what is forbidden or required.
// Invariant: one line a member, with its clauses.

import { unreachable } from "../../base/never.ts";
import { listing } from "../../base/text.ts";
import type { Forbid, Modifier, ModifierTarget, Must, Need, Reaction } from "../../model/types.ts";
import { emphasis, strong } from "./inline.ts";
import { testText, valueText } from "./part.ts";
import { fieldName, nameOf, pick, type Say } from "./say.ts";
import { blockLines, type Line } from "./sentence.ts";

export interface Members {
  readonly modifiers?: readonly Modifier[];
  readonly reactions?: readonly Reaction[];
  readonly forbids?: readonly Forbid[];
  readonly needs?: readonly Need[];
  readonly must?: readonly Must[];
}

export function memberLines(members: Members, say: Say): readonly Line[] {
  return [
    ...(members.needs ?? []).map((need) => needLine(need, say)),
    ...(members.must ?? []).map((must) => mustLine(must, say)),
    ...(members.modifiers ?? []).map((modifier) => modifierLine(modifier, say)),
    ...(members.forbids ?? []).map((forbid) => forbidLine(forbid, say)),
    ...(members.reactions ?? []).map((reaction) => reactionLine(reaction, say)),
  ];
}

function modifierLine(of: Modifier, say: Say): Line {
  const limit =
    of.upTo === null
      ? ""
      : pick(say, `, höchstens bis ${valueText(of.upTo, say)}`, `, but not beyond ${valueText(of.upTo, say)}`);
  const kind = of.as === null ? "" : ` (${nameOf(of.as, say)})`;
  const only =
    of.if === null ? "" : pick(say, `, wenn ${testText(of.if, say, "sub")}`, `, if ${testText(of.if, say, "sub")}`);
  const amount = of.amount.kind === "number" && of.amount.value > 0 ? `+${of.amount.value}` : valueText(of.amount, say);
  const text = pick(
    say,
    `Auf ${targetText(of.to, say)} kommt hinzu: ${amount}${kind}${limit}${only}.`,
    `Added onto ${targetText(of.to, say)}: ${amount}${kind}${limit}${only}.`,
  );
  return { text, clauses: of.clauses, docs: of.docs, inner: [] };
}

function targetText(to: ModifierTarget, say: Say): string {
  switch (to.kind) {
    case "field":
      return strong(fieldName(to.field, say));
    case "entry":
      return strong(to.entry);
    case "each": {
      const all = pick(say, `alle ${strong(nameOf(to.collection, say))}`, `all ${strong(nameOf(to.collection, say))}`);
      return to.where === null
        ? all
        : pick(
            say,
            `${all} mit ${testText(to.where, say, "sub")}`,
            `${all} that have ${testText(to.where, say, "sub")}`,
          );
    }
    case "check":
      return emphasis(nameOf(to.check, say));
    default:
      return unreachable(to);
  }
}

function forbidLine(of: Forbid, say: Say): Line {
  const names =
    of.checks === null
      ? pick(say, "jede Aktion", "all actions")
      : listing(
          of.checks.map((id) => emphasis(nameOf(id, say))),
          say.language,
        );
  return {
    text: pick(say, `Unmöglich ist dann: ${names}.`, `Impossible meanwhile: ${names}.`),
    clauses: of.clauses,
    docs: of.docs,
    inner: [],
  };
}

function needLine(of: Need, say: Say): Line {
  const message = of.message === "" ? "" : pick(say, ` Sonst: „${of.message}“`, ` Otherwise: "${of.message}"`);
  return {
    text: pick(
      say,
      `Voraussetzung: ${testText(of.test, say, "main")}.${message}`,
      `Requirement: ${testText(of.test, say, "main")}.${message}`,
    ),
    clauses: of.clauses,
    docs: of.docs,
    inner: [],
  };
}

function mustLine(of: Must, say: Say): Line {
  const message = of.message === "" ? "" : pick(say, ` Sonst: „${of.message}“`, ` Otherwise: "${of.message}"`);
  return {
    text: pick(
      say,
      `Immer gilt: ${testText(of.test, say, "main")}.${message}`,
      `Always: ${testText(of.test, say, "main")}.${message}`,
    ),
    clauses: of.clauses,
    docs: of.docs,
    inner: [],
  };
}

function reactionLine(of: Reaction, say: Say): Line {
  const inside: Say = of.any === null ? say : { ...say, it: pick(say, "der Eintrag", "the entry") };
  const watched =
    of.any === null
      ? of.watched.kind === "holds" && of.watched.what.kind === "condition" && (of.on === "gains" || of.on === "loses")
        ? strong(nameOf(of.watched.what.condition, say))
        : valueText(of.watched, say)
      : pick(say, `ein Eintrag von ${nameOf(of.any, say)}`, `any entry of ${nameOf(of.any, say)}`).replace(
          /\bany\b/u,
          "an",
        );
  const level = of.level === null ? "" : valueText(of.level, say);
  const inner = blockLines(of.body, inside);
  return {
    text: pick(say, `Sobald ${watched} ${eventDe(of.on, level)}:`, `As soon as ${watched} ${eventEn(of.on, level)}:`),
    clauses: of.clauses,
    docs: of.docs,
    inner,
  };
}

function eventDe(on: Reaction["on"], level: string): string {
  switch (on) {
    case "reaches":
      return `auf ${level} kommt`;
    case "falls":
      return "abnimmt";
    case "rises":
      return "zunimmt";
    case "below":
      return `unter ${level} fällt`;
    case "above":
      return `über ${level} steigt`;
    case "gains":
      return "hinzukommt";
    case "loses":
      return "wegfällt";
    default:
      return unreachable(on);
  }
}

function eventEn(on: Reaction["on"], level: string): string {
  switch (on) {
    case "reaches":
      return `reaches ${level}`;
    case "falls":
      return "goes down";
    case "rises":
      return "goes up";
    case "below":
      return `drops below ${level}`;
    case "above":
      return `climbs above ${level}`;
    case "gains":
      return "begins";
    case "loses":
      return "ends";
    default:
      return unreachable(on);
  }
}
