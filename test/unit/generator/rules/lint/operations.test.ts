import { describe, expect, it } from "vitest";
import { foundBy, lintsOf, tidyAndChanged } from "../../../../fixtures/tidy_catalog.ts";

const MORE = "has_more: boolean -- Whether there are more.";
const FILTER = "          status: { enum: [open, closed, canceled], filter: status, description: Only orders in this state. }\n";

describe("lint/unused-meta", () => {
  it("finds a field that the paging does not name", () => {
    expect(foundBy("unused-meta", [[MORE, `${MORE}\n          total: integer -- Number of all orders.`]])).toEqual([
      "‹total› the paging of `shop.orders.list` does not use `total` of Meta",
    ]);
  });

  it.each([
    ["a field that repeats a param", [[MORE, `${MORE}\n          limit: integer -- Number of orders on the page.`]]],
    [
      "Meta of an operation without paging",
      [
        [
          "paging: { kind: record_cursor, next: after, size: limit, more: has_more }",
          "paging: { kind: none, next: after, size: limit, reason: Short. }",
        ],
      ],
    ],
  ] as const)("accepts %s", (_, changes) => {
    expect(foundBy("unused-meta", changes)).toEqual([]);
  });

  const SEARCH = (paging: string): readonly [string, string] => [
    "      get:\n",
    `      api_search:\n        description: Searches orders.\n        params: { page: { type: integer, description: Index of the page. }, size: PageLimit }\n        meta: { total: Total }\n        paging: ${paging}\n      get:\n`,
  ];
  const TYPE = ["types:\n", "types:\n  Total: integer -- Number of all orders.\n"] as const;
  const USE = [MORE, `${MORE}\n          total: Total`] as const;

  it("reports a named type that no paging uses once, at the type", () => {
    const found = foundBy("unused-meta", [TYPE, USE, SEARCH("{ kind: offset, next: page, size: size }")]);
    expect(found).toEqual(["‹Total› the paging of its operations does not use `Total` of Meta"]);
  });

  it("reports the operations if the paging of another one uses the type", () => {
    const found = foundBy("unused-meta", [TYPE, USE, SEARCH("{ kind: offset, next: page, size: size, total: total }")]);
    expect(found).toEqual(["‹total› the paging of `shop.orders.list` does not use `total` of Meta"]);
  });
});

describe("lint/unexplained-list", () => {
  const described = (text: string): readonly string[] =>
    foundBy("unexplained-list", [
      [FILTER, ""],
      ["Lists orders.", text],
    ]);

  it.each(["Lists orders.", "Returns a list of the orders.", "List Order records.", "Retrieves a page of orders."])(
    "finds “%s”",
    (text) => {
      expect(described(text)).toEqual([expect.stringContaining("‹list› `shop.orders.list` has no filter")]);
    },
  );

  it.each(["Lists all orders.", "Lists orders, newest first.", "Lists open orders.", "Lists orders. There are no filters."])(
    "accepts “%s”",
    (text) => {
      expect(described(text)).toEqual([]);
    },
  );

  it("accepts a list with a note", () => {
    expect(
      foundBy("unexplained-list", [
        [FILTER, ""],
        ["Lists orders.\n", "Lists orders.\n        notes: [Only those of this year.]\n"],
      ]),
    ).toEqual([]);
  });

  it.each([
    "filter: status",
    "search: { language: text, in: note }",
    "parent: { entity: orders, field: id }",
    "excludes: { field: status, is: open }",
  ])("accepts a list with a param that has %s", (role) => {
    const type = role.startsWith("excludes") ? "boolean" : "string";
    const line = `          other: { type: ${type}, ${role}, description: Which orders. }\n`;
    expect(foundBy("unexplained-list", [[FILTER, line]])).toEqual([]);
  });

  it("does not look at other actions", () => {
    expect(
      foundBy("unexplained-list", [
        ["      list:\n        description: Lists orders.", "      api_search:\n        description: Searches orders."],
        [FILTER, ""],
      ]),
    ).toEqual([]);
  });
});

describe("lint/no-example and lint/placeholder-example", () => {
  it("find records that are returned without an example, and no others", () => {
    expect(lintsOf(tidyAndChanged(["    example: { id: ord_1, note: null, status: open, lines: [{ quantity: 1 }] }\n", ""]))).toEqual([
      "lint/no-example ‹Order› record `Order` has no `example`",
    ]);
  });

  it.each(["subdomain", "Subdomain", "string", "example", "foo", "...", "''", "'?'"])("find the placeholder %s", (text) => {
    expect(foundBy("placeholder-example", [["example: toys", `example: ${text}`]])).toHaveLength(1);
  });

  it.each(["toys", "my-shop", "subdomain-2"])("accept %s", (text) => {
    expect(foundBy("placeholder-example", [["example: toys", `example: ${text}`]])).toEqual([]);
  });

  it("accept a placeholder that the type lists, and that of a secret", () => {
    expect(foundBy("placeholder-example", [["type: string, example: toys", "enum: [test, live], example: test"]])).toEqual([]);
    expect(foundBy("placeholder-example", [["example: key_EXAMPLE", "example: string"]])).toEqual([]);
  });
});
