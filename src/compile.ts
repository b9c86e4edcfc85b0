/**
 * The whole pipeline on one screen: sources → trees → Model → Program → examples; and the same as the verbs see it.
 *
 * Invariant: never throws for a designer's mistake; each stage works on what the one before could understand.
 */
import { createSource, position, type Source, type Span } from "./base/source.ts";
import { tidy } from "./base/path.ts";
import { suggestOne } from "./base/suggest.ts";
import type { Bilingual, Language } from "./base/text.ts";
import type { Facts } from "./check/facts.ts";
import { found, foundAmongErrors, foundBySearching, foundThoroughly } from "./check/rules.ts";
import { withActual } from "./check/fixes/differing-example.ts";
import { withTodo } from "./check/fixes/uncovered-clause.ts";
import { mended } from "./check/fixes/written.ts";
import { withoutSuppressed } from "./check/suppressed.ts";
import { createSearches, type Searches } from "./check/searches.ts";
import { waysThrough } from "./check/ways.ts";
import { witnessFor } from "./check/witness.ts";
import { applied, diagnostic, type Diagnostic, hasErrors, inReadingOrder, type Related } from "./diagnostics/report.ts";
import { referenceFiles } from "./emit/reference-target.ts";
import { emitTargets, type TargetFile } from "./emit/targets.ts";
import { type Origins } from "./model/origins.ts";
import { editionFolder, moduleAt, type Variation } from "./model/module.ts";
import { type ReadText, withoutFollowers } from "./model/followers.ts";
import { lostOnce } from "./model/lost.ts";
import { withoutLostFollowers } from "./model/lost-followers.ts";
import { resolve, type Varied, variationNames } from "./model/resolve.ts";
import { translated } from "./model/translated.ts";
import { createModelCheck } from "./model/schema.ts";
import type { Example, Id, Model } from "./model/types.ts";
import { buildProgram, type Built } from "./plan/build/build.ts";
import { isNotYet } from "./plan/build/values.ts";
import { lower } from "./plan/lower.ts";
import type { Program } from "./plan/types.ts";
import { onlyExampleLines, problemOf, unusedVariation } from "./study/call-problem.ts";
import { byName, callText, isTyped, uses, type Variation as Varying } from "./study/call-text.ts";
import { type ClauseList, readClauses } from "./study/clauses.ts";
import { type Coverage, coverageOf, together } from "./study/coverage.ts";
import { filledIn } from "./study/fill.ts";
import { type ExampleOutcome, runExamples, someExampleFails } from "./study/examples.ts";
import { type CallOdds, type Dice, oddsOfCall, type PlayedCall, rollOfCall } from "./study/questions.ts";
import { type Cut, cutsOf, type Proof, prove } from "./study/prove.ts";
import { type Rules, rulesOf } from "./study/table-top.ts";
import { printed } from "./study/trace.ts";
import { unknownClauses } from "./study/unknown-clauses.ts";
import { createReader, type Parsed, type Reader } from "./syntax/parse.ts";
import { gather, type Gathered, partsAmong } from "./syntax/use.ts";

/** A ruleset with certain modules switched on. `built` and `lowered` come from what is without errors, and are made when they are asked for. */
export interface Variant {
  readonly variation: Variation;
  readonly model: Model;
  readonly origins: Origins;
  readonly built: Built;
  readonly lowered: Program;
  /** Runs examples and laws, once. */
  readonly examples: () => readonly ExampleOutcome[];
}
/** What became of some sources: the ruleset without modules, and its other variants. `diagnostics` are those of all. */
export interface Compiled extends Variant {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  /** Source by source, as it was read with the names of the others. */
  readonly parsed: readonly (Parsed | undefined)[];
  readonly variants: readonly Variant[];
  readonly searches: Searches;
  /** What the checks find in a text without errors; looked for once. */
  readonly holes: () => readonly Diagnostic[];
}

/**
 * These sources as one ruleset, with the files they use. `read`: whoever compiles several times hands the reader on, since making one takes
 * longer than reading a text. `load` finds the files that are used; `given` are at hand for that as well.
 */
