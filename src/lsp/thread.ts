/**
 * A second thread for what takes long: examples, odds, books.
 *
 * Invariant: one question is worked on at a time; what nobody waits for any more, or what takes longer than its budget, is ended with
 * the thread, and the next question gets a new one. A failure there is the failure of one question.
 */
import { Worker } from "node:worker_threads";
import type { CancellationToken } from "vscode-languageserver/node";
import type { Source } from "../base/source.ts";
import type { Answer, Question, QuestionKind } from "../editor/questions.ts";
import type { Snapshot } from "../editor/workspace.ts";

/** What is sent: the texts that are not as they were, and the question. */
export interface Sent {
  readonly open: readonly string[];
  /** The folder of each open text's project. */
  readonly roots: readonly (readonly [path: string, root: string | null])[];
  /** By path; null: it is gone. */
  readonly texts: readonly (readonly [path: string, text: string | null])[];
  readonly question: Question;
}
/** What comes back; first of all that it is ready. */
export type Got = { readonly kind: "ready" } | { readonly kind: "answer"; readonly answer: unknown } | { readonly kind: "failed"; readonly why: string };

export interface Thread {
  /**
   * Null: it took longer than its budget, or nobody waits for it any more. `key`: a newer question with the same key takes the place of an
   * older one, and a newer text that of an older one. `token`: whoever asked may give it up.
   */
  readonly ask: <Kind extends QuestionKind>(snapshot: Snapshot, open: readonly string[], question: Question & { readonly kind: Kind }, options: Options) => Promise<Answer<Kind> | null>;
  readonly end: () => void;
}

interface Options {
  readonly budget: number;
  readonly key?: string;
  readonly token?: CancellationToken;
  /** It is asked of other texts than those that are open, so a change of those does not concern it. */
  readonly apart?: boolean;
}

/** A question that was asked, and by how many. */
interface Asked {
  readonly answer: Promise<unknown>;
  readonly waiting: Waiting;
  askers: number;
}

interface Waiting {
  readonly snapshot: Snapshot;
  readonly open: readonly string[];
  readonly question: Question;
  readonly budget: number;
  readonly key: string | null;
  readonly apart: boolean;
  began: number;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** What nobody waits for any more may go on so long, in milliseconds. */
const grace = 1500;

export function createThread(rootOf: (path: string) => string | null): Thread {
  let worker: Worker | null = null;
  let isReady = false;
  let sent = new Map<string, Source>();
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let queue: Waiting[] = [];
  let known: { readonly snapshot: Snapshot; readonly answers: Map<string, Asked> } | null = null;
  return {
    ask: (snapshot, open, question, options) => {
      if (known?.snapshot !== snapshot && options.apart !== true) known = { snapshot, answers: new Map() };
      const answers = options.apart === true || known === null ? new Map<string, Asked>() : known.answers;
      const text = JSON.stringify(question);
      const one = answers.get(text) ?? asked(snapshot, open, question, options);
      answers.set(text, one);
      one.askers += 1;
      options.token?.onCancellationRequested(() => {
        one.askers -= 1;
        if (one.askers === 0) giveUp(one);
      });
      // What was given up or failed is not an answer for the next who asks.
      const forget = (): void => void (answers.get(text) === one && answers.delete(text));
      one.answer.then((answer) => answer === null && forget(), forget);
      return one.answer as Promise<never>;
    },
    end: () => {
      queue = [];
      stop();
    },
  };

  function asked(snapshot: Snapshot, open: readonly string[], question: Question, { budget, key = null, apart = false }: { readonly budget: number; readonly key?: string | null; readonly apart?: boolean }): Asked {
    let settle: Waiting["settle"] = () => undefined;
    let fail: Waiting["fail"] = () => undefined;
    const answer = new Promise<unknown>((resolve, reject) => [settle, fail] = [resolve, reject]);
    const waiting: Waiting = { snapshot, open, question, budget, key, apart, began: 0, settle, fail };
    const takesPlace = (one: Waiting): boolean => (one.snapshot !== snapshot && !one.apart && !apart) || (key !== null && one.key === key);
    for (const one of queue) if (takesPlace(one)) one.settle(null);
    queue = [...queue.filter((one) => !takesPlace(one)), waiting];
    if (current !== null && takesPlace(current)) stopSoon(current, () => true);
    next();
    return { answer, waiting, askers: 0 };
  }

  /** A thread that is nearly done is worth more than a new one. */
  function stopSoon(one: Waiting, still: () => boolean): void {
    setTimeout(() => one === current && still() && stop(), Math.max(0, one.began + grace - Date.now()));
  }

  function giveUp(one: Asked): void {
    if (current === one.waiting) stopSoon(one.waiting, () => one.askers === 0);
    if (!queue.includes(one.waiting)) return;
    queue = queue.filter((other) => other !== one.waiting);
    one.waiting.settle(null);
  }

  function next(): void {
    if (current !== null) return;
    const one = queue.shift();
    if (one === undefined) return;
    current = one;
    one.began = Date.now();
    worker ??= started();
    worker.postMessage({ open: one.open, roots: one.snapshot.sources.map(({ path }) => [path, rootOf(path)] as const), texts: news(one.snapshot), question: one.question } satisfies Sent);
    if (isReady) begin(one);
  }

  /** From now on it counts what takes long. */
  function begin(one: Waiting): void {
    one.began = Date.now();
    timer = setTimeout(stop, one.budget);
  }

  function finished(take: (one: Waiting) => void): void {
    clearTimeout(timer);
    const one = current;
    current = null;
    if (one !== null) take(one);
    next();
  }

  /** Ends what is under way. */
  function stop(): void {
    if (current === null) return;
    const old = worker;
    worker = null;
    sent = new Map();
    void old?.terminate();
    finished((one) => one.settle(null));
  }

  function started(): Worker {
    isReady = false;
    const made = new Worker(workerAddress(), { stdout: true, stderr: true });
    made.unref();
    made.on("message", (got: Got) => {
      if (made !== worker) return;
      if (got.kind === "ready") {
        isReady = true;
        if (current !== null) begin(current);
      } else finished((one) => (got.kind === "answer" ? one.settle(got.answer) : one.fail(new Error(got.why))));
    });
    made.on("error", (error) => {
      if (made !== worker) return;
      worker = null;
      sent = new Map();
      finished((one) => one.fail(error instanceof Error ? error : new Error(String(error))));
    });
    return made;
  }

  /** The texts that the thread does not have yet. */
  function news(snapshot: Snapshot): Sent["texts"] {
    const all = new Map([...snapshot.sources, ...snapshot.rulesets().flatMap((one) => one.compiled.sources), ...snapshot.loaded()].map((source) => [source.path, source] as const));
    const gone = [...sent.keys()].filter((path) => !all.has(path)).map((path) => [path, null] as const);
    const changed = [...all.values()].filter((source) => sent.get(source.path) !== source).map((source) => [source.path, source.text] as const);
    sent = all;
    return [...gone, ...changed];
  }
}

/** Where the thread's program lies: beside this one, in the form this one has. */
function workerAddress(): URL {
  const here = import.meta.url;
  return here.endsWith(".ts") ? new URL("./worker-dev.mjs", here) : new URL("./lsp-worker.js", here);
}
