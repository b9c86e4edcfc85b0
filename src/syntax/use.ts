/**
 * The files of one ruleset: those it uses, and the rulesets it is based on, read with each other's names.
 *
 * Invariant: nothing here touches a disk: whoever asks gives the files, and a way to find more. Each file is read into one ruleset once,
 * whoever uses it; a file without a ruleset's head belongs to the ruleset that uses it; what a ruleset is based on comes before it.
 */
import { folderOf, liesIn, tidy } from "../base/path.ts";
import type { Source } from "../base/source.ts";
import { suggestOne } from "../base/suggest.ts";
import { diagnostic, type Diagnostic, type DiagnosticCode } from "../diagnostics/report.ts";
import type * as ast from "./ast.ts";
import type { Parsed, Reader } from "./parse.ts";

/** Finds the file that a path means, seen from the file it stands in; undefined also for one that only seems to lie in the project. */
export interface Find {
  (from: string, path: string): Source | undefined;
  /** The folder of the project, absolute, with "/" at its end; relative paths are seen from it. */
  readonly root?: string;
}

export interface Gathered {
  /** The files of each ruleset: what it is based on first, itself last. */
  readonly texts: readonly (readonly Parsed[])[];
  /** The files themselves, those that were asked for first. */
  readonly sources: readonly Source[];
  /** Names of modules that `use … with` switches on. */
  readonly switchedOn: readonly ast.Name[];
  readonly diagnostics: readonly Diagnostic[];
  /** A file is not there: names may be missing. */
  readonly isOpen: boolean;
}

interface File {
  readonly source: Source;
  readonly parsed: Parsed;
  /** Path of the file whose ruleset it belongs to. */
  readonly home: string;
}
interface Work {
  readonly given: readonly Source[];
  readonly find: Find | undefined;
  readonly read: Reader;
  /** In the order in which they are complete: what is used comes before who uses it. */
  readonly done: Map<string, File>;
  readonly diagnostics: Diagnostic[];
  readonly switchedOn: ast.Name[];
  /** Folders that the files of the ruleset lie in or below: that of its main file, and the project's where the main file lies in it. */
  readonly folders: readonly string[];
}

/** `roots`: files of one ruleset; `given`: files that are at hand, for those that use them. */
export function gather(roots: readonly Source[], given: readonly Source[], find: Find | undefined, read: Reader): Gathered {
  const [main] = roots;
  const work: Work = { given: [...roots, ...given], find, read, done: new Map(), diagnostics: [], switchedOn: [], folders: foldersOf(tidy(main?.path ?? ""), find?.root) };
  for (const root of roots) visit(work, root, main?.path ?? "", []);
  const files = [...work.done.values()];
  const known = files.length > 1 ? files.map((file) => again(file, files, read)) : files;
  const homes = [...new Set(files.filter(({ source, home }) => source.path === home).map(({ home }) => home))];
  const texts = homes.map((home) => {
    const own = known.filter((file) => file.home === home);
    return [...own.filter(({ source }) => source.path === home), ...own.filter(({ source }) => source.path !== home)].map(({ parsed }) => parsed);
  });
  const others = files.map(({ source }) => source).filter((source) => !roots.includes(source));
  return { texts, sources: [...roots, ...others], switchedOn: work.switchedOn, diagnostics: work.diagnostics, isOpen: work.diagnostics.some(({ code }) => lacking.has(code)) };
}

function foldersOf(main: string, root: string | undefined): readonly string[] {
  const project = ["", ...(root === undefined ? [] : [root])].filter((folder) => liesIn(folder, main));
  return [folderOf(main), ...project];
}

const lacking: ReadonlySet<string> = new Set<DiagnosticCode>(["unknown-file", "misplaced-file", "unknown-ruleset"]);

/** Which of these files belong to a ruleset that another of them begins. */
export function partsAmong(sources: readonly Source[], read: Reader): ReadonlySet<string> {
  const parsed = sources.map((source) => read(source));
  const headless = new Set(sources.filter((_, i) => headOf(parsed[i]) === undefined).map(({ path }) => tidy(path)));
  const used = parsed.flatMap(({ ast: { declarations } }, i) =>
    declarations.flatMap((node) => (node.kind === "use" && node.from !== undefined ? [tidy(folderOf(sources[i]?.path ?? "") + node.from.text)] : [])).filter((path) => path !== tidy(sources[i]?.path ?? "")),
  );
  return new Set(used.filter((path) => headless.has(path)));
}

