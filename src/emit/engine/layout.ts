// Printed statements as people read them: indented by brackets, no line wider than a page where it can be broken. Invariant: only white
// space changes, and a comma after the last of several; nothing is broken where JavaScript would end a statement.

const WIDTH = 100;

/** Statements one below the other; those of several lines stand apart. */
export function layOut(statements: readonly string[]): string {
  const laid = statements.map((text) => laidOut(text));
  const isLong = (text: string): boolean => text.replace(/^(?:\/\*\*.*\*\/|\/\/.*)\n/u, "").includes("\n");
  return laid.map((text, i) => (i > 0 && (isLong(text) || isLong(laid[i - 1]!)) ? `\n${text}` : text)).join("\n") + "\n";
}

/** One statement; its lines are what must not be joined. */
function laidOut(text: string): string {
  let depth = 0;
  return text
    .split("\n")
    .map((raw) => {
      const line = raw.trim();
      if (line === "") return "";
      const [closed, opened] = unmatched(line);
      depth -= closed;
      const indent = 2 * depth;
      depth += opened;
      if (indent + line.length <= WIDTH && !/\{[^ }]|[^ {]\}|; \}|\{ {2}/u.test(line)) return " ".repeat(indent) + line;
      const pieces = parse(line);
      const at = pieces.findIndex((one) => typeof one === "string" && one.startsWith("//"));
      const [code, comment] = at < 0 ? [pieces, ""] : [pieces.slice(0, at), flat(pieces.slice(at))];
      return " ".repeat(indent) + fit(code, indent, indent, 0) + comment;
    })
    .join("\n");
}

// ── pieces ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bracket with what stands in it. `spaced`: a space within, where it stands on one line. */
interface Group {
  readonly open: string;
  readonly close: string;
  readonly items: readonly (readonly Piece[])[];
  /** Behind each item: a comma, a semicolon, or nothing behind the last. */
  readonly signs: readonly string[];
  readonly spaced: boolean;
  readonly width: number;
}
/** Text is one word, one operator with its spaces, a string, a comment, or a bracket whose other half stands in another line. */
type Piece = string | Group;

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const token = /"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|\/\/.*|[()[\]{},;]|(?: (?:\?|:|\|\||&&|\||\+|-) )|[^"/()[\]{},; ]+|[ /]/gu;

/** Strings and comments are passed over. */
const bracket = /"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|\/\/.*|[()[\]{}]/gu;

function parse(line: string): readonly Piece[] {
  const tokens = line.match(token) ?? [];
  let at = 0;
  const sequence = (close: string | null): { readonly items: Piece[][]; readonly signs: string[]; readonly ended: boolean } => {
    const items: Piece[][] = [[]];
    const signs: string[] = [];
    while (at < tokens.length) {
      const text = tokens[at]!;
      at++;
      if (text === close) return { items, signs, ended: true };
      const own = items.at(-1)!;
      const wanted = closing[text];
      if (wanted !== undefined) {
        const from = at;
        const inner = sequence(wanted);
        if (inner.ended) own.push(groupOf(text, wanted, inner.items, inner.signs));
        else {
          at = from;
          own.push(text);
        }
      } else if (close !== null && (text === "," || text === ";")) {
        signs.push(text);
        items.push([]);
      } else own.push(text);
    }
    return { items, signs, ended: false };
  };
  return sequence(null).items[0]!;
}

function groupOf(open: string, close: string, items: readonly Piece[][], signs: readonly string[]): Group {
  const trimmed = items.map(trim);
  const last = trimmed.at(-1)!.length === 0 ? trimmed.slice(0, -1) : trimmed;
  const spaced = open === "{" && last.length > 0;
  const width = last.reduce((sum, item, i) => sum + widthOf(item) + signOnOneLine(open, signs, last.length, i).length, 2 + (spaced ? 2 : 0) + Math.max(0, last.length - 1));
  return { open, close, items: last, signs, spaced, width };
}
function trim(pieces: readonly Piece[]): readonly Piece[] {
  const start = pieces.findIndex((one) => one !== " ");
  const end = pieces.findLastIndex((one) => one !== " ");
  return start < 0 ? [] : pieces.slice(start, end + 1);
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, one) => sum + (typeof one === "string" ? one.length : one.width), 0);
}
function flat(pieces: readonly Piece[]): string {
  return pieces.map((one) => (typeof one === "string" ? one : flatGroup(one))).join("");
}
function flatGroup({ open, close, items, signs, spaced }: Group): string {
  const inner = items.map((item, i) => flat(item) + signOnOneLine(open, signs, items.length, i)).join(" ");
  return spaced ? `${open} ${inner} ${close}` : open + inner + close;
}

/** Behind the last in a type on one line there is none. */
function signOnOneLine(open: string, signs: readonly string[], count: number, i: number): string {
  return open === "{" && i === count - 1 ? "" : (signs[i] ?? "");
}

/** How many brackets of earlier lines close here, and how many go on. */
function unmatched(line: string): readonly [closed: number, opened: number] {
  let [closed, opened] = [0, 0];
  for (const one of line.match(bracket) ?? []) {
    if (one === "(" || one === "[" || one === "{") opened++;
    else if (one === ")" || one === "]" || one === "}") [closed, opened] = opened > 0 ? [closed, opened - 1] : [closed + 1, opened];
  }
  return [closed, opened];
}

// ── breaking ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** From the loosest on; where a line is broken at `leading` ones, they begin the next. */
const operators: readonly (readonly string[])[] = [[" ? ", " : "], [" || "], [" && "], [" | "], [" + ", " - "]];
const leading: ReadonlySet<string> = new Set([" ? ", " : ", " | "]);

