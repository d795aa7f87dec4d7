import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { generatedFiles } from "../../fixtures/generated_files.ts";
import { typeCheck, type Complaints } from "../../fixtures/type_check.ts";

const before = `
import createClient from "openapi-fetch";
import type { components, Operations, paths } from "connector-gateway-spec/openapi/gateway";
import type { paths as operationPaths } from "connector-gateway-spec/openapi/operations";
import type { paths as paymentsPaths } from "connector-gateway-spec/openapi/payments";
import type { paths as storagePaths } from "connector-gateway-spec/openapi/file_storage";
import type { Customer, CustomersListParams, Product } from "connector-gateway-spec/payments";

type Schemas = components["schemas"];
const init = { baseUrl: "https://gateway.example.test" };
const execute = "/api/v1/connectors/instances/{connector_instance_id}/execute";
const params = { path: { connector_instance_id: "inst_EXAMPLE1" } };
export const gateway = createClient<paths>(init);
export const operations = createClient<operationPaths>(init);
export const payments = createClient<paymentsPaths>(init);
export const storage = createClient<storagePaths>(init);
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
`;

const right = {
  "params of the operation": 'gateway.POST(execute, { params, body: { entity: "customers", action: "list", params: { limit: 10 } } });',
  "no params when none is required": 'gateway.POST(execute, { params, body: { entity: "customers", action: "list" } });',
  "one of several params": 'gateway.POST(execute, { params, body: { entity: "refunds", action: "create", params: { charge: "ch_1" } } });',
  "an entity of another connector": 'gateway.POST(execute, { params, body: { entity: "files", action: "get", params: { fileId: "1" } } });',
  "the document of one connector":
    'payments.POST(execute, { params, body: { entity: "invoices", action: "get", params: { id: "in_1" } } });',
  "credentials of a connector":
    'gateway.POST("/api/v1/connectors/instances", { body: { connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de", auth_config: { api_key: "sk_test_1" }, name: "x" } });',
  "records by operation id":
    'export const email = (customer: Operations["payments.customers.get"]["record"]): string | null | undefined => customer.email;',
  "requests narrowed by entity and action":
    'export const id = (request: Schemas["ExecuteRequest"]) => request.entity === "customers" && request.action === "get" ? request.params.id.trim() : "";',
  "requests narrowed by entity and then action":
    'export function of(request: Schemas["ExecuteRequest"]): void { if (request.entity === "customers") { if (request.action === "list") ({ is: true } satisfies { is: Same<NonNullable<typeof request.params>, CustomersListParams> }); } }',
  "requests of a connector narrowed by a switch":
    'export const size = (request: Schemas["PaymentsExecuteRequest"]): number | undefined => { switch (request.entity) { case "products": return request.action === "list" ? request.params?.limit : undefined; default: return undefined; } };',
  "the very types of the package":
    'export const is: [Same<Schemas["PaymentsCustomer"], Customer>, Same<Operations["payments.customers.list"]["params"], CustomersListParams>] = [true, true];',
  "the content of a file as a Blob": [
    "export async function size(): Promise<number | undefined> {",
    "  const path = `${execute}#file_storage.files.download` as const;",
    '  const { data } = await storage.POST(path, { params, body: { entity: "files", action: "download", params: { fileId: "1", alt: "media" } }, parseAs: "blob" });',
    "  return data?.size;",
    "}",
  ].join("\n"),
  "the response of one operation": [
    "export async function names(): Promise<readonly string[]> {",
    "  const path = `${execute}#payments.products.list` as const;",
    '  const { data, error } = await operations.POST(path, { params, body: { entity: "products", action: "list" } });',
    '  if (error !== undefined) throw new Error(error.message ?? "");',
    "  const products: Product[] = data.result;",
    "  return products.map((product) => product.name);",
    "}",
  ].join("\n"),
};

