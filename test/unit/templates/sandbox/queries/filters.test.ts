import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import type { JsonObject } from "../../../../../templates/sandbox/definition.ts";
import { conditionTest, toFilter, type FilterContext } from "../../../../../templates/sandbox/queries/filters.ts";
import type { RoleOf } from "../../../../../templates/sandbox/queries/query_types.ts";
import { refusalOf } from "./searching.ts";

const context: FilterContext = { param: "p", fieldNames: [] };

function keeps(role: Omit<RoleOf<"filter">, "kind">, value: JsonValue | undefined, record: JsonObject, inclusive = false): boolean {
  return toFilter({ kind: "filter", ...role }, value, { ...context, inclusive })(record);
}

describe("filters that compare for equality", () => {
  test.each<[JsonValue | undefined, JsonValue, boolean]>([
    ["a", "a", true],
    ["a", "A", false],
    ["a", "ab", false],
    [5, 5, true],
    [5, "5", true],
    ["5", 5, true],
    ["5", "5.0", false],
    [5, "5a", false],
    [5, 6, false],
    [true, true, true],
    [true, false, false],
    ["true", true, true],
    [true, "true", false],
    ["a", ["b", "a"], true],
    ["a", ["b"], false],
    ["a", null, false],
    [["a", "b"], "b", true],
    [["a", "b"], "c", false],
    [[], "c", false],
    [{ enabled: true }, { enabled: true, status: "complete" }, true],
    [{ enabled: true }, { enabled: false }, false],
    [{ enabled: true }, {}, false],
    [{ enabled: null }, {}, true],
    [{ inner: { a: 1 } }, { inner: { a: 1, b: 2 } }, true],
    [{ enabled: true }, "x", false],
    [{}, { a: 1 }, true],
    ["x", { a: 1 }, false],
    [undefined, "a", true],
    [null, "a", true],
  ])("%j and the field %j: %s", (value, field, want) => {
    expect(keeps({ as: "equals", field: "f" }, value, { f: field })).toBe(want);
  });

  test("a field that is missing does not match", () => {
    expect(keeps({ as: "equals", field: "f" }, "a", {})).toBe(false);
  });

  test("a path goes through objects and lists", () => {
    expect(keeps({ as: "equals", field: "jobs.id" }, 7, { jobs: [{ id: 6 }, { id: 7 }] })).toBe(true);
    expect(keeps({ as: "equals", field: "jobs.id" }, 8, { jobs: [{ id: 6 }, { id: 7 }] })).toBe(false);
  });
});

test.each<[JsonValue, JsonValue, boolean]>([
  [["a", "b"], "b", true],
  ["a,b", "b", true],
  ["a, b", "b", true],
  ["a,b", "a,b", false],
  ["", "a", false],
  [[], "a", false],
  [[1, 2], "2", true],
  ["1,2", 2, true],
])("one_of %j and the field %j: %s", (value, field, want) => {
  expect(keeps({ as: "one_of", field: "f" }, value, { f: field })).toBe(want);
});

test.each<["contains" | "prefix", JsonValue, JsonValue, boolean]>([
  ["contains", "amp", "Example", true],
  ["contains", "EX", "Example", false],
  ["contains", "amp", ["a", "Example"], true],
  ["contains", ["x!", "amp"], "Example", true],
  ["contains", 4, 142, true],
  ["contains", "amp", null, false],
  ["prefix", "Ex", "Example", true],
  ["prefix", "am", "Example", false],
  ["prefix", "", "Example", true],
])("%s %j and the field %j: %s", (as, value, field, want) => {
  expect(keeps({ as, field: "f" }, value, { f: field })).toBe(want);
});

describe("filters by time", () => {
  test.each<["after" | "before", JsonValue, JsonValue, boolean, boolean]>([
    ["after", "2024-06-10", "2024-06-10T00:00:00.001Z", true, true],
    ["after", "2024-06-10", "2024-06-10T00:00:00.000Z", false, true],
    ["after", "2024-06-10", "2024-06-09T23:59:59Z", false, false],
    ["after", "2024-06-10T02:00:00+02:00", "2024-06-10", false, true],
    ["before", "2024-06-10", "2024-06-09T23:59:59Z", true, true],
    ["before", "2024-06-10", "2024-06-10", false, true],
    ["before", "2024-06-10", "2024-06-11", false, false],
    ["after", "1718000000.000100", "1718000000.000100", false, true],
    ["after", "1718000000.000100", "1718000000.000101", true, true],
    ["before", "1718000000.000100", "1718000000.000099", true, true],
    ["before", "1718000000", 1718000000, false, true],
    ["after", "2024-06-10", null, false, false],
    ["after", "2024-06-10", "soon", false, false],
  ])("%s %j and the field %j: %s, inclusive %s", (as, value, field, want, wantInclusive) => {
    expect(keeps({ as, field: "f" }, value, { f: field })).toBe(want);
    expect(keeps({ as, field: "f", inclusive: true }, value, { f: field })).toBe(wantInclusive);
    expect(keeps({ as, field: "f" }, value, { f: field }, true)).toBe(wantInclusive);
  });

  test.each<[JsonValue, readonly number[]]>([
    [{}, [1, 2, 3]],
    [{ gt: 1 }, [2, 3]],
    [{ gte: 2 }, [2, 3]],
    [{ lt: 2 }, [1]],
    [{ lte: 2 }, [1, 2]],
    [{ gt: 1, lt: 3 }, [2]],
    [{ gte: 1, lte: 3 }, [1, 2, 3]],
    [{ gt: 3 }, []],
    [{ gt: "1", lt: null }, [2, 3]],
  ])("the interval %j keeps %j", (value, want) => {
    expect([1, 2, 3].filter((created) => keeps({ as: "interval", field: "created" }, value, { created }))).toEqual(want);
  });

  test.each<["after" | "before" | "interval", JsonValue, string, string]>([
    [
      "after",
      "yesterday",
      "params.p",
      "`p` must be a time: Unix seconds (1718000000 or 1718000000.000100), a date (2024-06-10) or an ISO 8601 time (2024-06-10T06:13:20Z).",
    ],
    ["before", "2024-02-30", "params.p", "`p` must be a time: "],
    ["after", true, "params.p", "`p` must be a time: "],
    ["interval", { gt: "x" }, "params.p.gt", "`p.gt` must be a time: "],
    ["interval", 5, "params.p", "`p` must be an object with `gt`, `gte`, `lt` or `lte`."],
  ])("%s refuses %j", (as, value, field, message) => {
    const refusal = refusalOf(() => keeps({ as, field: "f" }, value, {}));
    expect(refusal).toMatchObject({ field, message: expect.stringContaining(message) as string });
    expect(refusal.code).toBe(as === "interval" && value === 5 ? "filter/interval" : "filter/time");
  });
});

