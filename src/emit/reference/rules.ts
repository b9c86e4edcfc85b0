// Checks, actions, conditions, cascades in the book. Invariant: who acts is named only where there is somebody else it could be.

import type { Cascade, Check, Condition, Field, Given, Type } from "../../model/types.ts";
import { emphasis, strong, type Inline } from "../say/inline.ts";
import { memberLines } from "../say/member.ts";
import { nameOf, pick, type Say } from "../say/say.ts";
import { testText, valueText } from "../say/part.ts";
import { blockLines, type Line } from "../say/sentence.ts";
import { outcomesText, typeText } from "../say/type.ts";
import { placeText } from "../say/value.ts";
import { bullets, cites, docsText, lineBullets, paragraph, steps, type Block, type Item } from "./book.ts";
import { fieldTable } from "./fields.ts";

const words = {
  check: { de: "Probe", en: "Check" },
  action: { de: "Aktion", en: "Action" },
  move: { de: "Spielzug", en: "Move" },
  procedure: { de: "Ablauf", en: "Procedure" },
  creation: { de: "Erschaffung", en: "Creation" },
} as const;

export function checkBlocks(check: Check, say: Say): readonly Block[] {
  const inside = insideOf(check, say);
  return [
    paragraph(headText(check, say)),
    ...givenBlocks(check.givens, inside),
    ...around(check.before, pick(say, "Davor:", "Before that:"), inside),
    ...steps(blockLines(check.body, inside)),
    ...around(check.after, pick(say, "Danach:", "After that:"), inside),
  ];
}
function around(blocks: Check["before"], title: string, say: Say): readonly Block[] {
  return blocks === undefined ? [] : [paragraph(title), ...steps(blocks.flatMap((block) => blockLines(block, say)))];
}

/** Names the acting sheet where another one takes part. */
export function insideOf(check: Pick<Check, "self" | "against" | "givens">, say: Say): Say {
  const others = check.against !== null || check.givens.some(({ type }) => isSheet(type));
  return { ...say, self: check.self !== null && others ? check.self.name : null };
}

function isSheet(type: Type): boolean {
  return type.kind === "sheet" || ((type.kind === "optional" || type.kind === "list") && isSheet(type.of));
}

function headText(check: Check, say: Say): Inline {
  const role = (of: { readonly name: string; readonly sheet: string }): Inline => {
    const sheet = nameOf(of.sheet, say);
    return of.name === sheet ? emphasis(sheet) : `${strong(of.name)} (${sheet})`;
  };
  const parts = [
    words[check.word][say.language],
    ...(check.self === null ? [] : [pick(say, `für ${role(check.self)}`, `for ${role(check.self)}`)]),
    ...(check.against === null ? [] : [pick(say, `gegen ${role(check.against)}`, `against ${role(check.against)}`)]),
    ...(check.conflict === null
      ? []
      : [pick(say, `während: ${nameOf(check.conflict.sheet, say)}`, `during ${nameOf(check.conflict.sheet, say)}`)]),
  ];
  const gives =
    check.gives === null
      ? ""
      : pick(say, ` Ergebnis: ${outcomesText(check.gives, say)}.`, ` Outcome: ${outcomesText(check.gives, say)}.`);
  return `${parts.join(" ")}.${gives}`;
}

export function givenBlocks(givens: readonly Given[], say: Say): readonly Block[] {
  if (givens.length === 0) return [];
  const items = givens.map((given): Item => {
    const usual =
      given.usually === null
        ? ""
        : pick(say, `; üblich: ${valueText(given.usually, say)}`, `; by default ${valueText(given.usually, say)}`);
    const from =
      given.from === null
        ? ""
        : pick(
            say,
            `, aus ${say.index.home(given.from.field).field.name} von ${given.from.role}`,
            `, out of ${given.from.role}'s ${say.index.home(given.from.field).field.name}`,
          );
    return {
      text: `${strong(given.name)}: ${typeText(given.type, say)}${from}${usual}.${docsText(given.docs)}${cites(given.clauses)}`,
      items: [],
    };
  });
  return [paragraph(pick(say, "Vorher wird gesagt:", "Said beforehand:")), ...bullets(items)];
}

