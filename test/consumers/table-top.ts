// A table in a browser whose players throw real dice: the server keeps nothing between two messages but JSON. A request says what is to
// be thrown or answered, the message that answers it carries what was thrown, and the game goes on from there.

import {
  gefecht,
  text,
  type ConflictStep,
  type GefechtMove,
  type GefechtStart,
  type GefechtState,
  type NotPossible,
} from "../../generated/eps/engine.js";

/** Everything the server keeps of a table. */
export interface Table {
  readonly state: GefechtState;
  /** What is being done and how far it is. */
  readonly pending: { readonly move: GefechtMove; readonly resume: object } | null;
}
export type Message =
  | { readonly kind: "do"; readonly move: GefechtMove }
  | { readonly kind: "thrown"; readonly side: number }
  | { readonly kind: "answer"; readonly value: unknown };
export type Request =
  | { readonly kind: "throw"; readonly for: string; readonly sides: number }
  | {
      readonly kind: "ask";
      readonly whom: "gm" | "player";
      readonly key: string;
      readonly from: number | null;
      readonly to: number | null;
      readonly options: readonly unknown[] | null;
    }
  | { readonly kind: "choose"; readonly moves: readonly GefechtMove[]; readonly needs: readonly string[] }
  | { readonly kind: "over"; readonly end: string }
  | { readonly kind: "refused"; readonly why: string };

export function newTable(start: GefechtStart): string {
  return written({ state: gefecht.start(start), pending: null });
}

/** What the table waits for now. */
export function waitsFor(json: string): Request {
  const { state, pending } = opened(json);
  if (pending !== null) return asked(gefecht.step(state, pending.move, pending.resume));
  if (state.$ended !== false) return { kind: "over", end: state.$ended };
  const options = gefecht.options(state);
  return { kind: "choose", moves: [...options, "goes on"], needs: [...new Set(options.flatMap(({ needs }) => needs))] };
}

/** The table after a message, and what it waits for then. */
export function received(json: string, message: Message): { readonly table: string; readonly request: Request } {
  const { state, pending } = opened(json);
  const move = message.kind === "do" ? message.move : pending?.move;
  if (move === undefined) return { table: json, request: { kind: "refused", why: "Gerade ist nichts zu werfen." } };
  const given = message.kind === "do" ? undefined : message.kind === "thrown" ? message.side : message.value;
  const step = message.kind === "do" ? gefecht.step(state, move) : gefecht.step(state, move, pending?.resume, given);
  if (step.kind !== "done")
    return { table: written({ state, pending: { move, resume: step.resume } }), request: asked(step) };
  if (isRefusal(step.state)) return { table: json, request: { kind: "refused", why: step.state.why } };
  const table = written({ state: step.state, pending: null });
  return { table, request: waitsFor(table) };
}

/** What was done so far, for the page. */
export function story(json: string): readonly string[] {
  return gefecht.trace(opened(json).state).map(({ move, trace }) => {
    const head = move === "goes on" ? "Weiter" : `${move.who}: ${"does" in move ? move.does : "dabei"}`;
    return [head, text(trace, "de", { for: "player" })].join("\n").trim();
  });
}

function asked(step: ConflictStep<GefechtState | NotPossible>): Request {
  switch (step.kind) {
    case "roll":
      return { kind: "throw", for: step.label, sides: step.sides };
    case "ask":
      return {
        kind: "ask",
        whom: step.asks,
        key: step.key,
        from: step.range?.from ?? null,
        to: step.range?.to ?? null,
        options: step.options,
      };
    case "done":
      throw new Error("it waits for nothing");
  }
}

const isRefusal = (state: GefechtState | NotPossible): state is NotPossible => "possible" in state;
const written = (table: Table): string => JSON.stringify(table);

function opened(json: string): Table {
  const { state, pending } = JSON.parse(json) as Table;
  return { state, pending };
}
