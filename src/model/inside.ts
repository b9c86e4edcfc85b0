/**
 * The parts of a part of a Model, for whoever looks through all of it.
 *
 * Invariant: types are left out, which are half of all objects and hold nothing that is declared or done; what a designer calls "type" is not.
 */

/** Calls `see` with every object inside this one, and the key under which it stands; a list's members stand under their places. */
export function eachInside(value: object, see: (inner: object, key: string) => void): void {
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++) {
      const inner: unknown = value[place];
      if (typeof inner === "object" && inner !== null) see(inner, String(place));
    }
    return;
  }
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof inner === "object" && inner !== null && (key !== "type" || "type" in inner)) see(inner, key);
  }
}
