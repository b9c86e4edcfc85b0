// Two collections of one sheet whose `each` has the same name: in JSON the second says whose it is, so neither is lost; the first keeps its
// key, so that a module which adds the second breaks no save.

import { beforeAll, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { compile } from "../../src/compile.ts";
import { importEngine, writeEngine } from "./whole.ts";

const text = `ruleset Zwei { version: "1" language: de }
sheet Held { Leben: 0..9 starts at 3 }
attributes Kräfte of Held {
  each: 0..6 starts at 1
  each Bonus: 0..3 starts at 0
  | Name | Sinn |
  |------|------|
  | Mut  | x    |
}
skills Künste of Held {
  each: 0..6 starts at 1
  each Bonus: 0..5 starts at 2
  each Leben: 0..4 starts at 4
  | Name  | Sinn |
  |-------|------|
  | Malen | x    |
}
action Üben for Wer: Held gives 0..8 {
  given Kraft: attribute
  given Kunst: skill
  Bonus of Kunst rises by 1
  result Bonus of Kraft + Bonus of Kunst
}
`;
// oxlint-disable-next-line typescript/no-explicit-any -- the engine is plain JavaScript here, as for a stranger
let e: any;
let types = "";
let problems: readonly unknown[] = [];
beforeAll(async () => {
  const { model, diagnostics } = compile([createSource("zwei.rules", text)]);
  problems = diagnostics;
  const engine = await writeEngine(model);
  types = engine.files.find(({ path }) => path === "engine.d.ts")?.text ?? "";
  e = await importEngine(engine);
}, 60_000);

it("both are kept, changed and saved", () => {
  expect(problems).toEqual([]);
  const held = e.held({ Bonus: { Mut: 2 }, "Künste/Bonus": { Malen: 3 } });
  expect(held).toMatchObject({ Leben: 3, Bonus: { Mut: 2 }, "Künste/Bonus": { Malen: 3 }, "Künste/Leben": { Malen: 4 } });
  const run = e.üben.roll({ Wer: held, Kraft: "Mut", Kunst: "Malen" }, { dice: e.dice.seeded(1) });
  expect([run.result, run.after.Wer["Künste/Bonus"], run.after.Wer.Bonus]).toEqual([6, { Malen: 4 }, { Mut: 2 }]);
  expect(run.changes.map(({ path }: { readonly path: string }) => path)).toEqual(["Wer.Künste/Bonus.Malen"]);
  const save = JSON.parse(JSON.stringify(e.held.save(run.after.Wer)));
  expect(e.held.migrate(save)).toMatchObject({ ok: true, changes: [], sheet: { "Künste/Bonus": { Malen: 4 } } });
  expect(e.held.view(held)["Künste/Bonus"].Malen.value).toBe(3);
  expect(types.match(/readonly Bonus\??:/gu)).toHaveLength(3);
});
