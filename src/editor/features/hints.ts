/**
 * Small notes within the text: the range of what is calculated without saying it.
 *
 * Invariant: a note says nothing the text says already, and stands behind a name that is declared.
 */
import type { Language } from "../../base/text.ts";
import { typeText } from "../../emit/say/type.ts";
import { sayIn } from "../../emit/say/words.ts";
import type * as ast from "../../syntax/ast.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";
import { typeOf } from "./hover.ts";

export interface Hint {
  readonly at: number;
  readonly text: string;
}

export function hintsIn(snapshot: Snapshot, path: string, from: number, to: number, language: Language): readonly Hint[] {
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  if (compiled === undefined) return [];
  const say = sayIn(compiled.model, language);
  return namesOf(compiled).definitions.flatMap((one): readonly Hint[] => {
    if (one.span.file !== path || one.span.end < from || one.span.start > to) return [];
    if (one.kind !== "field" && one.kind !== "each") return [];
    const node = one.node as unknown as ast.Field;
    if (node.value === undefined || node.type !== undefined || node.params.length > 0) return [];
    const type = typeOf(one, compiled.model);
    return type === null ? [] : [{ at: (one.shortSpan ?? one.span).end + (one.shortSpan === null ? 0 : 1), text: `: ${typeText(type, say)}` }];
  });
}
