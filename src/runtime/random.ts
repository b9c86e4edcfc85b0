// The seeded generator: sfc32 (Chris Doty-Humphrey, PractRand; 128 bits of state, 32-bit words) and dice thrown from it.
// Invariant: the same seed, or the same exported state, gives the same dice for ever, on every machine; every face of a die is
// exactly as likely as any other (words that would favour one are thrown away, never folded in).

/** The four words of sfc32, each 0..2^32-1; the last is its counter. JSON. */
export type RandomState = readonly [a: number, b: number, c: number, counter: number];

export interface Random {
  /** 1..sides, 1 ≤ sides ≤ 2^20. */
  die(sides: number): number;
  /** The next word, 0..2^32-1. */
  word(): number;
  /** Where it stands now; `restoredRandom` goes on from there. */
  state(): RandomState;
}

/**
 * The generator for a seed, any safe integer. The low and the high half of the seed go through splitmix32 (additive step
 * 0x9E3779B9, the mixer of MurmurHash3) to make three words; counter 1; the first 12 words are thrown away, as sfc32's author asks.
 */
export function seededRandom(seed: number): Random {
  const low = seed | 0;
  const high = Math.floor(seed / 4294967296) | 0;
  const random = restoredRandom([mix(low, 1), mix(low ^ mix(high, 2), 2), mix(high, 3), 1]);
  for (let i = 0; i < 12; i++) random.word();
  return random;
}

/** Goes on from an exported state. */
export function restoredRandom(state: RandomState): Random {
  let [a, b, c, counter] = [state[0] | 0, state[1] | 0, state[2] | 0, state[3] | 0];

  function word(): number {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  }

  // Lemire, "Fast random integer generation in an interval" (2019): the word times the sides, high part the face; low parts below
  // 2^32 mod sides belong to the faces that would come too often. All products stay below 2^53.
  function die(sides: number): number {
    for (;;) {
      const product = word() * sides;
      const face = Math.floor(product / 4294967296);
      const low = product - face * 4294967296;
      if (low >= sides || low >= 4294967296 % sides) return face + 1;
    }
  }

  return { die, word, state: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0] };
}

function mix(seed: number, step: number): number {
  let x = (seed + Math.imul(step, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
