import { isObject } from "#templates/core";
import { deepFreeze } from "../operation_lookup.js";
import type { Validator } from "../validator_types.js";
import { readObject, unexpected } from "./answer.js";
import { type CallChecks, callChecks } from "./call_checks.js";
import type { CallOptions, ConnectorDefinitions, GatewayClient, GatewayOptions, OpenCallOptions } from "./client_types.js";
import { toCallPromise, callOperation, createMethod, type InstanceContext } from "./operation_call.js";
import type { UnknownObject } from "./paging.js";
import { createTransport, type Reply, type Transport } from "./transport.js";
import { isInstanceId, readSafely, toPath, toPlain } from "./settings.js";
import type { UncheckedClient, UncheckedConnector, UncheckedConnectors, UncheckedOptions } from "./client_types.js";
import { nameOf } from "../messages.js";

/** The properties of a request body. */
const BODY = ["entity", "action", "params"];

/** Options of `createGateway`, with the connectors to use. */
export interface GatewayOptionsWithConnectors<Connectors extends ConnectorDefinitions> extends GatewayOptions {
  /** `connector` of each module to use: `{ payments }`. Others are not bundled. */
  readonly connectors: Connectors;
}

/** Options of `createUncheckedGateway`, with the connectors to use. */
export interface UncheckedGatewayOptions<Connectors extends UncheckedConnectors> extends UncheckedOptions {
  /** `uncheckedConnector` of each connector to use: `{ payments }`. */
  readonly connectors: Connectors;
}

const CREATE = "gateway.create_instance";

/** The context that all calls of a gateway share. */
interface GatewayContext {
  readonly options: GatewayOptions;
  readonly checks: CallChecks | undefined;
  readonly connectors: UncheckedConnectors;
  readonly transport: Transport;
}

/**
 * A client for a connector gateway.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export function createGateway<const Connectors extends ConnectorDefinitions>(
  options: GatewayOptionsWithConnectors<Connectors>,
): GatewayClient<Connectors> {
  return openGateway(options, callChecks);
}

/**
 * The same client in half the bytes, for pages: it sends params and credentials as they are given, and what is wrong with them is for the
 * gateway to say. Only TypeScript checks them before.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export function createUncheckedGateway<const Connectors extends UncheckedConnectors>(
  options: UncheckedGatewayOptions<Connectors>,
): UncheckedClient<Connectors> {
  return openGateway(options, undefined);
}

function openGateway<Connectors extends UncheckedConnectors>(
  options: UncheckedGatewayOptions<Connectors>,
  checks: CallChecks | undefined,
): UncheckedClient<Connectors> {
  // A copy: what the caller does with the options later changes nothing.
  const context = { options: { ...options }, checks, connectors: { ...options.connectors }, transport: createTransport(options) };
  return deepFreeze<UncheckedClient<Connectors>>({
    instance: (id, instanceId) => openInstance(context, id, instanceId, []),
    create: (id, request, callOptions = {}) => toCallPromise(createInstance(context, id, request, callOptions)),
  });
}

/** An instance. A type test checks for all operations that `types` of its definition is right. */
function openInstance(
  context: GatewayContext,
  id: string,
  instanceId: string,
  secrets: readonly string[],
): Readonly<Record<string, unknown>> {
  const connector = definitionOf(context, id);
  const path = toPath(connector.gateway, instanceId);
  return createInstanceClient({ ...context, connector, instanceId, path, secrets });
}

function definitionOf({ checks, connectors }: GatewayContext, id: unknown): UncheckedConnector {
  const definition = typeof id === "string" && Object.hasOwn(connectors, id) ? connectors[id] : undefined;
  if (definition !== undefined) return definition;
  throw unknownIn(checks, "connector", id, "here", Object.keys(connectors));
}

