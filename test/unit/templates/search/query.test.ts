import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuery, writeQuery } from "../../../../templates/search/query.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const connectors = [
  { id: "crm", title: "CRM" },
  { id: "file_storage", title: "File storage" },
];

describe("readQuery", () => {
  it.each([
    ["deals", undefined, "deals"],
    ["crm: deals", "crm", "deals"],
    ["CRM:deals", "crm", "deals"],
    ["  crm :  deals ", "crm", "deals"],
    ["crm:", "crm", ""],
    ["file_storage: files", "file_storage", "files"],
    ["File storage: files", "file_storage", "files"],
    ["file-storage: files", "file_storage", "files"],
    ["shop: deals", undefined, "shop: deals"],
    [": deals", undefined, ": deals"],
    ['currency:"eur"', undefined, 'currency:"eur"'],
    ["crm: a:b", "crm", "a:b"],
  ])("reads %j as a search in %s for %j", (written, connector, text) => {
    expect(readQuery(written, connectors)).toMatchObject({ connector, text });
  });

  it.each([
    ["refund a charge", ["refund", "charge"]],
    ["the", ["the"]],
    ["a customer of a customer", ["customer"]],
    ["startingAfter", ["starting", "after"]],
    ["!?", []],
  ])("looks in %j for the words %j", (written, want) => {
    expect(readQuery(written, connectors).words.map(({ word }) => word)).toEqual(want);
  });

  it("looks for a word, its stem, and words that mean the same", () => {
    const [word] = readQuery("clients", connectors).words;
    expect(Object.fromEntries(word?.terms ?? [])).toEqual({ clients: 1, client: 1, customer: 0.5 });
  });

  it("gives more weight to what comes before a preposition", () => {
    const weights = readQuery("deals of a company", connectors).words.map(({ word, terms }) => [word, terms.get(word)]);
    expect(weights).toEqual([
      ["deals", 1.6],
      ["company", 1],
    ]);
  });

  it("reads only the beginning of a long text", () => {
    expect(readQuery("word ".repeat(1_000), connectors).text.length).toBeLessThanOrEqual(200);
  });

  it("reads what it writes", () => {
    const plain = fc.stringMatching(/^[a-z.]{1,20}$/u);
    fc.assert(
      fc.property(plain, fc.constantFrom(undefined, "crm", "file_storage"), (text, connector) => {
        expect(readQuery(writeQuery(text, connector), connectors)).toMatchObject({ text, connector });
      }),
      runs(60),
    );
  });
});
