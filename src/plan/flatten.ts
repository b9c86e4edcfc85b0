// Flattens a lowered plan for odds: calls are put in line, and the structured steps become cuts with straight code between them.
// Invariants: a piece of code stands once (where several ways meet behind a cut there is a join), and a dice region is split from
// the code that touches changing state by a join, so that the driver can sum the region once for all states.

import { unreachable } from "../base/never.ts";
import type { Code, Cut, Flat, Stmt } from "./cuts.ts";
import { both, int, less, mapExpr, mapPlace, math, reg, readsIn, replaceExpr, type ReadsOf, type Substitution } from "./expr.ts";
import type { Block, CallStep, Expr, Id, LoopStep, Plan, Program, Reg, Register, Slot, Step } from "./types.ts";

/** No plan is put in line more often than this in one flattened rule: beyond it the rule is refused, not computed for ever. */
export const MOST_CUTS = 4000;

/** Code under construction: a hole is filled when it is known how often it is used. */
type Node = Exclude<Stmt, { kind: "branch" | "block" }> | Hole | { kind: "branch"; test: Expr; yes: Node[]; no: Node[] } | { kind: "block"; label: number; body: Node[] };
interface Hole {
  readonly kind: "hole";
  readonly nodes: Node[];
}
type CutDraft = Omit<Cut, "code"> & { code: Node[] };

interface Frame {
  readonly plan: Plan;
  readonly to: Substitution;
  readonly reg: (r: Reg) => Reg;
  readonly onEnd: (result: Expr | null) => Node[];
  readonly onStop: (() => Node[]) | null;
  readonly stack: readonly Id[];
}

