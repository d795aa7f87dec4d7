import { diffLines } from "diff";
import { beforeAll, describe, expect, it } from "vitest";
import { printTypes } from "../../../../generator/language/print_types.ts";
import type { WrittenSchema } from "../../../../generator/language/type_components.ts";
import { printTypesOf, schemasAfter, textOf, TYPES } from "../../../fixtures/changed_schemas.ts";

/** The lines that differ, in the order of their places, each once, behind `+` or `-`. */
function differingLines(before: string, after: string): readonly string[] {
  const lines = diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) =>
      value
        .trimEnd()
        .split("\n")
        .map((line) => `${added ? "+" : "-"} ${line.trim()}`),
    );
  return [...new Set(lines)]; // An overlay has keys of a connector once more.
}

describe("the types of the written catalog", () => {
  /** Changes of the schemas, each with the lines that it changes. All are made at once: printing takes long. */
  const changes: readonly (readonly [what: string, from: string, to: string, lines: readonly string[]])[] = [
    [
      "a new key",
      '"const": "newest_first" },',
      '"const": "newest_first" }, "speed": { "type": "integer" },',
      ["+ readonly speed?: number;"],
    ],
    [
      "a key less",
      '"max_size": {',
      '"max_size": true, "limit": {',
      ["+ readonly max_size?: PlainValue;", "- readonly max_size?: string;", "+ readonly limit?: string;"],
    ],
    [
      "a key that becomes required",
      '"required": ["actions"]',
      '"required": ["actions", "record"]',
      ["- readonly record?: string;", "+ readonly record: string;"],
    ],
    [
      "a key that becomes optional",
      '"required": ["kind", "reason"]',
      '"required": ["kind"]',
      ["- readonly reason: string;", "+ readonly reason?: string;"],
    ],
    [
      "another value in place of one",
      '"enum": ["read", "write"]',
      '"enum": ["read", 1]',
      ['- readonly effect?: "read" | "write";', '+ readonly effect?: "read" | 1;'],
    ],
    [
      "another constant",
      '"const": "newest_first"',
      '"const": "oldest_first"',
      ['- readonly ordered?: "newest_first";', '+ readonly ordered?: "oldest_first";'],
    ],
    [
      "another type",
      '500`.", "type": "number"',
      '500`.", "type": ["number", "null"]',
      ["- readonly from: number;", "+ readonly from: number | null;"],
    ],
    [
      "unknown keys",
      '"required": ["example"],\n      "additionalProperties": false',
      '"required": ["example"]',
      ["- };", "+ } & { readonly [key: string]: PlainValue };"],
    ],
    [
      "a name in place of a mapping",
      '"vendor": { "$ref": "#/definitions/vendor" }',
      '"vendor": { "type": ["string", "object"], "if": { "type": "object" }, "then": { "$ref": "#/definitions/vendor" } }',
      ["- readonly vendor?: WrittenVendor;", "+ readonly vendor?: string | WrittenVendor;"],
    ],
    ["another description", "What it means, in", "What it says, in", []],
  ];
  let found: readonly string[] = [];

  beforeAll(async () => {
    const edits = changes.map(([, from, to]) => [from, to] as const);
    found = differingLines(textOf(TYPES).replace(/^.*\n/u, ""), await printTypesOf(schemasAfter(...edits)));
  });

  it.each(changes)("change with %s", (_what, _from, _to, lines) => {
    expect(found).toEqual(expect.arrayContaining([...lines]));
  });

  it("change with nothing else", () => {
    expect([...found].sort()).toEqual([...new Set(changes.flatMap(([, , , lines]) => lines))].sort());
  });
});

describe("keys that several mappings have alike", () => {
  const texts = (...keys: readonly string[]) => keys.map((key) => [key, { type: "string" }] as const);
  const notes = texts("description", "section", "deprecated", "experimental", "assumed", "not_shown");
  const typesWith = (more: object, required: readonly string[] = []) => {
    const mapping = (properties: object) => ({ type: "object", properties, additionalProperties: false });
    const plain = mapping(Object.fromEntries(notes));
    const other = { ...mapping({ ...Object.fromEntries(notes), ...more }), required };
    return printTypes({ "shop.schema.json": mapping({ plain, other }) });
  };

  it("are a type of their own", async () => {
    expect(await typesWith({ name: true })).toContain("other?: WrittenNotes & {\n    readonly name?: PlainValue;\n  };");
  });

  it.each([
    ["of another type", { section: { type: "number" } }, []],
    ["required", {}, ["section"]],
  ])("stay in a mapping where one of them is %s", async (_, more, required) => {
    expect((await typesWith(more, required)).match(/WrittenNotes &/gu)).toHaveLength(1);
  });
});

