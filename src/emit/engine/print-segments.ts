// A flattened rule as TypeScript for the odds driver: one function a segment over the file `f`, inside a factory that is told where the
// slots' cells begin (`b0`, `b1` …), because two slots may be the same sheet. Invariant: a segment changes nothing but the file, and
// every way through it returns.

import { unreachable } from "../../base/never.ts";
import type { Code, Cut, Flat, Stmt } from "../../plan/cuts.ts";
import { fallsThrough } from "../../plan/flatten.ts";
import { fileLayout } from "../../plan/layout.ts";
import type { Expr, Id, Program, Slot } from "../../plan/types.ts";
import { commentSafe, typed, typeOnly } from "./apart.ts";
import { printData } from "./data.ts";
import type { EngineNames } from "./engine-names.ts";
import { fold, known } from "./fold.ts";
import { printTest, printValue, type Reading } from "./print-expr.ts";
import { printTables } from "./odds-tables.ts";
import { filePlace, fileReading } from "./print-tables.ts";
import { runtimeName } from "./runtime-text.ts";

interface Sheet {
  readonly flat: Flat;
  readonly reading: Reading;
  readonly place: (slot: Slot, column: Id, at: string | null) => string;
  readonly reasons: string[];
}

/** `const probeOdds = (b: readonly number[]): $OddsPlan => …` */
export function printOdds(program: Program, flat: Flat, names: EngineNames): string {
  const layout = (slot: Slot): Id => flat.slots[slot]?.layout ?? "";
  const base = (slot: Slot): string => `b${slot}`;
  const sheet: Sheet = {
    flat,
    reading: fileReading(program, names, (r) => `f[${r}]${typeOnly("!")}`, layout, base),
    place: (slot, column, at) => filePlace(program, layout(slot), base(slot), column, at),
    reasons: [],
  };
  const segments = [
    printSegment("start", flat.start, sheet),
    ...flat.cuts.map((cut, i) => printSegment(`after${i}`, cut.code, sheet, cut)),
  ];
  const tables = names.tables(flat.plan);
  return [
    `const ${typed(tables, `() => readonly ${runtimeName("OddsTable")}[]`)} = /* @__PURE__ */ ${runtimeName("oddsTables")}(${printTables(program, flat)});`,
    "",
    `/** ${commentSafe(flat.plan)}, for odds. */`,
    `function ${names.odds(flat.plan)}(${typed("b", "readonly number[]")})${typeOnly(`: ${runtimeName("OddsPlan")}`)} {`,
    ...flat.slots.map((slot, i) => `const b${i} = b[${i}]${typeOnly("!")}; // ${commentSafe(slot.name)}`),
    `const table = ${tables}().find(({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first]));`,
    `if (table === undefined) throw new ${runtimeName("RuleError")}("too-large", "So many sheets cannot be one and the same in odds.");`,
    ...segments,
    "return {",
    `size: ${fileLayout(program, flat).size},`,
    `registers: ${flat.regs.length},`,
    "lo: table.lo,",
    "hi: table.hi,",
    "optional: table.optional,",
    "start,",
    `cuts: [${flat.cuts.map((cut, i) => printCut(cut, i, sheet)).join(", ")}],`,
    "flows: table.flows,",
    "open: table.open,",
    `result: ${flat.result ?? -1},`,
    `reasons: ${printData(sheet.reasons)},`,
    "};",
    "}",
  ].join("\n");
}

// ── code ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function printSegment(name: string, code: Code, sheet: Sheet, cut?: Cut): string {
  const about = cut === undefined ? [] : [`// ${commentSafe(`${cut.kind}: ${labelOf(cut, sheet.flat)}`)}`];
  return ["", ...about, `function ${name}(${typed("f", "number[]")})${typeOnly(": number")} {`, ...printCode(code, sheet), "}"].join("\n");
}

function printCode(code: Code, sheet: Sheet): readonly string[] {
  return code.flatMap((statement) => printStatement(statement, sheet));
}

function printStatement(statement: Stmt, sheet: Sheet): readonly string[] {
  const { reading } = sheet;
  switch (statement.kind) {
    case "let":
      return [
        `f[${statement.to}] = ${printValue(statement.value, reading)}; // ${commentSafe(sheet.flat.regs[statement.to]?.name ?? "")}`,
      ];
    case "set": {
      const at = statement.place.at === null ? null : printValue(statement.place.at, reading);
      return [
        `f[${sheet.place(statement.place.slot, statement.place.column, at)}] = ${printValue(statement.value, reading)}; // ${commentSafe(statement.place.column)}`,
      ];
    }
    case "branch":
      return printBranch(statement, sheet);
    case "block":
      return [`out${statement.label}: {`, ...printCode(statement.body, sheet), "}"];
    case "break":
      return [`break out${statement.label};`];
    case "goto":
      return [`return ${statement.cut};`];
    case "end":
      return ["return -1;"];
    case "refuse":
      return [`return ${-2 - reasonNumber(statement.why, sheet)}; // ${commentSafe(statement.why)}`];
    default:
      return unreachable(statement);
  }
}

function printBranch(branch: Extract<Stmt, { kind: "branch" }>, sheet: Sheet): readonly string[] {
  const decided = known(fold(branch.test));
  if (decided !== null) return printCode(decided ? branch.yes : branch.no, sheet);
  const [yes, no] = [printCode(branch.yes, sheet), printCode(branch.no, sheet)];
  if (yes.length === 0) {
    return no.length === 0 ? [] : [`if (${printTest({ kind: "not", a: branch.test }, sheet.reading)}) {`, ...no, "}"];
  }
  const head = `if (${printTest(branch.test, sheet.reading)}) {`;
  if (no.length === 0) return [head, ...yes, "}"];
  return fallsThrough(branch.yes) ? [head, ...yes, "} else {", ...no, "}"] : [head, ...yes, "}", ...no];
}

function reasonNumber(why: Id, sheet: Sheet): number {
  const found = sheet.reasons.indexOf(why);
  return found >= 0 ? found : sheet.reasons.push(why) - 1;
}

// ── cuts ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function printCut(cut: Cut, i: number, sheet: Sheet): string {
  const { pool, ask } = cut;
  const inFile = (e: Expr): string => `(f) => ${printValue(e, sheet.reading)}`;
  const poolText =
    pool === null
      ? "null"
      : pool.kind === "pool"
        ? `{ kind: "pool", index: ${inFile(pool.of)} }`
        : `{ kind: "count", n: ${inFile(pool.n)}, of: ${pool.of}, most: ${pool.most} }`;
  const range = ask?.allowed.kind === "range" ? ask.allowed : null;
  const askText =
    ask === null
      ? "null"
      : `{ key: ${JSON.stringify(ask.key)}, by: ${JSON.stringify(ask.by)}, sees: [${ask.sees.join(", ")}], usual: ${
          ask.usual === null ? "null" : inFile(ask.usual)
        }, range: ${range === null ? "null" : `[${range.range.join(", ")}]`}, optional: ${range?.optional ?? false} }`;
  return `{ kind: ${JSON.stringify(cut.kind)}, label: ${JSON.stringify(labelOf(cut, sheet.flat))}, to: [${cut.to.join(", ")}], uses: table.uses[${i}]${typeOnly("!")}, pool: ${poolText}, ask: ${askText}, endless: ${cut.endless}, next: after${i} }`;
}

function labelOf(cut: Cut, flat: Flat): string {
  const [first] = cut.to;
  return first === undefined ? cut.origin : (flat.regs[first]?.name ?? cut.origin);
}
