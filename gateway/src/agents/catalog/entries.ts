import { createRequire } from "node:module";
import type { Catalog } from "../../../../templates/bin/catalog/catalog_types.ts";
import { isObject } from "../../../../templates/shared/json_values.ts";
import type { OperationEntry } from "../agent_types.ts";

const readPackageFile = createRequire(import.meta.url);

/**
 * All operations of all connectors, in the order of the catalog of the installed package.
 * @throws Error if the package has no catalog
 */
export function loadEntries(): readonly OperationEntry[] {
  const catalog: unknown = readPackageFile("connector-gateway-spec/catalog.json");
  if (!isCatalog(catalog)) throw new Error("connector-gateway-spec/catalog.json is not a catalog. Install the package again.");
  return catalog.connectors.flatMap((connector) =>
    connector.entities.flatMap((entity) => entity.operations.map((operation) => ({ connector, entity, operation }))),
  );
}

/** The operation with exactly this id. */
export function findEntry(entries: readonly OperationEntry[], id: string): OperationEntry | undefined {
  return entries.find(({ operation }) => operation.id === id);
}

/** Only the outside is looked at: the package is installed as one, and its own tests compare the catalog with its schema. */
function isCatalog(value: unknown): value is Catalog {
  return isObject(value) && typeof value["languageVersion"] === "number" && Array.isArray(value["connectors"]);
}
