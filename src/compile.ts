/**
 * The whole pipeline on one screen: sources → trees → Model → Program → examples; and the same as the verbs see it.
 *
 * Invariant: never throws for a designer's mistake; each stage works on what the one before could understand.
 */
import { createSource, position, type Source, type Span } from "./base/source.ts";
import type { Bilingual } from "./base/text.ts";
import { diagnostic, type Diagnostic, hasErrors, inReadingOrder } from "./diagnostics/report.ts";
import { referenceFiles } from "./emit/reference-target.ts";
import { emitTargets, type TargetFile } from "./emit/targets.ts";
import { type Origins } from "./model/origins.ts";
import { resolve } from "./model/resolve.ts";
import { createModelCheck } from "./model/schema.ts";
import type { Example, Id, Model } from "./model/types.ts";
import { buildProgram, type Built } from "./plan/build/build.ts";
import { lower } from "./plan/lower.ts";
import type { Program } from "./plan/types.ts";
import { onlyExampleLines, problemOf, unusedVariation } from "./study/call-problem.ts";
import { byName, callText, isTyped, uses, type Variation } from "./study/call-text.ts";
import { type ClauseList, readClauses } from "./study/clauses.ts";
import { type Coverage, coverageOf } from "./study/coverage.ts";
import { type ExampleOutcome, runExamples } from "./study/examples.ts";
import { type CallOdds, type Dice, oddsOfCall, type PlayedCall, rollOfCall } from "./study/questions.ts";
import { cutsOf, type Proof, prove } from "./study/prove.ts";
import { type Rules, rulesOf } from "./study/table-top.ts";
import { printed } from "./study/trace.ts";
import { unknownClauses } from "./study/unknown-clauses.ts";
import { createReader, type Parsed } from "./syntax/parse.ts";

/** What became of some sources. `built` and `lowered` come from what is without errors. */
export interface Compiled {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model;
  readonly origins: Origins;
  readonly built: Built;
  readonly lowered: Program;
  /** Runs examples and laws, once. */
  readonly examples: () => readonly ExampleOutcome[];
}

/** `read`: whoever compiles several times hands the reader on, since making one takes longer than reading a text. */
export function compile(sources: readonly Source[], read: Reader = createReader()): Compiled {
  return compileParsed(sources, sources.map((source) => read(source)));
}

/** In front of everything that uses a Model. Keeps its validator, which depends on nothing but the schema. */
const checkModel = createModelCheck();

function compileParsed(sources: readonly Source[], parsed: readonly Parsed[]): Compiled {
  const { model, origins, diagnostics } = resolve(parsed.map((p) => p.ast));
  const limits = checkModel(model, origins);
  const built = buildProgram(model);
  let ran: readonly ExampleOutcome[] | null = null;
  return {
    sources,
    diagnostics: inReadingOrder(withoutEchoes(parsed.flatMap((p) => p.diagnostics), [...diagnostics, ...limits])),
    model,
    origins,
    built,
    lowered: lower(built.program),
    examples: () => (ran ??= runExamples(model)),
  };
}

type Reader = ReturnType<typeof createReader>;

/** Of a name that touches a stray sign nothing more is said than that. */
function withoutEchoes(ofText: readonly Diagnostic[], ofMeaning: readonly Diagnostic[]): readonly Diagnostic[] {
  const strays = ofText.filter((one) => one.code === "unknown-sign").map((one) => one.span);
  const touches = ({ file, start, end }: Span): boolean => strays.some((sign) => sign.file === file && sign.start <= end && start <= sign.end);
  return [...ofText, ...ofMeaning.filter((one) => one.code !== "unknown-name" || !touches(one.span))];
}

/** Finds the file that `use … from "path"` means. */
export type Load = (from: string, path: string) => Source | undefined;
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Source[];
}

/** Everything there is to say about some sources; examples run only where nothing is wrong with the text. */
export function check(sources: readonly Source[], load?: Load): Checked {
  return { diagnostics: eachAlone(sources).flatMap((compiled) => findings(compiled, load)), sources };
}

/** Every file is a ruleset of its own: what two files both call "Probe" are two things. */
function eachAlone(sources: readonly Source[]): readonly Compiled[] {
  const read = createReader();
  return sources.map((source) => compile([source], read));
}

function findings(compiled: Compiled, load: Load | undefined): readonly Diagnostic[] {
  const more = hasErrors(compiled.diagnostics) ? [] : [...notYet(compiled), ...differing(compiled)];
  return inReadingOrder([...compiled.diagnostics, ...leadingNowhere(compiled, load), ...more]);
}

