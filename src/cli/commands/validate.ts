/** `regelwerk validate`: whether sheets and saves fit the rules as they are now. */
import { counted } from "../../base/text.ts";
import { BadCall } from "../bad-call.ts";
import { diagnosticsJson, exitCodes, printDiagnostics, printJson, type Verb } from "../context.ts";
import { editionOf, editionOption } from "../options.ts";
import { partOf } from "../project.ts";
import { askSaves, problemLine, readSaves } from "../saves.ts";

export const validate: Verb = {
  usage: "validate <file> <save> [...saves]",
  summary: { en: "Check sheets and saves against the rules", de: "Bögen und Spielstände an den Regeln prüfen" },
  options: [editionOption],
  run: async (context, [file = "", ...names], options) => {
    const part = partOf(context, "validate");
    const read = await readSaves(context, names);
    const whole = read.filter(({ problem }) => problem === null);
    const { checked, answer } = await askSaves(context, file, (sources, load) => part(sources, load, whole, editionOf(options)));
    if (answer?.problem) throw new BadCall(answer.problem);
    const problems = [...read.flatMap(({ problem }) => problem ?? []), ...(answer?.problems ?? [])];
    if (context.json)
      printJson(context, answer ? { problems } : { problems, diagnostics: diagnosticsJson(context, checked) });
    else {
      printDiagnostics(context, checked, context.host.print);
      for (const problem of problems) context.host.print(problemLine(context, problem));
      const [files, found] = [read.length, problems.length];
      if (answer && !context.quiet)
        context.host.print(
          context.language === "de"
            ? `${counted(files, "Datei", "Dateien")}, ${counted(found, "Problem", "Probleme")}`
            : `${counted(files, "file", "files")}, ${counted(found, "problem", "problems")}`,
        );
    }
    return answer && problems.length === 0 ? exitCodes.fine : exitCodes.textErrors;
  },
};
