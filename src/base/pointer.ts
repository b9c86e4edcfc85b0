/**
 * JSON pointers (RFC 6901): "" is the whole value, "/a/0" is value.a[0]; "~" is written "~0" and "/" "~1".
 *
 * Invariant: `parsePointer(pointerTo(parts))` gives the parts back, as strings.
 */

/** The pointer along these keys and indices, from the whole value. */
export function pointerTo(parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${escapePart(part)}`).join("");
}

/** The pointer to a part of what `pointer` names. */
export function child(pointer: string, ...parts: readonly (string | number)[]): string {
  return pointer + pointerTo(parts);
}

/** The pointer to the value that holds this one; the whole value holds itself. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0));
}

/** The keys and indices of a pointer, as strings. Throws on a text that is no pointer. */
export function parsePointer(pointer: string): readonly string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) throw new Error(`Not a JSON pointer: ${pointer}`);
  return pointer
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What the pointer names in a value; undefined where nothing is. Only own properties count. */
export function valueAt(value: unknown, pointer: string): unknown {
  let here = value;
  for (const part of parsePointer(pointer)) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string, unknown>)[part];
  }
  return here;
}

function escapePart(part: string | number): string {
  return String(part).replaceAll("~", "~0").replaceAll("/", "~1");
}