describe("meanings", () => {
  const status: Omit<RoleOf<"filter">, "kind"> = {
    as: "equals",
    meanings: {
      canceled: [{ field: "status", is: "canceled" }],
      ended: [{ field: "status", is: ["canceled", "incomplete_expired"] }],
      open: [
        { field: "status", isNot: ["canceled", "incomplete_expired"] },
        { field: "deleted", isNot: true },
      ],
      all: [],
    },
  };

  test.each<[string, JsonObject, boolean]>([
    ["canceled", { status: "canceled" }, true],
    ["canceled", { status: "incomplete_expired" }, false],
    ["ended", { status: "incomplete_expired" }, true],
    ["ended", { status: "active" }, false],
    ["all", { status: "active" }, true],
    ["all", {}, true],
    ["open", { status: "active" }, true],
    ["open", { status: "active", deleted: true }, false],
    ["open", { status: "canceled" }, false],
    ["other", { status: "other" }, false],
    ["toString", {}, false],
  ])("of %s for %j: %s", (value, record, want) => {
    expect(keeps(status, value, record)).toBe(want);
  });

  test.each<[JsonValue, boolean]>([
    ["public", false],
    ["public,private", true],
    [["public", "private"], true],
    [[], false],
  ])("of one of %j: %s", (value, want) => {
    const meanings = { public: [{ field: "is_private", isNot: true }], private: [{ field: "is_private", is: true }] };
    expect(keeps({ as: "one_of", meanings }, value, { is_private: true })).toBe(want);
  });

  test("values without a meaning are compared with the field", () => {
    const meanings = { any: [] };
    expect(keeps({ as: "equals", field: "f", meanings }, "a", { f: "a" })).toBe(true);
    expect(keeps({ as: "equals", field: "f", meanings }, "a", { f: "b" })).toBe(false);
    expect(keeps({ as: "equals", field: "f", meanings }, "any", { f: "b" })).toBe(true);
  });

  test("of numbers and booleans go by their text", () => {
    const meanings = { true: [{ field: "f", is: 1 }], 2: [{ field: "f", is: 2 }] };
    expect([true, 2].map((value) => keeps({ as: "equals", meanings }, value, { f: 2 }))).toEqual([false, true]);
  });
});

describe("includes and excludes", () => {
  test.each<["includes" | "excludes", JsonValue | undefined, boolean]>([
    ["includes", undefined, false],
    ["includes", false, false],
    ["includes", true, true],
    ["excludes", undefined, true],
    ["excludes", false, true],
    ["excludes", true, false],
  ])("%s with the value %j keeps a record with the condition: %s", (kind, value, want) => {
    const test = toFilter({ kind, field: "deleted", is: true }, value, context);
    expect([test({ deleted: true }), test({ deleted: false }), test({})]).toEqual([want, true, true]);
  });

  test("null covers a missing field", () => {
    const test = toFilter({ kind: "excludes", field: "driveId", isNot: null }, true, context);
    expect([test({ driveId: "d" }), test({ driveId: null }), test({})]).toEqual([false, true, true]);
  });
});

test.each<[Parameters<typeof conditionTest>[0], JsonObject, boolean]>([
  [{ field: "a", is: 1 }, { a: 1 }, true],
  [{ field: "a", is: 1 }, { a: 2 }, false],
  [{ field: "a", is: 1 }, {}, false],
  [{ field: "a", is: [1, null] }, {}, true],
  [{ field: "a", is: null }, { a: null }, true],
  [{ field: "a", is: null }, { a: [] }, true],
  [{ field: "a", is: null }, { a: 0 }, false],
  [{ field: "a", isNot: null }, { a: 0 }, true],
  [{ field: "a", isNot: null }, {}, false],
  [{ field: "a", isNot: [1, 2] }, { a: 2 }, false],
  [{ field: "a", isNot: [1, 2] }, { a: 3 }, true],
  [{ field: "a", isNot: 1 }, {}, true],
  [{ field: "a", is: [1, 2], isNot: 2 }, { a: 2 }, false],
  [{ field: "a.b", is: "x" }, { a: [{ b: "y" }, { b: "x" }] }, true],
  [{ field: "a.b", isNot: "x" }, { a: [{ b: "y" }, { b: "x" }] }, false],
  [{ field: "a" }, {}, true],
])("the condition %j and the record %j: %s", (condition, record, want) => {
  expect(conditionTest(condition)(record)).toBe(want);
});
