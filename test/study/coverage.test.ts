// Source and rules laid side by side: what counts as a rule for a clause, what does not, and what could be deleted without a word.

import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import * as compiler from "../../src/compile.ts";
import { memoryHost } from "../support/memory-host.ts";

const list = `
| kind | rows |
|---|---|
| table | 2 |

| clause | where | statement | kind | expectation |
|---|---|---|---|---|
| K-01.1 | p. 1 | A game of luck. | flavour | – |
| K-1.2 | p. 1 | Two dice are rolled. | random | – |
| K-1.3 | p. 1 | Seven wins. | formula | – |
| K-1.4 | p. 1 | Whoever wins gets a point. | effect | – |
| K-1.5 | p. 1 | At ten it is over. | precondition | – |
| K-2.1 | p. 2 | Low is worth 1, | table | – |
| K-2.2 | p. 2 | high is worth 2. | table | – |
| K-2.3 | p. 2 | Nobody shouts. | procedure | – |
| K-2.4 | p. 2 | The stakes are agreed on. | open-to-GM | – |
| K-2.5 | p. 2 | Later there are teams. | todo | – |
| K-2.6 | p. 2 | Losers pay. | effect | – |
| K-2.7 | p. 2 | Ties go on. | effect | – |
`;
const rules = `ruleset Kasino { language: en }
source Haus { clauses: "clauses.md" prefix: "K-" }
sheet Gast {
  Punkte: 0..10 starts at 0
  Worte: text starts at ""
}
table Wert by Wurf: 2..12 gives 1..2 §2.1..§2.2 {
  | Wurf | Wert |
  |------|------|
  | 2-6  | 1    |
  | 7-12 | 2    |
}
action Spiel for Gast gives yes/no §1.1 §1.5 {
  roll 2d6 as Wurf §1.2
  let Gewinn = Wert(Wurf)
  Punkte rises by Gewinn if Wurf is 7 §1.4
  result Wurf is 7 §01.3
}
principle "Be quiet." §2.3 §2.4 §2.6
todo "Ties." §2.7
example Sieben {
  given Ada = Gast()
  when Ada makes Spiel
  then chance is 1/6 that result
}
`;
const run = async (
  text: string,
  ...options: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> => {
  const { host, printed, complained } = memoryHost(["coverage", "kasino/kasino.rules", ...options], {
    "kasino/kasino.rules": text,
    "kasino/clauses.md": list,
  });
  const code = await main(host, compiler);
  return { code, said: [...printed, ...complained].join("\n") };
};
interface Told {
  readonly clauses: readonly {
    readonly id: string;
    readonly state: string;
    readonly rules: readonly { readonly rule: string; readonly standing: string }[];
  }[];
  readonly uncited: readonly string[];
  readonly proof?: readonly {
    readonly tried: number;
    readonly left: number;
    readonly unnoticed: readonly { readonly clauses: readonly string[]; readonly line: number }[];
  }[];
  readonly diagnostics?: readonly { readonly code: string; readonly message: string; readonly range: unknown }[];
}
const told = async (text: string, ...options: readonly string[]): Promise<Told> =>
  JSON.parse((await run(text, "--json", ...options)).said) as Told;

describe("coverage", () => {
  it("counts what is played, and words only where words are meant", async () => {
    const { clauses } = await told(rules);
    expect(
      clauses.map(({ id, state, rules: cited }) =>
        `${id} ${state} ${cited.map((one) => `${one.rule}:${one.standing}`).join(" ")}`.trim(),
      ),
    ).toMatchInlineSnapshot(`
      [
        "K-01.1 covered check/Spiel:head",
        "K-1.2 covered check/Spiel/#1:held",
        "K-1.3 covered check/Spiel/#4:held",
        "K-1.4 covered check/Spiel/#3:held",
        "K-1.5 missing check/Spiel:head",
        "K-2.1 covered table/Wert:held",
        "K-2.2 covered table/Wert:held",
        "K-2.3 prose principle/#1:principle",
        "K-2.4 open principle/#1:principle",
        "K-2.5 todo",
        "K-2.6 missing principle/#1:principle",
        "K-2.7 todo todo/#2:todo",
      ]
    `);
  });
  it("names rules without a clause, and says what is missing first", async () => {
    expect((await told(rules)).uncited).toEqual(["sheet/Gast"]);
    const { code, said } = await run(rules);
    expect(code).toBe(1);
    expect(said).toMatchInlineSnapshot(`
      "K-1.5  precondition  At ten it is over.
            Spiel: stands at no step
      K-2.6  effect  Losers pay.
            "Be quiet.": a principle computes nothing
      K-2.5  todo  Later there are teams.
      K-2.7  effect  Ties go on.
            "Ties.": still to do

      Conduct at the table, nothing to compute:
        K-2.3  Be quiet.

      Rules without a clause: Gast

      Haus
           2  missing
           2  still to do
           1  words only
           1  left to the table
           6  covered"
    `);
  });
  it("tells each number of the source that is wrong there, with the right one", async () => {
    const claims = `
example Gedruckt by Zahl: 2..12 §1.2 {
  given Ada = Gast()
  when Ada makes Spiel
  then chance is gedruckt as printed differs "Counted wrong." that Wurf is Zahl
  | Zahl | gedruckt |
  |------|----------|
  | 2    | 0.028    |
  | 3    | 0.057    |
  | 7    | 17%      |
  | 12   | 3.1%     |
}
example Einmal {
  given Ada = Gast()
  when Ada makes Spiel
  then chance is 0.3 as printed differs "A guess." that result
}
`;
    const { said } = await run(rules + claims);
    expect(said).toContain(
      [
        "The source has it otherwise:",
        "  Gedruckt  K-1.2",
        "    Counted wrong.",
        "    Zahl 3   printed 0.057  exactly 1/18 ≈ 0.056",
        "    Zahl 12  printed 0.031  exactly 1/36 ≈ 0.028",
        "  Einmal",
        "    A guess.",
        "    printed 0.3  exactly 1/6 ≈ 0.2",
      ].join("\n"),
    );
  });
  it("goes through ranges in the order of the list", async () => {
    const { clauses } = await told(rules.replace("§2.7", "§2.4..§2.7"));
    expect(clauses.filter((one) => one.rules.some((rule) => rule.standing === "todo")).map((one) => one.id)).toEqual([
      "K-2.4",
      "K-2.5",
      "K-2.6",
      "K-2.7",
    ]);
  });
  it("is an error where a clause is not in the list", async () => {
    const { diagnostics } = await told(rules.replace("§1.4", "§1.44"));
    const place = rules.split("\n").findIndex((line) => line.includes("§1.4"));
    expect(diagnostics?.map((one) => [one.code, one.message, one.range])).toEqual([
      [
        "unknown-clause",
        'The list of clauses has no "K-1.44". Did you mean "K-1.4"?',
        { start: { line: place, character: 38 }, end: { line: place, character: 43 } },
      ],
    ]);
    expect((await told(rules.replace("§1.4", "§1.4..§1.2"))).diagnostics?.map((one) => one.code)).toEqual([
      "unknown-clause",
    ]);
  });
  const withWarning = ["uncovered-clause", "unknown-clause"];
  it.each([
    ["check", withWarning],
    ["test", ["unknown-clause"]],
    ["build --out out", withWarning],
    ["docs --out out", withWarning],
  ])("is an error for %s as well", async (verb, codes) => {
    const [name = "", ...more] = verb.split(" ");
    const files = { "k.rules": rules.replace("§1.4", "§1.44"), "clauses.md": list };
    const { host, complained, printed } = memoryHost([name, "k.rules", "--json", ...more], files);
    expect(await main(host, compiler)).toBe(1);
    const { diagnostics } = JSON.parse([...printed, ...complained].join("\n")) as Told;
    expect(diagnostics?.map((one) => one.code)).toEqual(codes);
  });
  it("says so where there is no list", async () => {
    const { code, said } = await run(rules.replace("clauses.md", "list.md"));
    expect([code, said]).toEqual([2, expect.stringContaining('clauses: "clauses.md"')]);
  });
});

describe("coverage --prove", () => {
  it("finds what could be deleted without a word", async () => {
    const { proof } = await told(rules, "--prove");
    expect(
      proof?.map(({ tried, left, unnoticed }) => [tried, left, unnoticed.map((one) => one.clauses.join(" "))]),
    ).toEqual([[5, 0, ["K-1.4"]]]);
  });
  it("ends in time", async () => {
    const { proof } = await told(rules, "--prove", "--minutes", "0.0000001");
    expect(proof?.[0]).toMatchObject({ tried: 0, left: 5 });
  });
});
