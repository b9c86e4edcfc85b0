import { describe, expect, it } from "vitest";
import { fill, placeholders } from "../../src/diagnostics/template.ts";

describe("fill", () => {
  it("puts arguments in", () => {
    expect(fill('There is no "{name}" here.', { name: "Zielwerd" }, "en")).toBe('There is no "Zielwerd" here.');
  });

  it("drops a section whose argument is missing, inner sections first", () => {
    const text = 'No "{name}".[[ Did you mean "{suggestion}"[[ ({what})]]?]]';
    const what = { de: "gefragt", en: "asked" };
    expect(fill(text, { name: "x" }, "en")).toBe('No "x".');
    expect(fill(text, { name: "x", what }, "en")).toBe('No "x".');
    expect(fill(text, { name: "x", suggestion: "y" }, "en")).toBe('No "x". Did you mean "y"?');
    expect(fill(text, { name: "x", suggestion: "y", what }, "de")).toBe('No "x". Did you mean "y" (gefragt)?');
  });

  it("joins lists in the language of the text", () => {
    const names = ["a", { de: "ein Text", en: "a text" }, 3];
    expect(fill("{names:or}", { names }, "de")).toBe("a, ein Text oder 3");
    expect(fill("{names}", { names }, "en")).toBe("a, a text and 3");
  });

  it("leaves other braces, brackets and missing arguments alone", () => {
    expect(fill('"{" "}" [x] { y } {gone}', {}, "en")).toBe('"{" "}" [x] { y } {gone}');
  });

  it("does not read an argument as a template", () => {
    expect(fill("{a}", { a: "{b} [[{c}]]", b: "no" }, "en")).toBe("{b} [[{c}]]");
    expect(fill("{toString}", {}, "en")).toBe("{toString}");
  });
});

it("placeholders knows which are optional", () => {
  expect(placeholders("{a} [[{b}[[{c}]] {a}]]")).toEqual([
    { name: "a", optional: false },
    { name: "b", optional: true },
    { name: "c", optional: true },
  ]);
});