export function flatten(program: Program, id: Id): Flat {
  const plan = program.plans[id];
  if (plan === undefined) throw new Error(`unknown plan ${id}`);
  const regs: Register[] = [...plan.regs];
  const result = plan.outcomes === null ? null : regs.push({ name: "result", range: plan.outcomes, optional: true, kind: "let" }) - 1;
  const cuts: CutDraft[] = [];
  let labels = 0;
  const cutting = new Map<Id, boolean>();

  const frame: Frame = {
    plan,
    to: { reg, slot: (s) => s },
    reg: (r) => r,
    onEnd: (value) => [...(result === null ? [] : [letTo(result, value ?? { kind: "none" })]), { kind: "end" }],
    onStop: null,
    stack: [id],
  };
  const start = resolveHoles(gen(plan.body, 0, frame, () => frame.onEnd(null)));
  const flat: Flat = { plan: id, regs, slots: plan.slots, givens: plan.givens, result, start, cuts: cuts.map((c) => ({ ...c, code: resolveHoles(c.code) })) };
  return splitRegions(hoistFixed(flat, program), program);

  function letTo(to: Reg, value: Expr): Node {
    return { kind: "let", to, value };
  }

  function cut(kind: Cut["kind"], origin: Id, extra: Partial<CutDraft> = {}): number {
    if (cuts.length >= MOST_CUTS) throw new Error(`${id} has more than ${MOST_CUTS} cuts`);
    return cuts.push({ kind, origin, to: [], pool: null, ask: null, endless: false, code: [], ...extra }) - 1;
  }

  /** Code for steps from `i` on, then `after`. `after` is called at most once. */
  function gen(steps: Block, i: number, f: Frame, after: () => Node[]): Node[] {
    const step = steps[i];
    if (step === undefined) return after();
    const rest = (): Node[] => gen(steps, i + 1, f, after);
    switch (step.kind) {
      case "let":
        return [letTo(f.reg(step.to), mapExpr(step.value, f.to)), ...rest()];
      case "set":
        return [{ kind: "set", place: mapPlace(step.place, f.to), value: mapExpr(step.value, f.to) }, ...rest()];
      case "require":
        return [{ kind: "branch", test: mapExpr(step.test, f.to), yes: [], no: [{ kind: "refuse", why: step.why }] }, ...rest()];
      case "draw": {
        const pool = step.pool.kind === "pool" ? { ...step.pool, of: mapExpr(step.pool.of, f.to) } : { ...step.pool, n: mapExpr(step.pool.n, f.to) };
        const c = cut("draw", step.origin, { to: step.to.map(f.reg), pool });
        cuts[c]!.code = rest();
        return [{ kind: "goto", cut: c }];
      }
      case "ask": {
        const ask = { ...step, to: step.to.map(f.reg), usual: step.usual === null ? null : mapExpr(step.usual, f.to), sees: step.sees.map(f.reg) };
        const c = cut("ask", step.origin, { to: ask.to, ask });
        cuts[c]!.code = rest();
        return [{ kind: "goto", cut: c }];
      }
      case "end":
        return f.onEnd(step.result === null ? null : mapExpr(step.result, f.to));
      case "stop":
        if (f.onStop === null) throw new Error(`stop outside a loop in ${f.plan.id}`);
        return f.onStop();
      case "branch":
        return branch(step, f, rest);
      case "loop":
        return loop(step, f, rest);
      case "call":
        return call(step, f, rest);
      case "write":
      case "series":
      case "cascade":
        throw new Error(`${step.kind} in ${f.plan.id} was not lowered`);
      default:
        return unreachable(step);
    }
  }

  function branch(step: Extract<Step, { kind: "branch" }>, f: Frame, rest: () => Node[]): Node[] {
    const hasCut = step.arms.some((a) => cutsIn(a.then)) || cutsIn(step.otherwise);
    if (!hasCut) {
      const through = (): Node[] => [];
      return [arms(step, f, through), ...rest()];
    }
    const meet = meeting(step.origin);
    const node = arms(step, f, meet.goTo);
    meet.fill(rest);
    return [node];
  }

  function arms(step: Extract<Step, { kind: "branch" }>, f: Frame, after: () => Node[]): Node {
    const from = (i: number): Node[] => {
      const arm = step.arms[i];
      if (arm === undefined) return gen(step.otherwise, 0, f, after);
      return [{ kind: "branch", test: mapExpr(arm.test, f.to), yes: gen(arm.then, 0, f, after), no: from(i + 1) }];
    };
    return from(0)[0] ?? { kind: "hole", nodes: [] };
  }

  function loop(step: { readonly origin: Id } & LoopStep, f: Frame, rest: () => Node[]): Node[] {
    const head = cut("head", step.origin, { endless: step.endless });
    const meet = meeting(step.origin);
    const again = (): Node[] => [{ kind: "goto", cut: head }];
    const inner: Frame = { ...f, onStop: meet.goTo };
    const count = step.count === null ? null : f.reg(step.count);
    const bound = step.most === null || count === null ? [] : [less(reg(count), mapExpr(step.most, f.to))];
    const counting: Node[] = count === null ? [] : [letTo(count, math("+", reg(count), int(1)))];
    const body = [...counting, ...gen(step.body, 0, inner, again)];
    const test = mapExpr(step.test, f.to);
    const always = test.kind === "int" && test.value !== 0 && bound.length === 0;
    cuts[head]!.code = always ? body : [{ kind: "branch", test: both(...bound, test), yes: body, no: meet.goTo() }];
    meet.fill(rest);
    return [...(count === null ? [] : [letTo(count, int(0))]), { kind: "goto", cut: head }];
  }

  function call(step: { readonly origin: Id } & CallStep, f: Frame, rest: () => Node[]): Node[] {
    if (step.plan.startsWith("react/") && f.stack.includes(step.plan)) return rest();
    const called = program.plans[step.plan];
    if (called === undefined) throw new Error(`unknown plan ${step.plan}`);
    const base = regs.length;
    regs.push(...called.regs);
    const theirs = (r: Reg): Reg => base + r;
    const slots = step.slots.map((s) => f.to.slot(s));
    const args = step.args.map((a, i) => letTo(theirs(i), mapExpr(a, f.to)));
    const unrolled = step.rolls.map(([r]) => letTo(theirs(r), { kind: "none" }));
    const readBack = step.rolls.map(([r, ours]) => letTo(f.reg(ours), reg(theirs(r))));
    const result = step.result === null ? null : f.reg(step.result);
    const leave = (value: Expr | null): Node[] => [...(result === null || value === null ? [] : [letTo(result, value)]), ...readBack];
    const to: Substitution = { reg: (r) => reg(theirs(r)), slot: (s: Slot) => slots[s]! };
    const inside: Omit<Frame, "onEnd"> = { plan: called, to, reg: theirs, onStop: null, stack: [...f.stack, step.plan] };
    if (!cutsInPlan(step.plan)) {
      const label = labels++;
      const onEnd = (value: Expr | null): Node[] => [...leave(value), { kind: "break", label }];
      const body = gen(called.body, 0, { ...inside, onEnd }, () => leave(null));
      return [...args, ...unrolled, { kind: "block", label, body }, ...rest()];
    }
    const meet = meeting(step.origin);
    const onEnd = (value: Expr | null): Node[] => [...leave(value), ...meet.goTo()];
    const body = gen(called.body, 0, { ...inside, onEnd }, () => onEnd(null));
    meet.fill(rest);
    return [...args, ...unrolled, ...body];
  }

  /** A place that several ways may reach: nothing special if one does, a join if more do. */
  function meeting(origin: Id): { goTo: () => Node[]; fill: (rest: () => Node[]) => void } {
    const hole: Hole = { kind: "hole", nodes: [] };
    let ways = 0;
    return {
      goTo: () => {
        ways++;
        return [hole];
      },
      fill: (rest) => {
        if (ways === 0) return;
        const code = rest();
        if (ways === 1 || isShort(code)) hole.nodes.push(...code);
        else {
          const c = cut("join", origin);
          cuts[c]!.code = code;
          hole.nodes.push({ kind: "goto", cut: c });
        }
      },
    };
  }

  function isShort(code: readonly Node[]): boolean {
    const last = code[code.length - 1];
    return code.length <= 2 && (last?.kind === "goto" || last?.kind === "end") && code.every((n) => n.kind !== "hole");
  }

  function cutsInPlan(called: Id): boolean {
    const known = cutting.get(called);
    if (known !== undefined) return known;
    cutting.set(called, false);
    const has = cutsIn(program.plans[called]!.body);
    cutting.set(called, has);
    return has;
  }

  function cutsIn(block: Block): boolean {
    return block.some((s) => {
      if (s.kind === "draw" || s.kind === "ask" || s.kind === "loop") return true;
      if (s.kind === "branch") return s.arms.some((a) => cutsIn(a.then)) || cutsIn(s.otherwise);
      return s.kind === "call" && cutsInPlan(s.plan);
    });
  }
}

