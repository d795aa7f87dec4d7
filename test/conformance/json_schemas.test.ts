import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listAddresses } from "../../generator/schema/addresses.ts";
import { buildExample } from "../../generator/schema/examples.ts";
import { createValidator } from "../../templates/runtime/validator.ts";
import type { JsonSchema, ValidatorWithJsonSchema } from "../../templates/runtime/json_schemas.ts";
import type { Validator } from "../../templates/runtime/validator_types.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { put } from "../fixtures/package_folder.ts";
import { strictAjv } from "../fixtures/strict_ajv.ts";
import { typeCheck } from "../fixtures/type_check.ts";

/** What `connector-gateway-spec/schemas` exports. */
interface Schemas {
  readonly jsonSchemaFor: (address: string) => JsonSchema;
  readonly withJsonSchema: <T>(validator: Validator<T>) => ValidatorWithJsonSchema<T>;
}

const model = loadCatalog();
let folder: string;
let schemas: Schemas;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "json-schemas-"));
  for (const [path, text] of generatedFiles) if (/^(?:schemas|runtime|shared)\/|^package\.json$/u.test(path)) put(folder, path, text);
  schemas = (await import(pathToFileURL(join(folder, "schemas/index.js")).href)) as Schemas;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("jsonSchemaFor", () => {
  test("returns a schema that compiles in strict AJV and accepts the examples", () => {
    const ajv = strictAjv();
    // `agreement.test.ts` compiles all definitions; these are some of them with what they refer to.
    const some = listAddresses(model).filter((_, index) => index % 8 === 0);
    for (const address of some) {
      const validate = ajv.compile(schemas.jsonSchemaFor(address.name));
      for (const extent of ["usual", "full"] as const) {
        const holds = validate(buildExample(model, address, extent));
        expect(holds, `${address.name}: ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    }
  });

  test("uses documents in which every definition compiles that has no address", () => {
    const ajv = strictAjv();
    const own = new Set(listAddresses(model).map(({ name }) => name.replace(".records.", ".")));
    for (const id of [...model.connectors.map((connector) => connector.id), "gateway"]) {
      const document = JSON.parse(generatedFiles.get(`schemas/${id}.json`) ?? "") as { $defs: object };
      ajv.addSchema(document);
      for (const key of Object.keys(document.$defs).filter((name) => !own.has(`${id}.${name}`))) {
        expect(ajv.getSchema(`urn:connector-gateway-spec:schemas:${id}#/$defs/${key}`), key).toBeTypeOf("function");
      }
    }
  });

  test("takes every definition from the files, although the modules repeat none", () => {
    for (const { name } of listAddresses(model)) {
      const [id = "", ...rest] = name.replace(".records.", ".").split(".");
      const { $defs: definitions } = JSON.parse(generatedFiles.get(`schemas/${id}.json`) ?? "") as {
        $defs: Readonly<Record<string, JsonSchema>>;
      };
      const { $schema: _schema, $id: _id, $defs, ...schema } = schemas.jsonSchemaFor(name);
      const own = definitions[rest.join(".")];
      const alias = own !== undefined && Object.keys(own).length === 1 ? /^#\/\$defs\/(.+)$/u.exec(String(own["$ref"]))?.[1] : undefined;
      expect(schema, name).toEqual(alias === undefined ? own : definitions[alias]);
      for (const [key, definition] of Object.entries($defs ?? {})) expect(definition, `${name} ${key}`).toEqual(definitions[key]);
      const named = [...JSON.stringify({ schema, $defs }).matchAll(/"#\/\$defs\/([^"]+)"/gu)].map(([, key = ""]) => key);
      expect(Object.keys($defs ?? {}), name).toEqual(expect.arrayContaining(named));
    }
  });

  test("includes only the definitions that the schema refers to", () => {
    const { $defs } = schemas.jsonSchemaFor("payments.customers.list.request");
    expect(Object.keys($defs ?? {})).toHaveLength(2);
  });

  test("throws for an unknown address", () => {
    expect(() => schemas.jsonSchemaFor("payments.customer.list.params")).toThrow("did you mean payments.customers.list.params");
  });

  test("is the source of withJsonSchema", () => {
    const validator = schemas.withJsonSchema(createValidator("crm.contacts.api_search.params", "any"));
    expect(validator["~standard"].jsonSchema.input({ target: "draft-2020-12" })).toEqual(
      schemas.jsonSchemaFor("crm.contacts.api_search.params"),
    );
  });
});

test("validators have the types of Standard Schema and Standard JSON Schema", () => {
  const standard = ["package.json", "dist/index.d.ts"].map((file) => `node_modules/@standard-schema/spec/${file}`);
  const consumer = `
    import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
    import { jsonSchemaFor, withJsonSchema, type JsonSchema } from "connector-gateway-spec/schemas";
    import { customersListParams, type CustomersListParams } from "connector-gateway-spec/payments";
    const both = withJsonSchema(customersListParams);
    export const schema: StandardSchemaV1<unknown, CustomersListParams> = both;
    export const jsonSchema: StandardJSONSchemaV1<unknown, CustomersListParams> = both;
    export const output: StandardJSONSchemaV1.InferOutput<typeof both> = { limit: 1 };
    export const raw: JsonSchema = jsonSchemaFor("payments.customers.list.params");
  `;
  const complaints = typeCheck(generatedFiles, {
    ...Object.fromEntries(standard.map((path) => [path, readFileSync(path, "utf8")])),
    "consumer.ts": consumer,
  });
  expect(complaints.get("consumer.ts")).toBeUndefined();
  expect([...complaints.keys()].filter((path) => path.startsWith("schemas/"))).toEqual([]);
});
