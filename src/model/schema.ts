/**
 * The published contract of the Model, grammar/model.schema.json, as a check.
 *
 * Invariant: a finding in something a designer wrote is a diagnostic at its place; any other one is a bug of ours and throws.
 */
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import { locate, type Origins } from "./origins.ts";
import type { Model } from "./types.ts";
import { createValidate, type SchemaError, type Validate } from "./validate.ts";

/** Checks models; it keeps the compiled schema. */
export type ModelCheck = (model: Model, origins: Origins) => readonly Diagnostic[];

/** The schema is compiled when the first model comes. */
export function createModelCheck(): ModelCheck {
  let made: Validate | null = null;
  return (model, origins) => {
    const validate = (made ??= createValidate());
    if (validate(model)) return [];
    return (validate.errors ?? []).map((error) => finding(error, origins));
  };
}

/** Limits are the designer's business; a wrong shape can only be ours. */
function finding(error: SchemaError, origins: Origins): Diagnostic {
  const span = locate(origins, error.instancePath);
  const limit = (error.params as { readonly limit?: unknown }).limit;
  if (span === undefined || typeof limit !== "number") throw new Error(`The model does not fit its schema at ${error.instancePath}: ${error.keyword}`);
  return diagnostic("too-large-value", span, { limit });
}
