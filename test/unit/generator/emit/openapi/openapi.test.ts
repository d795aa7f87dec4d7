import { describe, expect, test } from "vitest";
import type { Connector, Operation } from "../../../../../generator/resolve/model/types.ts";
import { reasonKey } from "../../../../../generator/schema/descriptions_and_reasons.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { assumed, entity } from "../../../../fixtures/model_builders.ts";
import { CREATE, emit, EXECUTE, files, post, read, ref, schema, withoutFieldTexts, type Json } from "./read_document.ts";

const { origin } = assumed;
const SIBLING = reasonKey("Seen on sibling endpoints.");

describe("OpenAPI documents", () => {
  test("are one for the gateway, one for all operations and one per connector", () => {
    expect([...files.keys()]).toEqual([
      "openapi/gateway.json",
      "openapi/operations.json",
      "openapi/payments.json",
      "openapi/file_storage.json",
    ]);
  });

  test("have a title, a description and the other metadata", () => {
    expect(read("gateway")).toMatchObject({
      openapi: "3.1.0",
      info: {
        title: "Connector Gateway",
        version: "1.2.3",
        contact: { name: "connector-gateway-spec maintainers" },
        license: { name: "MIT", identifier: "MIT" },
        "x-ledger": "connector-gateway-spec/ledger.json",
      },
      servers: [{ url: "https://gateway.example.test" }],
      tags: [{ name: "gateway" }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    });
    expect(read("payments")["info"]).toEqual({
      title: "Connector Gateway: Payments",
      version: "1.2.3",
      description:
        "Payments for tests. Each path with a fragment describes one operation of the execute endpoint. HTTP clients do not send the fragment.",
      contact: { name: "connector-gateway-spec maintainers" },
      license: { name: "MIT", identifier: "MIT" },
      "x-ledger": "connector-gateway-spec/ledger.json",
      "x-not-shown": ["Rate limits.", "Rate limits and quotas."],
    });
    expect(read("operations")["tags"]?.map((tag) => tag["name"])).toEqual(["payments", "file_storage"]);
  });

  test("have the real paths, one path per operation, or both for one connector", () => {
    const paths = (name: string): readonly string[] => Object.keys(read(name)["paths"] ?? {});
    expect(paths("gateway")).toEqual([CREATE, EXECUTE]);
    expect(paths("operations")).toHaveLength(10);
    expect(paths("operations")[0]).toBe(`${EXECUTE}#payments.customers.list`);
    expect(paths("file_storage")).toEqual([
      CREATE,
      EXECUTE,
      `${EXECUTE}#file_storage.users.list`,
      `${EXECUTE}#file_storage.files.get`,
      `${EXECUTE}#file_storage.files.download`,
    ]);
  });

  test("have the same component wherever they have one of that name for the same connectors", () => {
    const all = read("gateway")["components"]?.["schemas"] ?? {};
    const some = read("operations")["components"]?.["schemas"] ?? {};
    expect(Object.keys(some).length).toBeGreaterThan(20);
    expect(all).toMatchObject(withoutFieldTexts(some));
    expect(read("operations")["components"]?.["responses"]).toEqual(read("gateway")["components"]?.["responses"]);
  });

  test("describe the fields, apart from that of the endpoints of all connectors", () => {
    const limit = (name: string): object =>
      read(name)["components"]?.["schemas"]?.["PaymentsCustomersListParams"]?.["properties"]?.["limit"] ?? {};
    const described = { description: "Page size.", type: "integer", minimum: 1, maximum: 100, default: 10 };
    const { description: _description, ...terse } = described;
    expect([limit("operations"), limit("payments")]).toEqual([described, described]);
    expect(limit("gateway")).toEqual(terse);
  });

  test.each(["gateway", "operations", "payments", "file_storage"])("%s has no component that its paths do not reach", (name) => {
    const { paths, components } = read(name);
    const reached = new Set<string>();
    const visit = (value: unknown): void => {
      for (const [, found = ""] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/([^"]+)"/gu)) {
        if (reached.has(found)) continue;
        reached.add(found);
        const [kind = "", component = ""] = found.split("/");
        visit(components?.[kind]?.[component]);
      }
    };
    visit(paths);
    const there = ["schemas", "responses", "parameters"].flatMap((kind) =>
      Object.keys(components?.[kind] ?? {}).map((component) => `${kind}/${component}`),
    );
    expect(there.length).toBeGreaterThan(20);
    expect(there.filter((component) => !reached.has(component))).toEqual([]);
  });

  test("contain no dangling reference", () => {
    for (const name of ["gateway", "operations", "payments", "file_storage"]) {
      const document = read(name);
      const refs = [...JSON.stringify(document).matchAll(/"(#\/[^"]+)"/gu)].map(([, found = ""]) => found);
      const isThere = (pointer: string): boolean =>
        pointer
          .split("/")
          .slice(1)
          .reduce<Json | undefined>((at, key) => at?.[key], document) !== undefined;
      expect(refs.length).toBeGreaterThan(20);
      expect(refs.filter((pointer) => !isThere(pointer))).toEqual([]);
    }
  });
});

describe("request schemas", () => {
  test("of the gateway are an anyOf, because connectors may share entity and action", () => {
    expect(schema("ExecuteRequest")).toEqual({ anyOf: [ref("PaymentsExecuteRequest"), ref("FileStorageExecuteRequest")] });
    expect(schema("ExecuteRequest", "payments")).toEqual(ref("PaymentsExecuteRequest"));
  });

  test("of a connector are one of the requests of its operations, without a discriminator", () => {
    expect(schema("FileStorageExecuteRequest")).toEqual({
      oneOf: [ref("FileStorageUsersListRequest"), ref("FileStorageFilesGetRequest"), ref("FileStorageFilesDownloadRequest")],
    });
    expect([...files.values()].filter((text) => text.includes("discriminator"))).toEqual([]);
  });

  test("of a connector with a single operation are the request of that operation", () => {
    const [payments] = miniModel.connectors;
    const list = payments?.entities[0]?.operations[0];
    if (payments === undefined || list === undefined) throw new Error("the mini model has no list");
    const emitted = emit({ ...miniModel, connectors: [{ ...payments, entities: [entity("customers", [list])] }] });
    expect(schema("PaymentsExecuteRequest", "gateway", emitted)).toEqual(ref("PaymentsCustomersListRequest"));
  });

  test("of an operation are closed and have a fixed entity and action", () => {
    expect(schema("PaymentsCustomersGetRequest")).toEqual({
      description: "The get of customers.",
      type: "object",
      properties: {
        entity: { description: "Entity.", type: "string", const: "customers" },
        action: { description: "Action.", type: "string", const: "get" },
        params: { description: "Parameters.", ...ref("PaymentsCustomersGetParams") },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    });
  });

  test("contain the defaults, examples and origins of params", () => {
    expect(schema("PaymentsCustomersListParams")).toMatchObject({
      properties: { limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 } },
    });
    expect(schema("PaymentsCustomersGetParams", "payments")).toMatchObject({ properties: { id: { examples: ["cus_EXAMPLE1"] } } });
    expect(schema("PaymentsCustomersGetParams", "operations")).not.toHaveProperty("properties.id.examples");
    expect(schema("PaymentsCustomersCreateParams")).toEqual({
      "x-open": reasonKey("The document does not show the parameters of this action."),
      type: "object",
      properties: {
        email: { "x-origin": "assumed", "x-origin-reason": SIBLING, type: "string" },
        metadata: {
          "x-origin": "assumed",
          "x-origin-reason": SIBLING,
          type: "object",
          additionalProperties: { type: "string" },
        },
      },
      additionalProperties: true,
    });
  });

  test("repeat all properties for each of several alternative params", () => {
    const [charge, intent] = (schema("PaymentsRefundsCreateParams") as Json)["anyOf"] ?? [];
    expect([charge?.["required"], intent?.["required"]]).toEqual([["charge"], ["payment_intent"]]);
    expect(charge?.["properties"]).toEqual(intent?.["properties"]);
  });

  test("that create an instance cover each connector and connectors outside the catalog", () => {
    expect(schema("GatewayCreateInstanceRequest")).toEqual({
      anyOf: [ref("PaymentsCreateRequest"), ref("FileStorageCreateRequest"), ref("GatewayUnknownInstanceRequest")],
    });
    expect(schema("GatewayCreateInstanceRequest", "payments")).toEqual(ref("PaymentsCreateRequest"));
    expect(schema("PaymentsCreateRequest")).toMatchObject({
      properties: {
        connector_definition_id: { const: "e094cb9a-26de-4645-8761-65c0c425d1de", "x-origin": "assumed" },
        auth_config: ref("PaymentsAuthConfig"),
      },
    });
    expect(schema("PaymentsAuthConfig")).toMatchObject({ properties: { api_key: { "x-secret": true } } });
  });
});

describe("operations", () => {
  test("have an id, a summary, a description and extensions", () => {
    expect(post("operations", "payments.customers.delete")).toMatchObject({
      operationId: "paymentsCustomersDelete",
      summary: "Delete a customer",
      description: "The delete of customers. This cannot be undone.",
      tags: ["payments"],
      "x-connector": "payments",
      "x-entity": "customers",
      "x-action": "delete",
      "x-effect": "write",
      "x-permanent": true,
      parameters: [{ $ref: "#/components/parameters/connector_instance_id" }],
    });
    expect(post("operations", "payments.customers.list")["description"]).toBe(
      "The list of customers. Results are sorted newest first. Use `starting_after` to get the next page.",
    );
    expect(post("operations", "payments.customers.api_search")["description"]).toBe(
      "The api_search of customers. Cannot be paged. The wrapper names no next page.",
    );
    expect(post("operations", "payments.customers.create")["description"]).toBe(
      "The create of customers. Undocumented parameters are accepted too. The document does not show the parameters of this action.",
    );
  });

  test("use the summary as the description when the catalog has none", () => {
    const [payments] = miniModel.connectors;
    const list = payments?.entities[0]?.operations[0];
    if (payments === undefined || list === undefined) throw new Error("the mini model has no list");
    const { description: _, paging: __, ordered: ___, ...silent } = list;
    const emitted = emit({ ...miniModel, connectors: [{ ...payments, entities: [entity("customers", [silent])] }] });
    expect(read("operations", emitted)["paths"]?.[`${EXECUTE}#payments.customers.list`]?.["post"]?.["description"]).toBe("List customers.");
  });

  test("mention the maximum size of a download", () => {
    const [, storage] = miniModel.connectors;
    const download = storage?.entities.flatMap(({ operations }) => operations).find(({ kind }) => kind === "download");
    if (storage === undefined || download === undefined) throw new Error("the mini model has no download");
    const limited: Operation = { ...download, download: { ...download.download, maxSize: "10 MB" } };
    const emitted = emit({ ...miniModel, connectors: [{ ...storage, entities: [entity("files", [limited])] }] });
    const found = read("operations", emitted)["paths"]?.[`${EXECUTE}#file_storage.files.download`]?.["post"];
    expect(found?.["description"]).toContain("Maximum file size: 10 MB.");
  });

  test("contain the origins of their results and paging", () => {
    const [payments] = miniModel.connectors;
    const list = payments?.entities[0]?.operations[0];
    if (payments === undefined || list?.returns === undefined || list.paging === undefined) throw new Error("the mini model has no list");
    const guessed: Operation = { ...list, returns: { ...list.returns, origin }, paging: { ...list.paging, origin } };
    const emitted = emit({ ...miniModel, connectors: [{ ...payments, entities: [entity("customers", [guessed])] }] });
    expect(read("operations", emitted)["paths"]?.[`${EXECUTE}#payments.customers.list`]?.["post"]).toMatchObject({
      "x-returns-origin": "assumed",
      "x-returns-origin-reason": SIBLING,
      "x-paging-origin": "assumed",
    });
  });

  test("have an example of the request and of the response", () => {
    const list = post("operations", "payments.customers.list");
    expect(list["requestBody"]?.["content"]?.["application/json"]).toEqual({
      schema: ref("PaymentsCustomersListRequest"),
      example: { entity: "customers", action: "list", params: { limit: 10 } },
    });
    expect(list["responses"]?.["200"]?.["content"]?.["application/json"]?.["example"]).toMatchObject({ result: [{ id: "cus_EXAMPLE1" }] });
    const execute = post("payments", EXECUTE);
    const examples = execute["requestBody"]?.["content"]?.["application/json"]?.["examples"];
    expect(Object.keys(examples ?? {})).toEqual(
      Object.keys(read("payments")["paths"] ?? {})
        .slice(2)
        .map((path) => path.split("#")[1]),
    );
    expect(examples?.["payments.customers.list"]).toEqual({
      summary: "Payments: List customers",
      value: { entity: "customers", action: "list", params: { limit: 10 } },
    });
    const answers = (name: string): object =>
      post(name, EXECUTE)["responses"]?.["200"]?.["content"]?.["application/json"]?.["examples"] ?? {};
    expect(Object.keys(answers("payments"))).toEqual(Object.keys(examples ?? {}));
    expect(Object.keys(answers("gateway"))).toEqual(["payments.customers.list", "file_storage.users.list"]);
    const creates = post("gateway", CREATE)["requestBody"]?.["content"]?.["application/json"]?.["examples"];
    expect(Object.keys(creates ?? {})).toEqual(["payments.api_key", "file_storage.oauth", "file_storage.token"]);
    expect(creates?.["payments.api_key"]?.["summary"]).toBe("Payments: API key");
  });
});

test("two components with the same name are an error", () => {
  const [payments] = miniModel.connectors;
  const record = payments?.records[0];
  if (payments === undefined || record === undefined) throw new Error("the mini model has no record");
  const twice: Connector = { ...payments, records: [...payments.records, { ...record, name: "CustomersListParams" }] };
  expect(() => emit({ ...miniModel, connectors: [twice] })).toThrow("duplicate schema components: PaymentsCustomersListParams");
});
