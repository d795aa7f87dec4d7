import { describe, expect, test } from "vitest";
import { modulesEmitter } from "../../../../../generator/emit/modules/index.ts";
import { checkSyntax } from "../../../../fixtures/syntax.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

const emitted = modulesEmitter.emit({ model: miniModel, templates: new Map(), version: "1.2.3" });
const files = new Map(emitted.map(({ path, text }) => [path, text]));
const payments = files.get("connectors/payments.js") ?? "";
const fileStorage = files.get("connectors/file_storage.js") ?? "";
const gateway = files.get("connectors/gateway.js") ?? "";

test("one module a connector, those of the gateway, and the root", () => {
  const modules = ["connectors/payments", "connectors/file_storage", "connectors/gateway.types", "connectors/gateway", "index", "server"];
  const wanted = [...modules.flatMap((path) => [`${path}.js`, `${path}.d.ts`]), "connectors/gateway.envelope.js"];
  expect([...files.keys()].toSorted()).toEqual(wanted.toSorted());
});

test.each([...files])("%s names its source, ends with one line feed, and holds nothing but what it should", (path, text) => {
  const source = /payments|file_storage/.test(path) ? "spec/connectors/.*\\.yaml" : "spec/";
  expect(text).toMatch(new RegExp(`^// @generated from ${source} by connector-gateway-spec\\. Do not edit\\.\n`));
  expect(text).toMatch(/[^\n]\n$/);
  expect(checkSyntax(path, text)).toEqual([]);
});

test.each([...files])("%s has lines of at most 140 columns, indented by two", (_path, text) => {
  const lines = text.split("\n");
  expect(
    lines.filter((line) => (line.length > 140 && !/"[^"]{100}/.test(line)) || / $/.test(line) || /^(?: {2})* (?!\*)\S/.test(line)),
  ).toEqual([]);
});

