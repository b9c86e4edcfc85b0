/**
 * The validator of grammar/model.schema.json, made by ajv.
 *
 * Invariant: the only file that knows ajv. Making the validator takes longer than resolving most texts, so the bundle of the command line
 * holds it ready made (scripts/bundle.mjs puts ajv's own code in the place of this file).
 */
import { Ajv, type ErrorObject } from "ajv";
import schema from "../../grammar/model.schema.json" with { type: "json" };

/** What ajv says is wrong at a place of the data. */
export type SchemaError = Pick<ErrorObject, "instancePath" | "keyword" | "params">;
export type Validate = ((data: unknown) => boolean) & { readonly errors?: readonly SchemaError[] | null };

/** How ajv reads the schema: the generator writes draft 07, every union has a discriminator. */
export const ajvOptions = { discriminator: true, allErrors: false, strict: false, allowUnionTypes: true } as const;

export function createValidate(): Validate {
  return new Ajv(ajvOptions).compile(schema);
}