/** Citations of clauses that the list of their source does not hold; where there is no list, nothing is said. */
function leadingNowhere({ model, origins, sources }: Compiled, load: Load | undefined): readonly Diagnostic[] {
  return model.sources.flatMap((from) => {
    const list = listOf(from, sources, load);
    const unknown = list === null ? [] : unknownClauses(model, list.clauses, from.prefix);
    return unknown.map(({ clause, pointer, suggestion }) =>
      diagnostic("unknown-clause", citationIn(origins.at(pointer) ?? spanOf(origins, "", sources), clause, from.prefix, sources), { clause, ...(suggestion === undefined ? {} : { suggestion }) }),
    );
  });
}

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

/** What the text says and this version cannot play. */
function notYet({ built, origins, sources }: Compiled): readonly Diagnostic[] {
  return built.unsupported.map(({ id, why }) => diagnostic("unsupported-rule", spanOf(origins, id, sources), { why }));
}

function differing({ examples, origins, sources }: Compiled): readonly Diagnostic[] {
  return examples().flatMap((example) =>
    example.checks
      .filter((one) => !one.passed)
      .map((one) => diagnostic("differing-example", spanOf(origins, one.id, sources), { claim: one.text, actual: one.actual, ...(one.expected === "" ? {} : { expected: one.expected }) })),
  );
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
}

export function test(sources: readonly Source[], load?: Load): Checked & { readonly examples: readonly ExampleReport[] } {
  const each = eachAlone(sources);
  const isBroken = each.some((compiled) => hasErrors(compiled.diagnostics));
  const diagnostics = each.flatMap((compiled) => inReadingOrder([...compiled.diagnostics, ...leadingNowhere(compiled, load), ...(isBroken ? [] : notYet(compiled))]));
  return { diagnostics, sources, examples: isBroken ? [] : each.flatMap(reports) };
}

function reports(compiled: Compiled): readonly ExampleReport[] {
  const { sources } = compiled;
  return compiled.examples().map((one): ExampleReport => {
    const span = spanOf(compiled.origins, one.id, sources);
    const source = sources.find((s) => s.path === span.file);
    return { ...one, file: span.file, line: source === undefined ? 1 : position(source, span.start).line + 1 };
  });
}

/** A call is one more example of the file, in a source of its own. `problem`: why it could not be answered. */
interface Answer {
  readonly problem: Bilingual | null;
}

interface Call extends Checked {
  readonly model: Model;
  readonly example: Example | null;
}

