/**
 * The command line: reads the call, runs one verb, turns every ending into an exit code.
 *
 * Invariant: 0 fine, 1 the text has errors, 2 the call is wrong, 3 our own bug; no exception leaves `main`.
 */
import { cac, type CAC } from "cac";
import { suggestOne } from "../base/suggest.ts";
import { folderOf, tidy } from "../base/path.ts";
import type { Bilingual, Language } from "../base/text.ts";
import { decode, largestFile } from "./decode.ts";
import { BadCall } from "./bad-call.ts";
import { build } from "./commands/build.ts";
import { check } from "./commands/check.ts";
import { coverage } from "./commands/coverage.ts";
import { docs } from "./commands/docs.ts";
import { explain } from "./commands/explain.ts";
import { format } from "./commands/format.ts";
import { help, isWord } from "./commands/help.ts";
import { lsp } from "./commands/lsp.ts";
import { migrate } from "./commands/migrate.ts";
import { start } from "./commands/new.ts";
import { odds } from "./commands/odds.ts";
import { roll } from "./commands/roll.ts";
import { test } from "./commands/test.ts";
import { validate } from "./commands/validate.ts";
import type { Compiler } from "./compiler.ts";
import { chooseLanguage, choosePalette, exitCodes, type Context, type Options, type Verb } from "./context.ts";
import type { Host } from "./host.ts";
import { inputName } from "./sources.ts";
import { inWords, usageText, verbUsage } from "./usage.ts";
import { version } from "./version.ts";

/** Every verb, in the order the usage shows them. To add one, add its file and its name here. */
export const verbs: readonly Verb[] = [
  start,
  check,
  build,
  docs,
  test,
  coverage,
  odds,
  roll,
  validate,
  migrate,
  format,
  lsp,
  explain,
  help,
];

/** Options every verb understands. */
export const commonOptions: readonly (readonly [string, Bilingual])[] = [
  ["--json", { en: "Stable output for programs", de: "Feste Ausgabe für Programme" }],
  [
    "--lang, --language <de|en>",
    {
      en: "Language of the messages; else that of the ruleset, else that of the machine",
      de: "Sprache der Meldungen; sonst die des Regelwerks, sonst die des Rechners",
    },
  ],
  ["--quiet", { en: "Only errors and what was asked for", de: "Nur Fehler und das Gefragte" }],
  ["--no-color", { en: "No colour", de: "Keine Farben" }],
  ["-h, --help", { en: "Show this", de: "Das hier zeigen" }],
  ["-v, --version", { en: "Show the version", de: "Die Fassung zeigen" }],
];

/** Runs one call and returns its exit code. */
export async function main(host: Host, compiler?: Compiler): Promise<number> {
  let language = chooseLanguage(host, { language: languageIn(host.args) }) ?? "en";
  try {
    const call = readCall(host.args);
    language = languageOf(host, call);
    if (call.options["version"]) return say(host, version);
    if (call.options["help"] || call.name === undefined) return showUsage(host, call, language);
    const palette = choosePalette(host, call.options);
    const { json, quiet } = { json: call.options["json"] === true, quiet: call.options["quiet"] === true };
    const context: Context = { host, compiler, language, palette, json, quiet };
    if (call.verb !== help) return await call.verb.run(context, call.args, call.options);
    const words = call.args.filter((word) => !isRules(host, word));
    return json ? await help.run(context, words, call.options) : await showHelp(context, { ...call, args: words });
  } catch (error) {
    return explainFailure(host, error, language);
  }
}

interface Call {
  readonly name: string | undefined;
  readonly verb: Verb;
  readonly args: readonly string[];
  readonly options: Options;
}

