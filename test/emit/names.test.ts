/** Identifiers made of designers' names. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { identifier } from "../../src/base/identifier.ts";
import { createScope, lastPart, property, propertyKey } from "../../src/emit/engine/names.ts";

describe("identifiers", () => {
  it.each([
    ["Rüstungswert", "rüstungswert", "Rüstungswert"],
    ["AVG WW", "avgWW", "AVGWW"],
    ["°RW°", "rw", "RW"],
    ["Schaden zufügen", "schadenZufügen", "SchadenZufügen"],
    ["LeP", "leP", "LeP"],
    ["2 Hände", "n2Hände", "N2Hände"],
    ["class", "class_", "Class"],
    ["Map", "map", "Map_"],
    ["io", "io_", "Io"],
    ["", "n", "N"],
    ["§§", "n", "N"],
    ["U\u0308bung", "übung", "Übung"],
  ])("%s: %s, %s", (name, camel, pascal) => {
    expect(identifier(name, "camel")).toBe(camel);
    expect(identifier(name, "pascal")).toBe(pascal);
  });

  it("are always identifiers, never begin with the runtime's prefix and are unique in their scope", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 8 }), (names) => {
        const outer = createScope();
        outer.take("a", "camel");
        const scope = createScope(outer);
        const taken = names.map((name) => scope.take(name, "camel"));
        expect(new Set([...taken, "a"]).size).toBe(names.length + 1);
        for (const name of taken) expect(name).toMatch(/^[\p{ID_Start}_][\p{ID_Continue}]*$/u);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it("count up where a name is taken, and keep digits apart", () => {
    const scope = createScope();
    const taken = ["Wurf", "Wurf", "wurf", "Wurf 2", "Wurf 2"].map((name) => scope.take(name, "camel"));
    expect(taken).toEqual(["wurf", "wurf2", "wurf3", "wurf2_2", "wurf2_3"]);
  });

  it("properties stand bare where they can", () => {
    expect(property("s", "Rüstung")).toBe("s.Rüstung");
    expect(property("s", "°RW°")).toBe('s["°RW°"]');
    expect(property("s", "$depth")).toBe("s.$depth");
    expect(propertyKey("AVG WW")).toBe('"AVG WW"');
    expect(lastPart("check/Probe")).toBe("Probe");
  });
});
