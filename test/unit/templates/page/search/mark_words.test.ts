import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestSentence, markWords } from "../../../../../templates/page/search/dialog/option_list.tsx";
import { runs } from "../../../../fixtures/property_runs.ts";

/** Marks as brackets. */
function mark(text: string, terms: readonly string[], typed: readonly string[] = []): string {
  return markWords(text, { terms: new Set(terms), typed })
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");
}

describe("markWords", () => {
  it.each([
    ["Lists customers.", ["customer"], [], "Lists [customers]."],
    ["Lists customers.", ["customer", "customers"], ["cus"], "Lists [cus]tomers."],
    ["payments.customers.list", ["customers", "list"], ["customers", "list"], "payments.[customers].[list]"],
    ["nextPageToken", ["page"], ["page"], "next[Page]Token"],
    ["Refunds a charge", ["refund"], ["refund"], "[Refund]s a charge"],
    ["A custmer", ["customer"], ["custmer"], "A custmer"],
    ["café", ["cafe"], ["ca"], "[ca]fé"],
    ["<b>customer</b>", ["customer"], ["customer"], "<b>[customer]</b>"],
    ["", ["customer"], [], ""],
  ])("of %j with %j is %j", (text, terms, typed, want) => {
    expect(mark(text, terms, typed)).toBe(want);
  });

  it("keeps the text, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, terms) => {
        const parts = markWords(text, { terms: new Set(terms), typed: terms });
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      }),
      runs(60),
    );
  });
});

describe("bestSentence", () => {
  it.each([
    ["Page size. At most 100 records.", ["record"], "At most 100 records."],
    ["Page size. At most 100 records.", ["page"], "Page size."],
    ["Page size. At most 100 records.", ["nothing"], "Page size."],
    ["One", ["one"], "One"],
    ["", ["one"], ""],
  ])("of %j for %j is %j", (text, terms, want) => {
    expect(bestSentence(text, { terms: new Set(terms), typed: [] })).toBe(want);
  });
});
