import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../../package/installed_package.ts";
import { engines, type Schema } from "./engines.ts";
import { importTool, readSchema, requestCases, schemaFiles, schemaPath, toolFile } from "./request_cases.ts";

type Check = (value: unknown) => boolean;

interface Ajv {
  readonly compile: (schema: Schema) => Check;
}

/** How each tool makes a validator of a schema file. */
const tools: Readonly<Record<string, (schema: Schema) => Promise<Check>>> = {
  ...Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, async (schema: Schema) => (await engine())(schema)])),
  "ajv, strict, with ajv-formats": async (schema) => {
    const { Ajv2020 } = (await importTool("ajv/dist/2020.js")) as { readonly Ajv2020: new (options: object) => Ajv };
    const formats = (await importTool("ajv-formats/dist/index.js")) as { readonly default: { readonly default: (ajv: Ajv) => void } };
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    formats.default.default(ajv);
    return ajv.compile(schema);
  },
  "@exodus/schemasafe": async (schema) => {
    const { validator } = (await importTool("@exodus/schemasafe/src/index.js")) as { readonly validator: (schema: Schema) => Check };
    return validator(schema);
  },
  "json-schema-library": async (schema) => {
    type Compile = (schema: Schema) => { readonly validate: (value: unknown) => { readonly valid: boolean } };
    const { compileSchema } = (await importTool("json-schema-library/dist/index.mjs")) as { readonly compileSchema: Compile };
    const node = compileSchema(schema);
    return (value) => node.validate(value).valid;
  },
};

describe.each(Object.entries(tools))("%s", (_tool, compile) => {
  test.each(schemaFiles)("checks requests against %s.json, with and without $schema", async (name) => {
    const check = await compile(readSchema(name));
    const verdicts = requestCases.map(([what, request]) => [what, check(request), check({ $schema: `./${name}.json`, ...request })]);
    expect(verdicts).toEqual(requestCases.map(([what, , isValid]) => [what, isValid, isValid]));
    expect(check({ $schema: 1, entity: "customers", action: "list" })).toBe(false);
  });
});

describe("ajv-cli", () => {
  const folder = mkdtempSync(join(tmpdir(), "ajv-cli-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The output of the command for one file. */
  async function validate(value: object): Promise<{ readonly status: number; readonly output: string }> {
    const file = join(folder, "request.json");
    writeFileSync(file, JSON.stringify(value));
    const command = await toolFile("ajv-cli/dist/index.js");
    const formats = await toolFile("ajv-formats/dist/index.js");
    const words = ["validate", "--spec=draft2020", "--errors=line", "-c", formats, "-s", schemaPath("payments"), "-d", file];
    return run(folder, process.execPath, [command, ...words]);
  }

  test("accepts a right request with $schema", async () => {
    expect((await validate({ $schema: "payments.json", entity: "customers", action: "list" })).status).toBe(0);
  });

  test("reports a wrong entity once", async () => {
    const { status, output } = await validate({ entity: "custmers", action: "list" });
    expect(status).toBe(1);
    expect(output.match(/must be equal to/gu)).toHaveLength(1);
  });

  test("reports a wrong param once, at its place", async () => {
    const { status, output } = await validate({ $schema: "payments.json", entity: "customers", action: "list", params: { limit: "many" } });
    expect(status).toBe(1);
    expect(output).toContain('"instancePath":"/params/limit"');
    expect(output).not.toContain('"instancePath":"/entity"');
  });
});
