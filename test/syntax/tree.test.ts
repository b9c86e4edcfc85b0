import { describe, expect, test } from "vitest";
import { bare, only, read, sentences } from "./reading.ts";

function value(text: string): unknown {
  const [let_] = sentences(`let X = ${text}`);
  return let_?.kind === "let" ? bare(let_.value) : undefined;
}
const name = (text: string): unknown => ({ kind: "name", text, bracketed: false });
const whole = (text: string): unknown => ({ kind: "number", form: "whole", text });

describe("expressions", () => {
  test("sums bind less than products, comparisons less than sums, and less than these and and or", () => {
    expect(value("a + b * c > d and e or f")).toEqual({
      kind: "logic",
      operator: "or",
      left: {
        kind: "logic",
        operator: "and",
        left: {
          kind: "compare",
          operator: ">",
          left: { kind: "binary", operator: "+", left: name("a"), right: { kind: "binary", operator: "*", left: name("b"), right: name("c") } },
          right: name("d"),
        },
        right: name("e"),
      },
      right: name("f"),
    });
  });

  test("of and 's are the same, and what is applied belongs to the owner", () => {
    const owned = (form: string): unknown => ({
      kind: "apply",
      callee: { kind: "possessive", form, owner: name("Kampf"), name: name("Dominanz") },
      args: [{ kind: "argument", value: name("Anna") }],
    });
    expect(value("Dominanz(Anna) of Kampf")).toEqual(owned("of"));
    expect(value("Kampf's Dominanz(Anna)")).toEqual(owned("s"));
    expect(value("WW of ST of Ada")).toEqual({
      kind: "possessive",
      form: "of",
      owner: { kind: "possessive", form: "of", owner: name("Ada"), name: name("ST") },
      name: name("WW"),
    });
  });

  test("dice, pools, options", () => {
    const die = { kind: "dice", letter: "d", faces: "6" };
    expect(value("3W(-1, 0)")).toMatchObject({ kind: "dice", count: "3", letter: "W", own: [{ form: "one", low: { kind: "sign" } }, { form: "one", low: whole("0") }] });
    expect(value("(A + B) d6")).toMatchObject({ kind: "pool", count: { kind: "group" }, dice: die });
    expect(value("4d6 keep highest 3")).toMatchObject({ kind: "dice-with-options", dice: { ...die, count: "4" }, options: [{ kind: "keep", end: "highest" }] });
  });

  test("lists, and what is left of them", () => {
    expect(value("()")).toEqual({ kind: "list", items: [] });
    expect(value("(a)")).toEqual({ kind: "group", value: name("a") });
    expect(value("(a, b)")).toEqual({ kind: "list", items: [name("a"), name("b")] });
    expect(value("(L where its A is b)")).toMatchObject({ kind: "where", list: name("L"), condition: { kind: "compare", left: { kind: "its", name: name("A") } } });
    expect(value("(e for x in L where c)")).toEqual({ kind: "collect", value: name("e"), name: name("x"), list: name("L"), condition: name("c") });
    expect(value("count of 1 in Würfe")).toEqual({ kind: "count", value: whole("1"), in: name("Würfe") });
    expect(value("all of Basis are > 0")).toEqual({ kind: "all-any", quantifier: "all of", list: name("Basis"), operator: ">", right: whole("0") });
  });

  test("rounding takes all before it, limited to may follow", () => {
    expect(value("a / 2 rounded half up limited to 0..6")).toMatchObject({
      kind: "limited",
      value: { kind: "rounded", rounding: "half up", value: { kind: "binary", operator: "/" } },
      low: whole("0"),
      high: whole("6"),
    });
  });

  test("calls with all their parts", () => {
    expect(value("Ada makes Probe(ST, Ziel: 3) with -1 on ST and 2 against Ork needing 2 successes, rerolling 1 failure, keeping last, if impossible Fehlschlag")).toMatchObject({
      kind: "call",
      verb: "makes",
      actor: name("Ada"),
      check: name("Probe"),
      args: [{ value: name("ST") }, { label: name("Ziel"), value: whole("3") }],
      parts: [
        { kind: "with", modifiers: [{ on: name("ST") }, { amount: whole("2") }] },
        { kind: "against", opponent: name("Ork") },
        { kind: "needing" },
        { kind: "rerolls" },
        { kind: "keeping", which: "last" },
        { kind: "if-impossible", value: name("Fehlschlag") },
      ],
    });
    expect(value("make original Probe(ST)")).toMatchObject({ original: true, check: name("Probe") });
  });
});

