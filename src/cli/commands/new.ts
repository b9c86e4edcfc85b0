/** `regelwerk new`: a small ruleset to go on from. Never writes over anything. */
import { BadCall } from "../bad-call.ts";
import { exitCodes, printJson, type Verb } from "../context.ts";
import { tidy } from "../../base/path.ts";
import { template } from "../template.ts";

const fileNames = { de: "regeln.rules", en: "game.rules" } as const;

export const start: Verb = {
  usage: "new [folder]",
  summary: {
    en: "Start a ruleset from a small working one",
    de: "Ein Regelwerk anfangen, aus einem kleinen, das läuft",
  },
  run: async ({ host, language, quiet, ...context }, [folder = "."]) => {
    const place = tidy(folder);
    const file = place === "." ? fileNames[language] : `${place}/${fileNames[language]}`;
    if (host.kindOf(place) === "file") throw taken(place);
    if (host.kindOf(file) !== "none") throw taken(file);
    host.replaceFiles([{ path: file, text: template[language] }]);
    if (context.json) {
      printJson({ host, language, quiet, ...context }, { files: [file] });
      return await Promise.resolve(exitCodes.fine);
    }
    if (!quiet) {
      const shown = /\s/u.test(file) ? `"${file}"` : file;
      host.print(
        language === "de" ? `${file} ist geschrieben. Weiter geht es mit:` : `${file} is written. Go on with:`,
      );
      host.print(`  regelwerk test ${shown}`);
      host.print(
        `  regelwerk docs ${shown} --out ${place === "." ? "" : `${place}/`}${language === "de" ? "buch" : "book"}`,
      );
    }
    return await Promise.resolve(exitCodes.fine);
  },
};

function taken(path: string): BadCall {
  return new BadCall({
    en: `There is a ${path} already; nothing was written. Name another folder.`,
    de: `${path} gibt es schon; es wurde nichts geschrieben. Nenn einen anderen Ordner.`,
  });
}
