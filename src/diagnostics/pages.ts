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
  "ambiguous-comparison": {
    severity: "error",
    en: '"{left}" and "{right}" are two entries. Do you compare which they are, or their numbers? Write base {left} or {left}\'s value if you mean numbers.',
    de: "„{left}“ und „{right}“ sind zwei Einträge. Vergleichst du, welche es sind, oder ihre Zahlen? Schreib base {left}, wenn du Zahlen meinst.",
    why: 'The name of an attribute can mean which attribute it is, and the number that is written beside it. Between two bare names "is" could mean either.',
    mend: "Compare numbers with arithmetic, for example Kraft - Mut is 0, or <= and >=. To compare which entry it is, compare with a given value.",
  },
  "ambiguous-name": {
    severity: "error",
    en: '"{name}" can mean something of {owners}. Write which, for example: {name} of …',
    de: "„{name}“ kann etwas von {owners} sein. Schreib dazu, welches, zum Beispiel: {name} of …",
    why: "The same name stands in several places and nothing around it says which one is meant.",
    mend: "Name the owner: Fehlschlag of Ausgang.",
  },
  "circular-call": {
    severity: "error",
    en: '"{name}" calls itself, perhaps by way of another rule. Every rule must come to an end.',
    de: "„{name}“ ruft sich selbst auf, vielleicht über eine andere Regel. Jede Regel muss zu einem Ende kommen.",
    why: "A rule that does itself again has no bound. Repetition has its own sentences, which are bounded.",
    mend: "Use repeat up to n times, repeat until …, or a series (needing, rerolling).",
  },
  "circular-value": {
    severity: "error",
    en: '"{name}" is calculated from itself, perhaps by way of another value.',
    de: "„{name}“ wird aus sich selbst berechnet, vielleicht über einen anderen Wert.",
    why: "A calculated value has no end if it needs itself.",
    mend: "Write one of the values on the sheet (stored), or take it out of the calculation.",
  },
  "differing-example": {
    severity: "error",
    en: '"{claim}" does not hold: it is {actual}[[, the example says {expected}]].',
    de: "„{claim}“ stimmt nicht: Es ist {actual}[[, das Beispiel sagt {expected}]].",
    why: "An example says what a rule comes to. Chances are worked out exactly, so a claim either holds or it does not; a number with a decimal point or a percentage holds if it is the exact one, rounded to the digits written.",
    mend: 'Either the rule or the claim is wrong. Read how the rule comes to its value; then correct the rule, or write the exact value. For a number copied from the source that the source has wrong, write as printed differs "reason".',
  },
  "duplicate-name": {
    severity: "error",
    en: 'There are two things called "{name}" here. Give one of them another name.',
    de: "Hier heißen zwei Dinge „{name}“. Gib einem davon einen anderen Namen.",
    why: "If two things of one place have the same name, a sentence that uses it could mean either.",
    mend: 'Rename one of them, or take one out if both are the same. To change a rule of a ruleset this one is based on, write "replace" before it.',
  },
  "duplicate-part": {
    severity: "error",
    en: "This call of {name} says the same thing twice. Keep one of the two.",
    de: "Dieser Aufruf von {name} sagt dasselbe zweimal. Lass eins davon stehen.",
    why: "A call has one opponent, one number of needed successes, one way to keep a result. With two, either could count.",
    mend: "Take one of the two parts out.",
  },
  "duplicate-replace": {
    severity: "error",
    en: '"{name}" is changed by {other} and by {module}: which of them holds? Write "module {module} for {other}" if this one builds on the other.',
    de: "„{name}“ wird von {other} und von {module} geändert: Was gilt? Schreib „module {module} for {other}“, wenn dieses auf dem anderen aufbaut.",
    why: "Both modules put something in the place of the same thing. In an edition with both, one of the two would be lost without a word.",
    mend: "Let one module build on the other: `module B for A`. Then B replaces what A made of it, and `original(…)` in it is the rule of A. Or leave one of them out of the edition.",
  },
  "empty-edition": {
    severity: "error",
    en: 'The edition "{name}" names no module.',
    de: "Die Edition „{name}“ nennt kein Modul.",
    why: "An edition is the ruleset with some modules switched on. Without one it is the ruleset itself, which is built anyway.",
    mend: "Name its modules: `edition Zauberei with Magie`.",
  },
  "empty-file": {
    severity: "error",
    en: 'There is no rule in this file yet. Begin with a line such as: ruleset Name { version: "1" }',
    de: 'In dieser Datei steht noch keine Regel. Beginn mit einer Zeile wie: ruleset Name { version: "1" }',
    why: "The file holds nothing but blanks, comments, headings or prose. Often the wrong file was given, or it was saved before it was written. When a folder is searched, such a file is skipped with a hint.",
    mend: "Write the first declaration, for example a ruleset with its version, or a sheet.",
  },
  "empty-scale": {
    severity: "error",
    en: '"{name}" has no steps yet. Write them after a colon or as rows.',
    de: "„{name}“ hat noch keine Stufen. Schreib sie hinter einen Doppelpunkt oder als Zeilen.",
    why: "A scale or choice is made of its steps; without any, no value of it can exist.",
    mend: "Write the steps: scale Ausgang: Fehlschlag, Erfolg.",
  },
  "endless-repeat": {
    severity: "error",
    en: "This repetition never ends: nothing in it changes what it waits for.",
    de: "Diese Wiederholung endet nie: Nichts in ihr ändert, worauf sie wartet.",
    why: "A repetition without a bound may go on as long as there is a chance to leave it. Here there is none, so at the table it would go on for ever.",
    mend: "Roll or change the value inside the block, correct the condition, or write a bound: repeat up to 3 times.",
  },
  "merged-sentences": {
    severity: "error",
    en: '"{text}" was read as one name. {names} exist. Start a new line or write ";" between them.',
    de: "„{text}“ wurde als ein Name gelesen. Es gibt {names}. Fang eine neue Zeile an oder setz „;“ dazwischen.",
    why: "Names may hold several words, so words that follow each other on one line become one name. Here the whole is unknown and its parts are known: most likely two sentences stand on one line.",
    mend: "Write each sentence on its own line, or put ; between them. If it really is one name, declare it.",
  },
  "mismatched-arguments": {
    severity: "error",
    en: "{name} takes {expected} values, here are {found}.",
    de: "{name} nimmt {expected} Werte, hier stehen {found}.",
    why: "A table, formula or rule takes exactly the values of its header.",
    mend: "Take out what is too much, or add the parameter to the header.",
  },
  "mismatched-dice": {
    severity: "error",
    en: '"{dice}" is no number until it is rolled. Write "roll {dice} as {name}" before this line.',
    de: "„{dice}“ ist keine Zahl, bevor gewürfelt wird. Schreib „roll {dice} as {name}“ vor diese Zeile.",
    why: "Dice give a number only when they are thrown, and whoever reads the rule must see where that happens. So dice roll in a roll sentence and nowhere else.",
    mend: "Put the throw on its own line with a name, and use the name.",
  },
  "mismatched-module": {
    severity: "error",
    en: 'The module "{name}" is for "{wanted}", and there is neither a ruleset nor a module of this name here.[[ Did you mean "{suggestion}"?]]',
    de: "Das Modul „{name}“ ist für „{wanted}“; ein Regelwerk oder Modul dieses Namens gibt es hier nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: "A module is made for one ruleset, or for another module that it builds on. For others its changes would mean nothing.",
    mend: "Name this ruleset, one that it is based on, or one of its modules.",
  },
  "mismatched-number": {
    severity: "error",
    en: '{expression} can be {value}. Say how to round, for example "rounded half up".',
    de: "{expression} kann {value} sein. Sag, wie gerundet wird, zum Beispiel „rounded half up“.",
    why: "A value that is written on a sheet, a step of a scale and a number of dice are whole numbers. A division can give a fraction, and rulebooks round in different ways; the compiler never chooses one in silence.",
    mend: "Add how the rule rounds: rounded down, rounded up, rounded half up, rounded half down, rounded half even, rounded half away, rounded toward zero.",
  },
  "mismatched-opposite": {
    severity: "error",
    en: "An opposite relation starts at 0 and reaches equally far to both sides (±12), or both ways round could not agree.",
    de: "Eine gegengleiche Beziehung beginnt bei 0 und reicht nach beiden Seiten gleich weit (±12), sonst passen beide Richtungen nicht zusammen.",
    why: 'With "opposite" the value of A over B is always the negative of that of B over A. At the beginning nobody has changed anything, so only 0 fits both; and what one of them can reach the other must be able to reach below zero.',
    mend: 'Let it start at 0 within a range such as ±12, or leave "opposite" out.',
  },
  "mismatched-relation": {
    severity: "error",
    en: "A calculated relation names two members of the same side: Vorsprung(Oben: Figur, Unten: Figur) = …",
    de: "Eine berechnete Beziehung nennt zwei Mitglieder derselben Seite: Vorsprung(Oben: Figur, Unten: Figur) = …",
    why: "A relation says something of every two who take part. Where it is calculated, the text must say which of the two is which, so they need names. Where it is written down, it begins with the word relation and has no names.",
    mend: 'Give two parameters that are sheets of the same side, and a value; or write "relation Vorsprung between Beteiligte: ±3".',
  },
  "mismatched-replace": {
    severity: "error",
    en: 'What replaces "{name}" does not fit in its place: {what}.',
    de: "Was „{name}“ ersetzt, passt nicht an seine Stelle: {what}.",
    why: "Other rules speak of it as it was. So a new version must take at least what the old one took, and give nothing that the old one could not give.",
    mend: "Let parameters have the same names in the same order and types at least as wide; give new ones a `usually`. Let results stay within those of the old version. Where that cannot be, replace the rules that use it as well.",
  },
  "mismatched-row": {
    severity: "error",
    en: "This row has {cells} cells, its table has {columns} columns. Add the missing cells, or take out what is too much.",
    de: "Diese Zeile hat {cells} Zellen, ihre Tabelle {columns} Spalten. Ergänze, was fehlt, oder nimm heraus, was zu viel ist.",
    why: "Each cell belongs to the heading above it. With another number of cells nobody can say which belongs where.",
    mend: "Give every row as many cells as the header has; a cell may be empty.",
  },
  "mismatched-setting": {
    severity: "error",
    en: '"{name}" can be {expected:or}.',
    de: "„{name}“ kann {expected:or} sein.",
    why: "This setting has a fixed list of values.",
    mend: "Write one of the values the message names.",
  },
  "mismatched-type": {
    severity: "error",
    en: "Here {expected} is needed; this is {found}.",
    de: "Hier wird gebraucht: {expected}. Da steht: {found}.",
    why: "Every place of a sentence takes one kind of thing: a number, a step of a scale, a sheet, an attribute, a list. Another kind cannot be used there.",
    mend: "Write a value of the kind that is needed, or change what the parameter, field or table says it takes.",
  },
  "mismatched-unit": {
    severity: "error",
    en: "This puts {left} and {right} together. Both sides need the same unit.",
    de: "Hier treffen {left} und {right} aufeinander. Beide Seiten brauchen dieselbe Einheit.",
    why: "Metres and seconds cannot be compared or added. A factor without a unit is allowed: 3 * 2 m.",
    mend: "Write the unit on both sides, or multiply by a quantity that gives the unit you want.",
  },
  "misplaced-action": {
    severity: "error",
    en: "{name} is no action or move, so nobody does it as his turn in a conflict.",
    de: "{name} ist keine Aktion und kein Move, niemand tut es also als Zug in einem Konflikt.",
    why: "What is done in a conflict is decided by the player: actions and moves. A check is made because a rule says so.",
    mend: "Make it an action, or name the action that makes the check.",
  },
  "misplaced-actor": {
    severity: "error",
    en: '{name} belongs to nobody, so nobody can make it. Write "make {name}".',
    de: "{name} gehört niemandem, also kann ihn auch niemand machen. Schreib „make {name}“.",
    why: 'A rule without "for" has no acting sheet.',
    mend: 'Leave the name before "makes" out, or give the rule a "for".',
  },
  "misplaced-ask": {
    severity: "error",
    en: "Nobody can be asked here. Ask in the check or action that leads here.",
    de: "Hier kann niemand gefragt werden. Frag in der Probe oder Aktion, die hierher führt.",
    why: "Formulas and reactions work on their own; decisions at the table are made in checks, actions and procedures.",
    mend: "Put the question into the check and hand the answer on.",
  },
  "misplaced-brace": {
    severity: "error",
    en: 'This "}" closes nothing. Take it out, or look for a "{" that is missing above.',
    de: "Diese „}“ schließt nichts. Nimm sie weg, oder such weiter oben nach einer fehlenden „{“.",
    why: "Every } closes the last { that is still open. Here none is open, or the lines below still belong inside.",
    mend: "Take the } out. If lines above it were meant to be a block, add the { behind the line that begins it.",
  },
  "misplaced-call": {
    severity: "error",
    en: '"{name}" is something that is done. Write it in a sentence of its own: let Ergebnis = make {name}(…)',
    de: "„{name}“ ist etwas, das getan wird. Schreib dafür einen eigenen Satz: let Ergebnis = make {name}(…)",
    why: "Checks, actions and cascades may throw dice and change values, so they stand in their own sentence where everybody sees them.",
    mend: 'Write "let X = make …", "do …" or "suffers … from …".',
  },
  "misplaced-change": {
    severity: "error",
    en: '"{name}" cannot be changed here: it is always calculated, or it is no stored value.',
    de: "„{name}“ lässt sich hier nicht ändern: Es wird immer berechnet oder ist kein geschriebener Wert.",
    why: 'Only what is written on a sheet, on a thing or in a "let" can rise, fall or become. What has = is worked out anew each time.',
    mend: "Change the values it is made of, or store it: X: 0..9 starts at …",
  },
  "misplaced-choice": {
    severity: "error",
    en: '"{word}" chooses somebody for a tactic; it means nothing here.',
    de: "„{word}“ wählt jemanden für eine Taktik; hier bedeutet es nichts.",
    why: "Who is an enemy and who an ally is known only for somebody in a conflict who follows a tactic.",
    mend: "Name the role or parameter that is meant.",
  },
  "misplaced-citation": {
    severity: "error",
    en: '"{citation}" ended the sentence here; "{next}" cannot go on with it. Move the citation to the end.',
    de: "„{citation}“ hat den Satz hier beendet; mit „{next}“ kann er nicht weitergehen. Setz den Verweis ans Ende.",
    why: "A citation closes a sentence. What stands behind it begins the next one.",
    mend: "Write the citation behind the last word of its sentence.",
  },
  "misplaced-conflict": {
    severity: "error",
    en: '{name} is not made in a conflict, so it cannot be called "in" one.',
    de: "{name} geschieht nicht in einem Konflikt und kann nicht „in“ einem gerufen werden.",
    why: 'Only a rule whose header says "in Konflikt" is told in which conflict it takes place. In an example any action may be done in a conflict: there it takes part in its turns.',
    mend: 'Leave "in …" out, or write it in the header of the called rule.',
  },
  "misplaced-declaration": {
    severity: "error",
    en: '"{word}" cannot stand in a module.',
    de: "„{word}“ kann nicht in einem Modul stehen.",
    why: "A module is a chapter of one ruleset. What says which ruleset this is, which files belong to it and which editions there are, stands outside of it.",
    mend: "Put it outside of the braces of the module.",
  },
  "misplaced-duration": {
    severity: "error",
    en: "Only a condition lasts for a while; a thing is kept until somebody loses it.",
    de: "Nur ein Zustand dauert eine Weile; ein Ding behält man, bis man es verliert.",
    why: '"for 3 rounds", "until …" and "for its next check" say when a condition ends by itself. A thing in a list has no such end.',
    mend: "Leave the duration out, or make a condition of it.",
  },
  "misplaced-each": {
    severity: "error",
    en: "The things of a catalogue have no value of their own. Give this one a name: each Wert: …",
    de: "Die Dinge eines Katalogs haben keinen eigenen Wert. Gib ihm einen Namen: each Wert: …",
    why: "An attribute has a number of its own; a weapon or a feat has named values.",
    mend: "Write a name after each.",
  },
  "misplaced-effect": {
    severity: "error",
    en: "A formula changes nothing and does nothing. Put this sentence into a check, action or procedure.",
    de: "Eine Formel ändert nichts und tut nichts. Schreib diesen Satz in eine Probe, Aktion oder Prozedur.",
    why: "A formula is read wherever its value is needed, perhaps many times. If it changed something, reading a value would change the game.",
    mend: "Let the formula give a value and change things where it is used.",
  },
  "misplaced-extend": {
    severity: "error",
    en: 'A {word} cannot be extended. Use "replace", or "before" and "after" around a check.',
    de: "„{word}“ lässt sich nicht erweitern. Nimm „replace“, oder „before“ und „after“ um eine Probe.",
    why: "`extend` adds rows or members. What is one value or one course of sentences has neither.",
    mend: "`replace` puts another version in its place and can use the old one as `original(…)`; `before check N { … }` and `after check N { … }` add sentences to a rule.",
  },
  "misplaced-forbids": {
    severity: "error",
    en: '"{name}" is no action or move, so it cannot be forbidden. Use "needs" in it.',
    de: "„{name}“ ist keine Aktion und kein Move und kann nicht verboten werden. Schreib dort ein „needs“.",
    why: "Only what a player decides to do can be forbidden: actions and moves. A check is made because a rule says so.",
    mend: "Make it an action, or write a needs sentence in the check.",
  },
  "misplaced-goes-on": {
    severity: "error",
    en: "A rule cannot let a conflict go on; that is up to the table.",
    de: "Eine Regel kann einen Konflikt nicht weitergehen lassen; das entscheidet der Tisch.",
    why: '"goes on" ends the turn and begins the next one. It stands in examples; in play the engine is told so.',
    mend: 'Say with "turn ends when" what ends a turn.',
  },
  "misplaced-ignore": {
    severity: "warning",
    en: "{code} is an error and cannot be kept quiet. Mend it.",
    de: "{code} ist ein Fehler und kann nicht schweigen. Behebe ihn.",
    why: "Errors are what keeps the rules from being played as they stand. Only warnings and hints are a matter of judgement.",
    mend: "Mend the error and take the comment out.",
  },
  "misplaced-it": {
    severity: "error",
    en: '"{word}" has nothing to mean here.',
    de: "„{word}“ meint hier nichts.",
    why: "it and its stand for the entry or item at hand: in an each line, after where, in a modifier to each. level belongs to a condition, modifiers to a check, result and cell to an example, full to a value that becomes something.",
    mend: "Name what you mean: Kraft, Figur's Kraft.",
  },
  "misplaced-keyword": {
    severity: "error",
    en: '"{keyword}" is a word of the language, so no name can go on or begin with it here.[[ Write [{name}] here; nowhere else.]]',
    de: "„{keyword}“ ist ein Wort der Sprache, darum kann ein Name hier nicht damit beginnen oder weitergehen.[[ Schreib hier [{name}], sonst nirgends.]]",
    why: "A name ends before the next word of the language. Where it is declared, brackets say that it goes on; where it is used, it is known and needs none. A name that begins with such a word could be mistaken for a sentence everywhere.",
    mend: "Put the name in brackets in the heading of its rule. If it begins with a word of the language, choose another one, or write it with a capital letter.",
  },
  "misplaced-needs": {
    severity: "error",
    en: "This comes after dice or a change, so it can no longer make the action impossible. Move it up, before the first roll.",
    de: "Das kommt nach einem Wurf oder einer Änderung und kann die Aktion nicht mehr unmöglich machen. Schreib es vor den ersten Wurf.",
    why: "An action is possible or not before anything happens. What has been rolled or changed is not taken back.",
    mend: 'Move needs to the top, or write "result … if …" or "when … { … }". After a question, needs may speak of the answer.',
  },
  "misplaced-opponent": {
    severity: "error",
    en: '{name} is done against nobody. Leave "against" out.',
    de: "{name} geht gegen niemanden. Lass „against“ weg.",
    why: "The header of the rule has no against.",
    mend: "Leave it out, or give the rule an opponent: check X for A against B.",
  },
  "misplaced-original": {
    severity: "error",
    en: '"original" means the rule that is replaced; here nothing is replaced that it could stand for.',
    de: "„original“ meint die Regel, die ersetzt wird; hier wird nichts ersetzt, wofür es stehen könnte.",
    why: "Inside of `replace check Probe { … }` the word `original(…)` calls the check as it was; inside of a replaced formula, constant or calculated field it is its old value.",
    mend: "Name the rule that you mean. `original Probe(…)` calls a rule without what `before` and `after` put around it, and may stand everywhere.",
  },
  "misplaced-range": {
    severity: "error",
    en: "A range does not fit here; write one value.",
    de: "Eine Spanne passt hier nicht; schreib einen Wert.",
    why: "Ranges such as 1-3 or 10+ stand in key columns, where they say for which values a row answers. A result is one value.",
    mend: "Write one value, or a list with commas where the column is a list.",
  },
  "misplaced-redo": {
    severity: "error",
    en: "Steps cannot be done again within a creation. Do them again in a procedure or action.",
    de: "In einer Erschaffung können Schritte nicht wiederholt werden. Wiederhol sie in einer procedure oder Aktion.",
    why: "A creation goes through its steps once. Doing one of them again from within could go on for ever.",
    mend: "Move the sentence into a procedure for the sheet, for example the one for rising a level.",
  },
  "misplaced-remove": {
    severity: "error",
    en: '"{name}" is still needed and cannot be removed.',
    de: "„{name}“ wird noch gebraucht und kann nicht entfernt werden.",
    why: "Something else speaks of it. Without it that rule would mean nothing any more.",
    mend: "Replace or remove what uses it as well, or keep it.",
  },
  "misplaced-replace": {
    severity: "error",
    en: '"{name}" stands in the same part of the rules: change it where it stands.',
    de: "„{name}“ steht im selben Teil der Regeln: Ändere es dort, wo es steht.",
    why: "`replace` and `remove` speak of rules that another part declares: a module changes the ruleset it is for, a later ruleset the one it is based on. Two versions of a rule in one part would leave open which of them holds.",
    mend: "Change the rule itself, or put the other version into a module.",
  },
  "misplaced-result": {
    severity: "error",
    en: 'This rule gives nothing, so it has no result. Add "gives …" to its header, or write "stop".',
    de: "Diese Regel gibt nichts, also hat sie kein Ergebnis. Ergänze „gives …“ im Kopf oder schreib „stop“.",
    why: "What a rule can give stands in its header, so that everybody who uses it knows.",
    mend: "Write check X gives T, or leave the result out. A reaction never has one.",
  },
  "misplaced-roll": {
    severity: "error",
    en: "Dice cannot be rolled here. Roll in a check and hand the number on.",
    de: "Hier kann nicht gewürfelt werden. Würfle in einer Probe und gib die Zahl weiter.",
    why: "Formulas and reactions work on their own and always come out the same. Chance stands in checks, actions and procedures, where everybody sees it.",
    mend: "Move the roll to the check.",
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
  "misplaced-slots": {
    severity: "error",
    en: 'Slots stand only in a field that is written on a sheet, with a number that is known for good; how many of them count at the moment is said with "up to".',
    de: "Plätze (slots) stehen nur in einem Feld, das auf einem Bogen steht, mit einer festen Zahl; wie viele davon gerade zählen, sagt „up to“.",
    why: "Places are told apart by their number and some are empty. That is a way to keep things on a sheet; what a rule is given or works out is a list.",
    mend: 'Declare the slots on the sheet, and take a list elsewhere. Where the number of places changes in play, write "up to Zahl slots of T".',
  },
  "misplaced-start": {
    severity: "error",
    en: '"{word}" does not fit here: the value has no such end. Write "starts at …".',
    de: "„{word}“ passt hier nicht: Der Wert hat kein solches Ende. Schreib „starts at …“.",
    why: "full is the upper end of a range, empty its lower end or an empty list.",
    mend: "Give the value a range, or a start value.",
  },
  "misplaced-step": {
    severity: "error",
    en: '"{name}" cannot be a step here. Steps stand in a creation or a procedure, not within each other.',
    de: "„{name}“ kann hier kein Schritt sein. Schritte stehen in einer Erschaffung oder einer procedure, nicht ineinander.",
    why: "A step is a part of a procedure that people go through at the table, one after the other. Checks and actions happen at once, and a step within a step has no place in that order.",
    mend: "Write the sentences without the step, or make the rule a procedure.",
  },
  "misplaced-sum": {
    severity: "error",
    en: "The faces of these dice are names, and names cannot be added up.",
    de: "Die Seiten dieser Würfel sind Namen, und Namen lassen sich nicht addieren.",
    why: "Several dice come to one number only where their faces are numbers. Names are looked at one by one, or counted.",
    mend: "Say separately: then the roll is the list of names. Or say what counts: counting Krone.",
  },
  "misplaced-tactic": {
    severity: "error",
    en: "No side of {conflict} has members of the kind {sheet}, so nobody can follow this tactic.",
    de: "Keine Seite von {conflict} hat {sheet} als Mitglieder, niemand kann also dieser Taktik folgen.",
    why: "A tactic is followed by the members of a conflict.",
    mend: "Name the sheet that the sides of the conflict list.",
  },
  "misplaced-value": {
    severity: "error",
    en: '[["{name}" ]]is calculated, so no value can be written for it here.',
    de: "[[„{name}“ ]]wird berechnet; hier lässt sich kein Wert dafür schreiben.",
    why: "A calculated value follows from others. Two sources for one value could disagree.",
    mend: "Write the values it is made of.",
  },
  "missing-argument": {
    severity: "error",
    en: '{name} needs a value for "{parameter}".',
    de: "{name} braucht einen Wert für „{parameter}“.",
    why: 'A parameter without "usually" must be given each time.',
    mend: "Add the value, by place or by name: Probe(Bonus: …). Or give the parameter a usual value.",
  },
  "missing-call": {
    severity: "error",
    en: 'Nothing has been done yet, so there is no outcome. Write a "when … makes …" line first.',
    de: "Es ist noch nichts geschehen, also gibt es kein Ergebnis. Schreib zuerst eine Zeile „when … makes …“.",
    why: "The chance of an outcome is asked of the check done last.",
    mend: "Add a when line above.",
  },
  "missing-catalogue": {
    severity: "error",
    en: 'No collection here takes the {word} "{name}". Write of which it is: {word} {name} of …',
    de: "Kein Katalog hier nimmt „{name}“ ({word}) auf. Schreib dazu, wovon: {word} {name} of …",
    why: "A single entry belongs to a catalogue or collection of its kind.",
    mend: 'Declare the catalogue (feats Manöver { … }), or correct the name after "of".',
  },
  "missing-cell": {
    severity: "error",
    en: "This cell is empty, and its column has no value for that case. Write a value.",
    de: "Diese Zelle ist leer, und ihre Spalte hat dafür keinen Wert. Schreib einen hinein.",
    why: "An empty cell means none (or the start value of the column). This column must always have a value.",
    mend: 'Fill the cell, or let the column be "… or none".',
  },
  "missing-column": {
    severity: "error",
    en: "{name} has several results: {columns}. Write which, for example: {name}(…)'s …",
    de: "{name} hat mehrere Ergebnisse: {columns}. Schreib dazu, welches, zum Beispiel: {name}(…)'s …",
    why: "A table with several results is read by the name of the result.",
    mend: "Write the name of the result after it.",
  },
  "missing-conflict": {
    severity: "error",
    en: '{name} takes place in a conflict ({conflict}), but none is at hand. Add "in …".',
    de: "{name} findet in einem Konflikt statt ({conflict}), aber hier ist keiner. Ergänze „in …“.",
    why: 'A rule with "in Konflikt" in its header reads and changes that conflict. Who calls it says in which one, unless the caller is in it too.',
    mend: 'Name the conflict in the call, or give the calling rule the same "in".',
  },
  "missing-creation": {
    severity: "error",
    en: "There is no creation of {name} whose steps could be done. Write one: creation of {name} { … }",
    de: "Es gibt keine Erschaffung von {name}, deren Schritte getan werden könnten. Schreib eine: creation of {name} { … }",
    why: '"redo steps" and "creation of" in an example speak of the steps by which a sheet is made.',
    mend: "Write the creation, or set the values of the sheet directly: given Ada = Figur(Kraft: 3).",
  },
  "missing-ending": {
    severity: "error",
    en: '{conflict} gives nothing, so it cannot end as {outcome}. Add "gives one of …" to it.',
    de: "{conflict} gibt nichts und kann nicht als {outcome} enden. Ergänze dort „gives one of …“.",
    why: '"ends as" says with which outcome a conflict ends; which outcomes there are stands in its header.',
    mend: 'Add gives one of … with all outcomes, or write "ends when".',
  },
  "missing-label": {
    severity: "error",
    en: "Say which value of {name} this is: {name}(Feld: …).",
    de: "Sag, welcher Wert von {name} das ist: {name}(Feld: …).",
    why: "A sheet has many values; their order is no help to a reader.",
    mend: "Write the name of the value before a colon.",
  },
  "missing-levels": {
    severity: "error",
    en: "{name} has no levels, so it cannot be gained or lost in numbers.",
    de: "{name} hat keine Stufen und lässt sich nicht in Zahlen bekommen oder verlieren.",
    why: "A condition without levels is there or not.",
    mend: "Write condition X 0..5, or leave the number out.",
  },
  "missing-list": {
    severity: "error",
    en: "{sheet} has no list that takes {what}. Add one: Dinge: list of …",
    de: "{sheet} hat keine Liste, die {what} aufnimmt. Ergänze eine: Dinge: list of …",
    why: "What is gained is written into a list of the sheet.",
    mend: "Add a list field of that kind to the sheet.",
  },
  "missing-module": {
    severity: "error",
    en: 'The module "{name}" builds on "{needed}"; name that one first.',
    de: "Das Modul „{name}“ baut auf „{needed}“ auf; nenne dieses zuvor.",
    why: "`module B for A` changes what A declares. Without A there is nothing to change; and modules are switched on in the order in which they are named.",
    mend: "Name the other module in front of it.",
  },
  "missing-opponent": {
    severity: "error",
    en: '{name} is done against someone. Add "against …".',
    de: "{name} geht gegen jemanden. Ergänze „against …“.",
    why: "The header of the rule names an opponent, so each call must say who that is.",
    mend: "Write against and a name.",
  },
  "missing-outcome": {
    severity: "error",
    en: '{name} gives nothing, so there is nothing to keep. Write "make {name}" alone, or add "gives …" to it.',
    de: "{name} gibt nichts, also gibt es nichts zu merken. Schreib „make {name}“ allein oder ergänze dort „gives …“.",
    why: "Only a rule with gives has an outcome.",
    mend: "Add gives and a result to the rule, or do not use its outcome.",
  },
  "missing-owner": {
    severity: "error",
    en: 'Whose "{name}" is meant? Nobody acts here. Write the owner, for example: Ada\'s {name}',
    de: "Wessen „{name}“ ist gemeint? Hier handelt niemand. Schreib dazu, wessen, zum Beispiel: Ada's {name}",
    why: 'A value stands on a sheet. In a rule without "for", and in an example, there is no acting sheet.',
    mend: 'Write whose it is, or give the rule a "for".',
  },
  "missing-range": {
    severity: "error",
    en: '"{name}" needs a range with two ends, such as 0..20.',
    de: "„{name}“ braucht eine Spanne mit zwei Enden, etwa 0..20.",
    why: "What is stored, asked or run through has a smallest and a largest value; without them neither a form nor odds can be made.",
    mend: "Write a range: 0..20, schlecht..sehr gut, 0 or more for a stored value.",
  },
  "missing-realisation": {
    severity: "hint",
    en: "Left open: {names}. Without a module that fills this in, the ruleset is a framework: it has a book and examples, but no engine.",
    de: "Offen gelassen: {names}. Ohne ein Modul, das dies füllt, ist das Regelwerk ein Gerüst: mit Buch und Beispielen, aber ohne Engine.",
    why: "`left open` says that a realisation decides. As long as nobody has decided and no usual value is written, there is nothing to calculate with.",
    mend: "Fill the place in a module, with an ordinary declaration of the same name, or write `usually` and a value behind it.",
  },
  "missing-reason": {
    severity: "warning",
    en: "Say why {code} is kept quiet: // regelwerk-ignore {code}: the reason",
    de: "Schreib dazu, warum {code} schweigen soll: // regelwerk-ignore {code}: der Grund",
    why: "Who reads the text later must be able to judge whether the reason still holds.",
    mend: "Write the reason behind a colon.",
  },
  "missing-replace": {
    severity: "error",
    en: '"{name}" is there already, in {place}. To put this in its place, write "replace" in front of it.',
    de: "„{name}“ gibt es schon, in {place}. Soll das hier an seine Stelle treten, schreib „replace“ davor.",
    why: "In a module a plain declaration adds something new. Without a word a module changes nothing that exists, so that no rule is lost by an accident of names.",
    mend: "Write `replace` in front of the declaration, `extend` if it adds to it, or take another name.",
  },
  "missing-result": {
    severity: "error",
    en: '{name} can end without a result[[, for example with {inputs}]][[ (a chance of {chance})]]. Add a line "result …" for that case.',
    de: "{name} kann ohne Ergebnis enden[[, zum Beispiel bei {inputs}]][[ (Wahrscheinlichkeit {chance})]]. Ergänze eine Zeile „result …“ für diesen Fall.",
    why: "The header says that the rule gives something, so every way through it must end in a result. The message shows a case that no line answers, and how often it comes about.",
    mend: "Write what counts in the remaining case as the last line.",
  },
  "missing-sheet": {
    severity: "error",
    en: 'For which sheet is "{name}"? Write "of" or "for" and the name of a sheet.',
    de: "Für welchen Bogen ist „{name}“? Schreib „of“ oder „for“ und den Namen eines Bogens.",
    why: "Attributes, conditions and cascades belong to a sheet.",
    mend: "Write attributes X of Figur, condition X for Figur, cascade X for Figur.",
  },
  "missing-start": {
    severity: "error",
    en: "No step of this creation sets {name}, and on {sheet} it has no start value. Ask for it, set it, or write: {name}: … starts at …",
    de: "Kein Schritt dieser Erschaffung setzt {name}, und auf {sheet} hat es keinen Startwert. Frag danach, setz es, oder schreib: {name}: … starts at …",
    why: "A new sheet begins with its start values. What has none must come from a step, or the finished sheet would lack it.",
    mend: "Ask for the value in a step, or give it a start value on the sheet.",
  },
  "missing-success": {
    severity: "error",
    en: '"{name}" does not say from where an outcome is a success. Add: success from …',
    de: "„{name}“ sagt nicht, ab wann etwas gelingt. Ergänze: success from …",
    why: "success, failure, succeeds and fails need to know which steps count as a success.",
    mend: "Write { success from Erfolg } at the scale.",
  },
  "missing-type": {
    severity: "error",
    en: 'What kind of value is "{name}"? Write it after a colon, for example: {name}: 0..20',
    de: "Was für ein Wert ist „{name}“? Schreib es hinter einen Doppelpunkt, zum Beispiel: {name}: 0..20",
    why: "An answer must be of a known kind, so that the question can be put and the answer checked.",
    mend: "Write a type after the name.",
  },
  "out-of-range-bounds": {
    severity: "error",
    en: "This range begins at {low} and ends at {high}. Turn it around.",
    de: "Diese Spanne beginnt bei {low} und endet bei {high}. Dreh sie um.",
    why: "The lower end comes first.",
    mend: "Write the smaller value first.",
  },
  "out-of-range-dice": {
    severity: "error",
    en: '"{dice}" cannot be thrown. Dice have at least one face, each a number.',
    de: "„{dice}“ lässt sich nicht werfen. Würfel haben mindestens eine Seite, jede eine Zahl.",
    why: "Without a face there is no outcome.",
    mend: "Write a die with faces, such as 1d6 or 1W(-1, 0, 1).",
  },
  "out-of-range-divisor": {
    severity: "error",
    en: "This divides by 0[[, for example with {inputs}]].",
    de: "Hier wird durch 0 geteilt[[, zum Beispiel bei {inputs}]].",
    why: "A division by 0 has no result.",
    mend: "Divide by something that is never 0, or say what counts then: if Last is 0 then 0 else Kraft / Last rounded down.",
  },
  "out-of-range-length": {
    severity: "error",
    en: "Here are {count}; at least {least} and at most {most} are allowed.",
    de: "Hier sind es {count}; erlaubt sind mindestens {least} und höchstens {most}.",
    why: "The list has a fixed smallest or largest length.",
    mend: "Add or take out items, or change the length the list may have.",
  },
  "out-of-range-value": {
    severity: "error",
    en: "{value} lies outside {range}.",
    de: "{value} liegt außerhalb von {range}.",
    why: "The place says which values it can hold, and this one can never be among them.",
    mend: "Write a value inside the range, or widen the range.",
  },
  "overlapping-rows": {
    severity: "error",
    en: 'The rows "{first}" and "{second}" both answer {value}. Each case may be in one row only.',
    de: "Die Zeilen „{first}“ und „{second}“ antworten beide auf {value}. Jeder Fall darf nur in einer Zeile stehen.",
    why: "If two rows answer the same case, the table has two results for it.",
    mend: "Change the bounds of one of the rows.",
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
  "too-large-list": {
    severity: "error",
    en: "This list is longer than {limit}. Nothing at a table needs so many.",
    de: "Diese Liste ist länger als {limit}. So viel braucht kein Spieltisch.",
    why: "All lists are walked through one by one when odds are taken.",
    mend: "Take a shorter range.",
  },
  "too-large-value": {
    severity: "error",
    en: "This is larger than can be kept. At most {limit} are allowed.",
    de: "Das ist größer, als sich aufbewahren lässt. Höchstens {limit} sind erlaubt.",
    why: "Texts, lists and numbers of a ruleset have generous limits, so that one slip of the finger does not make play and odds endless.",
    mend: "Look for a digit too many, or split the text or list.",
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
  "uncovered-rows": {
    severity: "error",
    en: "No row of {table} answers {value}[[, which comes about with {inputs}]][[ (a chance of {chance})]]. Add a row for it.",
    de: "Keine Zeile von {table} antwortet auf {value}[[; dazu kommt es bei {inputs}]][[ (Wahrscheinlichkeit {chance})]]. Ergänze eine Zeile dafür.",
    why: "A table must answer everything it is asked. What arrives can be more than what was thought of when the rows were written: a value with its modifiers, a sum, a roll.",
    mend: 'Add the missing row, widen a band (1-5, 10+), write a row "otherwise", or keep the value inside the table with "limited to".',
  },
  "uneven-odds": {
    severity: "hint",
    en: "In {name}, more is not always better: the chance of success is {low} with {before}, {middle} with {at} and {high} with {after}.",
    de: "In {name} ist mehr nicht immer besser: Die Erfolgschance ist {low} bei {before}, {middle} bei {at} und {high} bei {after}.",
    why: "When a value rises, players expect the chance to move one way all along. Where it turns, a die was often changed for another, or a limit or table row is off by one.",
    mend: "Look at the odds over the whole range (regelwerk odds … --by). If the turn is meant, leave it: it is only a hint.",
  },
  "unguarded-none": {
    severity: "error",
    en: '"{name}" may be none. Add "needs {name} is not none", or say what counts in that case.',
    de: "„{name}“ kann none sein. Ergänze „needs {name} is not none“ oder sag, was dann gilt.",
    why: "What may be missing has no number in that case, so the rule would not know how to go on.",
    mend: "Write needs X is not none, result … if X is none, if X is none then … else …, or when.",
  },
  "unknown-clause": {
    severity: "error",
    en: 'The list of clauses has no "{clause}".[[ Did you mean "{suggestion}"?]]',
    de: "Die Liste der Klauseln hat kein „{clause}“.[[ Ist „{suggestion}“ gemeint?]]",
    why: "A citation ties a rule to a clause of the source. One that leads nowhere covers nothing, and the clause that was meant counts as forgotten.",
    mend: "Correct the citation, or add the clause to the list that the source names. In a range, both ends must be in the list, the first before the last.",
  },
  "unknown-code": {
    severity: "warning",
    en: 'There is no message called "{code}".[[ Did you mean "{suggestion}"?]]',
    de: "Eine Meldung „{code}“ gibt es nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: 'A comment "regelwerk-ignore" names the message it keeps quiet. A misspelt name would keep nothing quiet, or the message would come back unseen.',
    mend: "Write the code as it stands behind the severity of the message.",
  },
  "unknown-column": {
    severity: "error",
    en: 'The table has no column for "{name}". Name a column so, or take the result out of "gives".',
    de: "Die Tabelle hat keine Spalte für „{name}“. Nenn eine Spalte so oder nimm das Ergebnis aus „gives“.",
    why: "With several results each is found by the heading of its column.",
    mend: "Give the column the name that stands after gives.",
  },
  "unknown-keyword": {
    severity: "error",
    en: '"{text}" cannot start a rule.[[ Did you mean "{suggestion}"?]]',
    de: "Mit „{text}“ kann keine Regel beginnen.[[ Ist „{suggestion}“ gemeint?]]",
    why: "Every rule begins with a word that says what it is: scale, sheet, attributes, check, table and so on. Anything else could be a misspelt word, or a sentence that has slipped out of its block.",
    mend: "Write the word that says what the rule is; `regelwerk help` lists them. If the line belongs to the block above, look for a } too many.",
  },
  "unknown-module": {
    severity: "error",
    en: 'There is no module "{name}".[[ Did you mean "{suggestion}"?]]',
    de: "Ein Modul „{name}“ gibt es nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: "An edition is made of modules that are declared in the ruleset, and an example runs with those it names.",
    mend: "Write the name as it stands behind `module`.",
  },
  "unknown-name": {
    severity: "error",
    en: 'There is no "{name}" here.[[ Did you mean "{suggestion}"[[ ({what})]]?]]',
    de: "„{name}“ gibt es hier nicht.[[ Ist „{suggestion}“ gemeint[[ ({what})]]?]]",
    why: "A name must be declared before it means something: in this rule (asked, rolled, given), on the sheet, or as a rule of the file or of one it uses.",
    mend: "Correct the spelling; case counts. Or declare the name: as a value of the sheet, as a question (ask), or as a constant. A name of another sheet needs its owner: Kraft of Gegner.",
  },
  "unknown-setting": {
    severity: "error",
    en: 'There is no setting "{name}".[[ Did you mean "{suggestion}"?]] Here {expected} can be set.',
    de: "Es gibt keine Einstellung „{name}“.[[ Ist „{suggestion}“ gemeint?]] Hier gibt es {expected}.",
    why: "A setting with a wrong name would have no effect.",
    mend: "Correct the name or take the line out.",
  },
  "unknown-sign": {
    severity: "error",
    en: 'The sign "{sign}" has no meaning here. Take it out[[, or write "{suggestion}"]].',
    de: "Das Zeichen „{sign}“ bedeutet hier nichts. Nimm es weg[[ oder schreib „{suggestion}“]].",
    why: "Outside texts, comments and table cells only the signs of the language can stand. A sign may also have come in by copying, where it looks like another one.",
    mend: "Take the sign out, or write what was meant. A sign that belongs to a name stands in brackets where the name is declared: [Zauber & Sprüche].",
  },
  "unknown-target": {
    severity: "error",
    en: 'There is no[[ {kind}]] "{name}" here that "{word}" could change.[[ Did you mean "{suggestion}"?]]',
    de: "Hier gibt es kein „[[{kind} ]]{name}“, das „{word}“ ändern könnte.[[ Ist „{suggestion}“ gemeint?]]",
    why: "`extend`, `replace`, `before`, `after` and `remove` change something that another part of the ruleset declares. A change of nothing would be lost without a word.",
    mend: "Write the name as it is declared, with the word it is declared with. If you mean something new, leave the word out.",
  },
  "unknown-unit": {
    severity: "error",
    en: '"{text}" looks like a number with its unit, and there is no unit "{unit}". Declare it: unit {unit}.',
    de: "„{text}“ sieht aus wie eine Zahl mit Einheit, und eine Einheit „{unit}“ gibt es nicht. Deklariere sie: unit {unit}.",
    why: "No unit is built in, since every ruleset has its own. Only a declared one can be written directly behind a number.",
    mend: 'Add a line such as unit m "Meter". If no unit was meant, put a blank between the number and the word.',
  },
  "unreachable-outcome": {
    severity: "warning",
    en: "{name} never gives {outcome}. Write the case in which it does, or take it out of the list.",
    de: "{name} ergibt nie {outcome}. Schreib den Fall, in dem es das tut, oder nimm es aus der Liste.",
    why: "The header lists what the rule can give. An outcome that no sentence gives makes whoever uses the rule prepare for something that never happens.",
    mend: 'Add the result, or take the word out of "gives".',
  },
  "unreachable-row": {
    severity: "warning",
    en: "This row of {table} is never used: what is looked up there is {values}.",
    de: "Diese Zeile von {table} kommt nie dran: Nachgeschlagen wird dort {values}.",
    why: "Rows that no value reaches are often left over from an earlier version, or a bound was mistyped.",
    mend: "Take the row out, correct its bounds, or widen the range of the value that is looked up.",
  },
  "unreachable-sentence": {
    severity: "warning",
    en: "This never happens: nothing that comes before leaves a case for it[[ ({name} is {low} to {high} here)]].",
    de: "Dazu kommt es nie: Was davor steht, lässt keinen Fall dafür übrig[[ ({name} ist hier {low} bis {high})]].",
    why: "Sentences count from top to bottom. A condition that cannot hold, or that an earlier sentence has dealt with already, makes the sentence dead: whoever reads the rule thinks it matters.",
    mend: "Correct the number or the comparison, put the narrower case before the wider one, or take the sentence out.",
  },
  "unsupported-application": {
    severity: "error",
    en: 'This version cannot work with a value in parentheses after "{name}" yet.',
    de: "Diese Version kann noch nicht mit einem Wert in Klammern hinter „{name}“ umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Use a table or a formula instead of a list or field with places.",
  },
  "unsupported-ask": {
    severity: "error",
    en: "This version cannot work with questions that choose from a list yet.",
    de: "Diese Version kann noch nicht mit Fragen, die aus einer Liste wählen umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Take the choice as a given value of the rule: given X: T from List.",
  },
  "unsupported-conflict": {
    severity: "error",
    en: 'This version cannot work with conflicts and scenes ("{word}") yet.',
    de: "Diese Version kann noch nicht mit Konflikten und Szenen („{word}“) umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Keep it as a field of the conflict or of the sheets for now.",
  },
  "unsupported-count": {
    severity: "error",
    en: "This version cannot work with a number of things at once yet.",
    de: "Diese Version kann noch nicht mit mehreren Dingen auf einmal umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Write one sentence for each thing.",
  },
  "unsupported-dice": {
    severity: "error",
    en: "This version cannot work with these dice: {dice} yet.",
    de: "Diese Version kann noch nicht mit diesen Würfeln: {dice} umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Throw each kind of dice in a roll sentence of its own and add the results.",
  },
  "unsupported-encoding": {
    severity: "error",
    en: "This place is not written in UTF-8 (byte {byte}). Save the file as UTF-8.",
    de: "Diese Stelle ist nicht in UTF-8 geschrieben (Byte {byte}). Speicher die Datei als UTF-8.",
    why: "Texts are read as UTF-8. In another encoding letters such as ä or ß turn into other signs, and a name would no longer be the name that was written.",
    mend: 'Save the file as UTF-8 in the editor ("Save with encoding"). A byte order mark at the beginning does no harm.',
  },
  "unsupported-field-choice": {
    severity: "error",
    en: "This version cannot work with a choice among fields yet.",
    de: "Diese Version kann noch nicht mit einer Wahl unter Feldern umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Put the values into a collection (values X of Sheet) and take one of its entries.",
  },
  "unsupported-field-parameter": {
    severity: "error",
    en: "This version cannot work with fields with parameters outside of sheets yet.",
    de: "Diese Version kann noch nicht mit Feldern mit Parametern außerhalb von Bögen umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Put the field on the sheet, or use a formula.",
  },
  "unsupported-file": {
    severity: "hint",
    en: 'This file does not begin with a word of ours[[ ("{word}")]] and is skipped. Name it in the call if it is a ruleset.',
    de: "Diese Datei beginnt nicht mit einem unserer Wörter[[ („{word}“)]] und wird übergangen. Nenn sie im Aufruf, wenn sie ein Regelwerk ist.",
    why: "Other programs use files that end in .rules, too. When a folder is searched, only files that begin with a declaration are read. A file without any rule yet is skipped, too.",
    mend: "If it is a ruleset, name the file itself in the call, or correct its first word.",
  },
  "unsupported-from": {
    severity: "error",
    en: "This version cannot work with this list as a place to choose from yet.",
    de: "Diese Version kann noch nicht mit dieser Liste als Ort der Wahl umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Choose a thing from a list that is a stored field of the acting sheet or the opponent: from Schütze's Waffen.",
  },
  "unsupported-import": {
    severity: "error",
    en: 'This version cannot work with other files and rulesets ("{word}") yet.',
    de: "Diese Version kann noch nicht mit anderen Dateien und Regelwerken („{word}“) umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Put the rules into one file for now.",
  },
  "unsupported-key": {
    severity: "error",
    en: "This version cannot work with keys of this kind yet.",
    de: "Diese Version kann noch nicht mit Schlüsseln dieser Art umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Use numbers, steps, yes/no, attributes or things as keys.",
  },
  "unsupported-modifier-kind": {
    severity: "error",
    en: "This version cannot work with kinds of modifiers yet.",
    de: "Diese Version kann noch nicht mit Arten von Modifikatoren umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Leave the kind out; all modifiers count.",
  },
  "unsupported-modifier": {
    severity: "error",
    en: "This version cannot work with a modifier to this yet.",
    de: "Diese Version kann noch nicht mit einem Modifikator hierauf umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Modify a field of the sheet, the own value of an attribute, all entries of a collection (to each …), or a check.",
  },
  "unsupported-nested-roll": {
    severity: "error",
    en: "This version cannot work with a roll on another table inside a table yet.",
    de: "Diese Version kann noch nicht mit einem Wurf auf eine andere Tabelle in einer Tabelle umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Roll on the other table in the check.",
  },
  "unsupported-reaction": {
    severity: "error",
    en: "This version cannot work with this reaction yet.",
    de: "Diese Version kann noch nicht mit dieser Reaktion umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Watch a number of the sheet (reaches, falls, rises) or one condition (gains, loses).",
  },
  "unsupported-reference": {
    severity: "error",
    en: "This version cannot work with one value that may come from several places ({collections:or}) yet.",
    de: "Diese Version kann noch nicht mit einem Wert, der aus mehreren Orten kommen kann ({collections:or}) umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Name one collection or catalogue.",
  },
  "unsupported-rule": {
    severity: "warning",
    en: "This is understood and cannot be played yet: {why}.",
    de: "Das ist verstanden und kann noch nicht gespielt werden: {why}.",
    why: "The text is right, and this version of the compiler has no way of playing it. Nothing is left out in silence: examples that need it fail, and an engine is built without it.",
    mend: "Say it in another way, if there is one, or wait for a later version.",
  },
  "unsupported-stacking": {
    severity: "error",
    en: "A condition that stacks has no fields and no duration of its own yet: only how often it is there is kept.",
    de: "Ein Zustand, der sich stapelt, kann noch keine Felder und keine Dauer haben: Gemerkt wird nur, wie oft er da ist.",
    why: 'With "stacks" every gain counts for itself. How many there are is kept, not what each of them carries, so a field or duration would belong to none of them.',
    mend: 'Leave "stacks" out, use levels (condition X 0..5), or a list of things with fields.',
  },
  "unsupported-tactic": {
    severity: "error",
    en: 'This version cannot work with tactics ("{word}") yet.',
    de: "Diese Version kann noch nicht mit Taktiken („{word}“) umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Say in an example who does what.",
  },
  "unsupported-translation": {
    severity: "error",
    en: "This version cannot work with translations yet.",
    de: "Diese Version kann noch nicht mit Übersetzungen umgehen.",
    why: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
    mend: "Leave the translation out for now; names stay as they are written.",
  },
  "unused-ignore": {
    severity: "warning",
    en: "There is no {code} here any more. Take the comment out.",
    de: "Hier gibt es kein {code} mehr. Nimm den Kommentar heraus.",
    why: "A comment that keeps nothing quiet would hide the next mistake of this kind on its line.",
    mend: "Delete the comment, or put it on the line of the message or above it.",
  },
  "unused-name": {
    severity: "hint",
    en: "{name} is named here and nowhere else. Use it, or take it out.",
    de: "{name} steht hier und sonst nirgends. Benutze den Namen, oder nimm ihn heraus.",
    why: "A roll, parameter, constant, table or formula that nothing uses is often a rule that was forgotten half-way, or a misspelt name elsewhere.",
    mend: "Use it where it was meant to count, or delete it.",
  },
} as const;

/** The name of a diagnostic: the name of its page. */
export type DiagnosticCode = keyof typeof pages;

/** What the text of each diagnostic needs to be told. */
export interface DiagnosticArgs {
  readonly "ambiguous-comma": { readonly text: Argument; readonly decimal: Argument; readonly list: Argument };
  readonly "ambiguous-comparison": { readonly left: Argument; readonly right: Argument };
  readonly "ambiguous-name": { readonly name: Argument; readonly owners: Argument };
  readonly "circular-call": { readonly name: Argument };
  readonly "circular-value": { readonly name: Argument };
  readonly "differing-example": {
    readonly claim: Argument;
    readonly actual: Argument;
    readonly expected?: Argument | undefined;
  };
  readonly "duplicate-name": { readonly name: Argument };
  readonly "duplicate-part": { readonly name: Argument };
  readonly "duplicate-replace": { readonly name: Argument; readonly other: Argument; readonly module: Argument };
  readonly "empty-edition": { readonly name: Argument };
  readonly "empty-file": Readonly<Record<string, never>>;
  readonly "empty-scale": { readonly name: Argument };
  readonly "endless-repeat": Readonly<Record<string, never>>;
  readonly "merged-sentences": { readonly text: Argument; readonly names: Argument };
  readonly "mismatched-arguments": { readonly name: Argument; readonly expected: Argument; readonly found: Argument };
  readonly "mismatched-dice": { readonly dice: Argument; readonly name: Argument };
  readonly "mismatched-module": {
    readonly name: Argument;
    readonly wanted: Argument;
    readonly suggestion?: Argument | undefined;
  };
  readonly "mismatched-number": { readonly expression: Argument; readonly value: Argument };
  readonly "mismatched-opposite": Readonly<Record<string, never>>;
  readonly "mismatched-relation": Readonly<Record<string, never>>;
  readonly "mismatched-replace": { readonly name: Argument; readonly what: Argument };
  readonly "mismatched-row": { readonly cells: Argument; readonly columns: Argument };
  readonly "mismatched-setting": { readonly name: Argument; readonly expected: Argument };
  readonly "mismatched-type": { readonly expected: Argument; readonly found: Argument };
  readonly "mismatched-unit": { readonly left: Argument; readonly right: Argument };
  readonly "misplaced-action": { readonly name: Argument };
  readonly "misplaced-actor": { readonly name: Argument };
  readonly "misplaced-ask": Readonly<Record<string, never>>;
  readonly "misplaced-brace": Readonly<Record<string, never>>;
  readonly "misplaced-call": { readonly name: Argument };
  readonly "misplaced-change": { readonly name: Argument };
  readonly "misplaced-choice": { readonly word: Argument };
  readonly "misplaced-citation": { readonly citation: Argument; readonly next: Argument };
  readonly "misplaced-conflict": { readonly name: Argument };
  readonly "misplaced-declaration": { readonly word: Argument };
  readonly "misplaced-duration": Readonly<Record<string, never>>;
  readonly "misplaced-each": Readonly<Record<string, never>>;
  readonly "misplaced-effect": Readonly<Record<string, never>>;
  readonly "misplaced-extend": { readonly word: Argument };
  readonly "misplaced-forbids": { readonly name: Argument };
  readonly "misplaced-goes-on": Readonly<Record<string, never>>;
  readonly "misplaced-ignore": { readonly code: Argument };
  readonly "misplaced-it": { readonly word: Argument };
  readonly "misplaced-keyword": { readonly keyword: Argument; readonly name?: Argument | undefined };
  readonly "misplaced-needs": Readonly<Record<string, never>>;
  readonly "misplaced-opponent": { readonly name: Argument };
  readonly "misplaced-original": Readonly<Record<string, never>>;
  readonly "misplaced-range": Readonly<Record<string, never>>;
  readonly "misplaced-redo": Readonly<Record<string, never>>;
  readonly "misplaced-remove": { readonly name: Argument };
  readonly "misplaced-replace": { readonly name: Argument };
  readonly "misplaced-result": Readonly<Record<string, never>>;
  readonly "misplaced-roll": Readonly<Record<string, never>>;
  readonly "misplaced-rounding": { readonly rounding: Argument; readonly next: Argument };
  readonly "misplaced-sentence": { readonly found?: Argument | undefined; readonly expected: Argument };
  readonly "misplaced-slots": Readonly<Record<string, never>>;
  readonly "misplaced-start": { readonly word: Argument };
  readonly "misplaced-step": { readonly name: Argument };
  readonly "misplaced-sum": Readonly<Record<string, never>>;
  readonly "misplaced-tactic": { readonly conflict: Argument; readonly sheet: Argument };
  readonly "misplaced-value": { readonly name?: Argument | undefined };
  readonly "missing-argument": { readonly name: Argument; readonly parameter: Argument };
  readonly "missing-call": Readonly<Record<string, never>>;
  readonly "missing-catalogue": { readonly word: Argument; readonly name: Argument };
  readonly "missing-cell": Readonly<Record<string, never>>;
  readonly "missing-column": { readonly name: Argument; readonly columns: Argument };
  readonly "missing-conflict": { readonly name: Argument; readonly conflict: Argument };
  readonly "missing-creation": { readonly name: Argument };
  readonly "missing-ending": { readonly conflict: Argument; readonly outcome: Argument };
  readonly "missing-label": { readonly name: Argument };
  readonly "missing-levels": { readonly name: Argument };
  readonly "missing-list": { readonly sheet: Argument; readonly what: Argument };
  readonly "missing-module": { readonly name: Argument; readonly needed: Argument };
  readonly "missing-opponent": { readonly name: Argument };
  readonly "missing-outcome": { readonly name: Argument };
  readonly "missing-owner": { readonly name: Argument };
  readonly "missing-range": { readonly name: Argument };
  readonly "missing-realisation": { readonly names: Argument };
  readonly "missing-reason": { readonly code: Argument };
  readonly "missing-replace": { readonly name: Argument; readonly place: Argument };
  readonly "missing-result": {
    readonly name: Argument;
    readonly inputs?: Argument | undefined;
    readonly chance?: Argument | undefined;
  };
  readonly "missing-sheet": { readonly name: Argument };
  readonly "missing-start": { readonly name: Argument; readonly sheet: Argument };
  readonly "missing-success": { readonly name: Argument };
  readonly "missing-type": { readonly name: Argument };
  readonly "out-of-range-bounds": { readonly low: Argument; readonly high: Argument };
  readonly "out-of-range-dice": { readonly dice: Argument };
  readonly "out-of-range-divisor": { readonly inputs?: Argument | undefined };
  readonly "out-of-range-length": { readonly count: Argument; readonly least: Argument; readonly most: Argument };
  readonly "out-of-range-value": { readonly value: Argument; readonly range: Argument };
  readonly "overlapping-rows": { readonly first: Argument; readonly second: Argument; readonly value: Argument };
  readonly "too-deep-nesting": { readonly limit: Argument };
  readonly "too-large-dice": { readonly dice: Argument; readonly limit: Argument };
  readonly "too-large-file": { readonly limit: Argument };
  readonly "too-large-list": { readonly limit: Argument };
  readonly "too-large-value": { readonly limit: Argument };
  readonly "unclosed-block": { readonly next?: Argument | undefined };
  readonly "unclosed-comment": Readonly<Record<string, never>>;
  readonly "unclosed-row": Readonly<Record<string, never>>;
  readonly "unclosed-text": { readonly quote: Argument };
  readonly "uncovered-rows": {
    readonly table: Argument;
    readonly value: Argument;
    readonly inputs?: Argument | undefined;
    readonly chance?: Argument | undefined;
  };
  readonly "uneven-odds": {
    readonly name: Argument;
    readonly low: Argument;
    readonly before: Argument;
    readonly middle: Argument;
    readonly at: Argument;
    readonly high: Argument;
    readonly after: Argument;
  };
  readonly "unguarded-none": { readonly name: Argument };
  readonly "unknown-clause": { readonly clause: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-code": { readonly code: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-column": { readonly name: Argument };
  readonly "unknown-keyword": { readonly text: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-module": { readonly name: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-name": {
    readonly name: Argument;
    readonly suggestion?: Argument | undefined;
    readonly what?: Argument | undefined;
  };
  readonly "unknown-setting": {
    readonly name: Argument;
    readonly suggestion?: Argument | undefined;
    readonly expected: Argument;
  };
  readonly "unknown-sign": { readonly sign: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-target": {
    readonly kind?: Argument | undefined;
    readonly name: Argument;
    readonly word: Argument;
    readonly suggestion?: Argument | undefined;
  };
  readonly "unknown-unit": { readonly text: Argument; readonly unit: Argument };
  readonly "unreachable-outcome": { readonly name: Argument; readonly outcome: Argument };
  readonly "unreachable-row": { readonly table: Argument; readonly values: Argument };
  readonly "unreachable-sentence": {
    readonly name?: Argument | undefined;
    readonly low?: Argument | undefined;
    readonly high?: Argument | undefined;
  };
  readonly "unsupported-application": { readonly name: Argument };
  readonly "unsupported-ask": Readonly<Record<string, never>>;
  readonly "unsupported-conflict": { readonly word: Argument };
  readonly "unsupported-count": Readonly<Record<string, never>>;
  readonly "unsupported-dice": { readonly dice: Argument };
  readonly "unsupported-encoding": { readonly byte: Argument };
  readonly "unsupported-field-choice": Readonly<Record<string, never>>;
  readonly "unsupported-field-parameter": Readonly<Record<string, never>>;
  readonly "unsupported-file": { readonly word?: Argument | undefined };
  readonly "unsupported-from": Readonly<Record<string, never>>;
  readonly "unsupported-import": { readonly word: Argument };
  readonly "unsupported-key": Readonly<Record<string, never>>;
  readonly "unsupported-modifier-kind": Readonly<Record<string, never>>;
  readonly "unsupported-modifier": Readonly<Record<string, never>>;
  readonly "unsupported-nested-roll": Readonly<Record<string, never>>;
  readonly "unsupported-reaction": Readonly<Record<string, never>>;
  readonly "unsupported-reference": { readonly collections: Argument };
  readonly "unsupported-rule": { readonly why: Argument };
  readonly "unsupported-stacking": Readonly<Record<string, never>>;
  readonly "unsupported-tactic": { readonly word: Argument };
  readonly "unsupported-translation": Readonly<Record<string, never>>;
  readonly "unused-ignore": { readonly code: Argument };
  readonly "unused-name": { readonly name: Argument };
}
