import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleEach, type Bundle } from "../../test/fixtures/bundle.ts";
import { withWorkshop } from "../harness/programs.ts";
import { readExamples } from "../pages.ts";
import type { Figure, Outcome, Part } from "../part.ts";
import { ajvStandalone, typebox, written, type Library } from "./libraries/module_code.ts";
import { connectorNames, guardsOf, validatorsOf, type Exported } from "./libraries/package_exports.ts";
import { definitionAt } from "./libraries/schema_code.ts";
import { writeSdk } from "./sdk.ts";

const KILOBYTE = 1000;
const UNIT = "kB gzip";
const CLIENT = 'import { createGateway } from "connector-gateway-spec/client";';

/** What an import costs in a browser. */
export const size: Part = {
  name: "size",
  title: "Size in a bundle",
  about:
    "What esbuild makes of a module that answers whether, and why not, a value is valid at an address: minified, for browsers, compressed " +
    "with gzip. ajv standalone, zod and valibot have the same schemas as code, typebox has JSON Schemas. openapi-fetch and hey-api only call.",
  measure: () => withWorkshop(measureAll),
};

/** An export of the package with the bundle that contains it alone. */
interface Weighed extends Exported {
  readonly bundle: Bundle;
}

async function measureAll(folder: string): Promise<readonly Outcome[]> {
  const validators = await weigh(await validatorsOf(), folder);
  const guards = await weigh(await guardsOf(), folder);
  const others = validators.filter(({ address }) => !address.endsWith(".execute"));
  const executes = validators.filter(({ address, connector }) => address === `${connector}.execute`);
  return [
    ...(await rowOf("smallest validator", lightest(others), folder, 3.5)),
    ...(guards.length === 0 ? [] : await rowOf("smallest function that gives no reasons", lightest(guards), folder, 3.5)),
    ...(await rowOf("largest validator besides `execute`", heaviest(others), folder, 5.5)),
    ...(await rowOf("largest `execute`", heaviest(executes), folder)),
    ...(await clientRows(folder)),
    ...(await schemaRows(folder)),
  ];
}

/** Bundles each export by itself. */
async function weigh(exported: readonly Exported[], folder: string): Promise<readonly Weighed[]> {
  const codes = exported.map(({ connector, name }) => `export { ${name} as exported } from "connector-gateway-spec/${connector}";`);
  const bundles = await bundleEach(codes, folder);
  return exported.map((one, index) => ({ ...one, bundle: bundles[index] ?? NOTHING }));
}

const NOTHING: Bundle = { code: "", minified: 0, gzip: 0 };

function lightest(weighed: readonly Weighed[]): Weighed {
  return weighed.reduce((best, next) => (next.bundle.gzip < best.bundle.gzip ? next : best));
}

function heaviest(weighed: readonly Weighed[]): Weighed {
  return weighed.reduce((best, next) => (next.bundle.gzip > best.bundle.gzip ? next : best));
}

const LIBRARIES: readonly Library[] = [ajvStandalone, typebox, ...written];

/** The bundle of one export, beside those of the libraries for the same address. */
async function rowOf(what: string, { address, bundle, connector }: Weighed, folder: string, most?: number): Promise<readonly Outcome[]> {
  const work = `${what} (${address})`;
  await assertRight(bundle.code, address, folder);
  const outcomes: Outcome[] = [figureOf(work, "ours", bundle, most)];
  for (const { by, extension, moduleFor } of LIBRARIES) {
    const path = join(folder, `library.${extension}`);
    writeFileSync(path, moduleFor(connector, [definitionAt(address)]));
    const [made = NOTHING] = await bundleEach([`export { accepts } from ${JSON.stringify(path)};`], folder);
    await assertRight(made.code, address, folder);
    outcomes.push(figureOf(work, by, made));
  }
  return outcomes;
}

let tried = 0;

