// How forms are described: the types of an engine's `meta`. Invariant: plain JSON; keys are those of sheets and calls.

import type { Plain } from "./shape.ts";

export interface Label {
  readonly de: string;
  readonly en: string;
}
export type Widget =
  | "number"
  | "bar"
  | "boxes"
  | "segments"
  | "checkbox"
  | "select"
  | "text"
  | "dice"
  | "checklist"
  | "things"
  | "list"
  /** Places, each empty or with one of the options. */
  | "slots"
  /** It is calculated: shown, never filled in. */
  | "output";

/** A value to show or to fill in. */
export interface ValueMeta {
  readonly key: string;
  readonly label: Label;
  readonly about: string | null;
  readonly kind: "number" | "yes-no" | "text" | "dice" | "choice";
  readonly range: { readonly from: number; readonly to: number } | null;
  readonly unit: string | null;
  /** What may be chosen; null where that is no choice. */
  readonly options: readonly Plain[] | null;
  /** What it is where nothing is given; null also where that is worked out. */
  readonly start: Plain | readonly Plain[];
  /** It must be given. */
  readonly must: boolean;
  /** How many values in a list; null: one value. */
  readonly many: { readonly from: number; readonly to: number } | null;
  readonly clause: string | null;
  readonly widget: Widget;
}
export interface FieldMeta extends ValueMeta {
  readonly calculated: boolean;
  /** Names with one value each; null: one value. */
  readonly entries: readonly { readonly key: string; readonly label: Label }[] | null;
  /** Kinds of things that may lie in the list, by their names in `things`; null: no such list. */
  readonly things: readonly string[] | null;
}
/** `constant`: what the engine exports it as. */
export interface SheetMeta {
  readonly name: string;
  readonly label: Label;
  readonly constant: string;
  readonly groups: readonly { readonly title: readonly string[]; readonly fields: readonly FieldMeta[] }[];
}
export interface ActionMeta {
  readonly name: string;
  readonly label: Label;
  readonly constant: string;
  readonly word: string;
  readonly clause: string | null;
  /** Sheets and things that take part. `from`: whose list a thing is taken from. */
  readonly roles: readonly {
    readonly key: string;
    readonly label: Label;
    readonly of: string;
    readonly from: { readonly role: string; readonly list: string } | null;
  }[];
  readonly params: readonly ValueMeta[];
}
export interface Meta {
  readonly sheets: readonly SheetMeta[];
  readonly things: readonly SheetMeta[];
  readonly actions: readonly ActionMeta[];
}

/** What only the text says of a sheet or thing: headings, and how values are drawn. */
export interface SheetLook {
  readonly door: object;
  readonly constant: string;
  readonly groups: readonly {
    readonly title: readonly string[];
    readonly fields: readonly {
      readonly key: string;
      readonly look?: "bar" | "boxes" | "segments";
      readonly unit?: string;
      readonly about?: string;
    }[];
  }[];
}
export interface ActionLook {
  readonly action: object;
  readonly constant: string;
  readonly about: Readonly<Record<string, string>>;
}
