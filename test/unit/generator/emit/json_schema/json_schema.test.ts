import { describe, expect, test } from "vitest";
import { toGatewayDefinitions, toSharedKeys, jsonSchemaDialect } from "../../../../../generator/emit/json_schema/documents.ts";
import { jsonSchemaEmitter } from "../../../../../generator/emit/json_schema/index.ts";
import type { JsonValue, Model } from "../../../../../generator/resolve/model/types.ts";
import { listAddresses } from "../../../../../generator/schema/addresses.ts";
import { buildExample } from "../../../../../generator/schema/examples.ts";
import { refsIn, type JsonSchema } from "../../../../../generator/schema/json_schema.ts";
import { createSchemaLookup, type SchemaSource } from "../../../../../templates/runtime/json_schemas.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { assumed, param, scalar, stated } from "../../../../fixtures/model_builders.ts";
import { strictAjv } from "../../../../fixtures/strict_ajv.ts";

type Document = { readonly $schema: string; readonly $id: string; readonly $defs: Readonly<Record<string, JsonSchema>> };

function emit(model: Model): ReadonlyMap<string, string> {
  return new Map(jsonSchemaEmitter.emit({ model, templates: new Map(), version: "1.0.0" }).map(({ path, text }) => [path, text]));
}

const files = emit(miniModel);

function documentOf(id: string): Document {
  return JSON.parse(files.get(`schemas/${id}.json`) ?? "") as Document;
}

const ajv = strictAjv();
for (const id of ["payments", "file_storage", "gateway"]) ajv.addSchema(documentOf(id));

/** Whether a definition accepts a value: `accepts("gateway", "execute", …)`. */
function accepts(id: string, key: string, value: unknown): boolean {
  const validate = ajv.getSchema(`urn:connector-gateway-spec:schemas:${id}#/$defs/${key}`);
  if (validate === undefined) throw new Error(`${id} has no ${key}`);
  return validate(value) === true;
}

/** The keywords of a schema and of those inside it. */
function keywordsOf(schema: object): readonly string[] {
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (["const", "default", "enum", "required", "type"].includes(keyword) || typeof value !== "object" || value === null) return [keyword];
    const isList = ["properties", "$defs", "anyOf", "allOf"].includes(keyword);
    return [keyword, ...(isList ? Object.values(value) : [value]).flatMap((inner: object) => keywordsOf(inner))];
  });
}

/** The gateway's own definitions, from the module. */
async function importGateway(): Promise<Pick<SchemaSource, "definitions">> {
  const text = encodeURIComponent(files.get("schemas/gateway.js") ?? "");
  return (await import(`data:text/javascript,${text}`)) as Pick<SchemaSource, "definitions">;
}

/** What `schemas/index.js` knows of a connector. */
function sourceOf(id: string): SchemaSource {
  const { gateway, connectors } = miniModel;
  const connector = connectors.find((candidate) => candidate.id === id);
  if (connector === undefined) throw new Error(`no connector ${id}`);
  const records = connector.records.map(({ name }) => name);
  return { definitions: documentOf(id).$defs, records, shared: toSharedKeys(gateway, connector) };
}

/** A definition of a document with those that it refers to. */
function extract({ $schema, $id, $defs }: Document, key: string): object {
  const found = $defs[key] ?? {};
  const alias = Object.keys(found).length === 1 && found.$ref !== undefined ? found.$ref.replace("#/$defs/", "") : key;
  const schema = $defs[alias] ?? {};
  const reached = new Set(refsIn(schema));
  for (const ref of reached) for (const next of refsIn($defs[ref.replace("#/$defs/", "")] ?? {})) reached.add(next);
  const definitions = Object.fromEntries(Object.entries($defs).filter(([name]) => reached.has(`#/$defs/${name}`)));
  return { $schema, $id: `${$id}:${key}`, ...schema, ...(reached.size > 0 && { $defs: definitions }) };
}

function keyOf(address: string): readonly [id: string, key: string] {
  const [id = "", ...rest] = address.split(".");
  return [id, rest[0] === "records" ? (rest[1] ?? "") : rest.join(".")];
}