export function compile(sources: readonly Source[], read: Reader = createReader(), load?: Load, given: readonly Source[] = []): Compiled {
  return compileGathered(gather(sources, given, load, read), searchesOf(read));
}

const searches = new WeakMap<Reader, Searches>();
/** Who hands on a reader has searches remembered as well as trees. */
function searchesOf(read: Reader): Searches {
  const known = searches.get(read) ?? createSearches();
  searches.set(read, known);
  return known;
}

/** In front of everything that uses a Model. Keeps its validator, which depends on nothing but the schema. */
const checkModel = createModelCheck();

/** `edition`: only this one; null: only without modules. */
function compileGathered({ texts, sources, switchedOn, diagnostics, isOpen }: Gathered, known: Searches, edition?: string | null): Compiled {
  const files = texts.map((text) => text.map((one) => one.ast));
  const options = { texts: files, switchedOn, isOpen };
  const resolution = resolve([], edition === undefined ? options : { ...options, only: edition });
  const limits = [resolution, ...resolution.variations].flatMap(({ model, origins }) => checkModel(model, origins));
  let holes: readonly Diagnostic[] | null = null;
  const read = texts.flat().flatMap((parsed): readonly ReadText[] => {
    const source = sources.find(({ path }) => path === parsed.ast.span.file);
    return source === undefined ? [] : [{ source, declarations: parsed.ast.declarations, diagnostics: parsed.diagnostics, tokens: parsed.tokens }];
  });
  const base = variantOf(resolution);
  const compiled: Compiled = {
    searches: known,
    variation: base.variation, model: base.model, origins: base.origins, examples: base.examples,
    get built() { return base.built; },
    get lowered() { return base.lowered; },
    sources,
    parsed: sources.map(({ path }) => texts.flat().find((one) => one.ast.span.file === path)),
    holes: () => (holes ??= withoutFollowers(read, holesIn(compiled))),
    diagnostics: mended(sources, inReadingOrder(withoutEchoes(read, [...diagnostics, ...resolution.diagnostics, ...eachOnce(limits)]))),
    variants: resolution.variations.map(variantOf),
  };
  return compiled;
}

/** Program and lowered Program are made when somebody asks: of a variant perhaps nobody does. */
function variantOf({ variation, model, origins }: Varied): Variant {
  let built: Built | null = null;
  let lowered: Program | null = null;
  let ran: readonly ExampleOutcome[] | null = null;
  return {
    variation, model, origins,
    get built() { return (built ??= buildProgram(model)); },
    get lowered() { return (lowered ??= lower(this.built.program)); },
    examples: () => (ran ??= runExamples(model)),
  };
}

/** The same mistake at the same place is told once, however many variants have it. */
function eachOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const one of diagnostics) if (!known.has(keyOf(one))) known.set(keyOf(one), one);
  return [...known.values()];
}
function keyOf({ code, span }: Diagnostic): string {
  return `${code} ${span.file} ${span.start} ${span.end}`;
}

/** Holes of any variant; what never counts or is never used, where no variant has a use for it. */
function holesIn(compiled: Compiled): readonly Diagnostic[] {
  if (hasErrors(compiled.diagnostics)) return holesAmongErrors(compiled);
  const base = found(factsOf(compiled, compiled));
  const isError = (one: Diagnostic): boolean => hasErrors([one]);
  const mild = base.filter((one) => !isError(one));
  const each = compiled.variants.map((one) => found(factsOf(one, compiled), mild.length === 0 ? "errors" : "all"));
  const keys = each.map((list) => new Set(list.map(keyOf)));
  return eachOnce([...[base, ...each].flat().filter(isError), ...mild.filter((one) => keys.every((known) => known.has(keyOf(one))))]);
}

/** Of a text with mistakes parts are left out; where others need them to be built, nothing is looked for. */
function holesAmongErrors(compiled: Compiled): readonly Diagnostic[] {
  try {
    return foundAmongErrors(factsOf(compiled, compiled));
  } catch (error) {
    if (!isNotYet(error)) throw error;
    return [];
  }
}

