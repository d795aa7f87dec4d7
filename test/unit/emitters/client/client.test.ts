import { describe, expect, it } from "vitest";
import { clientEmitter } from "../../../../generator/emitters/client/index.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

const files = new Map(
  clientEmitter.emit({ model: miniModel, templates: new Map(), version: "1.0.0" }).map(({ path, text }) => [path, text]),
);

function textOf(path: string): string {
  return files.get(path) ?? "";
}

describe("the operations table", () => {
  it("has a row for each operation under its entity and action, with only what is not usual", () => {
    expect(textOf("operations/payments.js")).toContain(`
    get: { kind: "record", description: "The get of customers.", requiredParams: ["id"] },
    create: { kind: "record", effect: "write", description: "The create of customers." },
    delete: { kind: "delete_result", effect: "write", permanent: true, description: "The delete of customers.", requiredParams: ["id"] },
`);
  });

  it("says so where params are required although no single one is", () => {
    expect(textOf("operations/payments.js")).toContain(
      '  refunds: { create: { kind: "record", effect: "write", description: "The create of refunds.", paramsRequired: true } },\n',
    );
  });

  it("has the paging descriptor without its origin", () => {
    expect(textOf("operations/payments.js")).toContain(
      '      paging: { kind: "record_cursor", next: "starting_after", more: { in: "meta", field: "has_more" }, id: "id" },\n',
    );
  });

  it("is separate from what a client needs to know about the gateway", () => {
    const text = textOf("operations/gateway.js");
    for (const line of ['createPath: "/api/v1/connectors/instances"', 'meta: "connector_metadata"', 'success: { status: "success" }']) {
      expect(text).toContain(`  ${line},\n`);
    }
  });
});

describe("the types of an instance", () => {
  const object = "{ [key: string]: unknown }";
  const own = (name: string) => `types.${name}Params, types.${name}Record, types.${name}Response`;

  it.each([
    [
      "payments",
      "PaymentsCustomersActions",
      "list",
      "OptionalPagedCall<types.CustomersListParams, types.CustomersListRecord, Page<types.CustomersListRecord, types.CustomersListMeta>, types.CustomersListResponse>",
    ],
    ["payments", "PaymentsCustomersActions", "get", `RequiredCall<${own("CustomersGet")}>`],
    ["payments", "PaymentsCustomersActions", "create", `OptionalCall<${own("CustomersCreate")}, OpenCallOptions>`],
    [
      "payments",
      "PaymentsRefundsActions",
      "create",
      `RequiredCall<types.RefundsCreateParams, types.RefundsCreateRecord, types.RefundsCreateResponse, OpenCallOptions>`,
    ],
    [
      "payments",
      "PaymentsUsersActions",
      "list",
      `OptionalCall<types.UsersListParams, UnpagedList<types.UsersListRecord, ${object}>, types.UsersListResponse>`,
    ],
    [
      "payments",
      "PaymentsCustomersActions",
      "api_search",
      `RequiredCall<types.CustomersApiSearchParams, UnpagedWrapper<types.Customer, ${object}, types.CustomersApiSearchRecord>, types.CustomersApiSearchResponse>`,
    ],
    ["file_storage", "FileStorageFilesActions", "download", "RequiredCall<types.FilesDownloadParams, Download, undefined>"],
  ])("of %s, %s: %s is %s", (connector, actions, action, type) => {
    const [, members = ""] =
      new RegExp(`export interface ${actions} \\{\n(.*?)\n\\}`, "s").exec(textOf(`operations/${connector}.d.ts`)) ?? [];
    expect(members).toContain(`  readonly ${action}: ${type};`);
  });

  it("are named after the connector", () => {
    const text = textOf("operations/file_storage.d.ts");
    expect(text).toContain("export interface FileStorageInstance extends FileStorageEntities {\n");
    expect(text).toContain("  readonly files: FileStorageFilesActions;\n");
    expect(text).toContain("export type Client = FileStorageInstance;\n");
  });

  it("have every call by its id, and every request body by entity and action", () => {
    const text = textOf("operations/file_storage.d.ts");
    expect(text).toContain('  readonly "file_storage.files.download": FileStorageFilesActions["download"];\n');
    expect(text).toContain(
      "  readonly files: {\n    readonly get: types.FilesGetRequest;\n    readonly download: types.FilesDownloadRequest;\n  };\n",
    );
  });

  it("say in words what an operation does, how it is paged, and what cannot be undone", () => {
    const text = textOf("operations/payments.d.ts");
    expect(text).toContain("   * Newest first.\n   * The next page is requested with `starting_after`; `.all()` iterates all pages.\n");
    expect(text).toContain("   * Cannot be paged: Short.\n");
    expect(text).toContain("   * This is permanent and cannot be undone.\n");
  });
});
