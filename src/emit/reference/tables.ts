// Scales, choices, constants, tables and formulas in the book. Invariant: a table with two keys is shown as a grid where it fills one.

import type { Constant, Formula, KeyPattern, Scale, Table, TableKey, Type } from "../../model/types.ts";
import { plainType } from "../../plan/build/model-index.ts";
import { diceText } from "../say/dice.ts";
import { strong, type Inline } from "../say/inline.ts";
import { nameOf, pick, whole, type Say } from "../say/say.ts";
import { valueText } from "../say/part.ts";
import { blockLines } from "../say/sentence.ts";
import { stepName, typeText } from "../say/type.ts";
import { cites, docsText, filledTable, paragraph, steps, table, type Block } from "./book.ts";
import { withShort } from "./fields.ts";

export function scaleBlocks(scale: Scale, say: Say): readonly Block[] {
  const isPlain =
    scale.columns.length === 0 &&
    scale.steps.every(
      (step, i) => step.low === i && step.high === i && step.docs.length === 0 && step.clauses.length === 0,
    ) &&
    scale.none === null;
  const success = scale.steps.find((step) => scale.success !== null && step.high >= scale.success);
  const about =
    success === undefined
      ? []
      : [
          paragraph(
            pick(
              say,
              `Als gelungen gilt: ${strong(success.name)} und alles darüber.`,
              `A good outcome is: ${strong(success.name)} and all above.`,
            ),
          ),
        ];
  if (isPlain) {
    const names = scale.steps.map((step) => step.name).join(", ");
    return [
      paragraph(
        scale.ordered
          ? pick(say, `Vom Schlechtesten zum Besten: ${names}.`, `From poorest to finest: ${names}.`)
          : pick(say, `Zur Wahl: ${names}.`, `One of these: ${names}.`),
      ),
      ...about,
    ];
  }
  const rows = scale.steps.map((step) => [
    strong(step.name),
    step.low === step.high ? whole(step.low) : `${whole(step.low)}–${whole(step.high)}`,
    ...scale.columns.map((_, i) => {
      const value = step.values[i] ?? null;
      return value === null ? "" : valueText(value, say);
    }),
    (docsText(step.docs) + cites(step.clauses)).trim(),
  ]);
  const none = scale.none === null ? [] : [[strong(scale.none), "–", ...scale.columns.map(() => ""), docsText(scale.noneDocs ?? []).trim()]];
  return [
    filledTable(
      [
        pick(say, "Stufe", "Grade"),
        pick(say, "Zahl", "Number"),
        ...scale.columns.map(({ name }) => name),
        pick(say, "Dazu", "Note"),
      ],
      [...none, ...rows],
    ),
    ...about,
  ];
}

export function constantTable(constants: readonly Constant[], say: Say): Block {
  return filledTable(
    [pick(say, "Feste Größe", "Fixed quantity"), pick(say, "Wert", "Value"), pick(say, "Dazu", "Note")],
    constants.map((one) => [
      strong(withShort(one)),
      valueText(one.value, say) + (one.value.kind === "open" ? "" : openText(one, say)),
      (docsText(one.docs) + cites(one.clauses)).trim(),
    ]),
  );
}

/** What a realisation may decide otherwise. */
function openText({ leftOpen }: Pick<Constant, "leftOpen">, say: Say): string {
  return leftOpen === true ? pick(say, " (üblich; das Spiel darf es ändern)", " (usual; the game may change it)") : "";
}

export function formulaBlocks(formula: Formula, say: Say): readonly Block[] {
  const params = formula.params.map(({ name, type }) => `${strong(name)} (${typeText(type, say)})`).join(", ");
  const whose =
    formula.self === null
      ? ""
      : pick(say, ` für ${nameOf(formula.self.sheet, say)}`, ` for ${nameOf(formula.self.sheet, say)}`);
  const from = params === "" ? "" : pick(say, ` aus ${params}`, ` out of ${params}`);
  return [
    paragraph(
      pick(
        say,
        `Wird berechnet${whose}${from}. Ergibt: ${typeText(formula.type, say)}.`,
        `Is calculated${whose}${from}. Comes to: ${typeText(formula.type, say)}.`,
      ),
    ),
    ...(isOpen(formula) ? [] : steps(blockLines(formula.body, say))),
    ...openBlocks(formula, say),
  ];
}