describe("sentences", () => {
  test.each([
    ["Kraft rises by 2 up to 5 if Auge is 6", { kind: "change", verb: "rises", limit: whole("5"), if: { kind: "compare" } }],
    ["gains 2 erschöpft for 3 rounds", { kind: "gain", count: whole("2"), what: name("erschöpft"), duration: { kind: "for-rounds" } }],
    ["Iris gains Shaken until end of scene", { kind: "gain", subject: name("Iris"), duration: { kind: "until-end", of: "scene" } }],
    ["loses (Wunden where its Schwere is leicht)", { kind: "lose", what: { kind: "where" } }],
    ["Ziel suffers 3 from Gewalt(Ziel: Wille)", { kind: "suffer", from: { kind: "apply" } }],
    ["Ada joins Kampf as Team", { kind: "join", side: name("Team") }],
    ["Kampf goes on", { kind: "go-on", subject: name("Kampf") }],
    ["Ada does Flucht in Kampf", { kind: "perform", call: { verb: "does", parts: [{ kind: "in-conflict" }] } }],
    ["roll 6 times 2d6 + 2, drop highest 1 as Würfe", { kind: "roll", times: whole("6"), options: [{ kind: "drop" }], as: name("Würfe") }],
    ["roll on Omens as Omen", { kind: "roll", on: name("Omens") }],
    ['ask gm for Zielwert: 1..40 usually 12 secret "Bleibt verdeckt."', { kind: "ask", who: "gm", form: "for", secret: true, meta: { docs: [{ text: "Bleibt verdeckt." }] } }],
    ["repeat up to 3 times while X < 2 { stop if Y }", { kind: "repeat", upTo: whole("3"), body: [{ kind: "stop" }] }],
    ["write Würfe into Werte's WW in any order", { kind: "write", order: "in any order" }],
    ["player distributes 4 points over Stats, each -1..2", { kind: "distribute", each: { form: "range" } }],
    ["when a { stop } otherwise when b { stop } otherwise { stop }", { kind: "when", branches: [{}, {}], otherwise: [{ kind: "stop" }] }],
    ["gm chooses Cost: 1 of { option Schlimm { stop } option Teuer }", { kind: "choose", who: "gm", options: [{ body: [{}] }, { name: name("Teuer") }] }],
  ])("%s", (text, tree) => {
    const [found, second] = sentences(text);
    expect(found).toMatchObject(tree);
    expect(second).toBeUndefined();
  });

  test("two sentences may stand on one line with ; and citations end a sentence", () => {
    expect(sentences("let A = 1 §1.2; let B = A §3..§4")).toMatchObject([
      { kind: "let", meta: { citations: [{ from: "1.2" }] } },
      { kind: "let", meta: { citations: [{ from: "3", to: "4" }] } },
    ]);
  });
});

describe("declarations", () => {
  test("fields", () => {
    const sheet = only('sheet F { resource Kraft (KR) formerly "Stärke" "Wie stark." : 0..Max rising to Lid starts full §1 \n X = A + 1\n Z(Grad: 1..2): 0..4 left open }');
    expect(sheet).toMatchObject({
      members: [
        { kind: "field", drawn: "resource", head: { name: name("Kraft"), short: name("KR"), formerly: [{ text: "Stärke" }] }, lid: name("Lid"), start: { kind: "starts-full" }, meta: { docs: [{ text: "Wie stark." }], citations: [{ from: "1" }] } },
        { kind: "field", value: { kind: "binary" } },
        { kind: "field", params: [{ name: name("Grad") }], start: { kind: "left-open" } },
      ],
    });
  });

  test("types", () => {
    const sheet = only("sheet F { A: list of (skill or attribute) at most 3\n B: up to Cap slots of Gear\n C: Crew or none\n D: one of a, b or c\n E: ±3\n G: 0 or more\n H: schlecht..sehr gut }");
    const types = sheet.kind === "sheet" ? sheet.members.map((one) => (one.kind === "field" ? bare(one.type) : undefined)) : [];
    expect(types).toMatchObject([
      { kind: "list-type", of: { kind: "either-type" }, most: whole("3") },
      { kind: "slots-type", upTo: true },
      { kind: "either-type", types: [{ kind: "named-type" }, { kind: "word-type", word: "none" }] },
      { kind: "one-of-type", names: [name("a"), name("b"), name("c")] },
      { kind: "range-type", form: "plus-minus" },
      { kind: "range-type", form: "or-more" },
      { kind: "range-type", form: "range", low: name("schlecht"), high: name("sehr gut") },
    ]);
  });

  test("a comma ends a list of words where the next parameter begins", () => {
    expect(only("formula F(a: one of x or y, b: 0..3) gives 0..3 = b")).toMatchObject({ params: [{}, { name: name("b") }] });
    expect(only("formula F(a: one of x, y, b: 0..3) gives 0..3 = b")).toMatchObject({ params: [{ type: { names: [name("x"), name("y")] } }, {}] });
  });

  test("doc texts and citations of all places come together", () => {
    expect(only('check A for B "eins" §1 gives C "zwei" §2 { result 1 }')).toMatchObject({ meta: { docs: [{ text: "eins" }, { text: "zwei" }], citations: [{ from: "1" }, { from: "2" }] } });
  });

  test("claims", () => {
    const example = only('example "T" {\n then chance of success is 85% as printed differs "alt"\n then chance is about 0.35 within 0.02 that A is b\n then average of X is ?\n then it is not possible "nein"\n then A is b\n}');
    expect(example).toMatchObject({
      title: { kind: "text", text: "T" },
      lines: [
        { claim: { kind: "chance-of", what: { kind: "outcome-word" }, is: { asPrinted: true, differs: { text: "alt" } } } },
        { claim: { kind: "chance-that", is: { relation: "about", within: {} } } },
        { claim: { kind: "average", is: { unknown: true } } },
        { claim: { kind: "not-possible", message: { text: "nein" } } },
        { claim: { kind: "holds" } },
      ],
    });
  });

  test("flags, modules and what stands around a rule", () => {
    const { ast, diagnostics } = read("module M for R {\n helper replace check A { result original(1) }\n before check B §1 { X becomes 0 }\n remove C, D\n}");
    expect(diagnostics).toEqual([]);
    expect(ast.declarations).toMatchObject([
      { kind: "module", declarations: [{ kind: "check", flags: { helper: true, replace: true, extend: false } }, { kind: "around", when: "before" }, { kind: "remove" }] },
    ]);
  });
});

