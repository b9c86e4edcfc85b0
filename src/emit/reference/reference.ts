// The reference book of a ruleset: the rules in the order and under the headings of the text. Invariant: the same Model gives the same book;
// everything in the Model that is not a helper's is in it.

import type { Constant, Condition, Id, Meta, Model, Prose } from "../../model/types.ts";
import { runExample } from "../../study/examples.ts";
import { rulesOf, type Rules } from "../../study/table-top.ts";
import { cite, emphasis, type Inline, strong, unmarked } from "../say/inline.ts";
import { pick, type Say } from "../say/say.ts";
import { sayIn } from "../say/words.ts";
import { anchorMaker, cites, clauseText, docsText, paragraph, type Block, type Book } from "./book.ts";
import { clauseIndex } from "./clauses.ts";
import { catalogueBlocks, collectionBlocks, sheetBlocks, withShort } from "./fields.ts";
import { conflictBlocks, tacticBlocks } from "./conflicts.ts";
import { exampleBlocks, isSingle } from "./examples.ts";
import { oddsTableBlocks, typicalOdds } from "./odds.ts";
import { briefConditions, cascadeBlocks, checkBlocks, conditionBlocks, isBrief } from "./rules.ts";
import { modifierKindBlocks } from "./modifier-kinds.ts";
import { constantTable, formulaBlocks, scaleBlocks, tableBlocks } from "./tables.ts";

/** A declaration as a part of the book; constants, brief conditions and prose have no heading of their own. */
interface Part {
  readonly id: Id;
  readonly title: string | null;
  readonly cited: string;
  readonly isExample: boolean;
  readonly blocks: () => readonly Block[];
}

/** Which edition this is, and what its modules are about. */
function editionLines({ ruleset: { edition, modules = [] } }: Model, say: Say): readonly Inline[] {
  const named = edition === undefined ? [] : [`Edition: ${strong(edition)}.`];
  const about = modules.map(({ name, docs, clauses }) => `${pick(say, "Mit", "With")} ${strong(name)}${docs.length === 0 ? "." : `: ${docs.join(" ")}`}${cites(clauses)}`);
  return [...named, ...about];
}

export function referenceBook(given: Model): Book {
  const model = unmarked(given);
  const say = sayIn(model);
  const parts = partsOf(model, rulesOf(model), say);
  const anchors = anchorMaker();
  const { ruleset } = model;
  const blocks: Block[] = [];
  const contents: { level: number; text: string; anchor: string }[] = [];
  const under = new Map<Id, string>();
  let level = 1;
  let heading = ruleset.name;
  let last = "";
  const title = (at: number, text: string, isExample = false): void => {
    const anchor = anchors(text);
    blocks.push({ kind: "heading", level: at, text, anchor });
    last = text;
    if (at > 1 && at <= 4 && !isExample) contents.push({ level: at - 2, text, anchor });
  };
  title(1, ruleset.name);
  const front = [
    ...ruleset.docs.map((doc) => emphasis(doc)),
    pick(say, `Fassung ${ruleset.version}.`, `Version ${ruleset.version}.`),
    ...sourceLines(model, say),
    ...editionLines(model, say),
  ];
  blocks.push(...front.map(paragraph));
  const contentsAt = blocks.length;
  let run: Id[] = [];
  const flush = (): void => {
    blocks.push(...together(run, model, say));
    run = [];
  };
  for (const item of model.outline) {
    if (item.kind === "declaration" && isPlain(item.id, model)) {
      if (run.length > 0 && kindOf(run[0]!) !== kindOf(item.id)) flush();
      run.push(item.id);
      under.set(item.id, heading);
      continue;
    }
    flush();
    if (item.kind === "heading") {
      level = item.level + 1;
      heading = item.text;
      title(level, item.text);
    } else if (item.kind === "prose") blocks.push(paragraph(item.text.replace(/^>\s?/u, "")));
    else {
      const part = parts.get(item.id);
      if (part === undefined) continue;
      under.set(part.id, part.title ?? heading);
      if (part.title !== null && (level === 1 || part.title !== last)) title(level + 1, part.title, part.isExample);
      if (part.cited !== "") blocks.push(paragraph(part.cited));
      blocks.push(...part.blocks());
    }
  }
  flush();
  const index = clauseIndex(model, (id) => under.get(id) ?? null, say);
  if (index.length > 0) {
    title(2, pick(say, "Verzeichnis der Stellen", "Index of clauses"));
    blocks.push(...index);
  }
  const full: readonly Block[] = [
    ...blocks.slice(0, contentsAt),
    { kind: "contents", items: contents },
    ...blocks.slice(contentsAt),
  ];
  return { title: ruleset.name, language: ruleset.language, blocks: full };
}

