/** `regelwerk roll`: plays a call once and shows how it came about. */
import { BadCall } from "../bad-call.ts";
import { askCall, refuseCall } from "../call.ts";
import { exitCodes, printJson, type Options, type Verb } from "../context.ts";
import { editionOf, editionOption, textOption } from "../options.ts";
import { partOf } from "../project.ts";

export const roll: Verb = {
  usage: "roll <file> <call>",
  summary: { en: "Play a check or action once", de: "Eine Probe oder Handlung einmal spielen" },
  options: [
    editionOption,
    ["--seed <number>", { en: "Dice that fall the same every time", de: "Würfel, die jedes Mal gleich fallen" }],
    ["--faces <list>", { en: "The dice as they fell: 6,6,1", de: "Die Würfel, wie sie gefallen sind: 6,6,1" }],
  ],
  more: {
    en: 'A call is written like the lines of an example, with ";" between them:\n  regelwerk roll game.rules "given Ada = Figur(Kraft: 7); when Ada makes Probe" --seed 3\n"gm says Ziel = 12;" in it answers what a rule asks for.',
    de: 'Ein Aufruf steht da wie die Zeilen eines Beispiels, mit „;“ dazwischen:\n  regelwerk roll spiel.rules "given Ada = Figur(Kraft: 7); when Ada makes Probe" --seed 3\n„gm says Ziel = 12;“ darin beantwortet, wonach eine Regel fragt.',
  },
  run: async (context, args, options) => {
    const [file = "", call = ""] = args;
    const part = partOf(context, "roll");
    const question = { call, seed: readSeed(options), faces: readFaces(options), edition: editionOf(options), language: context.json ? null : context.language };
    const { checked, answer } = await askCall(context, file, (sources, load) => part(sources, load, question));
    if (!answer?.roll) return refuseCall(context, checked, {});
    const { lines, ...played } = answer.roll;
    if (context.json) printJson(context, played);
    else for (const line of lines) context.host.print(line);
    return exitCodes.fine;
  },
};

function readSeed(options: Options): number | null {
  const text = textOption(options, "seed");
  if (text === undefined) return null;
  const seed = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new BadCall({
    en: `A seed is a whole number, not "${text}".`,
    de: `Ein Startwert ist eine ganze Zahl, nicht „${text}“.`,
  });
}

function readFaces(options: Options): readonly number[] | null {
  const text = textOption(options, "faces");
  if (text === undefined) return null;
  const faces = text.split(",").map((face) => face.trim());
  if (faces.every((face) => /^-?\d+$/.test(face))) return faces.map(Number);
  throw new BadCall({
    en: `--faces wants whole numbers with commas between them, such as 6,6,1, not "${text}".`,
    de: `--faces braucht ganze Zahlen mit Kommas dazwischen, etwa 6,6,1, nicht „${text}“.`,
  });
}