describe("cells", () => {
  function cells(row: string): readonly unknown[] {
    const table = only(`table T by K gives U {\n  | K | U |\n${row}\n}`);
    const last = table.kind === "table" ? table.rows.at(-1) : undefined;
    return last?.kind === "row" ? last.cells.map(bare) : [];
  }

  test.each([
    ["1-3", { form: "one", band: { low: whole("1"), high: whole("3") } }],
    ["1–3", { form: "one", band: {} }],
    ["-3..-1", { form: "range", value: { kind: "sign" } }],
    ["10+", { form: "or-more", value: whole("10") }],
    ["10 or more", { form: "or-more" }],
    ["6-", { form: "or-less", value: whole("6") }],
    ["-4-", { form: "or-less", value: { kind: "sign" } }],
    ["01-05", { form: "one", band: { low: whole("01"), high: whole("05") } }],
    ["roll on Omens", { form: "roll-on", value: name("Omens") }],
    ["if a then 1 else 2", { form: "one", value: { kind: "if" } }],
    ["3d6 keep highest 2", { form: "one", value: { kind: "dice-with-options" } }],
  ])("%s", (text, pattern) => {
    expect(cells(`  | ${text} | x |`)[0]).toMatchObject({ raw: text, form: "content", patterns: [pattern], problems: [] });
  });

  test("empty, dash, otherwise and alternatives", () => {
    expect(cells("  |  | - |")).toMatchObject([{ form: "empty", raw: "" }, { form: "dash" }]);
    expect(cells("  | otherwise | -1, 0 |")).toMatchObject([{ form: "otherwise" }, { patterns: [{}, {}] }]);
  });

  test("a name with its short form, and a text in quotes", () => {
    expect(cells('  | Stärke (ST) | "sagt „ja“" |')).toMatchObject([{ name: name("Stärke"), short: name("ST") }, { text: "sagt „ja“" }]);
    expect(cells("  | Tiergeist (Affe) | x |")[0]).toMatchObject({ name: name("Tiergeist (Affe)") });
  });

  test("what cannot be read as expressions is a text and keeps the reason to itself", () => {
    const text = "table T by K gives text {\n  | K | U |\n  | 1 | etwa 2,5 kg, dann: weg! |\n}";
    const { diagnostics, ast } = read(text);
    expect(diagnostics).toEqual([]);
    const [table] = ast.declarations;
    const row = table?.kind === "table" ? table.rows[1] : undefined;
    const cell = row?.kind === "row" ? row.cells[1] : undefined;
    expect(cell).toMatchObject({ raw: "etwa 2,5 kg, dann: weg!", patterns: undefined });
    expect(cell?.problems.length).toBeGreaterThan(0);
  });

  test("a comment may follow a row, a bar always ends a cell", () => {
    expect(cells("  | 1 | a // b | // c")).toHaveLength(2);
    expect(cells('  | 1 | "a|b" |')).toHaveLength(3);
  });
});
