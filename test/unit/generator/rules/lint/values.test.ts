import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTypoOf } from "../../../../../generator/rules/lint/checks/values.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { foundBy } from "../../../../fixtures/tidy_catalog.ts";

describe("isTypoOf", () => {
  it.each([
    ["cancelled", "canceled"],
    ["sucess", "success"],
    ["in-progress", "in_progress"],
    ["inProgress", "in_progress"],
    ["Closed", "closed"],
    ["recieved", "received"],
    ["pendng", "pending"],
    ["user", "users_"].map((text) => text.padEnd(5, "s")),
  ])("%s is a typo of %s", (value = "", other = "") => {
    expect(isTypoOf(value, other)).toBe(true);
  });

  it.each([
    ["open", "opens"],
    ["GT", "GTE"],
    ["IN", "NOT_IN"],
    ["-created", "created"],
    ["-created", "+created"],
    ["active", "inactive"],
    ["state1", "state2"],
    ["https", "sftps"],
    ["weekly", "yearly"],
    ["text/csv", "text/xml"],
    ["closed", "closed"],
    ["", "_"],
  ])("%s is not a typo of %s", (value, other) => {
    expect(isTypoOf(value, other)).toBe(false);
  });

  it("does not depend on the order", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "_", "-", "1", "A", "."), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(isTypoOf(left, right)).toBe(isTypoOf(right, left));
        expect(isTypoOf(left, left)).toBe(false);
      }),
      runs(100),
    );
  });
});

const STATES = "status: { enum: [open, closed, canceled], desc";
const FILTER = "status: { enum: [open, closed, canceled], filter";
const AFTER = "after: string -- Id of the last order.";

describe("lint/similar-values", () => {
  it.each([
    ["a list of values", "status: { enum: [open, closed, closd, canceled], desc"],
    ["values that are known", "status: { type: string, known_values: [open, closed, closd, canceled], desc"],
    ["a list over several lines", "status:\n        enum:\n          - open\n          - closed\n          - closd\n        desc"],
  ])("finds a typo in %s, at the value", (_, line) => {
    const rest = line.includes("\n") ? [["cription: State of the order. }", "cription: State of the order."] as const] : [];
    expect(foundBy("similar-values", [[STATES, line], ...rest])).toEqual(["‹closd› `closd` looks like a misspelling of `closed`"]);
  });

  it("finds a typo in the values of elements and of comma lists", () => {
    const found = foundBy("similar-values", [
      [AFTER, `${AFTER}\n          a: { type: string, list: comma, enum: [first, firsst], no_effect: None., description: Some of them. }`],
      [
        "quantity: integer",
        "kinds: { type: array | null, items: { enum: [plain, plein] }, description: Which kinds. }\n      quantity: integer",
      ],
    ]);
    expect(found).toEqual(["‹plein› `plein` looks like a misspelling of `plain`", "‹firsst› `firsst` looks like a misspelling of `first`"]);
  });

  it("finds values of a filter that its field spells differently", () => {
    expect(foundBy("similar-values", [[FILTER, "status: { enum: [open, Closed, cancelled], filter"]])).toEqual([
      "‹Closed› `Closed` looks like a misspelling of `closed`",
      "‹cancelled› `cancelled` looks like a misspelling of `canceled`",
    ]);
  });

  it("accepts values of a filter that its field does not have", () => {
    expect(foundBy("similar-values", [[FILTER, "status: { enum: [open, all], filter"]])).toEqual([]);
  });
});

describe("lint/mixed-spelling", () => {
  it("finds the spelling that is rarer, or comes later", () => {
    expect(foundBy("mixed-spelling", [["quantity: integer", "hasMore: boolean | null -- What else.\n      quantity: integer"]])).toEqual([
      "‹has_more› `has_more` is written `hasMore` elsewhere in this connector",
    ]);
    const found = foundBy("mixed-spelling", [
      ["quantity: integer", "HAS_MORE: boolean | null -- What else.\n      quantity: integer"],
      ["id: string -- Id", "has_more: boolean | null -- What else.\n      id: string -- Id"],
    ]);
    expect(found).toEqual(["‹HAS_MORE› `HAS_MORE` is written `has_more` elsewhere in this connector"]);
  });

  it("looks inside of objects", () => {
    const box =
      "box:\n        type: object | null\n        description: How it is packed.\n        fields: { Note: string | null -- What is on it. }";
    expect(foundBy("mixed-spelling", [["quantity: integer", `${box}\n      quantity: integer`]])).toHaveLength(1);
  });

  it("accepts names that differ in a letter", () => {
    expect(foundBy("mixed-spelling", [["quantity: integer", "notes: string | null -- What else.\n      quantity: integer"]])).toEqual([]);
  });
});