const factsKnown = new WeakMap<Variant, Facts>();
/** What the checks look at. All ways are gone through once, however many rules look. */
function factsOf(variant: Variant, compiled: Compiled): Facts {
  const before = factsKnown.get(variant);
  if (before !== undefined) return before;
  const made = factsFrom(variant, compiled);
  factsKnown.set(variant, made);
  return made;
}
function factsFrom({ model, origins, built }: Variant, { sources, searches: known }: Compiled): Facts {
  const text = ({ file, start, end }: Span): string => sources.find((one) => one.path === file)?.text.slice(start, end) ?? "";
  const place = (id: Id): Span => spanOf(origins, id, sources);
  return { model, built, ways: waysThrough(built.program, putBefore(model)), place, at: (pointer) => origins.at(pointer), text, sources, witness: witnessFor(built, built.program, known) };
}

/** The sentences that modules put before rules. */
function putBefore({ checks }: Model): ReadonlySet<Id> {
  return new Set(checks.flatMap(({ before = [] }) => before.flat().map(({ id }) => id)));
}

/** What was read and what it means, each mistake once: no followers of damaged sentences, a lost name with all its uses. */
function withoutEchoes(read: readonly ReadText[], ofMeaning: readonly Diagnostic[]): readonly Diagnostic[] {
  const ofText = read.flatMap((one) => one.diagnostics);
  return lostOnce([...ofText, ...withoutLostFollowers(read, withoutFollowers(read, ofMeaning))], read);
}

/** Finds the file that `use … from "path"` means. */
export interface Load {
  (from: string, path: string): Source | undefined;
  /** The folder of the project, absolute, with "/" at its end. */
  readonly root?: string;
}
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Source[];
}

/** Everything there is to say about some sources; examples run only where nothing is wrong with the text. */
export function check(sources: readonly Source[], load?: Load): Checked {
  const each = eachAlone(sources, load);
  return { diagnostics: allOnce(each, (compiled) => findings(compiled, load)), sources: allSources(sources, each) };
}

/** Every file is a ruleset of its own, but for those that belong to another's: what two rulesets both call "Probe" are two things. */
function eachAlone(sources: readonly Source[], load: Load | undefined): readonly Compiled[] {
  const read = createReader();
  const parts = partsAmong(sources, read);
  return mainsAmong(sources, parts).map((source) => compile([source], read, load, sources));
}
/** The files that begin a ruleset. */
export function mainsAmong(sources: readonly Source[], parts: ReadonlySet<string>): readonly Source[] {
  const mains = sources.filter(({ path }) => !parts.has(tidy(path)));
  return mains.length === 0 ? sources : mains;
}
/** What is said of a file that several rulesets use is said once. */
function allOnce(each: readonly Compiled[], of: (compiled: Compiled) => readonly Diagnostic[]): readonly Diagnostic[] {
  return eachOnce(each.flatMap(of));
}
/** With the files that they use. */
function allSources(sources: readonly Source[], each: readonly Compiled[]): readonly Source[] {
  return [...new Map([...sources, ...each.flatMap((one) => one.sources)].map((source) => [source.path, source] as const)).values()];
}

/** For an editor: what can be said without running examples or asking for odds. */
export function foundQuickly(compiled: Compiled, load?: Load): readonly Diagnostic[] {
  return inReadingOrder(heeded(compiled, [...compiled.diagnostics, ...compiled.holes(), ...leadingNowhere(compiled, load)]));
}

/** Everything there is to say about one ruleset. */
export function findings(compiled: Compiled, load?: Load): readonly Diagnostic[] {
  const said = [...compiled.diagnostics, ...compiled.holes()];
  const more = hasErrors(said) ? [] : eachOnce(allOf(compiled).flatMap((one) => [...unplayed(one, compiled.sources), ...differing(one, compiled.sources)]));
  const odds = hasErrors(said) ? [] : [...foundThoroughly(factsOf(compiled, compiled)), ...eachOnce(allOf(compiled).flatMap((one) => foundBySearching(factsOf(one, compiled))))];
  const open = hasErrors([...said, ...more]) ? [] : withoutRule(compiled, load);
  return inReadingOrder(heeded(compiled, [...said, ...leadingNowhere(compiled, load), ...withoutList(compiled, load), ...open, ...more, ...odds]));
}

