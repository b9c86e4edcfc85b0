// The runtime inside an engine: the part of it that an engine speaks of, and what its parts are called there. Invariant: every top-level
// name of the runtime begins with `$` in an engine, and no identifier made of a designer's name does, so the two never meet; what a part
// speaks of comes along with it, so nothing that is used is missing.

import { runtimeParts } from "./runtime.generated.ts";

export { runtimeDeclarations } from "./runtime.generated.ts";

/** The name in an engine of what src/runtime exports under this name (where two files export one name: `file_name`). */
export function runtimeName(exported: string): string {
  return `$${exported}`;
}

/** The whole runtime, with types. */
export const runtimeText: string = runtimeParts.map(([, , text]) => text).join("");

/** With types and without, as far as these statements reach, in the order of the whole. */
export function runtimeFor(statements: readonly string[]): { readonly text: string; readonly script: string } {
  const wanted = reached(statements);
  const parts = runtimeParts.filter((_, number) => wanted.has(number));
  return { text: parts.map(([, , text]) => text).join("").trimStart(), script: parts.map(([, , , script]) => script).join("").trimStart() };
}

function reached(statements: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (number: number): void => {
    if (found.has(number)) return;
    found.add(number);
    const needs = runtimeParts[number]?.[1] ?? "";
    for (const one of needs === "" ? [] : needs.split(" ")) visit(Number(one));
  };
  const used = new Set(statements.flatMap((text) => text.match(/\$[\p{ID_Continue}$]+/gu) ?? []));
  runtimeParts.forEach(([names], number) => {
    if (names.split(" ").some((name) => used.has(name))) visit(number);
  });
  return found;
}
