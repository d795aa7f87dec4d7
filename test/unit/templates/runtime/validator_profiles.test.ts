import { describe, expect, test } from "vitest";
import { paramsOf, recordOf, tell, valueOf } from "../../../fixtures/validators.ts";
import { atLeast } from "../../../../templates/core/constraints.ts";

const tolerant = { profile: "tolerant" } as const;

const record = recordOf({
  id: "string",
  object: { const: "order" },
  status: { enum: ["open", "closed"] },
  number: { type: "string | null", alsoSeen: "integer" },
  amount: { type: "integer", min: atLeast(0) },
  tags: { items: { enum: ["a", "b"] } },
  lines: {
    items: { table: { name: "Line", side: "response", fields: { name: "string", at: { type: "object | null", alsoSeen: "string" } } } },
  },
});
const good = { id: "a", object: "order", status: "open", number: "1", amount: 1, tags: ["a"], lines: [{ name: "b", at: null }] };

describe("records of responses", () => {
  test.each<[about: string, change: object, documented: readonly string[], forgiven: readonly string[]]>([
    ["nothing", {}, [], []],
    ["a missing field", { amount: undefined }, ["field/missing /amount"], ["field/missing /amount?"]],
    ["a missing constant", { object: undefined }, ["field/missing /object"], ["field/missing /object?"]],
    ["null", { amount: null }, ["value/null /amount"], ["value/null /amount?"]],
    ["null for a constant", { object: null }, ["value/null /object"], ["value/null /object?"]],
    ["null for an array", { tags: null }, ["value/null /tags"], ["value/null /tags?"]],
    ["an unknown value", { status: "paid" }, ["value/enum /status"], ["value/enum /status?"]],
    ["an unknown value in an array", { tags: ["a", "c"] }, ["value/enum /tags/1"], ["value/enum /tags/1?"]],
    ["a type seen in traffic", { number: 1 }, ["value/type /number"], ["value/also-seen /number?"]],
    ["a type seen inside an element", { lines: [{ name: "b", at: "x" }] }, ["value/type /lines/0/at"], ["value/also-seen /lines/0/at?"]],
    ["a field missing inside an element", { lines: [{}] }, ["field/missing /lines/0/name"], ["field/missing /lines/0/name?"]],
    ["a type that nobody has seen", { number: true }, ["value/type /number"], ["value/type /number"]],
    ["another constant", { object: "invoice" }, ["value/const /object"], ["value/const /object"]],
    ["another type for an enum", { status: 1 }, ["value/type /status"], ["value/type /status"]],
    ["a number too small", { amount: -1 }, ["value/minimum /amount"], ["value/minimum /amount"]],
    ["null for an element", { tags: [null] }, ["value/null /tags/0"], ["value/null /tags/0?"]],
    ["an unknown field", { more: 1 }, [], []],
  ])("%s", (_about, change, documented, forgiven) => {
    expect(tell(record, { ...good, ...change })).toEqual(documented);
    expect(tell(record, { ...good, ...change }, tolerant)).toEqual(forgiven);
  });

  test("hold with warnings, and with the value that was given", () => {
    const value = { ...good, status: "paid" };
    const result = record.check(value, tolerant);
    expect(result).toMatchObject({ ok: true, issues: [{ severity: "warning" }] });
    expect(result.ok && result.value).toBe(value);
  });

  test("are nothing but records: null is an error", () => {
    expect(tell(record, null, tolerant)).toEqual(["value/null"]);
  });
});

test("both profiles check requests alike", () => {
  const params = paramsOf(
    { status: { enum: ["open"] }, id: "string", in: { table: { name: "In", side: "request", required: ["a"], fields: { a: "string" } } } },
    { required: ["id"] },
  );
  const value = { status: "paid", in: { a: null }, more: 1 };
  const want = ["value/enum /status", "value/null /in/a", "params/unknown /more", "params/missing /id"];
  expect(tell(params, value)).toEqual(want);
  expect(tell(params, value, tolerant)).toEqual(want);
});

test("fields that the table itself requires are demanded under both profiles", () => {
  const response = recordOf(
    { status: { const: "success" }, result: "array<integer>", anything: "any", note: "string", more: "string" },
    { required: ["status", "result", "anything"], optional: ["more"] },
  );
  const cases: readonly (readonly [value: unknown, want: readonly string[]])[] = [
    [{ status: "success", result: [], anything: null }, ["field/missing /note?"]],
    [{ note: "a" }, ["field/missing /status", "field/missing /result", "field/missing /anything"]],
    [{ status: null, result: null, anything: null, note: null }, ["value/null /status", "value/null /result", "value/null /note?"]],
    [
      { status: "error", result: {}, anything: 1, more: null },
      ["value/const /status", "value/type /result", "value/null /more?", "field/missing /note?"],
    ],
    // Only the field itself is demanded, not what is inside it.
    [{ status: "success", result: [null], anything: 1, note: "a" }, ["value/null /result/0?"]],
  ];
  for (const [value, want] of cases) {
    expect(tell(response, value, tolerant)).toEqual(want);
    expect(tell(response, value)).toEqual(want.map((issue) => issue.replace("?", "")));
  }
});

test("an enum that is no field of a response is not forgiven", () => {
  expect(tell(valueOf({ enum: ["a"] }), "b", tolerant)).toEqual(["value/enum"]);
});
