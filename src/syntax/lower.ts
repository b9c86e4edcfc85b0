/**
 * From the concrete tree to the AST: the file, declarations and examples.
 *
 * Invariant: declarations keep their order, and a kind of declaration is lowered by the one function of its name.
 */
import type { CstNode } from "chevrotain";
import type * as ast from "./ast.ts";
import {
  has, meta, missingIn, name, nameList, nameOfToken, node, nodes, optionalName, spanOf, text, token, tokenSpan, tokensOf, word,
  type Lowering,
} from "./cst.ts";
import { additive, call, expr, formerly, head, inSet, optional, path, rangeType, role, type, wholeNumber } from "./lower-expressions.ts";
import {
  block, broken, brokenIn, eachField, effect, given, heading, members, params, rowsIn, suffixIf,
} from "./lower-sentences.ts";

export function declarations(c: Lowering, parent: CstNode | undefined): readonly ast.Declaration[] {
  return nodes(parent, "declaration").map((one) => declaration(c, one));
}

interface Common {
  readonly flags: ast.Flags;
  readonly meta: ast.Meta;
  readonly span: ast.File["span"];
}

type Lower<Node> = (c: Lowering, found: CstNode, common: Common) => Node;

function declaration(c: Lowering, found: CstNode): ast.Declaration {
  const title = token(found, "Heading");
  if (title !== undefined) return heading(c, title);
  const prose = token(found, "Prose");
  if (prose !== undefined) return { kind: "prose", text: prose.image, span: tokenSpan(c, prose) };
  const damaged = node(found, "broken");
  if (damaged !== undefined) return broken(c, damaged);
  const flags = { helper: has(found, "'helper'"), replace: has(found, "'replace'"), extend: has(found, "'extend'") };
  const rule = node(found, "ruleDecl");
  const [kind = ""] = Object.keys((rule ?? found).children).filter((key) => !key.startsWith("'") && key !== "Semicolon");
  const inner = node(rule ?? found, kind) ?? found;
  const common = { flags, meta: meta(c, inner), span: spanOf(c, found) };
  const lower = rules[kind] ?? others[kind];
  return lower === undefined ? { kind: "broken", word: undefined, name: undefined, body: undefined, span: common.span } : lower(c, inner, common);
}

