import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export type JsonObject = Readonly<Record<string, unknown>>;

/** A parameter of an operation as `catalog.json` has it. */
export interface CatalogField {
  readonly name: string;
  readonly required: boolean;
  readonly type: JsonObject;
}

interface CatalogOperation {
  readonly id: string;
  readonly action: string;
  readonly params: { readonly fields: readonly CatalogField[]; readonly open: boolean };
}

/** The names of an operation. */
export interface OpenOperation {
  readonly id: string;
  readonly connector: string;
  readonly entity: string;
  readonly action: string;
}

interface CatalogConnector {
  readonly id: string;
  readonly definitionId: { readonly value: string };
  readonly entities: readonly { readonly name: string; readonly operations: readonly CatalogOperation[] }[];
}

interface Examples {
  readonly valid: readonly unknown[];
}

const require = createRequire(import.meta.url);

/** The connectors of the package's catalog. */
export const connectors: readonly CatalogConnector[] = (readPackageFile("catalog.json") as { connectors: readonly CatalogConnector[] })
  .connectors;

const examples = new Map(
  ["gateway", ...connectors.map(({ id }) => id)].flatMap((id) =>
    Object.entries(readPackageFile(`examples/${id}.json`) as Readonly<Record<string, Examples>>),
  ),
);

/** The values that the package gives as valid examples of an address. */
export function examplesOf(address: string): readonly unknown[] {
  return examples.get(address)?.valid ?? [];
}

/** The first valid example of an address. Throws when there is none. */
export function exampleOf(address: string): unknown {
  const [first] = examplesOf(address);
  if (first === undefined) throw new Error(`There is no example of ${address}.`);
  return first;
}

/** The connector whose instances are created with this definition id. */
export function connectorOf(definitionId: unknown): string | undefined {
  return connectors.find((connector) => connector.definitionId.value === definitionId)?.id;
}

/** The operations whose parameters the documents do not show completely. */
export const openOperations: readonly OpenOperation[] = connectors.flatMap(({ id: connector, entities }) =>
  entities.flatMap(({ name: entity, operations }) =>
    operations.filter(({ params }) => params.open).map(({ id, action }) => ({ id, connector, entity, action })),
  ),
);

/** The parameters of an operation. */
export function paramsOf(operation: string): readonly CatalogField[] {
  const operations = connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
  return operations.find(({ id }) => id === operation)?.params.fields ?? [];
}

/** Whether a value is an object with keys. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readPackageFile(path: string): unknown {
  return JSON.parse(readFileSync(require.resolve(`connector-gateway-spec/${path}`), "utf8"));
}
