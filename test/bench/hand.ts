// The same sums worked out by hand, as a careful programmer would for one rule only: what the benches measure against and what tests
// of whole fights compare with. Everything exact; nothing of the compiler is used.

export interface Fighter {
  readonly life: number;
  readonly moral: number;
  readonly npc: boolean;
}

// ── one melee attack: odds ───────────────────────────────────────────────────────────────────────────────────────────────

/** [outcome, attacker's life, defender's life, weight over 400 · die]; both start far above the lower end. */
export type Outcome = readonly [outcome: number, lifeA: number, lifeB: number, weight: number];

/** d20 against the armour, d20 in defence, one die for damage; one dense table of weights. */
export function meleeOutcomes(lifeA: number, lifeB: number, armour: number, die: number): readonly Outcome[] {
  const lost = Math.max(20, die + 1);
  const dealt = 2 * die + 1;
  const weights = new Float64Array(5 * lost * dealt);
  for (let attack = 1; attack <= 20; attack++) {
    if (attack === 1) {
      for (let damage = 1; damage <= die; damage++) weights[damage * dealt]! += 20;
    } else if (attack <= armour) {
      weights[lost * dealt]! += 20 * die;
    } else {
      for (let defence = 1; defence <= 20; defence++) {
        if (defence > attack) weights[(2 * lost + defence - attack) * dealt]! += die;
        else if (defence === attack) weights[3 * lost * dealt]! += die;
        else for (let damage = 1; damage <= die; damage++) weights[4 * lost * dealt + (attack === 20 ? 2 * damage : damage)]! += 1;
      }
    }
  }
  const ends: Outcome[] = [];
  for (let outcome = 0, i = 0; outcome < 5; outcome++)
    for (let a = 0; a < lost; a++) for (let b = 0; b < dealt; b++, i++) if (weights[i] !== 0) ends.push([outcome, lifeA - a, lifeB - b, weights[i]!]);
  return ends;
}

// ── a fight: odds ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What one attack comes to: life taken from the defender and from the attacker, weight over 400 · die. */
function exchanges(armour: number, die: number): readonly (readonly [taken: number, paid: number, weight: bigint])[] {
  const found = new Map<number, number>();
  for (const [, lifeA, lifeB, weight] of meleeOutcomes(0, 0, armour, die)) {
    const at = -lifeB * 64 - lifeA;
    found.set(at, (found.get(at) ?? 0) + weight);
  }
  return [...found].map(([at, weight]) => [Math.floor(at / 64), at % 64, BigInt(weight)] as const);
}

export interface FightOdds {
  readonly den: bigint;
  /** [a * (life + 1) + b]: A has a life points left and B has b. */
  readonly weights: readonly bigint[];
}
/** Sides alternate, who falls to 0 stays there. Dense, all weights BigInt. */
export function fightOdds(attacks: number, life: number, armour: number, die: number): FightOdds {
  const cases = exchanges(armour, die);
  const each = BigInt(400 * die);
  const side = life + 1;
  let now = Array.from({ length: side * side }, () => 0n);
  now[life * side + life] = 1n;
  for (let i = 0; i < attacks; i++) {
    const next = Array.from({ length: side * side }, () => 0n);
    for (let a = 0; a < side; a++) {
      for (let b = 0; b < side; b++) {
        const weight = now[a * side + b]!;
        if (weight === 0n) continue;
        if (a === 0 || b === 0) {
          next[a * side + b]! += weight * each;
          continue;
        }
        for (const [taken, paid, w] of cases) {
          const left = Math.max(0, a - (i % 2 === 0 ? paid : taken));
          const right = Math.max(0, b - (i % 2 === 0 ? taken : paid));
          next[left * side + right]! += weight * w;
        }
      }
    }
    now = next;
  }
  return { den: each ** BigInt(attacks), weights: now };
}