describe("schema documents", () => {
  test("are one per connector and one for the gateway", () => {
    expect([...files.keys()]).toEqual([
      ...["schemas/payments.json", "schemas/payments.js", "schemas/payments.d.ts"],
      ...["schemas/file_storage.json", "schemas/file_storage.js", "schemas/file_storage.d.ts"],
      "schemas/gateway.json",
      "schemas/gateway.js",
      "schemas/index.js",
      "schemas/index.d.ts",
    ]);
  });

  test("begin with $schema, $id, title and description, and end with the definitions", () => {
    const document = documentOf("payments");
    expect(Object.keys(document)).toEqual(
      "$schema $id title description type required additionalProperties properties allOf $defs".split(" "),
    );
    expect(document).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "urn:connector-gateway-spec:schemas:payments",
      title: "Payments",
      description: "Payments for tests.",
    });
  });

  test("define every address", () => {
    for (const { name } of listAddresses(miniModel)) {
      const [id, key] = keyOf(name);
      expect(Object.keys(documentOf(id).$defs)).toContain(key);
    }
  });

  test("contain the definitions that they refer to, and no others", () => {
    expect(Object.keys(documentOf("payments").$defs)).toContain("ExecutionMetadata");
    expect(Object.keys(documentOf("payments").$defs)).not.toContain("ErrorDetail");
    const keys = Object.keys(documentOf("gateway").$defs);
    expect(keys.slice(0, 5).sort()).toEqual(["create_instance", "create_instance_response", "error", "execute", "request-file"]);
    expect(keys).toEqual(expect.arrayContaining(["payments.customers.list.params", "payments.Interval", "file_storage.auth_config"]));
    expect(keys.filter((key) => key.endsWith(".response") || key === "payments.Customer")).toEqual([]);
  });

  test("compile in strict AJV", () => {
    for (const id of ["payments", "file_storage", "gateway"]) {
      for (const key of Object.keys(documentOf(id).$defs)) {
        expect(ajv.getSchema(`urn:connector-gateway-spec:schemas:${id}#/$defs/${key}`), `${id} ${key}`).toBeTypeOf("function");
      }
    }
  });

  test("use only standard keywords", () => {
    const known = new Set(
      (
        "$schema $id $defs $ref title description type const enum minimum maximum minLength maxLength format pattern minItems " +
        "maxItems items properties required additionalProperties anyOf allOf if then default"
      ).split(" "),
    );
    for (const id of ["payments", "file_storage", "gateway"]) {
      expect([...new Set(keywordsOf(documentOf(id)))].filter((keyword) => !known.has(keyword))).toEqual([]);
    }
  });

  test.each([
    ["stated", stated.origin, { description: "Page size.", default: 10 }],
    ["assumed", assumed.origin, { description: "Page size. The default is assumed.", default: 10 }],
  ] as const)("contain a default that is %s", (_, origin, want) => {
    const limit = param("limit", scalar("integer"), { description: "Page size.", default: { value: 10, origin } });
    expect(jsonSchemaDialect(({ name }) => name).fieldNotes(limit)).toEqual(want);
  });

  test("contain the defaults of params", () => {
    expect(documentOf("payments").$defs).toMatchObject({ "customers.list.params": { properties: { limit: { default: 10 } } } });
  });

  test.each([
    ["payments", ["ExecutionMetadata"]],
    ["file_storage", ["ExecutionMetadata"]],
  ])("share definitions with the gateway: %s", (id, want) => {
    expect(sourceOf(id).shared).toEqual(want);
    for (const key of want) expect(documentOf(id).$defs[key]).toEqual(toGatewayDefinitions(miniModel)[key]);
  });

  test("contain the definitions of the gateway's module", async () => {
    const { definitions } = await importGateway();
    const { $defs } = documentOf("gateway");
    expect(definitions).toEqual(toGatewayDefinitions(miniModel));
    expect($defs).toMatchObject(Object.fromEntries(Object.entries(definitions).filter(([key]) => key in $defs)));
  });

  test("are what the look-up finds, also where it composes a schema of the gateway from those of connectors", async () => {
    const { definitions } = await importGateway();
    const find = createSchemaLookup({
      payments: sourceOf("payments"),
      file_storage: sourceOf("file_storage"),
      gateway: { definitions, records: [], shared: [] },
    });
    for (const { name } of listAddresses(miniModel)) {
      const [id, key] = keyOf(name);
      expect(find(name), name).toEqual(extract(documentOf(id), key));
    }
  });
});

