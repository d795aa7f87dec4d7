import { describe, expect, it } from "vitest";
import { printDiagnostics } from "../../../../generator/read/diagnostics/print.ts";
import { FORMATS } from "../../../../templates/core/report.ts";
import { changed, diagnose, GATEWAY, SHOP, messagesAfter } from "../../../fixtures/shop_catalog.ts";

const AFTER = "after: string";
const NOTE = "note: string | null";
const LIMIT = "min: 1, max: 100";

describe("types that allow nothing", () => {
  it.each([
    [AFTER, "after: { type: string, min_length: 3, max_length: 2 }", "‹3› `min_length` is greater than `max_length`"],
    ["max_items: 2 }", "min_items: 3, max_items: 2 }", "‹3› `min_items` is greater than `max_items`"],
    [NOTE, "note: { type: array | null, min_items: 3, max_items: 2 }", "‹3› `min_items` is greater than `max_items`"],
    [NOTE, "note: { type: array | null, items: { type: integer, min: 3, max: 2 } }", "‹3› `min` is greater than `max`"],
    [NOTE, "note: { type: string | null, also_seen: { type: integer, min: 3, max: 2 } }", "‹3› `min` is greater than `max`"],
    [NOTE, "note: { type: object | null, fields: { a: { type: number, min: 0.2, max: 0.1 } } }", "‹0.2› `min` is greater than `max`"],
  ])("%s changed to %s", (from, to, want) => {
    expect(messagesAfter(SHOP, from, to)).toEqual([`type/empty-range ${want}`]);
  });
});

describe("values that the type does not allow", () => {
  it.each([
    [LIMIT, "min: 1, max: 1", ["‹10› `default` does not match the type: it must be at most 1"]],
    ["limit: PageLimit", "limit: { type: PageLimit, default: 500 }", ["‹500› `default` does not match the type: it must be at most 100"]],
    [AFTER, "after: { type: string, default: 5 }", ["‹5› `default` does not match the type: it must be a string"]],
    [AFTER, "after: { type: string, enum: [a, null] }", ["‹null› `enum` does not match the type: it must be a string, not null"]],
    [NOTE, "note: { type: integer | null, const: one }", ["‹one› `const` does not match the type: it must be an integer"]],
    [
      NOTE,
      "note: { type: integer | null, enum: [1, a, 2.5] }",
      ["‹a› `enum` does not match the type: it must be an integer", "‹2.5› `enum` does not match the type: it must be an integer"],
    ],
    [
      NOTE,
      "note: { type: string | null, max_length: 1, known_values: [a, bb] }",
      ["‹bb› `known_values` does not match the type: it must have at most 1 character"],
    ],
    [
      AFTER,
      "after: { type: string, default: { value: 5, assumed: Seen. } }",
      ["‹{ value: 5, assumed: Seen. }› `default` does not match the type: it must be a string"],
    ],
  ])("%s changed to %s", (from, to, want) => {
    expect(messagesAfter(SHOP, from, to)).toEqual(want.map((one) => `value/misfit ${one}`));
  });

  it.each([
    ["large", []],
    ["huge", ["value/not-among ‹huge› `const` is not one of the values in `enum`"]],
  ])("narrow a named type to the constant %s", (constant, want) => {
    const types = `  Size: { enum: [small, large] }\n  BigSize: { type: Size, const: ${constant} }\n  PageLimit:`;
    const sources = changed(SHOP, "  PageLimit:", types).map((source) => ({
      ...source,
      text: source.text.replace(AFTER, "after: BigSize"),
    }));
    const found = diagnose(sources).filter(({ code }) => code === "value/not-among");
    expect(found.map(({ code, column, endColumn, message }) => `${code} ‹${constant.slice(0, endColumn - column)}› ${message}`)).toEqual(
      want,
    );
  });
});

describe("names of which one must be there", () => {
  it.each([
    ["at_least_one_of: [name, code]", "at_least_one_of: [name, cod]", "cod"],
    ["    description: From when to when.\n", "    at_least_one_of: [form, to]\n", "form"],
    [AFTER, "after: { at_least_one_of: [b], fields: { a: string } }", "b"],
  ])("%s changed to %s", (from, to, name) => {
    const paging = "ref/unknown ‹" + name + "› unknown param `" + name + "`";
    expect(messagesAfter(SHOP, from, to)).toContain(paging);
  });
});

