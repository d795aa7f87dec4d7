import {
  banner,
  bannerOf,
  printLine,
  printJson,
  markdownCodes,
  markdownText,
  markdownCell,
  fillSlots,
  templateNamed,
} from "#generator/print";
import type { Emitter, EmitterInput, OutputFile, Templates } from "./emitter.ts";
import { referencePages } from "./reference_pages.ts";
import { type Connector, type Operation, type Model, knowsInside, operationsOf } from "#generator/resolve";
import { templatePath } from "#generator/read";
import { firstSentence, toDescription } from "#generator/schema";
import { countOf } from "#templates/core";

/** The files that make the folder a package: package.json, README, llms.txt, changelog, licence, and its handwritten code. */
export const packageEmitter: Emitter = {
  emit: (input) => [
    { path: "package.json", text: printJson(toPackageJson(input)) },
    { path: "README.md", text: fillSlots(templateNamed(input.templates, "README.md"), readmeSlots(input)) },
    { path: "llms.txt", text: fillSlots(templateNamed(input.templates, "llms.txt"), llmsSlots(input)) },
    { path: "CHANGELOG.md", text: templateNamed(input.templates, "CHANGELOG.md") },
    { path: "LICENSE", text: templateNamed(input.templates, "LICENSE") },
    ...toHandwrittenFiles(input.templates),
    ...toConnectorIds(input),
  ],
};

/** The ids of the connectors for the program, which loads a connector when it needs it. */
function toConnectorIds({ model, templates }: EmitterInput): readonly OutputFile[] {
  if (!templates.has("built/bin/program.js")) return [];
  const ids = model.connectors.map(({ id }) => id);
  const inner = model.connectors.filter(knowsInside).map(({ id }) => id);
  const text = `${banner}\nexport const connectors = ${printLine(ids)};\nexport const connectorsWithInner = ${printLine(inner)};\n`;
  return [{ path: "bin/connectors.js", text, executable: true }];
}

/** The handwritten code of the package as it is built, the file that starts its program, and the schemas of files that the program reads. */
function toHandwrittenFiles(templates: Templates): readonly OutputFile[] {
  return [...templates].flatMap(([path, text]): readonly OutputFile[] => {
    const built = /^built\/(.*)$/u.exec(path)?.[1];
    if (built?.startsWith("reference/") === true) return [];
    if (built !== undefined) return [{ path: built, text, ...(built.startsWith("bin/") && { executable: true }) }];
    if (/^bin\/.*\.js$/u.test(path)) return [{ path, text: withBanner(path, text), executable: true }];
    return /^bin\/.*\.json$/u.test(path) ? [{ path: path.replace("bin/", ""), text }] : [];
  });
}

/** The first line of a program stays the first one. */
function withBanner(path: string, text: string): string {
  const first = /^#!.*\n/u.exec(text)?.[0] ?? "";
  return `${first}${bannerOf(templatePath(path))}\n${text.slice(first.length)}`;
}

/** The parts of llms.txt that depend on the catalog and on the version. */
function llmsSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
  return { ...countSlots(model, version), connectors: model.connectors.map(printConnector).join("\n\n") };
}

/** A section: the files of the connector, then its operations by entity. */
function printConnector(connector: Connector): string {
  const { id, title, description, entities, records } = connector;
  const lines = [
    link(
      `connectors/${id}.d.ts`,
      `types and validators. ${markdownText(description)} Records: ${markdownCodes(records.map(({ name }) => name))}`,
    ),
    link(`schemas/${id}.json`, "JSON Schemas"),
    link(`openapi/${id}.json`, "OpenAPI 3.1 with one path for each operation"),
    link(`examples/${id}.json`, "valid and invalid values by address"),
    ...entities.flatMap(({ operations }) => operations.map(printOperation)),
  ];
  return [`## ${markdownText(title)} (\`${id}\`)`, "", ...lines].join("\n");
}

function printOperation(operation: Operation): string {
  const { id, connector, description } = operation;
  const note = toDescription({ ...operation, ...(description !== undefined && { description: firstSentence(description) }) });
  return `- [${id}](connectors/${connector}.d.ts)${note === undefined ? "" : `: ${markdownText(note)}`}`;
}

function link(path: string, note: string): string {
  return `- [${path}](${path}): ${note}`;
}

/** The parts of the package's README that depend on the catalog and on the version. */
function readmeSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
  const operations = model.connectors.flatMap(operationsOf);
  return {
    ...countSlots(model, version),
    open_operation_count: String(operations.filter(({ params }) => params.open).length),
    connectors: connectorTable(model.connectors),
    page_size: isLarge(model) ? "Each page needs no other file" : "It is one file of at most 230 kB (compressed)",
  };
}

function isLarge(model: Model): boolean {
  return referencePages(model).length > 1;
}

function connectorTable(connectors: readonly Connector[]): string {
  const rows = connectors.map((connector) => {
    const { id, title, entities } = connector;
    const names = markdownCodes(entities.map(({ name }) => name));
    return `| \`connector-gateway-spec/${id}\` | ${markdownCell(title)} | ${names} | ${operationsOf(connector).length} |`;
  });
  return ["| import | connector | entities | operations |", "|---|---|---|---:|", ...rows].join("\n");
}

/** The slots of every text about the package: the title of the gateway, the version, and how much there is. */
function countSlots(model: Model, version: string): Readonly<Record<string, string>> {
  const { gateway, connectors } = model;
  return {
    title: markdownText(gateway.title),
    catalog_version: version,
    counted_connectors: countOf(connectors.length, "connector"),
    counted_entities: countOf(connectors.flatMap(({ entities }) => entities).length, "entity", "entities"),
    counted_operations: countOf(connectors.flatMap(operationsOf).length, "operation"),
    pages: isLarge(model) ? "a page for each connector" : "one page",
  };
}

