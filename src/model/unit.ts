/**
 * Units: `unit m "Meter"`, `unit km = 1000 m`.
 *
 * Invariant: every unit is a whole number of its base unit; quantities are kept in the base unit.
 */
import type * as ast from "../syntax/ast.ts";
import type { UnitInfo } from "./types.ts";
import { frame, idOf, meta, report, type World } from "./world.ts";

export function declareUnit(node: ast.Unit, world: World): void {
  if (node.name.kind === "missing") return;
  const name = node.name.text;
  const id = idOf("unit", name);
  const here = frame(world, id);
  const before = world.symbols.units.get(name);
  if (before !== undefined) {
    report(here, "duplicate-name", node.name.span, { name });
    return;
  }
  world.ids.set(id, node.name.span);
  if (node.value === undefined) {
    world.symbols.units.set(name, { id, name, factor: 1, base: id });
    return;
  }
  const base = node.value.kind === "quantity" ? world.symbols.units.get(node.value.unit.text) : undefined;
  const factor = node.value.kind === "quantity" ? Number(node.value.text) * (base?.factor ?? 1) : Number.NaN;
  if (base === undefined || !Number.isSafeInteger(factor) || factor < 1) {
    report(here, "mismatched-type", node.value.span, { expected: { de: "eine ganze Zahl einer Einheit, die davor steht", en: "a whole number of a unit declared above" }, found: { de: "etwas anderes", en: "something else" } });
    world.symbols.units.set(name, { id, name, factor: 1, base: id });
    return;
  }
  world.symbols.units.set(name, { id, name, factor, base: base.base });
}

export function modelUnits(nodes: readonly ast.Declaration[], world: World): readonly UnitInfo[] {
  return nodes.flatMap((node) => {
    const unit = node.kind === "unit" && node.name.kind === "name" ? world.symbols.units.get(node.name.text) : undefined;
    return unit === undefined || node.kind !== "unit" ? [] : [{ ...unit, ...meta(frame(world, unit.id), node.meta) }];
  });
}
