/**
 * Sheets and saves for the verbs that read them: JSON from files, and what is wrong with them in words.
 *
 * Invariant: whatever stands in a file, what comes back is its content or a problem; nothing is thrown for it.
 */
import type { Source } from "../base/source.ts";
import type { Language } from "../base/text.ts";
import { BadCall } from "./bad-call.ts";
import type { Checked, Load, SaveProblem } from "./compiler.ts";
import type { Context } from "./context.ts";
import { decode, largestFile } from "./decode.ts";
import { ask, type Asked } from "./project.ts";
import { inputName } from "./sources.ts";

/** A file and what it holds; `problem` where that is no JSON. */
export interface ReadSave {
  readonly file: string;
  readonly value: unknown;
  readonly problem: SaveProblem | null;
}

/** Reads them all. Files that are not there are a wrong call. */
export async function readSaves(context: Context, files: readonly string[]): Promise<readonly ReadSave[]> {
  const { host } = context;
  const read: ReadSave[] = [];
  for (const file of new Set(files)) {
    if (file !== inputName && host.kindOf(file) !== "file") throw notThere(file, host.kindOf(file) === "folder");
    if (file !== inputName && host.sizeOf(file) > largestFile) read.push(unread(file, "too-large", tooLarge));
    else read.push(readJson(file, file === inputName ? await host.readInput() : host.read(file)));
  }
  return read;
}

const tooLarge = `The file is larger than ${largestFile / 1024 / 1024} MB and is not read.`;

function readJson(file: string, bytes: Uint8Array): ReadSave {
  if (bytes.length > largestFile) return unread(file, "too-large", tooLarge);
  const { source, problem } = decode(file, bytes);
  if (problem !== null) return unread(file, "malformed-json", "It is not UTF-8 text.");
  try {
    return { file, value: JSON.parse(source.text) as unknown, problem: null };
  } catch (error) {
    return unread(file, "malformed-json", "This is not JSON.", placeOf(source.text, error));
  }
}

function lineAndColumn(before: string): string {
  const lines = before.split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

function unread(file: string, code: string, message: string, path = ""): ReadSave {
  return { file, value: null, problem: { file, path, code, message, allowed: null, clause: null } };
}

/** Line and column where JSON.parse stopped, if it says so; else the end. */
function placeOf(text: string, error: unknown): string {
  const found = /position (\d+)/.exec(error instanceof Error ? error.message : "");
  if (found === null) return /end of JSON/.test(String(error)) ? lineAndColumn(text) : "";
  return lineAndColumn(text.slice(0, Number(found[1])));
}

/** Asks about saves on one ruleset. */
export async function askSaves<Result extends Checked>(
  context: Context,
  file: string,
  part: (sources: readonly Source[], load: Load) => Promise<Result> | Result,
): Promise<Asked<Result>> {
  return await ask<Result>(context, [file], (sources, load) => {
    if (sources.length === 1) return part(sources, load);
    throw new BadCall({
      en: `${file} holds several rulesets. Name the one the sheets are made for.`,
      de: `In ${file} liegen mehrere Regelwerke. Nenn das, für das die Bögen gemacht sind.`,
    });
  });
}

function notThere(file: string, isFolder: boolean): BadCall {
  return isFolder
    ? new BadCall({ en: `"${file}" is a folder; name the files.`, de: `„${file}“ ist ein Ordner; nenn die Dateien.` })
    : new BadCall({ en: `There is no file "${file}".`, de: `Es gibt keine Datei „${file}“.` });
}

// ── in words ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** One line: the file, the place in it, what is wrong, what would be right. */
export function problemLine(context: Context, problem: SaveProblem): string {
  const { palette, language } = context;
  const inFile = problem.code === "malformed-json" ? `:${problem.path}` : ` › ${problem.path.replaceAll(".", " › ")}`;
  const place = problem.path === "" ? problem.file : problem.file + inFile;
  const clause = problem.clause === null ? "" : palette.frame(` (§${problem.clause})`);
  return `${palette.error(place)}: ${sentence(problem, language)}${clause}`;
}

function sentence(problem: SaveProblem, language: Language): string {
  const allowed = allowedText(problem.allowed, language);
  if (language === "en") return problem.message + (allowed === "" ? "" : ` Possible: ${allowed}.`);
  const key = problem.path.split(".").at(-1) ?? "";
  const text = (german[problem.code] ?? "Das passt hier nicht.").replace("{key}", key);
  return text + (allowed === "" ? "" : ` Möglich: ${allowed}.`);
}

const german: Readonly<Record<string, string>> = {
  "mismatched-value": "Dieser Wert passt nicht hierher.",
  "out-of-range": "Der Wert liegt außerhalb seines Bereichs.",
  "unknown-name": "Diesen Namen gibt es hier nicht.",
  "unknown-key": "Einen Schlüssel „{key}“ gibt es hier nicht.",
  "missing-value": "Der Wert fehlt und hat keinen Startwert.",
  "duplicate-key": "Das ist zweimal angegeben.",
  "misplaced-key": "So darf ein Schlüssel nicht heißen.",
  "malformed-dice": "Das sind keine Würfel.",
  "too-large": "Das ist zu groß.",
  "malformed-json": "Das ist kein JSON.",
  "differing-ruleset": "Das gehört zu einem anderen Regelwerk oder einem anderen Bogen.",
  "differing-entry": "Zwei Bögen sagen unter „{key}“ Verschiedenes.",
  "broken-law": "Ein Gesetz des Bogens gilt hier nicht.",
  migrate: "Das ist von einer älteren Version; „regelwerk migrate“ bringt es auf diese.",
  "newer-version": "Das ist von einer neueren Version als diese Regeln.",
  "missing-version": "Es steht nicht darin, zu welchen Regeln und welcher Version es gehört.",
  "lost-value": "Für „{key}“ gibt es keinen Platz mehr; der Wert ginge verloren.",
  "ambiguous-name": "„{key}“ kann heute zweierlei bedeuten.",
  "differing-log": "Noch einmal gespielt führt das Protokoll nicht zu diesem Stand; „regelwerk migrate“ lässt es von hier an weitergehen.",
};

function allowedText(allowed: SaveProblem["allowed"], language: Language): string {
  if (allowed === null || allowed === undefined || typeof allowed === "string") return allowed ?? "";
  if (!Array.isArray(allowed)) {
    const { from, to } = allowed as { readonly from: number; readonly to: number };
    return `${from}..${to}`;
  }
  const most = 12;
  const none = language === "de" ? "nichts" : "none";
  const names = allowed.slice(0, most).map((one: unknown) => (one === null ? none : textOf(one)));
  return names.join(", ") + (allowed.length > most ? " …" : "");
}

function textOf(one: unknown): string {
  return typeof one === "string" ? one : JSON.stringify(one);
}
