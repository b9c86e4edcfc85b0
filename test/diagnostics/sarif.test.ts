/** What SARIF 2.1.0 asks for, on a text with umlauts and a path with blanks. */
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { check } from "../../src/compile.ts";
import { sarif } from "../../src/diagnostics/sarif.ts";

interface Place {
  readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: { readonly startLine: number; readonly startColumn: number; readonly endLine: number; readonly endColumn: number } };
}
interface Log {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly columnKind: string;
    readonly tool: { readonly driver: { readonly rules: readonly Readonly<Record<"shortDescription" | "fullDescription" | "help", { readonly text: unknown }>>[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly locations: readonly Place[];
      readonly partialFingerprints: Readonly<Record<string, string>>;
      readonly fixes?: readonly { readonly artifactChanges: readonly { readonly artifactLocation: { readonly uri: string }; readonly replacements: readonly { readonly deletedRegion: Place["physicalLocation"]["region"]; readonly insertedContent: { readonly text: string } }[] }[] }[];
    }[];
  }[];
}

const path = "Mein Spiel/Kämpfe & 100%.rules";
const text = "// 🎲 ein Zeichen aus zwei Einheiten\ncheck Schläge gives one of ja, nein { /* 🎲 */ roll 1d6 as Wurf; result ja if Wurf > 3 }\n";

function logOf(body: string, file = path): Log["runs"][number] {
  const source = createSource(file, body);
  const log = sarif(check([source]).diagnostics, () => source, "de", "1.0.0") as Log;
  expect([log.version, log.runs.length, log.$schema.includes("2.1.0")]).toEqual(["2.1.0", 1, true]);
  return log.runs[0]!;
}

describe("SARIF", () => {
  it("writes paths as addresses and counts columns in UTF-16 units, as it says", () => {
    const run = logOf(text);
    expect(run.columnKind).toBe("utf16CodeUnits");
    const [place] = run.results[0]!.locations;
    expect(place!.physicalLocation.artifactLocation.uri).toBe("Mein%20Spiel/K%C3%A4mpfe%20%26%20100%25.rules");
    expect(new URL(place!.physicalLocation.artifactLocation.uri, "file:///x/").pathname).toBe("/x/Mein%20Spiel/K%C3%A4mpfe%20%26%20100%25.rules");
    expect(place!.physicalLocation.region).toEqual({ startLine: 2, startColumn: 7, endLine: 2, endColumn: 14 });
  });

  it("hands repairs along that can be applied by line and column", () => {
    const [result] = logOf(text).results;
    const [change] = result!.fixes![0]!.artifactChanges;
    const [{ deletedRegion, insertedContent }] = change!.replacements as [{ deletedRegion: Place["physicalLocation"]["region"]; insertedContent: { text: string } }];
    const lines = text.split("\n");
    const line = lines[deletedRegion.startLine - 1]!;
    lines[deletedRegion.startLine - 1] = line.slice(0, deletedRegion.startColumn - 1) + insertedContent.text + line.slice(deletedRegion.endColumn - 1);
    expect(check([createSource(path, lines.join("\n"))]).diagnostics).toEqual([]);
  });

  it("knows a finding again where lines above it moved, and tells equal ones apart", () => {
    const prints = (body: string): readonly string[] => logOf(body).results.map((one) => one.partialFingerprints["regelwerk/v1"]!);
    expect(prints(`\n\n// mehr\n${text}`)).toEqual(prints(text));
    const twice = "check A gives 0..9 {\n  result Nixda\n}\ncheck B gives 0..9 {\n  result Garnix\n}\n";
    expect(new Set(prints(twice)).size).toBe(prints(twice).length);
    expect(prints(text)[0]).toMatch(/^[0-9a-f]{16}:1$/u);
  });

  it("says what a rule is in plain texts", () => {
    for (const rule of logOf(text).tool.driver.rules) {
      for (const part of ["shortDescription", "fullDescription", "help"] as const) expect(rule[part].text).toEqual(expect.stringMatching(/\S/u));
    }
  });

  it("an absolute path is a file address", () => {
    expect(logOf(text, "/home/ä/a.rules").results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe("file:///home/%C3%A4/a.rules");
  });
});
