import type { Connector, Field, Gateway, Model, Operation } from "../../model/types.ts";
import { partValueName, pascalCase } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { ident, stringLiteral } from "../../print/literals.ts";
import { call, object, type Code, type Property } from "./code.ts";
import { toTable, type Scope } from "./rule_code.ts";
import { printExport, printImports, printTables, printValidator } from "./statements.ts";

const RUNTIME = [
  ["../runtime/choices.js", ["byKey", "oneOf"]],
  ["../runtime/definition_ids.js", ["byDefinitionId"]],
  ["../runtime/formats.js", ["dateTime", "uuid"]],
  ["../runtime/validator.js", ["createValidator"]],
] as const;

/**
 * `connectors/gateway.envelope.js`: the envelopes of all requests and responses, once for all connectors. A module of its
 * own, because `gateway.js` imports the connectors.
 */
export function printEnvelopeModule({ execute, records }: Gateway): string {
  const imports = new Set<string>();
  const scope: Scope = { side: "response", owner: "the response", imports };
  // Operations give the result another type; the envelope decides whether it must be present.
  const mayBeMissing = ({ required, type }: Field): boolean => !required && (type.kind === "any" || !type.nullable);
  const response = toTable(execute.response.shape, scope, { broken: true, mayBeMissing });
  const request = toTable(execute.request, { ...scope, side: "request", owner: "the request" }, { broken: true });
  const body = [
    ...printTables(records, scope, "export const"),
    printExport("requestEnvelope", "The envelope of all requests.", request),
    printExport("responseEnvelope", "The envelope of all responses.", response),
  ];
  return [banner, ...printImports(imports, RUNTIME), "", ...body].join("\n");
}

/** `connectors/gateway.js`, the subpath `gateway`: the validators that belong to no connector. */
export function printGatewayModule({ gateway, connectors }: Model): string {
  const imports = new Set(["byDefinitionId", "byKey", "createValidator"]);
  const { createInstance, error, records } = gateway;
  const answer: Scope = { side: "response", owner: "the created instance", imports };
  const sources = [...RUNTIME, ["./gateway.envelope.js", records.map(({ name }) => name)] as const];
  const body = [
    printValidator(
      "createInstanceRequest",
      "Request body that creates an instance; a known definition id selects the connector whose `auth_config` is checked.",
      "gateway.create_instance",
      toCreateRule(gateway, connectors, imports),
    ),
    printValidator(
      "createInstanceResponse",
      "Response body to the creation of an instance.",
      "gateway.create_instance_response",
      object([["table", toTable(createInstance.response.shape, answer)]]),
    ),
    printValidator("executeRequest", "Any request to an instance of any connector.", "gateway.execute", toExecuteRule(connectors, imports)),
    printValidator(
      "errorBody",
      "Body of an error response.",
      "gateway.error",
      object([["table", toTable(error.shape, { ...answer, owner: "the error body" })]]),
    ),
  ];
  return [banner, ...connectors.map((connector) => importConnector(connector)), ...printImports(imports, sources), "", ...body].join("\n");
}

/** `import * as Payments from "./payments.js";` The names are in PascalCase, so none is a keyword. */
export function importConnector({ id }: Connector, folder = "."): string {
  return `import * as ${ident(pascalCase(id))} from ${stringLiteral(`${folder}/${id}.js`)};`;
}

function toCreateRule(gateway: Gateway, connectors: readonly Connector[], imports: Set<string>): Code {
  const known = connectors.map(({ id, definitionId }): Property => {
    // A getter: bundlers could not drop the literal if making it read a property.
    const createRequest = `get validator() { return ${ident(pascalCase(id))}.connector.createRequest; }`;
    return [definitionId.value, object([["name", stringLiteral(id)], createRequest])];
  });
  const otherwise = toTable(gateway.createInstance.request, { side: "request", owner: "the create request", imports });
  return call("byDefinitionId", stringLiteral("connector_definition_id"), object(known, true), object([["table", otherwise]]));
}

/** By entity, then action. If several connectors have both, one of them must accept the request. */
function toExecuteRule(connectors: readonly Connector[], imports: Set<string>): Code {
  const operations = connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
  const byEntity = groupOperations(operations, "entity");
  const branches = [...byEntity].map(([entity, ofEntity]): Property => {
    const byAction = groupOperations(ofEntity, "action");
    const actions = [...byAction].map(([action, candidates]): Property => [action, toCandidates(candidates, imports)]);
    return [entity, call("byKey", stringLiteral("action"), stringLiteral(entity), object(actions, true))];
  });
  return call("byKey", stringLiteral("entity"), stringLiteral("the gateway"), object(branches, true));
}

function toCandidates(operations: readonly Operation[], imports: Set<string>): Code {
  const rules = operations.map((operation) => {
    const validator = `${ident(pascalCase(operation.connector))}.${ident(partValueName(operation, "request"))}`;
    return object([["validator", validator]]);
  });
  const [only] = rules;
  if (rules.length === 1 && only !== undefined) return only;
  imports.add("oneOf");
  return call("oneOf", ...rules);
}

function groupOperations(operations: readonly Operation[], key: "entity" | "action"): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, readonly Operation[]>();
  for (const operation of operations) groups.set(operation[key], [...(groups.get(operation[key]) ?? []), operation]);
  return groups;
}