/** The same with both morals: states packed by `packEnd`, weights over den. */
export function fightOddsWithMoral(attacks: number, a: Fighter, b: Fighter, armour: number, die: number): { readonly den: bigint; readonly ends: ReadonlyMap<number, bigint> } {
  const each = BigInt(400 * die);
  const cases = meleeOutcomes(0, 0, armour, die).map(([outcome, lifeA, lifeB, w]) => [outcome, lifeA, lifeB, BigInt(w)] as const);
  let now = new Map<number, bigint>([[packEnd(a.life, a.moral, b.life, b.moral), 1n]]);
  for (let i = 0; i < attacks; i++) {
    const next = new Map<number, bigint>();
    const add = (key: number, weight: bigint): void => void next.set(key, (next.get(key) ?? 0n) + weight);
    for (const [key, weight] of now) {
      const [lifeA, moralA, lifeB, moralB] = unpackEnd(key);
      if (lifeA <= 0 || lifeB <= 0) {
        add(key, weight * each);
        continue;
      }
      const isFirst = i % 2 === 0;
      const [attacker, defender]: readonly [Fighter, Fighter] = isFirst
        ? [{ life: lifeA, moral: moralA, npc: a.npc }, { life: lifeB, moral: moralB, npc: b.npc }]
        : [{ life: lifeB, moral: moralB, npc: b.npc }, { life: lifeA, moral: moralA, npc: a.npc }];
      for (const [outcome, paid, dealt, w] of cases) {
        const [l1, m1] = hurt(attacker, -paid);
        const [l2, m2] = hurt(defender, -dealt);
        // Who makes an NPC unfit pays for it; his own natural 1 is nobody's doing.
        const price1 = defender.npc && l2 <= 0 ? 1 : 0;
        const price2 = outcome === COUNTERED && attacker.npc && l1 <= 0 ? 1 : 0;
        add(isFirst ? packEnd(l1, m1 - price1, l2, m2 - price2) : packEnd(l2, m2 - price2, l1, m1 - price1), weight * w);
      }
    }
    now = next;
  }
  return { den: each ** BigInt(attacks), ends: now };
}

const COUNTERED = 2;
function hurt(fighter: Fighter, damage: number): readonly [life: number, moral: number] {
  const life = Math.max(0, fighter.life - damage);
  return [life, life < fighter.life ? fighter.moral - 1 : fighter.moral];
}
function packEnd(lifeA: number, moralA: number, lifeB: number, moralB: number): number {
  return ((lifeA * 64 + moralA + 32) * 64 + lifeB) * 64 + moralB + 32;
}
/** The states of `fightOddsWithMoral`: moral within ±31, life below 64. */
export function unpackEnd(key: number): readonly [lifeA: number, moralA: number, lifeB: number, moralB: number] {
  const digit = (place: number): number => Math.floor(key / 64 ** place) % 64;
  return [digit(3), digit(2) - 32, digit(1), digit(0) - 32];
}

// ── one melee attack: play ───────────────────────────────────────────────────────────────────────────────────────────────

export interface Sheet {
  readonly WW: readonly [number, number, number, number];
  readonly CE: readonly [number, number, number, number];
  readonly Lebenspunkte: number;
  readonly Moral: number;
  readonly NPC: number;
  readonly Schutz: number | null;
}
export interface Weapon {
  readonly sides: number;
}
export interface Played {
  readonly result: number;
  readonly Angreifer: Sheet;
  readonly Verteidiger: Sheet;
}

/** Plays one attack and gives new sheets; null: not possible. `die`: 1..sides. */
export function playMelee(attacker: Sheet, defender: Sheet, weapon: Weapon, die: (sides: number) => number): Played | null {
  if (attacker.Lebenspunkte <= 0) return null;
  const attack = die(20);
  if (attack === 1) return { result: 0, Angreifer: suffered(attacker, die(weapon.sides)), Verteidiger: defender };
  const mean = Math.floor((defender.WW[0] + defender.WW[1] + defender.WW[2] + defender.WW[3]) / 4);
  if (attack <= mean - 4 + (defender.Schutz ?? 0)) return { result: 1, Angreifer: attacker, Verteidiger: defender };
  const defence = die(20);
  if (defence > attack) {
    const Angreifer = suffered(attacker, defence - attack);
    return { result: 2, Angreifer, Verteidiger: blamed(defender, attacker, Angreifer) };
  }
  if (defence === attack) return { result: 3, Angreifer: attacker, Verteidiger: defender };
  const damage = die(weapon.sides);
  const Verteidiger = suffered(defender, attack === 20 ? damage * 2 : damage);
  return { result: 4, Angreifer: blamed(attacker, defender, Verteidiger), Verteidiger };
}

function suffered(sheet: Sheet, damage: number): Sheet {
  const Lebenspunkte = Math.max(-99, sheet.Lebenspunkte - damage);
  if (Lebenspunkte === sheet.Lebenspunkte) return sheet;
  return withLife(sheet, Lebenspunkte, Math.max(-99, sheet.Moral - 1));
}
function blamed(doer: Sheet, before: Sheet, after: Sheet): Sheet {
  if (before.Lebenspunkte <= 0 || after.Lebenspunkte > 0 || before.NPC === 0) return doer;
  return withLife(doer, doer.Lebenspunkte, Math.max(-99, doer.Moral - 1));
}
/** All keys named: copying by spread is slower. */
function withLife(sheet: Sheet, Lebenspunkte: number, Moral: number): Sheet {
  return { WW: sheet.WW, CE: sheet.CE, Lebenspunkte, Moral, NPC: sheet.NPC, Schutz: sheet.Schutz };
}
