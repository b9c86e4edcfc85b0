// A move in a conflict die by die and answer by answer over any distance. Invariant: as for actions (step-door.ts); every step runs the
// move again from its start, with everything that follows from it.

import type { Call } from "./call.ts";
import type { ConflictFacts } from "./conflict-facts.ts";
import { answerKey, moved, type Move } from "./conflict-play.ts";
import { stateParts, toState, type Known } from "./conflict-state.ts";
import type { RulesFacts } from "./facts.ts";
import type { Given } from "./io.ts";
import { plainValue } from "./paths.ts";
import type { NotPossible } from "./run.ts";
import { hashOf, publicQuestion, readResume, resumed, type Waiting } from "./step-door.ts";
import { sourceStepper } from "./stepper.ts";

/** What a move waits for, or the state it leads to. */
export type ConflictStep<S> = Waiting | { readonly kind: "done"; readonly state: S };

/** @throws RuleError `differing-resume`, `mismatched-resume`, and as act. */
export function stepMove(
  rules: RulesFacts,
  facts: ConflictFacts,
  known: Known,
  move: Move,
  resume?: unknown,
  given?: unknown,
): ConflictStep<object | NotPossible> {
  let asking: Call | null = null;
  const player = sourceStepper(
    (source): Known | NotPossible => {
      const answers: Record<string, unknown> = {};
      const times = new Map<string, number>();
      return moved(
        rules,
        facts,
        known,
        move,
        {
          throwDie: source.throwDie,
          answer: (call, request) => {
            asking = call;
            const answer = source.answer(request);
            const n = (times.get(request.key) ?? 0) + 1;
            times.set(request.key, n);
            answers[answerKey(request.key, n)] = plainAnswer(call, request.key, answer);
            return answer;
          },
        },
        answers,
      );
    },
    fingerprintOf(rules, facts, known, move),
  );
  const read = (): Call => {
    if (asking === null) throw new Error("a question without a call");
    return asking;
  };
  const kept = resume === undefined ? null : readResume(resume);
  const stepped = kept === null ? player.start() : resumed(player, kept, given, read);
  switch (stepped.kind) {
    case "roll":
      return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
    case "ask":
      return { kind: "ask", ...publicQuestion(read(), stepped.question), resume: stepped.resume };
    case "done": {
      const { value } = stepped;
      return { kind: "done", state: "possible" in value ? value : toState(rules, facts, value) };
    }
  }
}

function plainAnswer(call: Call, key: string, given: Given): unknown {
  if (typeof given !== "number") return Object.freeze(given.slice());
  return plainValue(call, call.action.asks[key]!.typed.shape, given);
}

function fingerprintOf(rules: RulesFacts, facts: ConflictFacts, { fight, log }: Known, move: Move): string {
  const state = Object.fromEntries(stateParts(rules, facts, fight));
  return `${rules.fingerprint}-${hashOf(JSON.stringify([facts.fight.id, state, log.length, move]))}`;
}
