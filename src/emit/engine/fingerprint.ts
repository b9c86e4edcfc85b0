// The fingerprint of a ruleset: what was begun under one is not gone on with under another. Invariant: equal texts, equal fingerprints.

/** 64 bits as 16 hexadecimal signs. */
export function fingerprintOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}