/** What is wrong with the file is told first; only of a sound file the call is read. */
function withCall(sources: readonly Source[], call: string, by: readonly Variation[]): Call {
  const { title, source, shown, place } = callText(call, by);
  const read = createReader();
  const files = sources.map((one) => read(one));
  const typed = read(source, { names: files.flatMap((file) => file.names), units: files.flatMap((file) => file.units) });
  const { model, diagnostics } = compileParsed([...sources, source], [...files, typed]);
  const isCalls = (one: Diagnostic): boolean => one.span.file === source.path;
  const ofFiles = diagnostics.filter((one) => !isCalls(one));
  const said = hasErrors(ofFiles) ? ofFiles : [...ofFiles, ...ofCall(diagnostics.filter(isCalls).map((one) => inCall(one, place)))];
  const isOne = typed.ast.declarations.length === 1;
  return { diagnostics: said, sources: [...sources, ...shown], model, example: (isOne && model.examples.find((one) => one.title === title)) || null };
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
function answered<Result>({ model, example, diagnostics }: Call, answer: (rules: Rules, example: Example) => Result, by: readonly Variation[] = []): Answer & { readonly result: Result | null } {
  if (hasErrors(diagnostics)) return { problem: null, result: null };
  if (example === null) return { problem: onlyExampleLines, result: null };
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
  readonly by: readonly Variation[];
}
export function odds(sources: readonly Source[], _load: Load | undefined, question: OddsQuestion): Checked & Answer & { readonly odds: readonly CallOdds[] } {
  const call = withCall(sources, question.call, question.by);
  const { problem, result } = answered(call, oddsOfCall, question.by);
  return { diagnostics: call.diagnostics, sources: call.sources, problem, odds: result ?? [] };
}

export interface RollQuestion {
  readonly call: string;
  readonly seed: number | null;
  readonly faces: readonly number[] | null;
}
/** How it was played, also as lines for people. */
export interface RollReport extends PlayedCall {
  readonly lines: readonly string[];
}
export function roll(sources: readonly Source[], _load: Load | undefined, { call: text, seed, faces }: RollQuestion): Checked & Answer & { readonly roll: RollReport | null } {
  const call = withCall(sources, text, []);
  const dice: Dice | null = faces !== null ? { kind: "faces", faces } : seed !== null ? { kind: "seed", seed } : null;
  const { problem, result } = answered(call, (rules, example) => rollOfCall(rules, example, dice));
  return { diagnostics: call.diagnostics, sources: call.sources, problem, roll: result && { ...result, lines: printed(result.trace) } };
}

/** `more`: whether there is time to leave out one more cited part; null: nothing is to be proved. */
export interface CoverageQuestion {
  readonly more: ((done: number, of: number) => boolean) | null;
}
/** One source of a ruleset laid beside it. `list`: the file with its clauses; null where there is none or it cannot be found. */
export interface CoverageReport {
  readonly source: string;
  readonly list: string | null;
  readonly coverage: Coverage;
  readonly proof: Proof | null;
}
export function coverage(sources: readonly Source[], load: Load | undefined, question: CoverageQuestion): Checked & { readonly reports: readonly CoverageReport[] } {
  const each = eachAlone(sources);
  const diagnostics = each.flatMap((compiled) => inReadingOrder([...compiled.diagnostics, ...leadingNowhere(compiled, load)]));
  if (each.some((compiled) => hasErrors(compiled.diagnostics))) return { diagnostics, sources, reports: [] };
  return { diagnostics, sources, reports: each.flatMap((compiled) => coverageReports(compiled, load, question)) };
}

function coverageReports(compiled: Compiled, load: Load | undefined, { more }: CoverageQuestion): readonly CoverageReport[] {
  const { model, built, origins, sources } = compiled;
  return model.sources.map((from): CoverageReport => {
    const list = listOf(from, sources, load);
    const found = coverageOf(model, built, list?.clauses ?? readClauses("", from.prefix), from.prefix, compiled.examples());
    const proof = more === null ? null : prove(sources, cutsOf(model, built, origins), noticing(sources), more);
    return { source: from.name, list: list?.path ?? null, coverage: found, proof };
  });
}

/** Whether a text that takes the place of one of these is wrong, or one of its examples fails. */
function noticing(sources: readonly Source[]): (file: string, text: string) => boolean {
  const read = createReader();
  return (file, text) => {
    const changed = compile(sources.map((one) => (one.path === file ? createSource(file, text) : one)), read);
    return hasErrors(changed.diagnostics) || changed.examples().some((one) => !one.passed);
  };
}

/** The files of each ruleset, in a folder called like the one its text lies in. None where anything is wrong with any text. */
export async function build(sources: readonly Source[], load: Load | undefined, targets: readonly string[]): Promise<Checked & { readonly files: readonly TargetFile[] }> {
  const each = eachAlone(sources);
  const diagnostics = each.flatMap((compiled) => findings(compiled, load));
  if (hasErrors(diagnostics)) return { diagnostics, sources, files: [] };
  const files: TargetFile[] = [];
  for (const compiled of each) {
    const folder = folderOf(compiled.sources[0]?.path ?? "", sources);
    const made = await emitTargets(compiled.model, compiled.built, compiled.lowered, targets);
    files.push(...made.map((file) => ({ ...file, path: `${folder}/${file.path}` })));
  }
  return { diagnostics, sources, files };
}

/** The rules of each ruleset as a book, in the same folders. */
export function docs(sources: readonly Source[], load?: Load): Checked & { readonly files: readonly TargetFile[] } {
  const each = eachAlone(sources);
  const diagnostics = each.flatMap((compiled) => findings(compiled, load));
  if (hasErrors(diagnostics)) return { diagnostics, sources, files: [] };
  const files = each.flatMap(({ model, sources: [source] }) => referenceFiles(model).map((file) => ({ ...file, path: `${folderOf(source?.path ?? "", sources)}/${file.path}`, target: "reference" })));
  return { diagnostics, sources, files };
}

/** The folder's own name; the file's where the folder has none or holds several rulesets. */
function folderOf(path: string, sources: readonly Source[]): string {
  const parts = path.split(/[\\/]/u).filter((part) => part !== "" && part !== ".");
  const [folder, file] = [parts.at(-2), (parts.at(-1) ?? "rules").replace(/\.rules$/u, "")];
  const isAlone = sources.every((other) => other.path === path || other.path.split(/[\\/]/u).slice(0, -1).join("/") !== path.split(/[\\/]/u).slice(0, -1).join("/"));
  return folder === undefined || folder === ".." || !isAlone ? file : folder;
}
