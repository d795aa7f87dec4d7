// @generated from templates/runtime/client/gateway.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { readObject, unexpected } from "./answer.js";
import { createInstanceClient } from "./instance_client.js";
import { toCallPromise } from "./operation_call.js";
import { createTransport } from "./transport.js";
import { unknownName } from "./unknown_names.js";

const CREATE = "gateway.create_instance";

export function createGateway(
  options,
) {
  const context = { options, connectors: options.connectors, transport: createTransport(options) };
  return Object.freeze({
    // The definition's `types` describe what its operations become: a type test checks that for all of them.
    instance: (id, instanceId) => openInstance(context, id, instanceId, []),
    create: (id, request, callOptions = {}) => {
      const secrets = isObject(request) ? textsIn(request["auth_config"]) : [];
      const created = createInstance(context, id, request, callOptions, secrets);
      return toCallPromise(created.then(({ result, response }) => ({ result: openInstance(context, id, result, secrets), response })));
    },
  });
}

function openInstance(
  context,
  id,
  instanceId,
  secrets,
) {
  const connector = definitionOf(context, id);
  if (!isInstanceId(instanceId)) throw new TypeError("The instance id must be a non-empty string that can be part of an address.");
  return createInstanceClient({ ...context, connector, instanceId, secrets });
}

function isInstanceId(value) {
  return typeof value === "string" && value !== "" && value !== "." && value !== ".." && !/\p{Surrogate}/u.test(value);
}

function definitionOf({ connectors }, id) {
  const name = String(id);
  const definition = Object.hasOwn(connectors, name) ? connectors[name] : undefined;
  if (definition !== undefined) return definition;
  throw unknownName("connector", name, "here", Object.keys(connectors));
}

async function createInstance(
  context,
  id,
  request,
  callOptions,
  secrets,
) {
  const { options, transport } = context;
  const connector = definitionOf(context, id);
  const body = isObject(request) ? { connector_definition_id: connector.definitionId, ...request } : request;
  if (options.validateRequests !== false) connector.createRequest.assert(body);
  const { createPath: path } = connector.gateway;
  const call = { operation: CREATE, path, body, effect: "write", hasCredentials: true, secrets, options: callOptions };
  return transport(call, async (answer) => {
    const envelope = await readObject(answer);
    answer.limit.release();
    if (isInstanceId(envelope["id"])) return { result: envelope["id"], envelope };
    throw unexpected(answer, "an object without the `id` of the new instance");
  });
}

function textsIn(value) {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