describe("schemas", () => {
  test.each(["usual", "full"] as const)("accept the %s example of every address", (extent) => {
    for (const address of listAddresses(miniModel)) {
      const [id, key] = keyOf(address.name);
      expect(accepts(id, key, buildExample(miniModel, address, extent)), address.name).toBe(true);
    }
  });

  const list = { entity: "customers", action: "list" };
  const payments = "e094cb9a-26de-4645-8761-65c0c425d1de";
  const storage = "9f8dda77-1048-4368-815b-269bf54ee9b8";
  const unknown = "00000000-0000-4000-8000-000000000000";
  const key = { api_key: "sk_test_1" };

  test.each<[string, string, JsonValue, boolean]>([
    ["payments", "customers.list.params", { limit: 1 }, true],
    ["payments", "customers.list.params", { limit: 100.0 }, true],
    ["payments", "customers.list.params", { limit: 101 }, false],
    ["payments", "customers.list.params", { limit: 1.5 }, false],
    ["payments", "customers.list.params", { limit: null }, false],
    ["payments", "customers.list.params", { limits: 1 }, false],
    ["payments", "customers.list.params", { created: { gt: 1 } }, true],
    ["payments", "customers.list.params", { created: { after: 1 } }, false],
    ["payments", "customers.list.params", { expand: "address,tags" }, true],
    ["payments", "customers.list.params", { expand: "address, tags" }, false],
    ["payments", "customers.list.params", { expand: "tags,tags,tags" }, false],
    ["payments", "customers.get.request", { entity: "customers", action: "get" }, false],
    ["payments", "customers.create.params", { anything: 1 }, true],
    ["payments", "customers.create.params", { email: 1 }, false],
    ["payments", "refunds.create.params", {}, false],
    ["payments", "refunds.create.params", { payment_intent: "pi_1" }, true],
    ["payments", "CustomerDeleteResult", { id: "1", object: "customer", deleted: true, more: 1 }, true],
    ["payments", "CustomerDeleteResult", { id: "1", object: "customer" }, false],
    ["payments", "Refund", { id: "1", customer: null, reason: null }, true],
    ["payments", "Refund", { id: "1" }, true],
    ["payments", "Refund", { id: "1", reason: "other" }, false],
    ["payments", "execute", { ...list, params: { limit: 1 } }, true],
    ["payments", "execute", { ...list, params: { limit: 0 } }, false],
    ["payments", "execute", { entity: "files", action: "get", params: { fileId: "1" } }, false],
    ["gateway", "execute", { entity: "files", action: "get", params: { fileId: "1" } }, true],
    ["gateway", "execute", { entity: "users", action: "list", params: { email: "a" } }, true],
    ["gateway", "execute", { entity: "users", action: "list", params: { query: "a" } }, true],
    ["gateway", "execute", { entity: "users", action: "list", params: { query: "a", email: "a" } }, false],
    ["gateway", "create_instance", { connector_definition_id: payments, auth_config: key, name: "x" }, true],
    ["gateway", "create_instance", { connector_definition_id: payments, auth_config: { api_key: "pk_1" }, name: "x" }, false],
    ["gateway", "create_instance", { connector_definition_id: payments, auth_config: key, name: "x", config: {} }, false],
    ["gateway", "create_instance", { connector_definition_id: storage, auth_config: { token: "t" }, name: "x", config: { a: 1 } }, true],
    ["gateway", "create_instance", { connector_definition_id: storage, auth_config: { token: "t", client_id: "c" }, name: "x" }, false],
    ["gateway", "create_instance", { connector_definition_id: unknown, auth_config: { any: 1 }, name: "x" }, true],
    ["gateway", "create_instance", { connector_definition_id: unknown, auth_config: null, name: "x" }, false],
    ["gateway", "create_instance", { connector_definition_id: unknown, auth_config: {}, name: "x", config: {} }, false],
    ["gateway", "create_instance", { connector_definition_id: "payments", auth_config: {}, name: "x" }, false],
    ["gateway", "error", {}, true],
    ["gateway", "error", { errors: [{ field: 1 }] }, false],
    ["file_storage", "StorageFile", { id: "1", createdTime: "2025-03-14T09:26:53Z", owners: [], size: 1 }, true],
    ["file_storage", "StorageFile", { id: "1", createdTime: "2025-03-14", owners: [] }, false],
    ["file_storage", "StorageFile", { id: "1", createdTime: "2025-03-14T09:26:53Z", owners: [{ displayName: "a" }] }, false],
  ])("validate %s %s: %j is %s", (id, name, value, want) => {
    expect(accepts(id, name, value)).toBe(want);
  });
});

describe("schemas/index.js", () => {
  test("looks up schemas in the documents of the connectors and in the gateway's module", () => {
    expect(files.get("schemas/index.js")?.split("\n").slice(1, 11)).toEqual([
      'import payments from "./payments.json" with { type: "json" };',
      'import file_storage from "./file_storage.json" with { type: "json" };',
      'import { definitions } from "./gateway.js";',
      'import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";',
      "",
      "const findSchema = /* @__PURE__ */ createSchemaLookup({",
      expect.stringMatching(
        /^ {2}payments: \{ definitions: payments\.\$defs, records: \["Customer", .*\], shared: \["ExecutionMetadata"\] \},$/u,
      ),
      expect.stringMatching(/^ {2}file_storage: \{ definitions: file_storage\.\$defs, records: .*, shared: \["ExecutionMetadata"\] \},$/u),
      "  gateway: { definitions, records: [], shared: [] },",
      "});",
    ]);
  });

  test("is beside one for each connector, which loads no other document", () => {
    const lookUp = files.get("schemas/file_storage.js") ?? "";
    expect([...lookUp.matchAll(/ from "([^"]+)"/gu)].map(([, from]) => from)).toEqual([
      "./file_storage.json",
      "../runtime/json_schemas.js",
    ]);
    expect(lookUp).toContain("createSchemaLookup({\n  file_storage: { definitions: file_storage.$defs, ");
  });
});
