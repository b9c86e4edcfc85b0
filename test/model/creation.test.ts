/** Creations and procedures in steps: what the Model says of them, and what is said of the mistakes in them. */
import { describe, expect, it } from "vitest";
import { modelOf, said } from "./check.ts";

const sheet = `
sheet Held {
  Name: text starts at ""
  Mut: 0..10 starts at 5
  Klinge: dice starts at 1d6
  Doppelt = Mut * 2
}
attributes Werte of Held {
  each: 0..20 starts at 3
  each Probe = it * 2
  | Wert  |
  |-------|
  | Kraft |
  | Witz  |
}
`;

describe("a creation", () => {
  const model = modelOf(`${sheet}
creation of Held {
  ## Wer
  ### Namen
  step Name nennen "Wie heißt du?" { ask player for Name, Mut, Werte }
  ## Was
  step Würfeln {
    roll 3 times 4d6, drop lowest 1 as Würfe
    player chooses Weg: 1 of {
      option Fest { write Würfe into Werte in order }
      option Frei { write Würfe into Werte in any order }
    }
  }
}
procedure Aufstieg for Held { redo steps Würfeln of Held }`);
  const creation = model.checks.find(({ word }) => word === "creation");

  it("is a rule of the sheet it makes, its steps have ids of their own", () => {
    expect(creation).toMatchObject({ id: "creation/Held", self: { name: "Held", sheet: "sheet/Held" }, givens: [], gives: null });
    expect(creation?.body).toMatchObject([
      { kind: "step", id: "creation/Held/Name nennen", name: "Name nennen", group: ["Wer", "Namen"], docs: ["Wie heißt du?"] },
      { kind: "step", id: "creation/Held/Würfeln", group: ["Was"] },
    ]);
    expect(model.checks.find(({ name }) => name === "Aufstieg")?.body).toMatchObject([{ kind: "redo", check: "creation/Held", who: { kind: "self" }, steps: ["creation/Held/Würfeln"] }]);
  });

  it("asks for fields and entries by their names, with what stands there as the usual answer", () => {
    const [step] = creation?.body ?? [];
    expect(step?.kind === "step" ? step.body : []).toMatchObject([
      { kind: "ask", name: "Name", type: { kind: "text" }, usually: null, into: { kind: "field", field: "sheet/Held/Name" } },
      { kind: "ask", name: "Mut", usually: { kind: "base" }, into: { kind: "field", field: "sheet/Held/Mut" } },
      { kind: "ask", name: "Kraft", usually: { kind: "base" }, into: { kind: "entry", entry: { entry: "Kraft" } } },
      { kind: "ask", name: "Witz", into: { kind: "entry", entry: { entry: "Witz" } } },
    ]);
  });

  it("makes one question of a choice, and knows how many throws are kept", () => {
    const step = creation?.body[1];
    expect(step?.kind === "step" ? step.body : []).toMatchObject([
      { kind: "roll", type: { kind: "list", least: 2, most: 2, of: { low: 4, high: 24 } } },
      { kind: "ask", name: "Weg", type: { kind: "step", low: 0, high: 1 }, usually: null, into: null },
      { kind: "when", arms: [{ body: [{ kind: "step", name: "Fest", body: [{ kind: "write", order: "given" }] }] }, { body: [{ kind: "step", name: "Frei", body: [{ kind: "write", order: "any", key: "Würfe" }] }] }] },
    ]);
  });
});

describe("mistakes", () => {
  const creation = (...lines: readonly string[]): string => `${sheet}creation of Held {\n${lines.join("\n")}\n}\n`;
  const procedure = (...lines: readonly string[]): string => `${creation("  step Anfang")}procedure Weiter for Held {\n${lines.join("\n")}\n}\n`;
  const cases: Readonly<Record<string, string>> = {
    "a calculated value is asked for": creation("  ask player for Doppelt", "//               ^^^^^^^ misplaced-change"),
    "a name that the sheet has not": creation("  ask player for Muht", "//               ^^^^ unknown-name"),
    "dice are asked for": creation("  ask player for Klinge", "//               ^^^^^^ unsupported-ask"),
    "two steps of one name": creation("  step Anfang", "  step Anfang", "//     ^^^^^^ duplicate-name"),
    "a name of another step": creation("  step Anfang { roll 1d6 as Wurf }", "  step Ende { Mut becomes Wurf }", "//                        ^^^^ unknown-name"),
    "more values than entries": creation("  roll 3 times 1d6 as Würfe", "  write Würfe into Werte in order", "//      ^^^^^ out-of-range-length"),
    "values into what is calculated": creation("  roll 2 times 1d6 as Würfe", "  write Würfe into Werte's Probe in order", "//                 ^^^^^^^^^^^^^ misplaced-change"),
    "values into one field": creation("  roll 2 times 1d6 as Würfe", "  write Würfe into Mut in order", "//                 ^^^ mismatched-type"),
    "one option twice": creation("  player chooses Weg: 1 of {", "    option Fest", "    option Fest", "//         ^^^^ duplicate-name", "  }"),
    "more picks than options": creation("  player chooses Weg: 2 of {", "//                    ^ out-of-range-length", "    option Fest", "  }"),
    "a result": creation("  result 3", "//^^^^^^^^ misplaced-result"),
    "points without an end": creation("  player distributes 4 points over Werte, each 1 or more", "//                                             ^^^^^^^^^ missing-range"),
    "a step that is not there": procedure("  redo steps Ende of Held", "//           ^^^^ unknown-name"),
    "steps of nothing": procedure("  redo steps Anfang of Hold", "//                     ^^^^ unknown-name"),
    "a second creation": `${creation("  step Anfang")}creation of Held {\n//          ^^^^ duplicate-name\n  step Ende\n}\n`,
    "a creation of nothing": `creation of Held {\n//          ^^^^ unknown-name\n  step Ende\n}\n`,
    "an example that creates what has no creation": `${sheet}example Neu {\n  when creation of Held\n//                 ^^^^ missing-creation\n}\n`,
  };
  it.each(Object.entries(cases))("%s", (_, marked) => {
    const { found, drawn } = said(marked);
    expect(found).toEqual(drawn);
  });
});
