/**
 * What can be written at a place.
 *
 * Invariant: what fits best comes first; a name is offered only where one of its kind is expected; nothing is offered inside texts,
 * comments and prose. The text may be broken: names come from its tree, the place from its tokens.
 */
import type * as ast from "../../syntax/ast.ts";
import { exampleWords, memberWords, statementWords } from "../../syntax/starts.ts";
import { keywordOf, t } from "../../syntax/tokens.ts";
import type { Definition, NameKind } from "../definitions.ts";
import { namesOf } from "../names.ts";
import { type Place, placeAt } from "../place.ts";
import { declarationSnippets } from "../snippets.ts";
import type { Snapshot } from "../workspace.ts";
import { behindFirstWord } from "./complete-sentence.ts";
import { clausesOf } from "./hover.ts";
import { keywordsOf, type Known, named, type Offer, offer, words } from "./offers.ts";

export function offersAt(snapshot: Snapshot, path: string, offset: number): readonly Offer[] {
  const source = snapshot.source(path);
  const parsed = snapshot.parsed(path);
  if (source === undefined || parsed === undefined) return [];
  const place = placeAt(source, parsed.tokens, offset);
  if (/§[^\s|]*$/u.test(place.line)) return clauseOffers(snapshot, path, place);
  if (place.silent) return [];
  const known = knownNames(snapshot, path, offset, source.text);
  const wanted = wantedAt(place, known);
  const offers = new Map<string, Offer>();
  for (const one of wanted) {
    const before = offers.get(one.label);
    if (before === undefined || one.rank < before.rank) offers.set(one.label, one);
  }
  return [...offers.values()].map((one) => ({ ...one, start: startOf(one.label, place) })).toSorted((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1));
}

/** From where the text before the cursor is the beginning of this: of a name of several words, all that are there. */
function startOf(label: string, { line, offset, word }: Place): number {
  if (/^\d/u.test(label)) {
    const typed = /(?<![\p{L}\p{N}])\d[\p{L}\p{N}]*$/u.exec(line)?.[0] ?? "";
    return label.startsWith(typed) ? offset - typed.length : word;
  }
  const plain = (text: string): string => text.normalize("NFC").toLowerCase();
  for (const { index } of line.matchAll(/(?<![\p{L}\p{M}\p{N}_])[\p{L}_]/gu)) {
    if (plain(label).startsWith(plain(line.slice(index)))) return offset - (line.length - index);
  }
  return word;
}

// ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function knownNames(snapshot: Snapshot, path: string, offset: number, text: string): Known {
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  const all = compiled === undefined ? [] : namesOf(compiled).definitions;
  // What is being named by this very sentence has no meaning in it.
  const isNamedHere = ({ kind, span }: Definition): boolean => kind === "local" && span.end <= offset && /^[ \t]*=[^\r\n]*$/u.test(text.slice(span.end, offset));
  const here = all.filter((one) => one.scope === null || (one.scope.file === path && one.scope.start <= offset && offset <= one.scope.end && one.span.start < offset && !isNamedHere(one)));
  const inside = snapshot.parsed(path)?.ast.declarations.find(({ span }) => span.start <= offset && offset <= span.end) ?? null;
  return { all, here, inside, text };
}

// ── by place ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const typeWords: readonly string[] = keywordsOf("number", "fraction", "text", "yes/no", "dice", "list of", "one of", "attribute", "skill", "talent", "feat", "weapon", "item", "spell", "thing", "condition");
const typeNames: readonly NameKind[] = ["scale", "choice", "sheet", "collection", "catalogue"];
const valueNames: readonly NameKind[] = ["constant", "table", "formula", "entry", "step", "option", "collection"];
const valueWords: readonly string[] = keywordsOf("if", "not", "yes", "no", "none", "full", "it", "its", "every", "some", "all of", "any of", "base", "sum of", "mean of", "highest of", "lowest of", "best of", "worst of", "first of", "count of", "maximum of", "minimum of", "remainder of");
const linkWords: readonly string[] = keywordsOf("is", "is not", "and", "or", "in", "of", "if", "rises by", "falls by", "becomes", "gains", "loses", "suffers", "makes", "does", "rounded up", "rounded down", "rounded half up", "limited to", "usually", "starts at", "starts full", "starts empty", "as", "with", "against", "for", "gives", "where", "while", "up to", "keep highest", "exploding on", "or more", "or less", "rolling", "from");