describe("patterns", () => {
  it.each([
    ["'('", "type/bad-pattern ‹'('› invalid regular expression `(`: unterminated group"],
    ["'a{2,1}'", "type/bad-pattern ‹'a{2,1}'› invalid regular expression `a{2,1}`: numbers out of order in {} quantifier"],
  ])("%s", (pattern, want) => {
    expect(messagesAfter(SHOP, AFTER, `after: { type: string, pattern: ${pattern} }`)).toEqual([want]);
  });

  it.each([
    ["^([a-z]+)*$", "may take exponential time"],
    ["^a*a*$", "may take 2nd degree polynomial time"],
    ["^(a+){1,50}$", "may take exponential time"],
    ["^(?:a|aa){1,50}$", "may take exponential time"],
    ["^(?:a|aa){50}$", "has optional parts and alternatives that a text can pass in up to 1125899906842624 ways"],
    ["^(a{1,100}){1,100}$", "may take exponential time"],
    ["^(?:[a-z]{1,40}[-._]?){1,40}@x$", "may take exponential time"],
    ["^[a-z]{1,20}x{0,9}$", "may take 2nd degree polynomial time"],
    ["[a-z]{1,9}!", "may take 2nd degree polynomial time"],
    ["(a?){50}a{50}", "has optional parts and alternatives that a text can pass in up to 1125899906842624 ways"],
    ["^(a?){30,}$", "has optional parts and alternatives that a text can pass in up to 1073741824 ways"],
    ["^(?:(?:a{30,}){40}a)", "may take exponential time"],
    ["(x{0,50}){0,50}y*", "may take exponential time"],
    ["[*+]{3,}", "may take 2nd degree polynomial time"],
    ["a{300}b", "may take 2nd degree polynomial time"],
    ["^c|a*b", "may take 2nd degree polynomial time"],
    ["^(?:a?a?)*b", "may take exponential time"],
    ["^(?:\\p{L}|\\p{Lu}){1,9}$", "may take exponential time"],
    ["^(?:.|[^a]){1,9}$", "may take exponential time"],
    ["^.*x.*x.*x$", "may take 3rd degree polynomial time"],
    ["^(a*)*b", "may take exponential time"],
    ["^(?<n>a+)\\k<n>$", "has a named back-reference, which cannot be analyzed"],
    ["(?=a)(a+)+", "has a look-ahead assertion, which cannot be analyzed"],
    ["^(?<!b)a+$", "has a look-behind assertion, which cannot be analyzed"],
    ["^(a+)\\1$", "has a back-reference, which cannot be analyzed"],
    [`^a?${"b?".repeat(8)}$`, "has optional parts and alternatives that a text can pass in up to 512 ways"],
    [`^${"(?:a|ab)".repeat(9)}$`, "has optional parts and alternatives that a text can pass in up to 512 ways"],
    [`^${"(?:a|[b-d])".repeat(9)}$`, "has optional parts and alternatives that a text can pass in up to 512 ways"],
    [`^[a-z]{1,9}${"-".repeat(290)}$`, "has more than 300 characters, which is too long to analyze"],
  ])("cannot be shown to be fast: %s", (pattern, doubt) => {
    const want = `type/slow-pattern ‹'${pattern}'› \`${pattern}\` ${doubt}`;
    expect(messagesAfter(SHOP, AFTER, `after: { type: string, pattern: '${pattern}' }`)).toEqual([want]);
  });

  it.each([
    "'^[a-z]+(-[a-z]+)*$'",
    "^sk_(test|live)_",
    "'^.{1,500}$'",
    "'^[a-z]{1,20}(-[a-z]{1,20}){0,5}$'",
    "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}$'",
    "'^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'",
    "'[{9,99}]+'",
    "'^[*+]{3,}'",
    "'^\\p{L}{2}\\u{61}{3}$'",
    `'^(${Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index).repeat(3)).join("|")})(x|y|z)(x|y|z)?$'`,
    `'^${"[a-z](?:x{2}){1}".repeat(18)}$'`,
    `'^${"a".repeat(400)}$'`,
  ])("accepts %s", (pattern) => {
    const missing = "example/missing ‹after› `after` has a `pattern` but no `example`";
    expect(messagesAfter(SHOP, AFTER, `after: { type: string, pattern: ${pattern} }`)).toEqual([missing]);
  });

  it("of named types need one example, where the type is written", () => {
    const types = "  Code: { type: string, pattern: '^ord_[0-9]+$' }\n  PageLimit:";
    const sources = changed(SHOP, "  PageLimit:", types).map((source) => ({
      ...source,
      text: source.text.replace(AFTER, "after: Code").replace(", page: string }", ", page: { type: Code, description: Page. } }"),
    }));
    expect(diagnose(sources).map(({ code, line, message }) => `${line} ${code} ${message}`)).toEqual([
      "12 example/missing `Code` has a `pattern` but no `example`",
    ]);
  });

  it("of the gateway's headers count too", () => {
    expect(messagesAfter(GATEWAY, 'pattern: "^Bearer "', "pattern: '['")).toEqual([
      "type/bad-pattern ‹'['› invalid regular expression `[`: unterminated character class",
    ]);
  });
});

