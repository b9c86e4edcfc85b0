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

type Deps = ReadonlySet<number>;
/** Places that no longer hold what they held at the start of the segment → the places they now depend on. */
type Env = Map<number, Deps>;

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

  const readsOf = (e: Expr): Deps => {
    const r = reads(e);
    const codes = new Set<number>(r.regs);
    for (const c of r.cells) {
      const first = file.bases[c.slot]! + file.offset(c.slot, c.column);
      if (c.at !== null) codes.add(first + c.at);
      else for (let i = 0; i < file.column(c.slot, c.column).entries; i++) codes.add(first + i);
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
    const found = new Set<number>();
    const add = (e: Expr): void => readsOf(e).forEach((x) => found.add(x));
    if (c.pool !== null) add(c.pool.kind === "pool" ? c.pool.of : c.pool.n);
    if (c.ask !== null && c.ask.usual !== null) add(c.ask.usual);
    return sorted(found);
  });
  return { segments: [flat.start, ...flat.cuts.map((c) => c.code)].map(segment), uses: cutUses };

  function segment(code: Code): Flow {
    const control = new Set<number>();
    const exits: Exit[] = [];
    const blocks = new Map<number, { readonly envs: Env[]; readonly exits: boolean; readonly tests: Set<number> }>();

    const now = (env: Env, deps: Deps): Set<number> => {
      const out = new Set<number>();
      for (const d of deps) {
        const through = env.get(d);
        if (through === undefined) out.add(d);
        else through.forEach((x) => out.add(x));
      }
      return out;
    };
    const exit = (to: number, env: Env): null => {
      exits.push({ to, sets: [...env].sort((a, b) => a[0] - b[0]).map(([place, deps]) => [place, sorted(deps)] as const) });
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
          env.set(s.to, now(env, readsOf(s.value)));
          return env;
        case "set": {
          const value = now(env, readsOf(s.value));
          const { codes, sure } = placesOf(s.place);
          const index = sure ? new Set<number>() : now(env, readsOf(s.place.at!));
          for (const c of codes) env.set(c, sure ? value : new Set([...value, ...index, ...(env.get(c) ?? [c])]));
          return env;
        }
        case "branch": {
          const test = now(env, readsOf(s.test));
          const left = breaksOutOf([s]).flatMap((l) => blocks.get(l) ?? []);
          for (const b of left) test.forEach((t) => b.tests.add(t));
          if (leavesSegment([s]) || left.some((b) => b.exits)) test.forEach((t) => control.add(t));
          const yes = run(s.yes, new Map(env));
          const no = run(s.no, new Map(env));
          if (yes === null || no === null) return yes ?? no;
          return merge([yes, no], test);
        }
        case "block": {
          const block = { envs: [] as Env[], exits: leavesSegment(s.body), tests: new Set<number>() };
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
    run(code, new Map());
    return { control: sorted(control), exits };
  }
}

/** Where ways meet, a place that differs depends on what decided between them too. */
function merge(envs: readonly Env[], tests: Deps): Env {
  const out: Env = new Map();
  const places = new Set(envs.flatMap((e) => [...e.keys()]));
  for (const p of places) {
    const all = envs.map((e) => e.get(p) ?? new Set([p]));
    const union = new Set<number>(all.flatMap((d) => [...d]));
    const differs = envs.some((e) => e.get(p) !== envs[0]!.get(p));
    if (differs) tests.forEach((t) => union.add(t));
    out.set(p, union);
  }
  return out;
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

const sorted = (s: Iterable<number>): readonly number[] => [...new Set(s)].sort((a, b) => a - b);
