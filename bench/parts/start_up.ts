import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { runWell, scriptsLoadedBy, withWorkshop } from "../harness/programs.ts";
import { pairedRatio, takeRounds } from "../harness/rounds.ts";
import type { Figure, Outcome, Part } from "../part.ts";
import { ajv, ajvStandalone, typebox, written, type Library } from "./libraries/module_code.ts";
import { definitionsOf } from "./libraries/schema_code.ts";
import { connectorNames } from "./libraries/package_exports.ts";

const ROUNDS = { least: 7, most: 15, seconds: 10 };
const EMPTY = "empty module";
/** All candidates are asked for the verdict on these: the params of one list. */
const CONNECTOR = "payments";
const NAME = "customers.list.params";
const VALID = { limit: 5 };
const INVALID = { limit: 500 };

/** A module that can be measured. */
interface Loadable {
  readonly by: string;
  readonly path: string;
}

/** What a program loads before its first verdict, beside other ways to the same verdict. */
export const startUp: Part = {
  name: "start-up",
  title: "Start-up",
  about:
    "Processor time of a process that imports a module, relative to one that imports an empty module: the median of paired runs. Each " +
    "module can judge all addresses of one connector, or of all of them, and does so once; openapi-fetch judges nothing. ajv and typebox " +
    "compile nothing but what is asked for.",
  measure: () => withWorkshop(measureAll),
};

async function measureAll(folder: string): Promise<readonly Outcome[]> {
  const verdict = put(folder, "verdict.mjs", VERDICT);
  const empty = { by: EMPTY, path: put(folder, "empty.mjs", "export const accepts = ({ limit }) => limit <= 100;\n") };
  const fetch = { by: "openapi-fetch", path: put(folder, "fetch.mjs", 'import createClient from "openapi-fetch"; createClient();\n') };
  const one = ours(folder, "one", 'import { customersListParams as validator } from "connector-gateway-spec/payments";');
  const validatorFor =
    'import { validatorFor } from "connector-gateway-spec"; const validator = validatorFor("payments.customers.list.params");';
  const all = ours(folder, "all", validatorFor);
  const judgesOfOne = [one, ...rivalsOfOne(folder)];
  const judgesOfAll = [all, ...rivalsOfAll(folder)];
  // Each of them has to be right before any of them is fast.
  for (const { path } of [empty, ...judgesOfOne, ...judgesOfAll]) runWell([verdict, path]);
  return [
    ...(await timesOf({ work: "import of one connector", modules: [empty, one, fetch], most: 1.08 })),
    ...(await timesOf({ work: "import of all connectors", modules: [empty, all], most: 1.2 })),
    ...(await timesWithCertificates([empty, one], [empty, all])),
    ...(await timesOf({
      work: "import of one connector, and a verdict",
      modules: [empty, ...judgesOfOne],
      program: [verdict],
      most: 1.12,
    })),
    ...(await timesOf({ work: "import of all connectors, and a verdict", modules: [empty, ...judgesOfAll], program: [verdict] })),
    ...scriptsOf("one connector", [...judgesOfOne, fetch]),
    ...scriptsOf("all connectors", judgesOfAll),
  ];
}

/** The same where a certificate file makes the empty process slower; nothing where there is no such file. */
async function timesWithCertificates(one: readonly Loadable[], all: readonly Loadable[]): Promise<readonly Figure[]> {
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates === undefined) return [];
  const variables = { NODE_EXTRA_CA_CERTS: certificates };
  return [
    ...(await timesOf({ work: "import of one connector, NODE_EXTRA_CA_CERTS set", modules: one, variables, most: 1.08 })),
    ...(await timesOf({ work: "import of all connectors, NODE_EXTRA_CA_CERTS set", modules: all, variables, most: 1.2 })),
  ];
}

const VERDICT = `const { accepts } = await import(process.argv[2]);
if (!accepts(${JSON.stringify(VALID)}) || accepts(${JSON.stringify(INVALID)})) process.exitCode = 1;
`;

function ours(folder: string, what: string, code: string): Loadable {
  return { by: "ours", path: put(folder, `ours_${what}.mjs`, `${code}\nexport const accepts = (value) => validator.check(value).ok;\n`) };
}

function rivalsOfOne(folder: string): readonly Loadable[] {
  return libraries.map((library) => ({ by: library.by, path: putLibrary(folder, library, CONNECTOR) }));
}

/** A module that loads those of all connectors, and judges with one of them. */
function rivalsOfAll(folder: string): readonly Loadable[] {
  return libraries.map((library) => {
    const others = connectorNames().filter((connector) => connector !== CONNECTOR);
    const imports = others.map((connector) => `import ${JSON.stringify(putLibrary(folder, library, connector))};`);
    const code = [...imports, `export { accepts } from ${JSON.stringify(putLibrary(folder, library, CONNECTOR))};`, ""].join("\n");
    return { by: library.by, path: put(folder, `${library.by.replaceAll(" ", "_")}_all.mjs`, code) };
  });
}

const libraries: readonly Library[] = [ajv, ajvStandalone, typebox, ...written];

/** Writes what a library needs for all schemas of a connector. */
function putLibrary(folder: string, { by, extension, moduleFor }: Library, connector: string): string {
  const others = Object.keys(definitionsOf(connector));
  const [first = ""] = connector === CONNECTOR ? [NAME] : others;
  const names = [first, ...others.filter((name) => name !== first)] as const;
  return put(folder, `${by.replaceAll(" ", "_")}_${connector}.${extension}`, moduleFor(connector, names));
}

function put(folder: string, name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

/** What is measured in a row. */
interface Race {
  readonly work: string;
  /** The first one is that to which all others are compared. */
  readonly modules: readonly Loadable[];
  /** The program that gets the path of a module; without it, the module itself is the program. */
  readonly program?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly most?: number;
}

async function timesOf({ work, modules, program = [], variables = {}, most }: Race): Promise<readonly Figure[]> {
  const candidates = modules.map(({ by, path }) => ({ by, sample: () => runWell([...program, path], { variables }).processor }));
  const samples = await takeRounds(candidates, ROUNDS);
  return modules.slice(1).map(({ by }): Figure => {
    const figure = { work, by, value: pairedRatio(samples, by, EMPTY), unit: "× an empty module" };
    return by === "ours" && most !== undefined ? { ...figure, goal: { most } } : figure;
  });
}

/** Modules and bytes that Node loads for a module: not a measurement, but a count. */
function scriptsOf(what: string, modules: readonly Loadable[]): readonly Figure[] {
  const counted = modules.map(({ by, path }) => ({ by, ...scriptsLoadedBy(path) }));
  return [
    ...counted.map(({ by, modules: value }) => ({ work: `modules loaded for ${what}`, by, value, unit: "modules" })),
    ...counted.map(({ by, kilobytes: value }) => ({ work: `code loaded for ${what}`, by, value, unit: "kB" })),
  ];
}
