import { describe, expect, test } from "vitest";
import { packageEmitter } from "../../../../../generator/emit/package.ts";
import { modelWithOperations } from "../../../../fixtures/large_model.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

const templates = new Map([
  ["LICENSE", "MIT\n"],
  ["CHANGELOG.md", "# Changelog\n"],
  [
    "llms.txt",
    "{{title}} {{catalog_version}} {{counted_connectors}} {{counted_entities}} {{counted_operations}} {{pages}}\n\n{{connectors}}\n",
  ],
  [
    "README.md",
    "{{title}} {{catalog_version}} {{counted_connectors}} {{counted_entities}} {{counted_operations}} {{open_operation_count}} {{pages}} {{page_size}}\n{{connectors}}\n",
  ],
  ["built/runtime/a.js", "// Banner.\nexport const one = 1;\n"],
  ["built/bin/run.js", "// Banner.\nexport function run() {}\n"],
  ["bin/connector-gateway-spec.js", '#!/usr/bin/env node\nimport { run } from "./run.js";\nrun();\n'],
  ["bin/compare.schema.json", "{}\n"],
  ["bin/config.schema.json", "{}\n"],
  ["bin/sandbox.schema.json", "{}\n"],
  ["built/reference/page.js", "export {};\n"],
  ["other.txt", "not part of the package"],
]);

function emit(templateTexts: ReadonlyMap<string, string> = templates): ReadonlyMap<string, string> {
  const files = packageEmitter.emit({ model: miniModel, templates: templateTexts, version: "1.2.3" });
  return new Map(files.map(({ path, text }) => [path, text]));
}

describe("package.json", () => {
  const json = JSON.parse(emit().get("package.json") ?? "") as {
    readonly exports: object;
    readonly keywords: readonly string[];
    readonly files: readonly string[];
  };

  test("says where the repository is if the project does", () => {
    const repository = { type: "git", url: "git+https://github.com/example/a.git" };
    const [first] = packageEmitter
      .emit({ model: miniModel, templates, version: "1.2.3", repository })
      .filter(({ path }) => path === "package.json");
    expect(JSON.parse(first?.text ?? "")).toMatchObject({ repository });
    expect(json).not.toHaveProperty("repository");
  });

  test("is a module without dependencies and side effects", () => {
    expect(json).toMatchObject({
      name: "connector-gateway-spec",
      version: "1.2.3",
      license: "MIT",
      type: "module",
      sideEffects: false,
      engines: { node: ">=20.19.0" },
      bin: { "connector-gateway-spec": "./bin/connector-gateway-spec.js" },
    });
    expect(json).not.toHaveProperty("dependencies");
  });

  test.each([
    [1, "1 connector, one uniform call"],
    [2, "2 connectors, one uniform call"],
  ])("says how much there is: %i", (count, want) => {
    const model = { ...miniModel, connectors: miniModel.connectors.slice(0, count) };
    const [first] = packageEmitter.emit({ model, templates, version: "1.2.3" }).filter(({ path }) => path === "package.json");
    expect(JSON.parse(first?.text ?? "")).toMatchObject({ description: expect.stringMatching(`: ${want}$`) as string });
  });

  test("names no address that nobody has given it", () => {
    for (const key of ["homepage", "repository", "bugs", "author", "funding"]) expect(json).not.toHaveProperty(key);
  });

  test("has keywords that people search for, the connectors among them", () => {
    const { keywords } = json;
    expect(keywords).toEqual(
      expect.arrayContaining(["api-gateway", "connectors", "json-schema", "openapi", "sdk", "unified-api", "payments", "file-storage"]),
    );
    expect(new Set(keywords).size).toBe(keywords.length);
    expect(keywords.filter((keyword) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(keyword))).toEqual([]);
  });

  test("lists every subpath, connectors in catalog order", () => {
    expect(json).toMatchObject({
      exports: {
        ".": { types: "./index.d.ts", default: "./index.js" },
        "./payments": { types: "./connectors/payments.d.ts", default: "./connectors/payments.js" },
        "./gateway": { types: "./connectors/gateway.d.ts", default: "./connectors/gateway.js" },
        "./openapi/payments": { types: "./openapi/payments.d.ts" },
        "./schemas/gateway.json": "./schemas/gateway.json",
      },
    });
    expect(Object.keys(json.exports)).toEqual([
      ".",
      "./payments",
      "./file_storage",
      "./gateway",
      "./bindings",
      "./client",
      "./sandbox",
      "./server",
      "./server/node",
      "./tools",
      "./verify",
      "./schemas",
      "./schemas/payments",
      "./schemas/file_storage",
      "./schemas/payments.json",
      "./schemas/file_storage.json",
      "./schemas/gateway.json",
      "./openapi/gateway.json",
      "./openapi/gateway",
      "./openapi/operations.json",
      "./openapi/operations",
      "./openapi/payments.json",
      "./openapi/payments",
      "./openapi/file_storage.json",
      "./openapi/file_storage",
      "./examples/payments.json",
      "./examples/file_storage.json",
      "./examples/gateway.json",
      "./catalog.json",
      "./catalog.schema.json",
      "./ledger.json",
      "./manifest.json",
      "./package.json",
      "./compare.schema.json",
      "./config.schema.json",
      "./sandbox.schema.json",
      "./reference/index.html",
    ]);
  });

  test.each([
    ["payments", "./connectors/payments.d.ts"],
    ["file_storage", "./connectors/file_storage.d.ts"],
    ["gateway", "./connectors/gateway.d.ts"],
    ["client", "./runtime/client/index.d.ts"],
    ["server", "./server.d.ts"],
    ["server/node", "./runtime/server/node.d.ts"],
  ])("leads a resolver that does not read exports to the types of %s", (subpath, path) => {
    expect(json).toHaveProperty(["typesVersions", "*", subpath], [path]);
    expect(json).toHaveProperty(["exports", `./${subpath}`, "types"], path);
  });

  test.each(["CHANGELOG.md", "llms.txt", "ledger.md", "catalog.json"])("publishes %s", (path) => {
    expect(json.files).toContain(path);
  });

  test("has no page when there is none", () => {
    const text = emit(new Map([...templates].filter(([path]) => !path.startsWith("built/reference/")))).get("package.json") ?? "";
    expect(json.files).toContain("reference");
    expect(text).not.toContain("reference");
  });

  test("has no program when there is none", () => {
    const without = new Map([...templates].filter(([path]) => !path.startsWith("bin/")));
    const text = emit(without).get("package.json") ?? "";
    expect(JSON.parse(text)).not.toHaveProperty("bin");
    expect(text).not.toContain('"bin"');
    expect(text).not.toMatch(/(?:config|sandbox)\.schema\.json/);
  });
});

