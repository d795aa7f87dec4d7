import { describe, expect, test } from "vitest";
import { typesEmitter } from "../../../../generator/emitters/types/index.ts";
import { checkSyntax } from "../../../../generator/print/syntax.ts";
import { emitPackage } from "../../../fixtures/emitted_package.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";
import { typeCheck } from "../../../fixtures/type_check.ts";

const imports = `import { addresses, createGateway, getOperation, operations, validatorFor } from "connector-gateway-spec";
import type { Address, ConnectorId, ExecuteRequest, ExecuteResponse, OperationId, Operations, Tolerant } from "connector-gateway-spec";
import * as payments from "connector-gateway-spec/payments";
import * as storage from "connector-gateway-spec/file_storage";
declare const json: unknown;
`;

/** Lines of consumers that are right. */
const right: Readonly<Record<string, string>> = {
  "a request of one connector":
    'const a: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params: { limit: 3, created: { gte: 1 } } };',
  "a request of any connector": 'const a: ExecuteRequest = { entity: "files", action: "get", params: { fileId: "f" } };',
  "params that may be left out": 'const a: payments.ExecuteRequest = { entity: "customers", action: "list" };',
  "undefined instead of absent": "const a: payments.CustomersListParams = { limit: undefined };",
  "params of any name where they are not shown": "const a: payments.CustomersCreateParams = { email: 'a@b.test', phone: 1 };",
  "known and unknown values of an open string": "const a: payments.CustomersListParams = { expand: 'address,tags' };",
  "one of several fields":
    "const a: payments.RefundsCreateParams[] = [{ charge: 'c' }, { payment_intent: 'p' }, { charge: 'c', payment_intent: 'p', x: 1 }];",
  "each method of authentication":
    "const a: storage.AuthConfig[] = [{ client_id: 'c', refresh_token: 'r' }, { client_id: 'c', refresh_token: 'r', access_token: 'a' }, { token: 't' }];",
  "a request told apart by entity and action": `function f(request: payments.ExecuteRequest) {
    if (request.entity === "customers" && request.action === "get") { const id: string = request.params.id; }
  }`,
  "the answer to one operation": `const a: ExecuteResponse<"payments", "customers", "list"> = { status: "success", result: [], connector_metadata: null };
    const b: payments.Customer | undefined = a.result[0];
    const c: boolean | undefined = a.connector_metadata?.has_more;`,
  "parts by operation": `const a: Operations["payments.customers.get"]["params"] = { id: "cus_1" };
    const b: payments.Params["customers"]["get"] = a;
    const c: payments.Results["customers"]["list"] = [];
    const id: OperationId = "file_storage.files.download";`,
  "validators by address": `if (validatorFor("payments.customers.list.params").is(json)) { const a: payments.CustomersListParams = json; }
    if (payments.customer.is(json)) { const a: payments.Customer = json; }
    const b: string = validatorFor("gateway.execute").address + validatorFor(String(json)).address;
    const c: Address[] = addresses.filter((address) => validatorFor(address).is(json));`,
  "a verdict": `const verdict = payments.refundsCreateRequest.check(json, { maxIssues: 5 });
    if (verdict.ok) { const a: "refunds" = verdict.value.entity; } else { const b: string[] = verdict.issues.map(({ pointer }) => pointer); }`,
  operations:
    'const a: string[] = [...operations, getOperation("payments.customers.list"), getOperation(String(json))].map(({ id }) => id);',
  "what traffic may look like": `const a: Tolerant<payments.Customer> = { id: null, status: "suspended", tags: null, sources: [null] };
    const b: Tolerant<payments.CustomersListResponse> = { result: [a], connector_metadata: {} };
    const c: string | null | undefined = b.result?.[0]?.id;`,
  "nested records":
    "const a: storage.StorageFile = { id: 'f', createdTime: 't', size: 1, owners: [{ displayName: 'd', me: true }], parent: null };",
  connectors: 'const a: ConnectorId[] = ["payments", "file_storage"];',
  "a client": `async function f() {
      const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "t" });
      const instance = await gateway.create("payments", { name: "Main", auth_config: { api_key: "k" } });
      const customer: payments.Customer = await instance.customers.get({ id: "cus_1" });
    }`,
};

