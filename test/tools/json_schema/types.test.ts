import { describe, expect, test } from "vitest";
import { typeCheck } from "../../fixtures/type_check.ts";
import { importTool, readSchema, requestCases, schemaFiles, schemaPath } from "./request_cases.ts";

type Compile = (schema: unknown, name: string, options: object) => Promise<string>;

describe("json-schema-to-typescript", () => {
  async function compile(name: string): Promise<string> {
    const tool = (await importTool("json-schema-to-typescript/dist/src/index.js")) as { readonly compile: Compile };
    return tool.compile(readSchema(name), name, { bannerComment: "", format: false, cwd: schemaPath(".") });
  }

  test.each([
    ["payments", "Payments", "CustomersListRequest"],
    ["gateway", "ConnectorGateway", "PaymentsCustomersListRequest"],
  ])("makes the exact types of the requests of %s.json", async (name, root, request) => {
    const types = await compile(name);
    expect(types).toContain(`export interface ${request} {`);
    const values = requestCases.map(([, value, isValid], index) => {
      const declaration = (keys: string, type: object): string => `export const ${keys}${index}: ${root} = ${JSON.stringify(type)};`;
      const expected = isValid ? "" : "// @ts-expect-error\n";
      return [expected + declaration("plain", value), expected + declaration("named", { $schema: "x", ...value })].join("\n");
    });
    const narrowed = `
      export function limitOf(request: ${request}): number | undefined { return request.params?.limit; }
      export function narrow(request: ${root}): number | undefined {
        return request.entity === "customers" && request.action === "list" ? request.params?.limit : undefined;
      }
    `;
    const consumer = [`import type { ${root}, ${request} } from "./types.js";`, ...values, narrowed].join("\n");
    const complaints = typeCheck(new Map(), { "types.ts": types, "consumer.ts": consumer });
    expect([...complaints.entries()]).toEqual([]);
  });
});

describe("quicktype", () => {
  interface Quicktype {
    readonly JSONSchemaInput: new (store: unknown) => { readonly addSource: (source: object) => Promise<void> };
    readonly InputData: new () => { readonly addInput: (input: unknown) => void };
    readonly quicktype: (options: object) => Promise<{ readonly lines: readonly string[] }>;
  }

  test.each(schemaFiles.flatMap((name) => ["go", "python", "typescript"].map((lang) => [name, lang] as const)))(
    "makes a type with all keys of a request from %s.json in %s",
    async (name, lang) => {
      const tool = (await importTool("quicktype-core/dist/index.js")) as Quicktype;
      const source = new tool.JSONSchemaInput(undefined);
      await source.addSource({ name: "Request", schema: JSON.stringify(readSchema(name)) });
      const inputData = new tool.InputData();
      inputData.addInput(source);
      const { lines } = await tool.quicktype({ inputData, lang, rendererOptions: { "just-types": "true" } });
      expect(lines.join("\n")).toMatch(/entity[\s\S]*params|params[\s\S]*entity/iu);
      expect(lines.join("\n")).toMatch(/\blimit\b/iu);
    },
  );
});
