import type { Connector, Model } from "../../model/types.ts";
import { markdownCell, markdownCodes, markdownText } from "../../print/markdown.ts";

/** The parts of the package's README that depend on the catalog and on the version. */
export function readmeSlots({ gateway, connectors }: Model, version: string): Readonly<Record<string, string>> {
  const entities = connectors.flatMap((connector) => connector.entities);
  const operations = entities.flatMap((entity) => entity.operations);
  return {
    title: markdownText(gateway.title),
    catalog_version: version,
    connector_count: String(connectors.length),
    entity_count: String(entities.length),
    operation_count: String(operations.length),
    open_operation_count: String(operations.filter(({ params }) => params.open).length),
    connectors: connectorTable(connectors),
  };
}

function connectorTable(connectors: readonly Connector[]): string {
  const rows = connectors.map(({ id, title, entities }) => {
    const operations = entities.flatMap((entity) => entity.operations).length;
    const names = markdownCodes(entities.map(({ name }) => name));
    return `| \`connector-gateway-spec/${id}\` | ${markdownCell(title)} | ${names} | ${operations} |`;
  });
  return ["| import | connector | entities | operations |", "|---|---|---|---:|", ...rows].join("\n");
}
