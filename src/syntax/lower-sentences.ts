/**
 * From the concrete tree to the AST: sentences and members.
 *
 * Invariant: sentences keep their order, and every sentence that carries doc texts or citations keeps them in `meta`.
 */
import type { CstNode } from "chevrotain";
import type * as ast from "./ast.ts";
import {
  has, meta, missingIn, name, nameList, nameOfToken, node, nodes, optionalName, spanOf, token, tokenSpan, tokensOf, word, type Lowering,
} from "./cst.ts";
import {
  additive, call, diceOption, expr, formerly, head, inSet, optional, outcome, path, pathStep, shortForm, type, wholeNumber,
} from "./lower-expressions.ts";
import type { Token } from "./tokens.ts";

/** What a Broken token remembers of the stretch it stands for. */
export interface BrokenPayload {
  readonly word: string | undefined;
  readonly name: Token | undefined;
}

export function block(c: Lowering, found: CstNode | undefined): ast.Block {
  return nodes(found, "statement").map((one) => statement(c, one));
}

export function broken(c: Lowering, found: CstNode): ast.Broken {
  const stretch = token(found, "Broken");
  const payload = stretch?.payload as BrokenPayload | undefined;
  return {
    kind: "broken",
    word: payload?.word,
    name: payload?.name === undefined ? undefined : nameOfToken(c, payload.name),
    body: optional(c, node(found, "block"), block),
    span: spanOf(c, found),
  };
}

/** The broken stretches among the lines of a body. */
export function brokenIn(c: Lowering, lines: readonly CstNode[]): readonly ast.Broken[] {
  return lines.flatMap((line) => nodes(line, "broken").map((one) => broken(c, one)));
}

export function heading(c: Lowering, found: Token): ast.Heading {
  return { kind: "heading", level: Number(found.payload ?? 1), text: found.image, span: tokenSpan(c, found) };
}

function statement(c: Lowering, found: CstNode): ast.Statement {
  const title = token(found, "Heading");
  if (title !== undefined) return heading(c, title);
  const damaged = node(found, "broken");
  if (damaged !== undefined) return broken(c, damaged);
  const chosen = node(found, "givenStmt");
  if (chosen !== undefined) return given(c, chosen);
  const step = node(found, "stepStmt");
  if (step !== undefined) return { ...named(c, step), kind: "step", body: optional(c, node(step, "block"), block) };
  return sentence(c, node(found, "sentence") ?? found, { meta: meta(c, found), span: spanOf(c, found) });
}

function named(c: Lowering, found: CstNode): { head: ast.Head; meta: ast.Meta; span: ast.Step["span"] } {
  return { head: head(c, node(found, "head"), found), meta: meta(c, found), span: spanOf(c, found) };
}

export function given(c: Lowering, found: CstNode): ast.Given {
  return {
    ...named(c, found),
    kind: "given",
    type: optional(c, node(found, "type"), type),
    from: optional(c, node(found, "path"), path),
    usually: optional(c, node(found, "expr"), expr),
  };
}

/** What every sentence has. */
interface Common {
  readonly meta: ast.Meta;
  readonly span: ast.Step["span"];
}

export function suffixIf(c: Lowering, found: CstNode | undefined): ast.Expr | undefined {
  return optional(c, node(node(found, "suffixIf"), "expr"), expr);
}

function sentence(c: Lowering, found: CstNode, common: Common): ast.Statement {
  const effectNode = node(found, "effectStmt");
  if (effectNode !== undefined) return effect(c, effectNode, suffixIf(c, found), common);
  const [kind] = Object.keys(found.children);
  const inner = node(found, kind ?? "") ?? found;
  const lower = sentences[kind ?? ""];
  return lower === undefined ? { kind: "broken", word: undefined, name: undefined, body: undefined, span: common.span } : lower(c, inner, common);
}