/** Without what comments keep quiet. */
function heeded({ sources, parsed }: Compiled, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return mended(sources, sources.reduce((left, source, place) => withoutSuppressed(source, parsed[place]?.comments ?? [], left), diagnostics));
}

/** Citations of clauses that the list of their source does not hold; where there is no list, nothing is said. */
function leadingNowhere(compiled: Compiled, load: Load | undefined): readonly Diagnostic[] {
  return eachOnce(allOf(compiled).flatMap((one) => nowhereIn(one, compiled.sources, load)));
}
function nowhereIn({ model, origins }: Variant, sources: readonly Source[], load: Load | undefined): readonly Diagnostic[] {
  return model.sources.flatMap((from) => {
    const list = listOf(from, sources, load);
    const unknown = list === null ? [] : unknownClauses(model, list.clauses, from.prefix);
    return unknown.map(({ clause, pointer, suggestion }) =>
      diagnostic("unknown-clause", citationIn(origins.at(pointer) ?? spanOf(origins, "", sources), clause, from.prefix, sources), { clause, ...(suggestion === undefined ? {} : { suggestion }) }),
    );
  });
}

/** Sources whose list is not where they say; where nobody can look for files, nothing is said. */
function withoutList({ model, origins, sources }: Compiled, load: Load | undefined): readonly Diagnostic[] {
  return model.sources.flatMap((from, number) => {
    const span = origins.at(`/sources/${number}`);
    if (load === undefined || from.list === null || span === undefined || listOf(from, sources, load) !== null) return [];
    return [diagnostic("unknown-list", span, { path: from.list, source: from.name })];
  });
}

/** Clauses of a source that no rule cites, under any modules; said once a source. */
function withoutRule(compiled: Compiled, load: Load | undefined): readonly Diagnostic[] {
  const { sources, model, origins } = compiled;
  return model.sources.flatMap((from, number) => {
    const list = listOf(from, sources, load);
    const span = origins.at(`/sources/${number}`);
    if (list === null || span === undefined) return [];
    const each = allOf(compiled).map((one) => coverageOf(one.model, one.built, list.clauses, from.prefix, one.examples()));
    const missing = together(each).clauses.filter((one) => one.state === "missing").map(({ id }) => id);
    const some = missing.length > MOST_NAMED ? [...missing.slice(0, MOST_NAMED), "…"] : missing;
    const home = sources.find(({ path }) => path === span.file);
    const fix = home === undefined ? null : withTodo(home, model.ruleset.language, model.sources.length > 1 ? "" : from.prefix, missing);
    return missing.length === 0 ? [] : [diagnostic("uncovered-clause", span, { source: from.name, count: missing.length, clauses: some }, { fix })];
  });
}
const MOST_NAMED = 5;

/** The sign § and what is cited, where they stand in a part; the whole part where they cannot be found. */
function citationIn(span: Span, clause: string, prefix: string, sources: readonly Source[]): Span {
  const text = sources.find((one) => one.path === span.file)?.text.slice(span.start, span.end) ?? "";
  for (const cited of text.matchAll(/§[^\s§]+/gu)) {
    const ids = cited[0].slice(1).split("..").map((id) => (id.startsWith(prefix) ? id : prefix + id));
    if (ids.includes(clause)) return { ...span, start: span.start + cited.index, end: span.start + cited.index + cited[0].length };
  }
  return span;
}

/** The clauses of a source, and the file they stand in; null where it names none, or it cannot be found. */
function listOf({ list, prefix }: Model["sources"][number], sources: readonly Source[], load: Load | undefined): { readonly path: string; readonly clauses: ClauseList } | null {
  const found = list === null ? undefined : load?.(sources[0]?.path ?? "", list);
  return found === undefined ? null : { path: found.path, clauses: readClauses(found.text, prefix) };
}
function allOf(compiled: Compiled): readonly Variant[] {
  return [compiled, ...compiled.variants];
}