function sourceLines(model: Model, say: Say): readonly string[] {
  return model.sources.map((source) =>
    pick(
      say,
      `Quelle: ${strong(source.name)}.${docsText(source.docs)}`,
      `Out of: ${strong(source.name)}.${docsText(source.docs)}`,
    ),
  );
}

const kindOf = (id: Id): string => id.slice(0, id.indexOf("/"));

/** What is shown together with its neighbours of the same kind. */
function isPlain(id: Id, model: Model): boolean {
  if (
    kindOf(id) === "unit" ||
    kindOf(id) === "modifier-kind" ||
    kindOf(id) === "constant" ||
    kindOf(id) === "reading" ||
    kindOf(id) === "todo" ||
    kindOf(id) === "principle"
  )
    return true;
  const condition = model.conditions.find((one) => one.id === id);
  return condition !== undefined && isBrief(condition);
}

function together(ids: readonly Id[], model: Model, say: Say): readonly Block[] {
  const [first] = ids;
  if (first === undefined) return [];
  const of = <T extends { readonly id: Id }>(list: readonly T[]): readonly T[] =>
    list.filter(({ id }) => ids.includes(id));
  const shown = <T extends { readonly id: Id; readonly helper: boolean }>(list: readonly T[]): readonly T[] =>
    of(list).filter(({ helper }) => !helper);
  switch (kindOf(first)) {
    case "unit":
      return [];
    case "modifier-kind":
      return modifierKindBlocks(of(model.modifierKinds), say);
    case "constant": {
      const constants: readonly Constant[] = shown(model.constants);
      return constants.length === 0 ? [] : [constantTable(constants, say)];
    }
    case "condition": {
      const conditions: readonly Condition[] = shown(model.conditions);
      return conditions.length === 0
        ? []
        : [paragraph(pick(say, "Zustände:", "States:")), ...briefConditions(conditions, say)];
    }
    default:
      return of(model.prose).map((one) => proseBlock(one, say));
  }
}

function proseBlock(prose: Prose, say: Say): Block {
  const name = prose.name === null ? "" : `${strong(prose.name)}: `;
  const text = name + prose.docs.join(" ") + cites(prose.clauses);
  if (prose.kind === "principle") return paragraph(text);
  return {
    kind: "note",
    lines: [
      prose.kind === "reading"
        ? pick(say, `${emphasis("So gelesen:")} ${text}`, `${emphasis("Understood as:")} ${text}`)
        : pick(say, `${emphasis("Noch offen:")} ${text}`, `${emphasis("Still missing:")} ${text}`),
    ],
  };
}

/** What the text says of a declaration, and where it comes from. */
function aboutText({ docs, clauses }: Meta): string {
  return docs.length === 0
    ? clauses.map((clause) => cite(clauseText(clause))).join(", ")
    : (docsText(docs) + cites(clauses)).trim();
}

function partsOf(model: Model, rules: Rules, say: Say): ReadonlyMap<Id, Part> {
  const parts = new Map<Id, Part>();
  const add = <
    T extends {
      readonly id: Id;
      readonly name: string;
      readonly short: string | null;
      readonly helper: boolean;
      readonly docs: readonly string[];
      readonly clauses: readonly string[];
    },
  >(
    list: readonly T[],
    blocks: (one: T) => readonly Block[],
    title: (one: T) => string = withShort,
  ): void => {
    for (const one of list)
      if (!one.helper)
        parts.set(one.id, {
          id: one.id,
          title: title(one),
          cited: aboutText(one),
          isExample: false,
          blocks: () => blocks(one),
        });
  };
  add(model.scales, (one) => scaleBlocks(one, say));
  add(model.tables, (one) => tableBlocks(one, say));
  add(model.formulas, (one) => formulaBlocks(one, say));
  add(model.sheets, (one) => sheetBlocks(one, say));
  add(model.collections, (one) => collectionBlocks(one, say));
  add(model.catalogues, (one) => catalogueBlocks(one, say));
  add(model.conditions, (one) => conditionBlocks(one, say));
  add(model.cascades, (one) => cascadeBlocks(one, say));
  add(model.conflicts, (one) => conflictBlocks(one, say));
  add(model.tactics, (one) => tacticBlocks(one, say));
  add(model.checks, (one) => [...checkBlocks(one, say), ...typicalOdds(one, rules, say)]);
  add(
    model.oddsTables,
    (one) => oddsTableBlocks(one, rules, say),
    (one) => pick(say, `Chancen: ${one.name}`, `Odds: ${one.name}`),
  );
  for (const one of model.examples) {
    const word = one.law ? pick(say, "Gesetz", "Theorem") : pick(say, "Beispiel", "For instance");
    parts.set(one.id, {
      id: one.id,
      title: `${word}: ${one.title}`,
      cited: aboutText(one),
      isExample: true,
      blocks: () => exampleBlocks(one, isSingle(one) ? runExample(rules, one) : null, say),
    });
  }
  return parts;
}