// ── tidying ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Holes filled in, blocks that nobody leaves early opened up, what follows an exit dropped. */
function resolveHoles(nodes: readonly Node[]): Code {
  return tidy(plain(nodes));
}

function plain(nodes: readonly Node[]): Stmt[] {
  return nodes.flatMap((n): Stmt[] => {
    if (n.kind === "hole") return plain(n.nodes);
    if (n.kind === "branch") return [{ ...n, yes: plain(n.yes), no: plain(n.no) }];
    if (n.kind === "block") return [{ ...n, body: plain(n.body) }];
    return [n];
  });
}

function tidy(code: readonly Stmt[]): Code {
  const out: Stmt[] = [];
  for (let i = 0; i < code.length; i++) {
    const s = code[i]!;
    if (s.kind === "branch") {
      const [yes, no] = [tidy(s.yes), tidy(s.no)];
      // What follows a branch of which one arm leaves belongs to the other arm.
      if (!fallsThrough(yes)) return [...out, { ...s, yes, no: tidy([...no, ...code.slice(i + 1)]) }];
      if (!fallsThrough(no)) return [...out, { ...s, yes: tidy([...yes, ...code.slice(i + 1)]), no }];
      if (yes.length > 0 || no.length > 0) out.push({ ...s, yes, no });
    } else if (s.kind === "block") {
      const body = tidy(withoutLast(tidy(s.body), s.label));
      if (leaves(body, s.label)) out.push({ ...s, body });
      else out.push(...body);
    } else out.push(s);
    const last = out[out.length - 1];
    if (last !== undefined && !fallsThrough([last])) break;
  }
  return out;
}