const rules: Readonly<Record<string, Lower<ast.RuleDecl>>> = {
  scaleDecl: (c, found, common) => {
    const lines = nodes(found, "scaleLine");
    return {
      ...common,
      kind: word(found) === "choice" ? "choice" : "scale",
      head: head(c, node(found, "head"), found),
      names: nameList(c, node(found, "nameList")),
      rows: rowsIn(c, lines),
      each: lines.flatMap((line) => nodes(line, "eachField").map((one) => eachField(c, one, { meta: meta(c, line), span: spanOf(c, line) }))),
      successFrom: lines.map((line) => optionalName(c, line)).find((one) => one !== undefined),
      broken: brokenIn(c, lines),
    };
  },
  unitDecl: (c, found, common) => ({ ...common, kind: "unit", name: name(c, node(found, "name"), found), value: optional(c, node(found, "expr"), expr) }),
  constantDecl: (c, found, common) => ({
    ...common,
    kind: "constant",
    head: head(c, node(found, "head"), found),
    type: optional(c, node(found, "type"), type),
    ...fixedOrOpen(c, node(found, "fixedOrOpen")),
  }),
  tableDecl: (c, found, common) => ({
    ...common,
    kind: "table",
    head: head(c, node(found, "head"), found),
    roll: optional(c, node(found, "additive"), additive),
    by: nodes(found, "key").map((one) => keyParam(c, one)),
    across: optional(c, node(found, "across"), keyParam),
    gives: nodes(found, "outParam").map((one) => outParam(c, one)),
    rows: rows(c, node(found, "rows")),
  }),
  formulaDecl: (c, found, common) => {
    const written = name(c, node(found, "name"), found);
    return {
      ...common,
      kind: "formula",
      head: { kind: "head", name: written, short: undefined, formerly: formerly(c, node(found, "formerly")), span: written.span },
      params: params(c, node(found, "params")),
      for: optional(c, node(found, "role"), role),
      gives: optional(c, node(found, "type"), type),
      body: optional(c, node(found, "block"), block),
      ...fixedOrOpen(c, node(found, "fixedOrOpen")),
    };
  },
  sheetDecl: (c, found, common) => ({
    ...common,
    kind: "sheet",
    head: head(c, node(found, "head"), found),
    is: optionalName(c, found),
    members: members(c, node(found, "members")),
  }),
  collectionDecl: (c, found, common) => ({
    ...common,
    kind: "collection",
    word: (word(node(found, "collectionWord")) ?? "values") as ast.CollectionWord,
    head: head(c, node(found, "head"), found),
    of: optionalName(c, found, "of"),
    by: optionalName(c, found, "by"),
    across: optionalName(c, found, "across"),
    while: optional(c, node(found, "expr"), expr),
    open: has(found, "'open'"),
    members: members(c, node(found, "members")),
  }),
  entryDecl: (c, found, common) => ({
    ...common,
    kind: "entry",
    word: (word(node(found, "entryWord")) ?? "thing") as ast.EntryWord,
    head: head(c, node(found, "head"), found),
    of: optionalName(c, found),
    members: members(c, node(found, "members")),
  }),
  conditionDecl: (c, found, common) => ({
    ...common,
    kind: "condition",
    head: head(c, node(found, "head"), found),
    levels: optional(c, node(found, "rangeType"), (_, levels) => rangeType(c, levels, found)),
    for: optionalName(c, found),
    while: optional(c, node(found, "expr"), expr),
    members: members(c, node(found, "members")),
  }),
  checkDecl: (c, found, common) => ({
    ...common,
    kind: "check",
    word: (word(found) ?? "check") as ast.Check["word"],
    head: head(c, node(found, "head"), found),
    for: optional(c, node(found, "for"), role),
    against: optional(c, node(found, "against"), role),
    in: optionalName(c, found),
    gives: optional(c, node(found, "type"), type),
    body: block(c, node(found, "block")),
  }),
  cascadeDecl: (c, found, common) => {
    const lines = nodes(found, "cascadeLine");
    const end = lines.map((line) => node(line, "block")).find((one) => one !== undefined);
    return {
      ...common,
      kind: "cascade",
      head: head(c, node(found, "head"), found),
      for: optional(c, node(found, "role"), role),
      givens: lines.flatMap((line) => nodes(line, "givenStmt").map((one) => given(c, one))),
      stages: lines
        .filter((line) => has(line, "path"))
        .map((line) => ({ kind: "stage", target: path(c, node(line, "path"), line), meta: meta(c, line), span: spanOf(c, line) })),
      atTheEnd: optional(c, end, block),
      broken: brokenIn(c, lines),
    };
  },
  conflictDecl: (c, found, common) => ({
    ...common,
    kind: word(found) === "scene" ? "scene" : "conflict",
    head: head(c, node(found, "head"), found),
    gives: optional(c, node(found, "type"), type),
    members: members(c, node(found, "members")),
  }),
  tacticDecl: (c, found, common) => {
    const who = node(found, "role");
    return {
      ...common,
      kind: "tactic",
      head: head(c, node(found, "head"), found),
      for: who === undefined ? { kind: "role", role: undefined, sheet: missingIn(c, found), span: missingIn(c, found).span } : role(c, who),
      in: name(c, node(found, "name"), found),
      lines: nodes(found, "tacticLine").map((line) => tacticLine(c, line)),
    };
  },
  creationDecl: (c, found, common) => ({ ...common, kind: "creation", of: name(c, node(found, "name"), found), body: block(c, node(found, "block")) }),
};

