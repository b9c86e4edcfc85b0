/**
 * Resolve: AST → Model and Origins.
 *
 * Invariant: never throws for a designer's mistake; only declarations without errors are in the Model, and what depends on
 * another is left out with it; one mistake is one diagnostic.
 */
import type { Diagnostic, DiagnosticCode } from "../diagnostics/report.ts";
import { diagnostic, hasErrors, inReadingOrder } from "../diagnostics/report.ts";
import type * as ast from "../syntax/ast.ts";
import { declareCreation } from "./creation.ts";
import { declare, duplicate, isCatalogue, type Draft } from "./declare.ts";
import { exampleOf, lawOf, oddsTableOf } from "./example.ts";
import { resolver } from "./expr.ts";
import { keyedDrafts } from "./keyed-declare.ts";
import { originsOf, type Origins } from "./origins.ts";
import { declareModifierKinds } from "./modifier-kinds-declare.ts";
import { hostFormulas, openPlaces } from "./open.ts";
import { outlineOf } from "./outline.ts";
import { withDurations } from "./durations.ts";
import { tellCircles } from "./circles.ts";
import { prune } from "./prune.ts";
import type { Merged } from "./layer.ts";
import { merge } from "./merge.ts";
import { chaptersOf, moduleAt, type Variation } from "./module.ts";
import { know } from "./refused.ts";
import { declareReplaced, forgetReplaced, tellMismatched } from "./replace.ts";
import { scopeOf } from "./scope.ts";
import { languageOf, openNames, prefixesOf, rulesetOf, sourcesOf, withInherited } from "./settings.ts";
import type { Example, Id, Model, OddsTable, Prose, RulesetInfo } from "./types.ts";
import { withThingKinds } from "./thing-kinds.ts";
import { strangeNames, translationsOf } from "./translation.ts";
import { declareUnit, modelUnits } from "./unit.ts";
import { at, frame, idOf, meta, report, type World } from "./world.ts";

/** The ruleset without modules, and every other variation of it: each module alone, each edition. */
export interface Resolution extends Varied {
  readonly variations: readonly Varied[];
}
export interface Resolved {
  readonly model: Model;
  readonly origins: Origins;
  /** In reading order; of a `Resolution` those of all variations, each mistake once. */
  readonly diagnostics: readonly Diagnostic[];
}
export interface Varied extends Resolved {
  readonly variation: Variation;
}

export interface ResolveOptions {
  /** The ruleset each file belongs to, lowest first; without it they are all of one. */
  readonly texts?: readonly (readonly ast.File[])[];
  /** Only the variation of this name; null: without modules. */
  readonly only?: string | null;
  /** Modules of the rulesets below that are switched on in all of it. */
  readonly switchedOn?: readonly ast.Name[];
  /** Whether a file that it uses is not there: then unknown names are no mistakes. Without it: whether it uses any. */
  readonly isOpen?: boolean;
}

export function resolve(files: readonly ast.File[], options: ResolveOptions = {}): Resolution {
  const texts = withInherited((options.texts ?? [files]).map((text) => text.flatMap((file) => file.declarations)));
  const { variations, diagnostics } = chaptersOf(texts, options.switchedOn);
  const isOpen = options.isOpen ?? openNames(texts.flat());
  const wanted = options.only === undefined ? variations : variations.filter(({ name }) => name === options.only).toReversed().slice(0, 1);
  const [first, ...others] = wanted.map((variation) => resolveVariation(variation, languageOf(texts.at(-1) ?? []), isOpen));
  if (first === undefined) throw new Error(`There is no variation ${options.only ?? ""}.`);
  const said = [...diagnostics, ...told([first, ...others])];
  const isWhole = options.only === undefined && !isOpen && !hasErrors(said);
  const strange = isWhole ? strangeNames([first, ...others].map(({ model, variation }) => ({ model, nodes: variation.layers.flatMap(({ nodes }) => nodes) }))) : [];
  return { ...first, variations: others, diagnostics: inReadingOrder([...said, ...strange]) };
}

/** What an edition, or a module alone, is called: what `only` may name. */
export function variationNames(texts: readonly (readonly ast.File[])[], switchedOn: readonly ast.Name[] = []): readonly string[] {
  return chaptersOf(texts.map((text) => text.flatMap((file) => file.declarations)), switchedOn).variations.flatMap(({ name }) => name ?? []);
}

/** Mistakes of a change: what the text below it then no longer understands is no second mistake. */
const ofChanges: ReadonlySet<string> = new Set<DiagnosticCode>(["mismatched-replace", "duplicate-replace", "misplaced-remove", "misplaced-replace", "unknown-target", "missing-replace"]);

