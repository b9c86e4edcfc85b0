/**
 * The validator of the Model as code of its own, made by ajv from grammar/model.schema.json, for the bundle.
 *
 * Invariant: the code needs nothing at run time; an unknown `require` in it is an error.
 */
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";

/** The one helper that ajv asks for: how many characters a text has. */
const helpers = { 'require("ajv/dist/runtime/ucs2length").default': "((s) => [...s].length)" };

/** The text of a module with `createValidate`, in the place of src/model/validate.ts. */
export function modelValidator() {
  const schema = JSON.parse(readFileSync(new URL("../grammar/model.schema.json", import.meta.url), "utf8"));
  const code = { source: true, esm: true };
  const ajv = new Ajv({ discriminator: true, allErrors: false, strict: false, allowUnionTypes: true, inlineRefs: false, messages: false, code });
  let text = (standalone.default ?? standalone)(ajv, ajv.compile(schema));
  for (const [asked, given] of Object.entries(helpers)) text = text.replaceAll(asked, given);
  if (text.includes("require(")) throw new Error("The validator asks for a helper that is not known.");
  return `${text}\nexport const createValidate = () => validate;\nexport const ajvOptions = {};\n`;
}