export function conditionBlocks(condition: Condition, say: Say): readonly Block[] {
  const whose = emphasis(nameOf(condition.sheet, say));
  const begins =
    condition.while === null
      ? pick(
          say,
          `Zustand von ${whose}; er wird durch Regeln erworben und verloren.`,
          `A state of ${whose}; rules bring it about and end it.`,
        )
      : pick(
          say,
          `Zustand von ${whose}; er besteht, solange ${testText(condition.while, say, "sub")}.`,
          `A state of ${whose}; it lasts as long as ${testText(condition.while, say, "sub")}.`,
        );
  const levels =
    condition.levels === null
      ? []
      : [
          paragraph(
            pick(say, `Er hat die Stufen 1 bis ${condition.levels}.`, `It has the degrees 1 to ${condition.levels}.`),
          ),
        ];
  const ends =
    condition.ends === null
      ? []
      : [
          paragraph(
            pick(
              say,
              `Er endet, sobald ${testText(condition.ends, say, "sub")}.`,
              `It ends as soon as ${testText(condition.ends, say, "sub")}.`,
            ),
          ),
        ];
  return [
    paragraph(begins),
    ...levels,
    ...(shownFields(condition.fields).length === 0 ? [] : [fieldTable(shownFields(condition.fields), say)]),
    ...lineBullets(memberLines(condition, say)),
    ...ends,
  ];
}

/** How long it still lasts is kept in hidden fields. */
function shownFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ name }) => !name.startsWith("$"));
}

/** Conditions of which there is nothing to tell but when they hold, together. */
export function isBrief(condition: Condition): boolean {
  const { levels, fields, modifiers, reactions, ends } = condition;
  return (
    levels === null &&
    shownFields(fields).length === 0 &&
    modifiers.length === 0 &&
    reactions.length === 0 &&
    ends === null
  );
}

export function briefConditions(conditions: readonly Condition[], say: Say): readonly Block[] {
  return bullets(
    conditions.map((one): Item => {
      const begins =
        one.while === null
          ? pick(say, "durch Regeln erworben und verloren", "brought about and ended by rules")
          : pick(say, `solange ${testText(one.while, say, "sub")}`, `as long as ${testText(one.while, say, "sub")}`);
      const forbids = memberLines({ forbids: one.forbids }, say).map((line) => ` ${line.text}`);
      return {
        text: `${strong(one.name)} (${nameOf(one.sheet, say)}): ${begins}.${forbids.join("")}${docsText(one.docs)}${cites(one.clauses)}`,
        items: [],
      };
    }),
  );
}

export function cascadeBlocks(cascade: Cascade, say: Say): readonly Block[] {
  const stages = cascade.stages.map((stage, i): Line => {
    const what =
      stage.kind === "place"
        ? strong(placeText(stage.place, say))
        : emphasis(nameOf(stage.cascade, say)) +
          (stage.args.length === 0 ? "" : ` (${stage.args.map((arg) => valueText(arg, say)).join(", ")})`);
    const text =
      stage.kind === "cascade"
        ? pick(
            say,
            `${i === 0 ? "Es geht über an" : "Der Rest geht über an"} ${what}.`,
            `${i === 0 ? "It goes to" : "The rest goes to"} ${what}.`,
          )
        : i === 0
          ? pick(say, `Zuerst sinkt ${what}, bis zum unteren Ende.`, `First ${what} goes down, to its bottom.`)
          : pick(say, `Was übrig ist, trifft ${what}.`, `What is left hits ${what}.`);
    return { text, clauses: stage.clauses, docs: [], inner: [] };
  });
  const end = blockLines(cascade.end, say);
  const last: Line =
    end.length === 0
      ? {
          text: pick(say, "Was dann noch übrig ist, verfällt.", "What is still left is lost."),
          clauses: [],
          docs: [],
          inner: [],
        }
      : {
          text: pick(say, "Ist dann noch etwas übrig:", "If something is still left:"),
          clauses: [],
          docs: [],
          inner: end,
        };
  const given = givenBlocks(cascade.givens, say);
  const endsInOther = cascade.stages.at(-1)?.kind === "cascade" && end.length === 0;
  return [
    paragraph(
      pick(
        say,
        `So wirkt ${emphasis(cascade.name)} auf ${emphasis(nameOf(cascade.self.sheet, say))}:`,
        `How ${emphasis(cascade.name)} works on ${emphasis(nameOf(cascade.self.sheet, say))}:`,
      ),
    ),
    ...given,
    ...steps(endsInOther ? stages : [...stages, last]),
  ];
}
