// What people type behind `odds` and `roll`: what is wrong with a call is shown in the call, in plain words, with exit code 2; what is
// wrong with the file is exit code 1; what the rules do not allow is an answer.

import { describe, expect, it } from "vitest";
import * as compiler from "../../src/compile.ts";
import { main } from "../../src/cli/main.ts";
import { memoryHost } from "../support/memory-host.ts";

const rules = `ruleset Wache {
  version: "1"
  language: de
}
scale Ausgang: Fehlschlag, Erfolg { success from Erfolg }
sheet Figur {
  Kraft: 0..20 starts at 12
  Leben: 0..20 starts at 10
}
check Kraftprobe for Figur gives Ausgang {
  given Mali: 0..9 usually 0
  ask gm for Zielwert: 1..40
  needs Leben > 0 "Wer liegt, probt nicht."
  roll 1d20 as Wurf
  result Erfolg if Wurf + Kraft - Mali > Zielwert
  result Fehlschlag
}
check Haufen for Figur gives Ausgang {
  roll 100d1000, keep highest 50 as Riesenwurf
  result Erfolg if Riesenwurf > 30000
  result Fehlschlag
}
check Schicksal for Figur gives number {
  roll 2d(-1, 0, 1) as Zeichen
  result Zeichen
}
action Ruhen for Figur {
  Leben rises by 2
}
`;

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
async function run(verb: string, call: string, more: readonly string[] = [], text = rules): Promise<Answer> {
  const said = more.includes("--language") ? more : [...more, "--language", "en"];
  const { host, printed, complained } = memoryHost([verb, "a.rules", call, ...said], { "a.rules": text });
  const code = await main(host, compiler);
  return { code, out: printed.join("\n"), err: complained.join("\n") };
}

const ada = "given Ada = Figur(Kraft: 7); gm says Zielwert = 12; ";
const probe = `${ada}when Ada makes Kraftprobe`;

describe("a mistake in the call is shown in the call", () => {
  it.each([
    [`${ada}when Ada makes Krafprobe`, 68, "unknown-name"],
    ["given Ada = Figur(Krafd: 7); when Ada makes Haufen", 19, "unknown-name"],
    ["given Ada = Figur(); gm says Zielwert = 99; when Ada makes Kraftprobe", 41, "out-of-range-value"],
    ["given Ada = Figur(Kraft: 7; when Ada makes Haufen", 27, "misplaced-sentence"],
    ["given Ada = Figur(); wenn Ada makes Haufen", 22, "unknown-keyword"],
    [`${probe} /* und`, 79, "unclosed-comment"],
  ])("%s", async (call, column, code) => {
    for (const verb of ["odds", "roll"]) {
      const answer = await run(verb, call);
      expect(answer.err).toMatch(new RegExp(`^<call>:1:${column}  error ${code}\\n`));
      expect(answer.err, "a frame of the call itself").toContain(`1 | ${call}\n`);
      expect(answer.err).toMatch(/\n1 error$/);
      expect([answer.code, answer.out]).toEqual([2, ""]);
    }
  });

  it("with --json beside the empty result", async () => {
    const { code, out, err } = await run("odds", `${ada}when Ada makes Krafprobe`, ["--json"]);
    expect([code, err]).toEqual([2, ""]);
    expect(JSON.parse(out)).toMatchObject({
      outcomes: [],
      diagnostics: [{ file: "<call>", code: "unknown-name", range: { start: { line: 0, character: 67 } } }],
    });
  });

  it("a mistake in --by is shown there, once", async () => {
    const { code, err } = await run(
      "odds",
      "given Ada = Figur(Kraft: x); gm says Zielwert = 12; when Ada makes Kraftprobe",
      ["--by", "x=1..y"],
    );
    expect(code).toBe(2);
    expect(err).toMatch(/^<--by>:1:6 {2}error unknown-name\n/);
    expect(err).toMatch(/1 \| x=1\.\.y\n[^\n]*\^\n\n1 error$/);
  });

  it("what is wrong with the file is told alone, with exit code 1", async () => {
    const { code, out, err } = await run(
      "odds",
      `${ada}when Ada makes Krafprobe`,
      [],
      rules.replace("Wurf + Kraft", "Wurf + Krafd"),
    );
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatch(/^a\.rules:15:27 {2}error unknown-name\n/);
    expect(out).toMatch(/\n1 error$/);
  });
});

