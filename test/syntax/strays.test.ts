// A word goes on across signs that mean nothing: they are told once, and the word is read as if they were not there.

import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";

const rules = `ruleset Probe { version: "1"; language: de }
sheet Figur {
  Kraft: 0..20 starts at 12
}
check Kraftprobe for Figur gives number {
  roll 1d20 as Wurf
  result Wurf + Kraft
}
`;
const said = (text: string): readonly string[] =>
  check([createSource("a.rules", text)]).diagnostics.map(({ code, span }) => `${code} ${span.start}-${span.end}`);

describe("one stray sign is one diagnostic, at the sign", () => {
  it.each([
    ["a NUL in a keyword", "roll 1d20", "ro\0ll 1d20"],
    ["a NUL in dice", "1d20 as", "1\0d20 as"],
    ["a NUL in a declared name", "Kraft: 0", "Kr\0aft: 0"],
    ["a NUL in the name of a sheet", "sheet Figur", "sheet Fi\0gur"],
    ["a blank without width", "as Wurf", "as Wu\u200brf"],
    ["several at once", "as Wurf", "as Wu\0\0\u200brf"],
    ["a sign that is seen, in a name that stands elsewhere", "Wurf + Kraft", "Wurf + Kr~aft"],
    ["a sign that is seen, in a keyword", "roll 1d20", "ro~ll 1d20"],
    ["a sign in front of a name", "Wurf + Kraft", "Wurf + __Kraft"],
    ["a sign between two names", "Wurf + Kraft", "Wurf~Kraft"],
  ])("%s", (_, sound, damaged) => {
    expect(said(rules)).toEqual([]);
    const text = rules.replace(sound, damaged);
    const strays = /[\0\u200b~]+|__/u.exec(text);
    expect(strays).not.toBeNull();
    const [start, length] = [strays?.index ?? 0, strays?.[0].length ?? 0];
    expect(said(text)).toEqual([`unknown-sign ${start}-${start + length}`]);
  });

  it("two places are two diagnostics", () => {
    const text = rules.replace("roll", "ro\0ll").replace("as Wurf", "as Wu\0rf");
    expect(said(text).map((one) => one.split(" ")[0])).toEqual(["unknown-sign", "unknown-sign"]);
  });

  it("texts and comments keep theirs", () => {
    expect(said(rules.replace("sheet Figur {", 'sheet Figur "a\0b~c" { // d\0e~f'))).toEqual([]);
  });
});
