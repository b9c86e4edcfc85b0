/**
 * The call that stands at a place, in the words of an example: what a panel of odds is about.
 *
 * Invariant: inside an example it is that example's own call; on a rule it is one example of the text that does it. Null where there is none.
 */
import type { Compiled } from "../../compile.ts";
import type * as ast from "../../syntax/ast.ts";
import { namesOf } from "../names.ts";
import type { Snapshot } from "../workspace.ts";

export function callAt(snapshot: Snapshot, path: string, offset: number): string | null {
  const example = examplesOf(snapshot, path).find(({ span }) => span.file === path && span.start <= offset && offset <= span.end);
  if (example !== undefined) return callIn(example, offset, snapshot) ?? lastCall(example, snapshot);
  for (const { compiled } of snapshot.rulesetsOf(path)) {
    const name = checkAt(compiled, path, offset);
    const doing = name === undefined ? undefined : examplesOf(snapshot, path).find((one) => doneIn(one) === name && lastCall(one, snapshot) !== null);
    if (doing !== undefined) return lastCall(doing, snapshot);
  }
  return null;
}

/** The rule that is named at a place, or whose text it is. */
export function ruleAt(snapshot: Snapshot, path: string, offset: number): string | null {
  for (const { compiled } of snapshot.rulesetsOf(path)) {
    const name = checkAt(compiled, path, offset);
    if (name !== undefined) return name;
  }
  return null;
}
function checkAt(compiled: Compiled, path: string, offset: number): string | undefined {
  const index = namesOf(compiled);
  const around = index.definitions.find(({ kind, whole }) => kind === "check" && whole.file === path && whole.start <= offset && offset <= whole.end);
  return index.at(path, offset)?.definitions.find(({ kind }) => kind === "check")?.name ?? around?.name;
}

function examplesOf(snapshot: Snapshot, path: string): readonly ast.Example[] {
  return snapshot.rulesetsOf(path).flatMap(({ compiled }) => compiled.parsed.flatMap((one) => one?.ast.declarations ?? [])).filter((node): node is ast.Example => node.kind === "example");
}

function doneIn(example: ast.Example): string | null {
  const deed = example.lines.findLast((line): line is ast.ExampleWhen => line.kind === "example-when");
  return deed?.action.kind === "call" && deed.action.check?.kind === "name" ? deed.action.check.text : null;
}
function lastCall(example: ast.Example, snapshot: Snapshot): string | null {
  const deed = example.lines.findLast((line) => line.kind === "example-when");
  return deed === undefined ? null : callIn(example, deed.span.start, snapshot);
}

/** The lines of an example down to the deed at a place, without the dice it throws; null where it varies something. */
export function callIn(example: ast.Example, offset: number, snapshot: Snapshot): string | null {
  if (example.by !== undefined || example.across !== undefined || example.with.length > 0) return null;
  const text = snapshot.source(example.span.file)?.text ?? "";
  const lines: string[] = [];
  for (const line of example.lines) {
    if (line.kind !== "example-given" && line.kind !== "says" && line.kind !== "example-when") continue;
    const isLast = line.kind === "example-when" && line.span.start <= offset && offset <= line.span.end;
    const end = isLast && line.rolling !== undefined ? line.action.span.end : line.span.end;
    lines.push(text.slice(line.span.start, end).replaceAll(/\s*(?:\r\n|\r|\n)\s*/gu, " "));
    if (isLast) return lines.join("; ");
  }
  return null;
}