/** The target of a subpath of the package. */
type Target = string | { readonly types: string; readonly default?: string };

const PROGRAM = "connector-gateway-spec";

/** Search terms for the package, apart from the connectors. */
const KEYWORDS = [
  "api-client",
  "api-gateway",
  "cli",
  "connector",
  "connectors",
  "gateway",
  "integrations",
  "json-schema",
  "jsonschema",
  "openapi",
  "openapi3",
  "sdk",
  "standard-schema",
  "typescript",
  "unified-api",
  "validation",
  "validator",
];

/** The schemas of what the program reads and prints: a comparison, its configuration, and the state of a sandbox. */
const PROGRAM_SCHEMAS = ["compare.schema.json", "config.schema.json", "sandbox.schema.json"];

/** The modules beside package.json. */
const MODULES = ["bindings", "index", "sandbox", "server", "tools", "verify"];

/** The folders and files of the package; npm adds package.json, README and licence. */
const PUBLISHED = [
  ...["bin", "connectors", "examples", "openapi", "reference", "runtime", "sandbox", "schemas", "shared", "tools"],
  ...[
    ...["CHANGELOG.md", "catalog.json", "catalog.schema.json", "ledger.json", "ledger.md", "llms.txt", "manifest.json"],
    ...PROGRAM_SCHEMAS,
    ...MODULES.flatMap((name) => [`${name}.d.ts`, `${name}.js`]),
  ].sort(),
];

/** The paths that belong to the program: its modules and its schemas. */
const OF_PROGRAM: readonly string[] = ["bin", ...PROGRAM_SCHEMAS];

/** The package's package.json: no dependencies, every subpath in `exports`, and nothing that the catalog cannot know. */
function toPackageJson({ model, templates, version, repository }: EmitterInput): Readonly<Record<string, unknown>> {
  const { gateway, connectors } = model;
  const hasProgram = templates.has(`bin/${PROGRAM}.js`);
  const hasPage = templates.has("built/reference/page.js");
  return {
    name: "connector-gateway-spec",
    version,
    description: `Types, validators, JSON Schemas, OpenAPI documents and a client for ${gateway.title}: ${countOf(connectors.length, "connector")}, one uniform call`,
    keywords: [...KEYWORDS, ...connectors.map(({ id }) => id.replaceAll("_", "-"))],
    license: "MIT",
    ...(repository !== undefined && { repository }),
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19.0" },
    exports: {
      ...toExports(model),
      ...(hasProgram && Object.fromEntries(PROGRAM_SCHEMAS.map((path) => asIs(`./${path}`)))),
      ...(hasPage && Object.fromEntries(referencePages(model).map(({ path }) => asIs(`./${path}`)))),
    },
    typesVersions: { "*": toTypePaths(model) },
    ...(hasProgram && { bin: { [PROGRAM]: `./bin/${PROGRAM}.js` } }),
    files: PUBLISHED.filter((path) => (hasProgram || !OF_PROGRAM.includes(path)) && (hasPage || path !== "reference")),
  };
}

/** The modules that are imported by another path than the one they are at, by subpath. */
function movedModules({ connectors }: Model): readonly (readonly [subpath: string, path: string])[] {
  const ids = [...connectors.map(({ id }) => id), "gateway"];
  return [
    ...ids.map((id) => [id, `./connectors/${id}`] as const),
    ...connectors.filter(knowsInside).map(({ id }) => [`${id}/inner`, `./connectors/${id}.inner`] as const),
    ["bindings", "./bindings"],
    ["client", "./runtime/client/index"],
    ["sandbox", "./sandbox"],
    ["server", "./server"],
    ["server/node", "./runtime/server/node"],
    ["tools", "./tools"],
    ["verify", "./verify"],
  ];
}

/** Where TypeScript finds the types of these modules with `moduleResolution: node10`, which does not read `exports`. */
function toTypePaths(model: Model): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(movedModules(model).map(([subpath, path]) => [subpath, [`${path}.d.ts`]]));
}

/** Code first, then the documents, then the files about the package itself. */
function toExports(model: Model): Readonly<Record<string, Target>> {
  const ids = model.connectors.map(({ id }) => id);
  return Object.fromEntries<Target>([
    [".", code("./index")],
    ...movedModules(model).map(([subpath, path]) => [`./${subpath}`, code(path)] as const),
    ["./schemas", code("./schemas/index")],
    ...ids.map((id) => [`./schemas/${id}`, code(`./schemas/${id}`)] as const),
    ...[...ids, "gateway"].map((id) => asIs(`./schemas/${id}.json`)),
    ...["gateway", "operations", ...ids].flatMap((id) => [asIs(`./openapi/${id}.json`), declarations(`./openapi/${id}`)]),
    ...[...ids, "gateway"].map((id) => asIs(`./examples/${id}.json`)),
    ...["catalog", "catalog.schema", "ledger", "manifest", "package"].map((name) => asIs(`./${name}.json`)),
  ]);
}

function code(path: string): Target {
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

function asIs(path: string): readonly [subpath: string, target: Target] {
  return [path, path];
}

/** Types made from a document: there is nothing to run. */
function declarations(path: string): readonly [subpath: string, target: Target] {
  return [path, { types: `${path}.d.ts` }];
}
