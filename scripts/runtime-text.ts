/**
 * The sources of src/runtime as one text that can stand inside a module: no imports, no exports, every top-level name with `$`.
 *
 * Invariant: names are renamed by what they refer to, never by how they look, and an import from outside src/runtime is an error. A name
 * that two files declare becomes `$file_name` in both.
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import ts from "typescript";
import { fixedTypes } from "../src/base/engine-exports.ts";

/** What engines export or name in their types. */
const surfaceValues: readonly string[] = ["dice", "text", "RuleError"];
const surfaceTypes: readonly string[] = fixedTypes.map(([own]) => own);

const folder = fileURLToPath(new URL("../src/runtime/", import.meta.url)).replaceAll("\\", "/");

/** The text of src/emit/engine/runtime.generated.ts; the runtime in it is formatted as engines are. */
export async function printRuntimeModule(): Promise<string> {
  const text = await format(bundle(), { parser: "babel-ts", printWidth: 100 });
  return [
    "// The runtime as engines have it, statement by statement, with types and without them, and its declarations; generated from",
    "// src/runtime by `npm run regen`. Invariant: it imports and exports nothing.",
    "",
    "/** What a statement declares, the numbers of those it speaks of, its text with types and without. */",
    "export type RuntimePart = readonly [names: string, needs: string, text: string, script: string];",
    "",
    "export const runtimeParts: readonly RuntimePart[] = [",
    ...partsOf(text, withoutTypes(text)).map((part) => `[${part.map(quoted).join(", ")}],`),
    "];",
    "",
    "/** Of what an engine's surface speaks of. */",
    `export const runtimeDeclarations: string = ${quoted(declarations(text))};`,
    "",
  ].join("\n");
}

/** Put together again, in order, the parts are the two texts. */
function partsOf(text: string, script: string): readonly (readonly [names: string, needs: string, text: string, script: string])[] {
  const typed = statementsOf(text);
  const plain = statementsOf(script);
  const at = new Map(typed.flatMap(({ names }, number) => names.map((name) => [name, number] as const)));
  const scripts = typed.map(() => "");
  for (const { names, whole } of plain) {
    const number = at.get(names[0] ?? "");
    if (number === undefined) throw new Error(`A statement without types is none of the runtime: ${whole.slice(0, 60)}`);
    scripts[number] += whole;
  }
  return typed.map(({ names, used, whole }, number) => {
    const needs = [...new Set([...used].flatMap((name) => at.get(name) ?? []))].filter((one) => one !== number).toSorted((a, b) => a - b);
    return [names.join(" "), needs.join(" "), whole, scripts[number] ?? ""] as const;
  });
}

interface Stated {
  readonly names: readonly string[];
  readonly used: ReadonlySet<string>;
  /** With the comment and the blank lines before it. */
  readonly whole: string;
}

function statementsOf(text: string): readonly Stated[] {
  const file = ts.createSourceFile("engine.ts", text, ts.ScriptTarget.ES2023, true);
  const stated = file.statements.map((statement): Stated => {
    const used = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) used.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(statement);
    return { names: declaredIn(statement), used, whole: statement.getFullText(file) };
  });
  const rest = text.slice(file.statements.at(-1)?.end ?? 0);
  return stated.map((one, i) => (i === stated.length - 1 ? { ...one, whole: one.whole + rest } : one));
}

function declaredIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
  const { name } = statement as ts.FunctionDeclaration | ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  return name === undefined ? [] : [name.text];
}

function quoted(text: string): string {
  return `\`${text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${")}\``;
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  isolatedDeclarations: true,
  declaration: true,
  newLine: ts.NewLineKind.LineFeed,
};

/** A module without exports would be no module: one is added and taken away. */
function withoutTypes(text: string): string {
  const { outputText } = ts.transpileModule(`${text}\nexport {};\n`, { compilerOptions, fileName: "engine.ts" });
  return outputText.replace(/export \{\};\n$/, "");
}

function declarations(text: string): string {
  const named = [...surfaceValues, ...surfaceTypes].map((name) => `$${name}`).join(", ");
  const { outputText } = ts.transpileDeclaration(`${text}\nexport { ${named} };\n`, {
    compilerOptions,
    fileName: "engine.ts",
  });
  return outputText.replace(/export \{ \$[^}]*\};\n$/, "");
}

/** All files of the runtime as one, each after those it imports. */
export function bundle(sources: Readonly<Record<string, string>> = readRuntime()): string {
  const { files, checker } = parse(sources);
  const names = renaming(files, checker);
  return ordered(files)
    .map((file) => rewritten(file, checker, names).trim())
    .filter((text) => text !== "")
    .join("\n\n");
}

function readRuntime(): Readonly<Record<string, string>> {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .toSorted();
  return Object.fromEntries(found.map((name) => [name, readFileSync(folder + name, "utf8")]));
}

