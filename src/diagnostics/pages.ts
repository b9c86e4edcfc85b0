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
    why: {
      en: "German writes 0,5 where English writes 0.5, and a comma also stands between the parts of a list. Between two digits without a blank it could be either.",
      de: "Im Deutschen steht 0,5, wo das Englische 0.5 schreibt, und ein Komma trennt auch die Teile einer Liste. Zwischen zwei Ziffern ohne Leerzeichen kann beides gemeint sein.",
    },
    mend: {
      en: "Write a point for a fraction (0.5) or a blank after the comma of a list (0, 5).",
      de: "Für einen Bruch einen Punkt schreiben (0.5), in einer Liste ein Leerzeichen hinter das Komma setzen (0, 5).",
    },
  },
  "ambiguous-comparison": {
    severity: "error",
    en: '"{left}" and "{right}" are two entries. Do you compare which they are, or their numbers? Write base {left} or {left}\'s value if you mean numbers.',
    de: "„{left}“ und „{right}“ sind zwei Einträge. Vergleichst du, welche es sind, oder ihre Zahlen? Schreib base {left}, wenn du Zahlen meinst.",
    why: {
      en: 'The name of an attribute can mean which attribute it is, and the number that is written beside it. Between two bare names "is" could mean either.',
      de: "Der Name eines Attributs kann sagen, welches Attribut gemeint ist, oder für die Zahl stehen, die daneben steht. Zwischen zwei bloßen Namen kann „is“ beides heißen.",
    },
    mend: {
      en: "Compare numbers with arithmetic, for example Kraft - Mut is 0, or <= and >=. To compare which entry it is, compare with a given value.",
      de: "Zahlen mit einer Rechnung vergleichen, etwa Kraft - Mut is 0, oder mit <= und >=. Soll verglichen werden, welcher Eintrag es ist, dann mit einem übergebenen Wert.",
    },
  },
  "ambiguous-dice": {
    severity: "error",
    en: '"{dice}" would add up throws of {digits}, which are two dice read as digits. For dice with 66 sides write {sides}; for several throws of {digits}, roll each by itself.',
    de: "„{dice}“ würde Würfe von {digits} zusammenzählen; das sind aber zwei Würfel, als Ziffern gelesen. Für Würfel mit 66 Seiten schreib {sides}; mehrere Würfe von {digits} wirf jeden für sich.",
    why: {
      en: "D66 (also W66, d66) is thrown with two six-sided dice: one gives the tens, the other the ones, so there are 36 results from 11 to 66. A sum of two such results means nothing.",
      de: "W66 (auch D66, d66) wird mit zwei sechsseitigen Würfeln geworfen: Einer gibt die Zehner, der andere die Einer, also 36 Ergebnisse von 11 bis 66. Eine Summe zweier solcher Ergebnisse bedeutet nichts.",
    },
    mend: {
      en: 'Write "roll 2 times d66 as X" for two throws, each by itself; or 2d(1..66) for two dice with the faces 1 to 66.',
      de: "Für zwei Würfe, jeder für sich, „roll 2 times W66 as X“ schreiben; für zwei Würfel mit den Seiten 1 bis 66 „2W(1..66)“.",
    },
  },
  "ambiguous-name": {
    severity: "error",
    en: '"{name}" can mean something of {owners}. Write which, for example: {name} of …',
    de: "„{name}“ kann etwas von {owners} sein. Schreib dazu, welches, zum Beispiel: {name} of …",
    why: {
      en: "The same name stands in several places and nothing around it says which one is meant.",
      de: "Denselben Namen gibt es an mehreren Stellen, und nichts in der Umgebung sagt, welcher gemeint ist.",
    },
    mend: {
      en: "Name the owner: Fehlschlag of Ausgang.",
      de: "Dazuschreiben, wohin er gehört: Fehlschlag of Ausgang.",
    },
  },
  "ambiguous-number": {
    severity: "error",
    en: '"{text}" could be {whole} or {less}. A point parts what is smaller than one, as in 0.5; write {whole} or {less}.',
    de: "„{text}“ könnte {whole} oder {less} sein. Ein Punkt trennt ab, was kleiner als eins ist, wie in 0.5; schreib {whole} oder {less}.",
    why: {
      en: "Some people group the digits of long numbers with a point, and a point also begins a decimal fraction. A number that ends in a superfluous nought\nafter its point was most likely meant to be a thousand times as large.",
      de: "Manche gliedern lange Zahlen mit Punkten, und mit einem Punkt beginnt auch ein Dezimalbruch. Endet eine Zahl hinter dem Punkt mit einer\nüberflüssigen Null, war sie wohl tausendmal so groß gemeint.",
    },
    mend: {
      en: "Write large numbers without a point, and leave out noughts at the end of a fraction.",
      de: "Große Zahlen ohne Punkt schreiben und Nullen am Ende eines Bruchs weglassen.",
    },
  },
  "ambiguous-order": {
    severity: "warning",
    en: "{one} has a limit here and {other} changes the same value: which comes first changes what comes out, and no line says it.[[ From {value}, {one} first gives {after}, {other} first gives {before}.]]",
    de: "{one} hat hier eine Grenze, und {other} ändert denselben Wert: Was zuerst kommt, ändert das Ergebnis, und keine Zeile sagt es.[[ Aus {value} wird mit {one} zuerst {after}, mit {other} zuerst {before}.]]",
    why: {
      en: "First +3 up to 6 and then -1 is not the same as first -1 and then +3 up to 6: from 5 the one gives 5, the other 6. The language counts sheet, things and conditions in this order, and things in the order of their table; a reader of the rules cannot see that.",
      de: "Erst +3 bis höchstens 6 und dann -1 ist nicht dasselbe wie erst -1 und dann +3 bis höchstens 6: Aus 5 wird einmal 5, einmal 6. Die Sprache zählt Bogen, Dinge und Zustände in dieser Reihenfolge, Dinge in der ihrer Tabelle; wer die Regeln liest, sieht das nicht.",
    },
    mend: {
      en: "Put both modifiers in one place, where the order of the lines says it; or drop the limit and limit the value itself; or state the order as a reading and keep this message quiet.",
      de: "Beide Modifikatoren an eine Stelle setzen, wo die Reihenfolge der Zeilen es sagt; oder die Grenze weglassen und den Wert selbst begrenzen; oder die Reihenfolge als „reading“ festhalten und diese Meldung stumm stellen.",
    },
  },
  "ambiguous-reference": {
    severity: "hint",
    en: '{name} is {value} itself, not its number: read after the change it is the new number. Write "let {name}: number = {value}" to keep the old one.',
    de: "{name} ist {value} selbst, nicht die Zahl: Nach der Änderung gelesen ist es die neue Zahl. Schreib „let {name}: number = {value}“, um die alte zu behalten.",
    why: {
      en: '"let" keeps what it is given. A value of a collection is given as a reference, so that it can fall, be handed on and be named; its number is read when it is needed, as it is then.',
      de: "„let“ behält, was man ihm gibt. Ein Wert einer Gruppe wird als Verweis gegeben, damit er sinken, weitergereicht und genannt werden kann; seine Zahl wird gelesen, wenn sie gebraucht wird, so wie sie dann ist.",
    },
    mend: {
      en: "Give the name a type: let Alt: number = Kraft reads the number at that moment. If the new number is meant, use the value by its own name.",
      de: "Dem Namen einen Typ geben: let Alt: number = Kraft liest die Zahl in diesem Augenblick. Ist die neue Zahl gemeint, den Wert bei seinem eigenen Namen nennen.",
    },
  },
  "certain-limit": {
    severity: "warning",
    en: "[[{name} always comes to its limit here: ]]whatever happened before, this gives {end}.",
    de: "[[{name} kommt hier immer an die Grenze: ]]Was auch vorher war, es ergibt {end}.",
    why: {
      en: "A value stops at the ends of its range. Where an effect or a limit always gives that end, the number written does not count: it was meant smaller, or the range larger.",
      de: "Ein Wert hält an den Enden seines Bereichs. Ergibt eine Wirkung oder Grenze immer dieses Ende, so zählt die geschriebene Zahl nicht: Sie war kleiner gemeint, oder der Bereich größer.",
    },
    mend: {
      en: "Correct the number or the range. If the end is meant, say it: Kraft becomes 0.",
      de: "Die Zahl oder den Bereich berichtigen. Ist das Ende gemeint, es sagen: Kraft becomes 0.",
    },
  },
  "certain-result": {
    severity: "warning",
    en: "In {name} the dice change nothing: [[the result is always {outcome}]][[no result is a success of {never}]][[every result is a success of {always}]].",
    de: "In {name} ändern die Würfel nichts: [[Das Ergebnis ist immer {outcome}]][[Kein Ergebnis ist ein Erfolg von {never}]][[Jedes Ergebnis ist ein Erfolg von {always}]].",
    why: {
      en: "Dice are thrown where the outcome is open. Where it is the same whatever they show, a comparison, a limit or the order of the results is wrong, or the roll is not needed.",
      de: "Gewürfelt wird, wo der Ausgang offen ist. Ist er derselbe, was immer die Würfel zeigen, so stimmt ein Vergleich, eine Grenze oder die Reihenfolge der Ergebnisse nicht, oder der Wurf ist unnötig.",
    },
    mend: {
      en: "Look at the conditions of the results: a number the dice cannot show, a comparison turned round, a limit around everything. If the outcome is meant to be fixed, take the roll out.",
      de: "Die Bedingungen der Ergebnisse ansehen: eine Zahl, die die Würfel nicht zeigen können, ein umgedrehter Vergleich, eine Grenze um alles. Soll der Ausgang feststehen, den Wurf streichen.",
    },
  },
  "circular-call": {
    severity: "error",
    en: '"{name}" calls itself, perhaps by way of another rule. Every rule must come to an end.',
    de: "„{name}“ ruft sich selbst auf, vielleicht über eine andere Regel. Jede Regel muss zu einem Ende kommen.",
    why: {
      en: "A rule that does itself again has no bound. Repetition has its own sentences, which are bounded.",
      de: "Eine Regel, die sich selbst wieder ausführt, hat keine Grenze. Für Wiederholungen gibt es eigene Sätze, und die enden.",
    },
    mend: {
      en: "Use repeat up to n times, repeat until …, or a series (needing, rerolling).",
      de: "repeat up to n times, repeat until … oder eine Reihe verwenden (needing, rerolling).",
    },
  },
  "circular-reaction": {
    severity: "warning",
    en: "These reactions wake each other: {reactions}. For one effect each runs once; after that the circle is cut.",
    de: "Diese Reaktionen lösen einander aus: {reactions}. Bei einer Wirkung läuft jede einmal; danach bricht der Kreis ab.",
    why: {
      en: "A reaction runs at most once for a sheet and an effect, so that play always ends. In a circle the last one therefore goes unanswered, and how far it comes depends on where it began.",
      de: "Eine Reaktion läuft je Bogen und Wirkung höchstens einmal, damit jedes Spiel endet. In einem Kreis bleibt die letzte darum unbeantwortet, und wie weit er kommt, hängt davon ab, wo er begann.",
    },
    mend: {
      en: "Let one of the reactions watch a certain value (reaches 0) instead of every change, or write what follows into the rule that causes it.",
      de: "Eine der Reaktionen auf einen bestimmten Wert warten lassen (reaches 0) statt auf jede Änderung, oder die Folge in die Regel schreiben, die sie auslöst.",
    },
  },
  "circular-use": {
    severity: "error",
    en: '"{path}" uses this file itself.',
    de: "„{path}“ benutzt selbst diese Datei.",
    why: {
      en: "A file that is used is complete before the one that uses it. Two that use each other would each have to come first.",
      de: "Eine Datei, die benutzt wird, ist vor der fertig, die sie benutzt. Von zweien, die einander benutzen, müsste jede zuerst kommen.",
    },
    mend: {
      en: "Leave one of the two lines out: the files of one ruleset know all of its names anyway.",
      de: "Lass eine der beiden Zeilen weg: Die Dateien eines Regelwerks kennen ohnehin alle seine Namen.",
    },
  },
  "circular-value": {
    severity: "error",
    en: '"{name}" is calculated from itself, perhaps by way of another value.',
    de: "„{name}“ wird aus sich selbst berechnet, vielleicht über einen anderen Wert.",
    why: {
      en: "A calculated value has no end if it needs itself.",
      de: "Ein berechneter Wert, der sich selbst braucht, kommt nie zu einem Ergebnis.",
    },
    mend: {
      en: "Write one of the values on the sheet (stored), or take it out of the calculation.",
      de: "Einen der Werte auf den Bogen schreiben, sodass er gespeichert ist, oder ihn aus der Rechnung nehmen.",
    },
  },
  "differing-example": {
    severity: "error",
    en: '"{claim}" does not hold: it is {actual}[[, the example says {expected}]].',
    de: "„{claim}“ stimmt nicht: Es ist {actual}[[, das Beispiel sagt {expected}]].",
    why: {
      en: "An example says what a rule comes to. Chances are worked out exactly, so a claim either holds or it does not; a number with a decimal point or a percentage holds if it is the exact one, rounded to the digits written.",
      de: "Ein Beispiel sagt, worauf eine Regel hinausläuft. Chancen werden genau ausgerechnet, also stimmt eine Behauptung oder sie stimmt nicht; eine Kommazahl oder ein Prozentwert stimmt, wenn es der genaue Wert ist, auf die geschriebenen Stellen gerundet.",
    },
    mend: {
      en: 'Either the rule or the claim is wrong. Read how the rule comes to its value; then correct the rule, or write the exact value. For a number copied from the source that the source has wrong, write as printed differs "reason".',
      de: 'Entweder die Regel oder die Behauptung ist falsch. Nachlesen, wie die Regel zu ihrem Wert kommt; dann die Regel berichtigen oder den genauen Wert hinschreiben. Hat schon die Vorlage die falsche Zahl, hilft as printed differs "Grund".',
    },
  },
  "duplicate-label": {
    severity: "error",
    en: '"{label}" already means {other}. Give one of them another name.',
    de: "„{label}“ heißt schon etwas anderes: {other}. Gib einem davon einen anderen Namen.",
    why: {
      en: "If two things had one label or one identifier, nobody could tell which of them is meant. Names without a label keep their own, and some identifiers belong to every engine.",
      de: "Hätten zwei Sachen dieselbe Bezeichnung oder denselben Bezeichner, könnte niemand mehr sagen, welche gemeint ist. Namen ohne Übersetzung behalten ihren eigenen, und einige Bezeichner gehören zu jeder Engine.",
    },
    mend: {
      en: "Choose another label, or give the other thing one as well.",
      de: "Eine andere Bezeichnung wählen, oder auch der anderen Sache eine geben.",
    },
  },
  "duplicate-name": {
    severity: "error",
    en: 'There are two things called "{name}" here. Give one of them another name.',
    de: "Hier heißen zwei Dinge „{name}“. Gib einem davon einen anderen Namen.",
    why: {
      en: "If two things of one place have the same name, a sentence that uses it could mean either.",
      de: "Heißen an einer Stelle zwei Dinge gleich, kann ein Satz mit diesem Namen beide meinen.",
    },
    mend: {
      en: 'Rename one of them, or take one out if both are the same. To change a rule of a ruleset this one is based on, write "replace" before it.',
      de: "Eines umbenennen oder streichen, wenn beide dasselbe sind. Soll die Regel eines zugrunde liegenden Regelwerks geändert werden, gehört „replace“ davor.",
    },
  },
  "duplicate-part": {
    severity: "error",
    en: "This call of {name} says the same thing twice. Keep one of the two.",
    de: "Dieser Aufruf von {name} sagt dasselbe zweimal. Lass eins davon stehen.",
    why: {
      en: "A call has one opponent, one number of needed successes, one way to keep a result. With two, either could count.",
      de: "Ein Aufruf hat einen Gegner, eine Zahl nötiger Erfolge, eine Art, ein Ergebnis zu behalten. Von zweien könnte jedes gelten.",
    },
    mend: { en: "Take one of the two parts out.", de: "Einen der beiden Teile streichen." },
  },
  "duplicate-replace": {
    severity: "error",
    en: '"{name}" is changed by {other} and by {module}: which of them holds? Write "module {module} for {other}" if this one builds on the other.',
    de: "„{name}“ wird von {other} und von {module} geändert: Was gilt? Schreib „module {module} for {other}“, wenn dieses auf dem anderen aufbaut.",
    why: {
      en: "Both modules put something in the place of the same thing. In an edition with both, one of the two would be lost without a word.",
      de: "Beide Module setzen etwas an die Stelle desselben Dings. In einer Ausgabe mit beiden ginge eines von ihnen wortlos verloren.",
    },
    mend: {
      en: "Let one module build on the other: `module B for A`. Then B replaces what A made of it, and `original(…)` in it is the rule of A. Or leave one of them out of the edition.",
      de: "Das eine Modul auf das andere bauen: `module B for A`. Dann ersetzt B, was A daraus gemacht hat, und `original(…)` darin ist die Regel von A. Oder eines von beiden aus der Ausgabe nehmen.",
    },
  },
  "empty-edition": {
    severity: "error",
    en: 'The edition "{name}" names no module.',
    de: "Die Edition „{name}“ nennt kein Modul.",
    why: {
      en: "An edition is the ruleset with some modules switched on. Without one it is the ruleset itself, which is built anyway.",
      de: "Eine Ausgabe ist das Regelwerk mit einigen eingeschalteten Modulen. Ohne ein Modul ist sie das Regelwerk selbst, und das wird ohnehin gebaut.",
    },
    mend: {
      en: "Name its modules: `edition Zauberei with Magie`.",
      de: "Die Module nennen: `edition Zauberei with Magie`.",
    },
  },
  "empty-file": {
    severity: "error",
    en: 'There is no rule in this file yet. Begin with a line such as: ruleset Name { version: "1" }',
    de: 'In dieser Datei steht noch keine Regel. Beginn mit einer Zeile wie: ruleset Name { version: "1" }',
    why: {
      en: "The file holds nothing but blanks, comments, headings or prose. Often the wrong file was given, or it was saved before it was written. When a folder is searched, such a file is skipped with a hint.",
      de: "In der Datei stehen nur Leerraum, Kommentare, Überschriften oder Prosa. Oft ist es die falsche Datei, oder sie wurde gespeichert, bevor etwas darin stand. Wird ein Ordner durchsucht, wird sie mit einem Hinweis übergangen.",
    },
    mend: {
      en: "Write the first declaration, for example a ruleset with its version, or a sheet.",
      de: "Die erste Erklärung schreiben, etwa ein Regelwerk mit seiner Version oder einen Bogen.",
    },
  },
  "empty-scale": {
    severity: "error",
    en: '"{name}" has no steps yet. Write them after a colon or as rows.',
    de: "„{name}“ hat noch keine Stufen. Schreib sie hinter einen Doppelpunkt oder als Zeilen.",
    why: {
      en: "A scale or choice is made of its steps; without any, no value of it can exist.",
      de: "Eine Skala oder Auswahl besteht aus ihren Stufen; ohne Stufen kann es keinen Wert davon geben.",
    },
    mend: {
      en: "Write the steps: scale Ausgang: Fehlschlag, Erfolg.",
      de: "Die Stufen hinschreiben: scale Ausgang: Fehlschlag, Erfolg.",
    },
  },
  "endless-repeat": {
    severity: "error",
    en: "This repetition never ends[[, for example with {inputs}]]: nothing in it leads to what it waits for.",
    de: "Diese Wiederholung endet nie[[, zum Beispiel bei {inputs}]]: Nichts in ihr führt zu dem, worauf sie wartet.",
    why: {
      en: "A repetition without a bound may go on as long as there is a chance to leave it. Here there is none, so at the table it would go on for ever.",
      de: "Eine Wiederholung ohne Grenze darf weiterlaufen, solange es eine Chance gibt, sie zu verlassen. Hier gibt es keine; am Tisch liefe sie ewig.",
    },
    mend: {
      en: "Roll or change the value inside the block, correct the condition, or write a bound: repeat up to 3 times.",
      de: "Den Wert im Block würfeln oder ändern, die Bedingung berichtigen oder eine Grenze schreiben: repeat up to 3 times.",
    },
  },
  "endless-roll": {
    severity: "error",
    en: "These dice are thrown again and again for ever: every face of them does it. Write a bound (at most 3 times), or leave a face out.",
    de: "Diese Würfel werden endlos neu geworfen: Jede ihrer Seiten führt dazu. Schreib eine Grenze (at most 3 times), oder nimm eine Seite aus.",
    why: {
      en: "Dice that explode or are rolled again without a bound end because sooner or later another face comes. Here there is no other.",
      de: "Würfel, die ohne Grenze explodieren oder neu geworfen werden, enden, weil irgendwann eine andere Seite kommt. Hier gibt es keine andere.",
    },
    mend: {
      en: "Correct the faces, or write a bound: rerolling 1 at most 1 time.",
      de: "Die Seiten berichtigen oder eine Grenze schreiben: rerolling 1 at most 1 time.",
    },
  },
  "ignored-answer": {
    severity: "error",
    en: "Nothing that is done after this asks for {name}, so the answer changes nothing.[[ It is asked by {rules:or}.]] Do what asks for it behind this line, or leave the line out.",
    de: "Nichts, was danach getan wird, fragt nach {name}; die Antwort ändert also nichts.[[ Danach fragt {rules:or}.]] Lass hinter dieser Zeile tun, was danach fragt, oder streich sie.",
    why: {
      en: "An answer is kept for a question that comes later. One that nobody asks for suggests that the example looks at something it does not.",
      de: "Eine Antwort wird für eine Frage aufgehoben, die noch kommt. Eine, nach der niemand fragt, täuscht vor, das Beispiel prüfe etwas, was es nicht prüft.",
    },
    mend: {
      en: 'Write the line in front of the "when" that asks, call the rule that asks, or take the line out.',
      de: "Die Zeile vor das „when“ setzen, das fragt, die Regel aufrufen, die fragt, oder die Zeile streichen.",
    },
  },
  "ignored-modifiers": {
    severity: "error",
    en: '{name} is given modifiers here and never says "modifiers", so they change nothing. Write where they count, for example "Wurf + modifiers".',
    de: "{name} bekommt hier Modifikatoren und nennt nirgends „modifiers“; sie ändern also nichts. Schreib, wo sie zählen, etwa „Wurf + modifiers“.",
    why: {
      en: 'A modifier to a whole check (and "with …" without "on") changes no value by itself: the check says where the sum of them goes. One that never says it plays as if there were none, and nobody notices at the table.',
      de: "Ein Modifikator auf eine ganze Probe (und „with …“ ohne „on“) ändert von selbst keinen Wert: Die Probe sagt, wohin ihre Summe kommt. Tut sie es nicht, wird gespielt, als gäbe es keine, und am Tisch fällt es niemandem auf.",
    },
    mend: {
      en: 'Place the word "modifiers" in the check: added to the roll, to the value that is compared, or to the difficulty. Or aim the modifier at a value: modifier +1 to Kraft, with +1 on Kraft.',
      de: "Das Wort „modifiers“ in die Probe setzen: zum Wurf, zum verglichenen Wert oder zur Schwierigkeit. Oder den Modifikator auf einen Wert richten: „modifier +1 to Kraft“, „with +1 on Kraft“.",
    },
  },
  "merged-sentences": {
    severity: "error",
    en: '"{text}" was read as one name. {names} exist. Start a new line or write ";" between them.',
    de: "„{text}“ wurde als ein Name gelesen. Es gibt {names}. Fang eine neue Zeile an oder setz „;“ dazwischen.",
    why: {
      en: "Names may hold several words, so words that follow each other on one line become one name. Here the whole is unknown and its parts are known: most likely two sentences stand on one line.",
      de: "Namen dürfen aus mehreren Wörtern bestehen, deshalb werden Wörter, die auf einer Zeile aufeinander folgen, zu einem Namen. Hier ist das Ganze unbekannt, die Teile sind es nicht: Wahrscheinlich stehen zwei Sätze auf einer Zeile.",
    },
    mend: {
      en: "Write each sentence on its own line, or put ; between them. If it really is one name, declare it.",
      de: "Jeden Satz auf eine eigene Zeile schreiben oder ; dazwischen setzen. Ist es wirklich ein einziger Name, muss er erklärt werden.",
    },
  },
  "mismatched-arguments": {
    severity: "error",
    en: "{name} takes {expected} values, here are {found}.",
    de: "{name} nimmt {expected} Werte, hier stehen {found}.",
    why: {
      en: "A table, formula or rule takes exactly the values of its header.",
      de: "Eine Tabelle, Formel oder Regel nimmt genau die Werte, die in ihrem Kopf stehen.",
    },
    mend: {
      en: "Take out what is too much, or add the parameter to the header.",
      de: "Überzählige Werte streichen oder den Parameter in den Kopf aufnehmen.",
    },
  },
  "mismatched-dice": {
    severity: "error",
    en: '"{dice}" is no number until it is rolled. Write "roll {dice} as {name}" before this line.',
    de: "„{dice}“ ist keine Zahl, bevor gewürfelt wird. Schreib „roll {dice} as {name}“ vor diese Zeile.",
    why: {
      en: "Dice give a number only when they are thrown, and whoever reads the rule must see where that happens. So dice roll in a roll sentence and nowhere else.",
      de: "Würfel ergeben erst eine Zahl, wenn sie geworfen werden, und wer die Regel liest, muss sehen, wo das geschieht. Deshalb wird nur in einem roll-Satz gewürfelt.",
    },
    mend: {
      en: "Put the throw on its own line with a name, and use the name.",
      de: "Den Wurf mit einem Namen auf eine eigene Zeile schreiben und dann den Namen verwenden.",
    },
  },
  "mismatched-file": {
    severity: "error",
    en: "This is no JSON: {expected} is expected here.",
    de: "Das ist kein JSON: Hier wird {expected} erwartet.",
    why: {
      en: "regelwerk.json is JSON: names and texts in double quotes, commas between the entries and none behind the last, no comments.",
      de: "regelwerk.json ist JSON: Namen und Texte in doppelten Anführungszeichen, Kommas zwischen den Einträgen und keines hinter dem letzten, keine Kommentare.",
    },
    mend: {
      en: "Correct the marked place. An editor that knows grammar/regelwerk.schema.json completes the settings.",
      de: "Die markierte Stelle berichtigen. Ein Editor, der grammar/regelwerk.schema.json kennt, ergänzt die Einstellungen.",
    },
  },
  "mismatched-identifier": {
    severity: "error",
    en: '"{name}" cannot be an identifier. Write, for example, {suggestion}.',
    de: "„{name}“ kann kein Bezeichner sein. Schreib zum Beispiel {suggestion}.",
    why: {
      en: "Programs call what an engine exports by this name, so it is written as programs write names: letters and digits without blanks, a small letter first, no word that TypeScript has a meaning for. The type of the same thing begins with a capital by itself.",
      de: "Unter diesem Namen rufen Programme, was eine Engine herausgibt. Er muss also aussehen, wie Programme Namen schreiben: Buchstaben und Ziffern ohne Leerzeichen, vorn ein kleiner Buchstabe, kein Wort, das in TypeScript schon etwas heißt. Der Typ derselben Sache beginnt von selbst mit einem großen.",
    },
    mend: {
      en: "Join the words and begin each further one with a capital.",
      de: "Die Wörter zusammenschreiben und jedes weitere groß beginnen.",
    },
  },
  "mismatched-module": {
    severity: "error",
    en: 'The module "{name}" is for "{wanted}", and there is neither a ruleset nor a module of this name here.[[ Did you mean "{suggestion}"?]]',
    de: "Das Modul „{name}“ ist für „{wanted}“; ein Regelwerk oder Modul dieses Namens gibt es hier nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "A module is made for one ruleset, or for another module that it builds on. For others its changes would mean nothing.",
      de: "Ein Modul ist für ein Regelwerk gemacht oder für ein anderes Modul, auf das es baut. Bei anderen hätten seine Änderungen keinen Sinn.",
    },
    mend: {
      en: "Name this ruleset, one that it is based on, or one of its modules.",
      de: "Dieses Regelwerk nennen, eines, auf dem es beruht, oder eines seiner Module.",
    },
  },
  "mismatched-number": {
    severity: "error",
    en: '{expression} can be {value}. Say how to round, for example "rounded half up".',
    de: "{expression} kann {value} sein. Sag, wie gerundet wird, zum Beispiel „rounded half up“.",
    why: {
      en: "A value that is written on a sheet, a step of a scale and a number of dice are whole numbers. A division can give a fraction, and rulebooks round in different ways; the compiler never chooses one in silence.",
      de: "Ein Wert auf einem Bogen, die Stufe einer Skala und eine Zahl von Würfeln sind ganze Zahlen. Eine Division kann einen Bruch ergeben, und Regelbücher runden verschieden; der Compiler entscheidet das nie stillschweigend.",
    },
    mend: {
      en: "Add how the rule rounds: rounded down, rounded up, rounded half up, rounded half down, rounded half even, rounded half away, rounded toward zero.",
      de: "Dazuschreiben, wie die Regel rundet: rounded down, rounded up, rounded half up, rounded half down, rounded half even, rounded half away, rounded toward zero.",
    },
  },
  "mismatched-opposite": {
    severity: "error",
    en: "An opposite relation starts at 0 and reaches equally far to both sides (±12), or both ways round could not agree.",
    de: "Eine gegengleiche Beziehung beginnt bei 0 und reicht nach beiden Seiten gleich weit (±12), sonst passen beide Richtungen nicht zusammen.",
    why: {
      en: 'With "opposite" the value of A over B is always the negative of that of B over A. At the beginning nobody has changed anything, so only 0 fits both; and what one of them can reach the other must be able to reach below zero.',
      de: "Mit „opposite“ ist der Wert von A über B immer das Negative des Werts von B über A. Am Anfang hat noch niemand etwas geändert, also passt nur 0 zu beiden; und was der eine nach oben erreichen kann, muss der andere nach unten erreichen können.",
    },
    mend: {
      en: 'Let it start at 0 within a range such as ±12, or leave "opposite" out.',
      de: "Bei 0 beginnen, in einem Bereich wie ±12, oder „opposite“ weglassen.",
    },
  },
  "mismatched-order": {
    severity: "error",
    en: "An order by values needs members of one kind: here the sides hold different sheets, or there are none.",
    de: "Eine Reihenfolge nach Werten braucht Mitglieder von einer Art: Hier haben die Seiten verschiedene Bögen, oder es gibt keine.",
    why: {
      en: "Everybody is put in one row by the same values, so all must have them.",
      de: "Alle kommen nach denselben Werten in eine Reihe, also müssen alle diese Werte haben.",
    },
    mend: {
      en: 'Let both sides hold the same sheet, or write "order alternating" or "order free".',
      de: "Lass beide Seiten denselben Bogen tragen, oder schreibe „order alternating“ oder „order free“.",
    },
  },
  "mismatched-relation": {
    severity: "error",
    en: "A calculated relation names two members of the same side: Vorsprung(Oben: Figur, Unten: Figur) = …",
    de: "Eine berechnete Beziehung nennt zwei Mitglieder derselben Seite: Vorsprung(Oben: Figur, Unten: Figur) = …",
    why: {
      en: "A relation says something of every two who take part. Where it is calculated, the text must say which of the two is which, so they need names. Where it is written down, it begins with the word relation and has no names.",
      de: "Eine Relation sagt etwas über je zwei Beteiligte. Wird sie berechnet, muss der Text sagen, wer von beiden wer ist; also brauchen sie Namen. Wird sie notiert, beginnt sie mit dem Wort relation und hat keine Namen.",
    },
    mend: {
      en: 'Give two parameters that are sheets of the same side, and a value; or write "relation Vorsprung between Beteiligte: ±3".',
      de: "Zwei Parameter angeben, die Bögen derselben Seite sind, und einen Wert; oder „relation Vorsprung between Beteiligte: ±3“ schreiben.",
    },
  },
  "mismatched-replace": {
    severity: "error",
    en: 'What replaces "{name}" does not fit in its place: {what}.',
    de: "Was „{name}“ ersetzt, passt nicht an seine Stelle: {what}.",
    why: {
      en: "Other rules speak of it as it was. So a new version must take at least what the old one took, and give nothing that the old one could not give.",
      de: "Andere Regeln gebrauchen die alte Fassung. Eine neue muss also mindestens annehmen, was die alte annahm, und darf nichts ergeben, was die alte nicht ergeben konnte.",
    },
    mend: {
      en: "Let parameters have the same names in the same order and types at least as wide; give new ones a `usually`. Let results stay within those of the old version. Where that cannot be, replace the rules that use it as well.",
      de: "Den Parametern dieselben Namen in derselben Reihenfolge und mindestens so weite Typen geben; neue brauchen ein `usually`. Die Ergebnisse müssen unter denen der alten Fassung bleiben. Wo das nicht geht, auch die Regeln ersetzen, die sie gebrauchen.",
    },
  },
  "mismatched-row": {
    severity: "error",
    en: "Cells in this row: {cells}; columns of its table: {columns}. Add the missing cells, or take out what is too much.",
    de: "Zellen in dieser Zeile: {cells}; Spalten ihrer Tabelle: {columns}. Ergänze, was fehlt, oder nimm heraus, was zu viel ist.",
    why: {
      en: "Each cell belongs to the heading above it. With another number of cells nobody can say which belongs where.",
      de: "Jede Zelle gehört zu der Überschrift über ihr. Stimmt die Zahl der Zellen nicht, weiß niemand, welche wohin gehört.",
    },
    mend: {
      en: "Give every row as many cells as the header has; a cell may be empty.",
      de: "Jeder Zeile so viele Zellen geben wie dem Kopf; eine Zelle darf leer sein.",
    },
  },
  "mismatched-ruleset": {
    severity: "error",
    en: 'The file holds the ruleset "{found}", not "{name}".',
    de: "Die Datei enthält das Regelwerk „{found}“, nicht „{name}“.",
    why: {
      en: "The name behind `use` is that of the ruleset in the file, so that nobody takes one for another.",
      de: "Der Name hinter `use` ist der des Regelwerks in der Datei, damit niemand eines mit einem anderen verwechselt.",
    },
    mend: {
      en: "Write the name as it stands behind `ruleset` in that file.",
      de: "Schreib den Namen so, wie er dort hinter `ruleset` steht.",
    },
  },
  "mismatched-setting": {
    severity: "error",
    en: '"{name}" can be {expected:or}.',
    de: "„{name}“ kann {expected:or} sein.",
    why: {
      en: "This setting has a fixed list of values.",
      de: "Für diese Einstellung gibt es eine feste Liste von Werten.",
    },
    mend: {
      en: "Write one of the values the message names.",
      de: "Einen der Werte schreiben, die in der Meldung stehen.",
    },
  },
  "mismatched-type": {
    severity: "error",
    en: "Here {expected} is needed; this is {found}.",
    de: "Hier wird gebraucht: {expected}. Da steht: {found}.",
    why: {
      en: "Every place of a sentence takes one kind of thing: a number, a step of a scale, a sheet, an attribute, a list. Another kind cannot be used there.",
      de: "Jede Stelle eines Satzes nimmt eine Art von Ding: eine Zahl, eine Stufe, einen Bogen, ein Attribut, eine Liste. Eine andere Art passt dort nicht.",
    },
    mend: {
      en: "Write a value of the kind that is needed, or change what the parameter, field or table says it takes.",
      de: "Einen Wert der verlangten Art schreiben oder beim Parameter, Feld oder bei der Tabelle ändern, was dort erlaubt ist.",
    },
  },
  "mismatched-unit": {
    severity: "error",
    en: "[[This puts {left} and {right} together. Both sides need the same unit.]][[This would come to {product}, and there is no such unit. Leave the unit off one of the two.]]",
    de: "[[Hier treffen {left} und {right} aufeinander. Beide Seiten brauchen dieselbe Einheit.]][[Das ergäbe {product}, und eine solche Einheit gibt es nicht. Lass bei einer der beiden Größen die Einheit weg.]]",
    why: {
      en: "Metres and seconds cannot be compared or added. A factor without a unit is allowed: 3 * 2 m; metres times kilograms have no unit of their own.",
      de: "Meter und Sekunden lassen sich weder vergleichen noch zusammenzählen. Ein Faktor ohne Einheit ist erlaubt: 3 * 2 m; Meter mal Kilogramm haben keine eigene Einheit.",
    },
    mend: {
      en: "Write the unit on both sides, or multiply by a quantity that gives the unit you want.",
      de: "Die Einheit auf beiden Seiten schreiben oder mit einer Größe malnehmen, die zur gewünschten Einheit führt.",
    },
  },
  "misplaced-action": {
    severity: "error",
    en: "{name} is no action or move, so nobody can take a turn in a conflict with it.",
    de: "{name} ist keine Aktion und kein Move, niemand tut es also als Zug in einem Konflikt.",
    why: {
      en: "What is done in a conflict is decided by the player: actions and moves. A check is made because a rule says so.",
      de: "Was in einem Konflikt getan wird, entscheiden die Spieler: Aktionen und Züge. Eine Probe wird gemacht, weil eine Regel es verlangt.",
    },
    mend: {
      en: "Make it an action, or name the action that makes the check.",
      de: "Eine Aktion daraus machen oder die Aktion nennen, zu der die Probe gehört.",
    },
  },
  "misplaced-actor": {
    severity: "error",
    en: '{name} belongs to nobody, so nobody can make it. Write "make {name}".',
    de: "{name} gehört niemandem, also kann es auch niemand machen. Schreib „make {name}“.",
    why: { en: 'A rule without "for" has no acting sheet.', de: "In einer Regel ohne „for“ handelt kein Bogen." },
    mend: {
      en: 'Leave the name before "makes" out, or give the rule a "for".',
      de: "Den Namen vor „makes“ weglassen oder der Regel ein „for“ geben.",
    },
  },
  "misplaced-ask": {
    severity: "error",
    en: "Nobody can be asked here. Ask in the check or action that leads here.",
    de: "Hier kann niemand gefragt werden. Frag in der Probe oder Aktion, die hierher führt.",
    why: {
      en: "Formulas and reactions work on their own; decisions at the table are made in checks, actions and procedures.",
      de: "Formeln und Reaktionen laufen von selbst ab; am Tisch entschieden wird in Proben, Aktionen und Abläufen.",
    },
    mend: {
      en: "Put the question into the check and hand the answer on.",
      de: "Die Frage in die Probe setzen und die Antwort weitergeben.",
    },
  },
  "misplaced-brace": {
    severity: "error",
    en: 'This "}" closes nothing. Take it out, or look for a "{" that is missing above.',
    de: "Diese „}“ schließt nichts. Nimm sie weg, oder such weiter oben nach einer fehlenden „{“.",
    why: {
      en: "Every } closes the last { that is still open. Here none is open, or the lines below still belong inside.",
      de: "Jedes } schließt das letzte {, das noch offen ist. Hier ist keines offen, oder die Zeilen darunter gehören noch hinein.",
    },
    mend: {
      en: "Take the } out. If lines above it were meant to be a block, add the { behind the line that begins it.",
      de: "Das } streichen. Sollten die Zeilen darüber ein Block sein, fehlt hinter der Zeile, die ihn beginnt, das {.",
    },
  },
  "misplaced-call": {
    severity: "error",
    en: '"{name}" is something that is done. Write it in a sentence of its own: let Ergebnis = make {name}(…)',
    de: "„{name}“ ist etwas, das getan wird. Schreib dafür einen eigenen Satz: let Ergebnis = make {name}(…)",
    why: {
      en: "Checks, actions and cascades may throw dice and change values, so they stand in their own sentence where everybody sees them.",
      de: "Proben, Aktionen und Kaskaden dürfen würfeln und Werte ändern. Darum stehen sie in einem eigenen Satz, wo jeder sie sieht.",
    },
    mend: {
      en: 'Write "let X = make …", "do …" or "suffers … from …".',
      de: "„let X = make …“, „do …“ oder „suffers … from …“ schreiben.",
    },
  },
  "misplaced-change": {
    severity: "error",
    en: '"{name}" cannot be changed here: it is always calculated, or it is no stored value.',
    de: "„{name}“ lässt sich hier nicht ändern: Es wird immer berechnet oder ist kein geschriebener Wert.",
    why: {
      en: 'Only what is written on a sheet, on a thing or in a "let" can rise, fall or become. What has = is worked out anew each time.',
      de: "Nur was auf einem Bogen, bei einem Ding oder in einem „let“ steht, kann steigen, fallen oder etwas anderes werden. Was ein = hat, wird jedes Mal neu ausgerechnet.",
    },
    mend: {
      en: "Change the values it is made of, or store it: X: 0..9 starts at …",
      de: "Die Werte ändern, aus denen es besteht, oder es speichern: X: 0..9 starts at …",
    },
  },
  "misplaced-choice": {
    severity: "error",
    en: '"{word}" chooses somebody for a tactic; it means nothing here.',
    de: "„{word}“ wählt jemanden für eine Taktik; hier bedeutet es nichts.",
    why: {
      en: "Who is an enemy and who an ally is known only for somebody in a conflict who follows a tactic.",
      de: "Wer Feind ist und wer Verbündeter, weiß nur, wer in einem Konflikt nach einer Taktik handelt.",
    },
    mend: {
      en: "Name the role or parameter that is meant.",
      de: "Die Rolle oder den Parameter nennen, der gemeint ist.",
    },
  },
  "misplaced-citation": {
    severity: "error",
    en: '"{citation}" ended the sentence here; "{next}" cannot go on with it. Move the citation to the end.',
    de: "„{citation}“ hat den Satz hier beendet; mit „{next}“ kann er nicht weitergehen. Setz den Verweis ans Ende.",
    why: {
      en: "A citation closes a sentence. What stands behind it begins the next one.",
      de: "Eine Fundstelle schließt einen Satz. Was dahinter steht, beginnt den nächsten.",
    },
    mend: {
      en: "Write the citation behind the last word of its sentence.",
      de: "Die Fundstelle hinter das letzte Wort ihres Satzes schreiben.",
    },
  },
  "misplaced-conflict": {
    severity: "error",
    en: '{name} is not made in a conflict, so it cannot be called "in" one.',
    de: "{name} geschieht nicht in einem Konflikt und kann nicht „in“ einem gerufen werden.",
    why: {
      en: 'Only a rule whose header says "in Konflikt" is told in which conflict it takes place. In an example any action may be done in a conflict: there it takes part in its turns.',
      de: "Nur eine Regel, in deren Kopf „in Konflikt“ steht, erfährt, in welchem Konflikt sie stattfindet. In einem Beispiel darf jede Aktion in einem Konflikt getan werden: Dort gehört sie zu seinen Zügen.",
    },
    mend: {
      en: 'Leave "in …" out, or write it in the header of the called rule.',
      de: "„in …“ weglassen oder in den Kopf der aufgerufenen Regel schreiben.",
    },
  },
  "misplaced-declaration": {
    severity: "error",
    en: '"{word}" cannot stand in a module.',
    de: "„{word}“ kann nicht in einem Modul stehen.",
    why: {
      en: "A module is a chapter of one ruleset. What says which ruleset this is, which files belong to it and which editions there are, stands outside of it.",
      de: "Ein Modul ist ein Kapitel eines Regelwerks. Was sagt, welches Regelwerk dies ist, welche Dateien dazugehören und welche Ausgaben es gibt, steht außerhalb davon.",
    },
    mend: {
      en: "Put it outside of the braces of the module.",
      de: "Die Erklärung vor oder hinter die Klammern des Moduls setzen.",
    },
  },
  "misplaced-duration": {
    severity: "error",
    en: "Only a condition lasts for a while; a thing is kept until somebody loses it.",
    de: "Nur ein Zustand dauert eine Weile; ein Ding behält man, bis man es verliert.",
    why: {
      en: '"for 3 rounds", "until …" and "for its next check" say when a condition ends by itself. A thing in a list has no such end.',
      de: "„for 3 rounds“, „until …“ und „for its next check“ sagen, wann ein Zustand von selbst endet. Ein Ding in einer Liste endet nicht von selbst.",
    },
    mend: {
      en: "Leave the duration out, or make a condition of it.",
      de: "Die Dauer weglassen oder einen Zustand daraus machen.",
    },
  },
  "misplaced-each": {
    severity: "error",
    en: "The things of a catalogue have no value of their own. Give this one a name: each Wert: …",
    de: "Die Dinge eines Katalogs haben keinen eigenen Wert. Gib ihm einen Namen: each Wert: …",
    why: {
      en: "An attribute has a number of its own; a weapon or a feat has named values.",
      de: "Ein Attribut hat selbst eine Zahl; eine Waffe oder ein Talent hat Werte mit Namen.",
    },
    mend: { en: "Write a name after each.", de: "Hinter each einen Namen schreiben." },
  },
  "misplaced-effect": {
    severity: "error",
    en: "A formula changes nothing and does nothing. Put this sentence into a check, action or procedure.",
    de: "Eine Formel ändert nichts und tut nichts. Schreib diesen Satz in eine Probe, Aktion oder Prozedur.",
    why: {
      en: "A formula is read wherever its value is needed, perhaps many times. If it changed something, reading a value would change the game.",
      de: "Eine Formel wird gelesen, wo immer ihr Wert gebraucht wird, auch viele Male. Änderte sie etwas, änderte schon das Lesen eines Werts das Spiel.",
    },
    mend: {
      en: "Let the formula give a value and change things where it is used.",
      de: "Die Formel einen Wert ergeben lassen und dort ändern, wo sie verwendet wird.",
    },
  },
  "misplaced-extend": {
    severity: "error",
    en: 'A {word} cannot be extended. Use "replace", or "before" and "after" around a check.',
    de: "„{word}“ lässt sich nicht erweitern. Nimm „replace“, oder „before“ und „after“ um eine Probe.",
    why: {
      en: "`extend` adds rows or members. What is one value or one course of sentences has neither.",
      de: "`extend` fügt Zeilen oder Teile hinzu. Was ein einzelner Wert ist oder eine Folge von Sätzen, hat weder das eine noch das andere.",
    },
    mend: {
      en: "`replace` puts another version in its place and can use the old one as `original(…)`; `before check N { … }` and `after check N { … }` add sentences to a rule.",
      de: "`replace` setzt eine andere Fassung an die Stelle und kann die alte als `original(…)` verwenden; `before check N { … }` und `after check N { … }` fügen einer Regel Sätze hinzu.",
    },
  },
  "misplaced-file": {
    severity: "error",
    en: '"{path}" is no .rules file of this project: it would have to lie in the folder you work in, or below it.',
    de: "„{path}“ ist keine .rules-Datei dieses Projekts: Sie müsste in dem Ordner liegen, in dem du arbeitest, oder darunter.",
    why: {
      en: "A ruleset reads nothing that is not its own: its files lie in the folder in which the tool is called or below it, wherever the main file stands there. Of a main file outside of that folder they lie beside it or below.",
      de: "Ein Regelwerk liest nichts, was nicht dazugehört: seine Dateien liegen in dem Ordner, in dem das Werkzeug aufgerufen wird, oder darunter, wo immer die Hauptdatei dort steht. Liegt die Hauptdatei außerhalb, liegen sie neben ihr oder darunter.",
    },
    mend: {
      en: 'Put the file into the project, and name it with a path such as `"./teile/magie.rules"` or `"../basis/magie.rules"`; or call the tool in the folder that holds both.',
      de: 'Leg die Datei in das Projekt und nenn sie mit einem Pfad wie `"./teile/magie.rules"` oder `"../basis/magie.rules"`; oder ruf das Werkzeug in dem Ordner auf, der beide enthält.',
    },
  },
  "misplaced-forbids": {
    severity: "error",
    en: '"{name}" is no action or move, so it cannot be forbidden. Use "needs" in it.',
    de: "„{name}“ ist keine Aktion und kein Move und kann nicht verboten werden. Schreib dort ein „needs“.",
    why: {
      en: "Only what a player decides to do can be forbidden: actions and moves. A check is made because a rule says so.",
      de: "Verboten werden kann nur, wozu sich jemand entschließt: Aktionen und Züge. Eine Probe wird gemacht, weil eine Regel es verlangt.",
    },
    mend: {
      en: "Make it an action, or write a needs sentence in the check.",
      de: "Eine Aktion daraus machen oder in die Probe einen needs-Satz schreiben.",
    },
  },
  "misplaced-goes-on": {
    severity: "error",
    en: "A rule cannot let a conflict go on; that is up to the table.",
    de: "Eine Regel kann einen Konflikt nicht weitergehen lassen; das entscheidet der Tisch.",
    why: {
      en: '"goes on" ends the turn and begins the next one. It stands in examples; in play the engine is told so.',
      de: "„goes on“ beendet den Zug und beginnt den nächsten. Es steht in Beispielen; im Spiel wird es der Engine gesagt.",
    },
    mend: {
      en: 'Say with "turn ends when" what ends a turn.',
      de: "Mit „turn ends when“ sagen, was einen Zug beendet.",
    },
  },
  "misplaced-ignore": {
    severity: "warning",
    en: "{code} is an error and cannot be kept quiet. Mend it.",
    de: "{code} ist ein Fehler und kann nicht schweigen. Behebe ihn.",
    why: {
      en: "Errors are what keeps the rules from being played as they stand. Only warnings and hints are a matter of judgement.",
      de: "Fehler halten davon ab, die Regeln so zu spielen, wie sie dastehen. Nur über Warnungen und Hinweise lässt sich streiten.",
    },
    mend: { en: "Mend the error and take the comment out.", de: "Den Fehler beheben und den Kommentar streichen." },
  },
  "misplaced-it": {
    severity: "error",
    en: 'There is nothing here that "{word}" could mean.',
    de: "Hier gibt es nichts, was „{word}“ meinen könnte.",
    why: {
      en: "it and its stand for the entry or item at hand: in an each line, after where, in a modifier to each. level belongs to a condition, modifiers to a check, result and cell to an example, full to a value that becomes something.",
      de: "it und its meinen den Eintrag oder Gegenstand, um den es gerade geht: in einer each-Zeile, hinter where, bei einem Modifikator auf each. level gehört zu einem Zustand, modifiers zu einer Probe, result und cell zu einem Beispiel, full zu einem Wert, der etwas wird.",
    },
    mend: { en: "Name what you mean: Kraft, Figur's Kraft.", de: "Nennen, was gemeint ist: Kraft, Figur's Kraft." },
  },
  "misplaced-keyword": {
    severity: "error",
    en: '"{keyword}" is a word of the language, so no name can go on or begin with it here.[[ Write [{name}] here; nowhere else.]]',
    de: "„{keyword}“ ist ein Wort der Sprache, darum kann ein Name hier nicht damit beginnen oder weitergehen.[[ Schreib hier [{name}], sonst nirgends.]]",
    why: {
      en: "A name ends before the next word of the language. Where it is declared, brackets say that it goes on; where it is used, it is known and needs none. A name that begins with such a word could be mistaken for a sentence everywhere.",
      de: "Ein Name endet vor dem nächsten Wort der Sprache. Wo er erklärt wird, sagen eckige Klammern, dass er weitergeht; wo er verwendet wird, ist er bekannt und braucht keine. Ein Name, der mit einem solchen Wort beginnt, wäre überall mit einem Satz zu verwechseln.",
    },
    mend: {
      en: "Put the name in brackets in the heading of its rule. If it begins with a word of the language, choose another one, or write it with a capital letter.",
      de: "Den Namen im Kopf seiner Regel in eckige Klammern setzen. Beginnt er mit einem Wort der Sprache, einen anderen wählen oder ihn groß schreiben.",
    },
  },
  "misplaced-needs": {
    severity: "error",
    en: "This comes after dice or a change, so it can no longer make the action impossible. Move it up, before the first roll.",
    de: "Das kommt nach einem Wurf oder einer Änderung und kann die Aktion nicht mehr unmöglich machen. Schreib es vor den ersten Wurf.",
    why: {
      en: "An action is possible or not before anything happens. What has been rolled or changed is not taken back.",
      de: "Ob eine Aktion möglich ist, steht fest, bevor etwas geschieht. Was gewürfelt oder geändert wurde, wird nicht zurückgenommen.",
    },
    mend: {
      en: 'Move needs to the top, or write "result … if …" or "when … { … }". After a question, needs may speak of the answer.',
      de: "Den needs-Satz nach oben setzen, oder „result … if …“ oder „when … { … }“ schreiben. Hinter einer Frage darf needs von der Antwort sprechen.",
    },
  },
  "misplaced-opponent": {
    severity: "error",
    en: '{name} is done against nobody. Leave "against" out.',
    de: "{name} geht gegen niemanden. Lass „against“ weg.",
    why: { en: "The header of the rule has no against.", de: "Im Kopf der Regel steht kein against." },
    mend: {
      en: "Leave it out, or give the rule an opponent: check X for A against B.",
      de: "Den Gegner weglassen oder der Regel einen geben: check X for A against B.",
    },
  },
  "misplaced-original": {
    severity: "error",
    en: '"original" means the rule that is replaced; here nothing is replaced that it could stand for.',
    de: "„original“ meint die Regel, die ersetzt wird; hier wird nichts ersetzt, wofür es stehen könnte.",
    why: {
      en: "Inside of `replace check Probe { … }` the word `original(…)` calls the check as it was; inside of a replaced formula, constant or calculated field it is its old value.",
      de: "In `replace check Probe { … }` ruft `original(…)` die Probe auf, wie sie war; in einer ersetzten Formel, einer Konstante oder einem berechneten Feld ist es deren alter Wert.",
    },
    mend: {
      en: "Name the rule that you mean. `original Probe(…)` calls a rule without what `before` and `after` put around it, and may stand everywhere.",
      de: "Die Regel nennen, die gemeint ist. `original Probe(…)` ruft eine Regel ohne das auf, was `before` und `after` um sie legen, und darf überall stehen.",
    },
  },
  "misplaced-range": {
    severity: "error",
    en: "A range does not fit here; write one value.",
    de: "Eine Spanne passt hier nicht; schreib einen Wert.",
    why: {
      en: "Ranges such as 1-3 or 10+ stand in key columns, where they say for which values a row answers. A result is one value.",
      de: "Bereiche wie 1-3 oder 10+ stehen in Schlüsselspalten und sagen dort, für welche Werte eine Zeile gilt. Ein Ergebnis ist ein einzelner Wert.",
    },
    mend: {
      en: "Write one value, or a list with commas where the column is a list.",
      de: "Einen Wert schreiben, oder eine Liste mit Kommas, wo die Spalte eine Liste ist.",
    },
  },
  "misplaced-redo": {
    severity: "error",
    en: "Steps cannot be done again within a creation. Do them again in a procedure or action.",
    de: "In einer Erschaffung können Schritte nicht wiederholt werden. Wiederhol sie in einem Ablauf (procedure) oder einer Aktion.",
    why: {
      en: "A creation goes through its steps once. Doing one of them again from within could go on for ever.",
      de: "Eine Erschaffung geht ihre Schritte einmal durch. Einen davon von innen noch einmal zu tun könnte ewig dauern.",
    },
    mend: {
      en: "Move the sentence into a procedure for the sheet, for example the one for rising a level.",
      de: "Den Satz in einen Ablauf für den Bogen setzen, etwa in den für den Stufenaufstieg.",
    },
  },
  "misplaced-remove": {
    severity: "error",
    en: '"{name}" is still needed and cannot be removed.',
    de: "„{name}“ wird noch gebraucht und kann nicht entfernt werden.",
    why: {
      en: "Something else speaks of it. Without it that rule would mean nothing any more.",
      de: "Etwas anderes spricht davon. Ohne dieses Ding hätte jene Regel keinen Sinn mehr.",
    },
    mend: {
      en: "Replace or remove what uses it as well, or keep it.",
      de: "Auch das ersetzen oder entfernen, was es verwendet, oder es behalten.",
    },
  },
  "misplaced-replace": {
    severity: "error",
    en: '"{name}" stands in the same part of the rules: change it where it stands.',
    de: "„{name}“ steht im selben Teil der Regeln: Ändere es dort, wo es steht.",
    why: {
      en: "`replace` and `remove` speak of rules that another part declares: a module changes the ruleset it is for, a later ruleset the one it is based on. Two versions of a rule in one part would leave open which of them holds.",
      de: "`replace` und `remove` sprechen von Regeln, die ein anderer Teil erklärt: Ein Modul ändert das Regelwerk, für das es gemacht ist, ein späteres Regelwerk das, auf dem es beruht. Zwei Fassungen einer Regel im selben Teil ließen offen, welche gilt.",
    },
    mend: {
      en: "Change the rule itself, or put the other version into a module.",
      de: "Die Regel selbst ändern oder die andere Fassung in ein Modul setzen.",
    },
  },
  "misplaced-result": {
    severity: "error",
    en: 'This rule gives nothing, so it has no result. Add "gives …" to its header, or write "stop".',
    de: "Diese Regel gibt nichts, also hat sie kein Ergebnis. Ergänze „gives …“ im Kopf oder schreib „stop“.",
    why: {
      en: "What a rule can give stands in its header, so that everybody who uses it knows.",
      de: "Was eine Regel ergeben kann, steht in ihrem Kopf, damit es jeder weiß, der sie verwendet.",
    },
    mend: {
      en: "Write check X gives T, or leave the result out. A reaction never has one.",
      de: "check X gives T schreiben oder das Ergebnis weglassen. Eine Reaktion hat nie eines.",
    },
  },
  "misplaced-roll": {
    severity: "error",
    en: "Dice cannot be rolled here. Roll in a check and hand the number on.",
    de: "Hier kann nicht gewürfelt werden. Würfle in einer Probe und gib die Zahl weiter.",
    why: {
      en: "Formulas and reactions work on their own and always come out the same. Chance stands in checks, actions and procedures, where everybody sees it.",
      de: "Formeln und Reaktionen laufen von selbst ab und ergeben immer dasselbe. Der Zufall steht in Proben, Aktionen und Abläufen, wo jeder ihn sieht.",
    },
    mend: { en: "Move the roll to the check.", de: "Den Wurf in die Probe setzen." },
  },
  "misplaced-rounding": {
    severity: "error",
    en: '"{rounding}" rounds everything before it, so "{next}" cannot follow. Put the part to be rounded in parentheses.',
    de: "„{rounding}“ rundet alles davor, darum kann „{next}“ nicht folgen. Setz den Teil, der gerundet werden soll, in Klammern.",
    why: {
      en: "Rounding takes all that stands to its left. If the sum could go on behind it, nobody would see at a glance what is rounded.",
      de: "Gerundet wird alles, was links davon steht. Ginge die Rechnung dahinter weiter, sähe niemand auf einen Blick, was gerundet ist.",
    },
    mend: {
      en: "Put the part that is rounded in parentheses: (Kraft / 2 rounded down) + 1. Or move the rounding to the end.",
      de: "Den gerundeten Teil in Klammern setzen: (Kraft / 2 rounded down) + 1. Oder die Rundung ans Ende stellen.",
    },
  },
  "misplaced-secret": {
    severity: "warning",
    en: "This tells the players {name}, which is secret: the number itself goes into what they see.",
    de: "Das verrät den Spielern {name}, obwohl es geheim ist: Die Zahl selbst geht in das ein, was sie sehen.",
    why: {
      en: "A secret answer is kept out of what players read. A result or value that is worked out from it gives it away all the same: who knows the roll can work back. A comparison tells no more than its outcome, and is fine.",
      de: "Eine geheime Antwort bleibt aus dem heraus, was Spieler lesen. Ein Ergebnis oder Wert, der aus ihr berechnet ist, verrät sie trotzdem: Wer den Wurf kennt, rechnet zurück. Ein Vergleich verrät nur seinen Ausgang und ist in Ordnung.",
    },
    mend: {
      en: 'Give an outcome instead of the number (result Erfolg if Wurf >= Zielwert), or take "secret" away.',
      de: "Einen Ausgang statt der Zahl geben (result Erfolg if Wurf >= Zielwert) oder „secret“ streichen.",
    },
  },
  "misplaced-sentence": {
    severity: "error",
    en: '[["{found}" does not fit here. ]]Expected {expected:or}.',
    de: "[[„{found}“ passt hier nicht. ]]Erwartet wird {expected:or}.",
    why: {
      en: "Each kind of block has its own sentences, and each sentence its own order of words. At the marked word the sentence could not be continued.",
      de: "Jede Art von Block hat ihre eigenen Sätze und jeder Satz seine eigene Wortfolge. Bei dem markierten Wort ging der Satz nicht weiter.",
    },
    mend: {
      en: "Write one of the things the message names. `regelwerk help <word>` shows the sentence of a keyword with an example.",
      de: "Etwas von dem schreiben, was die Meldung nennt. `regelwerk help <Wort>` zeigt, was ein Wort der Sprache bedeutet.",
    },
  },
  "misplaced-slots": {
    severity: "error",
    en: 'Slots stand only in a field that is written on a sheet, with a number that is known for good; how many of them count at the moment is said with "up to".',
    de: "Plätze (slots) stehen nur in einem Feld, das auf einem Bogen steht, mit einer festen Zahl; wie viele davon gerade zählen, sagt „up to“.",
    why: {
      en: "Places are told apart by their number and some are empty. That is a way to keep things on a sheet; what a rule is given or works out is a list.",
      de: "Plätze unterscheiden sich durch ihre Nummer, und einige sind leer. So wird auf einem Bogen etwas aufbewahrt; was eine Regel bekommt oder ausrechnet, ist eine Liste.",
    },
    mend: {
      en: 'Declare the slots on the sheet, and take a list elsewhere. Where the number of places changes in play, write "up to Zahl slots of T".',
      de: "Die Plätze auf dem Bogen erklären und anderswo eine Liste nehmen. Wechselt die Zahl der Plätze im Spiel, hilft „up to Zahl slots of T“.",
    },
  },
  "misplaced-start": {
    severity: "error",
    en: '"{word}" does not fit here: the value has no such end. Write "starts at …".',
    de: "„{word}“ passt hier nicht: Der Wert hat kein solches Ende. Schreib „starts at …“.",
    why: {
      en: "full is the upper end of a range, empty its lower end or an empty list.",
      de: "full ist das obere Ende eines Bereichs, empty sein unteres Ende oder eine leere Liste.",
    },
    mend: { en: "Give the value a range, or a start value.", de: "Dem Wert einen Bereich geben oder einen Startwert." },
  },
  "misplaced-step": {
    severity: "error",
    en: '"{name}" cannot be a step here. Steps stand in a creation or a procedure, not within each other.',
    de: "„{name}“ kann hier kein Schritt sein. Schritte stehen in einer Erschaffung oder einem Ablauf (procedure), nicht ineinander.",
    why: {
      en: "A step is a part of a procedure that people go through at the table, one after the other. Checks and actions happen at once, and a step within a step has no place in that order.",
      de: "Ein Schritt ist Teil eines Ablaufs, den die Runde am Tisch nacheinander durchgeht. Proben und Aktionen geschehen auf einmal, und ein Schritt in einem Schritt hat in dieser Reihenfolge keinen Platz.",
    },
    mend: {
      en: "Write the sentences without the step, or make the rule a procedure.",
      de: "Die Sätze ohne den Schritt schreiben oder aus der Regel einen Ablauf machen.",
    },
  },
  "misplaced-sum": {
    severity: "error",
    en: "The faces of these dice are names, and names cannot be added up.",
    de: "Die Seiten dieser Würfel sind Namen, und Namen lassen sich nicht addieren.",
    why: {
      en: "Several dice come to one number only where their faces are numbers. Names are looked at one by one, or counted.",
      de: "Mehrere Würfel ergeben nur dann eine Zahl, wenn auf ihren Seiten Zahlen stehen. Namen werden einzeln angesehen oder gezählt.",
    },
    mend: {
      en: "Say separately: then the roll is the list of names. Or say what counts: counting Krone.",
      de: "„separately“ dazuschreiben: Dann ist der Wurf die Liste der Namen. Oder sagen, was zählt: counting Krone.",
    },
  },
  "misplaced-tactic": {
    severity: "error",
    en: "No side of {conflict} has members of the kind {sheet}, so nobody can follow this tactic.",
    de: "Keine Seite von {conflict} hat {sheet} als Mitglieder, niemand kann also dieser Taktik folgen.",
    why: {
      en: "A tactic is followed by the members of a conflict.",
      de: "Nach einer Taktik handeln die Mitglieder eines Konflikts.",
    },
    mend: {
      en: "Name the sheet that the sides of the conflict list.",
      de: "Den Bogen nennen, aus dem die Seiten des Konflikts bestehen.",
    },
  },
  "misplaced-value": {
    severity: "error",
    en: '[["{name}" ]]is calculated, so no value can be written for it here.',
    de: "[[„{name}“ ]]wird berechnet; hier lässt sich kein Wert dafür schreiben.",
    why: {
      en: "A calculated value follows from others. Two sources for one value could disagree.",
      de: "Ein berechneter Wert folgt aus anderen. Zwei Quellen für einen Wert könnten einander widersprechen.",
    },
    mend: { en: "Write the values it is made of.", de: "Die Werte schreiben, aus denen er besteht." },
  },
  "missing-argument": {
    severity: "error",
    en: '{name} needs a value for "{parameter}".',
    de: "{name} braucht einen Wert für „{parameter}“.",
    why: {
      en: 'A parameter without "usually" must be given each time.',
      de: "Ein Parameter ohne „usually“ muss jedes Mal angegeben werden.",
    },
    mend: {
      en: "Add the value, by place or by name: Probe(Bonus: …). Or give the parameter a usual value.",
      de: "Den Wert ergänzen, an seinem Platz oder mit seinem Namen: Probe(Bonus: …). Oder dem Parameter einen üblichen Wert geben.",
    },
  },
  "missing-call": {
    severity: "error",
    en: 'Nothing has been done yet, so there is no outcome. Write a "when … makes …" line first.',
    de: "Es ist noch nichts geschehen, also gibt es kein Ergebnis. Schreib zuerst eine Zeile „when … makes …“.",
    why: {
      en: "The chance of an outcome is asked of the check done last.",
      de: "Nach der Chance eines Ausgangs wird bei der Probe gefragt, die zuletzt gemacht wurde.",
    },
    mend: { en: "Add a when line above.", de: "Darüber eine when-Zeile ergänzen." },
  },
  "missing-catalogue": {
    severity: "error",
    en: 'No collection here takes the {word} "{name}". Write of which it is: {word} {name} of …',
    de: "Kein Katalog hier nimmt „{name}“ ({word}) auf. Schreib dazu, wovon: {word} {name} of …",
    why: {
      en: "A single entry belongs to a catalogue or collection of its kind.",
      de: "Ein einzelner Eintrag gehört in einen Katalog oder eine Sammlung seiner Art.",
    },
    mend: {
      en: 'Declare the catalogue (feats Manöver { … }), or correct the name after "of".',
      de: "Den Katalog erklären (feats Manöver { … }) oder den Namen hinter „of“ berichtigen.",
    },
  },
  "missing-cell": {
    severity: "error",
    en: "This cell is empty, and its column has no value for that case. Write a value.",
    de: "Diese Zelle ist leer, und ihre Spalte hat dafür keinen Wert. Schreib einen hinein.",
    why: {
      en: "An empty cell means none (or the start value of the column). This column must always have a value.",
      de: "Eine leere Zelle heißt „nichts“ oder steht für den Startwert der Spalte. Diese Spalte muss immer einen Wert haben.",
    },
    mend: {
      en: 'Fill the cell, or let the column be "… or none".',
      de: "Die Zelle füllen oder der Spalte „… or none“ erlauben.",
    },
  },
  "missing-column": {
    severity: "error",
    en: "{name} has several results: {columns}. Write which, for example: {name}(…)'s …",
    de: "{name} hat mehrere Ergebnisse: {columns}. Schreib dazu, welches, zum Beispiel: {name}(…)'s …",
    why: {
      en: "A table with several results is read by the name of the result.",
      de: "Eine Tabelle mit mehreren Ergebnissen wird mit dem Namen des Ergebnisses gelesen.",
    },
    mend: { en: "Write the name of the result after it.", de: "Den Namen des Ergebnisses dahinterschreiben." },
  },
  "missing-conflict": {
    severity: "error",
    en: '{name} takes place in a conflict ({conflict}), but none is at hand. Add "in …".',
    de: "{name} findet in einem Konflikt statt ({conflict}), aber hier ist keiner. Ergänze „in …“.",
    why: {
      en: 'A rule with "in Konflikt" in its header reads and changes that conflict. Who calls it says in which one, unless the caller is in it too.',
      de: "Eine Regel mit „in Konflikt“ im Kopf liest und ändert diesen Konflikt. Wer sie aufruft, sagt, in welchem, wenn er nicht selbst darin ist.",
    },
    mend: {
      en: 'Name the conflict in the call, or give the calling rule the same "in".',
      de: "Den Konflikt im Aufruf nennen oder der aufrufenden Regel dasselbe „in“ geben.",
    },
  },
  "missing-creation": {
    severity: "error",
    en: "There is no creation of {name} whose steps could be done. Write one: creation of {name} { … }",
    de: "Es gibt keine Erschaffung von {name}, deren Schritte getan werden könnten. Schreib eine: creation of {name} { … }",
    why: {
      en: '"redo steps" and "creation of" in an example speak of the steps by which a sheet is made.',
      de: "„redo steps“ und „creation of“ in einem Beispiel sprechen von den Schritten, mit denen ein Bogen entsteht.",
    },
    mend: {
      en: "Write the creation, or set the values of the sheet directly: given Ada = Figur(Kraft: 3).",
      de: "Die Erschaffung schreiben oder die Werte des Bogens gleich angeben: given Ada = Figur(Kraft: 3).",
    },
  },
  "missing-ending": {
    severity: "error",
    en: '{conflict} gives nothing, so it cannot end as {outcome}. Add "gives one of …" to it.',
    de: "{conflict} gibt nichts und kann nicht als {outcome} enden. Ergänze dort „gives one of …“.",
    why: {
      en: '"ends as" says with which outcome a conflict ends; which outcomes there are stands in its header.',
      de: "„ends as“ sagt, mit welchem Ausgang ein Konflikt endet; welche Ausgänge es gibt, steht in seinem Kopf.",
    },
    mend: {
      en: 'Add gives one of … with all outcomes, or write "ends when".',
      de: "gives one of … mit allen Ausgängen ergänzen oder „ends when“ schreiben.",
    },
  },
  "missing-label": {
    severity: "error",
    en: "Say which value of {name} this is: {name}(Feld: …).",
    de: "Sag, welcher Wert von {name} das ist: {name}(Feld: …).",
    why: {
      en: "A sheet has many values; their order is no help to a reader.",
      de: "Ein Bogen hat viele Werte; ihre Reihenfolge hilft beim Lesen nicht.",
    },
    mend: {
      en: "Write the name of the value before a colon.",
      de: "Den Namen des Werts vor einen Doppelpunkt schreiben.",
    },
  },
  "missing-levels": {
    severity: "error",
    en: "{name} has no levels, so it cannot be gained or lost in numbers.",
    de: "{name} hat keine Stufen und lässt sich nicht in Zahlen bekommen oder verlieren.",
    why: { en: "A condition without levels is there or not.", de: "Ein Zustand ohne Stufen ist da oder nicht." },
    mend: {
      en: "Write condition X 0..5, or leave the number out.",
      de: "condition X 0..5 schreiben oder die Zahl weglassen.",
    },
  },
  "missing-list": {
    severity: "error",
    en: "{sheet} has no list that takes {what}. Add one: Dinge: list of …",
    de: "{sheet} hat keine Liste, die {what} aufnimmt. Ergänze eine: Dinge: list of …",
    why: {
      en: "What is gained is written into a list of the sheet.",
      de: "Was jemand bekommt, wird in eine Liste des Bogens eingetragen.",
    },
    mend: { en: "Add a list field of that kind to the sheet.", de: "Dem Bogen ein Listenfeld dieser Art geben." },
  },
  "missing-module": {
    severity: "error",
    en: 'The module "{name}" builds on "{needed}"; name that one first.',
    de: "Das Modul „{name}“ baut auf „{needed}“ auf; nenn dieses vorher.",
    why: {
      en: "`module B for A` changes what A declares. Without A there is nothing to change; and modules are switched on in the order in which they are named.",
      de: "`module B for A` ändert, was A erklärt. Ohne A gibt es nichts zu ändern; und Module werden in der Reihenfolge eingeschaltet, in der sie genannt sind.",
    },
    mend: { en: "Name the other module in front of it.", de: "Das andere Modul davor nennen." },
  },
  "missing-opponent": {
    severity: "error",
    en: '{name} is done against someone. Add "against …".',
    de: "{name} geht gegen jemanden. Ergänze „against …“.",
    why: {
      en: "The header of the rule names an opponent, so each call must say who that is.",
      de: "Im Kopf der Regel steht ein Gegner, also muss jeder Aufruf sagen, wer das ist.",
    },
    mend: { en: "Write against and a name.", de: "against und einen Namen schreiben." },
  },
  "missing-outcome": {
    severity: "error",
    en: '{name} gives nothing, so there is nothing to keep. Write "make {name}" alone, or add "gives …" to it.',
    de: "{name} gibt nichts, also gibt es nichts zu merken. Schreib „make {name}“ allein oder ergänze dort „gives …“.",
    why: { en: "Only a rule with gives has an outcome.", de: "Nur eine Regel mit gives hat einen Ausgang." },
    mend: {
      en: "Add gives and a result to the rule, or do not use its outcome.",
      de: "Der Regel gives und ein result geben oder ihren Ausgang nicht verwenden.",
    },
  },
  "missing-owner": {
    severity: "error",
    en: 'Whose "{name}" is meant? Nobody acts here. Write the owner, for example: Ada\'s {name}',
    de: "Wessen „{name}“ ist gemeint? Hier handelt niemand. Schreib dazu, wessen, zum Beispiel: Ada's {name}",
    why: {
      en: 'A value stands on a sheet. In a rule without "for", and in an example, there is no acting sheet.',
      de: "Ein Wert steht auf einem Bogen. In einer Regel ohne „for“ und in einem Beispiel handelt kein Bogen.",
    },
    mend: {
      en: 'Write whose it is, or give the rule a "for".',
      de: "Dazuschreiben, wem er gehört, oder der Regel ein „for“ geben.",
    },
  },
  "missing-range": {
    severity: "error",
    en: '"{name}" needs a range with two ends, such as 0..20.',
    de: "„{name}“ braucht eine Spanne mit zwei Enden, etwa 0..20.",
    why: {
      en: "What is stored, asked or run through has a smallest and a largest value; without them neither a form nor odds can be made.",
      de: "Was gespeichert, gefragt oder durchlaufen wird, hat einen kleinsten und einen größten Wert; ohne sie gibt es weder ein Formular noch Wahrscheinlichkeiten.",
    },
    mend: {
      en: "Write a range: 0..20, schlecht..sehr gut, 0 or more for a stored value.",
      de: "Einen Bereich schreiben: 0..20, schlecht..sehr gut, für einen gespeicherten Wert auch 0 or more.",
    },
  },
  "missing-realisation": {
    severity: "hint",
    en: 'Left open: {names}. Without a module that fills this in, the ruleset is a framework: it has a book and examples, but no engine[[ until a program hands over the functions with "{filled}"]].',
    de: "Offen gelassen: {names}. Ohne ein Modul, das dies füllt, ist das Regelwerk ein Gerüst: mit Buch und Beispielen, aber ohne Engine[[, bis ein Programm die Funktionen mit „{filled}“ übergibt]].",
    why: {
      en: "`left open` says that a realisation decides. As long as nobody has decided and no usual value is written, there is nothing to calculate with.",
      de: "`left open` sagt, dass eine Ausarbeitung entscheidet. Solange niemand entschieden hat und kein üblicher Wert dasteht, gibt es nichts, womit zu rechnen wäre.",
    },
    mend: {
      en: "Fill the place in a module, with an ordinary declaration of the same name, or write `usually` and a value behind it. Where nothing is open but formulas over single values, an engine is built all the same: `fill` takes a function for each, once, before anything that needs them.",
      de: "Die Stelle in einem Modul mit einer gewöhnlichen Erklärung desselben Namens füllen, oder `usually` und einen Wert dahinterschreiben. Wo nur Formeln über einzelne Werte offen sind, wird trotzdem eine Engine gebaut: `fill` nimmt für jede eine Funktion, einmal, vor allem, was sie braucht.",
    },
  },
  "missing-reason": {
    severity: "warning",
    en: "Say why {code} is kept quiet: // regelwerk-ignore {code}: the reason",
    de: "Schreib dazu, warum {code} schweigen soll: // regelwerk-ignore {code}: der Grund",
    why: {
      en: "Who reads the text later must be able to judge whether the reason still holds.",
      de: "Wer den Text später liest, muss beurteilen können, ob der Grund noch gilt.",
    },
    mend: { en: "Write the reason behind a colon.", de: "Den Grund hinter einen Doppelpunkt schreiben." },
  },
  "missing-replace": {
    severity: "error",
    en: '"{name}" is there already, in {place}. To put this in its place, write "replace" in front of it.',
    de: "„{name}“ gibt es schon, in {place}. Soll das hier an seine Stelle treten, schreib „replace“ davor.",
    why: {
      en: "In a module a plain declaration adds something new. Without a word a module changes nothing that exists, so that no rule is lost by an accident of names.",
      de: "In einem Modul kommt durch eine bloße Erklärung etwas Neues hinzu. Ohne ein eigenes Wort ändert ein Modul nichts, was es schon gibt, damit keine Regel durch zufällig gleiche Namen verloren geht.",
    },
    mend: {
      en: "Write `replace` in front of the declaration, `extend` if it adds to it, or take another name.",
      de: "`replace` vor die Erklärung schreiben, `extend`, wenn sie etwas hinzufügt, oder einen anderen Namen nehmen.",
    },
  },
  "missing-result": {
    severity: "error",
    en: '{name} can end without a result[[, for example with {inputs}]][[ (a chance of {chance})]]. Add a line "result …" for that case.',
    de: "{name} kann ohne Ergebnis enden[[, zum Beispiel bei {inputs}]][[ (Wahrscheinlichkeit {chance})]]. Ergänze eine Zeile „result …“ für diesen Fall.",
    why: {
      en: "The header says that the rule gives something, so every way through it must end in a result. The message shows a case that no line answers, and how often it comes about.",
      de: "Im Kopf steht, dass die Regel etwas ergibt; also muss jeder Weg durch sie in einem Ergebnis enden.",
    },
    mend: {
      en: "Write what counts in the remaining case as the last line.",
      de: "Als letzte Zeile schreiben, was im verbleibenden Fall gilt.",
    },
  },
  "missing-sheet": {
    severity: "error",
    en: 'For which sheet is "{name}"? Write "of" or "for" and the name of a sheet.',
    de: "Für welchen Bogen ist „{name}“? Schreib „of“ oder „for“ und den Namen eines Bogens.",
    why: {
      en: "Attributes, conditions and cascades belong to a sheet.",
      de: "Attribute, Zustände und Kaskaden gehören zu einem Bogen.",
    },
    mend: {
      en: "Write attributes X of Figur, condition X for Figur, cascade X for Figur.",
      de: "attributes X of Figur, condition X for Figur, cascade X for Figur schreiben.",
    },
  },
  "missing-side": {
    severity: "error",
    en: "{conflict} has several sides; say which one: {sides}.",
    de: "{conflict} hat mehrere Seiten; sag, welche: {sides}.",
    why: {
      en: "Who joins stands on one side from then on: whom others attack, and how the conflict ends, hangs on it.",
      de: "Wer dazukommt, steht von da an auf einer Seite: Wen andere angreifen und wie der Konflikt ausgeht, hängt daran.",
    },
    mend: { en: "Add the side: joins Kampf as Team.", de: "Nenne die Seite: joins Kampf as Team." },
  },
  "missing-start": {
    severity: "error",
    en: "No step of this creation sets {name}, and on {sheet} it has no start value. Ask for it, set it, or write: {name}: … starts at …",
    de: "Kein Schritt dieser Erschaffung setzt {name}, und auf {sheet} hat es keinen Startwert. Frag danach, setz es, oder schreib: {name}: … starts at …",
    why: {
      en: "A new sheet begins with its start values. What has none must come from a step, or the finished sheet would lack it.",
      de: "Ein neuer Bogen beginnt mit seinen Startwerten. Was keinen hat, muss aus einem Schritt kommen, sonst fehlte es dem fertigen Bogen.",
    },
    mend: {
      en: "Ask for the value in a step, or give it a start value on the sheet.",
      de: "In einem Schritt nach dem Wert fragen oder ihm auf dem Bogen einen Startwert geben.",
    },
  },
  "missing-success": {
    severity: "error",
    en: '"{name}" does not say from where an outcome is a success. Add: success from …',
    de: "„{name}“ sagt nicht, ab wann etwas gelingt. Ergänze: success from …",
    why: {
      en: "success, failure, succeeds and fails need to know which steps count as a success.",
      de: "success, failure, succeeds und fails müssen wissen, welche Stufen als Erfolg zählen.",
    },
    mend: { en: "Write { success from Erfolg } at the scale.", de: "Bei der Skala { success from Erfolg } schreiben." },
  },
  "missing-type": {
    severity: "error",
    en: 'What kind of value is "{name}"? Write it after a colon, for example: {name}: 0..20',
    de: "Was für ein Wert ist „{name}“? Schreib es hinter einen Doppelpunkt, zum Beispiel: {name}: 0..20",
    why: {
      en: "An answer must be of a known kind, so that the question can be put and the answer checked.",
      de: "Eine Antwort muss von bekannter Art sein, damit die Frage gestellt und die Antwort geprüft werden kann.",
    },
    mend: { en: "Write a type after the name.", de: "Hinter den Namen einen Typ schreiben." },
  },
  "out-of-range-argument": {
    severity: "error",
    en: '"{name}" takes {range} as {parameter}[[, and {value} comes here]][[, for example with {inputs}]][[ (a chance of {chance})]]. Widen the range there, or hold the value here with "limited to".',
    de: "„{name}“ nimmt als {parameter} {range}[[, und hier kommt {value}]][[, zum Beispiel bei {inputs}]][[ (Wahrscheinlichkeit {chance})]]. Weite dort den Bereich, oder halte den Wert hier mit „limited to“.",
    why: {
      en: "The range of a parameter is a promise that the rule or formula goes by: its tables have rows for it, its own results are worked out from it. With a number beyond it all of that would be wrong without a word. A series that needs no success at all has no result; it takes 1 or more.",
      de: "Der Bereich eines Parameters ist ein Versprechen, nach dem sich die Regel oder Formel richtet: Ihre Tabellen haben Zeilen dafür, ihre Ergebnisse sind daraus berechnet. Mit einer Zahl jenseits davon wäre das alles falsch, ohne dass es jemand sagt. Eine Serie, die gar keinen Erfolg braucht, hat kein Ergebnis; sie nimmt 1 oder mehr.",
    },
    mend: {
      en: 'Widen the range of the parameter if the number is meant; hold what is handed on with "limited to" if it is not; or ask before (needs, if).',
      de: "Den Bereich des Parameters weiten, wenn die Zahl gemeint ist; mit „limited to“ halten, was übergeben wird, wenn nicht; oder vorher fragen (needs, if).",
    },
  },
  "out-of-range-bounds": {
    severity: "error",
    en: "This range begins at {low} and ends at {high}. Turn it around.",
    de: "Diese Spanne beginnt bei {low} und endet bei {high}. Dreh sie um.",
    why: { en: "The lower end comes first.", de: "Das untere Ende steht zuerst." },
    mend: { en: "Write the smaller value first.", de: "Den kleineren Wert zuerst schreiben." },
  },
  "out-of-range-claim": {
    severity: "error",
    en: '{name} is said to be {low} to {high}[[, but is {value} here]][[, for example with {inputs}]][[ (a chance of {chance})]]. Widen the range, or write "limited to {low}..{high}".',
    de: "{name} soll {low} bis {high} sein[[, ist hier aber {value}]][[, zum Beispiel bei {inputs}]][[ (Wahrscheinlichkeit {chance})]]. Weite den Bereich, oder schreib „limited to {low}..{high}“.",
    why: {
      en: "A type that is written is a promise: tables, odds and whoever uses the rules count on it. Here a value can come out that it does not hold.",
      de: "Ein geschriebener Typ ist ein Versprechen: Tabellen, Wahrscheinlichkeiten und alle, die die Regeln benutzen, verlassen sich darauf. Hier kann ein Wert herauskommen, den er nicht enthält.",
    },
    mend: {
      en: 'Widen the range if the value is meant; hold the value in it with "limited to" if it is not; or correct the calculation.',
      de: "Den Bereich weiten, wenn der Wert gemeint ist; ihn mit „limited to“ darin halten, wenn nicht; oder die Rechnung berichtigen.",
    },
  },
  "out-of-range-dice": {
    severity: "error",
    en: '"{dice}" cannot be thrown. Dice have at least one face, each a number.',
    de: "„{dice}“ lässt sich nicht werfen. Würfel haben mindestens eine Seite, jede eine Zahl.",
    why: { en: "Without a face there is no outcome.", de: "Ohne eine Seite gibt es kein Ergebnis." },
    mend: {
      en: "Write a die with faces, such as 1d6 or 1W(-1, 0, 1).",
      de: "Einen Würfel mit Seiten schreiben, etwa 1d6 oder 1W(-1, 0, 1).",
    },
  },
  "out-of-range-divisor": {
    severity: "error",
    en: "This divides by 0[[, for example with {inputs}]][[ (a chance of {chance})]].",
    de: "Hier wird durch 0 geteilt[[, zum Beispiel bei {inputs}]][[ (Wahrscheinlichkeit {chance})]].",
    why: { en: "A division by 0 has no result.", de: "Eine Division durch 0 hat kein Ergebnis." },
    mend: {
      en: "Divide by something that is never 0, or say what counts then: if Last is 0 then 0 else Kraft / Last rounded down.",
      de: "Durch etwas teilen, das nie 0 ist.",
    },
  },
  "out-of-range-length": {
    severity: "error",
    en: "Here are {count}; at least {least} and at most {most} are allowed.",
    de: "Hier sind es {count}; erlaubt sind mindestens {least} und höchstens {most}.",
    why: {
      en: "The list has a fixed smallest or largest length.",
      de: "Die Liste hat eine feste kleinste oder größte Länge.",
    },
    mend: {
      en: "Add or take out items, or change the length the list may have.",
      de: "Einträge ergänzen oder streichen, oder die erlaubte Länge der Liste ändern.",
    },
  },
  "out-of-range-value": {
    severity: "error",
    en: "{value} lies outside {range}.",
    de: "{value} liegt außerhalb von {range}.",
    why: {
      en: "The place says which values it can hold, and this one is not among them. A number that is given to a rule with a range of its own may be any of it\nwhen it is handed on, so all of it must fit.",
      de: "Die Stelle sagt, welche Werte sie halten kann, und dieser ist nicht darunter. Eine Zahl, die einer Regel mit eigenem Bereich gegeben wird,\nkann beim Weiterreichen jeder Wert daraus sein, also muss der ganze Bereich passen.",
    },
    mend: {
      en: "Write a value inside the range, or widen the range; `limited to` brings what is handed on into it.",
      de: "Einen Wert aus dem Bereich schreiben oder den Bereich weiten; `limited to` bringt hinein, was weitergereicht wird.",
    },
  },
  "overlapping-rows": {
    severity: "error",
    en: 'The rows "{first}" and "{second}" both answer {value}. Each case may be in one row only.',
    de: "Die Zeilen „{first}“ und „{second}“ antworten beide auf {value}. Jeder Fall darf nur in einer Zeile stehen.",
    why: {
      en: "If two rows answer the same case, the table has two results for it.",
      de: "Gelten zwei Zeilen für denselben Fall, hat die Tabelle dafür zwei Ergebnisse.",
    },
    mend: { en: "Change the bounds of one of the rows.", de: "Die Grenzen einer der beiden Zeilen ändern." },
  },
  "too-deep-nesting": {
    severity: "error",
    en: 'This is nested more than {limit} levels deep. Give a part of it a name with "let" or move it into a formula.',
    de: "Das ist mehr als {limit} Ebenen tief geschachtelt. Gib einem Teil mit „let“ einen Namen oder mach eine Formel daraus.",
    why: {
      en: "So many parentheses or blocks inside each other cannot be read by a person, and reading them takes the compiler more room than it has.",
      de: "So viele Klammern oder Blöcke ineinander kann kein Mensch lesen, und der Compiler hat dafür nicht genug Platz.",
    },
    mend: {
      en: "Take the inner part out and give it a name with let, or make a formula of it.",
      de: "Den inneren Teil herausnehmen und ihm mit let einen Namen geben, oder eine Formel daraus machen.",
    },
  },
  "too-large-dice": {
    severity: "error",
    en: '"{dice}" is larger than can be worked out. At most {limit} are allowed.',
    de: "„{dice}“ ist größer, als sich ausrechnen lässt. Höchstens {limit} sind erlaubt.",
    why: {
      en: "The odds are exact: every outcome is counted. A throw with far more dice or faces than any table holds would take more time and memory than there is, and is nearly always a slip of the finger.",
      de: "Die Wahrscheinlichkeiten sind genau: Jeder Ausgang wird gezählt. Ein Wurf mit weit mehr Würfeln oder Seiten, als auf einen Tisch passen, bräuchte mehr Zeit und Speicher, als da ist, und ist fast immer ein Tippfehler.",
    },
    mend: {
      en: "Look for a digit too many. A really large throw can be put together from several roll sentences.",
      de: "Nach einer Ziffer zu viel suchen. Ein wirklich großer Wurf lässt sich aus mehreren roll-Sätzen zusammensetzen.",
    },
  },
  "too-large-file": {
    severity: "error",
    en: 'This file is larger than {limit} MiB and is not read. Split it into several files and join them with "use".',
    de: "Diese Datei ist größer als {limit} MiB und wird nicht gelesen. Teil sie in mehrere Dateien und verbinde sie mit „use“.",
    why: {
      en: "A rulebook of a thousand pages fits into the limit. A larger file is nearly always no text of rules.",
      de: "Ein Regelbuch von tausend Seiten passt in die Grenze. Eine größere Datei ist fast nie ein Regeltext.",
    },
    mend: {
      en: 'Check that it is the right file. A ruleset can stand in several files: use Magie from "./magie.rules".',
      de: 'Prüfen, ob es die richtige Datei ist. Ein Regelwerk darf in mehreren Dateien stehen: use Magie from "./magie.rules".',
    },
  },
  "too-large-list": {
    severity: "error",
    en: "This list is longer than {limit}. Nothing at a table needs so many.",
    de: "Diese Liste ist länger als {limit}. So viel braucht kein Spieltisch.",
    why: {
      en: "All lists are walked through one by one when odds are taken.",
      de: "Für die Wahrscheinlichkeiten werden alle Listen Eintrag für Eintrag durchgegangen.",
    },
    mend: { en: "Take a shorter range.", de: "Einen kürzeren Bereich nehmen." },
  },
  "too-large-value": {
    severity: "error",
    en: "This is larger than can be kept. At most {limit} are allowed.",
    de: "Das ist größer, als sich aufbewahren lässt. Höchstens {limit} sind erlaubt.",
    why: {
      en: "Texts, lists and numbers of a ruleset have generous limits, so that one slip of the finger does not make play and odds endless.",
      de: "Für Texte, Listen und Zahlen eines Regelwerks gelten großzügige Grenzen, damit ein Tippfehler Spiel und Wahrscheinlichkeiten nicht endlos macht.",
    },
    mend: {
      en: "Look for a digit too many, or split the text or list.",
      de: "Nach einer Ziffer zu viel suchen, oder den Text oder die Liste teilen.",
    },
  },
  "unclosed-block": {
    severity: "error",
    en: 'This "{" is never closed. Add "}" after the last line that belongs to it[[, before "{next}"]].',
    de: "Diese „{“ wird nie geschlossen. Setz „}“ hinter die letzte Zeile, die dazugehört[[, vor „{next}“]].",
    why: {
      en: "A declaration and a step hold what stands between { and }. Where the } is missing, nobody can tell which lines still belong inside.",
      de: "Eine Erklärung und ein Schritt halten, was zwischen { und } steht. Fehlt das }, weiß niemand, welche Zeilen noch hineingehören.",
    },
    mend: {
      en: "Look at the lines below the marked one and add } after the last that belongs to it. The formatter shows by its indentation what is inside.",
      de: "Die Zeilen unter der markierten ansehen und hinter der letzten, die dazugehört, } ergänzen. Der Formatierer zeigt durch seine Einrückung, was darin steht.",
    },
  },
  "unclosed-comment": {
    severity: "error",
    en: "This comment is never closed. Add */ where it ends.",
    de: "Dieser Kommentar endet nicht. Setz */ an sein Ende.",
    why: {
      en: "A comment that begins with /* goes on to the next */. Without one, everything below it would be passed over without a word.",
      de: "Ein Kommentar, der mit /* beginnt, geht bis zum nächsten */. Ohne es würde alles darunter wortlos übergangen.",
    },
    mend: {
      en: "Write */ where the comment ends. A comment of one line can begin with // instead; it needs no end.",
      de: "*/ dorthin schreiben, wo der Kommentar endet. Ein Kommentar von einer Zeile kann mit // beginnen; er braucht kein Ende.",
    },
  },
  "unclosed-row": {
    severity: "error",
    en: 'This row does not end with "|". It is skipped; the rest of the table was read.',
    de: "Diese Zeile endet nicht mit „|“. Sie wird übergangen, der Rest der Tabelle wurde gelesen.",
    why: {
      en: "A table row begins and ends with |. Without the last one it is not certain that the line is complete.",
      de: "Eine Tabellenzeile beginnt und endet mit |. Ohne das letzte ist nicht sicher, dass die Zeile vollständig ist.",
    },
    mend: {
      en: "Add | at the end of the row. A comment may stand behind it.",
      de: "Am Ende der Zeile | ergänzen. Dahinter darf ein Kommentar stehen.",
    },
  },
  "unclosed-text": {
    severity: "error",
    en: "This text is not closed on its line. Add {quote} at the end, or write a second text below it.",
    de: "Dieser Text endet nicht in seiner Zeile. Setz {quote} ans Ende oder schreib einen zweiten Text darunter.",
    why: {
      en: "A text ends on the line it begins on. If it could run on, one forgotten quotation mark would swallow the rest of the file.",
      de: "Ein Text endet auf der Zeile, auf der er beginnt. Liefe er weiter, verschluckte ein vergessenes Anführungszeichen den Rest der Datei.",
    },
    mend: {
      en: "Close the text with a quotation mark. A longer text is written as several texts below each other; each becomes a paragraph.",
      de: "Den Text mit einem Anführungszeichen schließen. Ein längerer Text besteht aus mehreren Texten untereinander; jeder wird ein Absatz.",
    },
  },
  "uncovered-clause": {
    severity: "warning",
    en: 'Of the clauses of {source}, {count} have no rule: {clauses}. Cite each where it is realised, or note it with "todo".',
    de: "Von den Klauseln von {source} haben {count} keine Regel: {clauses}. Zitiere jede dort, wo sie umgesetzt ist, oder merke sie mit „todo“ vor.",
    why: {
      en: 'The list of clauses says what the source demands. A clause that nothing cites was forgotten, or is realised without saying so. "regelwerk coverage" shows all of them with their kinds.',
      de: "Die Klauselliste sagt, was die Quelle verlangt. Eine Klausel, die nichts zitiert, wurde vergessen oder ist umgesetzt, ohne dass es dasteht. „regelwerk coverage“ zeigt sie alle mit ihrer Art.",
    },
    mend: {
      en: 'Write § and the clause behind the sentence, row or declaration that realises it; a clause that is only told is cited by a "principle", one that has to wait by a "todo".',
      de: "§ mit der Klausel hinter den Satz, die Zeile oder die Vereinbarung schreiben, die sie umsetzt; was nur erzählt wird, zitiert ein „principle“, was warten muss, ein „todo“.",
    },
  },
  "uncovered-rest": {
    severity: "warning",
    en: 'What is left of {name} goes nowhere: no rule looks at its last stage, and "at the end" is missing.',
    de: "Was von {name} übrig bleibt, führt nirgends hin: Keine Regel sieht auf die letzte Stufe, und „at the end“ fehlt.",
    why: {
      en: "A cascade passes on what a stage cannot take. Behind the last one the rest is lost, and where nothing reads the last value either, the heaviest blow has no consequence.",
      de: "Eine Kaskade reicht weiter, was eine Stufe nicht fassen kann. Hinter der letzten geht der Rest verloren; liest auch niemand ihren Wert, so bleibt der schwerste Schlag ohne Folge.",
    },
    mend: {
      en: "Write what happens then: at the end { gains tot }. Or let a condition, a reaction or a check look at the last stage.",
      de: "Schreiben, was dann geschieht: „at the end { gains tot }“. Oder einen Zustand, eine Reaktion oder eine Probe auf die letzte Stufe sehen lassen.",
    },
  },
  "uncovered-rows": {
    severity: "error",
    en: "No row of {table} answers {value}[[, which comes about with {inputs}]][[ (a chance of {chance} that no row answers)]]. Add a row for it.",
    de: "Keine Zeile von {table} antwortet auf {value}[[; dazu kommt es bei {inputs}]][[ (mit Wahrscheinlichkeit {chance} antwortet keine Zeile)]]. Ergänze eine Zeile dafür.",
    why: {
      en: "A table must answer everything it is asked. What arrives can be more than what was thought of when the rows were written: a value with its modifiers, a sum, a roll.",
      de: "Eine Tabelle muss auf alles antworten, wonach sie gefragt wird. Es kann mehr ankommen, als beim Schreiben der Zeilen bedacht war: ein Wert mit seinen Modifikatoren, eine Summe, ein Wurf.",
    },
    mend: {
      en: 'Add the missing row, widen a band (1-5, 10+), write a row "otherwise", or keep the value inside the table with "limited to".',
      de: "Die fehlende Zeile ergänzen, einen Bereich weiten (1-5, 10+), eine Zeile „otherwise“ schreiben oder den Wert mit „limited to“ in der Tabelle halten.",
    },
  },
  "uneven-odds": {
    severity: "hint",
    en: "In {name}, more is not always better: the chance of success is {low} with {before}, {middle} with {at} and {high} with {after}.",
    de: "In {name} ist mehr nicht immer besser: Die Erfolgschance ist {low} bei {before}, {middle} bei {at} und {high} bei {after}.",
    why: {
      en: "When a value rises, players expect the chance to move one way all along. Where it turns, a die was often changed for another, or a limit or table row is off by one.",
      de: "Steigt ein Wert, so wird erwartet, dass sich die Chance immer in dieselbe Richtung bewegt. Wo sie kehrtmacht, wurde oft ein Würfel gegen einen anderen getauscht, oder eine Grenze oder Tabellenzeile liegt um eins daneben.",
    },
    mend: {
      en: "Look at the odds over the whole range (regelwerk odds … --by). If the turn is meant, leave it: it is only a hint.",
      de: "Die Wahrscheinlichkeiten über den ganzen Bereich ansehen (regelwerk odds … --by). Ist die Wendung gewollt, kann sie bleiben: Das ist nur ein Hinweis.",
    },
  },
  "unguarded-call": {
    severity: "error",
    en: '"{name}" may be impossible here[[, for example with {inputs}]]: "{reason}" By then something was rolled or changed. Say what counts instead: … {name}, if impossible …',
    de: "„{name}“ kann hier unmöglich sein[[, etwa mit {inputs}]]: „{reason}“ Da wurde schon gewürfelt oder etwas geändert. Sag, was sonst gilt: … {name}, if impossible …",
    why: {
      en: "What a rule needs is asked before anything happens, so that nothing ever has to be undone. A call that stands first hands its conditions on to its caller. Behind a roll or an effect it is too late for that, and in what a conflict does by itself or in a reaction nobody could be told.",
      de: "Was eine Regel braucht, wird gefragt, bevor etwas geschieht. So muss nie etwas zurückgenommen werden. Ein Aufruf, der vorne steht, gibt seine Bedingungen an die aufrufende Regel weiter. Hinter einem Wurf oder einer Wirkung ist es dafür zu spät, und in dem, was ein Konflikt von selbst tut, oder in einer Reaktion könnte es niemand erfahren.",
    },
    mend: {
      en: 'Say at the end of the call what counts instead ("if impossible …"; "if impossible none" where the rule gives nothing), let the rule need the same thing itself before its first roll, or put the call in front.',
      de: "Am Ende des Aufrufs sagen, was sonst gilt („if impossible …“; „if impossible none“, wo die Regel nichts ergibt), dasselbe schon vor dem ersten Wurf selbst verlangen (needs) oder den Aufruf nach vorne stellen.",
    },
  },
  "unguarded-none": {
    severity: "error",
    en: '"{name}" may be none. Add "needs {name} is not none", or say what counts in that case.',
    de: "„{name}“ kann none sein. Ergänze „needs {name} is not none“ oder sag, was dann gilt.",
    why: {
      en: "What may be missing has no number in that case, so the rule would not know how to go on.",
      de: "Was fehlen kann, hat in diesem Fall keine Zahl, und die Regel wüsste nicht weiter.",
    },
    mend: {
      en: "Write needs X is not none, result … if X is none, if X is none then … else …, or when.",
      de: "needs X is not none, result … if X is none, if X is none then … else … oder when schreiben.",
    },
  },
  "unknown-clause": {
    severity: "error",
    en: 'The list of clauses has no "{clause}".[[ Did you mean "{suggestion}"?]]',
    de: "Die Liste der Klauseln hat kein „{clause}“.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "A citation ties a rule to a clause of the source. One that leads nowhere covers nothing, and the clause that was meant counts as forgotten.",
      de: "Eine Fundstelle bindet eine Regel an einen Abschnitt der Vorlage. Führt sie nirgendwohin, belegt sie nichts, und der gemeinte Abschnitt gilt als vergessen.",
    },
    mend: {
      en: "Correct the citation, or add the clause to the list that the source names. In a range, both ends must be in the list, the first before the last.",
      de: "Die Fundstelle berichtigen oder den Abschnitt in die Liste aufnehmen, die bei der Vorlage genannt ist. Bei einem Bereich müssen beide Enden in der Liste stehen, das erste vor dem letzten.",
    },
  },
  "unknown-code": {
    severity: "warning",
    en: 'There is no message called "{code}".[[ Did you mean "{suggestion}"?]]',
    de: "Eine Meldung „{code}“ gibt es nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: 'A comment "regelwerk-ignore" names the message it keeps quiet. A misspelt name would keep nothing quiet, or the message would come back unseen.',
      de: "Ein Kommentar „regelwerk-ignore“ nennt die Meldung, die er verschweigt. Ein falsch geschriebener Name verschwiege nichts, oder die Meldung käme unbemerkt wieder.",
    },
    mend: {
      en: "Write the code as it stands behind the severity of the message.",
      de: "Den Namen der Meldung so schreiben, wie er hinter ihrer Schwere steht.",
    },
  },
  "unknown-column": {
    severity: "error",
    en: 'The table has no column for "{name}". Name a column so.',
    de: "Die Tabelle hat keine Spalte für „{name}“. Nenn eine Spalte so.",
    why: {
      en: "With several results each is found by the heading of its column. A translation has its labels in the column that is called like it.",
      de: "Bei mehreren Ergebnissen wird jedes an der Überschrift seiner Spalte gefunden. Bei einer Übersetzung stehen die Bezeichnungen in der Spalte, die wie sie heißt.",
    },
    mend: {
      en: "Give the column the name that stands after gives, or take that result out there; of a translation, the name of the language, or api.",
      de: "Der Spalte den Namen geben, der hinter gives steht, oder das Ergebnis dort herausnehmen; bei einer Übersetzung den der Sprache, oder api.",
    },
  },
  "unknown-file": {
    severity: "error",
    en: 'There is no file "{path}".',
    de: "Eine Datei „{path}“ gibt es nicht.",
    why: {
      en: "What `use` names becomes part of the ruleset. The path is read from the folder of the file it stands in.",
      de: "Was `use` nennt, wird Teil des Regelwerks. Der Pfad gilt vom Ordner der Datei aus, in der er steht.",
    },
    mend: {
      en: 'Write the path as the file is called, such as `use Magie from "./magie.rules"`. A link that leads out of the project is not followed: put the file itself there.',
      de: 'Schreib den Pfad so, wie die Datei heißt, etwa `use Magie from "./magie.rules"`. Einer Verknüpfung, die aus dem Projekt hinausführt, wird nicht gefolgt: Leg die Datei selbst dorthin.',
    },
  },
  "unknown-keyword": {
    severity: "error",
    en: '"{text}" cannot start a rule.[[ Did you mean "{suggestion}"?]]',
    de: "Mit „{text}“ kann keine Regel beginnen.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "Every rule begins with a word that says what it is: scale, sheet, attributes, check, table and so on. Anything else could be a misspelt word, or a sentence that has slipped out of its block.",
      de: "Jede Regel beginnt mit einem Wort, das sagt, was sie ist: scale, sheet, attributes, check, table und so weiter. Alles andere kann ein Schreibfehler sein oder ein Satz, der aus seinem Block gerutscht ist.",
    },
    mend: {
      en: "Write the word that says what the rule is; `regelwerk help` lists them. If the line belongs to the block above, look for a } too many.",
      de: "Das Wort schreiben, das sagt, was die Regel ist; `regelwerk help --all` nennt alle. Gehört die Zeile zum Block darüber, dort nach einem überzähligen } suchen.",
    },
  },
  "unknown-language": {
    severity: "error",
    en: 'There is no translation "{name}" here. A translation here is {expected:or}.',
    de: "Eine Übersetzung „{name}“ gibt es hier nicht. Hier gibt es {expected:or}.",
    why: {
      en: "Sentences of a rulebook exist in German and English, so names can be called otherwise in the one of the two that the ruleset is not written in. `api` pins what an engine exports them as.",
      de: "Sätze eines Regelbuchs gibt es auf Deutsch und auf Englisch; anders heißen können Namen also in der Sprache, in der das Regelwerk nicht geschrieben ist. `api` legt fest, unter welchem Bezeichner eine Engine sie herausgibt.",
    },
    mend: {
      en: "Write the other language, or api. What a name is called in the ruleset's own language is the name itself.",
      de: "Die andere Sprache hinschreiben oder api. In der eigenen Sprache des Regelwerks heißt eine Sache so, wie sie heißt.",
    },
  },
  "unknown-list": {
    severity: "warning",
    en: 'The list "{path}" of {source} cannot be found, so no citation is checked. Put it there, or leave out "clauses".',
    de: "Die Liste „{path}“ von {source} ist nicht zu finden, darum prüft niemand die Zitate. Leg sie dorthin, oder lass „clauses“ weg.",
    why: {
      en: "The list of clauses says what the source demands. While it is not there, a misspelt citation and a forgotten clause go unseen.",
      de: "Die Klauselliste sagt, was die Quelle verlangt. Solange sie fehlt, bleiben ein verschriebenes Zitat und eine vergessene Klausel ungesehen.",
    },
    mend: {
      en: "Put the list beside the rules under this name, or correct the path; it is seen from the file that begins the ruleset.",
      de: "Die Liste unter diesem Namen neben die Regeln legen oder den Pfad berichtigen; er gilt von der Datei aus, mit der das Regelwerk beginnt.",
    },
  },
  "unknown-modifier-kind": {
    severity: "error",
    en: '"{name}" is no kind of modifier.[[ Did you mean "{suggestion}"?]]',
    de: "„{name}“ ist keine Art von Modifikatoren.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "Which modifiers of one kind count is said once, where the kind is declared. A kind that nobody declared would count in a way that nobody said.",
      de: "Welche Modifikatoren einer Art zählen, wird einmal gesagt: dort, wo die Art erklärt ist. Eine Art, die niemand erklärt hat, zählte auf eine Weise, die niemand gesagt hat.",
    },
    mend: {
      en: "Write the name as it is declared, or declare the kind: `modifier kinds Umstand: best bonus and worst penalty count`. A modifier without `as` always counts.",
      de: "Den Namen so schreiben, wie er erklärt ist, oder die Art erklären: `modifier kinds Umstand: best bonus and worst penalty count`. Ein Modifikator ohne `as` zählt immer.",
    },
  },
  "unknown-module": {
    severity: "error",
    en: 'There is no module "{name}".[[ Did you mean "{suggestion}"?]]',
    de: "Ein Modul „{name}“ gibt es nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "An edition is made of modules that are declared in the ruleset, and an example runs with those it names.",
      de: "Eine Ausgabe besteht aus Modulen, die im Regelwerk erklärt sind, und ein Beispiel läuft mit denen, die es nennt.",
    },
    mend: {
      en: "Write the name as it stands behind `module`.",
      de: "Den Namen so schreiben, wie er hinter `module` steht.",
    },
  },
  "unknown-name": {
    severity: "error",
    en: 'There is no "{name}" here.[[ Did you mean "{suggestion}"[[ ({what})]]?]]',
    de: "„{name}“ gibt es hier nicht.[[ Ist „{suggestion}“ gemeint[[ ({what})]]?]]",
    why: {
      en: "A name must be declared before it means something: in this rule (asked, rolled, given), on the sheet, or as a rule of the file or of one it uses.",
      de: "Ein Name muss erklärt sein, bevor er etwas bedeutet: in dieser Regel (gefragt, gewürfelt, übergeben), auf dem Bogen oder als Regel dieser Datei oder einer, die sie einbindet.",
    },
    mend: {
      en: "Correct the spelling; case counts. Or declare the name: as a value of the sheet, as a question (ask), or as a constant. A name of another sheet needs its owner: Kraft of Gegner.",
      de: "Die Schreibweise berichtigen; Groß- und Kleinschreibung zählt. Oder den Namen erklären: als Wert des Bogens, als Frage (ask) oder als Konstante. Beim Namen eines anderen Bogens muss stehen, wem er gehört: Kraft of Gegner.",
    },
  },
  "unknown-ruleset": {
    severity: "error",
    en: 'There is no ruleset "{name}" here.[[ Did you mean "{suggestion}"?]]',
    de: "Ein Regelwerk „{name}“ gibt es hier nicht.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "What a ruleset is based on has to be read first. It is found by a `use` line with the path of its file, or among the files that were named.",
      de: "Worauf ein Regelwerk aufbaut, muss zuerst gelesen werden. Gefunden wird es durch eine Zeile `use` mit dem Pfad seiner Datei oder unter den genannten Dateien.",
    },
    mend: {
      en: 'Add the line `use Name from "./name.rules"`, or name the file as well.',
      de: 'Schreib dazu `use Name from "./name.rules"`, oder nenn die Datei beim Aufruf mit.',
    },
  },
  "unknown-setting": {
    severity: "error",
    en: 'There is no setting "{name}".[[ Did you mean "{suggestion}"?]] Here {expected} can be set.',
    de: "Es gibt keine Einstellung „{name}“.[[ Ist „{suggestion}“ gemeint?]] Hier gibt es {expected}.",
    why: {
      en: "A setting with a wrong name would have no effect.",
      de: "Eine Einstellung mit falschem Namen hätte keine Wirkung.",
    },
    mend: { en: "Correct the name or take the line out.", de: "Den Namen berichtigen oder die Zeile streichen." },
  },
  "unknown-sign": {
    severity: "error",
    en: 'The sign "{sign}" has no meaning here. Take it out[[, or write "{suggestion}"]].',
    de: "Das Zeichen „{sign}“ bedeutet hier nichts. Nimm es weg[[ oder schreib „{suggestion}“]].",
    why: {
      en: "Outside texts, comments and table cells only the signs of the language can stand. A sign may also have come in by copying, where it looks like another one.",
      de: "Außerhalb von Texten, Kommentaren und Tabellenzellen dürfen nur Zeichen der Sprache stehen. Ein Zeichen kann auch beim Kopieren hineingeraten sein und einem anderen nur ähnlich sehen.",
    },
    mend: {
      en: "Take the sign out, or write what was meant. A sign that belongs to a name stands in brackets where the name is declared: [Zauber & Sprüche].",
      de: "Das Zeichen streichen oder schreiben, was gemeint war. Gehört es zu einem Namen, steht er dort, wo er erklärt wird, in eckigen Klammern: [Zauber & Sprüche].",
    },
  },
  "unknown-target": {
    severity: "error",
    en: 'There is no[[ {kind}]] "{name}" here that "{word}" could change.[[ Did you mean "{suggestion}"?]]',
    de: "Hier gibt es kein „[[{kind} ]]{name}“, das „{word}“ ändern könnte.[[ Ist „{suggestion}“ gemeint?]]",
    why: {
      en: "`extend`, `replace`, `before`, `after` and `remove` change something that another part of the ruleset declares. A change of nothing would be lost without a word.",
      de: "`extend`, `replace`, `before`, `after` und `remove` ändern etwas, das ein anderer Teil des Regelwerks erklärt. Eine Änderung an nichts ginge wortlos verloren.",
    },
    mend: {
      en: "Write the name as it is declared, with the word it is declared with. If you mean something new, leave the word out.",
      de: "Den Namen so schreiben, wie er erklärt ist, mit dem Wort, mit dem er erklärt ist. Ist etwas Neues gemeint, das Wort davor weglassen.",
    },
  },
  "unknown-unit": {
    severity: "error",
    en: '"{text}" looks like a number with its unit, and there is no unit "{unit}". Declare it: unit {unit}.',
    de: "„{text}“ sieht aus wie eine Zahl mit Einheit, und eine Einheit „{unit}“ gibt es nicht. Deklariere sie: unit {unit}.",
    why: {
      en: "No unit is built in, since every ruleset has its own. Only a declared one can stand behind a number.",
      de: "Keine Einheit ist eingebaut, denn jedes Regelwerk hat seine eigenen. Nur eine erklärte Einheit darf hinter einer Zahl stehen.",
    },
    mend: {
      en: 'Add a line such as unit m "Meter"; the repair writes one without its long name. If no unit was meant, take the word behind the number away.',
      de: 'Eine Zeile wie unit m "Meter" ergänzen; die vorgeschlagene Änderung schreibt sie ohne den langen Namen. War keine Einheit gemeint, gehört das Wort hinter der Zahl weg.',
    },
  },
  "unreachable-must": {
    severity: "warning",
    en: '[[No sheet can keep this law: "{never}" never holds.]][[Whatever is rolled and answered, {creation} breaks this law[[, for example with {inputs}]].]] Mend the law, or what it speaks of.',
    de: "[[Kein Bogen kann dieses Gesetz halten: „{never}“ gilt nie.]][[{creation} verletzt dieses Gesetz, was auch gewürfelt und geantwortet wird[[, zum Beispiel bei {inputs}]].]] Berichtige das Gesetz oder das, wovon es spricht.",
    why: {
      en: 'A law of a sheet ("must") holds whenever somebody looks from outside. One that the ranges of the values rule out refuses every sheet; one that a creation never keeps means that nobody can be made that way.',
      de: "Ein Gesetz eines Bogens („must“) gilt immer, wenn von außen daraufgesehen wird. Schließen es schon die Bereiche der Werte aus, so wird jeder Bogen abgewiesen; hält es eine Erschaffung nie ein, so lässt sich auf diesem Weg niemand erschaffen.",
    },
    mend: {
      en: "Correct the number in the law, or let the creation hand out what the law asks for.",
      de: "Die Zahl im Gesetz berichtigen oder die Erschaffung verteilen lassen, was das Gesetz verlangt.",
    },
  },
  "unreachable-outcome": {
    severity: "warning",
    en: "{name} never gives {outcome}. Write the case in which it does, or take it out of the list.",
    de: "{name} ergibt nie {outcome}. Schreib den Fall, in dem es das tut, oder nimm es aus der Liste.",
    why: {
      en: "The header lists what the rule can give. An outcome that no sentence gives makes whoever uses the rule prepare for something that never happens.",
      de: "Im Kopf steht, was die Regel ergeben kann. Auf einen Ausgang, den kein Satz ergibt, richten sich andere vergeblich ein.",
    },
    mend: {
      en: 'Add the result, or take the word out of "gives".',
      de: "Das result ergänzen oder das Wort aus „gives“ streichen.",
    },
  },
  "unreachable-row": {
    severity: "warning",
    en: "This row of {table} is never used: what is looked up there is {values}.",
    de: "Diese Zeile von {table} kommt nie dran: Nachgeschlagen wird dort {values}.",
    why: {
      en: "Rows that no value reaches are often left over from an earlier version, or a bound was mistyped.",
      de: "Zeilen, die kein Wert erreicht, sind oft von einer früheren Fassung übrig, oder eine Grenze ist vertippt.",
    },
    mend: {
      en: "Take the row out, correct its bounds, or widen the range of the value that is looked up.",
      de: "Die Zeile streichen, ihre Grenzen berichtigen oder den Bereich des Werts weiten, der nachgeschlagen wird.",
    },
  },
  "unreachable-sentence": {
    severity: "warning",
    en: "This never happens: nothing that comes before leaves a case for it[[ ({name} is {low} to {high} here)]].",
    de: "Dazu kommt es nie: Was davor steht, lässt keinen Fall dafür übrig[[ ({name} ist hier {low} bis {high})]].",
    why: {
      en: "Sentences count from top to bottom. A condition that cannot hold, or that an earlier sentence has dealt with already, makes the sentence dead: whoever reads the rule thinks it matters.",
      de: "Sätze gelten von oben nach unten. Eine Bedingung, die nie gilt oder die ein früherer Satz schon erledigt hat, macht den Satz tot: Wer die Regel liest, hält ihn für wichtig.",
    },
    mend: {
      en: "Correct the number or the comparison, put the narrower case before the wider one, or take the sentence out.",
      de: "Die Zahl oder den Vergleich berichtigen, den engeren Fall vor den weiteren setzen oder den Satz streichen.",
    },
  },
  "unsupported-application": {
    severity: "error",
    en: 'This version cannot work with a value in parentheses after "{name}" yet.',
    de: "Mit einem Wert in Klammern hinter „{name}“ kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Use a table or a formula instead of a list or field with places.",
      de: "Statt einer Liste oder eines Felds mit Plätzen eine Tabelle oder Formel nehmen.",
    },
  },
  "unsupported-ask": {
    severity: "error",
    en: "This version cannot work with a question that chooses among things with values of their own, or asks for a whole list, yet.",
    de: "Diese Version kann noch nicht mit einer Frage umgehen, die unter Dingen mit eigenen Werten wählt oder eine ganze Liste will.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Take the choice as a given value of the rule: given X: T from List.",
      de: "Die Wahl der Regel übergeben: given X: T from Liste.",
    },
  },
  "unsupported-count": {
    severity: "error",
    en: "This version cannot work with several things with values of their own at once yet.",
    de: "Mit mehreren Dingen auf einmal, die eigene Werte haben, kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: { en: "Write one sentence for each thing.", de: "Für jedes Ding einen eigenen Satz schreiben." },
  },
  "unsupported-dice": {
    severity: "error",
    en: "This version cannot work with these dice yet: {dice}.",
    de: "Mit diesen Würfeln kann diese Version noch nicht umgehen: {dice}.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Throw each kind of dice in a roll sentence of its own and add the results.",
      de: "Jede Art von Würfeln in einem eigenen roll-Satz werfen und die Ergebnisse zusammenzählen.",
    },
  },
  "unsupported-encoding": {
    severity: "error",
    en: "This place is not written in UTF-8 (byte {byte}). Save the file as UTF-8.",
    de: "Diese Stelle ist nicht in UTF-8 geschrieben (Byte {byte}). Speicher die Datei als UTF-8.",
    why: {
      en: "Texts are read as UTF-8. In another encoding letters such as ä or ß turn into other signs, and a name would no longer be the name that was written.",
      de: "Texte werden als UTF-8 gelesen. In einer anderen Kodierung werden Buchstaben wie ä oder ß zu anderen Zeichen, und ein Name wäre nicht mehr der Name, der geschrieben wurde.",
    },
    mend: {
      en: 'Save the file as UTF-8 in the editor ("Save with encoding"). A byte order mark at the beginning does no harm.',
      de: "Die Datei im Editor als UTF-8 speichern („Mit Kodierung speichern“). Eine Bytereihenfolge-Marke am Anfang schadet nicht.",
    },
  },
  "unsupported-field-parameter": {
    severity: "error",
    en: "This version cannot work with fields with parameters outside of sheets yet.",
    de: "Mit Feldern mit Parametern außerhalb von Bögen kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Put the field on the sheet, or use a formula.",
      de: "Für einen berechneten Wert eine Formel nehmen, für einen gespeicherten eine Sammlung.",
    },
  },
  "unsupported-file": {
    severity: "hint",
    en: 'This file does not begin with a word of ours[[ ("{word}")]] and is skipped. Name it in the call if it is a ruleset.',
    de: "Diese Datei beginnt nicht mit einem unserer Wörter[[ („{word}“)]] und wird übergangen. Nenn sie im Aufruf, wenn sie ein Regelwerk ist.",
    why: {
      en: "Other programs use files that end in .rules, too. When a folder is searched, only files that begin with a declaration are read. A file without any rule yet is skipped, too.",
      de: "Auch andere Programme verwenden Dateien, die auf .rules enden. Wird ein Ordner durchsucht, werden nur Dateien gelesen, die mit einer Erklärung beginnen. Eine Datei, in der noch keine Regel steht, wird ebenfalls übergangen.",
    },
    mend: {
      en: "If it is a ruleset, name the file itself in the call, or correct its first word.",
      de: "Ist es ein Regelwerk, die Datei selbst im Aufruf nennen oder ihr erstes Wort berichtigen.",
    },
  },
  "unsupported-from": {
    severity: "error",
    en: "This version cannot work with this list as a place to choose from yet.",
    de: "Mit dieser Liste als Ort der Wahl kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Choose a thing from a list that is a stored field of the acting sheet or the opponent: from Schütze's Waffen.",
      de: "Ein Ding aus einer Liste wählen, die ein gespeichertes Feld des handelnden Bogens oder des Gegners ist: from Schütze's Waffen.",
    },
  },
  "unsupported-key": {
    severity: "error",
    en: "This version cannot work with keys of this kind yet.",
    de: "Mit Schlüsseln dieser Art kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Use numbers, steps, yes/no, attributes or things as keys.",
      de: "Als Schlüssel Zahlen, Stufen, ja/nein, Attribute oder Dinge nehmen.",
    },
  },
  "unsupported-modifier": {
    severity: "error",
    en: "This version cannot work with a modifier to this yet.",
    de: "Mit einem Modifikator hierauf kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Modify a field of the sheet, the own value of an attribute, all entries of a collection (to each …), or a check.",
      de: "Ein Feld des Bogens verändern, den eigenen Wert eines Attributs, alle Einträge einer Sammlung (to each …) oder eine Probe.",
    },
  },
  "unsupported-nested-roll": {
    severity: "error",
    en: "This version cannot work with a roll on another table inside a table yet.",
    de: "Mit einem Wurf auf eine andere Tabelle in einer Tabelle kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: { en: "Roll on the other table in the check.", de: "In der Probe auf der anderen Tabelle würfeln." },
  },
  "unsupported-reaction": {
    severity: "error",
    en: "This version cannot work with this reaction yet.",
    de: "Mit dieser Reaktion kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Watch a number of the sheet (reaches, falls, rises) or one condition (gains, loses).",
      de: "Auf eine Zahl des Bogens achten (reaches, falls, rises) oder auf einen einzelnen Zustand (gains, loses).",
    },
  },
  "unsupported-reference": {
    severity: "error",
    en: "This version cannot work with one value that may come from several places ({collections:or}) yet.",
    de: "Mit einem Wert, der aus mehreren Orten kommen kann ({collections:or}), kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: {
      en: "Name one collection or catalogue.",
      de: "Eine einzelne Sammlung oder einen einzelnen Katalog nennen.",
    },
  },
  "unsupported-rule": {
    severity: "warning",
    en: "This is understood and cannot be played yet: {why}.",
    de: "Das ist verstanden und kann noch nicht gespielt werden: {why}.",
    why: {
      en: "The text is right, and this version of the compiler has no way of playing it. Nothing is left out in silence: examples that need it fail, and an engine is built without it.",
      de: "Der Text ist richtig, nur kann diese Fassung des Compilers ihn nicht spielen. Nichts fällt still weg: Beispiele, die ihn brauchen, schlagen fehl, und eine Engine entsteht ohne ihn.",
    },
    mend: {
      en: "Say it in another way, if there is one, or wait for a later version.",
      de: "Es anders sagen, wenn das geht, oder eine spätere Fassung abwarten.",
    },
  },
  "unsupported-stacking": {
    severity: "error",
    en: "A condition that stacks has no fields and no duration of its own yet: only how often it is there is kept.",
    de: "Ein Zustand, der sich stapelt, kann noch keine Felder und keine Dauer haben: Gemerkt wird nur, wie oft er da ist.",
    why: {
      en: 'With "stacks" every gain counts for itself. How many there are is kept, not what each of them carries, so a field or duration would belong to none of them.',
      de: "Mit „stacks“ zählt jedes Bekommen für sich. Gemerkt wird, wie viele es sind, nicht was jedes von ihnen trägt; ein Feld oder eine Dauer gehörte also zu keinem von ihnen.",
    },
    mend: {
      en: 'Leave "stacks" out, use levels (condition X 0..5), or a list of things with fields.',
      de: "„stacks“ weglassen, Stufen nehmen (condition X 0..5) oder eine Liste von Dingen mit Feldern.",
    },
  },
  "unsupported-tactic": {
    severity: "error",
    en: 'This version cannot work with tactics ("{word}") yet.',
    de: "Mit Taktiken („{word}“) kann diese Version noch nicht umgehen.",
    why: {
      en: "The language has this, and the text is right; this version of the compiler does not carry it out. So that nothing is silently left out, it says so.",
      de: "Die Sprache kennt das, und der Text ist richtig; diese Fassung des Compilers führt es noch nicht aus. Damit nichts still wegfällt, sagt sie es.",
    },
    mend: { en: "Say in an example who does what.", de: "In einem Beispiel sagen, wer was tut." },
  },
  "unused-identifier": {
    severity: "warning",
    en: '"{name}" has no identifier in an engine: programs use the name itself.',
    de: "„{name}“ hat in einer Engine keinen Bezeichner: Programme benutzen den Namen selbst.",
    why: {
      en: "An engine exports sheets, kinds of things, rules of play and conflicts, and types of scales and collections. Everything else, such as a value of a sheet, is a key or a text in data, and that is the name as it is written.",
      de: "Eine Engine gibt Bögen, Arten von Dingen, Regeln des Spiels und Konflikte heraus, dazu Typen von Skalen und Wertegruppen. Alles andere, etwa ein Wert auf einem Bogen, ist ein Schlüssel oder ein Text in Daten, und der ist der Name, wie er geschrieben steht.",
    },
    mend: {
      en: "Take out the row. A label for people goes into the translation of a language.",
      de: "Die Zeile herausnehmen. Eine Bezeichnung für Menschen gehört in die Übersetzung einer Sprache.",
    },
  },
  "unused-ignore": {
    severity: "warning",
    en: "There is no {code} here any more. Take the comment out.",
    de: "Hier gibt es kein {code} mehr. Nimm den Kommentar heraus.",
    why: {
      en: "A comment that keeps nothing quiet would hide the next mistake of this kind on its line.",
      de: "Ein Kommentar, der nichts verschweigt, würde den nächsten Fehler dieser Art auf seiner Zeile verbergen.",
    },
    mend: {
      en: "Delete the comment, or put it on the line of the message or above it.",
      de: "Den Kommentar streichen oder auf die Zeile der Meldung setzen, oder darüber.",
    },
  },
  "unused-name": {
    severity: "hint",
    en: "{name} is named here and nowhere else. Use it, or take it out.",
    de: "{name} steht hier und sonst nirgends. Benutze den Namen, oder nimm ihn heraus.",
    why: {
      en: "A roll, parameter, constant, table or formula that nothing uses is often a rule that was forgotten half-way, or a misspelt name elsewhere.",
      de: "Ein Wurf, Parameter, eine Konstante, Tabelle oder Formel, die nichts verwendet, ist oft eine halb vergessene Regel oder ein anderswo falsch geschriebener Name.",
    },
    mend: {
      en: "Use it where it was meant to count, or delete it.",
      de: "Den Namen dort verwenden, wo er zählen sollte, oder ihn streichen.",
    },
  },
} as const;