/** What is wrong in several variations is told of the first; what is wrong in the text of the ruleset only under a module says under which. */
function told(all: readonly Varied[]): readonly Diagnostic[] {
  const keyOf = ({ code, span }: Diagnostic): string => `${code} ${span.file} ${span.start} ${span.end}`;
  const known = new Set<string>();
  return all.flatMap(({ variation, diagnostics }) => {
    const isChanged = diagnostics.some(({ code }) => ofChanges.has(code));
    const fresh = diagnostics.filter((one) => !known.has(keyOf(one)) && !(isChanged && !ofChanges.has(one.code) && moduleAt(variation, one.span) === null && variation.name !== null));
    for (const one of fresh) known.add(keyOf(one));
    return fresh.map((one) => underWhich(one, variation));
  });
}
function underWhich(one: Diagnostic, variation: Variation): Diagnostic {
  if (variation.name === null || variation.span === null || moduleAt(variation, one.span) !== null) return one;
  const text = variation.isEdition ? { de: `So ist es in der Edition „${variation.name}“.`, en: `It is so in the edition "${variation.name}".` } : { de: `So ist es mit „${variation.name}“.`, en: `It is so with "${variation.name}".` };
  return { ...one, related: [...one.related, { span: variation.span, text }] };
}

function resolveVariation(variation: Variation, language: "de" | "en", isOpen: boolean): Varied {
  const merged = merge(variation.layers, language);
  const { nodes } = merged;
  const world = newWorld(merged, isOpen, language);
  declareReplaced(world, merged.replaced);
  const modifierKinds = declareModifierKinds(world, nodes);
  const drafts = declareAll(nodes, world);
  tellMismatched(world, merged.replaced);
  forgetReplaced(world, merged.replaced);
  const finished = finish(drafts);
  const circular = tellCircles(finished, world);
  const straight = ({ id }: { readonly id: Id }): boolean => !circular.has(id);
  const examples = examplesOf(nodes, world);
  const conditions = withDurations(finished.conditions, [finished, examples]);
  const things = withThingKinds(finished.catalogues);
  const parts: Parts = { ...finished, catalogues: things.catalogues, formulas: finished.formulas.filter(straight), cascades: finished.cascades.filter(straight), conditions };
  const whole: Model = {
    format: 1,
    ruleset: { ...rulesetOf(nodes, world), ...editionOf(variation, world) },
    sources: sourcesOf(nodes, world),
    units: modelUnits(nodes, world),
    modifierKinds,
    ...parts,
    scales: [...parts.scales, ...world.anonymous.values(), ...things.scales],
    prose: proseOf(nodes, world),
    ...examples,
    outline: [],
  };
  const pruned = hasErrors(world.diagnostics) ? prune(whole) : whole;
  const ordered: Model = { ...pruned, outline: outlineOf(nodes, pruned, world.ids) };
  const model: Model = { ...ordered, ...translationsOf(nodes, ordered, world) };
  const made = Object.values(parts).reduce((sum, list) => sum + list.length, examples.examples.length + examples.oddsTables.length);
  if (made < expected(nodes) && !isOpen && !hasErrors(world.diagnostics) && !damaged(nodes)) throw new Error(`Something is broken and nothing was told: ${drafts.filter((draft) => draft.frame.broken).map((draft) => draft.frame.id).join(", ")}`);
  const left = variation.name === null && !hasErrors(world.diagnostics) ? openPlaces(model) : [];
  const [first] = left;
  const span = first === undefined ? undefined : world.ids.get(first.id);
  if (span !== undefined) world.diagnostics.push(diagnostic("missing-realisation", span, { names: left.map(({ name }) => name), ...(hostFormulas(model) === null ? {} : { filled: "fill" }) }));
  return { variation, model, origins: originsOf(model, world.ids, world.spans), diagnostics: inReadingOrder([...merged.diagnostics, ...world.diagnostics]) };
}

function editionOf({ name, isEdition, modules, layers }: Variation, world: World): Pick<RulesetInfo, "edition" | "modules"> {
  const infos = modules.flatMap((module) => {
    const node = layers.find((layer) => layer.module !== null && layer.name === module)?.module;
    return node === null || node === undefined ? [] : [at(world, { name: module, ...meta(frame(world, "ruleset"), node.meta) }, node.name.span)];
  });
  return { ...(name !== null && isEdition ? { edition: name } : {}), ...(infos.length > 0 ? { modules: infos } : {}) };
}

function newWorld({ nodes, layerOf, removed }: Merged, isOpen: boolean, language: "de" | "en"): World {
  return {
    layerOf, removed,
    diagnostics: [], anonymous: new Map(), fieldChoices: new Map(), spans: new Map(), owners: new Map(), ids: new Map(), openNames: isOpen, prefixes: prefixesOf(nodes), language,
    symbols: { kinds: new Map(), rules: new Map(), entries: new Map(), steps: new Map(), units: new Map(), modifierKinds: new Map(), byId: new Map(), fields: new Map() },
  };
}