function visit(work: Work, source: Source, asked: string, way: readonly string[]): void {
  if (work.done.has(source.path)) return;
  const parsed = work.read(source);
  const home = headOf(parsed) === undefined ? asked : way.length === 0 ? asked : source.path;
  const here = [...way, source.path];
  for (const node of parsed.ast.declarations) {
    if (node.kind === "use") use(work, node, source, home, here);
    if (node.kind === "ruleset") for (const name of node.basedOn) if (name.kind === "name") basedOn(work, name, parsed, here);
  }
  work.done.set(source.path, { source, parsed, home });
}

function headOf(parsed: Parsed | undefined): ast.Ruleset | undefined {
  return parsed?.ast.declarations.find((node) => node.kind === "ruleset");
}

function use(work: Work, node: ast.Use, source: Source, home: string, way: readonly string[]): void {
  const target = targetOf(work, node, source);
  if (target === undefined) return;
  const place = node.from?.span ?? node.span;
  if (way.includes(target.path)) {
    work.diagnostics.push(diagnostic("circular-use", place, { path: target.path }));
    return;
  }
  visit(work, target, home, way);
  const head = headOf(work.done.get(target.path)?.parsed);
  const name = head?.name.kind === "name" ? head.name.text : undefined;
  if (name !== undefined && node.name.kind === "name" && node.name.text !== name) work.diagnostics.push(diagnostic("mismatched-ruleset", node.name.span, { name: node.name.text, found: name }));
  for (const one of node.with) if (one.kind === "name") work.switchedOn.push(one);
}

/** The file that is meant; undefined, and told, if there is none or it lies elsewhere. */
function targetOf(work: Work, node: ast.Use, source: Source): Source | undefined {
  if (node.from === undefined) return node.name.kind === "name" ? rulesetNamed(work, node.name) : undefined;
  const written = node.from.text;
  const path = tidy(written.startsWith("/") ? written : folderOf(source.path) + written);
  if (written.includes("\\") || !written.endsWith(".rules") || !work.folders.some((folder) => liesIn(folder, path))) {
    work.diagnostics.push(diagnostic("misplaced-file", node.from.span, { path: written }));
    return undefined;
  }
  const found = work.given.find((one) => tidy(one.path) === path) ?? work.find?.(source.path, written);
  if (found === undefined) work.diagnostics.push(diagnostic("unknown-file", node.from.span, { path: written }));
  return found;
}

function basedOn(work: Work, name: ast.Name, parsed: Parsed, way: readonly string[]): void {
  const isUsed = parsed.ast.declarations.some((node) => node.kind === "use" && node.name.kind === "name" && node.name.text === name.text);
  const target = isUsed ? undefined : rulesetNamed(work, name);
  if (target === undefined) return;
  if (way.includes(target.path)) work.diagnostics.push(diagnostic("circular-use", name.span, { path: target.path }));
  else visit(work, target, target.path, way);
}

/** A ruleset among the files at hand. */
function rulesetNamed(work: Work, name: ast.Name): Source | undefined {
  const named = work.given.flatMap((source) => {
    const head = headOf(work.read(source));
    return head?.name.kind === "name" ? [{ source, name: head.name.text }] : [];
  });
  const found = named.find((one) => one.name === name.text)?.source;
  if (found === undefined) work.diagnostics.push(diagnostic("unknown-ruleset", name.span, { name: name.text, suggestion: suggestOne(name.text, named.map((one) => one.name)) }));
  return found;
}

/** Read with the names and units of the others. */
function again(file: File, all: readonly File[], read: Reader): File {
  const others = all.filter((one) => one !== file);
  const options = { names: others.flatMap(({ parsed }) => parsed.names), units: others.flatMap(({ parsed }) => parsed.units) };
  return { ...file, parsed: read(file.source, options) };
}
