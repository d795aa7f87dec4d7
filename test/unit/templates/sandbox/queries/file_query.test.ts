import { describe, expect, test } from "vitest";
import { idsFound, refusalOf } from "./searching.ts";

const files = [
  {
    id: "1",
    name: "Report 1",
    mimeType: "text/plain",
    trashed: false,
    starred: true,
    modifiedTime: "2024-06-01T12:00:00.000Z",
    parents: ["f1"],
    size: "900",
  },
  {
    id: "2",
    name: "it's a \\ report",
    mimeType: "image/png",
    trashed: true,
    starred: false,
    modifiedTime: "2024-06-10T12:00:00.000Z",
    parents: ["f1", "f2"],
    size: "10000",
  },
  {
    id: "3",
    name: "Photo",
    mimeType: "image/png",
    trashed: null,
    modifiedTime: "2024-07-01T12:00:00.000Z",
    parents: null,
    owners: [{ displayName: "Ada" }],
  },
];

function search(query: string): readonly unknown[] {
  return idsFound({ language: "file_query", fields: { fullText: ["name", "mimeType"] } }, query, files);
}

describe("file queries", () => {
  test.each([
    ["", ["1", "2", "3"]],
    ["name = 'Photo'", ["3"]],
    ['name = "Photo"', ["3"]],
    ["name = 'photo'", []],
    ["name != 'Photo'", ["1", "2"]],
    ["name contains 'eport'", ["1", "2"]],
    ["name contains 'Report'", ["1"]],
    [String.raw`name = 'it\'s a \\ report'`, ["2"]],
    [String.raw`name contains '\''`, ["2"]],
    ["mimeType = 'image/png'", ["2", "3"]],
    ["mimeType contains 'image/'", ["2", "3"]],
    ["trashed = true", ["2"]],
    ["trashed = false", ["1"]],
    ["trashed != true", ["1"]],
    ["not trashed = true", ["1", "3"]],
    ["trashed = 'true'", ["2"]],
    ["starred = true and trashed = false", ["1"]],
    ["modifiedTime > '2024-06-10T12:00:00'", ["3"]],
    ["modifiedTime >= '2024-06-10T12:00:00'", ["2", "3"]],
    ["modifiedTime < '2024-06-10T14:00:00+02:00'", ["1"]],
    ["modifiedTime <= '2024-06-10T14:00:00+02:00'", ["1", "2"]],
    ["modifiedTime > '2024-06-10'", ["2", "3"]],
    ["size > 1000", ["2"]],
    ["'f1' in parents", ["1", "2"]],
    ["'f2' in parents", ["2"]],
    ["not 'f1' in parents", ["3"]],
    ["'f1' IN parents AND NOT 'f2' in parents", ["1"]],
    ["parents = 'f2'", ["2"]],
    ["owners.displayName = 'Ada'", ["3"]],
    ["'Ada' in owners", []],
    ["fullText contains 'png'", ["2", "3"]],
    ["name = 'Photo' or 'f2' in parents and trashed = false", ["3"]],
    ["(name = 'Photo' or 'f2' in parents) and trashed = true", ["2"]],
    ["not (name = 'Photo' or name contains 'report')", ["1"]],
  ])("%s finds %j", (query, want) => {
    expect(search(query)).toEqual(want);
  });

  test.each([
    ["name ~ 'x'", 6, "expected `=`, `!=`, `<`, `<=`, `>`, `>=` or `contains`, found `~`."],
    ["name", 5, "expected `=`, `!=`, `<`, `<=`, `>`, `>=` or `contains`, found the end."],
    ["name = Photo", 8, "expected a value in quotes, a number, `true` or `false`, found `Photo`."],
    ["name = 'Photo", 8, "expected a value in quotes, a number, `true` or `false`, found a quote (') that is not closed."],
    ["modifiedTime > 2024-06-10", 16, "expected a value in quotes, a number, `true` or `false`, found `2024-06-10`."],
    ["modifiedTime > 'June'", 16, 'expected a number, or a date such as "2025-03-01", found the text "June".'],
    ["'f1' parents", 6, "expected `in`, found `parents`."],
    ["'f1' in 'f2'", 9, "there is no field `f2`."],
    ["name = 'a' name = 'b'", 12, "expected `and`, `or` or the end, found `name`."],
    ["(name = 'a'", 12, "expected `)`, found the end."],
    ["not", 4, "expected a field, found the end."],
    ["and name = 'a'", 1, "there is no field `and`."],
    ["nam = 'a'", 1, "there is no field `nam`; did you mean `name`?"],
    ["properties has { key='a' and value='b' }", 1, "there is no field `properties`."],
    ["Name = 'a'", 1, "there is no field `Name`; did you mean `name`?"],
  ])("refuses %s at character %i", (query, character, problem) => {
    const { message, field } = refusalOf(() => search(query));
    expect(message).toContain(`\`q\` is not supported at character ${character}: ${problem}`);
    expect(message).toMatch(/ Supported: `field = 'value'`, .* parentheses\.$/u);
    expect(field).toBe("params.q");
  });
});
