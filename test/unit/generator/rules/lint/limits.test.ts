import { describe, expect, it } from "vitest";
import { lintSources } from "../../../../../generator/rules/lint/lint_catalog.ts";
import { foundBy, problemsOf, tidyAndChanged } from "../../../../fixtures/tidy_catalog.ts";

const AFTER = "after: string -- Id of the last order.";
const LIMIT = "limit: PageLimit";

describe("lint/no-maximum", () => {
  it("finds the named type of a page size once, however many params use it", () => {
    const found = foundBy("no-maximum", [
      ["min: 1, max: 100", "min: 1"],
      [AFTER, `${AFTER}\n          per_page: { type: PageLimit, no_effect: Same as the limit. }`],
    ]);
    expect(found).toEqual(["‹PageLimit› page size `PageLimit` has no `max`"]);
  });

  it.each(["limit", "pageSize", "page_size", "per_page", "maxResults", "top"])("finds %s, which no paging names", (name) => {
    const found = foundBy("no-maximum", [
      [AFTER, `${AFTER}\n          ${name}: { type: integer, no_effect: Unclear., description: At once. }`],
      [LIMIT, "size: PageLimit"],
      ["size: limit", "size: size"],
    ]);
    expect(found).toEqual([`‹${name}› page size \`${name}\` has no \`max\``]);
  });

  it.each([
    ["with a maximum", "top: { type: integer, max: 5, no_effect: Unclear., description: At once. }"],
    ["that is a filter", "top: { type: integer, filter: status, description: Only these. }"],
    ["that is a text", "top: { type: string, no_effect: Unclear., description: At once. }"],
    ["with listed values", "top: { type: integer, enum: [1, 2], no_effect: Unclear., description: At once. }"],
    ["that is a number of something else", "pieces: { type: integer, no_effect: Unclear., description: At once. }"],
  ])("accepts a param %s", (_, line) => {
    expect(foundBy("no-maximum", [[AFTER, `${AFTER}\n          ${line}`]])).toEqual([]);
  });
});

describe("lint/unenforced-limit", () => {
  const described = (type: string, description: string): readonly string[] =>
    foundBy("unenforced-limit", [[AFTER, `${AFTER}\n          other: { ${type}, no_effect: None., description: ${description} }`]]);

  it.each([
    ["type: string", "Up to 50 characters.", "50", "`max_length`"],
    ["type: integer", "A number of no more than 1000.", "1000", "`max`"],
    ["type: array<string>", "At most 50 names.", "50", "`max_items`"],
    ["type: string, list: comma", "Maximum of 5 names.", "5", "`max_items` or `max_length`"],
    ["type: integer", "'Some number, max 20.'", "20", "`max`"],
  ])("finds { %s } with %s", (type, description, limit, keys) => {
    expect(described(type, description)).toEqual([
      `‹other› the description of \`other\` states the limit ${limit}, but no constraint does`,
    ]);
    const line = `other: { ${type}, no_effect: None., description: ${description} }`;
    const problems = problemsOf(lintSources(tidyAndChanged([AFTER, `${AFTER}\n          ${line}`])));
    expect(problems.map(({ diagnostic }) => diagnostic.help)).toEqual([`add ${keys}, so that validators know it`]);
  });

  it.each([
    ["type: string, max_length: 50", "Up to 50 characters."],
    ["type: integer, max: 10", "At most 10."],
    ["type: array<string>, max_items: 50", "At most 50 names."],
    ["type: boolean", "Whether at most 5 are returned."],
    ["type: string", "Any text. Short ones are best."],
    ["type: string", "One of 50 states."],
    ["type: object", "Up to 5 pairs."],
  ])("accepts { %s } with %s", (type, description) => {
    expect(described(type, description)).toEqual([]);
  });

  it("does not look at what comes back", () => {
    const line = "note: string | null -- At most 30 characters.";
    expect(foundBy("unenforced-limit", [["note: string | null -- What the buyer wrote, if anything.", line]])).toEqual([]);
  });
});

describe("lint/unlisted-values", () => {
  const described = (type: string, description: string): readonly string[] =>
    foundBy("unlisted-values", [[AFTER, `${AFTER}\n          other: { ${type}, no_effect: None., description: '${description}' }`]]);

  it.each([
    ["type: string", "One of `a`, `b` or `c`.", "`a`, `b`, `c`"],
    ["type: string", "Either `a` or `b`.", "`a`, `b`"],
    ["type: array<string>", "Parts of it. Values: `a`, `b`.", "`a`, `b`"],
    ["type: string, list: comma", "What to add, must be `a`, `b`, or `c`.", "`a`, `b`, `c`"],
  ])("finds { %s } with %s", (type, description, values) => {
    expect(described(type, description)).toEqual([
      `‹other› the description of \`other\` lists the values ${values}, but its type does not`,
    ]);
  });

  it.each([
    ["enum: [a, b]", "One of `a` or `b`."],
    ["type: string, known_values: [a, b]", "One of `a` or `b`."],
    ["type: string", "State, such as `a` or `b`."],
    ["type: integer", "Either `1` or `2`."],
    ["type: string", "Either one works."],
  ])("accepts { %s } with %s", (type, description) => {
    expect(described(type, description)).toEqual([]);
  });
});