/** What the text says and this version cannot play. */
function notYet(compiled: Compiled): readonly Diagnostic[] {
  return eachOnce(allOf(compiled).flatMap((one) => unplayed(one, compiled.sources)));
}
function unplayed({ built, origins, variation }: Variant, sources: readonly Source[]): readonly Diagnostic[] {
  return built.unsupported.filter(({ open }) => open !== true).map(({ id, why }) => diagnostic("unsupported-rule", spanOf(origins, id, sources), { why }, { related: under(variation) }));
}

function differing({ examples, origins, variation }: Variant, sources: readonly Source[]): readonly Diagnostic[] {
  return examples().flatMap((example) =>
    example.checks
      .filter((one) => !one.passed)
      .map((one) => {
        const span = spanOf(origins, one.id, sources);
        const related = moduleAt(variation, span) === null ? under(variation, true) : under(variation);
        const fix = variation.name === null ? withActual(sources, span, one.expected, one.actual) : null;
        return diagnostic("differing-example", span, { claim: one.text, actual: one.actual, ...(one.expected === "" ? {} : { expected: one.expected }) }, { related, fix });
      }),
  );
}

/** Under which modules something is so. `ofBase`: it is an example of the text below them. */
function under({ name, span, isEdition }: Variation, ofBase = false): readonly Related[] {
  if (name === null || span === null) return [];
  const where = isEdition ? { de: `So ist es in der Edition „${name}“.`, en: `It is so in the edition "${name}".` } : { de: `So ist es mit „${name}“.`, en: `It is so with "${name}".` };
  const mend = ofBase ? { de: " Soll es dort so sein, gib dem Modul ein Beispiel mit demselben Titel: Es tritt an seine Stelle.", en: " If it should be so there, give the module an example of the same title: it takes its place." } : { de: "", en: "" };
  return [{ span, text: { de: where.de + mend.de, en: where.en + mend.en } }];
}

function spanOf(origins: Origins, id: Id, sources: readonly Source[]): Span {
  for (let here = id; here !== ""; here = here.slice(0, Math.max(0, here.lastIndexOf("/")))) {
    const span = origins.ids.get(here);
    if (span !== undefined) return span;
  }
  return { file: sources[0]?.path ?? "", start: 0, end: 0 };
}

// ── as the verbs see it ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface ExampleReport extends ExampleOutcome {
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  /** The edition, or the modules, under which it ran; null: without modules. */
  readonly edition: string | null;
}

export function test(given: readonly Source[], load?: Load): Checked & { readonly examples: readonly ExampleReport[] } {
  const each = eachAlone(given, load);
  const sources = allSources(given, each);
  const isBroken = each.some((compiled) => hasErrors(compiled.diagnostics) || hasErrors(compiled.holes()));
  const diagnostics = allOnce(each, (compiled) => inReadingOrder([...compiled.diagnostics, ...compiled.holes(), ...leadingNowhere(compiled, load), ...(isBroken ? [] : notYet(compiled))]));
  return { diagnostics, sources, examples: isBroken ? [] : each.flatMap(reports) };
}

/** The texts with numbers where they ask for them with `?`; `unclear`: places where several runs give different ones. */
export function fill(given: readonly Source[], load?: Load): Checked & { readonly files: readonly { readonly path: string; readonly text: string; readonly count: number }[]; readonly unclear: readonly Span[] } {
  const each = eachAlone(given, load);
  const sources = allSources(given, each);
  const diagnostics = allOnce(each, (compiled) => inReadingOrder([...compiled.diagnostics, ...leadingNowhere(compiled, load)]));
  if (hasErrors(diagnostics)) return { diagnostics, sources, files: [], unclear: [] };
  const filled = each.map((compiled) => filledIn(compiled.model.examples, compiled.examples(), compiled.origins));
  const edits = filled.flatMap((one) => one.edits);
  const files = sources.flatMap(({ path, text }) => {
    const own = edits.filter(({ span }) => span.file === path && text.slice(span.start, span.end) === "?");
    return own.length === 0 ? [] : [{ path, text: applied(text, own), count: own.length }];
  });
  return { diagnostics, sources, files, unclear: filled.flatMap((one) => one.unclear) };
}