const sentences: Readonly<Record<string, (c: Lowering, found: CstNode, common: Common) => ast.Statement>> = {
  askStmt: (c, found, common) => ({
    ...common,
    kind: "ask",
    who: word(found) === "gm" ? "gm" : "player",
    form: has(found, "'whether'") ? "whether" : "for",
    names: has(found, "nameList") ? nameList(c, node(found, "nameList")) : [name(c, node(found, "name"), found)],
    type: optional(c, node(found, "type"), type),
    from: optional(c, node(found, "path"), path),
    usually: optional(c, node(found, "expr"), expr),
    secret: has(found, "'secret'"),
  }),
  needsLine: (c, found, common) => needs(c, found, common),
  letStmt: (c, found, common) => ({
    ...common,
    kind: "let",
    name: name(c, node(found, "name"), found),
    type: optional(c, node(found, "type"), type),
    value: outcome(c, node(found, "outcome"), found),
  }),
  rollStmt: (c, found, common) => ({
    ...common,
    kind: "roll",
    times: optionalWhole(c, found),
    dice: optional(c, node(found, "expr"), expr),
    on: optional(c, node(found, "path"), path),
    options: nodes(found, "diceOption").map((one) => diceOption(c, one)),
    as: name(c, node(found, "name"), found),
  }),
  resultStmt: (c, found, common) => ({ ...common, kind: "result", value: outcome(c, node(found, "outcome"), found), if: suffixIf(c, found) }),
  whenStmt: (c, found, common) => {
    const bodies = nodes(found, "block");
    return {
      ...common,
      kind: "when",
      branches: nodes(found, "expr").map((condition, place) => whenBranch(c, condition, bodies[place])),
      otherwise: optional(c, node(found, "last"), block),
    };
  },
  repeatStmt: (c, found, common) => {
    const condition = optional(c, node(found, "expr"), expr);
    const loop = word(found, "loop");
    return {
      ...common,
      kind: "repeat",
      upTo: optional(c, node(found, "additive"), additive),
      while: loop === "while" ? condition : undefined,
      until: loop === "until" ? condition : undefined,
      body: block(c, node(found, "block")),
    };
  },
  stopStmt: (c, found, common) => ({ ...common, kind: "stop", if: suffixIf(c, found) }),
  forEachStmt: (c, found, common) => ({
    ...common,
    kind: "for-each",
    name: name(c, node(found, "name"), found),
    in: inSet(c, node(found, "inSet"), found),
    body: block(c, node(found, "block")),
  }),
  chooseStmt: (c, found, common) => ({
    ...common,
    kind: "choose",
    who: word(found) === "gm" ? "gm" : "player",
    name: name(c, node(found, "name"), found),
    upTo: has(found, "'up to'"),
    count: count(c, node(found, "count"), found),
    options: nodes(found, "optionLine").map((one) => option(c, one)),
    repeated: has(found, "'repeated'"),
  }),
  distributeStmt: (c, found, common) => ({
    ...common,
    kind: "distribute",
    points: additive(c, node(found, "additive"), found),
    over: path(c, node(found, "path"), found),
    each: optional(c, node(found, "inSet"), (_, set) => inSet(c, set, found)),
    costing: optional(c, node(found, "expr"), expr),
  }),
  writeStmt: (c, found, common) => ({
    ...common,
    kind: "write",
    value: expr(c, node(found, "expr"), found),
    into: path(c, node(found, "path"), found),
    order: word(found) === "in any order" ? "in any order" : "in order",
  }),
  redoStmt: (c, found, common) => ({
    ...common,
    kind: "redo",
    steps: nameList(c, node(found, "nameList")),
    of: name(c, node(found, "name"), found),
  }),
  doStmt: (c, found, common) => ({
    ...common,
    kind: "perform",
    call: call(c, node(found, "call"), word(found) === "make" ? "make" : "do", undefined, found),
    if: suffixIf(c, found),
  }),
};

export function needs(c: Lowering, found: CstNode, common: Common): ast.Needs {
  return { ...common, kind: "needs", condition: expr(c, node(found, "expr"), found), if: suffixIf(c, found) };
}

function whenBranch(c: Lowering, condition: CstNode, body: CstNode | undefined): ast.WhenBranch {
  const span = spanOf(c, condition);
  return {
    kind: "branch",
    condition: expr(c, condition),
    body: block(c, body),
    span: body === undefined ? span : { ...span, end: spanOf(c, body).end },
  };
}

