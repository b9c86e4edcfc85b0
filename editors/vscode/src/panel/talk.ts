/** What the panel of odds and the extension say to each other: plain data, in both directions. */

/** One outcome, its chance as a fraction and in percent. */
export interface Chance {
  readonly outcome: string;
  readonly fraction: string;
  readonly percent: number;
}

/** Chances for one set of inputs: what was varied, by name. */
export interface Odds {
  readonly inputs: Readonly<Record<string, string>>;
  readonly rows: readonly Chance[];
}

/** Of the two wordings of a rule: the text as it is now in the editor, or as it was last saved. */
export type Wording = "now" | "saved";

/** `number` counts the questions of a side, so that an answer that comes late is not shown. */
export interface Question {
  readonly kind: "ask";
  readonly side: number;
  readonly number: number;
  /** In the words of an example; empty: what stands at the cursor. */
  readonly call: string;
  readonly wording: Wording;
}
export type FromPanel = Question | { readonly kind: "ready" };

/** What the server found. `told`: what was taken for granted where no example does the rule. */
export interface Found {
  readonly call: string;
  readonly rule?: string;
  readonly told?: string;
  readonly tables: readonly Odds[];
  readonly problem: string | null;
  /** There was no time for an answer. */
  readonly late?: boolean;
}

export type ToPanel =
  | { readonly kind: "begin"; readonly title: string; readonly first: Found; readonly german: boolean }
  | { readonly kind: "again" }
  | { readonly kind: "answer"; readonly side: number; readonly number: number; readonly found: Found };
