import { describe, expect, test } from "vitest";
import { marksOf, only, read, sentences, tokensOf } from "./reading.ts";

const names = ["Boots of Speed", "Hunter's Mark", "9mm-Pistole", "Messer/Dolch", "Bogen, Elfen-", "Wait! What?", "Tiergeist (Bär)"];

describe("names", () => {
  test("a run of words that are no keywords is one name, a whole number may be a later word", () => {
    expect(tokensOf("Wache halten rises by Plätze Grad 1")).toEqual(["Name Wache halten", "'rises' rises", "'by' by", "Name Plätze Grad 1"]);
  });

  test("a number that begins a range, a percentage or dice is no word of a name", () => {
    expect(tokensOf("condition gehetzt 0..3")).toEqual(["'condition' condition", "Name gehetzt", "Int 0", "Range ..", "Int 3"]);
    expect(tokensOf("Pool d6")).toEqual(["Name Pool", "Dice d6"]);
    expect(tokensOf("über 85 %")).toEqual(["Name über", "Percent 85"]);
  });

  test.each(names)("%s is one name once it stands in a table, and needs no brackets where it is used", (name) => {
    const table = `items Ding {\n  | Ding | Preis |\n  | ${name} | 3 |\n}\n`;
    const tokens = tokensOf(`${table}check A {\n  gains ${name}\n}`);
    expect(tokens).toContain(`Name ${name}`);
  });

  test.each(names)("%s is known from another file", (name) => {
    expect(tokensOf(`gains ${name}`, { names: [name] })).toEqual(["'gains' gains", `Name ${name}`]);
  });

  test("the whole declared name is taken or nothing of it", () => {
    expect(tokensOf("Boots of Speedy", { names: ["Boots of Speed"] })).toEqual(["Name Boots", "'of' of", "Name Speedy"]);
    expect(tokensOf("Rope and Hook-Shot", { names: ["Rope and Hook"] })).toEqual(["Name Rope", "'and' and", "Name Hook-Shot"]);
  });

  test("of declared name and run the longer one is taken", () => {
    expect(tokensOf("Boots of Speed and", { names: ["Boots of Speed", "Boots"] })).toEqual(["Name Boots of Speed", "'and' and"]);
    expect(tokensOf("9mm und mehr Kraft", { names: ["9mm"] })[0]).toBe("Name 9mm");
  });

  test("blanks of any kind count as one, an apostrophe may be typed in any way", () => {
    expect(tokensOf("Wache\u00a0 halten")).toEqual(["Name Wache halten"]);
    expect(tokensOf("Hunter’s  Mark", { names: ["Hunter's Mark"] })).toEqual(["Name Hunter's Mark"]);
  });

  test("brackets hold a name in its heading, afterwards it needs none", () => {
    const { tokens } = read("move [Act under Pressure] for Hero {\n  do Act under Pressure\n}");
    expect(tokens.map(({ image }) => image)).toEqual(["move", "Act under Pressure", "for", "Hero", "{", "do", "Act under Pressure", "}"]);
  });

  test("cells of cross tables, scales, short forms and columns short or Kürzel are names", () => {
    const text = [
      "attributes A of B by C across D {",
      "  |    | x       | y and z   |",
      "  | c1 | In & Out (I/O) | Up or Down |",
      "}",
      "scale S {",
      "  | Zahl | Wort     |",
      "  | 1    | so or so |",
      "}",
      "items I {",
      "  | Ding  | Kürzel |",
      "  | Seil  | a+b    |",
      "}",
    ].join("\n");
    expect(read(text).names).toEqual(expect.arrayContaining(["In & Out", "I/O", "Up or Down", "so or so", "Seil", "a+b"]));
    expect(read(text).names).not.toContain("y and z");
  });

  test("a rule below a row makes it a header again", () => {
    const { ast } = read("items I {\n  | A |\n  |---|\n  | x |\n  ## Rest\n  | B |\n  |---|\n  | y |\n}");
    const [items] = ast.declarations;
    const rows = items?.kind === "collection" ? items.members.filter((one) => one.kind === "row") : [];
    expect(rows.map((row) => row.header)).toEqual([true, false, true, false]);
  });

  test("names are found in a text that is broken elsewhere", () => {
    expect(read("check A {{{ (\nitems I {\n  | Ding |\n  | Rope and Hook |\n").names).toContain("Rope and Hook");
  });
});

