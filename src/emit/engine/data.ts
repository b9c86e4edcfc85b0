// Data as TypeScript text: plain JSON, with code in it where a function or a name is wanted; or the same data as values, without any
// text. Invariant: the text evaluates to the data, whatever names it holds.

import { propertyKey } from "./names.ts";

/** `live`: what the code would give, where somebody wants the values themselves. */
export interface Code {
  readonly code: string;
  readonly live?: () => unknown;
}
export type Data =
  string | number | boolean | null | Code | readonly Data[] | { readonly [key: string]: Data | undefined };

export const code = (text: string, live?: () => unknown): Code =>
  live === undefined ? { code: text } : { code: text, live };

export function printData(data: Data): string {
  if (typeof data === "string") return quoted(data);
  if (typeof data !== "object" || data === null) return String(data);
  if (isList(data)) return `[${data.map(printData).join(", ")}]`;
  if (isCode(data)) return data.code;
  const entries = Object.entries(data).filter((entry): entry is [string, Data] => entry[1] !== undefined);
  return `{ ${entries.map(([key, value]) => `${key === "__proto__" ? '["__proto__"]' : propertyKey(key)}: ${printData(value)}`).join(", ")} }`;
}

/** The data itself. */
export function liveData(data: Data): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (isList(data)) return data.map(liveData);
  if (isCode(data)) return data.live?.();
  const entries = Object.entries(data).filter((entry): entry is [string, Data] => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, liveData(value)] as const));
}

/** A text that can stand in a module. */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function isList(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}
function isCode(data: object): data is Code {
  return (
    "code" in data &&
    typeof data.code === "string" &&
    Object.keys(data).every((key) => key === "code" || key === "live")
  );
}