const others: Readonly<Record<string, Lower<ast.Declaration>>> = {
  rulesetDecl: (c, found, { meta: own, span }) => ({
    kind: "ruleset",
    name: name(c, node(found, "name"), found),
    basedOn: nameList(c, node(found, "nameList")),
    settings: settings(c, node(found, "settings")),
    meta: own,
    span,
  }),
  useDecl: (c, found, { span }) => ({
    kind: "use",
    name: name(c, node(found, "name"), found),
    from: optionalText(c, found),
    with: nameList(c, node(found, "nameList")),
    span,
  }),
  sourceDecl: (c, found, { meta: own, span }) => ({
    kind: "source",
    name: name(c, node(found, "name"), found),
    settings: settings(c, node(found, "settings")),
    meta: own,
    span,
  }),
  moduleDecl: (c, found, { meta: own, span }) => ({
    kind: "module",
    name: name(c, node(found, "name"), found),
    for: optionalName(c, found, "for"),
    declarations: declarations(c, found),
    meta: own,
    span,
  }),
  editionDecl: (c, found, { meta: own, span }) => ({
    kind: "edition",
    name: name(c, node(found, "name"), found),
    with: nameList(c, node(found, "nameList")),
    meta: own,
    span,
  }),
  proseDecl: (c, found, { meta: own, span }) => {
    const written = optionalName(c, found);
    const named = written?.kind === "name" ? written : undefined;
    return { kind: (word(found) ?? "todo") as ast.Clause["kind"], name: named, meta: own, span };
  },
  translationDecl: (c, found, { span }) => ({ kind: "translation", name: name(c, node(found, "name"), found), rows: rows(c, node(found, "rows")), span }),
  removeDecl: (c, found, { span }) => ({ kind: "remove", names: nameList(c, node(found, "nameList")), span }),
  kindsDecl: (c, found, { meta: own, span }) => ({
    kind: "modifier-kinds",
    names: nameList(c, node(found, "nameList")),
    counting: (word(found) ?? "all count") as ast.ModifierKinds["counting"],
    meta: own,
    span,
  }),
  aroundDecl: (c, found, { meta: own, span }) => ({
    kind: "around",
    when: has(found, "'after'") ? "after" : "before",
    word: (word(found) ?? "check") as ast.Around["word"],
    name: name(c, node(found, "name"), found),
    body: block(c, node(found, "block")),
    meta: own,
    span,
  }),
  exampleDecl: (c, found, { meta: own, span }) => ({
    kind: "example",
    title: title(c, found),
    by: optional(c, node(node(found, "exampleKeys"), "by"), keyParam),
    across: optional(c, node(node(found, "exampleKeys"), "across"), keyParam),
    with: nameList(c, node(found, "nameList")),
    lines: exampleLines(c, found),
    meta: own,
    span,
  }),
  lawDecl: (c, found, { meta: own, span }) => ({
    kind: "law",
    title: title(c, found) ?? missingIn(c, found),
    forEvery: forEveryParts(c, node(found, "forEvery")),
    lines: exampleLines(c, found),
    meta: own,
    span,
  }),
  oddsTable: (c, found, { meta: own, span }) => ({
    kind: "odds-table",
    name: name(c, node(found, "name"), found),
    by: optional(c, node(node(found, "exampleKeys"), "by"), keyParam),
    across: optional(c, node(node(found, "exampleKeys"), "across"), keyParam),
    lines: exampleLines(c, found),
    meta: own,
    span,
  }),
};

// ---------------------------------------------------------------------------------------------------------------- parts

function fixedOrOpen(c: Lowering, found: CstNode | undefined): { value: ast.Expr | undefined; leftOpen: boolean; usually: ast.Expr | undefined } {
  const value = optional(c, node(found, "expr"), expr);
  const leftOpen = has(found, "'left open'");
  return { value: leftOpen ? undefined : value, leftOpen, usually: leftOpen ? value : undefined };
}

function keyParam(c: Lowering, found: CstNode): ast.KeyParam {
  return { kind: "key", name: name(c, node(found, "name"), found), type: optional(c, node(found, "type"), type), span: spanOf(c, found) };
}

function outParam(c: Lowering, found: CstNode): ast.OutParam {
  const written = optionalName(c, found);
  return { kind: "out", name: written?.kind === "name" ? written : undefined, type: type(c, node(found, "type"), found), span: spanOf(c, found) };
}

/** The rows and broken stretches of a body, in text order. */
function rows(c: Lowering, found: CstNode | undefined): readonly (ast.Row | ast.Broken)[] {
  const damaged = nodes(found, "broken").map((one) => broken(c, one));
  const read = tokensOf(found, "Row").map((one) => c.row(one));
  return [...read, ...damaged].toSorted((a, b) => a.span.start - b.span.start);
}

function settings(c: Lowering, found: CstNode | undefined): readonly (ast.Setting | ast.Broken)[] {
  return nodes(found, "setting").map((one) => {
    const damaged = node(one, "broken");
    return damaged === undefined ? setting(c, one) : broken(c, damaged);
  });
}

function setting(c: Lowering, found: CstNode): ast.Setting {
  const keyword = token(found, "word");
  const number = token(found, "Int");
  const value = optionalText(c, found) ?? (number === undefined ? name(c, node(found, "name"), found) : wholeNumber(c, number));
  return { kind: "setting", key: keyword === undefined ? name(c, node(found, "key"), found) : nameOfToken(c, keyword), value, span: spanOf(c, found) };
}

function optionalText(c: Lowering, found: CstNode): ast.TextLiteral | undefined {
  const written = token(found, "Text");
  return written === undefined ? undefined : text(c, written);
}

function title(c: Lowering, found: CstNode): ast.Name | ast.TextLiteral | undefined {
  const written = optionalName(c, found);
  return written?.kind === "name" ? written : optionalText(c, found);
}

function tacticLine(c: Lowering, found: CstNode): ast.TacticLine | ast.Broken {
  const damaged = node(found, "broken");
  if (damaged !== undefined) return broken(c, damaged);
  return {
    kind: "tactic-line",
    call: call(c, node(found, "call"), word(found) === "make" ? "make" : "do", undefined, found),
    if: suffixIf(c, found),
    meta: meta(c, found),
    span: spanOf(c, found),
  };
}

// ------------------------------------------------------------------------------------------------------------- examples

