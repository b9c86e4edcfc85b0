// Numbers that a text asks for: `test` shows them, `test --fill` writes them and leaves every other byte as it was.

import { describe, expect, it } from "vitest";
import * as compiler from "../../src/compile.ts";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const text = `\uFEFFruleset T { version: "1" language: en }
scale Out: bad, good { success from good }
check Try gives Out {
  given Level: 0..6
  roll 1d6 as Eye   // a comment,   oddly   spaced
  result good if Eye + Level > 6
  result bad
}
example One {
  when make Try(2)
  then chance of good is ?
  then chance is ? that Eye > 3
  then average of Eye is ?
}
example Many by Level: 1..3 {
  when make Try(Level)
  then chance of good is p
  then average of Eye is mid
  | Level | p | mid |
  |-------|---|-----|
  | 1     |?  | 7/2 |
  | 2-3   | ? |   ? |
}
example Grid by Level: 1..2 across Bonus: 0..1 {
  when make Try(Level + Bonus)
  then chance of good is cell
  | Level | 0   | 1 |
  |-------|-----|---|
  | 1     | 1/6 | ? |
  | 2     | ?   | ? |
}
`.replaceAll("\n", "\r\n");

async function ran(args: readonly string[], files: Readonly<Record<string, string>>): Promise<{ readonly code: number; readonly told: string; readonly files: ReadonlyMap<string, string | Uint8Array> }> {
  const recorded = memoryHost(args, files);
  const code = await main(recorded.host, compiler);
  return { code, told: recorded.printed.join("\n"), files: recorded.files };
}

describe("numbers that are asked for", () => {
  it("are shown by test", async () => {
    const { code, told } = await ran(["test", "t.rules"], { "t.rules": text });
    expect(code).toBe(0);
    expect(told).toContain("chance of good is ?   ? is 1/3");
    expect(told).toContain("chance of good is p  [Level 1, mid 7/2]   ? is 1/6");
  });

  it("are written by test --fill, and only they", async () => {
    const { code, told, files } = await ran(["test", "--fill", "t.rules"], { "t.rules": text });
    expect(code).toBe(0);
    const wanted = text
      .replace("good is ?", "good is 1/3")
      .replace("chance is ?", "chance is 50%")
      .replace("Eye is ?", "Eye is 7/2")
      .replace("|?  |", "|1/6  |")
      .replace("|   ? |", "|   7/2 |")
      .replace("| 1/6 | ? |", "| 1/6 | 1/3 |")
      .replace("| ?   | ? |", "| 1/3   | 50% |");
    expect(files.get("t.rules")).toBe(wanted);
    expect(told).toBe("t.rules:22: Different numbers come out here; the ? stays.\n8 numbers filled in");
    const again = await ran(["test", "t.rules"], { "t.rules": wanted });
    expect(again.code).toBe(0);
  });

  it("are not written while the text has a mistake", async () => {
    const broken = text.replace("roll 1d6", "rol 1d6");
    const { code, files } = await ran(["test", "--fill", "t.rules"], { "t.rules": broken });
    expect(code).toBe(1);
    expect(files.get("t.rules")).toBe(broken);
  });
});

describe("a law that does not hold", () => {
  it("is told with the smallest values that break it", async () => {
    const law = `ruleset T { version: "1" language: en }\nlaw "small" for every a in 0..6, b in 0..6, c in 0..6 {\n  then a + b + c * 2 < 5\n}\n`;
    const { told } = await ran(["test", "t.rules"], { "t.rules": law });
    expect(told).toContain("[a 0, b 0, c 3]");
  });
});
