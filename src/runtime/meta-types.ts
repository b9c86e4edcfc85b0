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
  /** Conditions that are gained and lost; they stand under `$conditions`. Those that follow from values only the view shows. */
  readonly conditions: readonly ConditionMeta[];
  /** Open lists to which it can add entries of its own, under `$entries`; left out where there are none. */
  readonly adds?: readonly AddsMeta[];
}
/** So many entries can be added, each with a name of its own and these columns. */
export interface AddsMeta {
  readonly key: string;
  readonly label: Label;
  readonly most: number;
  readonly columns: readonly ValueMeta[];
}
/** In a sheet it is `true`, or where it holds anything an object of it. */
export interface ConditionMeta {
  readonly key: string;
  readonly label: Label;
  /** Of 1 to this many; its key is `level`. */
  readonly levels: number | null;
  readonly fields: readonly FieldMeta[];
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
  /** What it may ask while it is played, called rules too; `key` is the key of the answer. */
  readonly asks: readonly AskMeta[];
}
export interface AskMeta extends ValueMeta {
  readonly by: "gm" | "player";
  readonly secret: boolean;
  /** So many values are put in an order, `options` are their places; null: one value. */
  readonly placing: number | null;
}
/** What is exported as `constant`; `fields` are those of its state beside members, turn and log. */
export interface ConflictMeta extends SheetMeta {
  readonly clause: string | null;
  readonly sides: readonly {
    readonly key: string;
    readonly label: Label;
    /** The sheet of its members, by its name. */
    readonly of: string;
    /** How many members it has at the start; `to` null: as many as you like. */
    readonly from: number;
    readonly to: number | null;
    /** Tactics its members can follow. */
    readonly tactics: readonly string[];
  }[];
  /** Whose turn comes next: that of the next side, of the next member by value or roll, or everybody acts freely. */
  readonly order: "alternating" | "by" | "free";
  /** How it can end; empty: it only ends. */
  readonly ends: readonly Plain[];
  readonly actions: readonly MoveMeta[];
}
/** What members can do. The one who acts, `against` and members in `with` are named by their keys. */
export interface MoveMeta {
  readonly name: string;
  readonly label: Label;
  readonly constant: string;
  readonly clause: string | null;
  /** The sheet of the one who does it; null: anybody. */
  readonly by: string | null;
  /** The sheet of the opponent; null: it goes against nobody. */
  readonly against: string | null;
  /** Further members and things, by their keys in `with`; things by their number in the list of the one who acts. */
  readonly roles: ActionMeta["roles"];
  readonly params: readonly ValueMeta[];
  readonly asks: readonly AskMeta[];
}
export interface Meta {
  readonly sheets: readonly SheetMeta[];
  readonly things: readonly SheetMeta[];
  readonly actions: readonly ActionMeta[];
  readonly conflicts: readonly ConflictMeta[];
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
export interface ConflictLook extends Omit<SheetLook, "door"> {
  readonly conflict: object;
  readonly clause: string | null;
}
export interface ActionLook {
  readonly action: object;
  readonly constant: string;
  readonly about: Readonly<Record<string, string>>;
}
