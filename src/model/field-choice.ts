/**
 * A parameter that is one of several fields of a sheet: `given Was: one of Fackeln, Proviant of Heldin`.
 *
 * Invariant: where another choice among the same fields is wanted the parameter says which one it is; everywhere else it is the field: it
 * is read as it is now, and changing it changes that field.
 */
import type * as ast from "../syntax/ast.ts";
import type { Scope } from "./scope.ts";
import type { FieldChoice, FieldSymbol, SheetSymbol } from "./symbols.ts";
import type { Expr, Id, Type } from "./types.ts";
import { inWords, join, withoutNone } from "./typing.ts";
import { fieldOf, sheetsAbove, unknownName } from "./visible.ts";
import { report, silent } from "./world.ts";

/** The fields that are named; undefined: reported. */
export function chosenFields(names: readonly ast.Name[], of: ast.Name, scope: Scope): readonly FieldSymbol[] | undefined {
  const sheet = sheetOf(of, scope);
  if (sheet === undefined) return undefined;
  const found = names.map((name) => fieldOf(sheet, name.text) ?? unknownName(scope, name, sheetsAbove(sheet).flatMap((one) => [...one.fields.keys()])));
  if (found.includes(undefined)) return silent(scope.frame);
  const fields = found as readonly FieldSymbol[];
  const types = fields.map((field) => field.type());
  if (types.includes(undefined)) return silent(scope.frame);
  const [first, ...rest] = types as readonly Type[];
  let all = first!;
  for (const [i, type] of rest.entries()) {
    const both = join(all, type);
    if (both === undefined) return report(scope.frame, "mismatched-type", names[i + 1]!.span, { expected: inWords(all), found: inWords(type) });
    all = both;
  }
  return fields;
}

function sheetOf(of: ast.Name, scope: Scope): SheetSymbol | undefined {
  const { world } = scope.frame;
  const role = scope.locals.get(of.text)?.type;
  const symbol = role?.kind === "sheet" ? world.symbols.byId.get(role.sheet) : world.symbols.kinds.get(of.text);
  if (symbol?.kind === "sheet") return symbol;
  if (symbol?.kind === "refused") return silent(scope.frame);
  return unknownName(scope, of, [...world.symbols.kinds.values()].filter((one) => one.kind === "sheet").map((one) => one.name));
}

function choiceIn(type: Type | null | undefined, scope: Scope): { readonly id: Id; readonly choice: FieldChoice } | undefined {
  const step = type === null || type === undefined ? null : withoutNone(type);
  const choice = step?.kind === "step" ? scope.frame.world.fieldChoices.get(step.scale) : undefined;
  return step?.kind !== "step" || choice === undefined ? undefined : { id: step.scale, choice };
}

/** One way it may come out: when, and the field as a value. */
export interface FieldCase {
  readonly test: Expr;
  readonly value: Extract<Expr, { kind: "field" }>;
}

/** The ways a name may come out that stands for a field; undefined: it does not; null: reported. `expected`: what is wanted here. */
export function fieldCases(name: string, scope: Scope, expected: Type | null): readonly FieldCase[] | null | undefined {
  const type = scope.locals.get(name)?.type;
  const found = choiceIn(type, scope);
  if (found === undefined || type === undefined || choiceIn(expected, scope)?.id === found.id) return undefined;
  const owner = ownerOf(found.choice.of, scope);
  if (owner === undefined) return null;
  const cases = found.choice.fields.map((field, at): FieldCase | undefined => {
    const of = field.type();
    if (of === undefined) return silent(scope.frame);
    const step: Expr = { kind: "step", scale: found.id, step: field.name, value: at, type: { kind: "step", scale: found.id, low: at, high: at } };
    const test: Expr = { kind: "compare", op: "is", a: { kind: "local", name, type }, b: step, type: { kind: "yes-no" } };
    return { test, value: { kind: "field", owner, field: field.id, type: of } };
  });
  return cases.includes(undefined) ? null : (cases as readonly FieldCase[]);
}

function ownerOf(of: ast.Name, scope: Scope): Expr | undefined {
  const role = scope.locals.get(of.text);
  if (role?.type?.kind === "sheet") return role.expr ?? { kind: "local", name: of.text, type: role.type };
  const isOwn = scope.self !== null && sheetsAbove(scope.self.sheet).some((one) => one.name === of.text);
  return isOwn ? scope.self?.expr : unknownName(scope, of, []);
}

/** The one of several values whose test holds; the last where no other does. */
export function valueOfCases(cases: readonly { readonly test: Expr; readonly value: Expr }[]): Expr {
  return cases.slice(0, -1).reduceRight<Expr>(
    (no, { test, value: yes }) => ({ kind: "if", test, yes, no, type: join(yes.type, no.type) ?? no.type }),
    cases.at(-1)!.value,
  );
}
