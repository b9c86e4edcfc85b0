/**
 * FIRST and FOLLOW sets of the grammar, and where an option or repetition takes tokens that could also follow it.
 *
 * Invariant: exact for sequences of up to `k` tokens, k being 1 or 2, over the grammar as the parser recorded it.
 */
import { Alternation, NonTerminal, Terminal, type IProduction, type Rule } from "chevrotain";
import { isOptional, isRepetition, partsOf } from "../../src/syntax/first.ts";

export interface Overlap {
  readonly rule: string;
  /** What the option or repetition begins with. */
  readonly on: readonly string[];
}

type Sequences = ReadonlySet<string>;

const glue = " ⏵ ";
const nothing: Sequences = new Set([""]);

export function overlaps(rules: readonly Rule[], k: number): readonly Overlap[] {
  return new Sets(rules, k).overlaps();
}

class Sets {
  readonly rules: readonly Rule[];
  readonly k: number;
  readonly first = new Map<string, Set<string>>();
  readonly follow = new Map<string, Set<string>>();
  /** With k = 2 there is one length to cut to. */
  readonly cut = new WeakMap<Sequences, { readonly size: number; readonly heads: Sequences }>();
  /** What is worked out once the FIRST sets are settled. */
  readonly parts = new Map<IProduction, Sequences>();
  readonly insides = new Map<IProduction, Sequences>();
  settled = false;

  constructor(rules: readonly Rule[], k: number) {
    this.rules = rules;
    this.k = k;
    for (const { name } of rules) {
      this.first.set(name, new Set());
      this.follow.set(name, new Set(name === "file" || name === "cellContent" ? [""] : []));
    }
    this.settle(() => rules.map((rule) => addAll(this.first.get(rule.name), this.sequence(rule.definition))));
    this.settled = true;
    this.settle(() => rules.map((rule) => this.visit(rule.definition, this.follow.get(rule.name) ?? nothing, () => {})));
  }

  settle(round: () => readonly boolean[]): void {
    while (round().includes(true));
  }

  overlaps(): readonly Overlap[] {
    const found: Overlap[] = [];
    for (const rule of this.rules) {
      this.visit(rule.definition, this.follow.get(rule.name) ?? nothing, (inside, after) => {
        const behind = [...after].filter((one) => one !== "");
        const own = [...inside].filter((one) => one !== "");
        const on = own.filter((one) => behind.some((other) => other === one || (this.k > 1 && isPrefix(one, other))));
        if (on.length > 0) found.push({ rule: rule.name, on });
      });
    }
    return found;
  }

  /** Walks a sequence from behind; true if some FOLLOW set grew. */
  visit(parts: readonly IProduction[], after: Sequences, see: (inside: Sequences, after: Sequences) => void): boolean {
    let behind = after;
    let grew = false;
    for (const part of parts.toReversed()) {
      if (part instanceof NonTerminal) {
        if (addAll(this.follow.get(part.nonTerminalName), behind)) grew = true;
      } else if (part instanceof Alternation) {
        for (const one of part.definition) if (this.visit(partsOf(one), behind, see)) grew = true;
      } else if (!(part instanceof Terminal)) {
        const inner = partsOf(part);
        const inside = this.insides.get(part) ?? this.sequence(inner);
        this.insides.set(part, inside);
        const repeated = isRepetition(part) ? union(behind, this.join(inside, behind)) : behind;
        if (isRepetition(part) || isOptional(part)) see(this.join(inside, repeated), behind);
        if (this.visit(inner, repeated, see)) grew = true;
      }
      behind = this.join(this.part(part), behind);
    }
    return grew;
  }

  sequence(parts: readonly IProduction[]): Sequences {
    return parts.reduceRight((behind, part) => this.join(this.part(part), behind), nothing);
  }

  part(part: IProduction): Sequences {
    const known = this.parts.get(part);
    if (known !== undefined) return known;
    const found = this.partOf(part);
    if (this.settled) this.parts.set(part, found);
    return found;
  }

  partOf(part: IProduction): Sequences {
    if (part instanceof Terminal) return new Set([part.terminalType.name]);
    if (part instanceof NonTerminal) return this.first.get(part.nonTerminalName) ?? nothing;
    if (part instanceof Alternation) return part.definition.reduce((all, one) => union(all, this.sequence(partsOf(one))), new Set<string>());
    const inside = this.sequence(partsOf(part));
    const more = isRepetition(part) ? union(inside, this.join(inside, inside)) : inside;
    return isOptional(part) ? union(more, nothing) : more;
  }

  /** All sequences of `left` followed by `right`, cut to k tokens. */
  join(left: Sequences, right: Sequences): Set<string> {
    const result = new Set<string>();
    for (const one of left) {
      if (one === "") addAll(result, right);
      else if (length(one) >= this.k) result.add(one);
      else for (const other of this.heads(right, this.k - length(one))) result.add(other === "" ? one : one + glue + other);
    }
    return result;
  }

  /** The sequences cut to `count` tokens. */
  heads(sequences: Sequences, count: number): Sequences {
    const known = this.cut.get(sequences);
    if (known !== undefined && known.size === sequences.size) return known.heads;
    const heads = count === 1 ? new Set([...sequences].map(firstToken)) : sequences;
    this.cut.set(sequences, { size: sequences.size, heads });
    return heads;
  }
}

/** The number of tokens, one or two. */
function length(sequence: string): number {
  return sequence.includes(glue) ? 2 : 1;
}

function firstToken(sequence: string): string {
  const end = sequence.indexOf(glue);
  return end < 0 ? sequence : sequence.slice(0, end);
}

function isPrefix(one: string, other: string): boolean {
  return other.startsWith(`${one}${glue}`);
}

function union(one: Sequences, other: Sequences): Set<string> {
  return new Set([...one, ...other]);
}

function addAll(set: Set<string> | undefined, more: Sequences): boolean {
  if (set === undefined) return false;
  const before = set.size;
  for (const one of more) set.add(one);
  return set.size > before;
}
