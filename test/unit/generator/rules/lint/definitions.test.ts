import { describe, expect, it } from "vitest";
import { foundBy, lintsOf, tidyAndChanged } from "../../../../fixtures/tidy_catalog.ts";

const ID = "          id: { type: string, required: true, description: Id of the order. }\n";

/** One more operation with some params. */
function search(params: string): readonly [string, string] {
  return [
    "      get:\n",
    `      api_search:\n        description: Searches orders.\n        params: { ${params} }\n        paging: { kind: none, reason: Short. }\n      get:\n`,
  ];
}

describe("lint/repeated-type", () => {
  const ROWS = "rows: { type: integer, min: 1, no_effect: None., description: Number of rows. }";

  it("finds params with limits that are written twice, in any form", () => {
    const other = "rows: { description: Number of rows., no_effect: None., min: 1, type: integer, example: 5 }";
    expect(foundBy("repeated-type", [[ID, `${ID}          ${ROWS}\n`], search(other)])).toEqual([
      "‹rows› `rows` is defined 2 times with the same type, limits and description",
    ]);
  });

  it("names the lines of the others", () => {
    const found = lintsOf(tidyAndChanged([ID, `${ID}          ${ROWS}\n          more_rows: ${ROWS.slice(6)}\n`], search(ROWS)));
    expect(found).toEqual(["lint/repeated-type ‹rows› `rows` is defined 3 times with the same type, limits and description"]);
  });

  it("asks for more repetitions of a short param", () => {
    const key = "{ type: string, filter: note, description: Words of the note. }";
    expect(foundBy("repeated-type", [search(`a: ${key}, b: ${key}`)])).toEqual([]);
    expect(foundBy("repeated-type", [search(`a: ${key}, b: ${key}, c: ${key}`)])).toHaveLength(1);
  });

  it.each([
    ["another limit", ROWS.replace("min: 1", "min: 2")],
    ["another description", ROWS.replace("Number of", "Number of all")],
    ["another role", ROWS.replace("None.", "Nothing.")],
  ])("accepts %s", (_, other) => {
    expect(foundBy("repeated-type", [[ID, `${ID}          ${ROWS}\n`], search(other)])).toEqual([]);
  });

  it("finds a param that is the same as a named type", () => {
    const limit = "limit: { type: integer, min: 1, max: 100, default: 10, description: Number of orders on a page. }";
    const [from, to] = search("limit: PageLimit");
    const found = foundBy("repeated-type", [
      ["limit: PageLimit", limit],
      [from, to.replace("kind: none,", "kind: none, size: limit,")],
    ]);
    expect(found).toHaveLength(1);
  });
});

describe("lint/redundant-key", () => {
  it.each([
    ["limit: { type: PageLimit, max: 100 }", ["max"]],
    ["limit: { type: PageLimit, max: 50, min: 1, default: 10 }", ["default", "min"]],
    ["limit: PageLimit -- Number of orders on a page.", ["description"]],
  ])("finds what %s repeats", (line, keys) => {
    const found = foundBy("redundant-key", [["limit: PageLimit", line]]).map(
      (text) => /`(\w+)` of `limit` repeats what `PageLimit` says/u.exec(text)?.[1],
    );
    expect(found.sort()).toEqual(keys);
  });

  it.each(["limit: PageLimit", "limit: { type: PageLimit, max: 50 }", "limit: { type: PageLimit, example: 5 }"])("accepts %s", (line) => {
    expect(foundBy("redundant-key", [["limit: PageLimit", line]])).toEqual([]);
  });
});

describe("lint/unreachable", () => {
  const [LINE, LINES] = ["  OrderLine:\n", "      lines: array<OrderLine> -- What was ordered.\n"];

  it("finds records that only use each other", () => {
    const pair =
      "  A: { description: One., fields: { b: B | null -- Two of them. } }\n  B: { description: Two., fields: { a: A | null -- One of them. } }\n";
    expect(foundBy("unreachable", [[LINE, pair + LINE]])).toEqual([
      "‹A› no operation uses the record `A`",
      "‹B› no operation uses the record `B`",
    ]);
  });

  it("finds the record of an entity whose operations all return another one", () => {
    const other = "  Other: { description: Something else., fields: { a: string -- What it is. }, example: { a: b } }\n";
    const found = foundBy("unreachable", [
      [LINE, other + LINE],
      ["        description: Returns an order.\n", "        description: Returns an order.\n        returns: Other\n"],
      ["        description: Lists orders.\n", "        description: Lists orders.\n        returns: Other\n"],
      ["filter: status", "no_effect: None."],
      ["          id: { type: string, required: true, desc", "          key: { type: string, required: true, identity: a, desc"],
      ["more: has_more", "more: has_more, id: a"],
    ]);
    expect(found).toEqual(["‹Order› no operation uses the record `Order`", "‹OrderLine› no operation uses the record `OrderLine`"]);
  });

  it("leaves to the rule what nothing mentions", () => {
    expect(lintsOf(tidyAndChanged([LINES, ""], [", lines: [{ quantity: 1 }]", ""]))).toEqual([
      "ref/unused ‹OrderLine› unused record `OrderLine`",
    ]);
  });

  it("finds named types with fields that only use each other", () => {
    const pair =
      "types:\n  A: { description: One., fields: { b: B -- Two of them. } }\n  B: { description: Two., fields: { c: string -- Three of them. } }\n";
    expect(lintsOf(tidyAndChanged(["types:\n", pair]))).toEqual([
      "ref/unused ‹A› unused named type `A`",
      "lint/unreachable ‹B› no operation uses the named type `B`",
    ]);
  });

  it.each([
    ["an element", "array<Time> | null"],
    ["a part", "Time | null"],
    ["a value", "map<Time> | null"],
  ])("accepts a named type that is %s", (_, type) => {
    const changes = [
      ["types:\n", "types:\n  Time: { description: A moment., fields: { at: integer -- Seconds since 1970. } }\n"],
      [LINES, `      time: { type: ${type}, description: When it was. }\n${LINES}`],
    ] as const;
    expect(foundBy("unreachable", changes)).toEqual([]);
  });

  it("accepts a record that another one extends", () => {
    const base = "  Thing: { description: Something., fields: { weight: number | null -- Weight in grams. } }\n";
    expect(
      foundBy("unreachable", [
        [LINE, base + LINE],
        ["    description: One product of an order.\n", "    description: One product of an order.\n    extends: Thing\n"],
      ]),
    ).toEqual([]);
  });
});
