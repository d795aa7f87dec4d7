import { describe, expect, it } from "vitest";
import { suggestNames } from "../../../../templates/search/search_index.ts";
import { entriesOfCatalog } from "../../../fixtures/reference/search_entries.ts";

describe("suggestNames", () => {
  it.each([
    ["custmoers.lst", "customers.list"],
    ["kustomer", "customer"],
    ["statring_aftr", "starting_after"],
    ["paymnts.custmrs.list", "payments.customers.list"],
    ["show me invoyces", "invoices"],
  ])("for %j suggests %j", (text, want) => {
    expect(suggestNames(text, entriesOfCatalog())).toContain(want);
  });

  it("suggests few names, each once", () => {
    const names = suggestNames("custmers", entriesOfCatalog());
    expect(names.length).toBeLessThanOrEqual(4);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(["", "zzzzzzzzzzzz", "!", "x".repeat(500)])("for %j suggests nothing", (text) => {
    expect(suggestNames(text, entriesOfCatalog())).toEqual([]);
  });
});
