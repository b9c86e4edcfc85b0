/** What the panel of odds and the extension say to each other: plain data, in both directions. */

/** One outcome, its chance as a fraction and as a number. */
export interface Chance {
  readonly outcome: string;
  readonly probability: string;
  readonly decimal: number;
}

/** Of the two wordings of a rule: the text as it is now in the editor, or as it was last saved. */
export type Wording = "now" | "saved";

/** `number` counts the questions of a side, so that an answer that comes late is not shown. */
export interface Question {
  readonly kind: "ask";
  readonly side: number;
  readonly number: number;
  readonly call: string;
  readonly wording: Wording;
}
export type FromPanel = Question | { readonly kind: "ready" };

export type ToPanel =
  | { readonly kind: "begin"; readonly title: string; readonly call: string; readonly german: boolean }
  | { readonly kind: "again" }
  | {
      readonly kind: "answer";
      readonly side: number;
      readonly number: number;
      readonly chances: readonly Chance[];
      readonly problem: string | null;
    };
