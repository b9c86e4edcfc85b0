/** A slip of the pen in a sound text: what is said of it, and what the repair makes of it. */
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import type { Diagnostic } from "../../src/diagnostics/report.ts";
import { message } from "../../src/diagnostics/render.ts";
import { mended } from "./edits.ts";

/** What stands in the text, what is written instead, what is marked, and what the text becomes where that is not what stood there. */
export type Slip = readonly [from: string, to: string, marked: string, healed?: string];

export function saidOfCheck(text: string): readonly Diagnostic[] {
  return check([createSource("a.rules", text)]).diagnostics.filter(({ severity }) => severity !== "hint");
}

/** FC-45: kinds of tokens, arrows, lists of what else could stand there, words of those who build compilers. */
const jargon = /-->|\b(?:token|EOF|LBrace|RBrace|LParen|undefined|parse|NoViableAlt|identifier|expression|syntax)\b|\[object/iu;

export function tried(sound: string, [from, to, , healed = from]: Slip): { readonly messages: number; readonly marked: string; readonly healed: string; readonly wanted: string; readonly left: readonly string[]; readonly jargon: readonly string[] } {
  if (!sound.includes(from)) throw new Error(`The text has no "${from}".`);
  const text = sound.replace(from, () => to);
  const said = saidOfCheck(text);
  const [one] = said;
  const whole = one === undefined ? text : mended(text, one);
  return {
    messages: said.length,
    marked: text.slice(one?.span.start, one?.span.end).split("\n")[0] ?? "",
    healed: whole,
    wanted: sound.replace(from, () => healed),
    left: saidOfCheck(whole).filter(({ severity }) => severity === "error").map(({ code }) => code),
    jargon: said.flatMap((each) => (["de", "en"] as const).map((language) => message(each, language)).filter((words) => jargon.test(words))),
  };
}
