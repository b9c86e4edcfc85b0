// Why the turns of a conflict do not allow an action, as reasons and for people. Invariant: each reason has its own id under the conflict.

import type { Id } from "../model/types.ts";
import type { Hindrance } from "../runtime/fight.ts";

export const reasonOf = (conflict: Id, why: Hindrance): Id => `${conflict}/$${why}`;

/** What is said of each hindrance, by its reason. */
export function hindranceTexts(conflict: { readonly id: Id; readonly name: string }, language: "de" | "en"): readonly (readonly [Id, string])[] {
  const { id, name } = conflict;
  const texts: Readonly<Record<Hindrance, string>> =
    language === "de"
      ? { ended: `${name} ist zu Ende.`, closed: `In ${name} ist gerade kein Zug offen.`, turn: "Jetzt ist jemand anderes am Zug.", actions: `Das ist keine Aktion in ${name}.`, once: "Das geht in diesem Zug nur einmal.", left: `Wer nicht an ${name} teilnimmt, kann das nicht.` }
      : { ended: `${name} has ended.`, closed: `No turn is open in ${name}.`, turn: "It is somebody else's turn.", actions: `That is no action in ${name}.`, once: "That can be done once in a turn.", left: `Who takes no part in ${name} cannot do that.` };
  return Object.entries(texts).map(([why, text]) => [reasonOf(id, why as Hindrance), text] as const);
}
