/**
 * Identifiers of TypeScript made of the designer's names.
 *
 * Invariant: the same name gives the same identifier; none is a word or a global of JavaScript, none begins with the private prefix of an
 * engine's runtime.
 */
export type NameStyle = "camel" | "pascal";

/** `Rüstungswert (RW)` → rüstungswertRW, `°RW°` → rw, `2 Hände` → n2Hände; `pascal` begins with a capital. */
export function identifier(name: string, style: NameStyle): string {
  const words = name
    .normalize("NFC")
    .split(/[^\p{ID_Continue}]+/u)
    .filter((word) => word !== "");
  const joined = words.map((word, i) => (style === "camel" && i === 0 ? lowerStart(word) : upperFirst(word))).join("");
  const fallback = style === "camel" ? "n" : "N";
  const safe = /^[\p{ID_Start}_]/u.test(joined) ? joined : fallback + joined;
  return reserved.has(safe) ? `${safe}_` : safe;
}

/** Whether a text can be the name of something exported, as it stands: an identifier that means nothing yet. */
export function isIdentifier(text: string): boolean {
  return /^\p{ID_Start}\p{ID_Continue}*$/u.test(text) && !reserved.has(text) && text === text.normalize("NFC");
}

export function upperFirst(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** An abbreviation is lowered as a whole (RW → rw), another word at its first letter (LeP → leP). */
function lowerStart(word: string): string {
  const [first = ""] = word;
  return word === word.toUpperCase() ? word.toLowerCase() : first.toLowerCase() + word.slice(first.length);
}

/** JavaScript's and TypeScript's words, the globals an engine may use, and names that mean something on every object. */
const reserved: ReadonlySet<string> = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true
  try typeof var void while with yield async of get set any unknown never string number boolean bigint symbol object undefined type
  declare namespace module abstract as asserts constructor require global readonly keyof infer is satisfies using accessor
  arguments eval NaN Infinity globalThis window self document console process isNaN isFinite parseInt parseFloat
  Object Array Function String Number Boolean Symbol BigInt Math JSON Map Set WeakMap WeakSet Promise Proxy Reflect Date RegExp Error
  EvalError RangeError ReferenceError SyntaxError TypeError URIError Intl Atomics ArrayBuffer DataView Int8Array Uint8Array Int16Array
  Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Uint8ClampedArray SharedArrayBuffer Record
  Readonly ReadonlyArray Partial Required Pick Omit Exclude Extract prototype hasOwnProperty toString valueOf io`.split(
    /\s+/,
  ),
);
