import { isObject } from "../../shared/json_values.js";
import type { ConnectorDefinition } from "../client/client_types.js";
import { jsonAnswer, type Answer } from "./answer.js";
import type { GatewayService } from "./gateway_service.js";
import { invalidRequest, toEntries } from "./issue_entries.js";
import { OperationError } from "./operation_error.js";
import type { Caller, NewInstance } from "./server_types.js";

/**
 * Creates an instance from the body of a request.
 * @throws OperationError 422 for a body that does not fit, 400 when only the credentials do not.
 */
export async function createInstance(service: GatewayService, caller: Caller, body: unknown): Promise<Answer> {
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

function definitionOf({ byDefinitionId }: GatewayService, body: unknown): ConnectorDefinition | undefined {
  return isObject(body) ? byDefinitionId.get(body["connector_definition_id"]) : undefined;
}

function unknownDefinition({ byDefinitionId }: GatewayService): OperationError {
  const known = [...byDefinitionId].map(([id, connector]) => `${String(id)} (${connector.id})`).join(", ");
  const message = `\`connector_definition_id\` must be the id of a connector. Known: ${known}.`;
  return invalidRequest([{ field: "connector_definition_id", message, error_code: "request/unknown-connector" }]);
}

function toNewInstance({ id, definitionId }: ConnectorDefinition, body: unknown): NewInstance {
  const { name, auth_config: authConfig, config } = isObject(body) ? body : {};
  return {
    connector: id,
    definitionId,
    name: typeof name === "string" ? name : "",
    authConfig: isObject(authConfig) ? authConfig : {},
    ...(isObject(config) && { config }),
  };
}
