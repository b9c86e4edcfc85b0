import { describe, expect, it } from "vitest";
import { createSource, type Span } from "../../src/base/source.ts";
import { colours } from "../../src/diagnostics/palette.ts";
import { diagnostic, inReadingOrder, type Diagnostic } from "../../src/diagnostics/report.ts";
import { message, render, toJson } from "../../src/diagnostics/render.ts";

const text = "sheet Figur {\n\tStärke = Krafd + 1\n  体力 = Krafd\r\n  Kraft: 0..10\n}\n";
const source = createSource("a.rules", text);
const sources = (file: string) => (file === source.path ? source : undefined);

function place(word: string, nth = 0): Span {
  let start = text.indexOf(word);
  for (let count = 0; count < nth; count++) start = text.indexOf(word, start + 1);
  return { file: source.path, start, end: start + word.length };
}

const unknown = (span: Span, extra: Parameters<typeof diagnostic>[3] = {}): Diagnostic =>
  diagnostic("unknown-name", span, { name: "Krafd", suggestion: "Kraft" }, extra);

describe("render", () => {
  it("shows place, sentence and the marked line; tabs line up", () => {
    expect(render(unknown(place("Krafd")), sources, { language: "en" })).toBe(
      [
        "a.rules:2:11  error unknown-name",
        '  There is no "Krafd" here. Did you mean "Kraft"?',
        "  2 |     Stärke = Krafd + 1",
        "    |              ^^^^^",
      ].join("\n"),
    );
  });

  it("speaks German and measures wide signs", () => {
    expect(render(unknown(place("Krafd", 1)), sources, { language: "de" })).toBe(
      [
        "a.rules:3:8  Fehler unknown-name",
        "  „Krafd“ gibt es hier nicht. Ist „Kraft“ gemeint?",
        "  3 |   体力 = Krafd",
        "    |          ^^^^^",
      ].join("\n"),
    );
  });

  it("shows second places of the same file in the frame, others below, then the repair", () => {
    const other = { file: "b.rules", start: 0, end: 1 };
    const found = unknown(place("Krafd"), {
      related: [
        { span: place("Kraft:"), text: { de: "hier", en: "declared here" } },
        { span: other, text: { de: "dort", en: "also there" } },
      ],
      fix: { title: { de: "Kraft schreiben", en: "write Kraft" }, edits: [{ span: place("Krafd"), newText: "Kraft" }] },
    });
    expect(render(found, sources, { language: "en" }).split("\n").slice(2)).toEqual([
      "  2 |     Stärke = Krafd + 1",
      "    |              ^^^^^",
      "    …",
      "  4 |   Kraft: 0..10",
      "    |   ------ declared here",
      "  b.rules  also there",
      "  mend: write Kraft",
    ]);
  });

  it("marks the end of the file with one sign", () => {
    const end = { file: source.path, start: text.length, end: text.length };
    expect(render(unknown(end), sources, { language: "en" })).toMatch(/ {2}6 \|\n {4}\| \^$/);
  });

  it("prints without the lines when the source is not at hand, and colours when asked", () => {
    const found = unknown(place("Krafd"));
    expect(render(found, () => undefined, { language: "en" }).split("\n")).toHaveLength(2);
    expect(render(found, sources, { language: "en", palette: colours })).toContain("\u001b[31m^^^^^\u001b[0m");
  });

  it("cuts very long lines around the mark", () => {
    const long = createSource("a.rules", `${"x ".repeat(500)}Krafd${" y".repeat(500)}`);
    const lines = render(unknown({ file: "a.rules", start: 1000, end: 1005 }), () => long, { language: "en" }).split(
      "\n",
    );
    expect(lines[3]?.indexOf("^^^^^")).toBe(lines[2]?.indexOf("Krafd"));
    expect(lines[2]?.length).toBeLessThan(180);
  });

  it("lets no control sign of the text reach the terminal", () => {
    const evil = createSource("a.rules", "x\u001b[31m\u202e Krafd");
    expect(render(unknown({ file: "a.rules", start: 8, end: 13 }), () => evil, { language: "en" })).not.toMatch(
      /(?!\n)[\p{Cc}\p{Bidi_Control}]/u,
    );
  });
});

it("toJson counts lines and characters from zero", () => {
  expect(toJson(unknown(place("Krafd", 1)), sources, "en")).toEqual({
    file: "a.rules",
    code: "unknown-name",
    severity: "error",
    message: message(unknown(place("Krafd")), "en"),
    range: { start: { line: 2, character: 7 }, end: { line: 2, character: 12 } },
    related: [],
    fix: null,
  });
});

it("inReadingOrder sorts by file, then place", () => {
  const spans = [place("Krafd", 1), { file: "b", start: 0, end: 0 }, place("Krafd")];
  expect(inReadingOrder(spans.map((span) => unknown(span))).map((one) => one.span)).toEqual([
    spans[2],
    spans[0],
    spans[1],
  ]);
});
