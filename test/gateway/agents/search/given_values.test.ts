import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readValues } from "../../../../gateway/src/agents/search/question.ts";
import { shapeOfId } from "../../../../gateway/src/agents/search/action_fit.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

describe("ids in a question", () => {
  it.each([
    ["show customer cus_123", ["cus_123"], ["customer"]],
    ["who reported SHOP-42?", ["SHOP-42"], ["reported"]],
    ["what's the status of candidate 4001001", ["4001001"], ["candidate"]],
    ["look at company with the id 612001", ["612001"], ["company"]],
    ["open permission (id 0921) on file 1AbC", ["1AbC", "0921"], ["file", "permission"]],
    ["ticket #812345 please", ["812345"], ["ticket"]],
    ["who made version 42 of it", ["42"], ["version"]],
    ["by id 77", ["77"], []],
    ["message 1718000000.1234", ["1718000000.1234"], ["message"]],
    ["project 2f0c5a52-0000-4000-8000-000000000201", ["2f0c5a52-0000-4000-8000-000000000201"], ["project"]],
  ])("%j: %j after %j", (question, ids, nouns) => {
    expect(readValues(question)).toMatchObject({ ids, nouns });
  });

  it.each([
    "the first 20 customers",
    "charges over 100",
    "since 2024",
    "10k deals",
    "invoices of the last 24 hours",
    "May 2025",
    "about $1000",
  ])("are not in %j", (question) => {
    expect(readValues(question).ids).toEqual([]);
  });

  it.each([
    ["cus_123", "cus_"],
    ["SHOP-42", "KEY-1"],
    ["U012AB3CD", "U"],
    ["4001001", undefined],
    ["1AbC", undefined],
    ["word", undefined],
  ])("have a shape: %j has %j", (id, shape) => {
    expect(shapeOfId(id)).toBe(shape);
  });
});

describe("other values in a question", () => {
  it.each([
    ["find grace@example.com", "find email", true],
    ['deals called "Acme renewal"', "deals called", true],
    ["users named 'Mia'", "users named", true],
    ["open https://example.com/a?b=c now", "open url now", false],
    ["what was posted in #general", "what was posted in channel", false],
    ["messages of @mia", "messages of user", false],
    ["bytes of photo.jpg", "bytes of file", false],
    ["charges on 2024-05-01", "charges on", false],
    ["custom things besides contacts and deals", "custom things", false],
    ["the metadata, not its content", "the metadata,", false],
    ["off sale without deleting it", "off sale", false],
    ['"unpaid invoices"', '"unpaid invoices"', false],
    ["somebody's file isn't there", "somebody's file isn't there", false],
  ])("%j is read as %j", (question, text, hasSearched) => {
    const values = readValues(question);
    expect(values.text.replace(/\s+/gu, " ").trim()).toBe(text);
    expect(values.hasSearched).toBe(hasSearched);
  });

  it("are found in any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER, maxLength: 500 }), (text) => {
        expect(typeof readValues(text).text).toBe("string");
      }),
      runs(60),
    );
  });
});