/** A break at the very end of its own block says nothing. */
function withoutLast(code: Code, label: number): Code {
  const last = code[code.length - 1];
  if (last?.kind === "break" && last.label === label) return code.slice(0, -1);
  if (last?.kind === "branch") return [...code.slice(0, -1), { ...last, yes: withoutLast(last.yes, label), no: withoutLast(last.no, label) }];
  return code;
}

function leaves(code: Code, label: number): boolean {
  return code.some((s) => {
    if (s.kind === "break") return s.label === label;
    if (s.kind === "branch") return leaves(s.yes, label) || leaves(s.no, label);
    return s.kind === "block" && leaves(s.body, label);
  });
}

export function fallsThrough(code: Code): boolean {
  const last = code[code.length - 1];
  if (last === undefined) return true;
  switch (last.kind) {
    case "goto":
    case "end":
    case "refuse":
    case "break":
      return false;
    case "branch":
      return fallsThrough(last.yes) || fallsThrough(last.no);
    case "block":
      return fallsThrough(last.body) || leaves(last.body, last.label);
    default:
      return true;
  }
}

// ── values that cannot change ────────────────────────────────────────────────────────────────────────────────────────────

/** Derived values that read nothing this rule changes are worked out once, at the start, into registers of their own. */
function hoistFixed(flat: Flat, program: Program): Flat {
  const reads = readsIn(program);
  const changing = changingColumns(flat);
  const regs: Register[] = [...flat.regs];
  const hoisted = new Map<string, { readonly to: Reg; readonly value: Expr }>();
  const isFixed = (e: Expr): boolean =>
    e.kind === "value" && e.args.every((a) => a.kind === "int") && reads(e).cells.every((c) => !changing.has(c.column));
  const rewrite = (e: Expr): Expr =>
    replaceExpr(e, (x) => {
      if (!isFixed(x)) return null;
      const key = JSON.stringify(x);
      let found = hoisted.get(key);
      if (found === undefined) {
        const name = x.kind === "value" ? x.derived : "";
        hoisted.set(key, (found = { to: regs.push({ name, range: null, optional: false, kind: "hidden" }) - 1, value: x }));
      }
      return reg(found.to);
    });
  const inCode = (code: Code): Code =>
    code.map((s): Stmt => {
      switch (s.kind) {
        case "let":
          return { ...s, value: rewrite(s.value) };
        case "set":
          return { ...s, place: { ...s.place, at: s.place.at === null ? null : rewrite(s.place.at) }, value: rewrite(s.value) };
        case "branch":
          return { ...s, test: rewrite(s.test), yes: inCode(s.yes), no: inCode(s.no) };
        case "block":
          return { ...s, body: inCode(s.body) };
        default:
          return s;
      }
    });
  const cuts = flat.cuts.map((c): Cut => ({ ...c, code: inCode(c.code) }));
  const start = inCode(flat.start);
  const first = [...hoisted.values()].map((h): Stmt => ({ kind: "let", to: h.to, value: h.value }));
  return { ...flat, regs, cuts, start: [...first, ...start] };
}