/** Words before which a name of some kinds is wanted and nothing else. */
const wantedAfter: Readonly<Record<string, readonly NameKind[]>> = {
  makes: ["check"], make: ["check"], does: ["check"], do: ["check"], "creation of": ["sheet"], "roll on": ["table"], gains: ["condition", "entry"], loses: ["condition", "entry"],
  "success from": ["step"], forbids: ["check"], "before check": ["check"], "after check": ["check"], "before action": ["check"], "after action": ["check"], "before move": ["check"], "after move": ["check"], remove: ["check", "formula", "table", "constant", "condition", "sheet"],
};

function wantedAt(place: Place, known: Known): readonly Offer[] {
  if (place.cell !== null) return inTable(place, known);
  const last = place.before.at(-1);
  if (last === undefined) return atLineStart(place, known);
  if (last.tokenType === t.Possessive) return membersOf(place.before.at(-2)?.image ?? "", known);
  const word = keywordOf(last.tokenType) ?? "";
  if (word === "its") return named(known.all, ["each"], 0);
  const inHead = place.blocks.length === 0 || place.blocks.at(-1) === "module";
  if (inHead && (word === "for" || word === "against")) return named(known.all, ["sheet", "ruleset"], 0);
  if (inHead && word === "of") return named(known.all, ["sheet", "catalogue"], 0);
  if (inHead && word === "in") return named(known.all, ["conflict"], 0);
  if (inHead && word === "with") return named(known.all, ["module"], 0);
  if (word === "gives" || word === "by" || word === "across" || word === "list of" || word === "slots of") return types(known);
  if (last.tokenType === t.Colon && isTypeColon(place)) return types(known);
  if (word === "from" && place.before.some((one) => keywordOf(one.tokenType) === "suffers")) return named(known.all, ["cascade"], 0);
  const sentence = behindFirstWord(place, known);
  if (sentence !== null) return sentence.only ? sentence.offers : [...sentence.offers, ...values(known)];
  const before = keywordOf(place.before.at(-2)?.tokenType ?? t.Name) ?? "";
  const wanted = wantedAfter[`${before} ${word}`] ?? wantedAfter[word];
  if (wanted !== undefined) return named(known.all, wanted, 0);
  const labels = last.tokenType === t.LParen || last.tokenType === t.Comma ? labelsOf(place.calls.at(-1) ?? null, known) : [];
  return [...labels, ...stepsFor(place, known), ...values(known)];
}

function ownName(node: ast.Declaration): string | null {
  return "head" in node && node.head.name.kind === "name" ? node.head.name.text : null;
}

/** Behind a colon stands a type, unless it labels an argument. */
function isTypeColon(place: Place): boolean {
  const first = keywordOf(place.before[0]?.tokenType ?? t.Name);
  return place.calls.length === 0 || first === "formula" || first === "check" || (place.blocks.at(-1) === "sheet" && place.before.length <= 4);
}
function types(known: Known): readonly Offer[] {
  return [...named(known.all, typeNames, 0), ...words(typeWords, 1)];
}
function values(known: Known): readonly Offer[] {
  const own = known.inside === null ? [] : sheetsOf(known.inside);
  const members = known.all.filter(({ kind, owner }) => (kind === "field" || kind === "relation" || kind === "side") && owner !== null && (own.length === 0 || own.includes(owner)));
  return [...named(known.here, ["local", "parameter"], 1), ...members.map((one) => offer(one, 2)), ...named(known.all, valueNames, 3), ...words(valueWords, 4), ...words(linkWords, 5)];
}
function sheetsOf(node: ast.Declaration): readonly string[] {
  const named_ = ["for" in node ? node.for : undefined, "against" in node ? node.against : undefined, "of" in node ? node.of : undefined];
  const own = ownName(node);
  return [...(own === null ? [] : [own]), ...named_.flatMap((one) => (one?.kind === "role" ? (one.sheet.kind === "name" ? [one.sheet.text] : []) : one?.kind === "name" ? [one.text] : []))];
}