function parse(sources: Readonly<Record<string, string>>): {
  readonly files: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
} {
  const root = "/runtime/";
  const parsed = new Map(
    Object.entries(sources).map(
      ([name, text]) => [root + name, ts.createSourceFile(root + name, text, ts.ScriptTarget.ES2023, true)] as const,
    ),
  );
  const host: ts.CompilerHost = {
    getSourceFile: (name) => parsed.get(name),
    getDefaultLibFileName: () => "lib.d.ts",
    writeFile: () => undefined,
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (name) => parsed.has(name),
    readFile: (name) => parsed.get(name)?.text,
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  return { files: [...parsed.values()], checker: ts.createProgram([...parsed.keys()], options, host).getTypeChecker() };
}

// ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function ordered(files: readonly ts.SourceFile[]): readonly ts.SourceFile[] {
  const done = new Set<ts.SourceFile>();
  const visit = (file: ts.SourceFile): void => {
    if (done.has(file)) return;
    done.add(file);
    imported(file, files).forEach(visit);
    order.push(file);
  };
  const order: ts.SourceFile[] = [];
  files.forEach(visit);
  return order;
}

function imported(file: ts.SourceFile, files: readonly ts.SourceFile[]): readonly ts.SourceFile[] {
  return ts.preProcessFile(file.text).importedFiles.map(({ fileName }) => {
    const path = posix.join(posix.dirname(file.fileName), fileName);
    const found = fileName.startsWith(".") ? files.find((other) => other.fileName === path) : undefined;
    if (found === undefined) throw new Error(`${file.fileName} imports ${fileName}, which is not in src/runtime`);
    return found;
  });
}

// ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Renaming = ReadonlyMap<ts.Symbol, string>;

function renaming(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Renaming {
  const declared = files.flatMap((file) => topLevel(file, checker).map((symbol) => ({ file, symbol })));
  const count = new Map<string, number>();
  for (const { symbol } of declared) count.set(symbol.name, (count.get(symbol.name) ?? 0) + 1);
  return new Map(
    declared.map(({ file, symbol }) => {
      const place = posix.basename(file.fileName, ".ts").replaceAll(/\W/g, "_");
      return [symbol, count.get(symbol.name) === 1 ? `$${symbol.name}` : `$${place}_${symbol.name}`] as const;
    }),
  );
}

/** Symbols of everything declared on the top level; an exported function and its local name are one. */
function topLevel(file: ts.SourceFile, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const found = new Set<ts.Symbol>();
  const add = (name: ts.Node | undefined): void => {
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) found.add(checker.getExportSymbolOfSymbol(symbol));
  };
  const addBinding = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) add(name);
    else for (const element of name.elements) if (ts.isBindingElement(element)) addBinding(element.name);
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      statement.declarationList.declarations.forEach(({ name }) => addBinding(name));
    else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    )
      add(statement.name);
    else if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))
      throw new Error(
        `${file.fileName} has a statement that cannot stand in an engine: ${statement.getText(file).slice(0, 60)}`,
      );
  }
  return [...found];
}

// ── text ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function rewritten(file: ts.SourceFile, checker: ts.TypeChecker, names: Renaming): string {
  const edits: Edit[] = [];
  const remove = (node: ts.Node): void => void edits.push({ start: node.getStart(file), end: node.end, text: "" });
  const nameOf = (symbol: ts.Symbol | undefined): string | undefined => {
    if (symbol === undefined) return undefined;
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return names.get(checker.getExportSymbolOfSymbol(target));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return remove(node);
    if (node.kind === ts.SyntaxKind.ExportKeyword)
      return void edits.push({ start: node.getStart(file), end: node.end + 1, text: "" });
    if (ts.isPropertyAccessExpression(node) || ts.isQualifiedName(node)) {
      const left = ts.isQualifiedName(node) ? node.left : node.expression;
      const right = ts.isQualifiedName(node) ? node.right : node.name;
      // `import * as fraction`: the whole of `fraction.add` becomes one name.
      if (ts.isIdentifier(left) && isNamespace(checker.getSymbolAtLocation(left))) {
        const name = nameOf(checker.getSymbolAtLocation(right));
        if (name === undefined) throw new Error(`${file.fileName}: ${node.getText(file)} is not in src/runtime`);
        return void edits.push({ start: node.getStart(file), end: node.end, text: name });
      }
    }
    if (ts.isShorthandPropertyAssignment(node)) {
      const name = nameOf(checker.getShorthandAssignmentValueSymbol(node));
      if (name !== undefined)
        edits.push({ start: node.name.getStart(file), end: node.name.end, text: `${node.name.text}: ${name}` });
      return;
    }
    if (ts.isIdentifier(node)) {
      const name = nameOf(checker.getSymbolAtLocation(node));
      if (name !== undefined) edits.push({ start: node.getStart(file), end: node.end, text: name });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let text = file.text;
  for (const { start, end, text: by } of edits.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + by + text.slice(end);
  return text.replaceAll(/\n{3,}/g, "\n\n");
}

function isNamespace(symbol: ts.Symbol | undefined): boolean {
  return symbol?.declarations?.some(ts.isNamespaceImport) ?? false;
}