function isOpen({ body }: Formula): boolean {
  return body.some((s) => s.kind === "result" && s.value?.kind === "open");
}
function openBlocks(formula: Formula, say: Say): readonly Block[] {
  if (formula.leftOpen !== true) return [];
  if (isOpen(formula)) return [paragraph(pick(say, "Wie gerechnet wird, legt das Spiel fest.", "How it is worked out is for the game to decide."))];
  return [paragraph(pick(say, "So ist es üblich; das Spiel darf anders rechnen.", "This is usual; the game may work it out otherwise."))];
}

export function tableBlocks(of: Table, say: Say): readonly Block[] {
  const rolled =
    of.roll === null
      ? []
      : [paragraph(pick(say, `Gewürfelt wird ${diceText(of.roll, say)}.`, `Roll ${diceText(of.roll, say)}.`))];
  return [...rolled, (of.keys.length === 2 && of.gives.length === 1 ? gridOf(of, say) : null) ?? plainTable(of, say)];
}

function plainTable(of: Table, say: Say): Block {
  const head = [
    ...of.keys.map(({ name }) => name),
    ...of.gives.map(({ name }) => (name === "" ? pick(say, "Ergebnis", "Outcome") : name)),
    pick(say, "Dazu", "Note"),
  ];
  const rows = of.rows.map((row) => [
    ...row.keys.map((key, i) => keyText(key, of.keys[i], say)),
    ...row.values.map((value) =>
      value.kind === "none" ? "–" : signedText(value.kind === "number" && value.value > 0 && isBonus(of), valueText(value, say)),
    ),
    (docsText(row.docs) + cites(row.clauses)).trim(),
  ]);
  return filledTable(head, rows);
}

/** Numbers below and above null are written with their sign. */
function isBonus(of: Table): boolean {
  return of.rows.some((row) => row.values.some((value) => value.kind === "number" && value.value < 0));
}
const signedText = (isSigned: boolean, text: string): string => (isSigned ? `+${text}` : text);

function gridOf(of: Table, say: Say): Block | null {
  const [down, across] = of.keys;
  const texts = of.rows.map((row) => ({
    row: keyText(row.keys[0]!, down, say),
    column: keyText(row.keys[1]!, across, say),
    value: row.values[0]!,
  }));
  const rows = [...new Set(texts.map((one) => one.row))];
  const columns = [...new Set(texts.map((one) => one.column))];
  if (rows.length * columns.length !== texts.length || columns.length < 2) return null;
  const cell = (row: string, column: string): Inline => {
    const found = texts.find((one) => one.row === row && one.column === column);
    return found === undefined ? "" : valueText(found.value, say);
  };
  return table(
    [`${down?.name ?? ""} \\ ${across?.name ?? ""}`, ...columns],
    rows.map((row) => [strong(row), ...columns.map((column) => cell(row, column))]),
  );
}

export function keyText(key: KeyPattern, of: TableKey | undefined, say: Say): string {
  if (key.kind === "otherwise") return pick(say, "sonst", "otherwise");
  const one = (value: number): string => (of === undefined ? whole(value) : codeText(of.type, value, say));
  const parts = key.bands.map(([low, high]) => {
    if (low === null && high === null) return pick(say, "alles", "all");
    if (low === null) return pick(say, `${one(high!)} oder weniger`, `up to ${one(high!)}`);
    if (high === null) return pick(say, `${one(low)} oder mehr`, `${one(low)} and above`);
    return low === high ? one(low) : pick(say, `${one(low)} bis ${one(high)}`, `${one(low)} to ${one(high)}`);
  });
  return parts.join(", ");
}

function codeText(type: Type, value: number, say: Say): string {
  const plain = plainType(type);
  switch (plain.kind) {
    case "step":
      return stepName(plain.scale, value, say);
    case "entry":
      return plain.collections.flatMap((id) => say.index.collection(id).entries)[value]?.name ?? whole(value);
    case "thing":
      return plain.catalogues.flatMap((id) => say.index.catalogue(id).entries)[value]?.name ?? whole(value);
    case "yes-no":
      return value === 0 ? pick(say, "nein", "no") : pick(say, "ja", "yes");
    default:
      return whole(value);
  }
}
