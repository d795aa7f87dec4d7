import type { Model } from "../../model/types.ts";
import { markdownText } from "../../print/markdown.ts";

/** What every text about the package says: the title of the gateway, the version, and how much there is. */
export function countSlots({ gateway, connectors }: Model, version: string): Readonly<Record<string, string>> {
  const entities = connectors.flatMap((connector) => connector.entities);
  return {
    title: markdownText(gateway.title),
    catalog_version: version,
    connector_count: String(connectors.length),
    entity_count: String(entities.length),
    operation_count: String(entities.flatMap(({ operations }) => operations).length),
  };
}
