import type { Connector } from "../../model/types.ts";
import { operationsOf } from "../../model/walk.ts";
import { partValueName } from "../../naming/names.ts";
import { call, object, type Property } from "../../print/code.ts";
import { ident, stringLiteral } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";

/** `connector`: everything that a client needs to know about the connector. */
export function defineConnector(connector: Connector, uses: Set<string>): Statement {
  uses.add("ConnectorDefinition").add("deepFreeze").add("gateway");
  const { id, title, definitionId } = connector;
  const validators = operationsOf(connector).map((operation): Property => {
    const response: Property[] = operation.returns === undefined ? [] : [["response", ident(partValueName(operation, "response"))]];
    return [`${operation.entity}.${operation.action}`, object([["params", ident(partValueName(operation, "params"))], ...response])];
  });
  const properties: Property[] = [
    ["id", stringLiteral(id)],
    ["definitionId", stringLiteral(definitionId.value)],
    ["gateway", "gateway.definition"],
    "operations",
    ["validators", object(validators, true)],
    "createRequest",
  ];
  return {
    kind: "const",
    name: "connector",
    doc: { lines: [`${title} for the option \`connectors\` of \`createGateway\` from \`connector-gateway-spec/client\`.`] },
    type: "ConnectorDefinition<Client, CreateRequest>",
    value: call("deepFreeze", object(properties, true)),
  };
}
