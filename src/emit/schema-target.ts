// The target `schema`: the JSON Schema of sheets, for editors and other programs.

import { engineModel } from "./engine/engine-model.ts";
import { sheetSchema } from "./sheet-schema.ts";
import type { Target } from "./target.ts";
import { withPlaces } from "./with-places.ts";

export const schemaTarget: Target = {
  name: "schema",
  emit: async (model, built, lowered) => {
    const placed = withPlaces(model, built, lowered);
    const schema = sheetSchema(engineModel(model, placed.built, placed.lowered));
    return await Promise.resolve([{ path: "character.schema.json", text: `${JSON.stringify(schema, null, 2)}\n` }]);
  },
};