function optionalWhole(c: Lowering, found: CstNode): ast.NumberLiteral | undefined {
  const written = token(found, "Int");
  return written === undefined ? undefined : wholeNumber(c, written);
}

function count(c: Lowering, found: CstNode | undefined, parent: CstNode): ast.Expr {
  if (found === undefined) return missingIn(c, parent);
  const written = optionalWhole(c, found);
  if (written !== undefined) return written;
  if (has(found, "name")) return name(c, node(found, "name"), found);
  return { kind: "group", value: expr(c, node(found, "expr"), found), span: spanOf(c, found) };
}

function option(c: Lowering, found: CstNode): ast.Option | ast.Broken {
  const damaged = node(found, "broken");
  if (damaged !== undefined) return broken(c, damaged);
  return {
    kind: "option",
    name: name(c, node(found, "name"), found),
    if: suffixIf(c, found),
    meta: meta(c, found),
    body: optional(c, node(found, "block"), block),
    span: spanOf(c, found),
  };
}

// -------------------------------------------------------------------------------------------------------------- effects

/** An effect, or a call as a sentence. */
export function effect(c: Lowering, found: CstNode, condition: ast.Expr | undefined, common: Common): ast.Effect | ast.Perform {
  const subject = optional(c, node(found, "path"), path);
  const verb = word(found);
  const tail = { ...common, if: condition };
  if (verb === "does" || verb === "makes") {
    return { ...tail, kind: "perform", call: call(c, node(found, "call"), verb, subject, found) };
  }
  const value = node(found, "valueVerb");
  if (value !== undefined) return change(c, value, subject ?? missingIn(c, found), tail);
  const hold = node(found, "holdVerb") ?? found;
  switch (word(hold)) {
    case "loses":
      return { ...tail, ...held(c, hold), kind: "lose", subject, from: optional(c, node(hold, "path"), path) };
    case "suffers":
      return { ...tail, kind: "suffer", subject, amount: additive(c, node(hold, "additive"), hold), from: path(c, node(hold, "path"), hold) };
    case "joins":
      return { ...tail, kind: "join", subject, conflict: path(c, node(hold, "path"), hold), side: optionalName(c, hold) };
    case "leaves":
      return { ...tail, kind: "leave", subject, conflict: path(c, node(hold, "path"), hold) };
    case "goes on":
      return { ...tail, kind: "go-on", subject };
    default:
      return {
        ...tail,
        ...held(c, hold),
        kind: "gain",
        subject,
        into: optional(c, node(hold, "path"), path),
        duration: optional(c, node(hold, "duration"), duration),
      };
  }
}

function change(c: Lowering, found: CstNode, target: ast.Expr, tail: Common & { readonly if: ast.Expr | undefined }): ast.Change {
  const verb = (word(found) ?? "becomes") as ast.Change["verb"];
  if (verb === "becomes") return { ...tail, kind: "change", verb, target, amount: expr(c, node(found, "expr"), found), limit: undefined };
  const limit = node(found, "additive", 1);
  return {
    ...tail,
    kind: "change",
    verb,
    target,
    amount: additive(c, node(found, "additive"), found),
    limit: limit === undefined ? undefined : additive(c, limit, found),
  };
}

function held(c: Lowering, parent: CstNode): { count: ast.NumberLiteral | undefined; what: ast.Expr } {
  const found = node(parent, "held");
  if (found === undefined) return { count: undefined, what: missingIn(c, parent) };
  const step = node(found, "pathStep");
  if (step !== undefined) return { count: optionalWhole(c, found), what: pathStep(c, step, undefined, found) };
  return { count: undefined, what: expr(c, node(found, "expr"), found) };
}

function duration(c: Lowering, found: CstNode): ast.Duration {
  const span = spanOf(c, found);
  const unit = word(found);
  if (has(found, "next")) return { kind: "for-next-check", span };
  if (has(found, "'for'")) {
    return { kind: unit === "turn" || unit === "turns" ? "for-turns" : "for-rounds", count: additive(c, node(found, "additive"), found), span };
  }
  if (unit === undefined) return { kind: "until-done", what: path(c, node(found, "path"), found), span };
  return { kind: "until-end", of: unit.slice("end of ".length) as "scene" | "conflict" | "round" | "turn", span };
}

