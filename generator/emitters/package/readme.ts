import { operationsOf } from "../../model/walk.ts";
import type { Connector } from "../../model/types.ts";
import { markdownCell, markdownCodes } from "../../print/markdown.ts";
import type { EmitterInput } from "../emitter.ts";
import { countSlots } from "./counts.ts";

/** The parts of the package's README that depend on the catalog and on the version. */
export function readmeSlots({ model, version }: EmitterInput): Readonly<Record<string, string>> {
  const operations = model.connectors.flatMap(operationsOf);
  return {
    ...countSlots(model, version),
    open_operation_count: String(operations.filter(({ params }) => params.open).length),
    connectors: connectorTable(model.connectors),
  };
}

function connectorTable(connectors: readonly Connector[]): string {
  const rows = connectors.map((connector) => {
    const { id, title, entities } = connector;
    const names = markdownCodes(entities.map(({ name }) => name));
    return `| \`connector-gateway-spec/${id}\` | ${markdownCell(title)} | ${names} | ${operationsOf(connector).length} |`;
  });
  return ["| import | connector | entities | operations |", "|---|---|---|---:|", ...rows].join("\n");
}