describe("an operation", () => {
  test("has a table of its params, one line a parameter, and validators of its parts", () => {
    expect(payments).toContain(`
function CustomersListParams() {
  return {
    side: "request",
    fields: {
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      starting_after: "string",
      created: { table: Interval },
      expand: { type: "string", list: commaList, enum: ["address", "tags"], maxItems: elementsUpTo(2) },
    },
  };
}

export const customersListParams = /* @__PURE__ */ createParamsValidator("payments.customers.list", CustomersListParams);

export const isCustomersListParams = /* @__PURE__ */ createGuard(CustomersListParams);

export const customersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.customers.list", CustomersListParams);

export const customersListRecord = /* @__PURE__ */ createValidator("payments.customers.list.record", { table: Customer });

function CustomersListMeta() {
  return {
    name: "the meta of payments.customers.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const customersListMeta = /* @__PURE__ */ createValidator("payments.customers.list.meta", { table: CustomersListMeta });

export const customersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.list", {
  result: { items: { table: Customer } },
  connector_metadata: { table: CustomersListMeta, nullable: true },
});
`);
  });

  test("says when params may not be left out", () => {
    expect(payments).toMatch(/CustomersGetParams,\s+\{\s+paramsRequired: true/u);
    expect(payments).toMatch(/RefundsCreateParams,\s+\{\s+paramsRequired: true/u);
    expect(payments).toMatch(/CustomersListParams,?\s*\);/u);
  });

  test("has params and request only when it is a download", () => {
    expect([...fileStorage.matchAll(/^export const (filesDownload\w+)/gmu)].map(([, name]) => name)).toEqual([
      "filesDownloadParams",
      "filesDownloadRequest",
    ]);
  });
});

describe("a connector", () => {
  test("may have records that hold records of their own kind", () => {
    expect(fileStorage).toContain("    parent: { table: StorageFile, nullable: true },\n");
  });

  test("has one rule for auth_config, or one of several", () => {
    expect(payments).toContain('createValidator("payments.auth_config", { table: ApiKeyAuthConfig });');
    expect(fileStorage).toContain(`"file_storage.auth_config", /* @__PURE__ */ anyOf(
  { table: OauthAuthConfig },
  { table: TokenAuthConfig },
));`);
    expect(payments).toContain('    api_key: { type: "string", pattern: matching("^sk_(test|live)_"), secret: true },\n');
  });

  test("lists its validators, but no guards", () => {
    const [, names = ""] = /\nexport const validators = \[([^\]]*)\];\n/u.exec(fileStorage) ?? [];
    const listed = names.split(",").map((name) => name.trim());
    const exported = [...fileStorage.matchAll(/^export const (\w+) = \/\* @__PURE__ \*\/ create\w*Validator\(/gmu)].map(([, name]) => name);
    expect(exported).toEqual(expect.arrayContaining(["storageFile", "filesGetParams", "filesGetResponse", "authConfig", "execute"]));
    expect(listed.filter((name) => name !== "")).toEqual(exported);
    expect(fileStorage).toContain("export const isStorageFile = /* @__PURE__ */ createGuard(StorageFile);\n");
  });

  test("looks requests up by entity, then action", () => {
    expect(fileStorage).toContain(`
export const execute = /* @__PURE__ */ createValidator("file_storage.execute", /* @__PURE__ */ discriminatedBy("entity", "file_storage", {
  users: /* @__PURE__ */ discriminatedBy("action", "file_storage.users", {
    list: { validator: usersListRequest },
  }),
  files: /* @__PURE__ */ discriminatedBy("action", "file_storage.files", {
    get: { validator: filesGetRequest },
    download: { validator: filesDownloadRequest },
  }),
}));
`);
  });

  test("comes with what a client needs", () => {
    expect(fileStorage).toContain(`
export const connector = /* @__PURE__ */ deepFreeze({
  id: "file_storage",
  definitionId: "9f8dda77-1048-4368-815b-269bf54ee9b8",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    usersListParams,
    usersListResponse,
    filesGetParams,
    filesGetResponse,
    filesDownloadParams,
  ]),
  createRequest,
  toDownload,
});
`);
    expect(payments).not.toContain("toDownload");
    expect(fileStorage).toContain("      auth_config: { validator: authConfig },\n");
    expect(fileStorage).toContain('config: { table: { name: "config", side: "request", open: true, fields: { subdomain: "string" } } }');
  });
});

describe("the gateway", () => {
  test("asks one of the connectors where several have the pair", () => {
    expect(gateway).toContain(`
  users: /* @__PURE__ */ discriminatedBy("action", "users", {
    list: /* @__PURE__ */ anyOf({ validator: Payments.usersListRequest }, { validator: FileStorage.usersListRequest }),
  }),
  files: /* @__PURE__ */ discriminatedBy("action", "files", {
    get: { validator: FileStorage.filesGetRequest },
`);
  });

  test("finds the create request by the definition id", () => {
    expect(gateway).toContain(
      '"9f8dda77-1048-4368-815b-269bf54ee9b8": { name: "file_storage", get validator() { return FileStorage.connector.createRequest; } },\n',
    );
    expect(gateway).toContain('connector_definition_id: { type: "string", format: uuid }');
  });

  test("has a guard for each of its answers", () => {
    expect(gateway).toContain("export const isErrorBody = /* @__PURE__ */ createGuard(ErrorBody);\n");
    expect(gateway).toContain("export const validators = [createInstanceRequest, executeRequest, createInstanceResponse, errorBody];\n");
  });

  test("writes the envelope once", () => {
    expect(files.get("connectors/gateway.envelope.js")).toContain(`
export function response() {
  return {
    name: "the response",
    required: ["status", "result"],
    optional: ["execution_metadata"],
    fields: {
      status: { const: "success" },
      result: "any",
      connector_metadata: "object | null",
      execution_metadata: { table: ExecutionMetadata },
    },
  };
}
`);
  });
});

test("the gateway's own tables are written once", () => {
  const envelope = files.get("connectors/gateway.envelope.js");
  expect(envelope).toContain("\nexport function ErrorDetail() {\n  return {\n");
  expect(gateway).toContain('import * as gateway from "./gateway.envelope.js";\n');
  expect(gateway).toContain("errors: { items: { table: gateway.ErrorDetail } }");
});

test("the root knows all of them", () => {
  expect(files.get("index.js")).toContain(`
const validators = [Payments.validators, FileStorage.validators, Gateway.validators];

export const addresses = /* @__PURE__ */ listAddresses(validators);
`);
});
