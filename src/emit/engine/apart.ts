// What of an engine's text is only there for TypeScript, and what only for its values: the printers mark it, and the three files of an
// engine are made by leaving out what is marked. Invariant: a mark is a control sign, which no text of a designer brings in: in
// strings it is written as an escape, in comments it is taken out.

const [typeStart, typeEnd, valueStart, valueEnd] = ["\u0001", "\u0002", "\u0003", "\u0004"] as const;
const marks = new RegExp(`[${typeStart}-${valueEnd}]`, "gu");

/** Stands in engine.ts and engine.d.ts, not in engine.js: annotations, assertions, interfaces. */
export const typeOnly = (text: string): string => typeStart + text + typeEnd;

/** `name: type`. */
export const typed = (name: string, type: string): string => name + typeOnly(`: ${type}`);

/** Stands in engine.ts and engine.js, not in engine.d.ts. */
export const valueOnly = (text: string): string => valueStart + text + valueEnd;

/** What an engine exports under a name. */
export const exportedConst = (name: string, type: string, value: string): string => `export const ${typed(name, type)}${valueOnly(` = ${value}`)};`;

/** As engine.ts has it. */
export const whole = (text: string): string => text.replaceAll(marks, "");

/** As engine.js has it; empty where nothing is left. */
export const script = (text: string): string => without(text, typeStart, typeEnd).trim();

/** As engine.d.ts has it; empty where a statement exports nothing. */
export function declared(text: string): string {
  const exported = /^export /mu.test(whole(text));
  return exported ? without(text, valueStart, valueEnd).replaceAll(/^export const /gmu, "export declare const ") : "";
}

/** What is marked goes, with the marks in it; other marks go alone. */
function without(text: string, start: string, end: string): string {
  const [before = "", ...marked] = text.split(start);
  return whole(before + marked.map((part) => part.slice(part.indexOf(end) + 1)).join(""));
}

/** A designer's text inside a comment. */
export function commentSafe(text: string): string {
  return text.replaceAll("*/", "* /").replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
