// Scales with a row `-`: what that row says stands in the book, and a schema names exactly the steps that the door takes.

import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile, docs } from "../../src/compile.ts";
import { emitTargets } from "../../src/emit/targets.ts";
import { importEngine, thrown, writeEngine } from "../emit/whole.ts";

const text = `ruleset Stufen { version: "1" language: de }
scale Wert {
  | Wert | Niveau     | Bedeutung        |
  |------|------------|------------------|
  | -    | Unkenntnis | geht gar nicht   |
  | 0    | Unkenntnis | mit Mühe möglich |
  | 1    | Anfänger   | ein erstes Mal   |
  | 2    | Lehrling   | geht schon       |
  | 3    | Geselle    | jeden Tag        |
}
sheet Figur {
  Handwerk: Anfänger..Lehrling or none starts at none
  Beruf: Wert starts at Geselle
}
check Probe for Figur gives yes/no { result Handwerk is none }
`;
const source = createSource("stufen.rules", text);
const { model, built, lowered, diagnostics } = compile([source]);

describe("a scale with a row that means none", () => {
  it("is without a fault", () => expect(diagnostics).toEqual([]));
  it("keeps what the row says", () => {
    expect(docs([source]).files.find(({ path }) => path.endsWith("reference.md"))?.text).toMatch(/\*\*Unkenntnis\*\* +\| – +\| \*Bedeutung: geht gar nicht\*/u);
  });
  it("has a schema that allows what the door takes", async () => {
    const files = await emitTargets(model, built, lowered, ["schema"]);
    const { properties } = JSON.parse(files[0]!.text).$defs.Figur;
    expect(properties.Handwerk).toEqual({ enum: ["Anfänger", "Lehrling", null] });
    // oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
    const { figur }: any = await importEngine(await writeEngine(model));
    for (const Handwerk of properties.Handwerk.enum) expect(figur({ Handwerk }).Handwerk).toBe(Handwerk);
    for (const Handwerk of ["Geselle", 0, 3]) expect(thrown(() => figur({ Handwerk })).problems).toHaveLength(1);
    expect(figur({ Handwerk: "Unkenntnis" }).Handwerk, "the word for none is taken as well").toBe(null);
    for (const Beruf of properties.Beruf.enum) expect(figur({ Beruf }).Beruf).toBe(Beruf);
  }, 60_000);
});