// -------------------------------------------------------------------------------------------------------------- members

export function members(c: Lowering, found: CstNode | undefined): readonly ast.Member[] {
  return nodes(found, "member").map((one) => member(c, one));
}

function member(c: Lowering, found: CstNode): ast.Member {
  const title = token(found, "Heading");
  if (title !== undefined) return heading(c, title);
  const row = token(found, "Row");
  if (row !== undefined) return c.row(row);
  const damaged = node(found, "broken");
  if (damaged !== undefined) return broken(c, damaged);
  return memberSentence(c, node(found, "memberSentence") ?? found, { meta: meta(c, found), span: spanOf(c, found) });
}

function memberSentence(c: Lowering, found: CstNode, common: Common): ast.Member {
  const first = word(found);
  if (first === "must") return { ...common, kind: "must", condition: expr(c, node(found, "expr"), found) };
  if (first === "stacks") return { ...common, kind: "stacks" };
  if (first === "ends when") return { ...common, kind: "ends-when", condition: expr(c, node(found, "expr"), found) };
  if (first === "turn ends when") return { ...common, kind: "turn-ends", condition: expr(c, node(found, "expr"), found) };
  const [kind] = Object.keys(found.children);
  const inner = node(found, kind ?? "") ?? found;
  const lower = memberSentences[kind ?? ""];
  return lower === undefined ? { kind: "broken", word: undefined, name: undefined, body: undefined, span: common.span } : lower(c, inner, common);
}

const memberSentences: Readonly<Record<string, (c: Lowering, found: CstNode, common: Common) => ast.Member>> = {
  reaction: (c, found, common) => {
    const cause = node(found, "trigger") ?? found;
    const any = has(cause, "'any'");
    return {
      ...common,
      kind: "reaction",
      any,
      subject: any ? name(c, node(cause, "name"), cause) : path(c, node(cause, "path"), cause),
      trigger: trigger(c, cause),
      body: block(c, node(found, "block")),
    };
  },
  modifierLine: (c, found, common) => {
    const each = has(found, "'each'");
    const [amount, upTo] = nodes(found, "additive");
    return {
      ...common,
      kind: "modifier",
      amount: additive(c, amount, found),
      each,
      to: each ? name(c, node(found, "name"), found) : path(c, node(found, "path"), found),
      where: optional(c, node(found, "expr"), expr),
      upTo: optional(c, upTo, additive),
      as: optionalName(c, found, "as"),
      if: suffixIf(c, found),
    };
  },
  forbidsLine: (c, found, common) => ({
    ...common,
    kind: "forbids",
    names: has(found, "nameList") ? nameList(c, node(found, "nameList")) : undefined,
  }),
  needsLine: (c, found, common) => needs(c, found, common),
  endsAs: (c, found, common) => ({
    ...common,
    kind: "ends-as",
    outcome: name(c, node(found, "name"), found),
    condition: expr(c, node(found, "expr"), found),
  }),
  sidesLine: (c, found, common) => ({ ...common, kind: "sides", names: nameList(c, node(found, "nameList")), type: type(c, node(found, "type"), found) }),
  actorsLine: (c, found, common) => ({ ...common, kind: "actors", name: name(c, node(found, "name"), found), type: type(c, node(found, "type"), found) }),
  relationLine: (c, found, common) => ({
    ...common,
    kind: "relation",
    name: name(c, node(found, "name"), found),
    between: name(c, node(found, "name", 1), found),
    type: type(c, node(found, "type"), found),
    start: optional(c, node(found, "start"), expr),
    value: optional(c, node(found, "value"), expr),
    opposite: has(found, "'opposite'"),
  }),
  orderLine: (c, found, common) => {
    const form = word(found);
    return {
      ...common,
      kind: "order",
      form: form === "alternating" || form === "free" ? form : "by",
      keys: nodes(found, "orderKey").map((one) => orderKey(c, one)),
    };
  },
  moment: (c, found, common) => ({ ...common, kind: "moment", moment: (word(found) ?? "each round") as ast.Moment["moment"], body: block(c, node(found, "block")) }),
  actionsLine: (c, found, common) => ({
    ...common,
    kind: "actions",
    count: optionalWhole(c, found),
    names: nameList(c, node(found, "nameList")),
    eachTurn: has(found, "'each turn'"),
  }),
  eachField: (c, found, common) => eachField(c, found, common),
  field: (c, found, common) => {
    const rest = node(found, "fieldRest") ?? found;
    return {
      kind: "field",
      replace: has(found, "'replace'"),
      drawn: word(found) as ast.Field["drawn"],
      head: fieldHead(c, found, rest),
      ...fieldRest(c, rest, common),
    };
  },
};

