import { describe, expect, test } from "vitest";
import { idsFound, refusalOf } from "./searching.ts";

const projects = [
  { id: "1", key: "EXA", name: "Example exports (new)", properties: { note: "Ärger", deep: { list: ["Inner 42"] } } },
  { id: "2", key: "OPS", name: "Operations", properties: { amount: 42, active: true } },
  { id: "3", key: "LAB", name: null },
];

describe("text search", () => {
  test.each([
    ["", ["1", "2", "3"]],
    ["example", ["1"]],
    ["EXAMPLE EXP", ["1"]],
    ["ops", ["2"]],
    ["s (NEW)", ["1"]],
    [".*", []],
    ["null", []],
    ["42", []],
  ])("of %j in two fields finds %j", (text, want) => {
    expect(idsFound({ language: "text", in: ["key", "name"] }, text, projects)).toEqual(want);
  });

  test.each([
    ["42", ["1", "2"]],
    ["ÄRGER", ["1"]],
    ["true", ["2"]],
    ["note", []],
  ])("of %j in an object finds %j", (text, want) => {
    expect(idsFound({ language: "text", in: ["properties"] }, text, projects)).toEqual(want);
  });

  test("looks at all fields if the role names none", () => {
    expect(idsFound({ language: "text" }, "lab", projects)).toEqual(["3"]);
  });

  test("refuses a value that is no text", () => {
    expect(refusalOf(() => idsFound({ language: "text" }, 5, projects))).toEqual({
      message: "`q` must be a text.",
      field: "params.q",
      code: "query/unsupported",
    });
  });
});