describe("what a call lacks is said in a sentence", () => {
  const open = "given Ada = Figur(Kraft: 7); when Ada makes Kraftprobe";
  it.each<readonly [string, string, string, readonly string[], RegExp, RegExp]>([
    ["no when", "odds", ada, [], /does not say what is done.*: when Ada/, /sagt nicht, was getan wird/],
    ["nothing at all", "roll", "", [], /does not say what is done/, /sagt nicht, was getan wird/],
    [
      "nothing that rolls",
      "odds",
      "given Ada = Figur(); when Ada does Ruhen",
      [],
      /^Nothing is rolled here/,
      /^Hier wird nicht gewürfelt/,
    ],
    [
      "an effect",
      "odds",
      "given Ada = Figur(); when Ada's Leben falls by 1",
      [],
      /^Nothing is rolled here/,
      /^Hier wird nicht gewürfelt/,
    ],
    [
      "no answer, odds",
      "odds",
      open,
      [],
      /asks for Zielwert.*: gm says Zielwert = 1$/,
      /fragt nach Zielwert.*: gm says Zielwert = 1$/,
    ],
    ["no answer, roll", "roll", open, [], /asks for Zielwert/, /fragt nach Zielwert/],
    [
      "too few faces of two",
      "roll",
      "given Ada = Figur(); when Ada makes Schicksal",
      ["--faces", "1"],
      /^Too few faces: Zeichen/,
      /^Zu wenige Augen: Auch Zeichen/,
    ],
    [
      "too many faces",
      "roll",
      probe,
      ["--faces", "6,7,8"],
      /^Too many faces: the last 2 are not rolled/,
      /^Zu viele Augen: Die letzten 2/,
    ],
    ["no such face", "roll", probe, ["--faces", "21"], /^Wurf cannot show 21/, /^Wurf kann nicht 21 zeigen/],
    [
      "a side instead of a face",
      "roll",
      "given Ada = Figur(); when Ada makes Schicksal",
      ["--faces", "3,1"],
      /^Zeichen cannot show 3/,
      /^Zeichen kann nicht 3 zeigen/,
    ],
    ["no such total", "roll", `${probe} rolling 44`, [], /^Wurf cannot show 44/, /^Wurf kann nicht 44 zeigen/],
    ["faces twice", "roll", `${probe} rolling 4`, ["--faces", "4"], /says by "rolling"/, /mit „rolling“/],
    [
      "a seed that is no number",
      "roll",
      probe,
      ["--seed", "abc"],
      /^A seed is a whole number, not "abc"/,
      /^Ein Startwert ist eine ganze Zahl/,
    ],
    [
      "chance before the last line",
      "odds",
      `${probe}; when Ada makes Kraftprobe`,
      [],
      /^Only the last line may roll/,
      /^Nur die letzte Zeile/,
    ],
    ["--by without values", "odds", probe, ["--by", "Mali"], /^--by wants a name and its values/, /^--by braucht/],
    ["--by for nothing", "odds", probe, ["--by", "Mali=0..3"], /varies "Mali".*does not use it/, /variiert „Mali“/],
    [
      "more than a call",
      "odds",
      `${probe} } sheet Neu { a: 0..3 starts at 1`,
      [],
      /holds only lines of an example/,
      /nur Zeilen eines Beispiels/,
    ],
    [
      "too large a roll",
      "odds",
      "given Ada = Figur(); when Ada makes Haufen",
      [],
      /^The roll .*100d1000.* more results than/,
      /^Der Wurf .*100d1000/,
    ],
  ])("%s", async (_, verb, call, more, english, german) => {
    for (const [language, sentence] of [
      ["en", english],
      ["de", german],
    ] as const) {
      const answer = await run(verb, call, [...more, "--language", language]);
      expect([answer.code, answer.out]).toEqual([2, ""]);
      expect(answer.err).toMatch(sentence);
      expect(answer.err, "one sentence, no stack trace").not.toMatch(/\n|\bat .*:\d+|undefined|\[object|null/);
    }
  });
});

describe("answers", () => {
  it("not possible is an answer", async () => {
    const call = "given Ada = Figur(Leben: 0); gm says Zielwert = 3; when Ada makes Kraftprobe";
    expect(await run("roll", call)).toEqual({
      code: 0,
      out: "Zielwert (game master): 3\nNot possible: Wer liegt, probt nicht.",
      err: "",
    });
    expect((await run("odds", call)).out).toMatch(/^ {2}not possible: Wer liegt, probt nicht\. {2}100\.00 %/);
    const json = JSON.parse((await run("roll", call, ["--json"])).out) as unknown;
    expect(json).toMatchObject({ possible: false, result: "Wer liegt, probt nicht.", faces: [], changes: [] });
  });

  it("faces are what is printed on the dice, and play the same again", async () => {
    const call = "given Ada = Figur(); when Ada makes Schicksal";
    const first = (await run("roll", call, ["--seed", "3", "--json"])).out;
    const { faces } = JSON.parse(first) as { readonly faces: readonly number[] };
    expect(faces.every((face) => [-1, 0, 1].includes(face))).toBe(true);
    expect((await run("roll", call, [`--faces=${faces.join(",")}`, "--json"])).out).toBe(first);
  });

  it("roll plays what needs no dice", async () => {
    const { code, out } = await run("roll", "given Ada = Figur(); when Ada does Ruhen", ["--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ changes: [{ path: "Ada.Leben", from: 10, to: 12 }] });
  });

  it("the stable form has these keys", async () => {
    const odds = JSON.parse((await run("odds", probe, ["--json"])).out) as object;
    expect(odds).toEqual({
      outcomes: [
        { outcome: "Fehlschlag", probability: "1/4", decimal: 0.25 },
        { outcome: "Erfolg", probability: "3/4", decimal: 0.75 },
      ],
    });
    const roll = JSON.parse((await run("roll", probe, ["--seed", "1", "--json"])).out) as object;
    expect(Object.keys(roll)).toEqual(["possible", "result", "faces", "changes", "trace"]);
  });

  it("--by puts inputs side by side, and a text may hold a semicolon", async () => {
    const call = "given Ada = Figur(Kraft: 7); gm says Zielwert = 12; when Ada makes Kraftprobe(x)";
    const { out } = await run("odds", call, ["--by", "x=0..1", "--csv"]);
    expect(out.split("\n")).toEqual([
      "x,outcome,probability,decimal",
      "0,Fehlschlag,1/4,0.25",
      "0,Erfolg,3/4,0.75",
      "1,Fehlschlag,3/10,0.3",
      "1,Erfolg,7/10,0.7",
    ]);
  });
});