function reports(compiled: Compiled): readonly ExampleReport[] {
  const { sources } = compiled;
  return allOf(compiled).flatMap(({ examples, origins, variation }) =>
    examples().map((one): ExampleReport => {
      const span = spanOf(origins, one.id, sources);
      const source = sources.find((s) => s.path === span.file);
      return { ...one, file: span.file, line: source === undefined ? 1 : position(source, span.start).line + 1, edition: variation.name };
    }),
  );
}

/** A call is one more example of the file, in a source of its own. `problem`: why it could not be answered. */
export interface Answer {
  readonly problem: Bilingual | null;
}

interface Call extends Checked {
  readonly model: Model;
  readonly example: Example | null;
  /** Why the edition that was asked for is none. */
  readonly unknown: Bilingual | null;
}

/** What is wrong with the file is told first; only of a sound file the call is read. */
function withCall(given: readonly Source[], load: Load | undefined, call: string, by: readonly Varying[], edition: string | null): Call {
  const { title, source, shown, place } = callText(call, by);
  const read = createReader();
  const gathered = gather(given, [], load, read);
  const { sources, texts } = gathered;
  const files = texts.flat();
  const typed = read(source, { names: files.flatMap((file) => file.names), units: files.flatMap((file) => file.units) });
  const names = variationNames(texts.map((text) => text.map((one) => one.ast)), gathered.switchedOn);
  const unknown = edition === null || names.includes(edition) ? null : unknownAmong(edition, names);
  const withTyped = { ...gathered, sources: [...sources, source], texts: [...texts.slice(0, -1), [...(texts.at(-1) ?? []), typed]] };
  const compiled = compileGathered(withTyped, searchesOf(read), unknown === null ? edition : null);
  const { model } = compiled;
  const diagnostics = [...compiled.diagnostics, ...compiled.holes().filter((one) => hasErrors([one]))];
  const isCalls = (one: Diagnostic): boolean => one.span.file === source.path;
  const ofFiles = diagnostics.filter((one) => !isCalls(one));
  const said = hasErrors(ofFiles) ? ofFiles : [...ofFiles, ...ofCall(diagnostics.filter(isCalls).map((one) => inCall(one, place)))];
  const isOne = typed.ast.declarations.length === 1;
  return { diagnostics: said, sources: [...sources, ...shown], model, example: (isOne && model.examples.find((one) => one.title === title)) || null, unknown };
}
/** Why there is no such edition. */
export function unknownAmong(name: string, names: readonly string[]): Bilingual {
  const near = suggestOne(name, names);
  const hint = near === undefined ? { de: names.length === 0 ? "" : ` Es gibt: ${names.join(", ")}.`, en: names.length === 0 ? "" : ` There are: ${names.join(", ")}.` } : { de: ` Ist „${near}“ gemeint?`, en: ` Did you mean "${near}"?` };
  return { de: `Eine Edition „${name}“ gibt es nicht.${hint.de}`, en: `There is no edition "${name}".${hint.en}` };
}

/** Where --by is wrong, the names it should bring are missing in the call: that is no second mistake. */
function ofCall(said: readonly Diagnostic[]): readonly Diagnostic[] {
  const ofBy = said.filter((one) => one.span.file === byName);
  return hasErrors(ofBy) ? ofBy : said;
}

/** A diagnostic of a call's example, in the words that were typed. */
function inCall(one: Diagnostic, place: (span: Span) => Span): Diagnostic {
  const related = one.related.map((other) => ({ ...other, span: isTyped(other.span.file) ? place(other.span) : other.span }));
  return { ...one, span: place(one.span), related, fix: null };
}

