import type { Connector } from "../../model/types.ts";
import { markdownCell, markdownCodes } from "../../print/markdown.ts";
import type { EmitterInput } from "../emitter.ts";
import { countSlots } from "./counts.ts";

/** The parts of the package's README that depend on the catalog and on the version. */
export function readmeSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
  const operations = model.connectors.flatMap(({ entities }) => entities).flatMap((entity) => entity.operations);
  return {
    ...countSlots(model, version),
    open_operation_count: String(operations.filter(({ params }) => params.open).length),
    connectors: connectorTable(model.connectors),
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
