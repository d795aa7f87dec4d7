// @generated from templates/runtime/server/create_instance.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { jsonAnswer } from "./answer.js";
import { invalidRequest, toEntries } from "./issue_entries.js";
import { OperationError } from "./operation_error.js";

export async function createInstance(service, caller, body) {
  const { options } = service;
  const { ok, issues } = options.createRequest.check(body);
  const definition = definitionOf(service, body);
  if (!ok) {
    const errors = toEntries(issues);
    const onlyCredentials =
      definition !== undefined && issues.every(({ severity, path }) => severity === "warning" || path[0] === "auth_config");
    if (!onlyCredentials) throw invalidRequest(errors);
    throw new OperationError(400, "The credentials fit no authentication method of the connector.", { errors });
  }
  if (definition === undefined) throw unknownDefinition(service);
  const { id } = await options.instances.create(toNewInstance(definition, body), caller);
  return jsonAnswer(200, { id });
}

function definitionOf({ byDefinitionId }, body) {
  return isObject(body) ? byDefinitionId.get(body["connector_definition_id"]) : undefined;
}

function unknownDefinition({ byDefinitionId }) {
  const known = [...byDefinitionId].map(([id, connector]) => `${String(id)} (${connector.id})`).join(", ");
  const message = `\`connector_definition_id\` must be the id of a connector. Known: ${known}.`;
  return invalidRequest([{ field: "connector_definition_id", message, error_code: "request/unknown-connector" }]);
}

function toNewInstance({ id, definitionId }, body) {
  const { name, auth_config: authConfig, config } = isObject(body) ? body : {};
  return {
    connector: id,
    definitionId,
    name: typeof name === "string" ? name : "",
    authConfig: isObject(authConfig) ? authConfig : {},
    ...(isObject(config) && { config }),
  };
}