/** Lines of consumers that are wrong, and what TypeScript says. */
const wrong: Readonly<Record<string, readonly [code: string, complaint: string]>> = {
  "a misspelt param": [
    "const a: payments.CustomersListParams = { limt: 3 };",
    "'limt' does not exist in type 'CustomersListParams'. Did you mean to write 'limit'?",
  ],
  "a misspelt param in a request": [
    'const a: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params: { limt: 3 } };',
    "'limt' does not exist in type 'CustomersListParams'. Did you mean to write 'limit'?",
  ],
  "a misspelt param in a request of any connector": [
    'const a: ExecuteRequest = { entity: "customers", action: "list", params: { limt: 3 } };',
    "Did you mean to write 'limit'?",
  ],
  "a misspelt nested param": [
    "const a: payments.CustomersListParams = { created: { gtee: 3 } };",
    "'gtee' does not exist in type 'Interval'. Did you mean to write 'gte'?",
  ],
  "a misspelt entity": ['const a: ExecuteRequest<"payments"> = { entity: "custmers", action: "list" };', `Did you mean '"customers"'?`],
  "a misspelt action": ['const a: payments.ExecuteRequest = { entity: "customers", action: "lst" };', `Did you mean '"list"'?`],
  "a param of another type": [
    "const a: payments.CustomersListParams = { limit: '3' };",
    "Type 'string' is not assignable to type 'number'.",
  ],
  "null for a param": [
    "const a: payments.CustomersListParams = { limit: null };",
    "Type 'null' is not assignable to type 'number | undefined'.",
  ],
  "a required param that is missing": ["const a: payments.CustomersGetParams = {};", "Property 'id' is missing"],
  "required params that are missing": [
    'const a: payments.CustomersGetRequest = { entity: "customers", action: "get" };',
    "Property 'params' is missing",
  ],
  "none of several fields": ["const a: payments.RefundsCreateParams = { amount: 1 };", "Property 'payment_intent' is missing"],
  "undefined as one of several fields": [
    "const a: payments.RefundsCreateParams = { charge: undefined };",
    "Property 'payment_intent' is missing",
  ],
  "an open param of another type": [
    "const a: payments.CustomersCreateParams = { email: 1 };",
    "Type 'number' is not assignable to type 'string'.",
  ],
  "a constant of another value": [
    "const a: storage.FilesDownloadParams = { fileId: 'f', alt: 'json' };",
    `Type '"json"' is not assignable to type '"media"'.`,
  ],
  "fields of two methods": [
    "const a: storage.AuthConfig = { client_id: 'c', refresh_token: 'r', token: 't' };",
    "Type 'string' is not assignable to type 'undefined'.",
  ],
  "an enum of another value": [
    "const a: payments.Customer['status'] = 'suspended';",
    `Type '"suspended"' is not assignable to type '"active" | "closed"'.`,
  ],
  "a field that is not documented": ["declare const a: payments.Customer; a.nam;", "Property 'nam' does not exist on type 'Customer'."],
  "a nullable field without a look": [
    "declare const a: payments.Refund; a.customer.id;",
    "'a.customer' is possibly 'null' or 'undefined'.",
  ],
  "the answer to a download": [
    'type A = ExecuteResponse<"file_storage", "files", "download">;',
    `Type '"download"' does not satisfy the constraint '"get"'.`,
  ],
  "an action that an entity lacks": [
    'type A = ExecuteResponse<"payments", "refunds", "list">;',
    `Type '"list"' does not satisfy the constraint '"create"'.`,
  ],
  "the wrong connector": [
    'const a: ExecuteRequest<"payments"> = { entity: "files", action: "get", params: { fileId: "f" } };',
    `Type '"files"' is not assignable`,
  ],
  "a value of an unknown address": ["const v = validatorFor(String(json)); if (v.is(json)) json.limit;", "'json' is of type 'unknown'."],
  "a call without a required param": [
    'createGateway({ baseUrl: "", token: "" }).instance("payments", "i").customers.get();',
    "Expected 1-2 arguments, but got 0.",
  ],
};

describe("typesEmitter", () => {
  const files = typesEmitter.emit({ model: miniModel, templates: new Map(), version: "1.0.0" });

  test("makes one module per connector, one of the gateway and the root", () => {
    const paths = ["connectors/payments.d.ts", "connectors/file_storage.d.ts", "connectors/gateway.d.ts", "index.d.ts"];
    expect(files.map(({ path }) => path)).toEqual(paths);
  });

  test("prints what belongs into declarations", () => {
    expect(files.flatMap(({ path, text }) => checkSyntax(path, text))).toEqual([]);
  });
});

describe("the types of a small package", () => {
  const codes = [...Object.entries(right), ...Object.entries(wrong).map(([name, [code]]) => [name, code] as const)];
  const consumers = Object.fromEntries(codes.map(([name, code]) => [`${name}.ts`, imports + code]));
  const complaints = typeCheck(emitPackage(miniModel), consumers);

  test("are themselves without fault", () => {
    expect([...complaints].filter(([path]) => !(path in consumers))).toEqual([]);
  });

  test.each(Object.keys(right))("accept %s", (name) => {
    expect(complaints.get(`${name}.ts`)).toBeUndefined();
  });

  test.each(Object.entries(wrong))("refuse %s", (name, [, complaint]) => {
    expect(complaints.get(`${name}.ts`)?.join("\n")).toContain(complaint);
    expect(complaints.get(`${name}.ts`)).toHaveLength(1);
  });
});
