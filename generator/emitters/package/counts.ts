import { operationsOf } from "../../model/walk.ts";
import type { Model } from "../../model/types.ts";
import { markdownText } from "../../print/markdown.ts";

/** What every text about the package says: the title of the gateway, the version, and how much there is. */
export function countSlots({ gateway, connectors }: Model, version: string): Readonly<Record<string, string>> {
  return {
    title: markdownText(gateway.title),
    catalog_version: version,
    connector_count: String(connectors.length),
    entity_count: String(connectors.flatMap(({ entities }) => entities).length),
    operation_count: String(connectors.flatMap(operationsOf).length),
  };
}
