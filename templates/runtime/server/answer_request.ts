import { isObject } from "#templates/core";
import { executeOperation } from "./execute_operation.js";
import { tell, type GatewayService, type Trace } from "./gateway_service.js";
import { checkMediaType, parseBody, readBody, type Incoming } from "./incoming.js";
import { internalError, OperationError, invalidRequest, toEntries, errorAnswer, type Answer, jsonAnswer } from "./operation_error.js";
import type { Caller, Instance, RequestHead, CorsOptions, NewInstance } from "./server_types.js";
import type { ConnectorDefinition } from "../client/client_types.js";

/** The methods of every path. */
const METHODS = "POST, OPTIONS";

const EXPOSED = "x-request-id, retry-after, content-disposition, content-range, accept-ranges, idempotency-replayed";

const MAX_BODY_BYTES = 1024 * 1024;

/** Answers a request, whatever happens. The order of the checks is part of the contract. */
export async function answerRequest(service: GatewayService, incoming: Incoming): Promise<Answer> {
  const trace: Trace = { requestId: requestIdOf(service, incoming) };
  const answer = await route(service, incoming, trace).catch((error: unknown) => toErrorAnswer(service, error, incoming, trace));
  const headers = { ...answer.headers, "x-request-id": trace.requestId, ...corsHeaders(service.options.cors, incoming) };
  return { status: answer.status, headers, body: incoming.method === "HEAD" ? undefined : answer.body };
}

async function route(service: GatewayService, incoming: Incoming, trace: Trace): Promise<Answer> {
  const { options } = service;
  const target = service.route(incoming.path);
  if (target === undefined) throw new OperationError(404, "The gateway has no such path.", { code: "request/path" });
  if (incoming.method === "OPTIONS") return { status: 204, headers: optionsHeaders(options.cors, incoming), body: undefined };
  if (incoming.method !== "POST")
    throw new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: METHODS } });
  const caller = await authenticate(service, incoming);
  checkMediaType(incoming);
  const bytes = await readBody(incoming, options.maxBodyBytes ?? MAX_BODY_BYTES);
  const body = parseBody(bytes);
  options.onBody?.(incoming, body, bytes.byteLength);
  if (target.kind === "create") return createInstance(service, caller, body);
  const instance = await findInstance(service, target.instanceId, caller);
  return executeOperation(service, { incoming, caller, instance, trace }, body);
}

/** @throws OperationError 401 without a bearer token, and for one that nobody has. */
async function authenticate({ options }: GatewayService, incoming: RequestHead): Promise<Caller> {
  const token = /^bearer +([!-~]+) *$/i.exec(incoming.headers.get("authorization") ?? "")?.[1];
  const caller = token === undefined ? undefined : await options.authenticate(token, incoming);
  // Nobody gets in by mistake: a function without types may return null or false.
  if (isObject(caller)) return caller;
  const headers = token === undefined ? undefined : { "www-authenticate": 'Bearer error="invalid_token"' };
  throw new OperationError(401, "The bearer token is missing or invalid.", { code: "request/token", headers });
}

/** @throws OperationError 404 for an instance that does not exist, or that belongs to somebody else. */
async function findInstance({ options }: GatewayService, id: string, caller: Caller): Promise<Instance> {
  const instance = await options.instances.find(id, caller);
  if (isObject(instance)) return instance;
  throw new OperationError(404, "No instance with this id exists.", { code: "request/unknown-instance" });
}

/** The id that the caller gave the request, if it is one, otherwise a new one. */
function requestIdOf({ options }: GatewayService, { headers }: RequestHead): string {
  const header = headers.get("x-request-id") ?? "";
  return /^[\w.:+/=-]{1,128}$/.test(header) ? header : (options.createRequestId?.() ?? crypto.randomUUID());
}

/** An `OperationError` is an answer. Anything else is reported, and the caller learns nothing of it. */
function toErrorAnswer({ options }: GatewayService, error: unknown, incoming: Incoming, trace: Trace): Answer {
  const refusal = error instanceof OperationError ? error : internalError();
  if (refusal !== error) tell(options.onError, error, trace);
  tell(options.onRefusal, refusal, trace, incoming);
  return errorAnswer(refusal);
}

/** The headers that let the page of a request read the answer; none for other origins and without `cors`. */
export function corsHeaders(cors: boolean | CorsOptions | undefined, { headers }: RequestHead): Readonly<Record<string, string>> {
  const origins = toOptions(cors)?.origins;
  if (origins === undefined) return {};
  const origin = origins === "*" ? origins : headers.get("origin");
  const vary = origins !== "*" && { vary: "Origin" };
  const isAllowed = origin !== null && origins.includes(origin);
  return { ...(isAllowed && { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED }), ...vary };
}

/** The headers of an answer to OPTIONS: what may be sent, and for browsers what a page may send. */
export function optionsHeaders(cors: boolean | CorsOptions | undefined, request: RequestHead): Readonly<Record<string, string>> {
  if (!("access-control-allow-origin" in corsHeaders(cors, request))) return { allow: METHODS };
  return {
    allow: METHODS,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "authorization, content-type",
    "access-control-max-age": String(toOptions(cors)?.maxAge ?? 600),
  };
}

function toOptions(cors: boolean | CorsOptions | undefined): CorsOptions | undefined {
  return cors === true ? { origins: "*" } : cors || undefined;
}

/**
 * Creates an instance from the body of a request.
 * @throws OperationError 422 for a body that does not fit, 400 when only the credentials do not.
 */
async function createInstance(service: GatewayService, caller: Caller, body: unknown): Promise<Answer> {
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
  const idList = [...byDefinitionId].map(([id, connector]) => `${String(id)} (${connector.id})`).join(", ");
  const message = `\`connector_definition_id\` must be the id of a connector. Known: ${idList}.`;
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
