/** `regelwerk build`: check, then write what the targets make. Nothing is written unless everything succeeded. */
import { targets as targetList } from "../../emit/targets.ts";
import { BadCall } from "../bad-call.ts";
import type { Verb } from "../context.ts";
import { textOptions } from "../options.ts";
import { partOf } from "../project.ts";
import { write, writingOptions } from "../writing.ts";

const known: readonly string[] = targetList.map(({ name }) => name);

export const build: Verb = {
  usage: "build [...files]",
  summary: {
    en: "Make the engine, its types, the schemas and the book of a ruleset",
    de: "Aus einem Regelwerk die Engine, ihre Typen, die Schemata und das Buch machen",
  },
  options: [
    ...writingOptions,
    ["--target <name>", { en: "Only this target; may be repeated", de: "Nur dieses Ziel; mehrfach möglich" }],
  ],
  run: async (context, args, options) => {
    const part = partOf(context, "build");
    const targets = textOptions(options, "target");
    const unknown = targets.find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new BadCall({
        en: `There is no target "${unknown}". There are: ${known.join(", ")}.`,
        de: `Ein Ziel „${unknown}“ gibt es nicht. Es gibt: ${known.join(", ")}.`,
      });
    }
    return await write(context, args, options, (sources, load) => part(sources, load, targets));
  },
};