// ── dice regions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Joins in front of code that touches a column which this rule changes, where two or more draws come before it. */
function splitRegions(flat: Flat, program: Program): Flat {
  const reads = readsIn(program);
  const changing = changingColumns(flat);
  const touches = (s: Stmt): boolean => touchesColumns(s, changing, reads);
  const cuts: Cut[] = flat.cuts.map((c) => ({ ...c }));
  const isNode = (c: Cut | undefined): boolean => c !== undefined && (c.kind === "draw" || c.kind === "join" || c.kind === "ask");
  const before = new Set<number>();
  const reachedByDraw = new Set<number>();
  const free = cuts.map((c) => (isNode(c) ? freeTargets(c.code, touches) : []));
  // A cut is worth splitting if, without touching state, it leads to another draw or is led to by one.
  const leadsToDraw = (i: number, seen: Set<number>): boolean =>
    free[i]!.some((t) => !seen.has(t) && (seen.add(t), cuts[t]!.kind === "draw" || leadsToDraw(t, seen)));
  cuts.forEach((c, i) => {
    if (isNode(c) && leadsToDraw(i, new Set([i]))) before.add(i);
  });
  const spread = (i: number): void => {
    for (const t of free[i]!)
      if (isNode(cuts[t]) && !reachedByDraw.has(t)) {
        reachedByDraw.add(t);
        spread(t);
      }
  };
  cuts.forEach((c, i) => {
    if (c.kind === "draw") spread(i);
  });
  const count = cuts.length;
  for (let i = 0; i < count; i++) {
    const c = cuts[i]!;
    if (!isNode(c) || (c.kind === "join" && !before.has(i)) || !(before.has(i) || reachedByDraw.has(i))) continue;
    cuts[i] = { ...c, code: split(c.code, c.origin) };
  }
  return { ...flat, cuts };

  function split(code: Code, origin: Id): Code {
    const at = code.findIndex(touches);
    const s = code[at];
    if (s === undefined) return code;
    const isLast = at === code.length - 1;
    if (s.kind === "branch" && isLast && !fallsThrough([s]) && !touchesExpr(s.test, changing, reads))
      return [...code.slice(0, at), { ...s, yes: split(s.yes, origin), no: split(s.no, origin) }];
    const join: Cut = { kind: "join", origin, to: [], pool: null, ask: null, endless: false, code: code.slice(at) };
    return [...code.slice(0, at), { kind: "goto", cut: cuts.push(join) - 1 }];
  }
}

function changingColumns(flat: Flat): ReadonlySet<Id> {
  const found = new Set<Id>();
  const walk = (code: Code): void => {
    for (const s of code) {
      if (s.kind === "set") found.add(s.place.column);
      if (s.kind === "branch") [s.yes, s.no].forEach(walk);
      if (s.kind === "block") walk(s.body);
    }
  };
  walk(flat.start);
  flat.cuts.forEach((c) => walk(c.code));
  return found;
}

function touchesExpr(e: Expr, changing: ReadonlySet<Id>, reads: ReadsOf): boolean {
  return reads(e).cells.some((c) => changing.has(c.column));
}

function touchesColumns(s: Stmt, changing: ReadonlySet<Id>, reads: ReadsOf): boolean {
  switch (s.kind) {
    case "let":
      return touchesExpr(s.value, changing, reads);
    case "set":
      return true;
    case "branch":
      return touchesExpr(s.test, changing, reads) || [...s.yes, ...s.no].some((x) => touchesColumns(x, changing, reads));
    case "block":
      return s.body.some((x) => touchesColumns(x, changing, reads));
    default:
      return false;
  }
}

/** The cuts that are reached without touching state on the way. */
function freeTargets(code: Code, touches: (s: Stmt) => boolean): readonly number[] {
  const found: number[] = [];
  for (const s of code) {
    if (s.kind === "goto") found.push(s.cut);
    if (s.kind === "branch") found.push(...freeTargets(s.yes, touches), ...freeTargets(s.no, touches));
    if (s.kind === "block") found.push(...freeTargets(s.body, touches));
    if (touches(s)) break;
  }
  return found;
}
