import { describe, expect, test } from "vitest";
import {
  selectFaults,
  type InvalidExample,
  shapeFaults,
  type Samples,
  scalarFaults,
} from "../../../../../generator/emit/examples/value_faults.ts";
import type { JsonValue, ObjectShape, RecordDefinition, ScalarType } from "../../../../../generator/resolve/model/types.ts";
import {
  any,
  arrayOf,
  closed,
  constant,
  field,
  nullable,
  object,
  oneOf,
  open,
  param,
  record,
  recordDefinition,
  scalar,
} from "../../../../fixtures/model_builders.ts";

function tell(faults: readonly InvalidExample[]): readonly string[] {
  return faults.map(
    ({ code, path, value, warning }) => `${code} /${path.join("/")}${warning === true ? "?" : ""} ${JSON.stringify(value)}`,
  );
}

describe("scalarFaults", () => {
  const text = scalar("string");
  const list = { values: ["a", "b"], maxItems: 2 };

  test.each<{ name: string; type: ScalarType; valid: JsonValue; want: string[] }>([
    { name: "a string", type: text, valid: "x", want: ["value/type / 42"] },
    { name: "an integer", type: scalar("integer"), valid: 1, want: ['value/type / "text"', "value/type / 1.5"] },
    { name: "a number", type: scalar("number"), valid: 1, want: ['value/type / "text"'] },
    { name: "a boolean", type: scalar("boolean"), valid: true, want: ['value/type / "text"'] },
    { name: "either", type: scalar(["string", "integer"]), valid: 1, want: ["value/type / true", "value/type / 1.5"] },
    { name: "anything scalar", type: scalar(["string", "number", "boolean"]), valid: 1, want: [] },
    { name: "a constant", type: constant("card"), valid: "card", want: ["value/const / 42", 'value/const / "unknown_value"'] },
    {
      name: "a boolean constant",
      type: scalar("boolean", { const: true }),
      valid: true,
      want: ['value/const / "text"', "value/const / false"],
    },
    { name: "an enum", type: oneOf("a", "b"), valid: "a", want: ["value/type / 42", 'value/enum / "unknown_value"'] },
    {
      name: "an enum of numbers",
      type: scalar("integer", { enum: [1, 7] }),
      valid: 1,
      want: ['value/type / "text"', "value/type / 1.5", "value/enum / 8"],
    },
    {
      name: "limits",
      type: scalar("integer", { min: 1, max: 100 }),
      valid: 1,
      want: ['value/type / "text"', "value/type / 1.5", "value/minimum / 0", "value/maximum / 101"],
    },
    {
      name: "lengths in code points",
      type: scalar("string", { minLength: 2, maxLength: 3 }),
      valid: "😀😀",
      want: ["value/type / 42", 'value/min-length / "😀"', 'value/max-length / "😀😀xx"'],
    },
    {
      name: "a pattern",
      type: scalar("string", { pattern: "^sk_" }),
      valid: "sk_1",
      want: ["value/type / 42", 'value/pattern / "example"'],
    },
    {
      name: "a pattern that takes words",
      type: scalar("string", { pattern: "^[a-z]+$" }),
      valid: "x",
      want: ["value/type / 42", 'value/pattern / "EXAMPLE 0"'],
    },
    { name: "a pattern that takes anything", type: scalar("string", { pattern: "" }), valid: "x", want: ["value/type / 42"] },
    { name: "a format", type: scalar("string", { format: "uuid" }), valid: "x", want: ["value/type / 42", 'value/format / "example"'] },
    {
      name: "two rules that one text would break: only what breaks one is taken",
      type: scalar("string", { pattern: "^x+$", maxLength: 2 }),
      valid: "x",
      want: ["value/type / 42", 'value/max-length / "xxx"', 'value/pattern / "?"'],
    },
    {
      name: "a comma list",
      type: scalar("string", { commaList: list }),
      valid: "a",
      want: ["value/type / 42", 'value/enum / "a,unknown_value"', 'value/enum / "a, b"', 'value/max-items / "a,a,a"'],
    },
    {
      name: "an open comma list with a least number",
      type: scalar("string", { commaList: { minItems: 2 } }),
      valid: "a,b",
      want: ["value/type / 42", 'value/min-items / "a"'],
    },
  ])("$name", ({ type, valid, want }) => {
    expect(tell(scalarFaults(type, valid))).toEqual(want);
  });
});

