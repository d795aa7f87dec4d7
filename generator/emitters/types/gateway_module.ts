import type { Connector, Gateway, Model } from "../../model/types.ts";
import { pascalCase } from "../../naming/names.ts";
import { printDeclarations, unionType, type Declaration } from "../../print/declarations.ts";
import { describeNotes } from "../../print/documentation.ts";
import { ident } from "../../print/literals.ts";
import { declareEnvelope, declareNoRequest } from "./operations.ts";
import { declareValidator } from "./validator.ts";
import { declareRecord, declareShape } from "./value_type.ts";

/** `connectors/gateway.d.ts`, the subpath `gateway`: the types and validators that belong to no connector. */
export function printGatewayModule({ gateway, connectors }: Model): string {
  return printDeclarations([
    { kind: "import", from: "../runtime/validator_types.js", names: ["Validator"] },
    ...connectors.map(({ id }): Declaration => ({ kind: "import", from: `./${id}.js`, names: pascalCase(id) })),
    ...gateway.records.flatMap(declareRecord),
    ...declareRequests(gateway, connectors),
    ...declareAnswers(gateway),
    declareValidator("createInstanceRequest", "CreateInstanceRequest", "gateway.create_instance"),
    declareValidator("createInstanceResponse", "CreateInstanceResponse", "gateway.create_instance_response"),
    declareValidator("executeRequest", "ExecuteRequest", "gateway.execute"),
    declareValidator("errorBody", "ErrorBody", "gateway.error"),
  ]);
}

/** What a caller sends to the two endpoints. */
function declareRequests({ createInstance }: Gateway, connectors: readonly Connector[]): readonly Declaration[] {
  const requestOf = (type: string) => connectors.map(({ id }) => `${ident(pascalCase(id))}.${type}`);
  const about = "Request body that creates an instance of a connector that is not in the catalog.";
  return [
    ...declareShape("UnknownConnectorRequest", describeNotes(createInstance, "", [about]), createInstance.request, {
      side: "request",
      whole: createInstance,
    }),
    {
      kind: "type",
      name: "CreateInstanceRequest",
      doc: { lines: ["Request body that creates an instance of any connector."] },
      type: unionType([...requestOf("CreateInstanceRequest"), "UnknownConnectorRequest"]),
    },
    {
      kind: "type",
      name: "ExecuteRequest",
      doc: { lines: ["Any request to an instance of any connector, discriminated by `entity`, then `action`."] },
      type: unionType(requestOf("ExecuteRequest")),
    },
    declareNoRequest(),
  ];
}

/** What the gateway answers. */
function declareAnswers(gateway: Gateway): readonly Declaration[] {
  const { response } = gateway.createInstance;
  const { error } = gateway;
  return [
    ...declareShape("CreateInstanceResponse", describeNotes(response, "The new instance."), response.shape, {
      side: "response",
      whole: response,
    }),
    ...declareEnvelope(gateway),
    ...declareShape("ErrorBody", describeNotes(error, "Body of an error response."), error.shape, { side: "response", whole: error }),
  ];
}