describe("numbers and dice", () => {
  test.each([
    ["3w6", "Dice 3w6"], ["3W6", "Dice 3W6"], ["3d6", "Dice 3d6"], ["3D6", "Dice 3D6"], ["w20", "Dice w20"], ["1W20", "Dice 1W20"],
    ["d%", "Dice d%"], ["4dF", "Dice 4dF"], ["D66", "Dice D66"], ["12", "Int 12"], ["0.04", "Decimal 0.04"], ["85%", "Percent 85"],
    ["0.5 %", "Percent 0.5"], ["W", "Name W"], ["VW8", "Name VW8"], ["1000000000w6", "Dice 1000000000w6"],
    ["123456789012345678901234567890", "Int 123456789012345678901234567890"],
  ])("%s", (text, token) => {
    expect(tokensOf(text)).toEqual([token]);
  });

  test("own faces, pools", () => {
    expect(tokensOf("3W(-1, 0)")).toEqual(["DiceFaces 3W", "LParen (", "Minus -", "Int 1", "Comma ,", "Int 0", "RParen )"]);
    expect(tokensOf("(A + B) d6")).toEqual(["LParen (", "Name A", "Plus +", "Name B", "RParen )", "Dice d6"]);
  });

  test("a quantity is a number and a declared unit, glued or apart", () => {
    const text = 'unit m "Meter"\nunit °C "Grad"\nconstant A = 10m\nconstant B = 1.5 m\nconstant C = -20 °C';
    expect(tokensOf(text).filter((one) => one.startsWith("Quantity"))).toEqual(["Quantity 10", "Quantity 1.5", "Quantity 20"]);
  });

  test("signs from a PDF are operators", () => {
    expect(tokensOf("a − b × c ÷ d ≤ e ≥ f ≠ g – h · i")).toEqual([
      "Name a", "Minus −", "Name b", "Times ×", "Name c", "Divide ÷", "Name d", "LessEqual ≤", "Name e", "GreaterEqual ≥", "Name f",
      "'is not' ≠", "Name g", "Minus –", "Name h", "Times ·", "Name i",
    ]);
  });
});

describe("possession and texts", () => {
  test.each(["'", "’", "´", "‘", "`"])("%ss after a name", (sign) => {
    expect(tokensOf(`Mira${sign}s Kraft`)).toEqual(["Name Mira", "Possessive 's", "Name Kraft"]);
  });

  test("it's is its", () => {
    expect(tokensOf("it’s Kraft")).toEqual(["'its' its", "Name Kraft"]);
  });

  test.each(['"a b"', "„a b“", "„a b”", "“a b”", "«a b»", "»a b«", '„a b"'])("%s is a text", (text) => {
    expect(tokensOf(text)).toEqual(["Text a b"]);
  });

  test("a text opened with the straight sign holds the others", () => {
    expect(tokensOf('"er sagt „hallo“"')).toEqual(["Text er sagt „hallo“"]);
  });

  test("citations", () => {
    expect(tokensOf("§9.gut.6 §22.1..§26.1 § 4")).toEqual(["Clause §9.gut.6", "Clause §22.1", "Range ..", "Clause §26.1", "Clause § 4"]);
  });
});

describe("places", () => {
  test("a byte order mark is no sign; offsets count it", () => {
    const { diagnostics, tokens } = read("\ufeffsheet A { X: 0..3 }");
    expect(diagnostics).toEqual([]);
    expect(tokens[0]).toMatchObject({ start: 1, end: 6, indent: 0, first: true });
  });

  test("a name taken apart is the same name; spans speak of the text as it is", () => {
    const text = "sheet Figur { Sta\u0308rke: 0..9 }\ncheck A for Figur { Stärke rises by 1 }";
    const { diagnostics, tokens } = read(text);
    expect(diagnostics).toEqual([]);
    const found = tokens.filter(({ image }) => image === "Stärke");
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Sta\u0308rke", "Stärke"]);
  });

  test("a declared name taken apart is found in its other form", () => {
    const table = "items D {\n  | Ding |\n  | Öl and Feuer |\n}\n".normalize("NFD");
    expect(tokensOf(`${table}check A { gains Öl and Feuer }`)).toContain("Name Öl and Feuer");
  });
});

describe("what means nothing", () => {
  test("neighbouring signs give one diagnostic, and reading goes on", () => {
    const { expected, found } = marksOf("sheet A {\n  X: 0..4 $$&\n  //      ^^^ unknown-sign\n  Y: 0..4 \u0000\n  //      ^ unknown-sign\n}");
    expect(found).toEqual(expected);
  });

  test("signs that cannot be seen are named", () => {
    expect(read("sheet A { X: 0..4 \u200b }").diagnostics.map(({ args }) => args)).toEqual([{ sign: "U+200B" }]);
  });

  test("a long comment costs little", () => {
    const start = performance.now();
    const { diagnostics, comments } = read(`/*${" * a /".repeat(170_000)}*/ sheet A { X: 0..4 }`);
    expect(diagnostics).toEqual([]);
    expect(comments).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(1500);
  });

  test.each(["[", "|", "/*", "„", "#", "'", "§", "0,", "(", "a b ", "1 "])("a long text of %s costs little", (piece) => {
    const start = performance.now();
    read(piece.repeat(300_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

test("comments are kept beside the tree", () => {
  const { comments } = read("// eins\nsheet A { /* zwei */\n  X: 0..3 // drei\n  | a | // vier\n}");
  expect(comments.map(({ text }) => text)).toEqual(["// eins", "/* zwei */", "// drei", "// vier"]);
});

test("numbers lose nothing", () => {
  expect(only("constant Groß = 123456789012345678901234567890.5")).toMatchObject({ value: { kind: "number", text: "123456789012345678901234567890.5" } });
  expect(sentences("roll 1000000000w6 as X")).toMatchObject([{ dice: { kind: "dice", count: "1000000000", letter: "w", faces: "6" } }]);
});
