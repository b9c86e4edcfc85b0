// Conflicts, scenes and tactics in the book. Invariant: told in the order in which a table needs it: who, in which order, what, until when.

import { unreachable } from "../../base/never.ts";
import type { Conflict, Moment, Order, OrderKey, Relation, Side, Tactic } from "../../model/types.ts";
import { calledText } from "../say/call.ts";
import { diceText } from "../say/dice.ts";
import { capital, emphasis, strong } from "../say/inline.ts";
import { nameOf, pick, type Say } from "../say/say.ts";
import { testText, valueText } from "../say/part.ts";
import { blockLines, type Line } from "../say/sentence.ts";
import { stepName, typeText } from "../say/type.ts";
import { lineBullets, paragraph, steps, type Block } from "./book.ts";
import { fieldTable } from "./fields.ts";

const line = (
  text: string,
  clauses: readonly string[] = [],
  docs: readonly string[] = [],
  inner: readonly Line[] = [],
): Line => ({ text, clauses, docs, inner });

export function conflictBlocks(conflict: Conflict, say: Say): readonly Block[] {
  const fields = conflict.fields.length === 0 ? [] : [fieldTable(conflict.fields, say)];
  return [
    ...fields,
    ...lineBullets([
      ...conflict.sides.map((side) => sideLine(side, say)),
      ...conflict.relations.map((relation) => relationLine(relation, say)),
      ...(conflict.sides.length === 0 ? [] : [line(orderText(conflict.order, say))]),
      ...(conflict.eachTurn === null
        ? []
        : [
            line(
              pick(
                say,
                `Wer dran ist, hat ${conflict.eachTurn} Aktionen.`,
                `Whoever is up has ${conflict.eachTurn} of them to do.`,
              ),
            ),
          ]),
      ...(conflict.onceEach.length === 0
        ? []
        : [
            line(
              pick(
                say,
                `Je Zug geht jede davon einmal: ${names(conflict.onceEach, say)}.`,
                `Each of these goes once before the next is up: ${names(conflict.onceEach, say)}.`,
              ),
            ),
          ]),
      ...(conflict.actions === null
        ? []
        : [
            line(
              pick(say, `Erlaubt sind: ${names(conflict.actions, say)}.`, `Allowed: ${names(conflict.actions, say)}.`),
            ),
          ]),
      ...conflict.moments.map((moment) => momentLine(moment, say)),
      ...(conflict.turnEnds === null
        ? []
        : [
            line(
              pick(
                say,
                `Der Zug ist vorbei, sobald ${testText(conflict.turnEnds.test, say, "sub")}.`,
                `One's go is over as soon as ${testText(conflict.turnEnds.test, say, "sub")}.`,
              ),
              conflict.turnEnds.clauses,
              conflict.turnEnds.docs,
            ),
          ]),
      ...conflict.ends.map((end) => {
        const outcome =
          end.outcome === null || conflict.gives === null || conflict.gives.kind !== "step"
            ? ""
            : pick(
                say,
                ` als ${strong(stepName(conflict.gives.scale, end.outcome, say))}`,
                `: ${strong(stepName(conflict.gives.scale, end.outcome, say))}`,
              );
        return line(
          pick(
            say,
            `Es endet${outcome}, sobald ${testText(end.test, say, "sub")}.`,
            `It ends as soon as ${testText(end.test, say, "sub")}${outcome}.`,
          ),
          end.clauses,
          end.docs,
        );
      }),
    ]),
  ];
}

function names(ids: readonly string[], say: Say): string {
  return ids.map((id) => emphasis(nameOf(id, say))).join(", ");
}

function sideLine(side: Side, say: Say): Line {
  const most = side.most === null ? "" : pick(say, `, höchstens ${side.most}`, `, no more than ${side.most}`);
  const least = side.least <= 1 ? "" : pick(say, `, mindestens ${side.least}`, `, ${side.least} or more`);
  return line(
    pick(
      say,
      `Dabei: ${strong(side.name)} (${nameOf(side.sheet, say)}${least}${most}).`,
      `Taking part: ${strong(side.name)} (${nameOf(side.sheet, say)}${least}${most}).`,
    ),
    side.clauses,
    side.docs,
  );
}

function relationLine(relation: Relation, say: Say): Line {
  const { calculated, start, between, type } = relation;
  const name = strong(relation.name);
  if (calculated !== null) {
    const [first, second] = calculated.names;
    return line(
      pick(
        say,
        `${name} von ${first} gegenüber ${second} (je zwei aus ${between}): ${valueText(calculated.value, say)}.`,
        `${name} of ${first} over ${second} (any two of ${between}): ${valueText(calculated.value, say)}.`,
      ),
      relation.clauses,
      relation.docs,
    );
  }
  const begins = start === null ? "" : valueText(start, say);
  const both = relation.opposite
    ? pick(say, "; umgekehrt gilt stets das Negative", "; the other way round always holds the negative")
    : "";
  return line(
    pick(
      say,
      `Zwischen je zweien aus ${between} steht ${name} (${typeText(type, say)}), anfangs ${begins}${both}.`,
      `Any two of ${between} have a ${name} (${typeText(type, say)}), ${begins} to begin with${both}.`,
    ),
    relation.clauses,
    relation.docs,
  );
}

function orderText(order: Order, say: Say): string {
  switch (order.kind) {
    case "alternating":
      return pick(say, "Die Seiten sind abwechselnd dran.", "The sides act one after the other.");
    case "free":
      return pick(say, "Es ist dran, wer will.", "Whoever wants to acts.");
    case "by":
      return pick(
        say,
        `Reihenfolge: ${order.keys.map((key) => keyText(key, say)).join("; bei Gleichstand ")}.`,
        `Who acts first: ${order.keys.map((key) => keyText(key, say)).join("; if equal, ")}.`,
      );
    default:
      return unreachable(order);
  }
}

function keyText(key: OrderKey, say: Say): string {
  const what =
    key.dice === null
      ? key.value === null
        ? ""
        : valueText(key.value, { ...say, it: null })
      : diceText(key.dice, say);
  return key.first === "highest"
    ? pick(say, `${what}, wer mehr hat, zuerst`, `${what}, more goes ahead`)
    : pick(say, `${what}, wer weniger hat, zuerst`, `${what}, less goes ahead`);
}

function momentLine(moment: Moment, say: Say): Line {
  const titles = {
    round: pick(say, "Zu Beginn jeder Runde:", "When a new cycle begins:"),
    start: pick(say, "Wer an die Reihe kommt, beginnt so:", "Whoever is up begins like this:"),
    end: pick(say, "Wer fertig ist, schließt so ab:", "Whoever has finished closes like this:"),
    action: pick(say, "Nach jeder Aktion:", "Following whatever is done:"),
  };
  return line(titles[moment.at], moment.clauses, moment.docs, blockLines(moment.body, say));
}

export function tacticBlocks(tactic: Tactic, say: Say): readonly Block[] {
  const lines = tactic.lines.map((one) => {
    const called = calledText(one.call, say.index.check(one.call.check), say);
    const text =
      one.if === null
        ? called
        : pick(say, `wenn ${testText(one.if, say, "sub")}: ${called}`, `if ${testText(one.if, say, "sub")}: ${called}`);
    return line(`${capital(text)}.`, one.clauses, one.docs);
  });
  return [
    paragraph(
      pick(
        say,
        `So handelt ${nameOf(tactic.self.sheet, say)}, wenn niemand entscheidet; das Erste, was geht:`,
        `What ${nameOf(tactic.self.sheet, say)} does where nobody decides; the first that can be done:`,
      ),
    ),
    ...steps(lines),
  ];
}
