import { describe, expect, test } from "vitest";
import { idsFound, refusalOf } from "./searching.ts";

const charges = [
  {
    id: "a",
    amount: 500,
    status: "succeeded",
    refunded: true,
    email: "jo@example.com",
    metadata: { order: "6735", "a.b": "x" },
    created: 1718000000,
  },
  { id: "b", amount: 1000, status: "failed", refunded: false, email: null, metadata: {}, created: 1719000000, card: { brand: "visa" } },
  { id: "c", amount: 2000, status: "pending", refunded: false, metadata: { order: "none" }, created: 1720000000, tags: ["new", "big"] },
];

function search(query: string): readonly unknown[] {
  return idsFound({ language: "clauses" }, query, charges, "query");
}

describe("clauses", () => {
  test.each([
    ["", ["a", "b", "c"]],
    ["  ", ["a", "b", "c"]],
    ['status:"failed"', ["b"]],
    ["status:'failed'", ["b"]],
    ["status:failed", ["b"]],
    ["status : failed", ["b"]],
    ['status:"FAILED"', []],
    ['status:"fail"', []],
    ['email:"jo@example.com"', ["a"]],
    ["email:jo@example.com", ["a"]],
    ['email~"example"', ["a"]],
    ['email~"Example"', []],
    ['-status:"failed"', ["a", "c"]],
    ['-email:"jo@example.com"', ["b", "c"]],
    ["-email~example", ["b", "c"]],
    ["-amount>500", ["a"]],
    ["amount:1000", ["b"]],
    ['amount:"1000.0"', ["b"]],
    ["amount>1000", ["c"]],
    ["amount>=1000", ["b", "c"]],
    ["amount<1000", ["a"]],
    ["amount<=1000", ["a", "b"]],
    ['amount>"999"', ["b", "c"]],
    ["amount>-1", ["a", "b", "c"]],
    ['created>"2024-06-20"', ["b", "c"]],
    ["status>5", []],
    ['refunded:"true"', ["a"]],
    ["refunded:false", ["b", "c"]],
    ['metadata["order"]:"6735"', ["a"]],
    ["metadata['order']:6735", ["a"]],
    ['metadata["a.b"]:"x"', ["a"]],
    ['metadata["order"]:null', ["b"]],
    ['-metadata["order"]:null', ["a", "c"]],
    ['metadata["__proto__"]:null', ["a", "b", "c"]],
    ["email:null", ["b", "c"]],
    ['email:"null"', []],
    ["-email:null", ["a"]],
    ["card.brand:visa", ["b"]],
    ["card.brand.name:visa", []],
    ["tags:big", ["c"]],
    ["card~vis", ["b"]],
    ["status:failed AND amount>500", ["b"]],
    ["status:failed amount>500", ["b"]],
    ["status:failed and amount>5000", []],
    ["status:failed OR amount>1000", ["b", "c"]],
    ["status:failed or status:pending or amount:500", ["a", "b", "c"]],
    ['status:"fa\\il\\"ed"', []],
  ])("%s finds %j", (query, want) => {
    expect(search(query)).toEqual(want);
  });

  test("unescapes quotes and backslashes", () => {
    const records = [{ id: "x", name: String.raw`a"b\c` }];
    expect(idsFound({ language: "clauses" }, String.raw`name:"a\"b\\c"`, records)).toEqual(["x"]);
  });

  test("takes names that the role gives to fields", () => {
    const fields = { mail: ["email", "card.brand"] };
    expect(idsFound({ language: "clauses", fields }, "mail:visa OR mail:jo@example.com", charges)).toEqual(["a", "b"]);
  });

  const SUPPORTED =
    'Supported: clauses `field:"value"`, `field~"part"`, `field>n`, `>=`, `<`, `<=`, `metadata["key"]:"value"`, `field:null` and ' +
    '`-field:"value"`, all joined by AND (or blanks), or all by OR.';

  test.each([
    ["status:a AND amount:1 OR amount:2", 23, "expected AND or OR (not both) or the end, found `OR`."],
    ["status:a OR amount:1 AND amount:2", 22, "expected AND or OR (not both) or the end, found `AND`."],
    ["status:a OR amount:1 amount:2", 22, "expected AND or OR (not both) or the end, found `amount`."],
    ["(status:a)", 1, "expected a field, found `(`."],
    ["status", 7, "expected `:`, `~`, `>`, `>=`, `<` or `<=`, found the end."],
    ["status=a", 7, "expected `:`, `~`, `>`, `>=`, `<` or `<=`, found `=`."],
    ["status:", 8, "expected a value, found the end."],
    ['status:"a', 8, 'expected a value, found a quote (") that is not closed.'],
    ['status:"a\\"', 8, 'expected a value, found a quote (") that is not closed.'],
    ["status:a AND", 13, "expected a field, found the end."],
    ["amount>many", 8, 'expected a number, or a date such as "2025-03-01", found `many`.'],
    ["metadata[order]:1", 10, "expected a key in quotes, found `order`."],
    ['metadata["order":1', 17, "expected `]`, found `:`."],
    ['"status":a', 1, 'expected a field, found the text "status".'],
    [
      "url:https://example.com",
      1,
      "there is no field `url`. Known: `id`, `amount`, `status`, `refunded`, `email`, `metadata`, `created`, `card`, `tags`.",
    ],
  ])("refuses %s at character %i", (query, character, problem) => {
    expect(refusalOf(() => search(query)).message).toBe(`\`query\` is not supported at character ${character}: ${problem} ${SUPPORTED}`);
  });

  test("suggests the field that was probably meant", () => {
    expect(refusalOf(() => search("-statsu:failed"))).toEqual({
      message: expect.stringContaining("there is no field `statsu`; did you mean `status`? Known: `id`,") as string,
      field: "params.query",
      code: "query/unknown-field",
    });
  });

  test("names the param and has a code", () => {
    expect(refusalOf(() => search("status"))).toMatchObject({ field: "params.query", code: "query/unsupported" });
  });
});