/** Reads the words of a call. `-` stands for standard input; words after `--` are files whatever they look like. */
function readCall(words: readonly string[]): Call {
  const cli = cac("regelwerk");
  for (const [flags, summary] of commonOptions) cli.option(flags, summary.en);
  for (const verb of verbs) {
    const command = cli.command(verb.usage, verb.summary.en);
    for (const [flags, summary] of verb.options ?? []) command.option(flags, summary.en);
  }
  const { args, options } = cli.parse(["", "", ...words.map((word) => (word === "-" ? inputName : word))], {
    run: false,
  });
  const all = [...args, ...((options["--"] as readonly string[] | undefined) ?? [])];
  const verb = verbs.find((one) => nameOf(one) === cli.matchedCommandName);
  if (!verb && all[0] !== undefined) throw unknownVerb(all[0]);
  if (options["help"] || options["version"] || !verb)
    return { name: cli.matchedCommandName, verb: verb ?? check, args: all, options };
  checkCall(cli, verb, all);
  return { name: nameOf(verb), verb, args: all, options };
}

/** What cac would check before running an action. */
function checkCall(cli: CAC, verb: Verb, args: readonly string[]): void {
  const options = [...(verb.options ?? []), ...commonOptions].map(([flags]) => flags);
  const unknown = Object.keys(cli.options).find(
    (name) => name !== "--" && !cli.matchedCommand?.hasOption(name) && !cli.globalCommand.hasOption(name),
  );
  if (unknown !== undefined) throw unknownOption(unknown, options, verb);
  for (const flags of options) {
    if (flags.includes("<") && cli.options[longName(flags)] === true) throw missingValue(flags, verb);
  }
  const needed = verb.usage.split("<").length - 1;
  const most = verb.usage.includes("[...") ? Infinity : needed + verb.usage.split("[").length - 1;
  if (args.length >= needed && args.length <= most) return;
  const isMissing = args.length < needed;
  throw new BadCall({
    en: `${isMissing ? "Something is missing" : "That is too much"}. Write: regelwerk ${inWords(verb.usage, "en")}`,
    de: `${isMissing ? "Da fehlt etwas" : "Das ist zu viel"}. Schreib: regelwerk ${inWords(verb.usage, "de")}`,
  });
}

/** "--out <folder>" is called "out". */
function longName(flags: string): string {
  return /--(?:no-)?([a-z-]+)/.exec(flags)?.[1] ?? "";
}

function unknownOption(name: string, options: readonly string[], verb: Verb): BadCall {
  const word = name.length > 1 ? `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` : `-${name}`;
  const near = suggestOne(
    word,
    options.map((flags) => `--${/--([a-z-]+)/.exec(flags)?.[1] ?? ""}`),
  );
  return new BadCall({
    en: `There is no option ${word}.${near ? ` Did you mean ${near}?` : ""} "regelwerk ${nameOf(verb)} --help" shows all.`,
    de: `Eine Option ${word} gibt es nicht.${near ? ` Ist ${near} gemeint?` : ""} „regelwerk ${nameOf(verb)} --help“ zeigt alle.`,
  });
}

function missingValue(flags: string, verb: Verb): BadCall {
  const help = `regelwerk ${nameOf(verb)} --help`;
  return new BadCall({
    en: `A value is missing: ${inWords(flags, "en")}. "${help}" says more.`,
    de: `Da fehlt ein Wert: ${inWords(flags, "de")}. „${help}“ sagt mehr.`,
  });
}

/** The language asked for, even in a call that cannot be read. */
function languageIn(words: readonly string[]): string | undefined {
  const place = words.findLastIndex((word) => /^--lang(?:uage)?(?:=|$)/u.test(word));
  return place < 0 ? undefined : (words[place]?.split("=")[1] ?? words[place + 1]);
}

function languageOf(host: Host, { args, options }: Call): Language {
  const ofRules = options["language"] === undefined ? languageOfRules(host, args) : undefined;
  const language = ofRules ?? chooseLanguage(host, options);
  if (language) return language;
  throw new BadCall({ en: "The language is de or en.", de: "Die Sprache ist de oder en." });
}

function isRules(host: Host, word: string): boolean {
  return word.endsWith(".rules") && host.kindOf(word) === "file";
}

