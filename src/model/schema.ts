/**
 * The published contract of the Model, grammar/model.schema.json, as a check.
 *
 * Invariant: a finding in something a designer wrote is a diagnostic at its place; any other one is a bug of ours and throws.
 * The schema is compiled when it is first needed, because that takes longer than resolving most texts.
 */
import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import schema from "../../grammar/model.schema.json" with { type: "json" };
import { diagnostic, type Diagnostic } from "../diagnostics/report.ts";
import { locate, type Origins } from "./origins.ts";
import type { Model } from "./types.ts";

/** Checks models; it keeps the compiled schema. */
export type ModelCheck = (model: Model, origins: Origins) => readonly Diagnostic[];

export async function createModelCheck(): Promise<ModelCheck> {
  const { Ajv: Create } = await import("ajv");
  const validate = compile(new Create({ discriminator: true, allErrors: false, strict: false, allowUnionTypes: true }));
  return (model, origins) => {
    if (validate(model)) return [];
    return (validate.errors ?? []).map((error) => finding(error, origins));
  };
}

/** The generator writes draft 07, so the validator of that draft reads it. */
function compile(ajv: Ajv): ValidateFunction {
  return ajv.compile(schema);
}

/** Limits are the designer's business; a wrong shape can only be ours. */
function finding(error: ErrorObject, origins: Origins): Diagnostic {
  const span = locate(origins, error.instancePath);
  const limit = (error.params as { readonly limit?: unknown }).limit;
  if (span === undefined || typeof limit !== "number") throw new Error(`The model does not fit its schema at ${error.instancePath}: ${error.message ?? error.keyword}`);
  return diagnostic("too-large-value", span, { limit });
}