/** What a call gives; or why it gives nothing. */
function answered<Result>({ model: own, example: asked, diagnostics, unknown }: Call, answer: (rules: Rules, example: Example) => Result, language: Language | null, by: readonly Varying[] = []): Answer & { readonly result: Result | null } {
  if (unknown !== null) return { problem: unknown, result: null };
  if (hasErrors(diagnostics)) return { problem: null, result: null };
  const model = language === null ? own : translated(own, language);
  const example = asked === null ? undefined : model.examples[own.examples.indexOf(asked)];
  if (example === undefined) return { problem: onlyExampleLines, result: null };
  const unused = by.find(({ name }) => !uses(example, name));
  if (unused !== undefined) return { problem: unusedVariation(unused.name), result: null };
  try {
    return { problem: null, result: answer(rulesOf(model), example) };
  } catch (error) {
    const problem = problemOf(model, error);
    if (problem === null) throw error;
    return { problem, result: null };
  }
}

export interface OddsQuestion {
  readonly call: string;
  readonly by: readonly Varying[];
  /** The name of an edition, or of a module alone; nothing: without modules. */
  readonly edition?: string | null;
  /** Under whose names, and in which sentences, it is answered; nothing: those of the ruleset. */
  readonly language?: Language | null;
}
export function odds(sources: readonly Source[], load: Load | undefined, question: OddsQuestion): Checked & Answer & { readonly odds: readonly CallOdds[] } {
  const call = withCall(sources, load, question.call, question.by, question.edition ?? null);
  const { problem, result } = answered(call, oddsOfCall, question.language ?? null, question.by);
  return { diagnostics: call.diagnostics, sources: call.sources, problem, odds: result ?? [] };
}

export interface RollQuestion {
  readonly call: string;
  readonly seed: number | null;
  readonly faces: readonly number[] | null;
  readonly edition?: string | null;
  /** As in `OddsQuestion`. */
  readonly language?: Language | null;
}
/** How it was played, also as lines for people. */
export interface RollReport extends PlayedCall {
  readonly lines: readonly string[];
}
export function roll(sources: readonly Source[], load: Load | undefined, { call: text, seed, faces, edition, language }: RollQuestion): Checked & Answer & { readonly roll: RollReport | null } {
  const call = withCall(sources, load, text, [], edition ?? null);
  const dice: Dice | null = faces !== null ? { kind: "faces", faces } : seed !== null ? { kind: "seed", seed } : null;
  const { problem, result } = answered(call, (rules, example) => rollOfCall(rules, example, dice), language ?? null);
  return { diagnostics: call.diagnostics, sources: call.sources, problem, roll: result && { ...result, lines: printed(result.trace) } };
}

/** `more`: whether there is time to leave out one more cited part; null: nothing is to be proved. */
export interface CoverageQuestion {
  readonly more: ((done: number, of: number) => boolean) | null;
  /** Which of the cited parts are left out, one after the other; all unless given. */
  readonly among?: (cuts: readonly Cut[]) => readonly Cut[];
}
/** One source of a ruleset laid beside it. `list`: the file with its clauses; null where there is none or it cannot be found. */
export interface CoverageReport {
  readonly source: string;
  readonly list: string | null;
  readonly coverage: Coverage;
  readonly proof: Proof | null;
}
export function coverage(given: readonly Source[], load: Load | undefined, question: CoverageQuestion): Checked & { readonly reports: readonly CoverageReport[] } {
  const each = eachAlone(given, load);
  const sources = allSources(given, each);
  const diagnostics = allOnce(each, (compiled) => inReadingOrder([...compiled.diagnostics, ...leadingNowhere(compiled, load)]));
  if (each.some((compiled) => hasErrors(compiled.diagnostics))) return { diagnostics, sources, reports: [] };
  return { diagnostics, sources, reports: each.flatMap((compiled) => coverageReports(compiled, load, question)) };
}

/** What a module holds counts as what the ruleset holds: a clause is covered where it is under any modules. */
function coverageReports(compiled: Compiled, load: Load | undefined, { more, among = (cuts) => cuts }: CoverageQuestion): readonly CoverageReport[] {
  const { sources } = compiled;
  const all = allOf(compiled);
  return compiled.model.sources.map((from): CoverageReport => {
    const list = listOf(from, sources, load);
    const found = together(all.map(({ model, built, examples }) => coverageOf(model, built, list?.clauses ?? readClauses("", from.prefix), from.prefix, examples())));
    const proof = more === null ? null : prove(sources, among(distinctCuts(all.flatMap(({ model, built, origins }) => cutsOf(model, built, origins)))), noticing(sources), more);
    return { source: from.name, list: list?.path ?? null, coverage: found, proof };
  });
}

