import { ValidationError } from "../validation_error.js";
import { readObject, unexpected } from "./answer.js";
import type {
  CallOptions,
  ConnectorDefinition,
  ConnectorDefinitions,
  GatewayClient,
  GatewayOptions,
  InstanceClient,
} from "./client_types.js";
import { createInstanceClient } from "./instance_client.js";
import { isObject } from "./paging.js";
import { createTransport, type Transport } from "./transport.js";

/** Options of `createGateway`, with the connectors that are wanted. */
export interface GatewayOptionsWithConnectors<Connectors extends ConnectorDefinitions> extends GatewayOptions {
  /** `connector` of the modules that are used: `{ payments }`. Others are not bundled. */
  readonly connectors: Connectors;
}

const CREATE = "gateway.create_instance";

/**
 * A client for a connector gateway.
 * @throws TypeError when the base URL is not a plain http(s) address.
 */
export function createGateway<const Connectors extends ConnectorDefinitions>(
  options: GatewayOptionsWithConnectors<Connectors>,
): GatewayClient<Connectors> {
  const transport = createTransport(options);
  const open = <Id extends keyof Connectors & string>(id: Id, instanceId: string): InstanceClient<Connectors[Id]> => {
    const connector = definitionOf(options.connectors, id);
    if (typeof instanceId !== "string" || instanceId === "") throw new TypeError("The instance id must be a string that is not empty.");
    // The definition's `types` are what the operations table builds: a type test holds all operations against it.
    return createInstanceClient({ transport, options, connector, instanceId }) as InstanceClient<Connectors[Id]>;
  };
  return {
    instance: open,
    create: async (id, request, callOptions = {}) => {
      const connector = definitionOf(options.connectors, id);
      return open(id, await createInstance(transport, options, connector, request, callOptions));
    },
  };
}

function definitionOf(connectors: ConnectorDefinitions, id: string): ConnectorDefinition {
  const definition = Object.hasOwn(connectors, id) ? connectors[id] : undefined;
  if (definition !== undefined) return definition;
  throw new TypeError(`There is no connector "${id}" here; there are: ${Object.keys(connectors).join(", ")}.`);
}

/** Sends the create request and gives the id of the new instance. */
async function createInstance(
  transport: Transport,
  options: GatewayOptions,
  connector: ConnectorDefinition,
  request: unknown,
  callOptions: CallOptions,
): Promise<string> {
  const wanted = isObject(request) ? request : {};
  const body = { connector_definition_id: connector.definitionId, ...wanted };
  if (options.validateRequests !== false) assertRequest(connector, body);
  const secrets = textsIn(wanted["auth_config"]);
  const answer = await transport.send({
    operation: CREATE,
    path: connector.gateway.createPath,
    body,
    repeatable: false,
    secrets,
    options: callOptions,
  });
  const { id } = await readObject(CREATE, answer);
  if (typeof id === "string" && id !== "") return id;
  throw unexpected(CREATE, answer.response, "an object without the `id` of the new instance");
}

function assertRequest(connector: ConnectorDefinition, body: unknown): void {
  const verdict = connector.createRequest.check(body);
  if (!verdict.ok) throw new ValidationError(CREATE, verdict.issues);
}

/** Every credential that is sent: none of them may come back in an error. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
