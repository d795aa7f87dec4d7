import { describe, expect, it } from "vitest";
import { graphqlCall } from "./graphql_call.ts";

describe("graphqlCall", () => {
  it.each([
    ["a variable", "query($n: Int) { teams(first: $n) { nodes { id } } }", { n: 3 }, { operation: "query", teams: { first: 3 } }],
    ["a variable without a value", "query($n: Int) { teams(first: $n) { nodes { id } } }", {}, { operation: "query", teams: {} }],
    [
      "values in the text",
      '{ team(id: "a", n: 1.5, on: true, by: NAME, x: null) { id } }',
      {},
      { operation: "query", team: { id: "a", n: 1.5, on: true, by: "NAME", x: null } },
    ],
    [
      "lists and objects",
      "query($n: Int) { t(a: [1, $n], b: { c: $n }) { id } }",
      { n: 2 },
      { operation: "query", t: { a: [1, 2], b: { c: 2 } } },
    ],
    ["a mutation", "mutation { remove(id: 1) { ok } }", {}, { operation: "mutation", remove: { id: 1 } }],
    ["two fields", "{ a { id } b(x: 1) { id } }", {}, { operation: "query", a: {}, b: { x: 1 } }],
  ])("reads %s", (_what, query, variables, want) => {
    expect(graphqlCall({ query, variables })).toEqual(want);
  });

  it("tells texts from booleans", () => {
    expect(graphqlCall({ query: '{ t(a: "true") { id } }' })).not.toEqual(graphqlCall({ query: "{ t(a: true) { id } }" }));
  });

  it.each(["{ a { id } } query b { b { id } }", "fragment T on Team { id }", ""])(
    "refuses a document that is not one operation: %s",
    (query) => {
      expect(() => graphqlCall({ query })).toThrow();
    },
  );
});
