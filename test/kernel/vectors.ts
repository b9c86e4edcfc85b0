// The vectors of the documents, typed as far as the kernel needs them.

import { readFileSync } from "node:fs";

interface MeleeRow {
  readonly armour: number;
  readonly weapon: string;
  readonly distribution: readonly (readonly [defender: number, attacker: number, chance: string])[];
}
interface FacesRow {
  readonly armour: number;
  readonly attack: number;
  readonly defence: number | null;
  readonly damage: number;
  readonly to_defender: number;
  readonly to_attacker: number;
}
interface RangedRow {
  readonly armour: number;
  readonly weapon: string;
  readonly shot_die: string;
  readonly distribution: readonly (readonly [defender: number, attacker: number, ammunition: number, chance: string])[];
}
interface Exact {
  readonly frac: string;
}
interface EpsGroups {
  readonly melee: { readonly rows: readonly MeleeRow[] };
  readonly melee_faces: { readonly rows: readonly FacesRow[] };
  readonly ranged: { readonly joint_with_ammunition: { readonly rows: readonly RangedRow[] } };
  readonly ww_2d6_plus_2_middle_four: {
    readonly sum_of_four: readonly (readonly [sum: number, chance: string])[];
    readonly avg_ww: readonly (readonly [avg: number, chance: string])[];
    readonly sorted_four: readonly { readonly rank: number; readonly distribution: readonly (readonly [value: number, chance: string])[] }[];
    readonly joint_sorted_four: {
      readonly ways_total: number;
      readonly rows: readonly (readonly [a: number, b: number, c: number, d: number, ways: number])[];
    };
  };
  readonly level_up: { readonly rows: readonly { readonly current: number; readonly first_roll_higher: Exact; readonly within_two_rolls_higher: Exact }[] };
  readonly probe_for_character: { readonly rows: readonly { readonly value: number; readonly moral: number; readonly frac: string }[] };
  readonly moral: {
    readonly rows: readonly { readonly moral: number; readonly modifier: number }[];
    readonly effect_on_bonus: readonly {
      readonly value: number;
      readonly bonus: number;
      readonly "bonus_at_-1": number;
      readonly "bonus_at_-2": number;
      readonly "bonus_at_+3": number;
    }[];
    readonly changes: readonly { readonly moral: number; readonly event: string; readonly after: number }[];
  };
}

interface ControlRow {
  readonly level: number;
  readonly boni: number;
  readonly mali: number;
  readonly trained: boolean;
  readonly success: Exact;
  readonly joint: readonly { readonly grade: string; readonly level_after: number; readonly frac: string }[];
}
interface CapRow {
  readonly skill: number;
  readonly vitality: number;
  readonly can_roll?: boolean;
  readonly roll?: number;
  readonly grade?: string;
  readonly skill_after?: number;
}
interface DamageRow {
  readonly start: readonly number[];
  readonly attribute: string;
  readonly damage: number;
  readonly end: readonly number[];
  readonly conditions: readonly string[];
}
interface OrderRow {
  readonly start: readonly number[];
  readonly events: readonly ({ readonly attribute: string; readonly damage: number } | { readonly physical: number })[];
  readonly end: readonly number[];
  readonly conditions: readonly string[];
}
interface XdrGroups {
  readonly boni_and_mali: { readonly rows: readonly ControlRow[] };
  readonly vitality_cap: { readonly rows: readonly CapRow[] };
  readonly directed_damage: { readonly rows: readonly DamageRow[]; readonly order_of_events_matters: readonly OrderRow[] };
  readonly physical_damage: {
    readonly rows: readonly { readonly start: readonly number[]; readonly damage: number; readonly end: readonly number[]; readonly conditions: readonly string[] }[];
  };
}

interface GrundlagenGroups {
  readonly conflict_probe: {
    readonly rows: readonly {
      readonly difference: number;
      readonly win: Exact;
      readonly tie: Exact;
      readonly lose: Exact;
      readonly win_if_ties_rerolled: Exact;
    }[];
  };
}

const groups = (document: string): unknown => {
  const whole: unknown = JSON.parse(readFileSync(new URL(`../vectors/${document}.json`, import.meta.url), "utf8"));
  return (whole as { readonly groups: unknown }).groups;
};
export const eps = groups("eps") as EpsGroups;
export const xdr = groups("xdr") as XdrGroups;
export const grundlagen = groups("grundlagen") as GrundlagenGroups;