function distinctCuts(cuts: readonly Cut[]): readonly Cut[] {
  return [...new Map(cuts.map((one) => [`${one.span.file} ${one.span.start} ${one.span.end}`, one] as const)).values()];
}

/** Whether a text that takes the place of one of these is wrong, or one of its examples fails. */
function noticing(sources: readonly Source[]): (file: string, text: string) => boolean {
  const read = createReader();
  return (file, text) => {
    const [main, ...others] = sources.map((one) => (one.path === file ? createSource(file, text) : one));
    const changed = compile(main === undefined ? [] : [main], read, undefined, others);
    return hasErrors(changed.diagnostics) || hasErrors(changed.holes()) || allOf(changed).some(({ model }) => someExampleFails(model));
  };
}

/** The files of each ruleset, in a folder called like the one its text lies in. None where anything is wrong with any text. */
export async function build(given: readonly Source[], load: Load | undefined, targets: readonly string[]): Promise<Checked & { readonly files: readonly TargetFile[] }> {
  const each = eachAlone(given, load);
  const sources = allSources(given, each);
  const diagnostics = allOnce(each, (compiled) => findings(compiled, load));
  if (hasErrors(diagnostics)) return { diagnostics, sources, files: [] };
  const files: TargetFile[] = [];
  for (const compiled of each) {
    for (const one of builtOf(compiled)) {
      const folder = folderIn(one.variation, folderOf(compiled.sources[0]?.path ?? "", each));
      const made = await emitTargets(one.model, one.built, one.lowered, targets);
      files.push(...made.map((file) => ({ ...file, path: `${folder}/${file.path}` })));
    }
  }
  return { diagnostics, sources, files };
}

/** What is built: the ruleset without modules, and its editions in folders of their own within. */
function builtOf(compiled: Compiled): readonly Variant[] {
  return allOf(compiled).filter(({ variation }) => variation.name === null || variation.isEdition);
}
function folderIn({ name }: Variation, folder: string): string {
  return name === null ? folder : `${folder}/${editionFolder(name)}`;
}

/** The rules of each ruleset as a book, in the same folders. `edition`: only the book of this one. */
export function docs(given: readonly Source[], load?: Load, edition: string | null = null): Checked & Answer & { readonly files: readonly TargetFile[] } {
  const each = eachAlone(given, load);
  const sources = allSources(given, each);
  const diagnostics = allOnce(each, (compiled) => findings(compiled, load));
  if (hasErrors(diagnostics)) return { diagnostics, sources, files: [], problem: null };
  const books = each.flatMap((compiled) => builtOf(compiled).map((one) => ({ one, folder: folderIn(one.variation, folderOf(compiled.sources[0]?.path ?? "", each)) })));
  const wanted = edition === null ? books : books.filter(({ one }) => one.variation.name === edition);
  const names = books.flatMap(({ one }) => one.variation.name ?? []);
  const problem = edition === null || names.includes(edition) ? null : unknownAmong(edition, names);
  return { diagnostics, sources, problem, files: wanted.flatMap(({ one, folder }) => referenceFiles(one.model).map((file) => ({ ...file, path: `${folder}/${file.path}`, target: "reference" }))) };
}

/** The folder's own name; the file's where the folder has none or holds several rulesets. */
function folderOf(path: string, rulesets: readonly Compiled[]): string {
  const sources = rulesets.flatMap((one) => one.sources.slice(0, 1));
  const parts = path.split(/[\\/]/u).filter((part) => part !== "" && part !== ".");
  const [folder, file] = [parts.at(-2), (parts.at(-1) ?? "rules").replace(/\.rules$/u, "")];
  const isAlone = sources.every((other) => other.path === path || other.path.split(/[\\/]/u).slice(0, -1).join("/") !== path.split(/[\\/]/u).slice(0, -1).join("/"));
  return folder === undefined || folder === ".." || !isAlone ? file : folder;
}