/** The name of a diagnostic: the name of its page. */
export type DiagnosticCode = keyof typeof pages;

/** What the text of each diagnostic needs to be told. */
export interface DiagnosticArgs {
  readonly "ambiguous-comma": { readonly text: Argument; readonly decimal: Argument; readonly list: Argument };
  readonly "ambiguous-comparison": { readonly left: Argument; readonly right: Argument };
  readonly "ambiguous-dice": { readonly dice: Argument; readonly digits: Argument; readonly sides: Argument };
  readonly "ambiguous-name": { readonly name: Argument; readonly owners: Argument };
  readonly "ambiguous-number": { readonly text: Argument; readonly whole: Argument; readonly less: Argument };
  readonly "ambiguous-order": {
    readonly one: Argument;
    readonly other: Argument;
    readonly value?: Argument | undefined;
    readonly after?: Argument | undefined;
    readonly before?: Argument | undefined;
  };
  readonly "ambiguous-reference": { readonly name: Argument; readonly value: Argument };
  readonly "certain-limit": { readonly name?: Argument | undefined; readonly end: Argument };
  readonly "certain-result": {
    readonly name: Argument;
    readonly outcome?: Argument | undefined;
    readonly never?: Argument | undefined;
    readonly always?: Argument | undefined;
  };
  readonly "circular-call": { readonly name: Argument };
  readonly "circular-reaction": { readonly reactions: Argument };
  readonly "circular-use": { readonly path: Argument };
  readonly "circular-value": { readonly name: Argument };
  readonly "differing-example": {
    readonly claim: Argument;
    readonly actual: Argument;
    readonly expected?: Argument | undefined;
  };
  readonly "duplicate-label": { readonly label: Argument; readonly other: Argument };
  readonly "duplicate-name": { readonly name: Argument };
  readonly "duplicate-part": { readonly name: Argument };
  readonly "duplicate-replace": { readonly name: Argument; readonly other: Argument; readonly module: Argument };
  readonly "empty-edition": { readonly name: Argument };
  readonly "empty-file": Readonly<Record<string, never>>;
  readonly "empty-scale": { readonly name: Argument };
  readonly "endless-repeat": { readonly inputs?: Argument | undefined };
  readonly "endless-roll": Readonly<Record<string, never>>;
  readonly "ignored-answer": { readonly name: Argument; readonly rules?: Argument | undefined };
  readonly "ignored-modifiers": { readonly name: Argument };
  readonly "merged-sentences": { readonly text: Argument; readonly names: Argument };
  readonly "mismatched-arguments": { readonly name: Argument; readonly expected: Argument; readonly found: Argument };
  readonly "mismatched-dice": { readonly dice: Argument; readonly name: Argument };
  readonly "mismatched-file": { readonly expected: Argument };
  readonly "mismatched-identifier": { readonly name: Argument; readonly suggestion: Argument };
  readonly "mismatched-module": {
    readonly name: Argument;
    readonly wanted: Argument;
    readonly suggestion?: Argument | undefined;
  };
  readonly "mismatched-number": { readonly expression: Argument; readonly value: Argument };
  readonly "mismatched-opposite": Readonly<Record<string, never>>;
  readonly "mismatched-order": Readonly<Record<string, never>>;
  readonly "mismatched-relation": Readonly<Record<string, never>>;
  readonly "mismatched-replace": { readonly name: Argument; readonly what: Argument };
  readonly "mismatched-row": { readonly cells: Argument; readonly columns: Argument };
  readonly "mismatched-ruleset": { readonly found: Argument; readonly name: Argument };
  readonly "mismatched-setting": { readonly name: Argument; readonly expected: Argument };
  readonly "mismatched-type": { readonly expected: Argument; readonly found: Argument };
  readonly "mismatched-unit": {
    readonly left?: Argument | undefined;
    readonly right?: Argument | undefined;
    readonly product?: Argument | undefined;
  };
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
  readonly "misplaced-file": { readonly path: Argument };
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
  readonly "misplaced-secret": { readonly name: Argument };
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
  readonly "missing-realisation": { readonly names: Argument; readonly filled?: Argument | undefined };
  readonly "missing-reason": { readonly code: Argument };
  readonly "missing-replace": { readonly name: Argument; readonly place: Argument };
  readonly "missing-result": {
    readonly name: Argument;
    readonly inputs?: Argument | undefined;
    readonly chance?: Argument | undefined;
  };
  readonly "missing-sheet": { readonly name: Argument };
  readonly "missing-side": { readonly conflict: Argument; readonly sides: Argument };
  readonly "missing-start": { readonly name: Argument; readonly sheet: Argument };
  readonly "missing-success": { readonly name: Argument };
  readonly "missing-type": { readonly name: Argument };
  readonly "out-of-range-argument": {
    readonly name: Argument;
    readonly range: Argument;
    readonly parameter: Argument;
    readonly value?: Argument | undefined;
    readonly inputs?: Argument | undefined;
    readonly chance?: Argument | undefined;
  };
  readonly "out-of-range-bounds": { readonly low: Argument; readonly high: Argument };
  readonly "out-of-range-claim": {
    readonly name: Argument;
    readonly low: Argument;
    readonly high: Argument;
    readonly value?: Argument | undefined;
    readonly inputs?: Argument | undefined;
    readonly chance?: Argument | undefined;
  };
  readonly "out-of-range-dice": { readonly dice: Argument };
  readonly "out-of-range-divisor": { readonly inputs?: Argument | undefined; readonly chance?: Argument | undefined };
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
  readonly "uncovered-clause": { readonly source: Argument; readonly count: Argument; readonly clauses: Argument };
  readonly "uncovered-rest": { readonly name: Argument };
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
  readonly "unguarded-call": {
    readonly name: Argument;
    readonly inputs?: Argument | undefined;
    readonly reason: Argument;
  };
  readonly "unguarded-none": { readonly name: Argument };
  readonly "unknown-clause": { readonly clause: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-code": { readonly code: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-column": { readonly name: Argument };
  readonly "unknown-file": { readonly path: Argument };
  readonly "unknown-keyword": { readonly text: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-language": { readonly name: Argument; readonly expected: Argument };
  readonly "unknown-list": { readonly path: Argument; readonly source: Argument };
  readonly "unknown-modifier-kind": { readonly name: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-module": { readonly name: Argument; readonly suggestion?: Argument | undefined };
  readonly "unknown-name": {
    readonly name: Argument;
    readonly suggestion?: Argument | undefined;
    readonly what?: Argument | undefined;
  };
  readonly "unknown-ruleset": { readonly name: Argument; readonly suggestion?: Argument | undefined };
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
  readonly "unreachable-must": {
    readonly never?: Argument | undefined;
    readonly creation?: Argument | undefined;
    readonly inputs?: Argument | undefined;
  };
  readonly "unreachable-outcome": { readonly name: Argument; readonly outcome: Argument };
  readonly "unreachable-row": { readonly table: Argument; readonly values: Argument };
  readonly "unreachable-sentence": {
    readonly name?: Argument | undefined;
    readonly low?: Argument | undefined;
    readonly high?: Argument | undefined;
  };
  readonly "unsupported-application": { readonly name: Argument };
  readonly "unsupported-ask": Readonly<Record<string, never>>;
  readonly "unsupported-count": Readonly<Record<string, never>>;
  readonly "unsupported-dice": { readonly dice: Argument };
  readonly "unsupported-encoding": { readonly byte: Argument };
  readonly "unsupported-field-parameter": Readonly<Record<string, never>>;
  readonly "unsupported-file": { readonly word?: Argument | undefined };
  readonly "unsupported-from": Readonly<Record<string, never>>;
  readonly "unsupported-key": Readonly<Record<string, never>>;
  readonly "unsupported-modifier": Readonly<Record<string, never>>;
  readonly "unsupported-nested-roll": Readonly<Record<string, never>>;
  readonly "unsupported-reaction": Readonly<Record<string, never>>;
  readonly "unsupported-reference": { readonly collections: Argument };
  readonly "unsupported-rule": { readonly why: Argument };
  readonly "unsupported-stacking": Readonly<Record<string, never>>;
  readonly "unsupported-tactic": { readonly word: Argument };
  readonly "unused-identifier": { readonly name: Argument };
  readonly "unused-ignore": { readonly code: Argument };
  readonly "unused-name": { readonly name: Argument };
}
