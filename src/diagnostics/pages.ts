/**
 * Generated from grammar/diagnostics/*.md by `npm run regen`; do not edit.
 *
 * Every diagnostic with its severity, its text in both languages and its manual page.
 */
import type { Argument } from "./template.ts";

export const pages = {
  "ambiguous-comma": {
    severity: "error",
    en: '"{text}" could be one number or two. Write {decimal} or {list}.',
    de: "„{text}“ kann eine Zahl oder zwei sein. Schreib {decimal} oder {list}.",
    why: "German writes 0,5 where English writes 0.5, and a comma also stands between the parts of a list. Between two digits without a blank it could be either.",
    mend: "Write a point for a fraction (0.5) or a blank after the comma of a list (0, 5).",
  },
  "duplicate-name": {
    severity: "error",
    en: 'There are two things called "{name}" here. Give one of them another name.',
    de: "Hier heißen zwei Dinge „{name}“. Gib einem davon einen anderen Namen.",
    why: "If two things of one place have the same name, a sentence that uses it could mean either.",
    mend: 'Rename one of them, or take one out if both are the same. To change a rule of a ruleset this one is based on, write "replace" before it.',
  },
  "empty-file": {
    severity: "warning",
    en: 'There is no rule in this file yet. Begin with a line such as: ruleset Name { version: "1" }',
    de: 'In dieser Datei steht noch keine Regel. Beginn mit einer Zeile wie: ruleset Name { version: "1" }',
    why: "The file holds nothing but blanks, comments, headings or prose. Often the wrong file was given, or it was saved before it was written.",
    mend: "Write the first declaration, for example a ruleset with its version, or a sheet. `regelwerk new` writes a small ruleset to begin with.",
  },
  "merged-sentences": {
    severity: "error",
    en: '"{text}" was read as one name. {names} exist. Start a new line or write ";" between them.',
    de: "„{text}“ wurde als ein Name gelesen. Es gibt {names}. Fang eine neue Zeile an oder setz „;“ dazwischen.",
    why: "Names may hold several words, so words that follow each other on one line become one name. Here the whole is unknown and its parts are known: most likely two sentences stand on one line.",
    mend: "Write each sentence on its own line, or put ; between them. If it really is one name, declare it.",
  },
  "mismatched-dice": {
    severity: "error",
    en: '"{dice}" is no number until it is rolled. Write "roll {dice} as {name}" before this line.',
    de: "„{dice}“ ist keine Zahl, bevor gewürfelt wird. Schreib „roll {dice} as {name}“ vor diese Zeile.",
    why: "Dice give a number only when they are thrown, and whoever reads the rule must see where that happens. So dice roll in a roll sentence and nowhere else.",
    mend: "Put the throw on its own line with a name, and use the name.",
  },
  "mismatched-number": {
    severity: "error",
    en: '{expression} can be {value}. Say how to round, for example "rounded half up".',
    de: "{expression} kann {value} sein. Sag, wie gerundet wird, zum Beispiel „rounded half up“.",
    why: "A value that is written on a sheet, a step of a scale and a number of dice are whole numbers. A division can give a fraction, and rulebooks round in different ways; the compiler never chooses one in silence.",
    mend: "Add how the rule rounds: rounded down, rounded up, rounded half up, rounded half down, rounded half even, rounded half away, rounded toward zero.",
  },
  "misplaced-brace": {
    severity: "error",
    en: 'This "}" closes nothing. Take it out, or look for a "{" that is missing above.',
    de: "Diese „}“ schließt nichts. Nimm sie weg, oder such weiter oben nach einer fehlenden „{“.",
    why: "Every } closes the last { that is still open. Here none is open, or the lines below still belong inside.",
    mend: "Take the } out. If lines above it were meant to be a block, add the { behind the line that begins it.",
  },
  "misplaced-citation": {
    severity: "error",
    en: '"{citation}" ended the sentence here; "{next}" cannot go on with it. Move the citation to the end.',
    de: "„{citation}“ hat den Satz hier beendet; mit „{next}“ kann er nicht weitergehen. Setz den Verweis ans Ende.",
    why: "A citation closes a sentence. What stands behind it begins the next one.",
    mend: "Write the citation behind the last word of its sentence.",
  },
  "misplaced-keyword": {
    severity: "error",
    en: '"{keyword}" is a word of the language, so no name can go on or begin with it here.[[ Write [{name}] here; nowhere else.]]',
    de: "„{keyword}“ ist ein Wort der Sprache, darum kann ein Name hier nicht damit beginnen oder weitergehen.[[ Schreib hier [{name}], sonst nirgends.]]",
    why: "A name ends before the next word of the language. Where it is declared, brackets say that it goes on; where it is used, it is known and needs none. A name that begins with such a word could be mistaken for a sentence everywhere.",
    mend: "Put the name in brackets in the heading of its rule. If it begins with a word of the language, choose another one, or write it with a capital letter.",
  },
  "misplaced-rounding": {
    severity: "error",
    en: '"{rounding}" rounds everything before it, so "{next}" cannot follow. Put the part to be rounded in parentheses.',
    de: "„{rounding}“ rundet alles davor, darum kann „{next}“ nicht folgen. Setz den Teil, der gerundet werden soll, in Klammern.",
    why: "Rounding takes all that stands to its left. If the sum could go on behind it, nobody would see at a glance what is rounded.",
    mend: "Put the part that is rounded in parentheses: (Kraft / 2 rounded down) + 1. Or move the rounding to the end.",
  },
  "misplaced-sentence": {
    severity: "error",
    en: '[["{found}" does not fit here. ]]Expected {expected:or}.',
    de: "[[„{found}“ passt hier nicht. ]]Erwartet wird {expected:or}.",
    why: "Each kind of block has its own sentences, and each sentence its own order of words. At the marked word the sentence could not be continued.",
    mend: "Write one of the things the message names. `regelwerk help <word>` shows the sentence of a keyword with an example.",
  },
  "too-deep-nesting": {
    severity: "error",
    en: 'This is nested more than {limit} levels deep. Give a part of it a name with "let" or move it into a formula.',
    de: "Das ist mehr als {limit} Ebenen tief geschachtelt. Gib einem Teil mit „let“ einen Namen oder mach eine Formel daraus.",
    why: "So many parentheses or blocks inside each other cannot be read by a person, and reading them takes the compiler more room than it has.",
    mend: "Take the inner part out and give it a name with let, or make a formula of it.",
  },
  "too-large-dice": {
    severity: "error",
    en: '"{dice}" is larger than can be worked out. At most {limit} are allowed.',
    de: "„{dice}“ ist größer, als sich ausrechnen lässt. Höchstens {limit} sind erlaubt.",
    why: "The odds are exact: every outcome is counted. A throw with far more dice or faces than any table holds would take more time and memory than there is, and is nearly always a slip of the finger.",
    mend: "Look for a digit too many. A really large throw can be put together from several roll sentences.",
  },
  "too-large-file": {
    severity: "error",
    en: 'This file is larger than {limit} MiB and is not read. Split it into several files and join them with "use".',
    de: "Diese Datei ist größer als {limit} MiB und wird nicht gelesen. Teil sie in mehrere Dateien und verbinde sie mit „use“.",
    why: "A rulebook of a thousand pages fits into the limit. A larger file is nearly always no text of rules.",
    mend: 'Check that it is the right file. A ruleset can stand in several files: use Magie from "./magie.rules".',
  },
  "unclosed-block": {
    severity: "error",
    en: 'This "{" is never closed. Add "}" after the last line that belongs to it[[, before "{next}"]].',
    de: "Diese „{“ wird nie geschlossen. Setz „}“ hinter die letzte Zeile, die dazugehört[[, vor „{next}“]].",
    why: "A declaration and a step hold what stands between { and }. Where the } is missing, nobody can tell which lines still belong inside.",
    mend: "Look at the lines below the marked one and add } after the last that belongs to it. The formatter shows by its indentation what is inside.",
  },
  "unclosed-comment": {
    severity: "error",
    en: "This comment is never closed. Add */ where it ends.",
    de: "Dieser Kommentar endet nicht. Setz */ an sein Ende.",
    why: "A comment that begins with /* goes on to the next */. Without one, everything below it would be passed over without a word.",
    mend: "Write */ where the comment ends. A comment of one line can begin with // instead; it needs no end.",
  },
  "unclosed-row": {
    severity: "error",
    en: 'This row does not end with "|". It is skipped; the rest of the table was read.',
    de: "Diese Zeile endet nicht mit „|“. Sie wird übergangen, der Rest der Tabelle wurde gelesen.",
    why: "A table row begins and ends with |. Without the last one it is not certain that the line is complete.",
    mend: "Add | at the end of the row. A comment may stand behind it.",
  },
  "unclosed-text": {
    severity: "error",
    en: "This text is not closed on its line. Add {quote} at the end, or write a second text below it.",
    de: "Dieser Text endet nicht in seiner Zeile. Setz {quote} ans Ende oder schreib einen zweiten Text darunter.",
    why: "A text ends on the line it begins on. If it could run on, one forgotten quotation mark would swallow the rest of the file.",
    mend: "Close the text with a quotation mark. A longer text is written as several texts below each other; each becomes a paragraph.",
  },
  "unknown-keyword": {
    severity: "error",
    en: '"{text}" cannot start a rule.[[ Did you mean "{suggestion}"?]]',
    de: "Mit „{text}“ kann keine Regel beginnen.[[ Ist „{suggestion}“ gemeint?]]",
    why: "Every rule begins with a word that says what it is: scale, sheet, attributes, check, table and so on. Anything else could be a misspelt word, or a sentence that has slipped out of its block.",
    mend: "Write the word that says what the rule is; `regelwerk help` lists them. If the line belongs to the block above, look for a } too many.",
  },
  "unknown-name": {
    severity: "error",
    en: 'There is no "{name}" here.[[ Did you mean "{suggestion}"[[ ({what})]]?]]',
    de: "„{name}“ gibt es hier nicht.[[ Ist „{suggestion}“ gemeint[[ ({what})]]?]]",
    why: "A name must be declared before it means something: in this rule (asked, rolled, given), on the sheet, or as a rule of the file or of one it uses.",
    mend: "Correct the spelling; case counts. Or declare the name: as a value of the sheet, as a question (ask), or as a constant. A name of another sheet needs its owner: Kraft of Gegner.",
  },
  "unknown-sign": {
    severity: "error",
    en: 'The sign "{sign}" has no meaning here. Take it out[[, or write "{suggestion}"]].',
    de: "Das Zeichen „{sign}“ bedeutet hier nichts. Nimm es weg[[ oder schreib „{suggestion}“]].",
    why: "Outside texts, comments and table cells only the signs of the language can stand. A sign may also have come in by copying, where it looks like another one.",
    mend: "Take the sign out, or write what was meant. A sign that belongs to a name stands in brackets where the name is declared: [Zauber & Sprüche].",
  },
  "unknown-unit": {
    severity: "error",
    en: '"{text}" looks like a number with its unit, and there is no unit "{unit}". Declare it: unit {unit}.',
    de: "„{text}“ sieht aus wie eine Zahl mit Einheit, und eine Einheit „{unit}“ gibt es nicht. Deklariere sie: unit {unit}.",
    why: "No unit is built in, since every ruleset has its own. Only a declared one can be written directly behind a number.",
    mend: 'Add a line such as unit m "Meter". If no unit was meant, put a blank between the number and the word.',
  },
  "unsupported-encoding": {
    severity: "error",
    en: "This place is not written in UTF-8 (byte {byte}). Save the file as UTF-8.",
    de: "Diese Stelle ist nicht in UTF-8 geschrieben (Byte {byte}). Speicher die Datei als UTF-8.",
    why: "Texts are read as UTF-8. In another encoding letters such as ä or ß turn into other signs, and a name would no longer be the name that was written.",
    mend: 'Save the file as UTF-8 in the editor ("Save with encoding"). A byte order mark at the beginning does no harm.',
  },
  "unsupported-file": {
    severity: "hint",
    en: 'This file does not begin with a word of ours ("{word}") and is skipped. Name it in the call if it is a ruleset.',
    de: "Diese Datei beginnt nicht mit einem unserer Wörter („{word}“) und wird übergangen. Nenn sie im Aufruf, wenn sie ein Regelwerk ist.",
    why: "Other programs use files that end in .rules, too. When a folder is searched, only files that begin with a declaration are read.",
    mend: "If it is a ruleset, name the file itself in the call, or correct its first word.",
  },
} as const;

