import { describe, expect, test } from "vitest";
import { message } from "../../src/diagnostics/render.ts";
import { marksOf, read } from "./reading.ts";

function check(drawn: string): ReturnType<typeof marksOf>["parsed"] {
  const { expected, found, parsed } = marksOf(drawn);
  expect(found).toEqual(expected);
  return parsed;
}

function kinds(parsed: ReturnType<typeof read>): readonly string[] {
  return parsed.ast.declarations.map(({ kind }) => kind);
}

describe("words", () => {
  test("a misspelt word at the start of a declaration is guessed and the declaration kept", () => {
    const parsed = check(`
chek Wache halten for Figur {
^^^^^^^^^^^^^^^^^ unknown-keyword
  result 1
}
sheet Figur { Kraft: 0..10 }`);
    expect(kinds(parsed)).toEqual(["check", "sheet"]);
    expect(parsed.diagnostics[0]?.args).toEqual({ text: "chek Wache halten", suggestion: "check" });
  });

  test("a misspelt word at the start of a sentence, also of one with a block", () => {
    const parsed = check(`
check A for Figur {
  whn Kraft is 3 {
//^^^^^^^^^ unknown-keyword
    reslt Modus(Kraft)
//  ^^^^^^^^^^^ unknown-keyword
  }
  result 1
}`);
    expect(parsed.ast.declarations[0]).toMatchObject({ body: [{ kind: "when", branches: [{ body: [{ kind: "result" }] }] }, { kind: "result" }] });
  });

  test("a misspelt word inside a sentence", () => {
    check(`
check A for Figur {
  roll 1w6 ass Auge
//         ^^^ misplaced-sentence
  Kraft becoms 3 if Auge is 2
//      ^^^^^^ misplaced-sentence
  Kraft rises by 1 iff Auge is 6
//                 ^^^ misplaced-sentence
}`);
  });

  test("two sentences on one line", () => {
    const parsed = check(`
check A for Figur {
  roll 1d4 as Aktionszahl Restaktionen becomes Aktionszahl
//            ^^^^^^^^^^^^^^^^^^^^^^^^ merged-sentences
}
sheet Figur { Restaktionen: 0..4 }`);
    expect(parsed.ast.declarations[0]).toMatchObject({ body: [{ kind: "roll" }, { kind: "change" }] });
    expect(parsed.diagnostics[0]?.args).toEqual({ text: "Aktionszahl Restaktionen", names: ["Aktionszahl", "Restaktionen"] });
  });

  test("a keyword in the name of a declaration", () => {
    const parsed = check(`
move Walk in Shadows for Hero {
//        ^^ misplaced-keyword
  Kraft falls by 1
}`);
    expect(parsed.ast.declarations[0]).toMatchObject({ head: { name: { text: "Walk in Shadows" } }, for: { sheet: { text: "Hero" } } });
    expect(parsed.diagnostics[0]?.args).toEqual({ keyword: "in", name: "Walk in Shadows" });
  });

  test("a name in a table that begins with a keyword", () => {
    check(`
items Ding {
  | Ding      |
  | open door |
//  ^^^^^^^^^ misplaced-keyword
}`);
  });

  test("a sentence outside its block", () => {
    check(`
result 3
^^^^^^ misplaced-sentence
sheet A { X: 0..4 }`);
  });
});

describe("braces", () => {
  test("the block that is not closed is found by indentation", () => {
    const parsed = check(`
check A for B {
  when X is 1 {
//            ^ unclosed-block
    stop
  result 2
}
check C for B {
//            ^ unclosed-block
  result 2

sheet B {
  X: 0..4
}`);
    expect(kinds(parsed)).toEqual(["check", "check", "sheet"]);
    expect(parsed.ast.declarations[0]).toMatchObject({ body: [{ kind: "when" }, { kind: "result" }] });
  });

  test("a brace too many", () => {
    const parsed = check(`
check A for B {
  when X is 1 {
    stop
  }
  }
//^ misplaced-brace
  result 2
}
sheet B { X: 0..4 }`);
    expect(kinds(parsed)).toEqual(["check", "sheet"]);
  });

  test("a brace that does not open", () => {
    const parsed = check(`
example A
//       ^ misplaced-sentence
  given Mira = Figur()
  then Mira's Kraft is 3
}
sheet B { X: 0..4 }`);
    expect(kinds(parsed)).toEqual(["example", "sheet"]);
  });

  test("a text without indentation is closed before the next declaration", () => {
    expect(kinds(read("check A {\nresult 1\nsheet B {\nX: 0..4\n}"))).toEqual(["check", "sheet"]);
  });

  test("in a module", () => {
    const parsed = check(`
module M for R {
  sheet A {
//        ^ unclosed-block
    X: 0..4
  check B for A {
    result 1
  }
}
edition E with M`);
    expect(kinds(parsed)).toEqual(["module", "edition"]);
  });
});