describe("shapeFaults", () => {
  const records = new Map<string, RecordDefinition>([["Customer", recordDefinition("Customer", [field("id", scalar("string"))])]]);
  const text = nullable(scalar("string"));

  function tellShape(shape: ObjectShape, valid: JsonValue, full: JsonValue = valid, noun: "params" | "field" = "field"): readonly string[] {
    const samples: Samples = { valid, full };
    return tell(shapeFaults(shape, samples, noun, records));
  }

  test("unknown and missing names, under the noun that is asked for", () => {
    const shape = closed([param("id", text, { required: true })]);
    expect(tellShape(shape, { id: "a" }, { id: "a" }, "params")).toEqual([
      'params/unknown /id_ {"id":"a","id_":"a"}',
      "params/missing /id {}",
      'value/type /id {"id":42}',
    ]);
    expect(tellShape(closed([]), {})).toEqual(['field/unknown /unexpected {"unexpected":true}']);
  });

  test("open objects take unknown names, and null is wrong where nothing says it may be", () => {
    expect(tellShape(open([field("id", scalar("string"))]), { id: "a" })).toEqual([
      "field/missing /id {}",
      'value/type /id {"id":42}',
      'value/null /id {"id":null}',
    ]);
  });

  test("an unknown name in an open object of a request is a warning", () => {
    const shape = open([param("a", text)], { openBecause: "Nobody knows." });
    expect(tellShape(shape, { a: "b" }, { a: "b" }, "params")).toEqual([
      'params/unknown /a_? {"a":"b","a_":"b"}',
      'value/type /a {"a":42}',
    ]);
    const outer = closed([param("inside", object({ shape }))]);
    expect(tellShape(outer, { inside: { a: "b" } })).toContain('field/unknown /inside/a_? {"inside":{"a":"b","a_":"b"}}');
  });

  test("what the usual value lacks is taken from the full one", () => {
    expect(tellShape(open([param("a", text), param("b", text)]), { a: "x" }, { a: "x", b: "y" })).toEqual([
      'value/type /a {"a":42}',
      'value/type /b {"a":"x","b":42}',
    ]);
  });

  test("at least one of", () => {
    const shape = open([param("a", text), param("b", text)], { atLeastOneOf: ["a", "b"] });
    expect(tellShape(shape, { a: "x" })[0]).toBe("field/at-least-one-of / {}");
    const demanded = open([param("a", text, { required: true }), param("b", text)], { atLeastOneOf: ["a", "b"] });
    // Without `a` two rules would be broken, as long as there is no `b`.
    expect(tellShape(demanded, { a: "x" })).toEqual(['value/type /a {"a":42}']);
    expect(tellShape(demanded, { a: "x", b: "y" })[0]).toBe('field/missing /a {"b":"y"}');
  });

  test("arrays, maps, nested objects and records", () => {
    const shape = open([
      param("tags", arrayOf(text, { minItems: 1, maxItems: 2 })),
      param("metadata", object({ values: text })),
      param("created", object({ shape: closed([param("gt", text)]) })),
      param("customer", record("Customer")),
      param("bare", object()),
      param("extra", any),
    ]);
    const valid = { tags: ["a"], metadata: { key: "b" }, created: { gt: "c" }, customer: { id: "d" }, bare: {}, extra: {} };
    const faults = tellShape(shape, valid).map((line) => line.split(" ", 2).join(" "));
    expect(faults).toEqual([
      "value/type /tags",
      "value/null /tags",
      "value/min-items /tags",
      "value/max-items /tags",
      "value/type /tags/0",
      "value/type /metadata",
      "value/null /metadata",
      "value/type /metadata/key",
      "value/type /created",
      "value/null /created",
      "field/unknown /created/gt_",
      "value/type /created/gt",
      "value/type /customer",
      "value/null /customer",
      "field/missing /customer/id",
      "value/type /customer/id",
      "value/null /customer/id",
      "value/type /bare",
      "value/null /bare",
    ]);
  });
});

test("selectFaults takes one of each code, and a few more where there are few codes", () => {
  const make = (code: InvalidExample["code"], value: number): InvalidExample => ({ code, path: [], what: "is wrong", value });
  const same = [1, 2, 3, 4].map((value) => make("value/type", value));
  expect(selectFaults(same).map(({ value }) => value)).toEqual([1, 2, 3]);
  const codes = (["value/null", "value/enum", "value/const"] as const).map((code, index) => make(code, index + 10));
  expect(selectFaults([...same, ...codes]).map(({ value }) => value)).toEqual([1, 10, 11, 12]);
  const warnings = [5, 6, 7, 8].map((value): InvalidExample => ({ ...make("value/type", value), warning: true }));
  expect(selectFaults([...warnings, ...same]).map(({ value }) => value)).toEqual([1, 2, 3, 5, 6, 7]);
});
