import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { splitFieldLine } from "../../generator/read/type_expression.ts";
import { jsonSchemaEmitter } from "../../generator/emit/json_schema/index.ts";
import { loadAndCheck } from "../../generator/run.ts";
import type { SourceFile } from "../../generator/read/source/source_file.ts";
import { catalogSources } from "../fixtures/emitted_package.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAYMENTS = "spec/connectors/payments.yaml";
const readme = readFileSync(join(ROOT, "README.md"), "utf8");

/** The gateway and payments: connectors do not depend on each other. */
const sources = catalogSources().filter(({ path }) => ["spec/gateway.yaml", PAYMENTS, "spec/inner/payments.yaml"].includes(path));

/** What the catalog with another text of payments says about a definition of its JSON Schema. */
function definitionWith(change: (text: string) => string, name: string): unknown {
  const changed = sources.map((source): SourceFile => (source.path === PAYMENTS ? { ...source, text: change(source.text) } : source));
  const { model, diagnostics } = loadAndCheck(changed);
  expect(diagnostics).toEqual([]);
  if (model === undefined) throw new Error("a catalog without diagnostics has a model");
  const files = jsonSchemaEmitter.emit({ model, templates: new Map(), version: "1" });
  const schema = JSON.parse(files.find(({ path }) => path === "schemas/payments.json")?.text ?? "") as { $defs: Record<string, unknown> };
  return schema.$defs[name];
}

// Neither test states a fact of the catalog: whoever changes the limit or the field keeps both green.
describe("the README's", () => {
  test("edit of the largest page size is possible, and reaches the outputs", () => {
    const [, from = "", to = ""] = /^```diff\n-( {4}max: )\d+\n\+( {4}max: \d+)\n```$/m.exec(readme) ?? [];
    const limit = new RegExp(`^( {2}PageLimit:\\n(?: {4}.*\\n)*?)${from}\\d+$`, "m");
    const schema = definitionWith((text) => text.replace(limit, `$1${to}`), "customers.list.params");
    expect(schema).toMatchObject({ properties: { limit: { maximum: Number(/\d+/.exec(to)?.[0]) } } });
  });

  test("line of the catalog is a field as the language has it, and reaches the outputs", () => {
    const [, name = "", line = ""] = /^spec\/connectors\/payments\.yaml +(\w+): (.*)$/m.exec(readme) ?? [];
    const { description } = splitFieldLine(line);
    const schema = definitionWith((text) => text.replace(new RegExp(`^( {6}${name}: ).*$`, "m"), `$1${line}`), "Customer");
    expect(schema).toHaveProperty(["properties", name], { description, type: ["string", "null"] });
  });
});
