/**
 * The head of a ruleset and its sources.
 *
 * Invariant: a setting nobody knows is an error; what is not set has its usual value.
 */
import type * as ast from "../syntax/ast.ts";
import { suggestOne } from "../base/suggest.ts";
import { usualWords } from "./translated.ts";
import type { RulesetInfo, SourceInfo } from "./types.ts";
import { at, frame, meta, report, type Frame, type World } from "./world.ts";

export function openNames(nodes: readonly ast.Declaration[]): boolean {
  return nodes.some((node) => node.kind === "use" || (node.kind === "ruleset" && node.basedOn.length > 0));
}

export function languageOf(nodes: readonly ast.Declaration[]): "de" | "en" {
  const node = nodes.find((one) => one.kind === "ruleset");
  return node !== undefined && setting(node.settings, "language") === "en" ? "en" : "de";
}

const handedOn: readonly string[] = ["language", "gm", "player"];

/** Texts of rulesets that build on each other, lowest first: what a head does not set it has from the heads below; their words for people only in their language. */
export function withInherited(texts: readonly (readonly ast.Declaration[])[]): readonly (readonly ast.Declaration[])[] {
  let below: readonly ast.Setting[] = [];
  return texts.map((text) =>
    text.map((node) => {
      if (node.kind !== "ruleset") return node;
      const own = node.settings.flatMap((one) => (one.kind === "setting" ? [one] : []));
      const named = (all: readonly ast.Setting[], key: string): ast.Setting | undefined => all.find((one) => one.key.kind === "name" && one.key.text === key);
      const [language, before] = [setting(own, "language"), setting(below, "language") ?? "de"];
      const keys = language === undefined || language === before ? handedOn : [];
      const inherited = keys.flatMap((key) => named(own, key) ?? named(below, key) ?? []).filter((one) => !own.includes(one));
      below = [...own, ...inherited];
      return inherited.length === 0 ? node : { ...node, settings: [...node.settings, ...inherited] };
    }),
  );
}

export function prefixesOf(nodes: readonly ast.Declaration[]): readonly string[] {
  return nodes.filter((node) => node.kind === "source").map((node) => setting(node.settings, "prefix") ?? "");
}

export function rulesetOf(nodes: readonly ast.Declaration[], world: World): RulesetInfo {
  const all = nodes.filter((node) => node.kind === "ruleset");
  const [node, second] = all;
  const here = frame(world, "ruleset");
  if (second !== undefined && node !== undefined) report(here, "duplicate-name", second.name.span, { name: "ruleset" }, { related: [{ span: node.name.span, text: { de: "Hier steht der Kopf zum ersten Mal.", en: "The first head is here." } }] });
  if (node === undefined) return { name: "", version: "0", language: "de", ...usualWords.de, docs: [], clauses: [] };
  known(node.settings, ["version", "language", "gm", "player", "keywords"], here);
  const language = setting(node.settings, "language") ?? "de";
  if (language !== "de" && language !== "en") {
    const at = node.settings.find((one) => one.kind === "setting" && one.key.kind === "name" && one.key.text === "language");
    report(here, "mismatched-setting", at?.span ?? node.span, { name: "language", expected: ["de", "en"] });
  }
  return {
    name: node.name.kind === "name" ? node.name.text : "",
    version: setting(node.settings, "version") ?? "0",
    language: language === "en" ? "en" : "de",
    gm: setting(node.settings, "gm") ?? usualWords[language === "en" ? "en" : "de"].gm,
    player: setting(node.settings, "player") ?? usualWords[language === "en" ? "en" : "de"].player,
    ...meta(here, node.meta),
  };
}

export function sourcesOf(nodes: readonly ast.Declaration[], world: World): readonly SourceInfo[] {
  return nodes.filter((node) => node.kind === "source").map((node) => {
    const here = frame(world, "source");
    known(node.settings, ["clauses", "prefix"], here);
    const source = { name: node.name.kind === "name" ? node.name.text : "", list: setting(node.settings, "clauses") ?? null, prefix: setting(node.settings, "prefix") ?? "", ...meta(here, node.meta) };
    return at(world, source, node.span);
  });
}

function setting(settings: readonly (ast.Setting | ast.Broken)[], key: string): string | undefined {
  const found = settings.find((one) => one.kind === "setting" && one.key.kind === "name" && one.key.text === key);
  return found?.kind === "setting" && found.value.kind !== "missing" ? found.value.text : undefined;
}

function known(settings: readonly (ast.Setting | ast.Broken)[], keys: readonly string[], here: Frame): void {
  const seen = new Set<string>();
  for (const one of settings) {
    if (one.kind !== "setting" || one.key.kind === "missing") continue;
    const name = one.key.text;
    if (!keys.includes(name)) report(here, "unknown-setting", one.key.span, { name, expected: keys, suggestion: suggestOne(name, keys) });
    if (seen.has(name)) report(here, "duplicate-name", one.key.span, { name });
    seen.add(name);
  }
}
