import { describe, expect, test } from "vitest";
import { declarationsOf } from "../../../../fixtures/emitted_package.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { typeCheck } from "../../../../fixtures/type_check.ts";

const imports = `import { addresses, createGateway, findOperation, findValidator, getOperation, operations, validatorFor } from "connector-gateway-spec";
import type { Address, CallOptions, ConnectorDefinition, ConnectorDefinitions, ConnectorId, Download, ExecuteEnvelope, ExecuteRequest,
  ExecuteResponse, GatewayErrorDetails, GatewayErrorKind, InstanceClient, Operation, OperationId, OperationKind, Operations, OptionalCall,
  OptionalPagedCall, Page, Paging, Prefilled, RequiredCall, RequiredPagedCall, RetryOptions, Tolerant, TokenSource, UnpagedList, WrappedPage,
} from "connector-gateway-spec";
import * as gateway from "connector-gateway-spec/gateway";
import * as payments from "connector-gateway-spec/payments";
import * as storage from "connector-gateway-spec/file_storage";
declare const json: unknown;
`;

/** Code that compiles. */
const right: Readonly<Record<string, string>> = {
  "a request of one connector":
    'const a: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params: { limit: 3, created: { gte: 1 } } };',
  "a request of any connector": 'const a: ExecuteRequest = { entity: "files", action: "get", params: { fileId: "f" } };',
  "params that may be left out": 'const a: payments.ExecuteRequest = { entity: "customers", action: "list" };',
  "undefined instead of absent": "const a: payments.CustomersListParams = { limit: undefined };",
  "params that are open": "const a: payments.CustomersCreateParams = { email: 'a@b.test', metadata: { any: 'name' } };",
  "open params for a type with an index signature": `declare const a: payments.CustomersCreateParams; declare const b: payments.RefundsCreateParams;
    const c: Record<string, unknown>[] = [a, b];`,
  "known and unknown values of an open string": "const a: payments.CustomersListParams = { expand: 'address,tags' };",
  "one of several fields":
    "const a: payments.RefundsCreateParams[] = [{ charge: 'c' }, { payment_intent: 'p' }, { charge: 'c', payment_intent: 'p' }, { charge: 'c', payment_intent: undefined }];",
  "a value that may be undefined beside one of several fields": `declare const charge: string | undefined;
    const a: payments.RefundsCreateParams = { charge, payment_intent: 'p' };
    const b: string | undefined = a.charge ?? a.payment_intent;`,

  "each method of authentication":
    "const a: storage.AuthConfig[] = [{ client_id: 'c', refresh_token: 'r' }, { client_id: 'c', refresh_token: 'r', access_token: 'a' }, { token: 't' }];",
  "a request discriminated by entity and action": `function f(request: payments.ExecuteRequest) {
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
    const b: string | undefined = validatorFor("gateway.execute").address + findValidator(String(json))?.address;
    const c: Address[] = addresses.filter((address) => validatorFor(address).is(json));
    const d: boolean[] = operations.map(({ id }) => validatorFor(\`\${id}.params\`).is(json));`,
  "a verdict": `const verdict = payments.refundsCreateRequest.check(json, { maxIssues: 5 });
    if (verdict.ok) { const a: "refunds" = verdict.value.entity; } else { const b: string[] = verdict.issues.map(({ pointer }) => pointer); }`,
  operations: `const a: OperationId[] = operations.map(({ id }) => getOperation(id).id);
    const b: "payments.customers.list" = getOperation("payments.customers.list").id;
    const c: Operation | undefined = findOperation(String(json));
    const d: [OperationKind | undefined, Paging | undefined] = [c?.kind, c?.paging];`,
  "what the gateway subpath exports": `const a: gateway.CreateInstanceRequest = { connector_definition_id: "x", auth_config: {}, name: "Main" };
    if (gateway.createInstanceRequest.is(json)) { const b: gateway.CreateInstanceRequest = json; }
    if (gateway.createInstanceResponse.is(json)) { const b: gateway.CreateInstanceResponse = json; }
    if (gateway.executeRequest.is(json)) { const b: gateway.ExecuteRequest = json; }
    if (gateway.errorBody.is(json)) { const b: gateway.ErrorBody = json; const c: gateway.ErrorDetail | undefined = b.errors?.[0]; }
    const d: gateway.ExecuteEnvelope & ExecuteEnvelope = { status: "success" };`,
  "the types of calls": `type Instance = InstanceClient<typeof payments.connector>;
    const options: CallOptions = { timeout: 1 }; const retry: RetryOptions = { retries: 1 }; const token: TokenSource = () => "token";
    const definition: ConnectorDefinition = payments.connector; const definitions: ConnectorDefinitions = { payments: definition };
    async function f(instance: Instance, one: Page<string, object>, wrapped: WrappedPage<string, object, payments.Customer>,
      list: UnpagedList<string, object>, download: Download, prefilled: Prefilled<storage.FilesDownloadParams, "alt">, details: GatewayErrorDetails, kind: GatewayErrorKind) {
      const page: Page<payments.Customer, payments.CustomersListMeta> = await instance.customers.list({}, options);
      const calls: [OptionalCall<{}, string>?, RequiredCall<{}, string>?, OptionalPagedCall<{}, string, string>?, RequiredPagedCall<{}, string, string>?] = [];
      return [page, calls, one.records, wrapped.record.id, list.records, download.filename, prefilled.fileId, details, kind, retry, token, definitions];
    }`,
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

/** Code that does not compile, and a part of the error. */
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
  "none of several fields": [
    "const a: payments.RefundsCreateParams = { };",
    `Type '{}' is not assignable to type 'AtLeastOneOf<RefundsCreateParamsFields, "charge", "payment_intent">'.`,
  ],
  "undefined as one of several fields": [
    "const a: payments.RefundsCreateParams = { charge: undefined };",
    `is not assignable to type 'AtLeastOneOf<RefundsCreateParamsFields, "charge", "payment_intent">'.`,
  ],
  "a misspelt one of several fields": [
    "const a: payments.RefundsCreateParams = { chrge: 'c' };",
    "'chrge' does not exist in type 'AtLeastOneOf<RefundsCreateParamsFields, \"charge\", \"payment_intent\">'. Did you mean to write 'charge'?",
  ],
  "a misspelt open param": [
    "const a: payments.CustomersCreateParams = { emial: 'a@b.test' };",
    "'emial' does not exist in type 'CustomersCreateParams'. Did you mean to write 'email'?",
  ],
  "a misspelt open param in a request": [
    'const a: ExecuteRequest<"payments"> = { entity: "customers", action: "create", params: { emial: "a@b.test" } };',
    "'emial' does not exist in type 'CustomersCreateParams'. Did you mean to write 'email'?",
  ],
  "a misspelt open param of an operation": [
    'const a: Operations["payments.customers.create"]["params"] = { emial: "a@b.test" };',
    "'emial' does not exist in type 'CustomersCreateParams'. Did you mean to write 'email'?",
  ],
  "a misspelt value beside the credentials": [
    "const a: storage.CreateRequest = { name: 'A', auth_config: { token: 't' }, config: { subdmain: 'x' } };",
    "'subdmain' does not exist in type '{ subdomain?: string | undefined; }'. Did you mean to write 'subdomain'?",
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
  "a misspelt address": [
    'validatorFor("payments.customer.list.params");',
    `Argument of type '"payments.customer.list.params"' is not assignable to parameter of type 'keyof AddressTypes'.`,
  ],
  "an address that is known at run time only": [
    "validatorFor(String(json));",
    "Argument of type 'string' is not assignable to parameter of type 'keyof AddressTypes'.",
  ],
  "a validator that may not be there": ["findValidator(String(json)).is(json);", "Object is possibly 'undefined'."],
  "a value of an address that is known at run time only": [
    "const v = findValidator(String(json)); if (v?.is(json)) json.limit;",
    "'json' is of type 'unknown'.",
  ],
  "a misspelt operation id": [
    'getOperation("payments.customer.list");',
    `Argument of type '"payments.customer.list"' is not assignable to parameter of type 'keyof Operations'.`,
  ],
  "an operation that may not be there": ["findOperation(String(json)).kind;", "Object is possibly 'undefined'."],
  "a call without a required param": [
    'createGateway({ baseUrl: "", token: "" }).instance("payments", "i").customers.get();',
    "Expected 1-2 arguments, but got 0.",
  ],
};

describe("the types of a small package", () => {
  const codes = [...Object.entries(right), ...Object.entries(wrong).map(([name, [code]]) => [name, code] as const)];
  const consumers = Object.fromEntries(codes.map(([name, code]) => [`${name}.ts`, imports + code]));
  const complaints = typeCheck(declarationsOf(miniModel), consumers);

  test("have no errors of their own", () => {
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
