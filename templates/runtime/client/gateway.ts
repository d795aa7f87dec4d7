import { isObject } from "../../shared/json_values.js";
import { readObject, unexpected } from "./answer.js";
import type { CallOptions, ConnectorDefinition, ConnectorDefinitions, GatewayClient, GatewayOptions } from "./client_types.js";
import { createInstanceClient } from "./instance_client.js";
import { toCallPromise } from "./operation_call.js";
import type { UnknownObject } from "./paging.js";
import { createTransport, type Reply, type Transport } from "./transport.js";
import { unknownName } from "./unknown_names.js";

/** Options of `createGateway`, with the connectors to use. */
export interface GatewayOptionsWithConnectors<Connectors extends ConnectorDefinitions> extends GatewayOptions {
  /** `connector` of each module to use: `{ payments }`. Others are not bundled. */
  readonly connectors: Connectors;
}

const CREATE = "gateway.create_instance";

/** What all calls of a gateway share. */
interface GatewayContext {
  readonly options: GatewayOptions;
  readonly connectors: ConnectorDefinitions;
  readonly transport: Transport;
}

/**
 * A client for a connector gateway.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export function createGateway<const Connectors extends ConnectorDefinitions>(
  options: GatewayOptionsWithConnectors<Connectors>,
): GatewayClient<Connectors> {
  const context = { options, connectors: options.connectors, transport: createTransport(options) };
  return Object.freeze<GatewayClient<Connectors>>({
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
  context: GatewayContext,
  id: string,
  instanceId: unknown,
  secrets: readonly string[],
): Readonly<Record<string, unknown>> {
  const connector = definitionOf(context, id);
  if (!isInstanceId(instanceId)) throw new TypeError("The instance id must be a non-empty string that can be part of an address.");
  const path = connector.gateway.executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instanceId));
  return createInstanceClient({ ...context, connector, instanceId, path, secrets });
}

/** In an address `.` and `..` are steps, even encoded ones, and half a surrogate pair cannot be encoded. */
function isInstanceId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value !== "." && value !== ".." && !/\p{Surrogate}/u.test(value);
}

function definitionOf({ connectors }: GatewayContext, id: unknown): ConnectorDefinition {
  const name = String(id);
  const definition = Object.hasOwn(connectors, name) ? connectors[name] : undefined;
  if (definition !== undefined) return definition;
  throw unknownName("connector", name, "here", Object.keys(connectors));
}

/** Sends the create request; the result is the id of the new instance. */
async function createInstance(
  context: GatewayContext,
  id: string,
  request: unknown,
  callOptions: CallOptions,
  secrets: readonly string[],
): Promise<Reply<string, UnknownObject>> {
  const { options, transport } = context;
  const connector: ConnectorDefinition = definitionOf(context, id);
  const body = isObject(request) ? { connector_definition_id: connector.definitionId, ...request } : request;
  if (options.validateRequests !== false) connector.createRequest.assert(body);
  const { createPath: path } = connector.gateway;
  const call = { operation: CREATE, path, body, effect: "write", hasCredentials: true, secrets, options: callOptions } as const;
  return transport(call, async (answer) => {
    const envelope = await readObject(answer);
    answer.limit.release();
    if (isInstanceId(envelope["id"])) return { result: envelope["id"], envelope };
    throw unexpected(answer, "an object without the `id` of the new instance");
  });
}

/** Every credential that is sent: none of them may appear in an error. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
