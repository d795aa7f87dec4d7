import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonSchemaEmitter } from "../../generator/emitters/json_schema/index.ts";
import { loadAndCheck } from "../../generator/run.ts";
import { readCatalogSources } from "../../generator/source/read.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAYMENTS = "spec/connectors/payments.yaml";

test("the line of YAML that the README changes is a line of the catalog, and its change arrives in the outputs", () => {
  const line = /^```yaml\n( {2}PageLimit: .*)\n```$/m.exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1] ?? "";
  const sources = readCatalogSources(ROOT);
  const before = sources.find(({ path }) => path === PAYMENTS)?.text ?? "";
  expect(before).toContain(`\n${line.replace("max: 50", "max: 100")}\n`);

  const changed = sources.map((source) =>
    source.path === PAYMENTS ? { ...source, text: before.replace(/^ {2}PageLimit: .*$/m, line) } : source,
  );
  const { model, diagnostics } = loadAndCheck(changed);
  expect(diagnostics).toEqual([]);
  if (model === undefined) throw new Error("a catalog without diagnostics has a model");
  const files = jsonSchemaEmitter.emit({ model, templates: new Map(), version: "1" });
  const schema: unknown = JSON.parse(files.find(({ path }) => path === "schemas/payments.json")?.text ?? "");
  expect(schema).toMatchObject({ $defs: { "customers.list.params": { properties: { limit: { minimum: 1, maximum: 50 } } } } });
});
