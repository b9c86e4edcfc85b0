/** Whole texts: what is in scope resolves without a word; the documents' refused parts are told once and have no followers. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createSource } from "../../src/base/source.ts";
import { resolve } from "../../src/model/resolve.ts";
import { createModelCheck } from "../../src/model/schema.ts";
import { parse } from "../../src/syntax/parse.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const texts = [...readdirSync(`${root}test/slices`).map((name) => `test/slices/${name}`), "rulesets/eps/eps.rules"].filter((name) => name.endsWith(".rules"));
const validate = createModelCheck();

describe.each(texts)("%s", (path) => {
  const { ast } = parse(createSource(path, readFileSync(root + path, "utf8")));
  const { model, origins, diagnostics } = resolve([ast]);

  it("resolves without a diagnostic", () => {
    expect(diagnostics.map(({ code, span }) => `${code} ${span.start}`)).toEqual([]);
  });

  it("fits the schema, also after a way through JSON", () => {
    expect(validate(model, origins)).toEqual([]);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it("knows where every declaration and sentence was written", () => {
    for (const [index, check] of model.checks.entries()) {
      expect(origins.ids.get(check.id)).toBeDefined();
      expect(origins.at(`/checks/${index}`)).toEqual(origins.ids.get(check.id));
      for (const line of check.body.keys()) expect(origins.at(`/checks/${index}/body/${line}/if/a`)).toBeDefined();
      for (const sentence of check.body) expect(origins.ids.get(sentence.id)).toBeDefined();
    }
  });
});

const examples = `${root}test/syntax/examples`;
const documents = readdirSync(examples).filter((name) => name.endsWith(".rules"));

describe.each(documents)("%s", (name) => {
  const { ast } = parse(createSource(name, readFileSync(`${examples}/${name}`, "utf8")));
  const { diagnostics } = resolve([ast]);

  it("says only what this version cannot do", () => {
    expect(diagnostics.filter(({ code }) => !code.startsWith("unsupported-")).map(({ code, span }) => `${code} ${span.start}`)).toEqual([]);
  });
});
