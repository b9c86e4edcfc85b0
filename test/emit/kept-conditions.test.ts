// What odds keep of a whole sheet: conditions with fields and levels stand in an end as they stand in a sheet.

import { expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "./whole.ts";

interface Engine {
  readonly dice: { readonly scripted: (faces: readonly number[]) => object };
  readonly held: (given?: object) => object;
  readonly wurf: {
    readonly roll: (args: object, options: object) => { readonly after: { readonly Held: { readonly $conditions?: object } } };
    readonly odds: (args: object, options: object) => { readonly ends: readonly { readonly end: { readonly after: { readonly Held: { readonly $conditions: object } } }; readonly chance: { readonly toString: () => string } }[] };
  };
}
const text = `scale Grad: Fehl, Treffer
sheet Held { Kraft: 0..9 starts at 5 }
condition Gift for Held {
  Wirkung: 0..3 starts at 1
}
condition Brand 0..3 for Held {
  Hitze: 0..3 starts at 1
}
check Wurf for Held gives Grad {
  roll 1d6 as Auge
  gains Gift(Wirkung: 2) if Auge > 3
  gains Brand if Auge > 4
  result Treffer if Auge > 3
  result Fehl
}
`;

it("is what a roll leaves behind", async () => {
  const engine = await importEngine<Engine>(await writeEngine(compile([createSource("gift.rules", text)]).model));
  const Held = engine.held();
  const after = (face: number): object => engine.wurf.roll({ Held }, { dice: engine.dice.scripted([face]) }).after.Held.$conditions ?? {};
  const nothing = { Gift: false, Brand: 0 };
  const kept = (options: readonly string[]): readonly (readonly [object, string])[] => engine.wurf.odds({ Held }, { keep: options }).ends.map(({ end, chance }) => [end.after.Held.$conditions, chance.toString()] as const);
  const expected = [[nothing, "1/2"], [{ ...nothing, ...after(4) }, "1/6"], [{ ...nothing, ...after(5) }, "1/3"]];
  expect(after(5)).toEqual({ Gift: { Wirkung: 2 }, Brand: { level: 1, Hitze: 1 } });
  expect(kept(["after.Held"])).toEqual(expected);
  const inside = ["Wirkung", "Hitze"].map((field, i) => `after.Held.$conditions.${["Gift", "Brand"][i]!}.${field}`);
  expect(kept([...inside, "after.Held.$conditions.Gift", "after.Held.$conditions.Brand"])).toEqual(expected);
}, 60_000);
