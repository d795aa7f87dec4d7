import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonSchemaEmitter } from "../../../../../generator/emit/json_schema/index.ts";
import type { JsonValue } from "../../../../../generator/resolve/model/types.ts";
import { listAddresses } from "../../../../../generator/schema/addresses.ts";
import { buildExample } from "../../../../../generator/schema/examples.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { strictAjv } from "../../../../fixtures/strict_ajv.ts";

const emitted = jsonSchemaEmitter.emit({ model: miniModel, templates: new Map(), version: "1.0.0" });
const files = new Map(emitted.map(({ path, text }) => [path, text]));
const ajv = strictAjv();
for (const id of ["payments", "file_storage", "gateway"]) ajv.addSchema(JSON.parse(files.get(`schemas/${id}.json`) ?? "") as object);

/** Whether a definition of a document accepts a value. */
function accepts(id: string, key: string, value: unknown): boolean {
  return ajv.getSchema(`urn:connector-gateway-spec:schemas:${id}#/$defs/${key}`)?.(value) === true;
}

describe("the document itself", () => {
  /** What AJV finds in a file, as `place message`. */
  function findIn(id: string, value: JsonValue): readonly string[] {
    const validate = ajv.getSchema(`urn:connector-gateway-spec:schemas:${id}`);
    if (validate === undefined) throw new Error(`there is no ${id}`);
    if (validate(value) === true) return [];
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== "if")
      .map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`.trim());
  }

  const list = { entity: "customers", action: "list" };
  const $schema = "../schemas/payments.json";

  test.each<[string, JsonValue]>([
    ["payments", list],
    ["payments", { ...list, params: { limit: 1 } }],
    ["payments", { $schema, ...list, params: { limit: 1 } }],
    ["payments", { $schema: "", ...list }],
    ["payments", { $schema, entity: "refunds", action: "create", params: { charge: "ch_1" } }],
    ["file_storage", { $schema, entity: "files", action: "get", params: { fileId: "1" } }],
    ["gateway", { $schema, ...list }],
    ["gateway", { entity: "files", action: "get", params: { fileId: "1" } }],
    ["gateway", { $schema, entity: "users", action: "list", params: { email: "a" } }],
    ["gateway", { $schema, entity: "users", action: "list", params: { query: "a" } }],
  ])("%s accepts %j", (id, value) => {
    expect(findIn(id, value)).toEqual([]);
  });

  test.each<[string, JsonValue, string]>([
    ["payments", { ...list, entity: "customer" }, "/entity must be equal to one of the allowed values"],
    ["payments", { $schema, ...list, entity: "customer" }, "/entity must be equal to one of the allowed values"],
    ["payments", { ...list, entity: 1 }, "/entity must be string"],
    ["payments", { ...list, action: "lst" }, "/action must be equal to one of the allowed values"],
    ["payments", { entity: "refunds", action: "list" }, "/action must be equal to one of the allowed values"],
    ["payments", { ...list, params: { limit: "x" } }, "/params/limit must be integer"],
    ["payments", { $schema, ...list, params: { limits: 1 } }, "/params must NOT have additional properties"],
    ["payments", { ...list, params: null }, "/params must be object"],
    ["payments", { ...list, action: "get" }, "must have required property 'params'"],
    ["payments", { ...list, action: "get", params: {} }, "/params must have required property 'id'"],
    ["payments", { action: "list" }, "must have required property 'entity'"],
    ["payments", { entity: "customers" }, "must have required property 'action'"],
    ["payments", { ...list, parms: {} }, "must NOT have additional properties"],
    ["payments", { $schema: 1, ...list }, "/$schema must be string"],
    ["payments", { $schema: null, ...list }, "/$schema must be string"],
    ["payments", [list], "must be object"],
    ["payments", null, "must be object"],
    ["gateway", { ...list, params: { limit: "x" } }, "/params/limit must be integer"],
    ["gateway", { entity: "files", action: "get", params: { id: "1" } }, "/params must have required property 'fileId'"],
  ])("%s reports once what is wrong with %j", (id, value, message) => {
    expect(findIn(id, value)).toEqual([message]);
  });

  test.each([
    ["payments", "execute"],
    ["payments", "customers.list.request"],
    ["gateway", "execute"],
    ["gateway", "payments.execute"],
    ["gateway", "payments.customers.list.request"],
  ])("describes $schema, which a definition does not: %s %s", (id, key) => {
    expect([accepts(id, key, list), accepts(id, key, { $schema, ...list })]).toEqual([true, false]);
  });

  test("accepts what execute accepts, also with $schema, and nothing else", () => {
    for (const id of ["payments", "file_storage", "gateway"]) {
      const requests = listAddresses(miniModel).filter(({ name }) => name.endsWith(".request"));
      const examples = requests.map((address) => buildExample(miniModel, address, "full") as Record<string, JsonValue>);
      fc.assert(
        fc.property(
          fc.constantFrom(...examples),
          fc.jsonValue(),
          fc.constantFrom("entity", "action", "params", "other"),
          (good, bad, key) => {
            const value = JSON.parse(JSON.stringify(good)) as Record<string, JsonValue>;
            const changed = { ...value, [key]: bad as JsonValue };
            for (const one of [value, changed]) {
              const wanted = accepts(id, "execute", one);
              expect(findIn(id, one).length === 0).toBe(wanted);
              expect(findIn(id, { $schema, ...one }).length === 0).toBe(wanted);
            }
          },
        ),
      );
    }
  });

  test("names the type of each request", () => {
    const titles = (id: string): readonly string[] =>
      [...(files.get(`schemas/${id}.json`) ?? "").matchAll(/"(\w+Request)"/gu)].map(([, title = ""]) => title);
    expect(titles("payments")).toContain("CustomersListRequest");
    expect(titles("gateway")).toContain("PaymentsCustomersListRequest");
    expect(new Set(titles("gateway")).size).toBe(titles("gateway").length);
  });
});
