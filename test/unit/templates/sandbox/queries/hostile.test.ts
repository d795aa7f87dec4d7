import { orderLanguages, searchLanguages } from "../../../../../templates/core/roles.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { toFilter } from "../../../../../templates/sandbox/queries/filters.ts";
import { parseOrder } from "../../../../../templates/sandbox/queries/orders.ts";
import { parseSearch } from "../../../../../templates/sandbox/queries/search.ts";
import { toExpansion, toSelection } from "../../../../../templates/sandbox/operations/shapes.ts";
import { OperationError } from "../../../../../templates/runtime/server/operation_error.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { idsFound, refusalOf } from "./searching.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

const fieldNames = ["a", "b", "properties"];
const context = { param: "q", fieldNames, required: ["a", "b.c"], optional: ["b"], metaNames: ["next"] };
const records = [{ a: "1", b: [{ c: 2 }], properties: { a: "x y" } }, {}, { a: null, b: 5 }];

/** Everything that reads a value of a param, applied to records. */
const readers: readonly (readonly [name: string, read: (value: JsonValue) => unknown])[] = [
  ...searchLanguages.map(
    (language) =>
      [
        `the search language ${language}`,
        (value: JsonValue) => {
          const { matches, compare } = parseSearch({ kind: "search", language, in: ["properties"] }, value, context);
          return records.filter(matches).sort(compare);
        },
      ] as const,
  ),
  ...orderLanguages.map(
    (language) =>
      [`the order ${language}`, (value: JsonValue) => [...records].sort(parseOrder({ kind: "order", language }, value, context))] as const,
  ),
  ["a mask", (value) => records.map(toSelection({ kind: "select", as: "mask" }, value, context))],
  ["the mask of a list", (value) => records.map(toSelection({ kind: "select", as: "mask", list: "items" }, value, context))],
  ["names", (value) => records.map(toSelection({ kind: "select", as: "names", in: "properties" }, value, context))],
  ["expansion", (value) => records.map(toExpansion({ kind: "expand" }, value, context))],
  ...(["interval", "equals", "one_of", "contains", "prefix", "after", "before"] as const).map(
    (as) =>
      [`the filter ${as}`, (value: JsonValue) => records.filter(toFilter({ kind: "filter", field: "a", as }, value, context))] as const,
  ),
];

/** Pieces of all languages, put together at random, so that most texts get past the first token. */
const pieces = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          "a",
          "b",
          " ",
          "and",
          "or",
          "not",
          "in",
          "is",
          "empty",
          "order by",
          "=",
          "!=",
          "~",
          ":",
          ">",
          "<=",
          "(",
          ")",
          ",",
          "/",
          "*",
          "-",
          '"',
          "'",
          "\\",
          "[",
          "]",
          "!",
          "'x'",
          '"y"',
          "5",
          "desc",
          "contains",
          "null",
          "items",
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: CHARACTER, maxLength: 3 }) },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(" ".repeat(parts.length % 2)));

/** Whether a call returns or throws a 422; any other error is thrown. */
function endsWell(call: () => unknown): boolean {
  try {
    call();
  } catch (error) {
    if (!(error instanceof OperationError) || error.status !== 422) throw error;
    return error.message.length < 2000 && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(error.message);
  }
  return true;
}

describe.each(readers)("%s", (_name, read) => {
  test("takes any text, or refuses it in one short line", () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: CHARACTER })), (text) => endsWell(() => read(text))),
      runs(60),
    );
  });

  test("takes any value of JSON, or refuses it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => endsWell(() => read(value as JsonValue))),
      runs(60),
    );
  });

  test.each([
    ["(".repeat(100_000)],
    ["not ".repeat(100_000)],
    [`${"(".repeat(100_000)}a = '1'${")".repeat(100_000)}`],
    [`${"a(".repeat(50_000)}a${")".repeat(50_000)}`],
    [`a${"/a".repeat(100_000)}`],
    [`"${"\\".repeat(200_000)}`],
    [`'${"x".repeat(500_000)}`],
    [`'${"x".repeat(500_000)}' in a`],
    [" ".repeat(500_000)],
    ["-".repeat(200_000)],
    [",".repeat(200_000)],
    ["9".repeat(200_000)],
    [`a:"${"*".repeat(200_000)}"`],
    ["a".repeat(500_000)],
    [Array.from({ length: 50_000 }, () => "a = '1'").join(" or ")],
    [Array.from({ length: 50_000 }, () => "a:1").join(" OR ")],
    [Array.from({ length: 50_000 }, () => "a").join(",")],
    [`a in (${Array.from({ length: 50_000 }, (_, index) => index).join(",")})`],
  ])("takes or refuses a very long text (case %#)", (text) => {
    expect(endsWell(() => read(text))).toBe(true);
  });
});

describe("nesting", () => {
  const nested = (depth: number): string => `${"(".repeat(depth)}a = 1${")".repeat(depth)}`;

  test.each(["jql", "file_query"] as const)("of 50 levels is fine in %s, deeper is refused", (language) => {
    const found = (query: string): unknown => idsFound({ language }, query, [{ id: "x", a: 1 }]);
    expect(found(nested(50))).toEqual(["x"]);
    expect(refusalOf(() => found(nested(51))).message).toContain(
      "at character 52: parentheses and `not` nest more than 50 deep. Supported:",
    );
    expect(refusalOf(() => found(`${"not ".repeat(51)}a = 1`)).message).toContain("nest more than 50 deep");
  });

  test("of masks is limited, too", () => {
    const read = (mask: string): unknown => toSelection({ kind: "select", as: "mask" }, mask, context)({ a: 1 });
    expect(read(`a${"/a".repeat(50)}`)).toEqual({ a: 1 });
    expect(refusalOf(() => read(`a${"/a".repeat(51)}`)).code).toBe("mask/unsupported");
  });
});

test("a token with many stars is compared in linear time", () => {
  const groups = [{ filters: [{ operator: "CONTAINS_TOKEN", propertyName: "t", value: `${"*a".repeat(1000)}*b` }] }];
  expect(idsFound({ language: "filter_groups" }, groups, [{ id: "x", t: "a".repeat(50_000) }])).toEqual([]);
});
