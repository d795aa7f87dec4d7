import { expect, test } from "vitest";
import { toLeastValue } from "../../../../../generator/emit/examples/value_faults.ts";
import type { JsonValue, ValueType } from "../../../../../generator/resolve/model/types.ts";
import { any, arrayOf, closed, field, object, param, record, recordDefinition, scalar } from "../../../../fixtures/model_builders.ts";

const text = scalar("string");
const id = param("id", text, { required: true });
const name = param("name", text);
const records = new Map([["Tag", recordDefinition("Tag", [field("id", text), param("label", text)])]]);

const rest = { a: "1", b: "2", c: "3" };
const [a, b, c] = ["a", "b", "c"].map((key) => param(key, text));

test.each<{ title: string; type: ValueType; value: JsonValue; want: JsonValue }>([
  { title: "a scalar stays", type: text, value: "x", want: "x" },
  { title: "a value of any type stays", type: any, value: { id: "1" }, want: { id: "1" } },
  { title: "optional fields go", type: object({ shape: closed([id, name]) }), value: { id: "1", name: "x" }, want: { id: "1" } },
  { title: "also in a record", type: record("Tag"), value: { id: "1", label: "x" }, want: { id: "1" } },
  {
    title: "also in a required object",
    type: object({ shape: closed([param("o", object({ shape: closed([name]) }), { required: true })]) }),
    value: { o: { name: "x" } },
    want: { o: {} },
  },
  { title: "elements go", type: arrayOf(text), value: ["a", "b"], want: [] },
  {
    title: "except for those that an array needs",
    type: { ...arrayOf(record("Tag")), minItems: 1 },
    value: [{ id: "1", label: "x" }, { id: "2" }],
    want: [{ id: "1" }],
  },
  { title: "null stays", type: record("Tag"), value: null, want: null },
])("$title", ({ type, value, want }) => {
  expect(toLeastValue(type, value, records)).toEqual(want);
});

test.each<{ title: string; required: readonly string[]; want: JsonValue }>([
  { title: "one of the fields of which one is needed stays", required: [], want: { a: "1" } },
  { title: "beside one that is required", required: ["b"], want: { a: "1", b: "2" } },
  { title: "if there is another", required: ["a", "b"], want: { a: "1", b: "2" } },
])("$title", ({ required, want }) => {
  const fields = [a, b, c].flatMap((one) => (one === undefined ? [] : [{ ...one, required: required.includes(one.name) }]));
  const shape = { ...closed(fields), atLeastOneOf: ["a", "b"] };
  expect(toLeastValue(object({ shape }), rest, records)).toEqual(want);
});