/** The name of a diagnostic: the name of its page. */
export type DiagnosticCode = keyof typeof pages;

/** What the text of each diagnostic needs to be told. */
export interface DiagnosticArgs {
  readonly "ambiguous-comma": { readonly text: Argument; readonly decimal: Argument; readonly list: Argument };
  readonly "duplicate-name": { readonly name: Argument };
  readonly "empty-file": Readonly<Record<string, never>>;
  readonly "merged-sentences": { readonly text: Argument; readonly names: Argument };
  readonly "mismatched-dice": { readonly dice: Argument; readonly name: Argument };
  readonly "mismatched-number": { readonly expression: Argument; readonly value: Argument };
  readonly "misplaced-brace": Readonly<Record<string, never>>;
  readonly "misplaced-citation": { readonly citation: Argument; readonly next: Argument };
  readonly "misplaced-keyword": { readonly keyword: Argument; readonly name?: Argument | undefined };
  readonly "misplaced-rounding": { readonly rounding: Argument; readonly next: Argument };
  readonly "misplaced-sentence": { readonly found?: Argument | undefined; readonly expected: Argument };
  readonly "too-deep-nesting": { readonly limit: Argument };
  readonly "too-large-dice": { readonly dice: Argument; readonly limit: Argument };
  readonly "too-large-file": { readonly limit: Argument };
  readonly "unclosed-block": { readonly next?: Argument | undefined };
  readonly "unclosed-comment": Readonly<Record<string, never>>;
  readonly "unclosed-row": Readonly<Record<string, never>>;
  readonly "unclosed-text": { readonly quote: Argument };
  readonly "unknown-keyword": { readonly text: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-name": {
    readonly name: Argument;
    readonly suggestion?: Argument | undefined;
    readonly what?: Argument | undefined;
  };
  readonly "unknown-sign": { readonly sign: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-unit": { readonly text: Argument; readonly unit: Argument };
  readonly "unsupported-encoding": { readonly byte: Argument };
  readonly "unsupported-file": { readonly word: Argument };
}
