/**
 * What stands above a declaration: how an example ends, that its `?` can be filled in, how often a rule is used.
 *
 * Invariant: what a lens does is one of a few commands of ours, with places as arguments; no word of a rule text becomes a command.
 */
import type { Span } from "../../base/source.ts";
import type { Bilingual } from "../../base/text.ts";
import type * as ast from "../../syntax/ast.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";

export interface Lens {
  readonly span: Span;
  readonly title: Bilingual;
  readonly does: "run-example" | "fill-in" | "show-references";
  /** Title of the example, or where the name stands. */
  readonly about: Span;
}

export function lensesOf(snapshot: Snapshot, path: string): readonly Lens[] {
  const parsed = snapshot.parsed(path);
  const compiled = snapshot.rulesetsOf(path)[0]?.compiled;
  if (parsed === undefined || compiled === undefined) return [];
  const index = namesOf(compiled);
  return parsed.ast.declarations.flatMap((node): readonly Lens[] => {
    if (node.kind === "example" || node.kind === "law") {
      const run: Lens = { span: headLine(node.span), title: { de: "▶ ausführen", en: "▶ run" }, does: "run-example", about: node.span };
      const asks = node.lines.some((line) => line.kind === "then" && asksFor(line));
      return asks ? [run, { ...run, title: { de: "? eintragen", en: "fill in ?" }, does: "fill-in" }] : [run];
    }
    if (node.kind !== "check" || node.head.name.kind !== "name") return [];
    const span = node.head.name.span;
    const count = index.usesOf(index.definitions.filter((one) => one.span.start === span.start && one.span.file === path)).length;
    return [{ span, title: { de: `${count}-mal verwendet`, en: `used ${count} ${count === 1 ? "time" : "times"}` }, does: "show-references", about: span }];
  });
}

function headLine(span: Span): Span {
  return { ...span, end: span.start };
}
function asksFor({ claim }: ast.Then): boolean {
  return "is" in claim && claim.is.unknown;
}
