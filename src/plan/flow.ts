// What each segment of a flattened rule does to the file, as data: which places its end values depend on and which decide where it
// goes. The odds driver works out from it, question by question, which places are worth tracking.
// Invariant: never too little (a place that matters is always named); sometimes too much.

import { unreachable } from "../base/never.ts";
import type { Exit, Flow } from "../runtime/odds-plan.ts";
import { END } from "../runtime/odds-plan.ts";
import type { Code, Flat, Stmt } from "./cuts.ts";
import { readsIn } from "./expr.ts";
import { fileLayout, type SameAs } from "./layout.ts";
import type { Expr, Place, Program } from "./types.ts";

/** A set of places, one bit each; never changed once it stands in an environment. */
type Deps = Uint32Array;
/** By place: what it depends on now; undefined where it still holds what it held at the start of the segment. */
type Env = (Deps | undefined)[];

export interface Flows {
  /** [0] the start, [i + 1] what runs after cut i. */
  readonly segments: readonly Flow[];
  /** What cut i reads itself: its pool, its usual answer. */
  readonly uses: readonly (readonly number[])[];
}

/** Worked out anew for every pattern of slots that are the same sheet: a store through one name is then read through another. */
export function flowsOf(program: Program, flat: Flat, sameAs?: SameAs): Flows {
  const file = fileLayout(program, flat, sameAs);
  const reads = readsIn(program);
  const none = (): Deps => new Uint32Array((file.size + 31) >>> 5);

  const readsOf = (e: Expr): Deps => {
    const r = reads(e);
    const codes = none();
    for (const reg of r.regs) add(codes, reg);
    for (const c of r.cells) {
      const first = file.bases[c.slot]! + file.offset(c.slot, c.column);
      if (c.at !== null) add(codes, first + c.at);
      else for (let i = 0; i < file.column(c.slot, c.column).entries; i++) add(codes, first + i);
    }
    return codes;
  };
  const placesOf = (p: Place): { readonly codes: readonly number[]; readonly sure: boolean } => {
    const first = file.bases[p.slot]! + file.offset(p.slot, p.column);
    if (p.at === null) return { codes: [first], sure: true };
    if (p.at.kind === "int") return { codes: [first + p.at.value], sure: true };
    return { codes: Array.from({ length: file.column(p.slot, p.column).entries }, (_, i) => first + i), sure: false };
  };

  const cutUses = flat.cuts.map((c): readonly number[] => {
    const found = none();
    if (c.pool !== null) addAll(found, readsOf(c.pool.kind === "pool" ? c.pool.of : c.pool.n));
    if (c.ask !== null && c.ask.usual !== null) addAll(found, readsOf(c.ask.usual));
    return listed(found);
  });
  return { segments: [flat.start, ...flat.cuts.map((c) => c.code)].map(segment), uses: cutUses };

  function segment(code: Code): Flow {
    const control = none();
    const exits: Exit[] = [];
    const blocks = new Map<number, { readonly envs: Env[]; readonly exits: boolean; readonly tests: Deps }>();

    const now = (env: Env, deps: Deps): Deps => {
      const out = none();
      for (const d of listed(deps)) {
        const through = env[d];
        if (through === undefined) add(out, d);
        else addAll(out, through);
      }
      return out;
    };
    const exit = (to: number, env: Env): null => {
      exits.push({ to, sets: env.flatMap((deps, place) => (deps === undefined ? [] : [[place, listed(deps)] as const])) });
      return null;
    };
    const run = (list: Code, start: Env): Env | null => {
      let env: Env | null = start;
      for (const s of list) {
        if (env === null) break;
        env = step(s, env);
      }
      return env;
    };
    const step = (s: Stmt, env: Env): Env | null => {
      switch (s.kind) {
        case "let":
          env[s.to] = now(env, readsOf(s.value));
          return env;
        case "set": {
          const value = now(env, readsOf(s.value));
          const { codes, sure } = placesOf(s.place);
          if (!sure) addAll(value, now(env, readsOf(s.place.at!)));
          for (const c of codes) env[c] = sure ? value : union([value, env[c] ?? only(c)]);
          return env;
        }
        case "branch": {
          const test = now(env, readsOf(s.test));
          const left = breaksOutOf([s]).flatMap((l) => blocks.get(l) ?? []);
          for (const b of left) addAll(b.tests, test);
          if (leavesSegment([s]) || left.some((b) => b.exits)) addAll(control, test);
          const yes = run(s.yes, env.slice());
          const no = run(s.no, env.slice());
          if (yes === null || no === null) return yes ?? no;
          return merge([yes, no], test);
        }
        case "block": {
          const block = { envs: [] as Env[], exits: leavesSegment(s.body), tests: none() };
          blocks.set(s.label, block);
          const end = run(s.body, env);
          blocks.delete(s.label);
          const envs = end === null ? block.envs : [...block.envs, end];
          return envs.length === 0 ? null : envs.length === 1 ? envs[0]! : merge(envs, block.tests);
        }
        case "break":
          blocks.get(s.label)!.envs.push(env);
          return null;
        case "goto":
          return exit(s.cut, env);
        case "end":
          return exit(END, env);
        case "refuse":
          return null;
        default:
          return unreachable(s);
      }
    };
    run(code, Array.from({ length: file.size }, () => undefined));
    return { control: listed(control), exits };
  }

  function only(place: number): Deps {
    const out = none();
    add(out, place);
    return out;
  }

  /** Where ways meet, a place that differs depends on what decided between them too; one that was set before they parted does not. */
  function merge(envs: readonly Env[], tests: Deps): Env {
    const [first, ...others] = envs;
    return first!.map((deps, place) => {
      if (others.every((env) => env[place] === deps)) return deps;
      return union([tests, ...envs.map((env) => env[place] ?? only(place))]);
    });
  }
}

function add(set: Deps, place: number): void {
  set[place >>> 5]! |= 1 << (place & 31);
}
function addAll(set: Deps, others: Deps): void {
  for (let i = 0; i < set.length; i++) set[i]! |= others[i]!;
}
function union([first, ...others]: readonly Deps[]): Deps {
  const out = first!.slice();
  for (const other of others) addAll(out, other);
  return out;
}
/** The places in a set, in order. */
function listed(set: Deps): readonly number[] {
  const places: number[] = [];
  set.forEach((bits, i) => {
    for (let left = bits; left !== 0; left &= left - 1) places.push(32 * i + 31 - Math.clz32(left & -left));
  });
  return places;
}

function leavesSegment(code: Code): boolean {
  return code.some((s) => {
    if (s.kind === "goto" || s.kind === "end" || s.kind === "refuse") return true;
    if (s.kind === "branch") return leavesSegment(s.yes) || leavesSegment(s.no);
    return s.kind === "block" && leavesSegment(s.body);
  });
}

function breaksOutOf(code: Code): readonly number[] {
  return code.flatMap((s): readonly number[] => {
    if (s.kind === "break") return [s.label];
    if (s.kind === "branch") return [...breaksOutOf(s.yes), ...breaksOutOf(s.no)];
    return s.kind === "block" ? breaksOutOf(s.body) : [];
  });
}
