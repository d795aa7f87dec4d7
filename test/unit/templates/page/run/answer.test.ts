import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connector } from "connector-gateway-spec/payments";
import { isSuccess, readContent, readError } from "../../../../../templates/page/run/answer/answer_content.ts";
import { cellText, chooseColumns, shortText, valueIn } from "../../../../../templates/page/run/answer/records_table.tsx";
import { durationText, sizeText, statusText } from "../../../../../templates/page/run/answer/plain_words.ts";
import type { AnsweredCall } from "../../../../../templates/page/run/call/request.ts";
import type { Operation } from "../../../../../templates/runtime/operation.ts";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

function answer(status: number, value: JsonValue): AnsweredCall {
  const text = JSON.stringify(value);
  return {
    kind: "answered",
    status,
    milliseconds: 1,
    size: text.length,
    headers: [],
    requestId: undefined,
    body: { kind: "json", value, text },
  };
}

function operationOf(id: string): Operation {
  const found = connector.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const list = operationOf("payments.customers.list");

describe("the content of an answer", () => {
  const customers = [{ id: "cus_1" }, { id: "cus_2" }];

  test("has the records of a list and the cursor of the next page", () => {
    const envelope = { status: "success", result: customers, connector_metadata: { has_more: true } };
    const content = readContent(connector, list, { limit: 2 }, answer(200, envelope));
    expect(content).toMatchObject({ records: customers, isList: true, cursor: { param: "starting_after", value: "cus_2" }, others: [] });
  });

  test("has no cursor on the last page", () => {
    const envelope = { status: "success", result: customers, connector_metadata: { has_more: false } };
    expect(readContent(connector, list, {}, answer(200, envelope))?.cursor).toBeUndefined();
  });

  test("has the one record of anything else", () => {
    const content = readContent(
      connector,
      operationOf("payments.customers.get"),
      { id: "cus_1" },
      answer(200, { status: "success", result: { id: "cus_1" } }),
    );
    expect(content).toMatchObject({ records: [{ id: "cus_1" }], isList: false });
  });

  test("has what else the envelope says", () => {
    const envelope = { status: "success", result: [], connector_metadata: {}, execution_metadata: {}, warning: { code: "slow" } };
    expect(readContent(connector, list, {}, answer(200, envelope))?.others).toEqual([["warning", { code: "slow" }]]);
  });

  test.each([
    ["an error", answer(404, { message: "no" })],
    ["a text", { ...answer(200, {}), body: { kind: "text", text: "x", problem: "" } } as const],
  ])("is not in %s", (_title, one) => {
    expect(readContent(connector, list, {}, one)).toBeUndefined();
  });

  test("is read from any JSON without an error", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const one = answer(200, JSON.parse(JSON.stringify(value)) as JsonValue);
        expect(readContent(connector, list, {}, one)?.isList).toBe(true);
        expect(() => readError(one)).not.toThrow();
      }),
      runs(60),
    );
  });
});

describe("what an error says", () => {
  test("is its message and its entries", () => {
    const body = {
      message: "Not valid.",
      errors: [
        { field: "params.id", message: "is missing", error_code: "params/missing" },
        { field: null, message: "x" },
      ],
    };
    expect(readError(answer(422, body))).toEqual({
      message: "Not valid.",
      details: [
        { field: "params.id", message: "is missing", code: "params/missing" },
        { field: undefined, message: "x", code: undefined },
      ],
    });
  });

  test.each<[JsonValue]>([[[]], [{}], ["x"], [{ errors: "x" }], [null]])("is nothing for %j", (body) => {
    expect(readError(answer(500, body))).toBeUndefined();
  });

  test.each([
    [200, true],
    [206, true],
    [304, false],
    [404, false],
  ])("status %i is a success: %j", (status, want) => {
    expect(isSuccess({ status })).toBe(want);
  });
});

describe("the columns of a table", () => {
  const titles = (records: readonly unknown[], identity: readonly string[] = ["id"]): readonly string[] =>
    chooseColumns(records, identity).shown.map(({ title }) => title);

  test.each<[string, readonly unknown[], readonly string[]]>([
    ["begin with the identity, then what says most", [{ object: "a", email: "e", name: "n", id: 1 }], ["id", "name", "email", "object"]],
    ["leave out what is never there", [{ id: 1, name: null, note: "", tags: [], size: 4 }], ["id", "size", "name"]],
    ["reach into objects", [{ id: 1, properties: { firstname: "A", email: "b" } }], ["id", "properties.firstname", "properties.email"]],
    ["show values that are no objects", [1, 2], ["value"]],
  ])("%s", (_title, records, want) => {
    expect(titles(records)).toEqual(want);
  });

  test("put what is the same in all records last", () => {
    const records = [
      { object: "customer", plan: "a", id: 1 },
      { object: "customer", plan: "b", id: 2 },
    ];
    expect(titles(records)).toEqual(["id", "plan", "object"]);
  });

  test("are few at first, and all on demand", () => {
    const record = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field_${index}`, index]));
    const { shown, all } = chooseColumns([record], ["field_29"]);
    expect(shown).toHaveLength(7);
    expect(shown[0]?.title).toBe("field_29");
    expect(all).toHaveLength(30);
  });

  test("have the value of a record", () => {
    const [column] = chooseColumns([{ a: { b: 1 } }], []).all;
    expect(column === undefined ? "" : valueIn({ a: { b: 5 } }, column)).toBe(5);
    expect(column === undefined ? "" : valueIn({ a: null }, column)).toBeUndefined();
  });

  test("are found for any records", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (records) => {
        const { shown, all } = chooseColumns(records, ["id"]);
        expect(shown.length).toBeLessThanOrEqual(7);
        for (const column of shown) expect(all).toContain(column);
      }),
      runs(60),
    );
  });
});

test.each<[unknown, string]>([
  ["a", "a"],
  [null, "null"],
  [undefined, ""],
  [1, "1"],
  [{ a: 1 }, '{"a":1}'],
])("a cell shows %j as %j", (value, want) => {
  expect(cellText(value)).toBe(want);
});

test.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "ab…"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀😀", 3, "😀😀…"],
])("%j in %i characters is %j", (text, most, want) => {
  expect(shortText(text, most)).toBe(want);
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1400, "1.4 kB"],
  [14_200, "14.2 kB"],
  [482_000, "482 kB"],
  [5_000_000, "5.0 MB"],
])("%i bytes are %s", (bytes, want) => {
  expect(sizeText(bytes)).toBe(want);
});

test.each([
  [0.2, "1 ms"],
  [12.4, "12 ms"],
  [1250, "1.25 s"],
])("%d milliseconds are %s", (milliseconds, want) => {
  expect(durationText(milliseconds)).toBe(want);
});

test.each([
  [404, "404 Not Found"],
  [599, "599"],
])("status %i is %s", (status, want) => {
  expect(statusText(status)).toBe(want);
});
