import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeResult, toSummary } from "../../../../../generator/emit/openapi/paths.ts";
import type { ActionName, Operation } from "../../../../../generator/resolve/model/types.ts";
import { closed, operation, param, returns, scalar, stated } from "../../../../fixtures/model_builders.ts";

const id = param("id", scalar("string"), { required: true });

function operationOf(entity: string, action: ActionName, details: Partial<Operation> = {}): Operation {
  return operation("shop", entity, action, closed([id]), details);
}

describe("toSummary", () => {
  test.each<[entity: string, action: ActionName, want: string]>([
    ["customers", "list", "List customers"],
    ["customers", "get", "Get a customer"],
    ["customers", "create", "Create a customer"],
    ["customers", "update", "Update a customer"],
    ["customers", "delete", "Delete a customer"],
    ["customers", "api_search", "Search customers"],
    ["files", "download", "Download a file"],
    ["files_export", "download", "Export a file"],
    ["sales_orders_export", "download", "Export a sales order"],
    ["export", "download", "Download an export"],
    ["files_exports", "list", "List file exports"],
    ["customers_tax_ids", "list", "List tax ids for customers"],
    ["history", "list", "List history"],
    ["history", "api_search", "Search history"],
    ["about", "get", "Get information about the account"],
    ["constructor", "get", "Get a constructor"],
  ])("of %s.%s is an imperative", (entity, action, want) => {
    expect(toSummary(operationOf(entity, action))).toBe(want);
  });

  test.each([
    ["balance", "Get the balance"],
    ["changes_start_page_token", "Get the start page token for changes"],
    ["products", "Get a product"],
  ])("of %s.get without required params names the only record there is", (entity, want) => {
    expect(toSummary(operation("shop", entity, "get", closed([])))).toBe(want);
  });

  test.each([
    ["orders", "Get an order"],
    ["invoices", "Get an invoice"],
    ["users", "Get a user"],
    ["units", "Get a unit"],
    ["universities", "Get a university"],
    ["unions", "Get a union"],
    ["updates", "Get an update"],
    ["uploads", "Get an upload"],
    ["uninstalls", "Get an uninstall"],
    ["europeans", "Get a european"],
    ["one_time_codes", "Get a one time code"],
    ["hours", "Get an hour"],
    ["heirs", "Get an heir"],
    ["hosts", "Get a host"],
  ])("of %s.get has the right article", (entity, want) => {
    expect(toSummary(operationOf(entity, "get"))).toBe(want);
  });

  test.each([
    ["companies", "company"],
    ["replies", "reply"],
    ["movies", "movie"],
    ["addresses", "address"],
    ["statuses", "status"],
    ["analyses", "analysis"],
    ["boxes", "box"],
    ["taxes", "tax"],
    ["batches", "batch"],
    ["branches", "branch"],
    ["searches", "search"],
    ["dishes", "dish"],
    ["caches", "cache"],
    ["offices", "office"],
    ["expenses", "expense"],
    ["purchases", "purchase"],
    ["databases", "database"],
    ["warehouses", "warehouse"],
    ["licenses", "license"],
    ["sizes", "size"],
    ["people", "person"],
    ["cookies", "cookie"],
    ["movies", "movie"],
    ["analyses", "analysis"],
    ["children", "child"],
    ["series", "series"],
    ["news", "news"],
    ["status", "status"],
    ["address", "address"],
    ["sales_orders", "sales order"],
    ["job_posts", "job post"],
    ["files_export", "file export"],
    ["address_changes", "address change"],
  ])("of %s.delete has the singular", (entity, want) => {
    expect(toSummary(operationOf(entity, "delete")).replace(/^Delete an? /u, "")).toBe(want);
  });

  test("has plain words for every name", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u),
        fc.constantFrom<ActionName>("list", "get", "create", "update", "delete", "api_search", "download"),
        (entity, action) => {
          expect(toSummary(operationOf(entity, action))).toMatch(/^[A-Z][a-z]+(?: [a-z0-9]+)+$/u);
        },
      ),
    );
  });
});

describe("describeResult", () => {
  const paging = { kind: "page_number", next: "page", size: "size", origin: stated.origin } as const;
  const unpaged = { kind: "none", because: "There is only one.", origin: stated.origin } as const;
  const wrapper = { kind: "search_wrapper", ...returns("SearchResult"), elements: ["data", "nodes"] } as const;

  test.each<[name: string, given: Operation, want: string]>([
    ["a page", operationOf("customers", "list", { kind: "list", ...returns("Customer"), paging }), "A page of `Customer` records."],
    [
      "a list",
      operationOf("customers", "list", { kind: "list", ...returns("Customer"), paging: unpaged }),
      "A list of `Customer` records.",
    ],
    ["a record", operationOf("customers", "get", returns("Customer")), "The `Customer` record."],
    ["a created record", operationOf("customers", "create", returns("Customer")), "The new `Customer` record."],
    ["an updated record", operationOf("customers", "update", returns("Customer")), "The updated `Customer` record."],
    ["a deleted record", operationOf("customers", "delete", returns("Customer")), "The deleted `Customer` record."],
    [
      "a deletion",
      operationOf("customers", "delete", { kind: "delete_result", ...returns("Deleted") }),
      "A `Deleted` record, which confirms the deletion.",
    ],
    [
      "a wrapped page",
      operationOf("customers", "api_search", { ...wrapper, paging }),
      "A `SearchResult` record with a page of results in `data.nodes`.",
    ],
    [
      "a wrapped list",
      operationOf("customers", "api_search", { ...wrapper, paging: unpaged }),
      "A `SearchResult` record with the results in `data.nodes`.",
    ],
    [
      "an article that fits",
      operationOf("invoices", "list", { ...wrapper, ...returns("InvoicePage") }),
      "An `InvoicePage` record with the results in `data.nodes`.",
    ],
  ])("names %s", (_, given, want) => {
    expect(describeResult(given)).toBe(want);
  });
});