const wrong = {
  "an undocumented param of an open operation":
    'gateway.POST(execute, { params, body: { entity: "customers", action: "create", params: { nickname: "x" } } });',
  "an unknown param in a request of its own":
    'export const request: Schemas["ExecuteRequest"] = { entity: "customers", action: "list", params: { limits: 10 } };',
  "an unknown param": 'gateway.POST(execute, { params, body: { entity: "customers", action: "list", params: { limits: 10 } } });',
  "a param of the wrong type": 'gateway.POST(execute, { params, body: { entity: "customers", action: "list", params: { limit: "10" } } });',
  "a param of another action":
    'gateway.POST(execute, { params, body: { entity: "customers", action: "get", params: { id: "1", limit: 1 } } });',
  "a missing required param": 'gateway.POST(execute, { params, body: { entity: "customers", action: "get", params: {} } });',
  "missing params when one is required": 'gateway.POST(execute, { params, body: { entity: "customers", action: "get" } });',
  "a value that is not in the enum":
    'gateway.POST(execute, { params, body: { entity: "invoices", action: "list", params: { status: "lost" } } });',
  "none of several alternative params":
    'gateway.POST(execute, { params, body: { entity: "refunds", action: "create", params: { amount: 1 } } });',
  "an action that the entity does not have": 'gateway.POST(execute, { params, body: { entity: "balance", action: "list" } });',
  "an unknown entity": 'gateway.POST(execute, { params, body: { entity: "customer", action: "list" } });',
  "an entity of another connector":
    'payments.POST(execute, { params, body: { entity: "files", action: "get", params: { fileId: "1" } } });',
  "the body of another operation on an operation's path":
    'operations.POST(`${execute}#payments.products.list` as const, { params, body: { entity: "customers", action: "list" } });',
  "an unknown field of a record": 'export const mail = (customer: Operations["payments.customers.get"]["record"]) => customer.mail;',
  "a param of another action after narrowing":
    'export const limit = (request: Schemas["ExecuteRequest"]) => request.entity === "customers" && request.action === "get" ? request.params.limit : 0;',
  "an action that the narrowed entity does not have":
    'export const is = (request: Schemas["PaymentsExecuteRequest"]) => request.entity === "balance" && request.action === "list";',
  "the response of a download": 'export type Content = Operations["file_storage.files.download"]["response"];',
  "credentials of another connector":
    'payments.POST("/api/v1/connectors/instances", { body: { connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de", auth_config: { token: "t" }, name: "x" } });',
};

let complaints: Complaints;

function fileOf(kind: "right" | "wrong", name: string): string {
  return `${kind}_${name.replaceAll(" ", "_")}.ts`;
}

beforeAll(() => {
  const libraries = ["openapi-fetch", "openapi-typescript-helpers"].flatMap((library) =>
    ["package.json", "dist/index.d.mts"].map((file) => `node_modules/${library}/${file}`),
  );
  complaints = typeCheck(generatedFiles, {
    ...Object.fromEntries(libraries.map((path) => [path, readFileSync(path, "utf8")])),
    ...Object.fromEntries(Object.entries(right).map(([name, code]) => [fileOf("right", name), before + code])),
    ...Object.fromEntries(Object.entries(wrong).map(([name, code]) => [fileOf("wrong", name), before + code])),
  });
});

describe("openapi-fetch with the generated declarations", () => {
  test.each(Object.keys(right))("accepts %s", (name) => {
    expect(complaints.get(fileOf("right", name))).toBeUndefined();
  });

  test.each(Object.keys(wrong))("rejects %s, and reports nothing else", (name) => {
    const lines = (complaints.get(fileOf("wrong", name)) ?? []).map((complaint) => Number(complaint.split(":")[0]));
    expect(new Set(lines)).toEqual(new Set([before.split("\n").length]));
  });

  test("suggests the right name for a wrong param", () => {
    expect(complaints.get(fileOf("wrong", "an unknown param"))).toEqual([expect.stringContaining("Did you mean to write 'limit'?")]);
    expect(complaints.get(fileOf("wrong", "an unknown param in a request of its own"))).toEqual([
      expect.stringContaining("'limits' does not exist in type 'CustomersListParams'. Did you mean to write 'limit'?"),
    ]);
  });

  test("compiles without errors in the declarations", () => {
    expect([...complaints.keys()].filter((path) => path.startsWith("openapi/"))).toEqual([]);
  });
});