export function eachField(c: Lowering, found: CstNode, common: Common): ast.EachField {
  const rest = node(found, "fieldRest") ?? found;
  return {
    kind: "each",
    replace: has(found, "'replace'"),
    head: has(found, "name") ? fieldHead(c, found, rest) : undefined,
    ...fieldRest(c, rest, common),
  };
}

function fieldHead(c: Lowering, found: CstNode, rest: CstNode): ast.Head {
  const written = name(c, node(found, "name"), found);
  const end = node(rest, "formerly") ?? node(rest, "abbrev");
  return {
    kind: "head",
    name: written,
    short: shortForm(c, node(rest, "abbrev")),
    formerly: formerly(c, node(rest, "formerly")),
    span: end === undefined ? written.span : { ...written.span, end: spanOf(c, end).end },
  };
}

type FieldRest = Pick<ast.Field, "params" | "type" | "lid" | "start" | "value" | "meta" | "span">;

function fieldRest(c: Lowering, rest: CstNode, common: Common): FieldRest {
  const begin = node(rest, "start");
  const fixed = token(begin, "word")?.tokenType.name === "Equals" ? node(begin, "expr") : node(rest, "expr");
  const own = meta(c, rest);
  return {
    params: params(c, node(rest, "params")),
    type: optional(c, node(rest, "type"), type),
    lid: optional(c, node(rest, "additive"), additive),
    start: begin === undefined || fixed !== undefined ? undefined : start(c, begin),
    value: optional(c, fixed, expr),
    meta: { docs: [...own.docs, ...common.meta.docs], citations: [...own.citations, ...common.meta.citations] },
    span: common.span,
  };
}

function start(c: Lowering, found: CstNode): ast.Start {
  const span = spanOf(c, found);
  const form = word(found);
  if (form === "starts full") return { kind: "starts-full", span };
  if (form === "starts empty") return { kind: "starts-empty", span };
  if (form === "left open") return { kind: "left-open", span };
  return { kind: "starts-at", value: expr(c, node(found, "expr"), found), span };
}

export function params(c: Lowering, found: CstNode | undefined): readonly ast.Param[] {
  return nodes(found, "param").map((one) => ({
    kind: "param",
    name: name(c, node(one, "name"), one),
    type: type(c, node(one, "type"), one),
    usually: optional(c, node(one, "expr"), expr),
    span: spanOf(c, one),
  }));
}

function trigger(c: Lowering, found: CstNode): ast.Trigger {
  const span = spanOf(c, found);
  const kind = word(found);
  if (kind === "reaches") return { kind, value: additive(c, node(found, "additive"), found), span };
  if (kind === "gains" || kind === "loses") return { kind, name: name(c, node(found, "what"), found), span };
  return { kind: kind === "rises" ? "rises" : "falls", bound: optional(c, node(found, "additive"), additive), span };
}

function orderKey(c: Lowering, found: CstNode): ast.OrderKey {
  const first = word(found);
  const roll = has(found, "'roll'");
  return {
    kind: "order-key",
    roll,
    value: roll ? additive(c, node(found, "additive"), found) : path(c, node(found, "path"), found),
    first: first === undefined ? undefined : first === "lowest first" ? "lowest" : "highest",
    span: spanOf(c, found),
  };
}

/** The rows among the lines of a body. */
export function rowsIn(c: Lowering, lines: readonly CstNode[]): readonly ast.Row[] {
  return lines.flatMap((line) => tokensOf(line, "Row").map((one) => c.row(one)));
}
