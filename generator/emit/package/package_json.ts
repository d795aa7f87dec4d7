import { knowsInside, type Model } from "#generator/resolve";
import type { EmitterInput } from "../emitter.ts";
import { referencePages } from "../reference_pages.ts";

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

/** The folders and files of the package; npm adds package.json, README and licence. */
const PUBLISHED = [
  "bin",
  "connectors",
  "examples",
  "openapi",
  "reference",
  "runtime",
  "sandbox",
  "schemas",
  "shared",
  "tools",
  "CHANGELOG.md",
  "bindings.d.ts",
  "bindings.js",
  "catalog.json",
  "catalog.schema.json",
  "compare.schema.json",
  "config.schema.json",
  "index.d.ts",
  "index.js",
  "ledger.json",
  "ledger.md",
  "llms.txt",
  "manifest.json",
  "sandbox.d.ts",
  "sandbox.js",
  "sandbox.schema.json",
  "server.d.ts",
  "server.js",
  "tools.d.ts",
  "tools.js",
  "verify.d.ts",
  "verify.js",
];

/** The schemas of what the program reads and prints: a comparison, its configuration, and the state of a sandbox. */
const PROGRAM_SCHEMAS = ["compare.schema.json", "config.schema.json", "sandbox.schema.json"];

/** The paths that belong to the program: its modules and its schemas. */
const OF_PROGRAM: readonly string[] = ["bin", ...PROGRAM_SCHEMAS];

/** The folder with the pages to read. */
const PAGE_FOLDER = "reference";

/** The package's package.json: no dependencies, every subpath in `exports`, and nothing that the catalog cannot know. */
export function toPackageJson({ model, templates, version, repository }: EmitterInput): Readonly<Record<string, unknown>> {
  const { gateway, connectors } = model;
  const hasProgram = templates.has(`bin/${PROGRAM}.js`);
  const hasPage = templates.has("built/reference/page.js");
  return {
    name: "connector-gateway-spec",
    version,
    description: `Types, validators, JSON Schemas, OpenAPI documents and a client for ${gateway.title}: ${connectors.length} connectors, one uniform call`,
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
    files: PUBLISHED.filter((path) => (hasProgram || !OF_PROGRAM.includes(path)) && (hasPage || path !== PAGE_FOLDER)),
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