function exampleLines(c: Lowering, found: CstNode): readonly ast.ExampleLine[] {
  return nodes(node(found, "exampleBody"), "exampleLine").map((one) => exampleLine(c, one));
}

function exampleLine(c: Lowering, found: CstNode): ast.ExampleLine {
  const row = token(found, "Row");
  if (row !== undefined) return c.row(row);
  const damaged = node(found, "broken");
  if (damaged !== undefined) return broken(c, damaged);
  const common = { meta: meta(c, found), span: spanOf(c, found) };
  const [kind = ""] = Object.keys(found.children).filter((key) => key !== "meta" && key !== "Semicolon");
  const inner = node(found, kind) ?? found;
  switch (kind) {
    case "exampleGiven":
      return { ...common, kind: "example-given", name: name(c, node(inner, "name"), inner), value: expr(c, node(inner, "expr"), inner) };
    case "forEvery":
      return { ...common, kind: "for-every", parts: forEveryParts(c, inner) };
    case "says": {
      const who = word(inner) === "gm" ? "gm" : "player";
      return { ...common, kind: "says", who, name: name(c, node(inner, "name"), inner), value: expr(c, node(inner, "expr"), inner) };
    }
    case "exampleWhen": {
      const rolling = nodes(inner, "additive").map((one) => additive(c, one, inner));
      return { ...common, kind: "example-when", action: exampleAction(c, inner), rolling: has(inner, "'rolling'") ? rolling : undefined };
    }
    case "show":
      return { ...common, kind: "show", what: shown(c, inner) };
    default:
      return { ...common, kind: "then", claim: claim(c, inner) };
  }
}

function exampleAction(c: Lowering, found: CstNode): ast.ExampleWhen["action"] {
  const verb = word(found);
  const done = node(found, "effectStmt");
  if (done !== undefined) {
    const action = effect(c, done, undefined, { meta: { docs: [], citations: [] }, span: spanOf(c, done) });
    return action.kind === "perform" ? action.call : action;
  }
  if (verb === "do" || verb === "make") return call(c, node(found, "call"), verb, undefined, node(found, "call") ?? found);
  if (has(found, "'creation of'")) return { kind: "creation-of", name: name(c, node(found, "name"), found), span: spanOf(c, found) };
  return missingIn(c, found);
}

function forEveryParts(c: Lowering, found: CstNode | undefined): readonly ast.ForEveryPart[] {
  return nodes(found, "forEveryPart").map((one) => ({
    kind: "for-every-part",
    name: name(c, node(one, "name"), one),
    in: inSet(c, node(one, "inSet"), one),
    span: spanOf(c, one),
  }));
}

function claim(c: Lowering, found: CstNode): ast.Claim {
  const span = spanOf(c, found);
  const is = (): ast.Quantity => quantity(c, node(found, "quantity"), found);
  if (has(found, "'chance of'")) return { kind: "chance-of", what: chanceName(c, found), is: is(), span };
  if (has(found, "'chance is'")) return { kind: "chance-that", condition: expr(c, node(found, "expr"), found), is: is(), span };
  if (has(found, "'average of'")) return { kind: "average", of: additive(c, node(found, "additive"), found), is: is(), span };
  if (has(found, "'it is not possible'")) return { kind: "not-possible", message: optionalText(c, found), span };
  return { kind: "holds", condition: expr(c, node(found, "expr"), found), span };
}

function shown(c: Lowering, found: CstNode): ast.Shown {
  const span = spanOf(c, found);
  if (has(found, "'chance of'")) return { kind: "chance-of", what: chanceName(c, found), span };
  if (has(found, "'chance that'")) return { kind: "chance-that", condition: expr(c, node(found, "expr"), found), span };
  if (has(found, "'average of'")) return { kind: "average", of: additive(c, node(found, "additive"), found), span };
  return { kind: "value", value: expr(c, node(found, "expr"), found), span };
}

function chanceName(c: Lowering, parent: CstNode): ast.ChanceName {
  const found = node(parent, "chanceName");
  const known = word(found);
  if (found === undefined || known === undefined) return name(c, node(found, "name"), found ?? parent);
  return { kind: "outcome-word", word: known === "failure" ? "failure" : "success", span: spanOf(c, found) };
}

function quantity(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Quantity {
  const [value, within] = nodes(found, "additive");
  const relation = word(found);
  const differs = found === undefined ? undefined : optionalText(c, found);
  return {
    kind: "claimed",
    unknown: has(found, "Question"),
    relation: relation === "about" || relation === "over" || relation === "under" ? relation : "exactly",
    value: value === undefined ? undefined : additive(c, value, found),
    within: within === undefined ? undefined : additive(c, within, found),
    asPrinted: has(found, "'as printed'"),
    differs,
    span: spanOf(c, found ?? parent),
  };
}
