import { describe, expect, test } from "vitest";
import { clientEmitter } from "../../../../generator/emitters/client/index.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

const files = new Map(
  clientEmitter.emit({ model: miniModel, templates: new Map(), version: "1.0.0" }).map(({ path, text }) => [path, text]),
);

function textOf(path: string): string {
  return files.get(path) ?? "";
}

describe("the operations table", () => {
  test("has a row of each operation, with what a caller must know and no more", () => {
    expect(textOf("operations/payments.js")).toContain(`  {
    id: "payments.customers.delete",
    connector: "payments",
    entity: "customers",
    action: "delete",
    kind: "delete_result",
    effect: "write",
    permanent: true,
    description: "The delete of customers.",
    requiredParams: ["id"],
    paramsRequired: true,
  },
`);
  });

  test("has the paging descriptor without what is said about it", () => {
    expect(textOf("operations/payments.js")).toContain(
      '    paging: { kind: "record_cursor", next: "starting_after", more: { in: "meta", field: "has_more" }, id: "id" },\n',
    );
  });

  test("is apart from what a client must know of the gateway", () => {
    expect(textOf("operations/gateway.js")).toContain('  createPath: "/api/v1/connectors/instances",\n');
    expect(textOf("operations/gateway.js")).toContain('  meta: "connector_metadata",\n');
  });
});

describe("the types of the client", () => {
  test.each([
    ["payments", "list", "OptionalPagedCall<CustomersListParams, CustomersListRecord, Page<CustomersListRecord, CustomersListMeta>>"],
    ["payments", "get", "RequiredCall<CustomersGetParams, CustomersGetRecord>"],
    ["payments", "create", "OptionalCall<CustomersCreateParams, CustomersCreateRecord>"],
    ["payments", "create", "RequiredCall<RefundsCreateParams, RefundsCreateRecord>"],
    ["payments", "list", "OptionalCall<UsersListParams, UnpagedList<UsersListRecord, { [key: string]: unknown }>>"],
    [
      "payments",
      "api_search",
      "RequiredCall<CustomersApiSearchParams, WrappedPage<Customer, { [key: string]: unknown }, CustomersApiSearchRecord>>",
    ],
    ["file_storage", "download", "RequiredCall<FilesDownloadParams, Download>"],
  ])("say of %s how %s is called: %s", (connector, action, type) => {
    expect(textOf(`operations/${connector}.d.ts`)).toContain(`    readonly ${action}: ${type};\n`);
  });

  test("say in words what an operation does, how it is paged, and what cannot be undone", () => {
    const text = textOf("operations/payments.d.ts");
    expect(text).toContain("     * Newest first.\n     * Pages are asked for with `starting_after`; `.all()` walks them.\n");
    expect(text).toContain("     * Cannot be paged: Short.\n");
    expect(text).toContain("     * This is permanent and cannot be undone.\n");
  });
});