describe("signs", () => {
  test("rows, texts and comments that do not end", () => {
    const parsed = check(`
scale E {
  | 0 | a |
  | 1 | b
//^^^^^^^ unclosed-row
  | 2 | c |
}
sheet Figur "Wer im Spiel {
//          ^^^^^^^^^^^^^^^ unclosed-text
  Kraft: 0..10 /* hier
//             ^^^^^^^ unclosed-comment
}

sheet Zwei { X: 0..3 }`);
    expect(kinds(parsed)).toEqual(["scale", "sheet", "sheet"]);
    expect(parsed.ast.declarations[0]).toMatchObject({ rows: [{}, {}] });
  });

  test("a decimal comma", () => {
    const parsed = check(`
constant Faktor = 0,5
//                ^^^ ambiguous-comma
check A { result B(1,2) }
//                 ^^^ ambiguous-comma`);
    expect(parsed.diagnostics[0]?.args).toEqual({ text: "0,5", decimal: "0.5", list: "0, 5" });
    expect(parsed.ast.declarations).toMatchObject([{ value: { text: "0.5" } }, { body: [{ value: { args: [{}, {}] } }] }]);
  });

  test("a citation in the middle, a sum behind a rounding", () => {
    check(`
sheet Figur {
  Summe = Kraft §25.1
//              ^^^^^ misplaced-citation
    + Mut
  Halb = Kraft / 2 rounded down + 1
//                 ^^^^^^^^^^^^ misplaced-rounding
  X: 0..4
}`);
  });

  test("parentheses that do not close", () => {
    check(`
check A {
  let X = (1 + 2
//              ^ misplaced-sentence
  result X
}`);
  });
});

describe("several mistakes", () => {
  test("each is reported once, at its place, and what is sound is read", () => {
    const parsed = check(`
check A for B {
  roll as X
//     ^^ misplaced-sentence
  let = 3
//    ^ misplaced-sentence
  result X
}
scale S: a, , b
//          ^ misplaced-sentence
table T without K {
//      ^^^^^^^ misplaced-sentence
  | a | b |
}
sheet Y { Z: 0..4 }`.replace("without K", "with K").replace("^^^^^^^ misplaced", "^^^^ misplaced"));
    expect(kinds(parsed)).toEqual(["check", "scale", "broken", "sheet"]);
    expect(parsed.ast.declarations[0]).toMatchObject({ body: [{ kind: "roll" }, { kind: "let", name: { kind: "missing" } }, { kind: "result" }] });
    expect(parsed.ast.declarations[2]).toMatchObject({ word: "table", name: { text: "T" } });
  });

  test("no message names a part of the grammar", () => {
    const text = "check A for { roll as\nlet = \nresult }\nsheet\nscale X: {\nexample { then chance of is }\ntable T by\n";
    for (const one of read(text).diagnostics) {
      expect(message(one, "en")).not.toMatch(/Expr|Stmt|Decl|LBrace|undefined|[a-z][A-Z]/);
      expect(message(one, "de")).not.toMatch(/Expr|Stmt|Decl|LBrace|undefined|[a-z][A-Z]/);
    }
  });
});

describe("depth", () => {
  const pieces: readonly (readonly [string, string])[] = [
    ["parentheses", `constant T = ${"(".repeat(5000)}1${")".repeat(5000)}`],
    ["parentheses that do not close", `constant T = ${"(".repeat(5000)}`],
    ["blocks", `check A { ${"when x {".repeat(5000)} stop ${"}".repeat(5000)} }`],
    ["modules", `${"module M for X {\n".repeat(3000)} ${"}\n".repeat(3000)}`],
    ["not", `check A { result ${"not ".repeat(5000)} x }`],
    ["signs", `check A { result ${"- ".repeat(5000)} x }`],
    ["if", `check A { result ${"if a then b else ".repeat(3000)} c }`],
    ["of", `check A { result ${"x of ".repeat(5000)} x }`],
    ["possessives", `check A { result x${"'s x".repeat(5000)} }`],
    ["sums", `check A { result ${"1 + ".repeat(5000)} x }`],
  ];

  test.each(pieces)("%s", (what, text) => {
    const start = performance.now();
    const { diagnostics, ast } = read(`${text}\nsheet B { X: 0..4 }`);
    const codes = diagnostics.map(({ code }) => code);
    expect(codes).toContain("too-deep-nesting");
    expect(codes.length).toBeLessThan(3);
    expect(ast.declarations.length).toBeGreaterThan(what.includes("not close") ? 0 : 1);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

test("a cell that nests too deeply keeps that to itself", () => {
  expect(read(`table T by K {\n| ${"(".repeat(3000)} |\n}`).diagnostics).toEqual([]);
});

test("an empty file says how to begin", () => {
  expect(read("").diagnostics.map(({ code }) => code)).toEqual(["empty-file"]);
  expect(read("// nichts\n# Titel\n> Prosa").diagnostics.map(({ code }) => code)).toEqual(["empty-file"]);
});
