import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { createOperationSearch, type SearchOptions } from "../../../../gateway/src/agents/search/operation_search.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const entries = loadEntries();
const search = createOperationSearch(entries);

function find(query: string, options?: SearchOptions): readonly string[] {
  return search(query, options).map(({ operation }) => operation.id);
}

describe("the search for operations", () => {
  it.each([
    ["an id", "payments.customers.list", "payments.customers.list"],
    ["an id in capitals", "CRM.DEALS.GET", "crm.deals.get"],
    ["a name with underscores", "issue_worklogs", "project_tracker.issue_worklogs.list"],
    ["a word with a typo", "refnds", "payments.refunds.list"],
    ["a word that means the same", "chargebacks", "payments.disputes.list"],
    ["a phrase that means something else", "give the money back for a payment", "payments.refunds.create"],
    ["a noun as a verb", "refund a charge", "payments.refunds.create"],
    ["a new value of a record with an id", 'the name of prod_9 is now "Mug"', "payments.products.update"],
    ["something that is added to a record with an id", "add a phone number to cus_9", "payments.customers.update"],
    ["a noun in the plural", "jira projects", "project_tracker.projects.api_search"],
    ["something new", "new product: mug", "payments.products.create"],
    ["an id that says what it is of", "is sub_9Kx still active", "payments.subscriptions.get"],
    ["a key in the example of the record", "state of EXA-101 in linear", "issue_tracker.issues.get"],
    ["a name in quotes", 'find the customer "Ada"', "payments.customers.api_search"],
    ["a connector and an entity of several", "jira users", "project_tracker.users.list"],
    ["the name of the third party alone", "hubspot", "crm.contacts.list"],
    ["the field of a filter", "balance transactions of a payout", "payments.balance_transactions.list"],
    ["what it belongs to", "comments on an issue", "project_tracker.issue_comments.list"],
    ["a field of the record", "which contacts are linked to ticket 812001", "crm.tickets.get"],
    ["a format of a download", "save a google sheet as xlsx", "file_storage.files_export.download"],
    ["a question in quotes", '"list all departments"', "recruiting.departments.list"],
    ["a verb of its own after a comma", "charged twice, refund ch_9", "payments.refunds.create"],
    ["the name of a param", "set default_price on a product", "payments.products.update"],
    ["the name of a param that identifies", "display name behind an accountId", "project_tracker.users.get"],
    ["free names of metadata", "set metadata crm_id=77 on a payments customer", "payments.customers.update"],
    ["a drive that is a place", 'search my drive for "Q3 report"', "file_storage.files.list"],
    ["an entity called like a filler", "disk space left", "file_storage.about.get"],
    ["first and last names", "look up Dana White in HubSpot", "crm.contacts.api_search"],
    ["only the id of the parent", "read the comments people left on ticket PAY-31", "project_tracker.issue_comments.list"],
    ["only everyday words and a number", "departments 20", "recruiting.departments.list"],
  ])("understands %s: %j", (_title, query, want) => {
    expect(find(query, { limit: 3 })).toContain(want);
  });

  it.each([
    ["customers", {}, 5],
    ["customers", { limit: 2 }, 2],
    ["customers", { limit: 1000 }, 20],
    ["customers", { limit: 0 }, 0],
    ["", {}, 5],
    ["", { limit: 20 }, 20],
  ])("finds for %j with %j so many: %d", (query, options, count) => {
    expect(find(query, options)).toHaveLength(count);
  });

  it.each(["delete a customer", "create a product", "payments.refunds.create"])(
    "finds nothing that writes for %j if only reads are wanted",
    (query) => {
      expect(search(query, { readOnly: true, limit: 20 }).filter(({ operation }) => operation.effect === "write")).toEqual([]);
    },
  );

  it("finds only what belongs to a connector", () => {
    expect(new Set(search("users", { connector: "recruiting", limit: 20 }).map(({ operation }) => operation.connector))).toEqual(
      new Set(["recruiting"]),
    );
  });

  it("lists in the order of the catalog without words", () => {
    expect(find("  ", { connector: "crm", limit: 2 })).toEqual(["crm.contacts.list", "crm.contacts.get"]);
  });

  it.each(["xyzzyplugh", "🦄", "?!", "顧客"])("finds nothing for %j", (query) => {
    expect(find(query)).toEqual([]);
  });

  it("finds each operation by its id first", () => {
    const missed = entries.map(({ operation }) => operation.id).filter((id) => find(id)[0] !== id);
    expect(missed).toEqual([]);
  });

  it("finds nothing in no operations", () => {
    expect(createOperationSearch([])("customers")).toEqual([]);
  });

  it.each([
    ["one word", "a".repeat(100_000)],
    ["many words", "refund ".repeat(20_000)],
    ["symbols", "-_.#@\"'(".repeat(12_500)],
    ["digits", "1234567".repeat(15_000)],
    ["an endless address", `${"a.".repeat(50_000)}@`],
    ["quotes", "'a".repeat(50_000)],
    ["another script", "ราคาสินค้า".repeat(10_000)],
  ])("answers 100,000 letters: %s", (_title, query) => {
    expect(search(query).length).toBeLessThanOrEqual(5);
  });

  it("answers any text with operations, and each of them once", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER, maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (query, limit) => {
        const found = search(query, { limit });
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((entry) => entries.includes(entry))).toBe(true);
      }),
      runs(60),
    );
  });
});