/** `column`: where it begins; `after`: what still has to stand behind it on the last line. */
function fit(pieces: readonly Piece[], indent: number, column: number, after: number): string {
  if (column + widthOf(pieces) + after <= WIDTH) return flat(pieces);
  const loosest = operators.find((some) => pieces.some((one) => typeof one === "string" && some.includes(one)));
  const value = pieces.indexOf("=") + 1;
  const before = column + widthOf(pieces.slice(0, value));
  const isUnion = loosest?.includes(" | ") === true;
  if (value > 0 && value < pieces.length && before <= WIDTH && (isUnion || before + untilNext(pieces, value, after) > WIDTH)) {
    const inner = indent + 2;
    const rest = trim(pieces.slice(value));
    const head = isUnion && inner + widthOf(rest) + after > WIDTH ? "| " : "";
    return `${flat(pieces.slice(0, value))}\n${" ".repeat(inner)}${head}${fit(rest, indent, inner + head.length, after)}`;
  }
  return loosest === undefined || hugs(pieces) ? broken(pieces, indent, column, after) : atOperators(pieces, loosest, indent, column, after);
}

/** Its last bracket takes all that is too long. */
function hugs(pieces: readonly Piece[]): boolean {
  const last = pieces.findLastIndex((one) => typeof one !== "string");
  const group = pieces[last];
  return typeof group === "object" && group.open === "{" && pieces.slice(0, last).every((one) => typeof one === "string" && !operators.flat().includes(one));
}

function atOperators(pieces: readonly Piece[], at: readonly string[], indent: number, column: number, after: number): string {
  const parts: { readonly sign: string; readonly of: Piece[] }[] = [{ sign: "", of: [] }];
  for (const one of pieces) {
    if (typeof one === "string" && at.includes(one)) parts.push({ sign: one, of: [] });
    else parts.at(-1)!.of.push(one);
  }
  const inner = indent + 2;
  return parts
    .map(({ sign, of }, i) => {
      const next = parts[i + 1]?.sign ?? "";
      const trailing = next === "" || leading.has(next) ? "" : next.trimEnd();
      const head = leading.has(sign) ? sign.trimStart() : "";
      const start = i === 0 ? "" : `\n${" ".repeat(inner)}${head}`;
      return start + fit(of, i === 0 ? indent : inner + head.length, i === 0 ? column : inner + head.length, next === "" ? after : trailing.length) + trailing;
    })
    .join("");
}

/** Each bracket is broken that does not stand in the line up to the next place where it could be broken. */
function broken(pieces: readonly Piece[], indent: number, column: number, after: number): string {
  let out = "";
  let here = column;
  pieces.forEach((one, i) => {
    const text = typeof one === "string" ? one : here + one.width + untilNext(pieces, i + 1, after) <= WIDTH ? flatGroup(one) : brokenGroup(one, indent, here);
    out += text;
    const line = text.lastIndexOf("\n");
    here = line < 0 ? here + text.length : text.length - line - 1;
  });
  return out;
}

/** The width of what follows up to a bracket that could be broken. */
function untilNext(pieces: readonly Piece[], from: number, after: number): number {
  let sum = 0;
  for (const one of pieces.slice(from)) {
    if (typeof one !== "string" && one.items.length > 0) return sum + 1;
    sum += typeof one === "string" ? one.length : one.width;
  }
  return sum + after;
}

function brokenGroup(group: Group, indent: number, column: number): string {
  const { open, close, items, signs } = group;
  if (items.length === 0) return open + close;
  const held = heldTogether(group, indent, column);
  if (held !== null) return held;
  const inner = indent + 2;
  const pad = `\n${" ".repeat(inner)}`;
  const end = `\n${" ".repeat(indent)}${close}`;
  if (open === "[" && items.length > 8 && items.every((item) => widthOf(item) < 12)) return open + filled(items, inner) + end;
  const lines = items.map((item, i) => {
    const sign = signs[i] ?? (items.length === 1 || (open === "(" && signs[0] === ";") ? "" : (signs[0] ?? ""));
    return pad + fit(item, inner, inner, sign.length) + sign;
  });
  return open + lines.join("") + end;
}

/** `f(a, {` … `})`: the last of what is handed over is broken alone; null: that is not enough. */
function heldTogether({ open, close, items, signs }: Group, indent: number, column: number): string | null {
  const last = items.at(-1)!;
  const group = last.at(-1);
  if (open === "{" || typeof group !== "object" || group.open === "(" || group.items.length === 0 || (open === "[" && items.length > 1)) return null;
  if (last.slice(0, -1).some((one) => typeof one === "object" || operators.flat().includes(one))) return null;
  const before = items.slice(0, -1).map((item, i) => `${flat(item)}${signs[i] ?? ""} `).join("") + flat(last.slice(0, -1));
  const start = column + open.length + before.length;
  return start + 1 > WIDTH ? null : open + before + brokenGroup(group, indent, start) + close;
}

/** Numbers, as many in a line as stand there. */
function filled(items: readonly (readonly Piece[])[], indent: number): string {
  const lines: string[] = [""];
  for (const item of items) {
    const text = `${flat(item)},`;
    const line = lines.at(-1)!;
    if (line !== "" && indent + line.length + 1 + text.length > WIDTH) lines.push(text);
    else lines[lines.length - 1] = line === "" ? text : `${line} ${text}`;
  }
  return lines.map((line) => `\n${" ".repeat(indent)}${line}`).join("");
}
