import type { Catalog, CatalogConnector } from "../catalog/catalog_types.js";
import { operationsOf } from "../catalog/described.js";
import { unknownConnector } from "../names.js";
import { printTable } from "./outline.js";
import { jsonText } from "../../shared/safe_text.js";

/**
 * The connectors, or the operations of one.
 * @throws UsageError for a connector that does not exist
 */
export function printList({ connectors }: Catalog, name: string | undefined, json: boolean): string {
  if (name === undefined) return json ? toJson(connectors.map(toEntry)) : printConnectors(connectors);
  const connector = connectors.find(({ id }) => id === name);
  if (connector === undefined)
    throw unknownConnector(
      name,
      connectors.map(({ id }) => id),
    );
  const operations = operationsOf(connector);
  if (json) return toJson(operations.map(({ id, kind, effect, description }) => ({ id, kind, effect, description })));
  const rows = operations.map(({ id, kind, effect, permanent, returns }) => [
    id,
    permanent ? "permanent" : effect,
    kind,
    connector.records.find(({ name }) => name === returns?.record)?.address ?? "",
  ]);
  return printTable(rows, "");
}

function printConnectors(connectors: readonly CatalogConnector[]): string {
  const rows = connectors.map((connector) => {
    const { id, title, entities, operations } = toEntry(connector);
    return [id, title, `${entities} entities`, `${operations} operations`];
  });
  return printTable(rows, "");
}

function toEntry(connector: CatalogConnector): { id: string; title: string; entities: number; operations: number } {
  const { id, title, entities } = connector;
  return { id, title, entities: entities.length, operations: operationsOf(connector).length };
}

function toJson(value: unknown): string {
  return `${jsonText(value, 2)}\n`;
}
