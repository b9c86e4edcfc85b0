// The target `model`: the Model as it is, for programs that read rules rather than play them.

import type { Target } from "./target.ts";

export const modelTarget: Target = {
  name: "model",
  emit: async (model) => await Promise.resolve([{ path: "model.json", text: `${JSON.stringify(model, null, 2)}\n` }]),
};