describe("examples", () => {
  it.each([
    ["example: key_EXAMPLE", "example: EXAMPLE", "‹EXAMPLE› the example does not match: it must match `^key_`"],
    ["description: Page size.", "example: 500", "‹500› the example does not match: it must be at most 100"],
    ["lines: [{ quantity: 1 }]", "lines: [{ quantity: many }]", "‹many› the example does not match: it must be an integer"],
    [
      "{ id: ord_1, object: order, status: open, lines: [{ quantity: 1 }] }",
      "{ object: order, status: open, lines: [] }",
      "‹{ object: order, status: open, lines: [] }› the example does not match: `id` is missing",
    ],
    [
      "{ type: Interval,",
      "{ type: Interval, example: { from: now },",
      "‹now› the example does not match: it must be an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
    ],
    [NOTE, "note: { type: object | null, example: text }", "‹text› the example does not match: it must be an object"],
  ])("%s changed to %s", (from, to, want) => {
    expect(messagesAfter(SHOP, from, to)).toEqual([`example/misfit ${want}`]);
  });

  it.each([
    ["of fields", "example: key_EXAMPLE", "example: 0123456789abcdef"],
    [
      "of records",
      "note: string | null",
      "note: { type: string | null, secret: true, max_length: 3 }",
      "{ id: ord_1,",
      "{ note: 0123456789abcdef, id: ord_1,",
    ],
  ])("%s are not shown where they are secrets", (_, from, to, alsoFrom = "", alsoTo = "") => {
    const sources = changed(SHOP, from, to).map((source) => ({ ...source, text: source.text.replace(alsoFrom, alsoTo) }));
    const diagnostics = diagnose(sources);
    expect(diagnostics).toMatchObject([{ code: "example/misfit", secret: true }]);
    for (const format of FORMATS) expect(printDiagnostics(diagnostics, { format, sources })).not.toContain("012345");
  });

  it("of headers are checked as well", () => {
    const want = "example/misfit ‹token› the example does not match: it must match `^Bearer `";
    expect(messagesAfter(GATEWAY, "section: Authentication }", "section: Authentication, example: token }")).toEqual([want]);
  });

  it("of statuses are checked as error bodies", () => {
    const from = "404: { description: There is none., assumed: Usual. }";
    expect(messagesAfter(GATEWAY, from, "404: { assumed: Usual., example: { errors: [{ mesage: Gone. }] } }")).toEqual([
      "value/undeclared ‹mesage› undeclared field `mesage` in the example",
    ]);
    expect(messagesAfter(GATEWAY, from, "404: { assumed: Usual., example: { errors: Gone. } }")).toEqual([
      "example/misfit ‹Gone.› the example does not match: it must be an array",
    ]);
  });

  it("of the gateway are checked against its own records", () => {
    const want = "example/misfit ‹5› the example does not match: it must be a string";
    expect(messagesAfter(GATEWAY, "errors: array<ErrorDetail>", "errors: { type: array<ErrorDetail>, example: [{ message: 5 }] }")).toEqual(
      [want],
    );
  });
});