describe("a schema whose type is not known is refused", () => {
  const closed = { type: "object", additionalProperties: false };
  const branch = (kind: string) => ({ if: { properties: { kind: { const: kind } } }, then: closed });
  const kinds = (...values: string[]) => ({ kind: { enum: values } });
  const paging = { type: "object", required: ["kind"], properties: kinds("a", "b"), allOf: [branch("a"), branch("b")] };

  it.each<[string, WrittenSchema, string]>([
    [
      "an unknown keyword",
      { not: { type: "string" } },
      "spec/shop.schema.json: WrittenShop.inner has `not`, whose TypeScript type generator/language/type_components.ts does not know",
    ],
    ["`false`", { type: "object", properties: { gone: false } }, "spec/shop.schema.json: WrittenShop.inner.gone is not a schema"],
    [
      "keys of what is no mapping",
      { properties: { gone: true } },
      "spec/shop.schema.json: WrittenShop.inner has `properties` without `type: object`",
    ],
    [
      "a missing definition",
      { $ref: "#/definitions/none" },
      "spec/shop.schema.json: WrittenShop.inner refers to `#/definitions/none`, which does not exist",
    ],
    [
      "a missing file",
      { $ref: "other.schema.json#/definitions/text" },
      "spec/shop.schema.json: WrittenShop.inner refers to `other.schema.json#/definitions/text`, which does not exist",
    ],
    [
      "a definition that leads back to itself",
      { $ref: "#/definitions/list" },
      "spec/shop.schema.json: list.items refers to `#/definitions/list`, which refers to itself",
    ],
    [
      "a condition that is no kind",
      { ...paging, allOf: [{ if: true, then: true }] },
      "spec/shop.schema.json: WrittenShop.inner has a branch in `allOf` that is not an `if` with the value of one key",
    ],
    [
      "a condition that holds for every type",
      { type: "object", if: { type: "object" }, then: closed },
      "spec/shop.schema.json: WrittenShop.inner needs `then`, and a further type beside `object`",
    ],
    [
      "a kind without a branch",
      { ...paging, allOf: [branch("a")] },
      "spec/shop.schema.json: WrittenShop.inner needs one branch in `allOf` for each value of its required key `kind`",
    ],
    [
      "a branch without a kind",
      { ...paging, properties: kinds("a") },
      "spec/shop.schema.json: WrittenShop.inner needs one branch in `allOf` for each value of its required key `kind`",
    ],
    [
      "a kind that may be missing",
      { ...paging, required: [] },
      "spec/shop.schema.json: WrittenShop.inner needs one branch in `allOf` for each value of its required key `kind`",
    ],
  ])("%s", async (_, schema, want) => {
    const list = { type: "array", items: { $ref: "#/definitions/list" } };
    const thing = { ...closed, properties: { inner: schema } };
    await expect(printTypes({ "shop.schema.json": { ...thing, definitions: { list } } })).rejects.toThrow(want);
  });

  it("nothing about a definition that two files have alike", async () => {
    const files = {
      "a.schema.json": { ...closed, definitions: { c: closed } },
      "b.schema.json": { ...closed, definitions: { c: closed } },
    };
    expect((await printTypes(files)).match(/export (?:interface|type) WrittenC\b/gu)).toHaveLength(1);
  });

  it("two definitions of one name that differ", async () => {
    const other = { ...closed, description: "Another one." };
    const files = { "a.schema.json": { ...closed, definitions: { c: closed } }, "b.schema.json": { ...closed, definitions: { c: other } } };
    await expect(printTypes(files)).rejects.toThrow("spec/b.schema.json: two definitions would be the type WrittenC");
  });

  it("two definitions of one name", async () => {
    const files = { "a.schema.json": { ...closed, definitions: { b: closed } }, "b.schema.json": closed };
    await expect(printTypes(files)).rejects.toThrow("spec/b.schema.json: two definitions would be the type WrittenB");
  });
});
