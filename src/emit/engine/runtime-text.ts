// The runtime inside an engine: its text, and what its parts are called there. Invariant: every top-level name of the runtime begins
// with `$` in an engine, and no identifier made of a designer's name does, so the two never meet.

export { runtimeDeclarations, runtimeScript, runtimeText } from "./runtime.generated.ts";

/** The name in an engine of what src/runtime exports under this name (where two files export one name: `file_name`). */
export function runtimeName(exported: string): string {
  return `$${exported}`;
}
