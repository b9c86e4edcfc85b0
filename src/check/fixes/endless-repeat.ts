/** A bound in front of the condition: what waits for something waits so often at most. */
import type { Fix } from "../../diagnostics/report.ts";
import type { Id } from "../../plan/types.ts";
import { replaced, textAt } from "../edits.ts";
import type { Facts } from "../facts.ts";
import { pointerTo } from "../pointers.ts";

const MOST = 10;

export function withBound({ model, at, sources }: Facts, sentence: Id): Fix | null {
  const pointer = pointerTo(model, sentence);
  const whole = pointer === undefined ? undefined : at(pointer);
  const until = pointer === undefined ? undefined : at(`${pointer}/until`);
  if (whole === undefined || until === undefined || until.start === whole.start) return null;
  const head = { ...whole, end: until.end };
  return {
    title: { de: `Höchstens ${MOST}-mal wiederholen`, en: `Repeat up to ${MOST} times` },
    edits: [replaced(head, `repeat up to ${MOST} times while not (${textAt(sources, until)})`)],
  };
}
