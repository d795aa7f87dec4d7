import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { parseYaml } from "../../../fixtures/parse_yaml.ts";
import { isUsableText, plainText } from "../../../../generator/author/document_texts.ts";
import { entry, mapOf, printYaml, type YamlValue } from "../../../../generator/author/yaml_text.ts";
import { runs } from "../../../fixtures/property_runs.ts";

function print(value: YamlValue): string {
  return printYaml(mapOf([entry("a", value)]));
}

describe("a value is printed", () => {
  it.each([
    ["text", "a: text\n"],
    ["It is, as they say, fine.", "a: It is, as they say, fine.\n"],
    ["GET /v1/{id}", "a: GET /v1/{id}\n"],
    ["yes", 'a: "yes"\n'],
    ["12", 'a: "12"\n'],
    ["a: b", 'a: "a: b"\n'],
    ["# a", 'a: "# a"\n'],
    ["^\\d+$", "a: '^\\d+$'\n"],
    [12.5, "a: 12.5\n"],
    [null, "a: null\n"],
    [["a", 1], "a: [a, 1]\n"],
    [mapOf([entry("b", "c, d"), entry("e", true)]), 'a: { b: "c, d", e: true }\n'],
    [mapOf([entry("b", "x".repeat(140))]), `a:\n  b: ${"x".repeat(140)}\n`],
    [mapOf([entry("b", 1)], { block: true }), "a:\n  b: 1\n"],
    [mapOf([{ key: "b", value: 1, comments: ["Why."] }]), "a:\n  # Why.\n  b: 1\n"],
  ])("%j as %j", (value, want) => {
    expect(print(value)).toBe(want);
  });
});

test("every text that the catalog can have is read as it was, alone and in braces", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.lorem(),
    fc.constantFrom("a }", "a]", "'", '"', "a'", "-", "? a", "a :", "no", "1e3", "0x1", "~", "=", "a,"),
  );
  fc.assert(
    fc.property(text.filter(isUsableText), (one) => {
      const printed = printYaml(mapOf([entry("example", one), entry("b", mapOf([entry("example", one)]))]));
      expect(parseYaml({ path: "a.yaml", text: printed }).diagnostics).toEqual([]);
      expect(parse(printed)).toEqual({ example: one, b: { example: one } });
    }),
    runs(200),
  );
});

describe("a description of the document is one plain line", () => {
  it.each([
    ["<p>Two\nlines.</p>", "Two lines."],
    ["See [the guide](https://example.com) **now**.", "See the guide now."],
    ["# Title\n\nText", "Title Text"],
    ["\u0000\u202e", undefined],
    ["“quoted” it’s", '"quoted" it\'s'],
    ["A sentence. ".repeat(60), "A sentence. ".repeat(25).trim()],
    [12, undefined],
  ])("%j", (text, want) => {
    expect(plainText(text)).toBe(want);
  });
});
