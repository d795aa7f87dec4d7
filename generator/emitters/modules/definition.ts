import type { Connector } from "../../model/types.ts";
import { resultOf } from "../../model/operation_queries.ts";
import { operationsOf } from "../../model/walk.ts";
import { partValueName, type Part } from "../../naming/names.ts";
import { call, list, object, type Property } from "../../print/code.ts";
import { ident, stringLiteral } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";

/** `connector`: everything that a client needs to know about the connector. */
export function defineConnector(connector: Connector, uses: Set<string>): Statement {
  uses.add("ConnectorDefinition").add("deepFreeze").add("gateway").add("toOperationValidators");
  const { id, title, definitionId } = connector;
  const validators = operationsOf(connector).flatMap((operation) => {
    const parts: readonly Part[] = operation.returns === undefined ? ["params"] : ["params", "response"];
    return parts.map((part) => ident(partValueName(operation, part)));
  });
  const hasDownloads = operationsOf(connector).some(({ kind }) => resultOf(kind) === "bytes");
  if (hasDownloads) uses.add("toDownload");
  const properties: readonly (Property | undefined)[] = [
    ["id", stringLiteral(id)],
    ["definitionId", stringLiteral(definitionId.value)],
    ["gateway", "gateway.definition"],
    "operations",
    ["validators", call("toOperationValidators", list(validators))],
    "createRequest",
    hasDownloads ? "toDownload" : undefined,
  ];
  return {
    kind: "const",
    name: "connector",
    doc: { lines: [`${title} for the option \`connectors\` of \`createGateway\` from \`connector-gateway-spec/client\`.`] },
    type: "ConnectorDefinition<Client, CreateRequest>",
    value: call("deepFreeze", object(properties, true)),
  };
}
