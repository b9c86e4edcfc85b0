/**
 * Reads grammar/diagnostics/<code>.md and prints src/diagnostics/pages.ts from them.
 *
 * Invariant: a page has exactly the parts described in grammar/diagnostics/README.md, in that order; anything else is an
 * error that names the page, so that no page is half read.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Bilingual } from "../src/base/text.ts";
import { placeholders } from "../src/diagnostics/template.ts";

const folder = fileURLToPath(new URL("../grammar/diagnostics/", import.meta.url));
const severities = ["error", "warning", "hint"] as const;
const sections = ["Why", "How to mend", "Warum", "Was hilft", "Fires", "Does not fire"] as const;

/** One page as data. `fires` and `staysSilent` hold the `~~~rules` blocks; empty where a page shows other text instead. */
export interface Page {
  readonly code: string;
  readonly severity: (typeof severities)[number];
  readonly en: string;
  readonly de: string;
  readonly why: Bilingual;
  readonly mend: Bilingual;
  readonly fires: readonly string[];
  readonly staysSilent: readonly string[];
}

/** All pages, ordered by code. */
export function readPages(): readonly Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => parsePage(name.slice(0, -3), readFileSync(folder + name, "utf8")));
}

/** The problem words listed in grammar/diagnostics/README.md: the first word of every code. */
export function problemWords(): readonly string[] {
  const text = readFileSync(`${folder}README.md`, "utf8");
  return [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1] ?? "");
}

/** Reads one page. Throws with the name of the page and what is missing. */
export function parsePage(code: string, text: string): Page {
  const fail = (what: string): never => {
    throw new Error(`grammar/diagnostics/${code}.md: ${what}`);
  };
  const [head = "", ...rest] = text.split(/^## /m);
  const bodies = new Map(
    rest.map((part) => [part.slice(0, part.indexOf("\n")).trim(), part.slice(part.indexOf("\n") + 1).trim()]),
  );
  if ([...bodies.keys()].join("|") !== sections.join("|"))
    fail(`needs the sections ${sections.join(", ")}, in this order`);
  const lines = head.trim().split("\n");
  if (lines[0] !== `# ${code}`) fail(`must begin with "# ${code}"`);
  const field = (name: string): string =>
    lines
      .find((line) => line.startsWith(`- ${name}: `))
      ?.slice(name.length + 4)
      .trim() || fail(`lacks the line "- ${name}: …"`);
  const severity =
    severities.find((name) => name === field("severity")) ?? fail(`severity is one of ${severities.join(", ")}`);
  const section = (name: (typeof sections)[number]): string =>
    bodies.get(name) || fail(`the section "${name}" is empty`);
  return {
    code,
    severity,
    en: field("en"),
    de: field("de"),
    why: { en: section("Why"), de: section("Warum") },
    mend: { en: section("How to mend"), de: section("Was hilft") },
    fires: examples(section("Fires")),
    staysSilent: examples(section("Does not fire")),
  };
}

/** The module src/diagnostics/pages.ts, without formatting. */
export function printPages(pages: readonly Page[]): string {
  const entries = pages.map(
    ({ code, severity, en, de, why, mend }) =>
      `  ${JSON.stringify(code)}: ${JSON.stringify({ severity, en, de, why, mend })},`,
  );
  const args = pages.map(({ code, en }) => {
    const fields = placeholders(en).map(
      ({ name, optional }) => `readonly ${name}${optional ? "?" : ""}: Argument${optional ? " | undefined" : ""}`,
    );
    return `  readonly ${JSON.stringify(code)}: ${fields.length === 0 ? "Readonly<Record<string, never>>" : `{ ${fields.join("; ")} }`};`;
  });
  return `/**
 * Generated from grammar/diagnostics/*.md by \`npm run regen\`; do not edit.
 *
 * Every diagnostic with its severity, its text in both languages and its manual page.
 */
import type { Argument } from "./template.ts";

export const pages = {
${entries.join("\n")}
} as const;

/** The name of a diagnostic: the name of its page. */
export type DiagnosticCode = keyof typeof pages;

/** What the text of each diagnostic needs to be told. */
export interface DiagnosticArgs {
${args.join("\n")}
}
`;
}

function examples(section: string): readonly string[] {
  return [...section.matchAll(/^~~~rules\n([\s\S]*?)^~~~$/gm)].map((match) => match[1] ?? "");
}