/** What a bundle exports: a validator or a function of the package, or that of a library. */
interface Judge {
  readonly exported?: { readonly check: (value: unknown) => { readonly ok: boolean } } | ((value: unknown) => boolean);
  readonly accepts?: (value: unknown) => boolean;
}

/** Throws unless the bundle accepts the valid examples of an address, and refuses the others. */
async function assertRight(code: string, address: string, folder: string): Promise<void> {
  const path = join(folder, `bundle${(tried += 1)}.mjs`);
  writeFileSync(path, code);
  const { accepts, exported } = (await import(pathToFileURL(path).href)) as Judge;
  const judge = accepts ?? (typeof exported === "function" ? exported : (value: unknown) => exported?.check(value).ok);
  const { valid, invalid } = readExamples(address);
  const wrong = [...valid.filter((value) => judge(value) !== true), ...invalid.filter((value) => judge(value) !== false)];
  if (wrong.length > 0) throw new Error(`A bundle is wrong about ${address}: ${JSON.stringify(wrong[0])}`);
}

function figureOf(work: string, by: string, { gzip }: Bundle, most?: number): Figure {
  const figure = { work, by, value: gzip / KILOBYTE, unit: UNIT };
  return most === undefined ? figure : { ...figure, goal: { most } };
}

/** Clients, which validate params in the package only. */
async function clientRows(folder: string): Promise<readonly Figure[]> {
  const sdk = JSON.stringify(await writeSdk(folder));
  const unchecked = '"connector-gateway-spec/client"';
  const connectors = connectorNames().map((id) => `export { uncheckedConnector as ${id} } from "connector-gateway-spec/${id}";`);
  const [one, all, fetcher, call, calls, some, every] = await bundleEach(
    [
      `${CLIENT} import { connector } from "connector-gateway-spec/payments"; export { connector, createGateway };`,
      'export { createGateway } from "connector-gateway-spec";',
      'import createClient from "openapi-fetch"; export { createClient };',
      `export { paymentsCustomersList } from ${sdk};`,
      `export * from ${sdk};`,
      `import { createUncheckedGateway } from ${unchecked}; import { uncheckedConnector } from "connector-gateway-spec/payments"; export { uncheckedConnector, createUncheckedGateway };`,
      `export { createUncheckedGateway } from ${unchecked}; ${connectors.join(" ")}`,
    ],
    folder,
  );
  const ofOne = "client with one connector; one operation of hey-api";
  const ofAll = "client with all connectors; all operations of hey-api";
  return [
    figureOf(ofOne, "ours", one ?? NOTHING, 9),
    figureOf(ofOne, "openapi-fetch", fetcher ?? NOTHING),
    figureOf(ofOne, "hey-api", call ?? NOTHING),
    figureOf(ofAll, "ours", all ?? NOTHING, 22),
    figureOf(ofAll, "openapi-fetch", fetcher ?? NOTHING),
    figureOf(ofAll, "hey-api", calls ?? NOTHING),
    figureOf("client with one connector, without checks", "ours", some ?? NOTHING, 9),
    figureOf("client with all connectors, without checks", "ours", every ?? NOTHING, 22),
  ];
}

/** The JSON Schema of one record at run time. */
async function schemaRows(folder: string): Promise<readonly Figure[]> {
  const work = "`jsonSchemaFor` of one schema (payments.records.Customer)";
  const [first] = written;
  writeFileSync(join(folder, "zod.mjs"), first?.moduleFor("payments", ["Customer"]) ?? "");
  const [ours, zod] = await bundleEach(
    [
      `import { jsonSchemaFor } from "connector-gateway-spec/schemas/payments"; export const schema = jsonSchemaFor("payments.records.Customer");`,
      'import { toJSONSchema } from "zod"; import { _Customer } from "./zod.mjs"; export const schema = toJSONSchema(_Customer);',
    ],
    folder,
  );
  return [figureOf(work, "ours", ours ?? NOTHING, 4), figureOf(work, "zod", zod ?? NOTHING)];
}
