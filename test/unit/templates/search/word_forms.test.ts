import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFiller, splitWords, toSingular, toStem } from "../../../../templates/search/word_forms.ts";
import { runs } from "../../../fixtures/property_runs.ts";

describe("splitWords", () => {
  it.each([
    ["", []],
    ["Lists customers.", ["lists", "customers"]],
    ["payments.customers.list", ["payments", "customers", "list"]],
    ["starting_after", ["starting", "after"]],
    ["nextPageToken", ["next", "page", "token"]],
    ["HTTPStatus", ["http", "status"]],
    ["fileID", ["file", "id"]],
    ["PDFs I own", ["pdfs", "i", "own"]],
    ["v2", ["v", "2"]],
    ["404 Not Found", ["404", "not", "found"]],
    ["created[gte]", ["created", "gte"]],
    ["Überweisung, café", ["uberweisung", "cafe"]],
    ["顧客 список", ["顧客", "список"]],
    ["-- … !", []],
  ])("%j has the words %j", (text, want) => {
    expect(splitWords(text).map(({ word }) => word)).toEqual(want);
  });

  it("says where the words are, in order and apart from each other", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        let end = 0;
        for (const word of splitWords(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(word.end).toBeGreaterThan(word.start);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      runs(60),
    );
  });
});

describe("toStem", () => {
  it.each([
    ["customer", "customers"],
    ["company", "companies"],
    ["address", "addresses"],
    ["box", "boxes"],
    ["search", "searches"],
    ["status", "statuses"],
    ["invoice", "invoices"],
    ["delete", "deleted"],
    ["delete", "deletes"],
    ["delete", "deleting"],
    ["refund", "refunded"],
    ["cancel", "cancelled"],
    ["name", "named"],
    ["page", "paging"],
  ])("is the same for %s and %s", (one, other) => {
    expect(toStem(other)).toBe(toStem(one));
  });

  it.each([
    ["charge", "change"],
    ["status", "stat"],
    ["analysis", "analysi"],
    ["id", "ids_"],
    ["us", "u"],
  ])("is not the same for %s and %s", (one, other) => {
    expect(toStem(other)).not.toBe(toStem(one));
  });

  it("leaves something of every word, and nothing else", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/u), (word) => {
        expect(toStem(word)).not.toBe("");
        expect(toStem(word).length).toBeLessThanOrEqual(word.length);
      }),
      runs(60),
    );
  });
});

describe("toSingular", () => {
  it.each([
    ["people", "people"],
    ["clients", "client"],
    ["stories", "story"],
    ["bus", "bus"],
    ["class", "class"],
  ])("of %s is %s", (word, want) => {
    expect(toSingular(word)).toBe(want);
  });
});

describe("isFiller", () => {
  it.each([
    ["the", true],
    ["me", true],
    ["customer", false],
    ["constructor", false],
  ])("of %s is %s", (word, want) => {
    expect(isFiller(word)).toBe(want);
  });
});
