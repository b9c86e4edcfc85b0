// What fills formulas that the rules leave open: what the engine knows of each, and the way in for a program's functions. Invariant: the
// numbers of the formulas are those in the Plan.

import type { Formula, Id } from "../../model/types.ts";
import { identifier } from "../../base/identifier.ts";
import { isOptional, plainType, rangeOf } from "../../plan/build/model-index.ts";
import { docComment } from "./api-types.ts";
import { exportedConst, typed } from "./apart.ts";
import { printData, type Data } from "./data.ts";
import type { EngineModel } from "./engine-model.ts";
import { createScope, propertyKey } from "./names.ts";
import { runtimeName } from "./runtime-text.ts";
import { inputText, shapeOf, typeText } from "./shapes.ts";

function formulas({ built }: EngineModel): readonly Formula[] {
  return [...built.build.hosts].map((id: Id) => built.build.index.formula(id));
}

/** `hosts`, which the formulas are asked of. */
export function printHosts(engine: EngineModel): readonly string[] {
  const { index } = engine.built.build;
  const facts = formulas(engine).map(({ name, params, type }): Data => {
    const [low, high] = rangeOf(plainType(type), index);
    return { name, params: params.map((one) => shapeOf(one.type, index)), gives: { shape: shapeOf(type, index), range: [low, high], optional: isOptional(type, index) } };
  });
  return facts.length === 0 ? [] : [`const ${typed("hosts", runtimeName("Hosted"))} = /* @__PURE__ */ ${runtimeName("hosted")}(${printData(facts)});`];
}

/** `fill`. */
export function printFill(engine: EngineModel): readonly string[] {
  const { built, exported } = engine;
  const { index } = built.build;
  const lines = formulas(engine).flatMap((one) => {
    const scope = createScope();
    const params = one.params.map(({ name, type }) => `${scope.take(identifier(name, "camel"), "camel")}: ${typeText(type, index, exported)}`);
    return [...docComment(one), `readonly ${propertyKey(one.name)}: (${params.join(", ")}) => ${inputText(one.type, index, exported)};`];
  });
  if (lines.length === 0) return [];
  return [
    [
      "/** Fills the formulas that the rules leave open; once, before anything that needs them. The functions must always say the same of the same. */",
      exportedConst("fill", `(functions: {\n${lines.join("\n")}\n}) => void`, `/* @__PURE__ */ ${runtimeName("fillOf")}(hosts)`),
    ].join("\n"),
  ];
}