/** What the first file of rules in the call says in its head, or that of the ruleset it is based on. */
function languageOfRules(host: Host, args: readonly string[]): Language | undefined {
  const file = args.find((word) => isRules(host, word));
  return file === undefined ? undefined : languageOfFile(host, file, mostBelow);
}

/** So many rulesets may stand below each other for the language to be looked for. */
const mostBelow = 8;

function languageOfFile(host: Host, file: string, below: number): Language | undefined {
  if (host.sizeOf(file) > largestFile) return undefined;
  const text = decode(file, host.read(file)).source.text.slice(0, 20_000);
  const found = /^\s*ruleset\b[^{}]*\{[^}]*?\blanguage\s*:\s*(de|en)\b/mu.exec(text)?.[1];
  if (found === "de" || found === "en") return found;
  const base = /^\s*ruleset\b[^{}\n]*\bbased\s+on\s+([^{\n]+)/mu.exec(text)?.[1]?.trim();
  if (base === undefined || below === 0) return undefined;
  const uses = [...text.matchAll(/^\s*use\s+([^"\n]+?)\s+from\s+"([^"\n]+)"/gmu)];
  const path = uses.find(([, name]) => name === base)?.[2];
  const used = path === undefined ? undefined : tidy(folderOf(file) + path);
  return used !== undefined && isRules(host, used) ? languageOfFile(host, used, below - 1) : undefined;
}

function showUsage(host: Host, call: Call, language: Language): number {
  if (call.name !== undefined) return say(host, verbUsage(call.verb, commonOptions, language));
  const usage = usageText(verbs, commonOptions, language);
  if (call.options["help"]) return say(host, usage);
  host.complain(usage);
  return exitCodes.badCall;
}

/** `help` alone is the usage; `help check` tells of the verb and of the word. */
async function showHelp(context: Context, { args, options }: Call): Promise<number> {
  const { host, language } = context;
  if (args.length === 0 && !options["all"]) return say(host, usageText(verbs, commonOptions, language));
  const verb = args.length === 1 ? verbs.find((one) => nameOf(one) === args[0]) : undefined;
  if (verb === undefined) return help.run(context, args, options);
  say(host, verbUsage(verb, commonOptions, language));
  if (!isWord(nameOf(verb))) return exitCodes.fine;
  host.print(language === "de" ? "\nAls Wort der Sprache:" : "\nAs a word of the language:");
  return help.run(context, args, options);
}

function say(host: Host, text: string): number {
  host.print(text);
  return exitCodes.fine;
}

function unknownVerb(word: string): BadCall {
  const near = suggestOne(word, verbs.map(nameOf));
  return new BadCall({
    en: `There is no verb "${word}".${near ? ` Did you mean "${near}"?` : ""} "regelwerk --help" shows all.`,
    de: `Ein Verb „${word}“ gibt es nicht.${near ? ` Ist „${near}“ gemeint?` : ""} „regelwerk --help“ zeigt alle.`,
  });
}

function nameOf(verb: Verb): string {
  return verb.usage.split(" ")[0] ?? "";
}

/** Says what went wrong. A wrong call and a disk that refuses are not our bug; everything else is. */
function explainFailure(host: Host, error: unknown, language: Language): number {
  if (error instanceof BadCall) {
    host.complain(error.text[language]);
    return exitCodes.badCall;
  }
  if (error instanceof Error && (error.name === "CACError" || isSystemError(error))) {
    host.complain(error.message);
    return exitCodes.badCall;
  }
  host.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  host.complain(
    language === "de"
      ? "Das ist ein Fehler in Regelwerk, nicht in deinem Text. Bitte melde ihn, mit dem Text oben und der Datei."
      : "This is a bug in Regelwerk, not in your text. Please report it, with the text above and the file.",
  );
  return exitCodes.ourBug;
}

function isSystemError(error: Error): boolean {
  return "syscall" in error && "code" in error && /^E[A-Z]+$/.test(String(error.code));
}
