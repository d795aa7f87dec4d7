import { describe, expect, it } from "vitest";
import { modulesEmitter } from "../../../../../generator/emit/modules/index.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

const emitted = modulesEmitter.emit({ model: miniModel, templates: new Map(), version: "1.0.0" });
const files = new Map(emitted.map(({ path, text }) => [path, text]));

function textOf(path: string): string {
  return files.get(path) ?? "";
}

describe("the operations table", () => {
  it("has a row for each operation under its entity and action, with only what is not usual", () => {
    expect(textOf("connectors/payments.js")).toContain(`
    get: { requiredParams: ["id"] },
    create: { effect: "write" },
    delete: { kind: "delete_result", effect: "write", permanent: true, requiredParams: ["id"] },
`);
  });

  it("says so where params are required although no single one is", () => {
    expect(textOf("connectors/payments.js")).toContain('  refunds: { create: { effect: "write", paramsRequired: true } },\n');
  });

  it("has the paging descriptor without its origin", () => {
    expect(textOf("connectors/payments.js")).toContain(
      'list: { paging: { kind: "record_cursor", next: "starting_after", more: { in: "meta", field: "has_more" }, id: "id" } },\n',
    );
  });

  it("has the descriptions apart, where no client reads them", () => {
    expect(textOf("connectors/payments.js")).toMatch(
      /^export const operations = .* withDescriptions\(calls, \{$(?:[^;]*)^ {4}get: "The get of customers\.",$/mu,
    );
    expect(textOf("connectors/payments.js")).toContain("  operations: calls,\n");
  });

  it("is separate from what a client needs to know about the gateway", () => {
    const text = textOf("connectors/gateway.envelope.js");
    for (const line of ['createPath: "/api/v1/connectors/instances"', 'meta: "connector_metadata"', 'success: { status: "success" }']) {
      expect(text).toContain(`  ${line},\n`);
    }
  });
});

describe("a connector without checks", () => {
  it("has what a call needs, and no validators", () => {
    const [, text = ""] = /^export const uncheckedConnector = [^\n]*\{\n(.*?)^\}\);$/msu.exec(textOf("connectors/file_storage.js")) ?? [];
    expect(text).toMatch(
      /^ {2}id: "file_storage",\n {2}definitionId: "[-\w]+",\n {2}gateway: gateway\.definition,\n {2}operations: calls,\n/u,
    );
    expect(text).toContain("  toDownload,\n");
    expect(text).not.toMatch(/Validator|validators|createRequest/u);
    expect(textOf("connectors/payments.d.ts")).toContain(
      "export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;\n",
    );
  });
});

describe("the types of an instance", () => {
  const object = "{ [key: string]: unknown }";
  const own = (name: string) => `${name}Params, ${name}Record, ${name}Response`;

  it.each([
    [
      "payments",
      "PaymentsCustomersActions",
      "list",
      "OptionalPagedCall<CustomersListParams, CustomersListRecord, Page<CustomersListRecord, CustomersListMeta, CustomersListParams>, CustomersListResponse>",
    ],
    ["payments", "PaymentsCustomersActions", "get", `RequiredCall<${own("CustomersGet")}>`],
    ["payments", "PaymentsCustomersActions", "create", `OptionalCall<${own("CustomersCreate")}, OpenCallOptions>`],
    [
      "payments",
      "PaymentsRefundsActions",
      "create",
      `RequiredCall<RefundsCreateParams, RefundsCreateRecord, RefundsCreateResponse, OpenCallOptions>`,
    ],
    [
      "payments",
      "PaymentsUsersActions",
      "list",
      `OptionalCall<UsersListParams, UnpagedList<UsersListRecord, ${object}>, UsersListResponse>`,
    ],
    [
      "payments",
      "PaymentsCustomersActions",
      "api_search",
      `RequiredCall<CustomersApiSearchParams, UnpagedWrapper<Customer, ${object}, CustomersApiSearchRecord>, CustomersApiSearchResponse>`,
    ],
    ["file_storage", "FileStorageFilesActions", "download", 'RequiredCall<Prefilled<FilesDownloadParams, "alt">, Download, undefined>'],
  ])("of %s, %s: %s is %s", (connector, actions, action, type) => {
    const [, members = ""] =
      new RegExp(`export interface ${actions} \\{\n(.*?)\n\\}`, "s").exec(textOf(`connectors/${connector}.d.ts`)) ?? [];
    expect(members.replaceAll(/\n {4}(\S)/g, " $1").replaceAll(/< | *\n {2}(?=>)/g, (text) => text.trim())).toContain(
      `  readonly ${action}: ${type};`,
    );
  });

  it("are named after the connector", () => {
    const text = textOf("connectors/file_storage.d.ts");
    expect(text).toContain("export interface FileStorageInstance extends FileStorageEntities {\n");
    expect(text).toContain("  readonly files: FileStorageFilesActions;\n");
    expect(text).toContain("export type Client = FileStorageInstance;\n");
  });

  it("have every call by its id, and every request body by entity and action", () => {
    const text = textOf("connectors/file_storage.d.ts");
    expect(text).toContain('  readonly "file_storage.files.download": FileStorageFilesActions["download"];\n');
    expect(text).toContain("  readonly files: {\n    readonly get: FilesGetRequest;\n    readonly download: FilesDownloadRequest;\n  };\n");
  });

  it("say in words what an operation does, how it is paged, and what cannot be undone", () => {
    const text = textOf("connectors/payments.d.ts");
    expect(text).toContain("   * Newest first.\n   * The next page is requested with `starting_after`; `.all()` iterates all pages.\n");
    expect(text).toContain("   * Cannot be paged: Short.\n");
    expect(text).toContain("   * This is permanent and cannot be undone.\n");
  });
});
