import type { Model } from "../../model/types.ts";
import type { EmitterInput } from "../emitter.ts";

/** The target of a subpath of the package. */
type Target = string | { readonly types: string; readonly default?: string };

const PROGRAM = "connector-gateway-spec";

/** What people search for, apart from the connectors. */
const KEYWORDS = [
  "api-client",
  "api-gateway",
  "connector",
  "connectors",
  "gateway",
  "integrations",
  "json-schema",
  "openapi",
  "standard-schema",
  "typescript",
  "unified-api",
  "validator",
];

/** The folders and files of the package; npm adds package.json, README and licence. */
const PUBLISHED = [
  "bin",
  "connectors",
  "examples",
  "openapi",
  "runtime",
  "schemas",
  "catalog.json",
  "catalog.schema.json",
  "config.schema.json",
  "index.d.ts",
  "index.js",
  "ledger.json",
  "ledger.md",
  "manifest.json",
];

/** What belongs to the program: its modules, and the schema of its configuration file. */
const OF_PROGRAM: readonly string[] = ["bin", "config.schema.json"];

/** The package's package.json: no dependencies, every subpath in `exports`, and nothing that the catalog cannot know. */
export function toPackageJson({ model, templates, version }: EmitterInput): Readonly<Record<string, unknown>> {
  const { gateway, connectors } = model;
  const hasProgram = templates.has(`bin/${PROGRAM}.js`);
  return {
    name: "connector-gateway-spec",
    version,
    description: `Types, validators, JSON Schemas, OpenAPI documents and a client for ${gateway.title}: ${connectors.length} connectors, one uniform call`,
    keywords: [...KEYWORDS, ...connectors.map(({ id }) => id.replaceAll("_", "-"))],
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19.0" },
    exports: { ...toExports(model), ...(hasProgram && Object.fromEntries([json("./config.schema.json")])) },
    ...(hasProgram && { bin: { [PROGRAM]: `./bin/${PROGRAM}.js` } }),
    files: PUBLISHED.filter((path) => hasProgram || !OF_PROGRAM.includes(path)),
  };
}

/** Code first, then the documents, then the files about the package itself. */
function toExports({ connectors }: Model): Readonly<Record<string, Target>> {
  const ids = connectors.map(({ id }) => id);
  return Object.fromEntries<Target>([
    [".", code("./index")],
    ...[...ids, "gateway"].map((id) => [`./${id}`, code(`./connectors/${id}`)] as const),
    ["./client", code("./runtime/client/index")],
    ["./schemas", code("./schemas/index")],
    ...[...ids, "gateway"].map((id) => json(`./schemas/${id}.json`)),
    ...["gateway", "operations", ...ids].flatMap((id) => [json(`./openapi/${id}.json`), declarations(`./openapi/${id}`)]),
    ...[...ids, "gateway"].map((id) => json(`./examples/${id}.json`)),
    ...["catalog", "catalog.schema", "ledger", "manifest", "package"].map((name) => json(`./${name}.json`)),
  ]);
}

function code(path: string): Target {
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

function json(path: string): readonly [subpath: string, target: Target] {
  return [path, path];
}

/** Types made from a document: there is nothing to run. */
function declarations(path: string): readonly [subpath: string, target: Target] {
  return [path, { types: `${path}.d.ts` }];
}
