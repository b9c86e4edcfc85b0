/**
 * A text in NFC with the way back to the offsets of the original.
 *
 * Invariant: `text` is the NFC of the source text, `original(offset)` never decreases, and a span made of two mapped
 * offsets covers whole letters of the original. A text that is in NFC already (nearly all are) costs nothing.
 */

export interface NormalText {
  readonly text: string;
  readonly original: (offset: number) => number;
}

const cluster = /[^\p{M}\u1100-\u11ff]?[\p{M}\u1100-\u11ff]+|[^\p{M}\u1100-\u11ff]/gsu;

export function normalize(source: string): NormalText {
  const whole = source.normalize("NFC");
  if (whole === source) return { text: source, original: (offset) => offset };
  const offsets: number[] = [];
  const parts: string[] = [];
  for (const found of source.matchAll(cluster)) {
    const part = found[0].normalize("NFC");
    for (let unit = 0; unit < part.length; unit++) {
      offsets.push(part.length === found[0].length ? found.index + unit : found.index);
    }
    parts.push(part);
  }
  offsets.push(source.length);
  return { text: parts.join(""), original: (offset) => offsets[Math.min(offset, offsets.length - 1)] ?? source.length };
}
