// Sentences of rules in words, as lines with lines inside. Invariant: every sentence becomes at least one line, with its own clauses; a call of
// a rule that is kept out of the book brings that rule's lines with it.

import { unreachable } from "../../base/never.ts";
import type { Block, Call, Sentence } from "../../model/types.ts";
import { calledText, callText, whoText } from "./call.ts";
import { thrownText, withOptions } from "./dice.ts";
import { askText, changeText, does, heldText, lower, repeatText, resultText } from "./effect.ts";
import { chosenChange } from "./field-choice.ts";
import { capital, emphasis, strong, type Inline } from "./inline.ts";
import { operandText, ownerText, testText, valueText } from "./part.ts";
import { fieldName, nameOf, pick, type Say } from "./say.ts";

export interface Line {
  readonly text: Inline;
  readonly clauses: readonly string[];
  readonly docs: readonly string[];
  readonly inner: readonly Line[];
}

export function blockLines(block: Block, say: Say): readonly Line[] {
  return block.flatMap((sentence) => sentenceLines(sentence, say));
}

function sentenceLines(sentence: Sentence, say: Say): readonly Line[] {
  const { clauses, docs } = sentence;
  const chosen = sentence.kind === "when" ? chosenChange(sentence, say) : null;
  if (chosen !== null) return sentenceLines(chosen, say);
  if (sentence.kind === "when") return whenLines(sentence, say);
  const { text, inner } = said(sentence, say);
  const only = sentence.if === null ? null : testText(sentence.if, say, "sub");
  const whole = only === null ? capital(text) : pick(say, `Wenn ${only}: ${text}`, `If ${only}: ${text}`);
  return [{ text: whole, clauses, docs, inner }];
}

type Said = { readonly text: Inline; readonly inner: readonly Line[] };
const plain = (text: Inline): Said => ({ text, inner: [] });

function said(s: Exclude<Sentence, { kind: "when" }>, say: Say): Said {
  switch (s.kind) {
    case "needs": {
      const message = s.message === "" ? "" : pick(say, ` Sonst: „${s.message}“`, ` Otherwise: "${s.message}"`);
      return plain(
        pick(
          say,
          `nur möglich, wenn ${testText(s.test, say, "sub")}.${message}`,
          `only possible if ${testText(s.test, say, "sub")}.${message}`,
        ),
      );
    }
    case "let":
      if (s.call !== null)
        return withHelper(
          pick(
            say,
            `${lower(callText(s.call, say))}; das ergibt ${strong(s.name)}.`,
            `${lower(callText(s.call, say))}; this is ${strong(s.name)}.`,
          ),
          s.call,
          s.name,
          say,
        );
      return plain(`${strong(s.name)} = ${s.value === null ? "" : valueText(s.value, say)}.`);
    case "roll": {
      const times = s.times === null ? "" : pick(say, `${s.times}-mal `, `${s.times}× `);
      const what =
        s.table !== null
          ? pick(
              say,
              `auf der Tabelle ${emphasis(nameOf(s.table, say))}`,
              `on the ${emphasis(nameOf(s.table, say))} table`,
            )
          : s.dice === null
            ? ""
            : withOptions(thrownText(s.dice, say), s.among, say);
      return plain(
        pick(
          say,
          `würfle ${times}${what}: das ist ${strong(s.name)}.`,
          `roll ${times}${what}: this is ${strong(s.name)}.`,
        ),
      );
    }
    case "ask":
      return plain(askText(s, say));
    case "result":
      if (s.call !== null)
        return withHelper(
          pick(
            say,
            `${lower(callText(s.call, say))}; das ist das Ergebnis.`,
            `${lower(callText(s.call, say))}; that is the outcome.`,
          ),
          s.call,
          say.outcome,
          say,
        );
      return plain(
        `${say.outcome ?? pick(say, "Ergebnis", "outcome")}: ${s.value === null ? "–" : resultText(s.value, say)}.`,
      );
    case "repeat":
      return { text: repeatText(s, say), inner: blockLines(s.body, say) };
    case "for-each":
      return {
        text: pick(
          say,
          `für jeden Eintrag ${strong(s.name)} aus ${valueText(s.list, say)}:`,
          `for all of ${valueText(s.list, say)}, one by one as ${strong(s.name)}:`,
        ),
        inner: blockLines(s.body, say),
      };
    case "stop":
      return plain(pick(say, "hier endet es.", "it ends here."));
    case "step":
      return { text: `${strong(s.name)}:`, inner: blockLines(s.body, say) };
    case "write": {
      const where = `${fieldName(s.field, say)} (${nameOf(s.collection, say)})`;
      const value = valueText(s.value, say);
      return plain(
        s.order === "given"
          ? pick(
              say,
              `trag der Reihe nach ein: ${value} bei ${where}.`,
              `enter one after another: ${value} at ${where}.`,
            )
          : pick(
              say,
              `verteile frei: ${value} auf ${where}, je Eintrag eine Zahl.`,
              `place freely: ${value} at ${where}, one number an entry.`,
            ),
      );
    }
    case "redo": {
      const steps = s.steps.map((id) => emphasis(nameOf(id, say))).join(", ");
      return plain(
        pick(
          say,
          `mach noch einmal aus ${emphasis(nameOf(s.check, say))}: ${steps}.`,
          `do again, out of ${emphasis(nameOf(s.check, say))}: ${steps}.`,
        ),
      );
    }
    case "change":
      return plain(changeText(s, say));
    case "gains": {
      const into =
        s.into === null ? "" : pick(say, ` (unter ${fieldName(s.into, say)})`, ` (under ${fieldName(s.into, say)})`);
      return plain(
        `${does(s.who, say, { de: ["du bekommst", "bekommt"], en: ["you get", "gets"] })} ${strong(heldText(s.what, say))}${into}.`,
      );
    }
    case "loses":
      return plain(
        `${does(s.who, say, { de: ["du verlierst", "verliert"], en: ["you no longer have", "no longer has"] })} ${strong(heldText(s.what, say))}.`,
      );
    case "remove":
      return plain(pick(say, `nimm aus ${strong(s.list)} einmal heraus: ${valueText(s.item, say)}.`, `take out of ${strong(s.list)}, once: ${valueText(s.item, say)}.`));
    case "suffers": {
      const args = s.args.length === 0 ? "" : ` (${s.args.map((arg) => valueText(arg, say)).join(", ")})`;
      const by = `${emphasis(nameOf(s.cascade, say))}${args}`;
      return plain(
        `${does(s.who, say, { de: ["du erleidest", "erleidet"], en: ["you take", "takes"] })} ${operandText(s.amount, say)} ${pick(say, "durch", "by")} ${by}.`,
      );
    }
    case "call":
      return withHelper(
        `${lower(callText(s.call, say))}.`,
        s.call,
        pick(say, "Ergebnis davon", "outcome of this"),
        say,
      );
    case "joins":
      return plain(
        pick(
          say,
          `${does(s.who, say, { de: ["du kommst", "kommt"], en: ["you come", "comes"] })} zu ${ownerText(s.conflict, say) ?? "diesem Konflikt"} hinzu (${s.side}).`,
          `${does(s.who, say, { de: ["du kommst", "kommt"], en: ["you come", "comes"] })} into ${ownerText(s.conflict, say) ?? "this conflict"} (${s.side}).`,
        ),
      );
    case "leaves":
      return plain(
        pick(
          say,
          `${does(s.who, say, { de: ["du scheidest", "scheidet"], en: ["you go", "goes"] })} aus ${ownerText(s.conflict, say) ?? "diesem Konflikt"} aus.`,
          `${does(s.who, say, { de: ["du scheidest", "scheidet"], en: ["you go", "goes"] })} out of ${ownerText(s.conflict, say) ?? "this conflict"}.`,
        ),
      );
    case "goes-on":
      return plain(
        pick(
          say,
          `${ownerText(s.conflict, say) ?? "der Konflikt"} geht weiter.`,
          `${ownerText(s.conflict, say) ?? "the conflict"} continues.`,
        ),
      );
    default:
      return unreachable(s);
  }
}