/** Behind `'s`: the members of what stands before it, or of every sheet where that is unknown. */
function membersOf(name: string, known: Known): readonly Offer[] {
  const owner = known.here.find((one) => one.name === name);
  const of = owner?.of ?? null;
  const members = known.all.filter(({ kind }) => kind === "field" || kind === "entry" || kind === "each" || kind === "collection" || kind === "relation" || kind === "column");
  const own = of === null ? [] : members.filter((one) => one.owner === of || (one.kind === "entry" || one.kind === "collection" ? collectionFor(one, of, known) : false));
  const ofEntry = owner?.kind === "entry" ? members.filter((one) => one.kind === "each" && one.owner === owner.owner) : [];
  const fits = [...own, ...ofEntry];
  return [...(fits.length > 0 ? fits : members).map((one) => offer(one, 0)), ...words(keywordsOf("maximum", "minimum"), 1)];
}
function collectionFor(one: Definition, sheet: string, known: Known): boolean {
  const collection = one.kind === "collection" ? one : known.all.find(({ kind, name }) => kind === "collection" && name === one.owner);
  const of = collection === undefined ? undefined : (collection.node as unknown as ast.Collection).of;
  return of?.kind === "name" && of.text === sheet;
}

/** Names of arguments, with their colon. */
function labelsOf(callee: string | null, known: Known): readonly Offer[] {
  if (callee === null) return [];
  const fields = known.all.filter((one) => one.owner === callee && (one.kind === "field" || one.kind === "parameter" || one.kind === "each") && (one.node as unknown as ast.Field).value === undefined);
  const entries = known.all.filter((one) => one.kind === "entry" && collectionFor(one, callee, known));
  return [...fields, ...entries].map((one): Offer => ({ ...offer(one, 0, `${one.name}: `), kind: "label" }));
}

/** Behind `is`, `becomes` and the like: the steps of what stands before. */
function stepsFor(place: Place, known: Known): readonly Offer[] {
  const word = keywordOf(place.before.at(-1)?.tokenType ?? t.Name) ?? "";
  if (!["is", "is not", "becomes", "reaches", "usually", "starts at", "result"].includes(word)) return [];
  const left = place.before.findLast((one) => one.tokenType === t.Name)?.image;
  const inside = known.inside;
  const gives = inside?.kind === "check" && inside.gives?.kind === "named-type" ? inside.gives.name.text : null;
  const of = word === "result" ? gives : (known.here.find((one) => one.name === left && one.of !== null)?.of ?? null);
  const conflict = known.all.find(({ kind, name }) => kind === "conflict" && name === of)?.node as unknown as ast.Conflict | undefined;
  const ends = conflict?.gives?.kind === "named-type" ? conflict.gives.name.text : of;
  return of === null ? [] : known.all.filter((one) => (one.kind === "step" || one.kind === "option") && one.owner === ends).map((one) => offer(one, 0));
}

const statementBlocks: ReadonlySet<string> = new Set(["check", "action", "move", "procedure", "when", "otherwise", "repeat", "for each", "option", "step", "before", "after", "formula", "at the end", "creation of", "each round", "start of each turn", "end of each turn", "after each action"]);

