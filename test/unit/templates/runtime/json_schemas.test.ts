import { describe, expect, test } from "vitest";
import { toConnectorDocument, toGatewayDefinitions, toSharedKeys } from "../../../../generator/emit/json_schema/documents.ts";
import { listAddresses } from "../../../../generator/schema/addresses.ts";
import { buildExample } from "../../../../generator/schema/examples.ts";
import { addJsonSchema, createSchemaLookup, type JsonSchema, type SchemaSource } from "../../../../templates/runtime/json_schemas.ts";
import { UnknownAddressError } from "../../../../templates/runtime/unknown_address_error.ts";
import { createValidator } from "../../../../templates/runtime/validator.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";
import { strictAjv, strictAjv7 } from "../../../fixtures/strict_ajv.ts";

const { gateway, connectors } = miniModel;
const sources: Record<string, SchemaSource> = { gateway: { definitions: toGatewayDefinitions(miniModel), records: [], shared: [] } };
for (const connector of connectors) {
  const records = connector.records.map(({ name }) => name);
  const { $defs: definitions } = toConnectorDocument(gateway, connector);
  sources[connector.id] = { definitions, records, shared: toSharedKeys(gateway, connector) };
}
const find = createSchemaLookup(sources);

const $schema = "https://json-schema.org/draft/2020-12/schema";

function definitionsOf(schema: JsonSchema): readonly string[] {
  return Object.keys(schema["$defs"] ?? {});
}

describe("a schema found by its address", () => {
  test("is complete in itself, with the definitions that it needs and no more", () => {
    expect(find("payments.customers.list.request")).toEqual({
      $schema,
      $id: "urn:connector-gateway-spec:schemas:payments:customers.list.request",
      description: "The list of customers.",
      type: "object",
      properties: {
        entity: { description: "Entity.", type: "string", const: "customers" },
        action: { description: "Action.", type: "string", const: "list" },
        params: { description: "Parameters.", $ref: "#/$defs/customers.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
      $defs: sources["payments"] && {
        "customers.list.params": sources["payments"].definitions["customers.list.params"],
        Interval: sources["payments"].definitions["Interval"],
      },
    });
  });

  test("has no definitions when it needs none", () => {
    expect(find("payments.customers.get.params")).toEqual({
      $schema,
      $id: "urn:connector-gateway-spec:schemas:payments:customers.get.params",
      type: "object",
      properties: { id: { description: "Which record.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    });
  });

  test("spells out a record that is known by another name", () => {
    const { $id: _own, ...record } = find("payments.records.Customer");
    expect(find("payments.customers.get.record")).toEqual({
      ...record,
      $id: "urn:connector-gateway-spec:schemas:payments:customers.get.record",
    });
  });

  test("defines itself where it contains itself", () => {
    expect(definitionsOf(find("file_storage.records.StorageFile"))).toEqual(["StorageFile"]);
  });

  test("is the caller's own", () => {
    const schema = find("payments.customers.get.params");
    Object.assign(schema["properties"] ?? {}, { id: false });
    expect(find("payments.customers.get.params")["properties"]).not.toEqual(schema["properties"]);
  });

  const ajv = strictAjv();
  const ajv7 = strictAjv7();

  test.each([
    ["draft-2020-12", (schema: JsonSchema) => ajv.compile(schema)],
    ["draft-07", (schema: JsonSchema) => ajv7.compile(schema)],
  ])("compiles for every address in a strict AJV as %s and takes its example", (target, compile) => {
    for (const address of listAddresses(miniModel)) {
      const { jsonSchema } = addJsonSchema(createValidator(address.name, "any"), find)["~standard"];
      expect(compile(jsonSchema.input({ target }))(buildExample(miniModel, address, "full")), address.name).toBe(true);
    }
  });

  test.each([
    ["payments.customers.lst.params", ["payments.customers.list.params", "payments.customers.get.params"]],
    ["payments.Customer", []],
    ["payments.records.Interval", []],
    ["payments.ExecutionMetadata", []],
    ["gateway.payments.execute", []],
    ["gateway.unknown-connector.create_instance", []],
    ["payments.__proto__", []],
    ["constructor", []],
    ["", []],
  ])("does not exist for %j", (address, near) => {
    expect(() => find(address)).toThrow(UnknownAddressError);
    try {
      find(address);
    } catch (error) {
      expect(error).toMatchObject({ address, nearest: expect.arrayContaining(near) as unknown });
    }
  });

  test("exists for every address and for nothing else", () => {
    for (const { name } of listAddresses(miniModel)) expect(() => find(name)).not.toThrow();
  });
});

describe("a validator with JSON Schema", () => {
  const validator = createValidator<{ id: string }>("payments.customers.get.params", {
    table: { name: "payments.customers.get.params", side: "request", required: ["id"], fields: { id: "string" } },
  });
  const both = addJsonSchema(validator, find);

  test("still is the validator", () => {
    expect(both.address).toBe(validator.address);
    expect([both.is({ id: "1" }), both.is({})]).toEqual([true, false]);
    expect(both.check({ id: 1 })).toEqual(validator.check({ id: 1 }));
    expect(both["~standard"]).toMatchObject({ version: 1, vendor: "connector-gateway-spec" });
    expect(both["~standard"].validate({ id: "1" })).toEqual({ value: { id: "1" } });
    expect(Object.keys(validator["~standard"])).not.toContain("jsonSchema");
  });

  test("gives the same schema for input and output", () => {
    const { input, output } = both["~standard"].jsonSchema;
    expect(input({ target: "draft-2020-12" })).toEqual(find(validator.address));
    expect(output({ target: "draft-2020-12" })).toEqual(find(validator.address));
  });

  test("moves the definitions for draft-07", () => {
    const list = addJsonSchema(createValidator("payments.customers.list.request", "any"), find);
    const schema = list["~standard"].jsonSchema.input({ target: "draft-07" });
    expect(schema["$schema"]).toBe("http://json-schema.org/draft-07/schema#");
    expect(Object.keys(schema["definitions"] ?? {})).toEqual(["customers.list.params", "Interval"]);
    expect(JSON.stringify(schema)).not.toContain("$defs");
    expect(schema["properties"]).toMatchObject({ params: { $ref: "#/definitions/customers.list.params" } });
  });

  test("refuses versions that it does not support", () => {
    expect(() => both["~standard"].jsonSchema.input({ target: "openapi-3.0" })).toThrow("not openapi-3.0");
  });
});