/** Sends the create request, and opens the new instance. */
async function createInstance(
  context: GatewayContext,
  id: string,
  request: unknown,
  callOptions: CallOptions,
): Promise<Reply<Readonly<Record<string, unknown>>, UnknownObject>> {
  const { options, transport } = context;
  const connector = definitionOf(context, id);
  const { definitionId, gateway } = connector;
  const plainRequest = toPlain(CREATE, request);
  const body = isObject(plainRequest) ? { connector_definition_id: definitionId, ...plainRequest } : plainRequest;
  const validator: Validator<unknown> | undefined = connector.createRequest;
  if (context.checks && options.validateRequests !== false) validator?.assert(body);
  const secrets = readSafely(CREATE, () => (isObject(plainRequest) ? textsIn(plainRequest["auth_config"]) : []));
  const call = {
    operation: CREATE,
    path: gateway.createPath,
    body,
    effect: "create",
    secrets,
    options: callOptions,
  } as const;
  const { result, response } = await transport(call, async (answer) => {
    const envelope = await readObject(answer);
    if (isInstanceId(envelope["id"])) return { result: envelope["id"], envelope };
    throw unexpected(answer, "an object without the `id` of the new instance");
  });
  return { result: openInstance(context, id, result, secrets), response };
}

/** Every credential that is sent: none of them may appear in an error. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The operations of an instance in three forms: `instance.<entity>.<action>(params, options)`,
 * `instance.call(id, params, options)` and `instance.execute(body, options)`. Typed by the connector's definition.
 */
function createInstanceClient(context: InstanceContext): Readonly<Record<string, unknown>> {
  const { checks, connector, instanceId } = context;
  const instance = deepFreeze({
    ...createEntities(context),
    instanceId,
    call: (id: unknown, params?: unknown, options?: OpenCallOptions) => toCallPromise(run(context, id, params, options)),
    execute: (body: unknown, options?: OpenCallOptions) => toCallPromise(execute(context, body, options)),
  });
  return checks?.withSuggestions(instance, "property", `on an instance of ${connector.id}`) ?? instance;
}

function createEntities(context: InstanceContext): Readonly<Record<string, unknown>> {
  const { checks, connector } = context;
  const { id, operations } = connector;
  const entities = [...new Set(operations.map(({ entity }) => entity))].map((name) => {
    const entityOperations = operations.filter(({ entity }) => entity === name);
    const methods = deepFreeze(
      Object.fromEntries(entityOperations.map((operation) => [operation.action, createMethod(context, operation)])),
    );
    return [name, checks?.withSuggestions(methods, "action", `in ${id}.${name}`) ?? methods] as const;
  });
  return Object.fromEntries(entities);
}

type Answered = Promise<Reply<unknown, unknown>>;

async function run(context: InstanceContext, id: unknown, params: unknown, options: OpenCallOptions | undefined): Answered {
  const { id: connector, operations } = context.connector;
  const operation = operations.find((each) => each.id === id);
  if (operation !== undefined) return callOperation(context, operation, params, options);
  const ids = operations.map((each) => each.id);
  throw unknownIn(context.checks, "operation", id, `in ${connector}`, ids);
}

async function execute(context: InstanceContext, body: unknown, options: OpenCallOptions | undefined): Answered {
  const { id } = context.connector;
  const copy = readSafely(`${id}.execute`, () => isObject(body) && { ...body });
  if (copy === false) throw new TypeError("A request body must be an object with `entity`, `action` and `params`.");
  const { entity, action, params, ...others } = copy;
  const [stray] = Object.keys(others);
  if (stray !== undefined) throw unknownIn(context.checks, "property", stray, "in a request body", BODY);
  return run(context, [id, entity, action].map(nameOf).join("."), params, options);
}

/** Suggestions for a name are part of the checks. */
function unknownIn(checks: CallChecks | undefined, ...about: Parameters<CallChecks["unknownName"]>): TypeError {
  const [what, name, where] = about;
  return checks?.unknownName(...about) ?? new TypeError(`There is no ${what} "${nameOf(name)}" ${where}.`);
}
