import type { Gateway, Model } from "../../model/types.ts";
import { pascalCase } from "../../naming/names.ts";
import { printDeclarations, unionType, type Declaration } from "../../print/declarations.ts";
import { describeNotes } from "../../print/documentation.ts";
import { ident } from "../../print/literals.ts";
import { declareEnvelope } from "./operations.ts";
import { declareShape } from "./value_type.ts";

/** `connectors/gateway.d.ts`: what belongs to no connector. Not a subpath; `index.d.ts` hands on what users need. */
export function printGatewayModule({ gateway, connectors }: Model): string {
  const { createInstance, error, records } = gateway;
  const { response } = createInstance;
  return printDeclarations([
    { kind: "import", from: "../runtime/validator_types.js", names: ["Validator"] },
    ...connectors.map(({ id }): Declaration => ({ kind: "import", from: `./${id}.js`, names: pascalCase(id) })),
    ...records.map((record) => declareShape(record.name, describeNotes(record, `\`${record.name}\``), record.shape, "response")),
    declareEnvelope(gateway),
    declareUnknownConnector(gateway),
    {
      kind: "type",
      name: "CreateInstanceRequest",
      doc: { lines: ["The body that creates an instance: of a connector of the catalog, or of one that it does not know."] },
      type: unionType([...connectors.map(({ id }) => `${ident(pascalCase(id))}.CreateInstanceRequest`), "UnknownConnectorRequest"]),
    },
    {
      kind: "type",
      name: "ExecuteRequest",
      doc: { lines: ["Any request to an instance of any connector."] },
      type: unionType(connectors.map(({ id }) => `${ident(pascalCase(id))}.ExecuteRequest`)),
    },
    declareShape("CreateInstanceResponse", describeNotes(response, "The new instance."), response.shape, "response"),
    declareShape("ErrorBody", describeNotes(error, "The body of an answer that is not a success."), error.shape, "response"),
    declareValidator("createInstance", "CreateInstanceRequest", "gateway.create_instance"),
    declareValidator("createInstanceResponse", "CreateInstanceResponse", "gateway.create_instance_response"),
    declareValidator("execute", "ExecuteRequest", "gateway.execute"),
    declareValidator("error", "ErrorBody", "gateway.error"),
  ]);
}

function declareUnknownConnector({ createInstance }: Gateway): Declaration {
  const doc = { lines: ["The body that creates an instance of a connector that the catalog does not know."] };
  return declareShape("UnknownConnectorRequest", doc, createInstance.request, "request");
}

function declareValidator(name: string, type: string, address: string): Declaration {
  return { kind: "const", name, doc: { lines: [`\`${address}\``] }, type: `Validator<${type}>` };
}
