import { describe, expect, test } from "vitest";
import { examplesEmitter } from "../../generator/emit/examples/index.ts";
import { LONGEST_TEXT } from "../../generator/resolve/model/constraints.ts";
import { catalogOf } from "../fixtures/catalog_of.ts";
import { emitModel } from "../fixtures/emitted_package.ts";

/** A record with a field. */
function withField(field: string): string {
  return `records:\n  Order: { fields: { id: string, value: ${field} } }`;
}

/** A list with a param. */
function withParam(param: string): string {
  return `operations:\n  list: { params: { value: ${param} }, paging: { kind: none, reason: Short. } }`;
}

function repeat(count: number, line: (index: number) => string, between = "\n"): string {
  return Array.from({ length: count }, (_, index) => line(index)).join(between);
}

/** Records that each have two of the next one, or one. */
function nested(count: number, fields: (next: string) => string): string {
  const inner = repeat(count, (index) => `  R${index}: { fields: { ${fields(`R${index + 1}`)} } }`);
  return `records:\n  Order: { fields: { id: string, value: R0 } }\n${inner}\n  R${count}: { fields: { id: string } }`;
}

/** Named types that each have the one before. */
function types(count: number, fields: (before: string) => string): string {
  const others = repeat(count, (index) => `  T${index + 1}: { fields: { ${fields(`T${index}`)} }, description: Outer. }`);
  return `types:\n  T0: { type: string, description: Inner. }\n${others}\n${withParam(`T${count}`)}`;
}

function codesOf(text: string): readonly string[] {
  return [
    ...new Set(
      catalogOf(text)
        .diagnostics()
        .map(({ code }) => code),
    ),
  ];
}

/** The sizes of all files of the package together. */
function sizeOf(text: string): number {
  return [...emitModel(catalogOf(text).model()).values()].reduce((sum, file) => sum + file.length, 0);
}

describe("a limit beyond sense is refused", () => {
  test.each([
    ["max_length: 2147483647", "shape/out-of-range"],
    ["max_length: 9007199254740991", "shape/out-of-range"],
    ["max_length: 16777217", "shape/out-of-range"],
    ["min_length: 4001", "shape/out-of-range"],
    ["min_length: 2147483647", "shape/out-of-range"],
    ["list: comma, min_items: 1000000", "shape/out-of-range"],
    ["list: comma, max_items: 1000001", "shape/out-of-range"],
    ["list: comma, max_items: 9007199254740991", "shape/out-of-range"],
    ["max_length: 1e400", "yaml/number"],
    [`max_length: ${"9".repeat(100_000)}`, "yaml/number"],
  ])("%s", (limit, code) => {
    expect(codesOf(withParam(`{ type: string, ${limit} }`))).toEqual([code]);
  });

  test("min_items: 1000000 of an array, with what is allowed", () => {
    const [first] = catalogOf(withField("{ type: array<string>, min_items: 1000000 }")).diagnostics();
    expect(first).toMatchObject({ code: "shape/out-of-range", message: "`min_items` must be at most 1000" });
    expect(first?.help).toContain("at most 1000");
  });
});

