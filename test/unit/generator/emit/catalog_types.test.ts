import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { toCatalogSchema } from "../../../../generator/schema/json_schema.ts";
import { loadType, schemaDifferences } from "../../../fixtures/schema_differences.ts";

const root = join(import.meta.dirname, "../../../..");
const schemaText = readFileSync(join(root, "templates/catalog.schema.json"), "utf8");
const catalog = loadType(join(root, "templates/core/catalog/catalog_types.ts"), "Catalog");

function differences(text: string): readonly string[] {
  return schemaDifferences(catalog, toCatalogSchema(text));
}

describe("templates/catalog.schema.json and the types of the model (generator/resolve/model/types.ts)", () => {
  it("say the same; where they do not, correct the schema", () => {
    expect(differences(schemaText)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    [
      "a key that the schema lacks",
      '"paramsRequired": {',
      '"paramsNeeded": {',
      "connectors[].entities[].operations[].paramsRequired: only the type has it",
    ],
    [
      "a key that the type lacks",
      '"paramsRequired": {',
      '"paramsNeeded": {',
      "connectors[].entities[].operations[].paramsNeeded: only the schema has it",
    ],
    [
      "an optional key",
      '"required": ["name", "description"]',
      '"required": ["name"]',
      "gateway.actions[].description: required only in the type",
    ],
    ["a required key", '"required": ["fields", "open"]', '"required": ["fields", "open", "openBecause"]', "required only in the schema"],
    [
      "a value that the schema lacks",
      '"enum": ["read", "write"]',
      '"enum": ["read"]',
      '"read" | "write" in the type, "read" in the schema',
    ],
    ["a kind that the schema lacks", '"const": "page_info"', '"const": "page_token"', 'paging: only the type has the kind "page_info"'],
    ["a kind that the type lacks", '"const": "page_info"', '"const": "page_token"', 'paging: only the schema has the kind "page_token"'],
    [
      "another type",
      '"permanent": {\n          "type": "boolean"',
      '"permanent": {\n          "type": "string"',
      "permanent: boolean in the type, string in the schema",
    ],
  ])("differ by %s", (_, from, to, want) => {
    expect(schemaText).toContain(from);
    expect(differences(schemaText.replace(from, to)).join("\n")).toContain(want);
  });
});
