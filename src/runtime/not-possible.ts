// What comes instead of a run where the rules forbid it. Invariant: it is a value, never thrown.

/** The rules do not allow it. Nothing was rolled or changed. */
export interface NotPossible {
  readonly possible: false;
  /** A sentence for people. */
  readonly why: string;
  /** Which reason it is. */
  readonly code: string;
  readonly clause: string | null;
}
