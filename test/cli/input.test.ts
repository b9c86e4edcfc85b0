// What people really feed a compiler: ordinary input that must simply work, and bad input that must be answered with a located message
// and a way out, exit code 1, nothing written, no stack trace.

import { describe, expect, it } from "vitest";
import * as compiler from "../../src/compile.ts";
import { largestFile } from "../../src/cli/decode.ts";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const head = `ruleset Probe {
  version: "1"
  language: de
}
`;
const rules = `${head}
scale Ausgang: Fehlschlag, Erfolg { success from Erfolg }
sheet Charakter {
  Name: text starts at ""
  Stärke: 0..20 starts at 12
}
check Kraftprobe for Charakter gives Ausgang {
  given Zielwert: 1..40
  roll 1d20 as Wurf
  result Erfolg if Wurf + Stärke > Zielwert
  result Fehlschlag
}
example Eine Tür {
  given Ada = Charakter(Stärke: 10)
  when Ada makes Kraftprobe(20)
  then chance of Erfolg is 1/2
}
`;

interface Answer {
  readonly code: number;
  readonly text: string;
  readonly written: readonly string[];
}
async function run(verb: readonly string[], content: string | Uint8Array, name = "a.rules"): Promise<Answer> {
  const { host, printed, complained, files } = memoryHost([...verb, name, "--language", "en"], { [name]: content });
  const code = await main(host, compiler);
  return { code, text: [...printed, ...complained].join("\n"), written: [...files.keys()].filter((f) => f !== name) };
}

describe("ordinary input works", () => {
  const plain: Readonly<Record<string, string | Uint8Array>> = {
    "as it is": rules,
    "with a byte order mark": `\ufeff${rules}`,
    "with CRLF": rules.replaceAll("\n", "\r\n"),
    "with CR": rules.replaceAll("\n", "\r"),
    "with mixed line ends": rules
      .split("\n")
      .map((line, i) => line + (["\n", "\r\n", "\r"] as const)[i % 3]!)
      .join(""),
    "decomposed (NFD)": rules.normalize("NFD"),
    "half of it decomposed": rules.replace("Stärke: 0", "Stärke: 0".normalize("NFD")),
    "with a comment of a megabyte": `/* ${"ä ".repeat(500_000)}*/\n${rules}`,
    "with a line comment of a megabyte": `// ${'{ | §" '.repeat(140_000)}\n${rules}`,
    "with typographic quotes": rules.replaceAll('"1"', "„1“").replaceAll('""', "»«"),
    "without a line end at the end": rules.trimEnd(),
    "with tabs": rules.replaceAll("  ", "\t"),
  };
  it.each(Object.entries(plain))("%s", async (_, text) => {
    const checked = await run(["check"], text);
    expect(checked.text).not.toMatch(/error|warning/);
    expect(checked.code).toBe(0);
    const tested = await run(["test"], text);
    expect(tested.text).toContain("1 passed, 0 failed");
    expect(tested.code).toBe(0);
  });

  it("means the same however its letters and lines are encoded", async () => {
    const texts = [rules, rules.normalize("NFD"), rules.replaceAll("\n", "\r\n"), `\ufeff${rules}`];
    const odds = await Promise.all(
      texts.map(async (text) => {
        const { host, printed } = memoryHost(
          ["odds", "a.rules", "given Ada = Charakter(Stärke: 7); when Ada makes Kraftprobe(12)", "--json"],
          { "a.rules": text },
        );
        expect(await main(host, compiler)).toBe(0);
        return printed.join("\n");
      }),
    );
    expect(odds[0]).toContain('"probability":"3/4"');
    expect(new Set(odds).size).toBe(1);
  });
});

describe("bad input is answered", () => {
  const nested = `${head}formula Tief(a: 0..9) gives number = ${"(".repeat(5000)}a${")".repeat(5000)}\n`;
  /** Text, then what the answer must name: the line, and a code. */
  const bad: Readonly<Record<string, readonly [text: string | Uint8Array, line: number, code: string]>> = {
    "an empty file named directly": ["", 1, "empty-file"],
    "a file of blanks": [" \n\t\n", 1, "empty-file"],
    "a NUL": [rules.replace("Zielwert", "Ziel\0wert"), 12, "unknown-sign"],
    "unknown signs": [rules.replace("roll 1d20", "roll ^~^ 1d20"), 13, "unknown-sign"],
    "an unclosed text": [rules.replace('starts at ""', 'starts at "'), 8, "unclosed-text"],
    "an unclosed table": [
      `${rules}table Bonus by Summe: 1..2 gives 0..1 {\n  | Summe | Bonus |\n  | 1-2   | 1\n}\n`,
      24,
      "unclosed-row",
    ],
    "an unclosed block": [
      rules.replace("Stärke: 0..20 starts at 12\n}", "Stärke: 0..20 starts at 12"),
      7,
      "unclosed-block",
    ],
    "an unclosed comment": [`${rules}/* und so weiter\n`, 22, "unclosed-comment"],
    "a misspelt keyword": [rules.replace("check Kraftprobe", "chek Kraftprobe"), 11, "unknown-keyword"],
    "a misspelt name": [rules.replace("Wurf + Stärke >", "Wurf + Stärcke >"), 14, "unknown-name"],
    "a name declared twice": [rules.replace("Name: text", "Stärke: text"), 9, "duplicate-name"],
    "a division that is not rounded": [
      rules.replace("Wurf + Stärke > Zielwert", "Wurf > Zielwert\n  Stärke rises by Stärke / 2"),
      15,
      "mismatched-number",
    ],
    "dice used as a number": [rules.replace("Wurf + Stärke", "Wurf + 1d6"), 14, "mismatched-dice"],
    "1000000000w6": [rules.replace("roll 1d20", "roll 1000000000w6"), 13, "too-large-dice"],
    "5,000 nested brackets": [nested, 5, "too-deep-nesting"],
    "an unknown field in a character": [
      rules.replace("Charakter(Stärke: 10)", "Charakter(__proto__: 1)"),
      18,
      "unknown",
    ],
    "bytes that are no text": [new Uint8Array([0x72, 0x75, 0x6c, 0xff, 0xfe, 0x00]), 1, "unsupported-encoding"],
    "more than is read": [new Uint8Array(largestFile + 1).fill(0x20), 1, "too-large-file"],
  };
  it.each(Object.entries(bad))("%s", async (_, [text, line, code]) => {
    for (const verb of [["check"], ["test"], ["build", "--out", "generated"]]) {
      const answer = await run(verb, text);
      expect(answer.code, verb[0]).toBe(1);
      expect(answer.text, verb[0]).toMatch(new RegExp(`a\\.rules:${line}:\\d+.*error.*${code}`));
      expect(answer.text, "no stack trace").not.toMatch(
        /\bat .*\.(ts|js|mjs):\d+|TypeError|RangeError|undefined|\[object/,
      );
      expect(answer.written, "nothing written").toEqual([]);
    }
  });

  it("says one thing for one mistake", async () => {
    for (const [name, [text]] of Object.entries(bad)) {
      const { host, printed } = memoryHost(["check", "a.rules", "--json"], { "a.rules": text });
      await main(host, compiler);
      const { diagnostics } = JSON.parse(printed.join("\n")) as { diagnostics: readonly { code: string }[] };
      expect(
        diagnostics.map((d) => d.code),
        name,
      ).toHaveLength(1);
    }
  });
});