/** The rule that is called is told here where the book tells it nowhere else. */
function withHelper(text: Inline, call: Call, name: string | null, say: Say): Said {
  const check = say.index.check(call.check);
  if (!check.helper) return plain(text);
  const known = new Map(
    check.givens.map((given, i): readonly [string, string] => [
      given.name,
      call.args[i] === undefined ? given.name : operandText(call.args[i], say),
    ]),
  );
  if (check.against !== null && call.against !== null) known.set(check.against.name, whoText(call.against, say));
  const isOwn = call.who === null || call.who.kind === "self";
  const self = isOwn ? say.self : ownerText(call.who, say);
  if (check.self !== null) known.set(check.self.name, self ?? check.self.name);
  const title = isOwn ? calledText(call, check, say) : `${whoText(call.who, say)}: ${calledText(call, check, say)}`;
  const inside: Say = {
    ...say,
    self: self ?? (check.against === null ? null : (check.self?.name ?? null)),
    known,
    outcome: name,
  };
  return {
    text: text.replace(lower(callText(call, say)), title).replace(/\.$/u, ":"),
    inner: blockLines([...(check.before ?? []), check.body, ...(check.after ?? [])].flat(), inside),
  };
}

function whenLines(s: Extract<Sentence, { kind: "when" }>, say: Say): readonly Line[] {
  const condition =
    s.if === null
      ? ""
      : pick(say, ` (nur wenn ${testText(s.if, say, "sub")})`, ` (only if ${testText(s.if, say, "sub")})`);
  const arms = s.arms.map((arm, i): Line => {
    const test = testText(arm.test, say, "sub");
    const text =
      i === 0
        ? pick(say, `Wenn ${test}${condition}:`, `If ${test}${condition}:`)
        : pick(say, `Sonst, wenn ${test}:`, `Otherwise, if ${test}:`);
    const inner = blockLines(arm.body, say);
    const [only] = arm.body;
    // What is chosen among options is one part under its own name: that name was just said.
    if (arm.body.length === 1 && only?.kind === "step" && only.if === null)
      return {
        text,
        clauses: [...(i === 0 ? s.clauses : []), ...only.clauses],
        docs: [...(i === 0 ? s.docs : []), ...only.docs],
        inner: inner[0]?.inner ?? [],
      };
    return { text, clauses: i === 0 ? s.clauses : [], docs: i === 0 ? s.docs : [], inner };
  });
  if (s.otherwise.length === 0) return arms;
  return [
    ...arms,
    { text: pick(say, "Sonst:", "Otherwise:"), clauses: [], docs: [], inner: blockLines(s.otherwise, say) },
  ];
}
