import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { idsFound, refusalOf } from "./searching.ts";

const contacts = [
  { id: "1", properties: { email: "ada@example.com", amount: "1000", stage: "won", closed: "2024-06-10T06:13:20Z", "a.b": "dotted" } },
  { id: "2", properties: { email: "bo.sample@test.example.org", amount: "200", stage: "Lost deal", closed: "2024-07-01" } },
  { id: "3", properties: { email: null, stage: "won", plain: 30 } },
];

function search(groups: unknown): readonly unknown[] {
  return idsFound({ language: "filter_groups", in: ["properties"] }, groups as JsonValue, contacts, "filterGroups");
}

function searchOne(filter: unknown): readonly unknown[] {
  return search([{ filters: [filter] }]);
}

describe("filter groups", () => {
  test.each([
    [{ operator: "EQ", propertyName: "stage", value: "won" }, ["1", "3"]],
    [{ operator: "EQ", propertyName: "stage", value: "Won" }, []],
    [{ operator: "EQ", propertyName: "amount", value: "1000.0" }, ["1"]],
    [{ operator: "EQ", propertyName: "plain", value: "30" }, ["3"]],
    [{ operator: "EQ", propertyName: "a.b", value: "dotted" }, ["1"]],
    [{ operator: "NEQ", propertyName: "stage", value: "won" }, ["2"]],
    [{ operator: "NEQ", propertyName: "amount", value: "1000" }, ["2"]],
    [{ operator: "LT", propertyName: "amount", value: "1000" }, ["2"]],
    [{ operator: "LTE", propertyName: "amount", value: "1000" }, ["1", "2"]],
    [{ operator: "GT", propertyName: "amount", value: "200" }, ["1"]],
    [{ operator: "GTE", propertyName: "amount", value: "200" }, ["1", "2"]],
    [{ operator: "GT", propertyName: "plain", value: "4" }, ["3"]],
    [{ operator: "GT", propertyName: "stage", value: "a" }, ["1", "3"]],
    [{ operator: "GT", propertyName: "stage", value: "5" }, []],
    [{ operator: "GT", propertyName: "closed", value: "2024-06-30" }, ["2"]],
    [{ operator: "GTE", propertyName: "closed", value: "1718000000000" }, ["1", "2"]],
    [{ operator: "GT", propertyName: "closed", value: "1718000000000" }, ["2"]],
    [{ operator: "BETWEEN", propertyName: "amount", values: ["200", "1000"] }, ["1", "2"]],
    [{ operator: "BETWEEN", propertyName: "amount", values: ["201", "1000"] }, ["1"]],
    [{ operator: "BETWEEN", propertyName: "amount", values: ["200", "999"] }, ["2"]],
    [{ operator: "BETWEEN", propertyName: "amount", values: ["1000", "200"] }, []],
    [{ operator: "BETWEEN", propertyName: "closed", values: ["2024-06-10", "2024-06-11"] }, ["1"]],
    [{ operator: "IN", propertyName: "stage", values: ["Lost deal", "open"] }, ["2"]],
    [{ operator: "IN", propertyName: "amount", values: ["200.00"] }, ["2"]],
    [{ operator: "NOT_IN", propertyName: "stage", values: ["Lost deal", "open"] }, ["1", "3"]],
    [{ operator: "NOT_IN", propertyName: "amount", values: ["200"] }, ["1"]],
    [{ operator: "HAS_PROPERTY", propertyName: "email" }, ["1", "2"]],
    [{ operator: "NOT_HAS_PROPERTY", propertyName: "email" }, ["3"]],
    [{ operator: "NOT_HAS_PROPERTY", propertyName: "__proto__" }, ["1", "2", "3"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "example" }, ["1", "2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "exam" }, []],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "exam*" }, ["1", "2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "*ample.com" }, ["1"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "*@example.com" }, ["1"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "bo*org" }, ["2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "o*org" }, []],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "b*s*o*g" }, ["2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: "*" }, ["1", "2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "stage", value: "deal" }, ["2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "stage", value: "deal Lost" }, ["2"]],
    [{ operator: "CONTAINS_TOKEN", propertyName: "stage", value: "Lost*deal" }, []],
    [{ operator: "CONTAINS_TOKEN", propertyName: "stage", value: "Deal" }, []],
    [{ operator: "NOT_CONTAINS_TOKEN", propertyName: "email", value: "ada" }, ["2"]],
  ])("%j finds %j", (filter, want) => {
    expect(searchOne(filter)).toEqual(want);
  });

  test.each([
    [{ propertyName: "stage", value: "won" }],
    [{ operator: "EQ", value: "won" }],
    [{ operator: "EQ", propertyName: "stage" }],
    [{ operator: "EQ", propertyName: "stage", values: ["won"] }],
    [{ operator: "NEQ", propertyName: "stage" }],
    [{ operator: "IN", propertyName: "stage", value: "won" }],
    [{ operator: "IN", propertyName: "stage", values: [] }],
    [{ operator: "NOT_IN", propertyName: "stage" }],
    [{ operator: "NOT_IN", propertyName: "stage", values: [] }],
    [{ operator: "BETWEEN", propertyName: "amount", value: "1" }],
    [{ operator: "BETWEEN", propertyName: "amount", values: ["1"] }],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email" }],
    [{ operator: "NOT_CONTAINS_TOKEN", propertyName: "email" }],
    [{ operator: "CONTAINS_TOKEN", propertyName: "email", value: " " }],
    [{ operator: "HAS_PROPERTY" }],
    [{}],
    ["won"],
  ])("%j finds nothing", (filter) => {
    expect(searchOne(filter)).toEqual([]);
  });

  const won = { operator: "EQ", propertyName: "stage", value: "won" };
  const rich = { operator: "GT", propertyName: "amount", value: "500" };
  const second = { operator: "EQ", propertyName: "amount", value: "200" };

  test.each([
    ["no groups", [], ["1", "2", "3"]],
    ["a group without filters", [{}], ["1", "2", "3"]],
    ["a group with an empty list of filters", [{ filters: [] }], ["1", "2", "3"]],
    ["a group without filters besides another one", [{ filters: [second] }, {}], ["1", "2", "3"]],
    ["several filters, which must all match", [{ filters: [won, rich] }], ["1"]],
    ["several groups, one of which must match", [{ filters: [won, rich] }, { filters: [second] }], ["1", "2"]],
    ["a filter that is incomplete besides one that matches", [{ filters: [won, {}] }], []],
    ["a group that matches nothing besides one that does", [{ filters: [{}] }, { filters: [second] }], ["2"]],
  ])("%s", (_case, groups, want) => {
    expect(search(groups)).toEqual(want);
  });

  test("look at the record itself if the role names no object", () => {
    const groups = [{ filters: [{ operator: "EQ", propertyName: "id", value: "2" }] }];
    expect(idsFound({ language: "filter_groups" }, groups, contacts)).toEqual(["2"]);
  });

  test("refuse an unknown operator", () => {
    expect(refusalOf(() => searchOne({ operator: "GTEE", propertyName: "stage", value: "won" }))).toEqual({
      message:
        "`filterGroups` has no operator `GTEE`; did you mean `GTE`? Known: `EQ`, `NEQ`, `LT`, `LTE`, `GT`, `GTE`, `BETWEEN`, `IN`, `NOT_IN`, " +
        "`CONTAINS_TOKEN`, `NOT_CONTAINS_TOKEN`, `HAS_PROPERTY`, `NOT_HAS_PROPERTY`.",
      field: "params.filterGroups",
      code: "query/unsupported",
    });
  });

  test("refuse a value that is no list", () => {
    expect(refusalOf(() => search({})).message).toBe("`filterGroups` must be a list of filter groups.");
  });
});