test("README: counts and a table of the connectors", () => {
  expect(emit().get("README.md"))
    .toBe(`Connector Gateway 1.2.3 2 connectors 5 entities 10 operations 2 one page It is one file of at most 230 kB (compressed)
| import | connector | entities | operations |
|---|---|---|---:|
| \`connector-gateway-spec/payments\` | Payments | \`customers\`, \`refunds\`, \`users\` | 7 |
| \`connector-gateway-spec/file_storage\` | File storage | \`users\`, \`files\` | 3 |
`);
});

test("the changelog is the one of the project", () => {
  expect(emit().get("CHANGELOG.md")).toBe("# Changelog\n");
});

test("all pages of the reference of a large catalog are exported", () => {
  const files = packageEmitter.emit({ model: modelWithOperations(301), templates, version: "1" });
  const text = files.find(({ path }) => path === "package.json")?.text ?? "";
  const pages = ["reference/index.html", "reference/payments.html", "reference/file_storage.html"];
  expect([...text.matchAll(/^ {4}"\.\/(.*\.html)":/gmu)].map(([, path]) => path)).toEqual(pages);
});

test("a title cannot break out of the table", () => {
  const [payments] = miniModel.connectors;
  if (payments === undefined) throw new Error("no connector");
  const model = { ...miniModel, connectors: [{ ...payments, title: "a | b\n<b>`c`</b> [d](e)" }] };
  const files = packageEmitter.emit({ model, templates, version: "1" });
  const row = files
    .find(({ path }) => path === "README.md")
    ?.text.split("\n")
    .at(3);
  expect(row).toContain("| a \\| b \\<b\\>`c`\\</b\\> \\[d\\](e) |");
});

test("templates: what is built of them, programs executable, schemas, nothing else", () => {
  const files = packageEmitter.emit({ model: miniModel, templates, version: "1" });
  expect(files.map(({ path, executable }) => `${path}${executable === true ? "*" : ""}`)).toEqual([
    "package.json",
    "README.md",
    "llms.txt",
    "CHANGELOG.md",
    "LICENSE",
    "runtime/a.js",
    "bin/run.js*",
    "bin/connector-gateway-spec.js*",
    "compare.schema.json",
    "config.schema.json",
    "sandbox.schema.json",
  ]);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const banner = "// @generated from templates/cli/connector-gateway-spec.js by connector-gateway-spec. Do not edit.";
  expect(texts.get("bin/connector-gateway-spec.js")?.split("\n").slice(0, 2)).toEqual(["#!/usr/bin/env node", banner]);
  expect(texts.get("runtime/a.js")).toBe("// Banner.\nexport const one = 1;\n");
});

test.each(["README.md", "llms.txt", "CHANGELOG.md", "LICENSE"])("names the template %s when it is missing", (missing) => {
  expect(() => emit(new Map([...templates].filter(([path]) => path !== missing)))).toThrow(`there is no template ${missing}`);
});
