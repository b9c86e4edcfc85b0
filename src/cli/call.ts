/**
 * What the verbs share that answer a call, such as `when Ada makes Probe(ST)`, on one ruleset.
 *
 * Invariant: a mistake in the call is exit code 2 and is shown in the words of the call; a mistake in the file is exit
 * code 1.
 */
import type { Bilingual } from "../base/text.ts";
import type { Source } from "../base/source.ts";
import { isTyped } from "../study/call-text.ts";
import { BadCall } from "./bad-call.ts";
import type { Checked, Load } from "./compiler.ts";
import { diagnosticsJson, exitCodes, printDiagnostics, printJson, type Context } from "./context.ts";
import { ask, type Asked } from "./project.ts";

type Unanswered = Checked & { readonly problem?: Bilingual | null };

/** Asks about a call on one file. */
export async function askCall<Result extends Unanswered>(
  context: Context,
  file: string,
  part: (sources: readonly Source[], load: Load) => Promise<Result> | Result,
): Promise<Asked<Result>> {
  const asked = await ask<Result>(context, [file], (sources, load) => {
    if (sources.length > 1) throw severalFiles(file, sources);
    return part(sources, load);
  });
  if (asked.answer?.problem) throw new BadCall(asked.answer.problem);
  return asked;
}

/** Says what is wrong with the file, else with the call. With `--json` beside the result, which is empty then. */
export function refuseCall(context: Context, checked: Checked, empty: Readonly<Record<string, unknown>>): number {
  const isOfCall = checked.diagnostics.some((one) => one.severity === "error" && isTyped(one.span.file));
  if (context.json) printJson(context, { ...empty, diagnostics: diagnosticsJson(context, checked) });
  else printDiagnostics(context, checked, isOfCall ? context.host.complain : context.host.print);
  return isOfCall ? exitCodes.badCall : exitCodes.textErrors;
}

function severalFiles(folder: string, sources: readonly Source[]): BadCall {
  const [first = "", second = ""] = sources.map((source) => source.path);
  return new BadCall({
    en: `${folder} holds several rulesets (${first}, ${second} …). Name the one that is meant.`,
    de: `In ${folder} liegen mehrere Regelwerke (${first}, ${second} …). Nenn das, das gemeint ist.`,
  });
}