function declareAll(nodes: readonly ast.Declaration[], world: World): readonly Draft[] {
  for (const node of nodes) if (node.kind === "unit") declareUnit(node, world);
  const single = nodes.filter((node): node is ast.Entry => node.kind === "entry");
  const taken = new Set<ast.Entry>();
  const drafts: Draft[] = [];
  for (const node of nodes) {
    switch (node.kind) {
      case "scale": case "choice": case "constant": case "table": case "formula": case "sheet": case "collection": case "condition": case "check": case "cascade": case "conflict": case "scene": case "tactic": {
        const mine = node.kind === "collection" ? single.filter((one) => belongs(one, node)) : [];
        for (const one of mine) taken.add(one);
        const draft = declare(world, node, mine);
        if (draft !== undefined) drafts.push(draft);
        if (node.kind === "sheet") drafts.push(...keyedDrafts(world, node));
        break;
      }
      case "creation": {
        const draft = declareCreation(world, node, languageOf(nodes));
        if (draft !== undefined) drafts.push(draft);
        break;
      }
      default: break;
    }
  }
  for (const node of nodes) know(world, node);
  for (const one of single) if (!taken.has(one) && one.head.name.kind === "name") report(frame(world, "entry"), "missing-catalogue", one.head.name.span, { name: one.head.name.text, word: one.word });
  return drafts;
}

/**
 * `feat Finte of Manöver`, `extend feat Finte`, `extend attribute Wille of Figur`: by the catalogue's or sheet's name,
 * else by the word and, if it extends, by the entry.
 */
function belongs(entry: ast.Entry, to: ast.Collection): boolean {
  if (to.word !== `${entry.word}s` && !(entry.word === "talent" && to.word === "meta-talents")) return false;
  const of = entry.of?.kind === "name" ? entry.of.text : undefined;
  const name = to.head.name.kind === "name" ? to.head.name.text : "";
  const has = to.members.some((one) => one.kind === "row" && one.cells.some((cell) => cell.name !== undefined && entry.head.name.kind === "name" && (cell.name.text === entry.head.name.text || cell.short?.text === entry.head.name.text)));
  if (of !== undefined && of !== name) return !isCatalogue(to) && to.of?.kind === "name" && to.of.text === of && has;
  return !entry.flags.extend || has || of === name;
}

/** True if the parser said something of this text: what it could not read is broken without a word of ours. */
function damaged(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("kind" in value && (value.kind === "broken" || value.kind === "missing")) return true;
  return Object.values(value).some(damaged);
}

/** How many declarations must come out where there is no mistake. */
function expected(nodes: readonly ast.Declaration[]): number {
  const kinds = new Set(["scale", "choice", "constant", "table", "formula", "sheet", "collection", "condition", "check", "cascade", "creation", "conflict", "scene", "tactic", "example", "law", "odds-table"]);
  return nodes.filter((node) => kinds.has(node.kind)).length;
}

type Parts = Pick<Model, Draft["list"]>;

/** Every declaration is looked at, so that all mistakes are told. */
function finish(drafts: readonly Draft[]): Parts {
  const done = drafts.map((draft) => ({ draft, part: draft.finish() }));
  const whole = done.filter(({ draft, part }) => part !== undefined && !draft.frame.broken);
  const list = (name: Draft["list"]): readonly never[] => whole.filter(({ draft }) => draft.list === name).map(({ part }) => part) as never[];
  return {
    scales: list("scales"), constants: list("constants"), tables: list("tables"), formulas: list("formulas"), sheets: list("sheets"), collections: list("collections"),
    catalogues: list("catalogues"), conditions: list("conditions"), checks: list("checks"), cascades: list("cascades"), conflicts: list("conflicts"), tactics: list("tactics"),
  };
}

function examplesOf(nodes: readonly ast.Declaration[], world: World): Pick<Model, "examples" | "oddsTables"> {
  const examples: Example[] = [];
  const oddsTables: OddsTable[] = [];
  const titles = new Map<string, ast.Name["span"]>();
  let untitled = 0;
  for (const node of nodes) {
    if (node.kind !== "example" && node.kind !== "law" && node.kind !== "odds-table") continue;
    const slot = node.kind === "odds-table" ? node.name : node.title;
    const title = slot === undefined || slot.kind === "missing" ? `${++untitled}` : slot.text;
    const here = frame(world, idOf(node.kind === "odds-table" ? "odds" : node.kind, title));
    const before = titles.get(here.id);
    const span = slot?.span ?? node.span;
    if (before !== undefined) duplicate(here, title, span, before);
    titles.set(here.id, span);
    world.ids.set(here.id, span);
    const scope = scopeOf(here, resolver);
    if (node.kind === "odds-table") {
      const table = oddsTableOf(node, here.id, scope);
      if (table !== undefined && !here.broken) oddsTables.push(table);
      continue;
    }
    const example = node.kind === "law" ? lawOf(node, here.id, title, scope) : exampleOf(node, here.id, title, scope);
    if (example !== undefined && !here.broken) examples.push(example);
  }
  return { examples, oddsTables };
}

function proseOf(nodes: readonly ast.Declaration[], world: World): readonly Prose[] {
  const found: Prose[] = [];
  for (const node of nodes) {
    if (node.kind !== "principle" && node.kind !== "reading" && node.kind !== "todo") continue;
    const here = frame(world, `${node.kind}/#${found.length + 1}`);
    world.ids.set(here.id, node.span);
    found.push({ id: here.id, kind: node.kind, name: node.name?.text ?? null, ...meta(here, node.meta) });
  }
  return found;
}
