import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Span } from "../../src/base/source.ts";
import { cleanName } from "../../src/syntax/nametable.ts";
import { read } from "./reading.ts";

const folder = "test/syntax/examples";
const texts = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));

describe.each(texts)("$name", ({ text }) => {
  const parsed = read(text);

  test("is read without a diagnostic", () => {
    expect(parsed.diagnostics).toEqual([]);
  });

  test("every node lies inside the one that holds it", () => {
    const outside: unknown[] = [];
    walk(parsed.ast, (node, parent) => {
      if (node.span.start < parent.span.start || node.span.end > parent.span.end || node.span.start > node.span.end) outside.push({ node, parent });
    });
    expect(outside.slice(0, 3)).toEqual([]);
  });

  test("every name is what stands at its place", () => {
    walk(parsed.ast, (node) => {
      if (node.kind !== "name" || !("text" in node) || !("bracketed" in node)) return;
      const written = text.slice(node.span.start, node.span.end).replace(/^\[|\]$/g, "");
      expect(cleanName(written)).toBe(node.text);
    });
  });

  test("has nothing missing or broken", () => {
    const kinds: string[] = [];
    walk(parsed.ast, (node) => kinds.push(node.kind));
    expect(kinds.filter((kind) => kind === "missing" || kind === "broken")).toEqual([]);
  });

  test("is the same with other line ends", () => {
    for (const end of ["\r\n", "\r"]) {
      const other = read(text.replaceAll("\n", end));
      expect(other.diagnostics).toEqual([]);
      expect(other.tokens.map(({ image }) => image.trim())).toEqual(parsed.tokens.map(({ image }) => image.trim()));
    }
  });

  test("is the same when composed letters are taken apart", () => {
    const apart = read(text.normalize("NFD"));
    expect(apart.diagnostics).toEqual([]);
    expect(apart.tokens.map(({ image }) => image)).toEqual(parsed.tokens.map(({ image }) => image));
  });
});

interface AnyNode {
  readonly kind: string;
  readonly span: Span;
}

function walk(node: AnyNode, see: (node: AnyNode, parent: AnyNode) => void, parent: AnyNode = node): void {
  see(node, parent);
  for (const [key, value] of Object.entries(node)) {
    if (key !== "problems") inside(value, (child) => walk(child, see, node));
  }
}

function inside(value: unknown, see: (child: AnyNode) => void): void {
  if (Array.isArray(value)) for (const one of value) inside(one, see);
  else if (typeof value === "object" && value !== null) {
    if ("kind" in value && "span" in value) see(value as AnyNode);
    else for (const one of Object.values(value)) inside(one, see);
  }
}
