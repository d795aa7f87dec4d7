import { Ajv, type ErrorObject } from "ajv";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { EDITOR_KEYWORDS, schemas, type SchemaName } from "../../../generator/read/types.ts";
import type { PlainValue } from "../../../generator/read/yaml_node.ts";
import { isList } from "../../../templates/core/index.ts";
import { describedCatalog } from "../../fixtures/shop_catalog.ts";

const ROOT = join(import.meta.dirname, "../../..");
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false, keywords: EDITOR_KEYWORDS });
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);

interface Sample {
  readonly schema: SchemaName;
  readonly value: PlainValue;
  /** What was done to the value. */
  readonly change: string;
}

function schemaOf(path: string): SchemaName {
  return path === "spec/gateway.yaml" ? "gateway.schema.json" : "connector.schema.json";
}

/** The catalog of the project and the one of the tests, which uses most of the language. */
const files = [
  ...[
    "gateway.yaml",
    ...readdirSync(join(ROOT, "spec/connectors"))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `connectors/${name}`),
  ].map((name) => ({
    path: `spec/${name}`,
    text: readFileSync(join(ROOT, "spec", name), "utf8"),
  })),
  ...describedCatalog(),
];

/** Keywords that TypeScript knows as well, so that both must refuse a value. */
const TYPE_KEYWORDS: ReadonlySet<string> = new Set(["type", "required", "additionalProperties", "enum", "const"]);

/** Whether TypeScript must refuse the value; undefined when only AJV can. */
function isRefused({ schema, value }: Sample): boolean | undefined {
  const validate = ajv.getSchema(schema);
  if (validate?.(value) === true) return false;
  const errors: readonly ErrorObject[] = validate?.errors ?? [];
  const isForBoth = ({ keyword, data, schema: wanted }: ErrorObject): boolean =>
    TYPE_KEYWORDS.has(keyword) && !(typeof data === "number" && wanted === "integer");
  return errors.some(isForBoth) ? true : undefined;
}

/** Of almost 2000 mutations, which TypeScript needs ten seconds for. */
const EVERY = 7;

/** Every value with one part of it left out, replaced, or given another key. */
function mutationsOf(value: PlainValue, path = ""): readonly { readonly value: PlainValue; readonly change: string }[] {
  const replacements = [null, true, 1.5, "text", ["text"], { text: "text" }].map((other) => ({
    value: other,
    change: `${path} = ${JSON.stringify(other)}`,
  }));
  if (typeof value !== "object" || value === null) return replacements;
  if (isList(value)) {
    const inside = value.flatMap((item, index) =>
      mutationsOf(item, `${path}/${index}`).map((one) => ({ ...one, value: value.with(index, one.value) })),
    );
    return [...replacements, ...inside];
  }
  const inside = Object.entries(value).flatMap(([key, item]) => {
    const { [key]: _, ...others } = value;
    const within = mutationsOf(item, `${path}/${key}`).map((one) => ({ ...one, value: { ...value, [key]: one.value } }));
    return [{ value: others, change: `${path}/${key} left out` }, ...within];
  });
  return [...replacements, { value: { ...value, speed: 1 }, change: `${path}/speed added` }, ...inside];
}

/** The samples that TypeScript refuses. */
function refusedByTypes(samples: readonly Sample[]): ReadonlySet<Sample> {
  const path = join(ROOT, "generator/read/samples.ts");
  const lines = samples.map(
    ({ schema, value }, index) => `export const sample${index}: WrittenFiles["${schema}"] = ${JSON.stringify(value)};`,
  );
  const text = ['import type { WrittenFiles } from "./written_types.ts";', ...lines].join("\n");
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => (name === path ? text : readFile(name));
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  const found = program.getSemanticDiagnostics(source).map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start).line ?? 0);
  return new Set(found.flatMap((line) => samples[line - 1] ?? []));
}

describe("AJV and the types of the written catalog", () => {
  it("accept all files", () => {
    const samples = files.map(({ path, text }): Sample => ({ schema: schemaOf(path), value: parse(text) as PlainValue, change: path }));
    expect(samples.map(isRefused)).toEqual(samples.map(() => false));
    expect([...refusedByTypes(samples)].map(({ change }) => change)).toEqual([]);
  });

  it("refuse the same values", () => {
    const samples = describedCatalog().flatMap(({ path, text }) =>
      mutationsOf(parse(text) as PlainValue).map((one): Sample => ({ ...one, schema: schemaOf(path) })),
    );
    const chosen = samples.filter((sample, index) => index % EVERY === 0 && isRefused(sample) !== undefined);
    const refused = refusedByTypes(chosen);
    expect(new Set(chosen.map(isRefused))).toEqual(new Set([true, false]));
    const differing = chosen.filter((sample) => refused.has(sample) !== isRefused(sample));
    expect(differing.map((sample) => `${sample.change}: ${refused.has(sample) ? "only TypeScript" : "only AJV"} refuses it`)).toEqual([]);
  });
});
