/** Earlier, where an earlier sentence takes its cases; else out. */
import type { Span } from "../../base/source.ts";
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { sentenceBefore, textAt, without } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { blockAround } from "../pointers.ts";

/** `before`: the first of the results in front of it, without which it would count. */
export function earlierOrOut(facts: Facts, sentence: Id, before: Id | null): Fix | null {
  const span = facts.place(sentence);
  const text = textAt(facts.sources, span);
  if (/^(?:when|repeat|otherwise)\b/u.test(text)) return null;
  const target = before === null ? null : facts.place(before);
  if (target !== null && target.file === span.file) {
    return {
      title: { de: "Den Satz vor die Sätze ziehen, die seine Fälle nehmen", en: "Move the sentence before those that take its cases" },
      edits: [sentenceBefore(facts.sources, target, text.trimEnd()), without(facts.sources, span)],
    };
  }
  return out(facts, span);
}

/** The sentence and all behind it in its block. */
export function outWithRest(facts: Facts, sentence: Id): Fix | null {
  const block = blockAround(facts.model, sentence);
  const last = block.at(-1);
  if (last === undefined || !block.includes(sentence)) return null;
  const [from, to] = [facts.place(sentence), facts.place(last)];
  return from.file === to.file ? out(facts, { ...from, end: to.end }) : null;
}

function out(facts: Facts, span: Span): Fix {
  return { title: { de: "Streichen", en: "Take it out" }, edits: [without(facts.sources, span)] };
}
