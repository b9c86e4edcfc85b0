/**
 * Odds beside the heads of rules, as small notes.
 *
 * Invariant: they are worked out by the second thread, one rule after another, when everything that is wrong has been told; what a text says
 * is never held up by them. A rule that takes long is left out from then on; what belongs to an older text is not shown.
 */
import { chancesText, rulesIn } from "../editor/features/hints.ts";
import type { Snapshot } from "../editor/workspace.ts";
import type { Session } from "./session.ts";
import type { Thread } from "./thread.ts";

export interface Beside {
  readonly at: number;
  readonly text: string;
  readonly more: string;
}

/** For one rule, and for all that an editor shows of one text, in milliseconds. */
const ofOne = 1000;
const ofAll = 4000;
/** So long nothing is asked after a change: who types has no use for odds yet. */
const quiet = 300;
/** So long an editor that cannot be told of more waits for what is quickly found. */
const patience = 600;

type Said = { readonly text: string; readonly more: string } | null;

export function chancesBeside(session: Session, thread: Thread): (snapshot: Snapshot, path: string, from: number, to: number) => Promise<readonly Beside[]> {
  let known: { readonly snapshot: Snapshot; readonly said: Map<string, Said> } | null = null;
  const dear = new Set<string>();
  return async (snapshot, path, from, to) => {
    if (known?.snapshot !== snapshot) known = { snapshot, said: new Map() };
    const { said } = known;
    const rules = rulesIn(snapshot, path, from, to);
    const wanted = rules.map(({ rule }) => rule).filter((rule) => !said.has(keyOf(path, rule)) && !dear.has(keyOf(path, rule)));
    const found = wanted.length === 0 ? Promise.resolve() : workedOut(snapshot, path, wanted, said).catch((error: unknown) => session.connection.console.error(`odds beside the text: ${String(error)}`));
    if (!session.wishes.refreshes.hints) await Promise.race([found, new Promise((resolve) => setTimeout(resolve, patience))]);
    return rules.flatMap(({ rule, at }) => {
      const one = said.get(keyOf(path, rule));
      return one === undefined || one === null ? [] : [{ at, ...one }];
    });
  };

  async function workedOut(snapshot: Snapshot, path: string, rules: readonly string[], said: Map<string, Said>): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, quiet));
    if (session.workspace.snapshot() !== snapshot) return;
    const open = session.workspace.openPaths();
    const language = session.language(path);
    // The same question as that of the diagnostics, so it is asked once.
    await thread.ask(snapshot, open, { kind: "diagnostics" }, { budget: 60_000, key: "diagnostics" });
    const began = Date.now();
    let more = false;
    for (const rule of rules) {
      if (session.workspace.snapshot() !== snapshot) return;
      const key = keyOf(path, rule);
      if (said.has(key)) continue;
      if (Date.now() - began > ofAll) {
        said.set(key, null);
        continue;
      }
      const asked = Date.now();
      const answer = await thread.ask(snapshot, open, { kind: "typical", path, rule }, { budget: ofOne });
      if (session.workspace.snapshot() !== snapshot) return;
      if (answer === null && Date.now() - asked >= ofOne) dear.add(key);
      const text = answer === null ? null : chancesText(answer.odds, language);
      said.set(key, text === null ? null : { text, more: tooltip(answer?.told ?? "", language) });
      more ||= text !== null;
    }
    if (more && session.wishes.refreshes.hints) await session.connection.languages.inlayHint.refresh();
  }
}

function keyOf(path: string, rule: string): string {
  return `${path} ${rule}`;
}

function tooltip(told: string, language: "de" | "en"): string {
  const who = told === "" ? "" : ` (${told})`;
  return language === "de" ? `Chancen einer Figur, wie sie beginnt${who}` : `Chances of a figure as it begins${who}`;
}