function atLineStart(place: Place, known: Known): readonly Offer[] {
  const block = place.blocks.at(-1);
  if (block === undefined || block === "module") {
    const snippets = declarationSnippets.map((one): Offer => ({ label: one.label, kind: "snippet", detail: one.about, text: one.body, snippet: true, start: 0, rank: 0 }));
    return [...snippets, ...words(keywordsOf("use", "source", "unit", "edition", "principle", "reading", "todo", "law", "odds table", "translation", "remove", "modifier kinds", "before", "after", "helper", "replace", "extend", "talents", "skills", "traits", "values", "feats", "items", "spells", "things", "feat", "move", "procedure", "conflict", "scene", "tactic", "creation of"), 1)];
  }
  if (block === "example" || block === "law" || block === "odds table") return words(exampleWords, 0);
  if (block === "ruleset") return ["version", "language", "gm", "player", "keywords"].map((label): Offer => ({ label, kind: "label", detail: { de: "Angabe", en: "setting" }, text: `${label}: `, snippet: false, start: 0, rank: 0 }));
  if (block === "cascade") return words(keywordsOf("given", "first", "then", "at the end"), 0);
  if (block === "tactic") return words(keywordsOf("do", "make"), 0);
  if (block === "scale") return words(keywordsOf("each", "success from"), 0);
  if (statementBlocks.has(block)) return [...words(statementWords.filter((one) => one !== "option"), 0), ...named(known.here, ["local", "parameter"], 1), ...values(known).filter(({ kind }) => kind === "field" || kind === "entry")];
  return words(memberWords.filter((one) => one !== "success"), 0);
}

// ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function inTable(place: Place, known: Known): readonly Offer[] {
  const inside = known.inside;
  const column = place.cell?.column ?? 0;
  // Behind the last cell nothing stands but clauses, and the first of a row of things names a new one.
  if (place.cell?.beyond === true || (column === 0 && place.cell?.header === false && inside?.kind === "collection")) return [];
  const eaches = known.all.filter(({ kind, whole }) => kind === "each" && inside !== null && whole.file === inside.span.file && inside.span.start <= whole.start && whole.end <= inside.span.end);
  if (place.cell?.header === true) return eaches.map((one) => offer(one, 0));
  const of = columnType(inside, column, eaches);
  const steps = of === null ? [] : known.all.filter((one) => (one.kind === "step" || one.kind === "option" || one.kind === "entry") && one.owner === of).map((one) => offer(one, 0));
  if (steps.length > 0) return steps;
  return column === 0 && inside?.kind === "table" ? words(keywordsOf("otherwise", "or more", "or less"), 0) : [...named(known.all, ["step", "option", "entry", "constant"], 1), ...words(keywordsOf("none", "roll on"), 2)];
}

/** The name of the scale or kind whose values stand in a column. */
function columnType(inside: ast.Declaration | null, column: number, eaches: readonly Definition[]): string | null {
  if (inside?.kind === "table") {
    const key = column === 0 ? inside.by[0] : undefined;
    if (key !== undefined) return key.type?.kind === "named-type" ? key.type.name.text : key.type === undefined && key.name.kind === "name" ? key.name.text : null;
    const out = inside.gives[inside.gives.length === 1 ? 0 : column - inside.by.length];
    return out?.type.kind === "named-type" ? out.type.name.text : null;
  }
  if (inside?.kind !== "collection") return null;
  const header = inside.members.find((one): one is ast.Row => one.kind === "row" && one.header)?.cells[column]?.name?.text;
  return eaches.find(({ name }) => name === header)?.of ?? null;
}

// ── clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

function clauseOffers(snapshot: Snapshot, path: string, place: Place): readonly Offer[] {
  const typed = /§[^\s|]*$/u.exec(place.line)?.[0] ?? "§";
  const start = place.offset - typed.length;
  return clausesOf(snapshot, path).map(({ id, prefix, statement }, rank): Offer => {
    const short = `§${id.startsWith(prefix) ? id.slice(prefix.length) : id}`;
    return { label: short, kind: "clause-id", detail: { de: statement, en: statement }, text: short, snippet: false, start, rank };
  });
}