describe("what is allowed one by one and too large together is refused", () => {
  const DEEP =
    "{ type: array, min_items: 1000, items: { type: array, min_items: 1000, items: { type: array, min_items: 1000, items: string } } }";

  test.each([
    ["arrays inside of arrays", withField(DEEP)],
    ["the same in a param", withParam(DEEP)],
    ["long texts in long arrays", withField("{ type: array, min_items: 1000, items: { type: string, min_length: 4000 } }")],
    ["a long constant in a long array", withField(`{ type: array, min_items: 1000, items: { const: ${"x".repeat(1000)} } }`)],
    [
      "many long fields",
      `records:\n  Order:\n    fields:\n${repeat(20, (index) => `      f${index}: { type: string, min_length: 4000 }`)}`,
    ],
    [
      "many long params",
      `operations:\n  list:\n    params: { ${repeat(20, (index) => `f${index}: { type: string, min_length: 4000, required: true }`, ", ")} }\n    paging: { kind: none, reason: Short. }`,
    ],
    ["records that have the next one twice", nested(30, (next) => `a: ${next}, b: ${next}`)],
    ["records with arrays of the next one", nested(12, (next) => `a: { type: array<${next}>, min_items: 10 }`)],
    ["a chain of records", nested(1000, (next) => `a: ${next}`)],
    ["named types that have one another twice", types(30, (before) => `a: ${before} -- One., b: ${before} -- Other.`)],
    ["a chain of named types", types(1000, (before) => `a: ${before} -- One.`)],
    [
      "records that extend each other",
      `records:\n  Order: { fields: { id: string, value: R999 } }\n  R0: { fields: { id: string } }\n${repeat(1000, (index) => `  R${index + 1}: { extends: R${index}, fields: { f${index}: string } }`)}`,
    ],
  ])("%s", (_, text) => {
    expect(codesOf(text)).toEqual(["type/too-large"]);
  });

  test.each([
    ["values", withParam(`{ enum: [${repeat(2001, (index) => `v${index}`, ", ")}] }`)],
    ["the same values", withParam(`{ type: string, known_values: [${repeat(2001, () => "v", ", ")}] }`)],
    ["elements of an example", withField(`{ type: array<integer>, example: [${repeat(2001, () => "1", ", ")}] }`)],
  ])("too many %s", (_, text) => {
    expect(codesOf(text)).toContain("yaml/too-many");
  });

  test.each(["array<", "map<", "array<map<"])("%s, ten thousand times", (word) => {
    const type = `${word.repeat(10_000)}string${">".repeat(10_000 * word.split("<").length - 10_000)}`;
    expect(codesOf(withField(type))).toEqual(["type/syntax"]);
  });
});

describe("what may be left out does not make a package large", () => {
  const plain = sizeOf(withField("string"));

  test.each([
    ["a long text", withField("{ type: string, max_length: 16777216 }")],
    ["a long text of a param", withParam("{ type: string, max_length: 1000000 }")],
    ["a long list", withParam("{ type: string, list: comma, max_items: 1000000 }")],
    ["a long array", withParam("{ type: array<string>, max_items: 1000000 }")],
    ["numbers at their end", withParam("{ type: number, min: -1.7976931348623157e+308, max: 1.7976931348623157e+308 }")],
    ["the smallest step", withParam("{ type: number, multiple_of: 5.0e-324, min: 1.0e+300 }")],
  ])("%s", (_, text) => {
    expect(codesOf(text)).toEqual([]);
    expect(sizeOf(text)).toBeLessThan(plain + 20_000);
  });

  test("records that may all contain each other", () => {
    const records = repeat(6, (index) => `  R${index}: { fields: { ${repeat(6, (other) => `f${other}: R${other} | null`, ", ")} } }`);
    expect(sizeOf(`records:\n  Order: { fields: { id: string, value: R0 } }\n${records}`)).toBeLessThan(plain + 400_000);
  });

  test("the value beyond the limit is made up to a few thousand characters, and named where it is left out", () => {
    const examples = (length: number): string => {
      const model = catalogOf(withParam(`{ type: string, max_length: ${length} }`)).model();
      const [file] = examplesEmitter.emit({ model, templates: new Map(), version: "1.0.0" });
      const entry: unknown = Reflect.get(JSON.parse(file?.text ?? "") as object, "shop.orders.list.params");
      return JSON.stringify(entry);
    };
    expect(examples(LONGEST_TEXT)).toContain("x".repeat(LONGEST_TEXT - "example".length));
    expect(examples(LONGEST_TEXT)).not.toContain("left_out");
    expect(examples(LONGEST_TEXT + 1)).toContain(
      '"left_out":[{"about":"is too long","issue":{"code":"value/max-length","pointer":"/value"}}]',
    );
  });
});
