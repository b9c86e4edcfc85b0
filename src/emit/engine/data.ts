// Data as TypeScript text: plain JSON, with code in it where a function or a name is wanted. Invariant: the text evaluates to the data,
// whatever names it holds.

import { propertyKey } from "./names.ts";

export interface Code {
  readonly code: string;
}
export type Data =
  string | number | boolean | null | Code | readonly Data[] | { readonly [key: string]: Data | undefined };

export const code = (text: string): Code => ({ code: text });

export function printData(data: Data): string {
  if (typeof data === "string") return quoted(data);
  if (typeof data !== "object" || data === null) return String(data);
  if (isList(data)) return `[${data.map(printData).join(", ")}]`;
  if (isCode(data)) return data.code;
  const entries = Object.entries(data).filter((entry): entry is [string, Data] => entry[1] !== undefined);
  return `{ ${entries.map(([key, value]) => `${key === "__proto__" ? '["__proto__"]' : propertyKey(key)}: ${printData(value)}`).join(", ")} }`;
}

/** A text that can stand in a module. */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function isList(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}
function isCode(data: object): data is Code {
  return "code" in data && typeof data.code === "string" && Object.keys(data).length === 1;
}
