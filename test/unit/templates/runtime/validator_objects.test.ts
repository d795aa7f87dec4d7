import { describe, expect, test } from "vitest";
import { valueOf, paramsOf, recordOf, tell } from "../../../fixtures/validators.ts";
import { atLeast } from "../../../../templates/core/constraints.ts";

describe("objects of requests", () => {
  const params = paramsOf({ id: "string", limit: "integer", toString: "string" }, { required: ["id"] });

  test.each<[unknown, readonly string[]]>([
    [{ id: "a" }, []],
    [{ id: "a", limit: 1, toString: "b" }, []],
    [{ limit: 1, toString: "b", id: "a" }, []],
    [{ id: "a", limit: undefined }, []],
    [{ id: "a", other: undefined }, []],
    [{}, ["params/missing /id"]],
    [{ id: undefined }, ["params/missing /id"]],
    [{ id: null }, ["value/null /id"]],
    [{ id: "a", limitt: 1 }, ["params/unknown /limitt"]],
    [{ id: "a", "": 1 }, ["params/unknown /"]],
    [{ id: "a", constructor: 1 }, ["params/unknown /constructor"]],
    [{ id: "a", toString: 1 }, ["value/type /toString"]],
    [JSON.parse('{ "id": "a", "__proto__": 1 }'), ["params/unknown /__proto__"]],
    [[], ["value/type"]],
    [null, ["value/null"]],
    [undefined, ["value/type"]],
  ])("%j", (value, want) => {
    expect(tell(params, value)).toEqual(want);
  });

  test("need one of several fields where that is said", () => {
    const either = paramsOf({ charge: "string", payment_intent: "string" }, { atLeastOneOf: ["charge", "payment_intent"] });
    expect([{ charge: "a" }, { payment_intent: "a" }, { charge: "a", payment_intent: "b" }].map((value) => tell(either, value))).toEqual([
      [],
      [],
      [],
    ]);
    expect([{}, { charge: undefined }].map((value) => tell(either, value))).toEqual([
      ["params/at-least-one-of"],
      ["params/at-least-one-of"],
    ]);
    expect(tell(either, { charge: null })).toEqual(["value/null /charge"]);
  });

  test("do not take what every object inherits for a field", () => {
    expect(tell(paramsOf({ toString: { const: "a" }, valueOf: "string" }), {})).toEqual([]);
    expect(tell(paramsOf({ toString: { const: "a" } }, { required: ["toString"] }), {})).toEqual(["params/missing /toString"]);
    expect(tell(paramsOf({ toString: "any" }, { atLeastOneOf: ["toString"] }), {})).toEqual(["params/at-least-one-of"]);
  });

  test("may have their keys in any order, each time in another one", () => {
    const three = paramsOf({ a: "string", b: { type: "integer", min: atLeast(1) }, c: "boolean", d: "string" }, { required: ["a", "b"] });
    const orders = ["a b c d", "d c b a", "b d _ a", "b a", "c a b", "d c b a", "a b d", "a ? b", "? a b", "d b"];
    const valueOf = (key: string): unknown => ({ a: "x", b: 1, c: true, d: "y" })[key] ?? 0;
    const values = orders.map((order) => Object.fromEntries(order.split(" ").map((key) => [key, valueOf(key)])));
    for (let round = 0; round < 3; round++)
      expect(values.map((value) => tell(three, value))).toEqual([
        [],
        [],
        ["params/unknown /_"],
        [],
        [],
        [],
        [],
        ["params/unknown /?"],
        ["params/unknown /?"],
        ["params/missing /a"],
      ]);
    expect(tell(three, { d: "y", b: 0, a: "x" })).toEqual(["value/minimum /b"]);
  });

  test("may have no fields at all", () => {
    expect(tell(paramsOf({}), {})).toEqual([]);
    expect(tell(paramsOf({}), { a: 1 })).toEqual(["params/unknown /a"]);
    expect(tell(recordOf({}), { a: 1, "": 1 })).toEqual([]);
  });

  test("inside others are closed as well", () => {
    const nested = paramsOf({ created: { table: { name: "Interval", side: "request", fields: { gt: "integer" } } } });
    expect(tell(nested, { created: { gt: 1 } })).toEqual([]);
    expect(tell(nested, { created: { gtt: 1 } })).toEqual(["field/unknown /created/gtt"]);
  });
});

describe("objects of responses", () => {
  const record = recordOf(
    { id: "string", object: { const: "order" }, note: "string | null", extra: "any", since: "integer", kind: { enum: ["a", null] } },
    { optional: ["since"] },
  );

  test.each<[unknown, readonly string[]]>([
    [{ id: "a", object: "order" }, []],
    [{ id: "a", object: "order", note: null, extra: null, since: 1, kind: null, more: 1 }, []],
    [{ object: "order" }, ["field/missing /id"]],
    [{ id: "a" }, ["field/missing /object"]],
    [{ id: "a", object: "order", since: null }, ["value/null /since"]],
    [{ id: "a", object: "order", __proto__: { note: 1 } }, []],
    [{}, ["field/missing /id", "field/missing /object"]],
  ])("%j", (value, want) => {
    expect(tell(record, value)).toEqual(want);
  });

  test("may hold records of their own kind", () => {
    const Folder = {
      name: "Folder",
      side: "response" as const,
      fields: {
        id: "string",
        inside: {
          items: {
            get table() {
              return Folder;
            },
          },
        },
      },
    };
    const folder = valueOf({ table: Folder });
    expect(tell(folder, { id: "a", inside: [{ id: "b", inside: [] }] })).toEqual([]);
    expect(tell(folder, { id: "a", inside: [{ id: 1, inside: [{}] }] })).toEqual([
      "value/type /inside/0/id",
      "field/missing /inside/0/inside/0/id",
      "field/missing /inside/0/inside/0/inside",
    ]);
  });
});

describe("only own enumerable properties count", () => {
  const params = paramsOf({ id: "string" }, { required: ["id"] });

  test("not inherited ones", () => {
    expect(tell(params, Object.create({ id: "a" }))).toEqual(["params/missing /id"]);
    expect(tell(params, Object.assign(Object.create({ other: 1 }), { id: "a" }))).toEqual([]);
    class Params {
      id = "a";
      get other(): number {
        return 1;
      }
    }
    expect(tell(params, new Params())).toEqual([]);
  });

  test("not hidden ones and not symbols", () => {
    expect(tell(params, Object.defineProperty({}, "id", { value: "a", enumerable: false }))).toEqual(["params/missing /id"]);
    expect(tell(params, Object.defineProperty({ id: "a" }, "other", { value: 1 }))).toEqual([]);
    expect(tell(paramsOf({ kind: { const: "a" } }), Object.defineProperty({}, "kind", { value: "b" }))).toEqual([]);
    expect(tell(params, { id: "a", [Symbol("other")]: 1 })).toEqual([]);
  });

  test("not what somebody added to all objects", () => {
    Object.defineProperty(Object.prototype, "id", { value: "a", enumerable: true, configurable: true, writable: true });
    try {
      expect(tell(params, {})).toEqual(["params/missing /id"]);
      expect(tell(paramsOf({}), {})).toEqual([]);
    } finally {
      Reflect.deleteProperty(Object.prototype, "id");
    }
  });

  test("objects without a prototype are objects like any other", () => {
    const bare: object = { __proto__: null };
    expect(tell(params, Object.assign({ __proto__: null }, { id: "a" }))).toEqual([]);
    expect(tell(params, Object.assign({ __proto__: bare }, { id: "a" }))).toEqual([]);
  });
});
