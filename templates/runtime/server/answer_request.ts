import { errorAnswer, type Answer } from "./answer.js";
import { RangeNotSatisfiable } from "./answer_download.js";
import { corsHeaders, optionsHeaders } from "./cors.js";
import { createInstance } from "./create_instance.js";
import { executeOperation } from "./execute_operation.js";
import type { GatewayService } from "./gateway_service.js";
import { checkMediaType, parseBody, readBody, type Incoming } from "./incoming.js";
import { OperationError } from "./operation_error.js";
import type { Caller, Instance, RequestHead } from "./server_types.js";

const MAX_BODY_BYTES = 1024 * 1024;
const ALLOW = { allow: "POST, OPTIONS" };

/** Answers a request, whatever happens. The order of the checks is part of the contract. */
export async function answerRequest(service: GatewayService, incoming: Incoming): Promise<Answer> {
  const requestId = requestIdOf(service, incoming);
  const answer = await route(service, incoming, requestId).catch((error: unknown) => toErrorAnswer(service, error, requestId));
  const headers = { ...answer.headers, "x-request-id": requestId, ...corsHeaders(service.options.cors, incoming) };
  return { ...answer, headers, body: incoming.method === "HEAD" ? undefined : answer.body };
}

async function route(service: GatewayService, incoming: Incoming, requestId: string): Promise<Answer> {
  const { options } = service;
  const target = service.route(incoming.path);
  if (target === undefined) throw new OperationError(404, "The gateway has no such path.", { code: "request/path" });
  if (incoming.method === "OPTIONS") return { status: 204, headers: optionsHeaders(options.cors, incoming), body: undefined };
  if (incoming.method !== "POST") return errorAnswer(405, "Only POST is allowed here.", { code: "request/method" }, ALLOW);
  const caller = await authenticate(service, incoming);
  if (caller === undefined) return unauthorized(incoming);
  checkMediaType(incoming);
  const bytes = await readBody(incoming, options.maxBodyBytes ?? MAX_BODY_BYTES);
  const body = parseBody(bytes);
  options.onBody?.(incoming, body, bytes.byteLength);
  if (target.kind === "create") return createInstance(service, caller, body);
  const instance = await findInstance(service, target.instanceId, caller);
  return executeOperation(service, { incoming, caller, instance, requestId }, body);
}

async function authenticate({ options }: GatewayService, incoming: RequestHead): Promise<Caller | undefined> {
  const token = tokenOf(incoming);
  return token === undefined ? undefined : options.authenticate(token, incoming);
}

function tokenOf({ headers }: RequestHead): string | undefined {
  return /^bearer +([!-~]+) *$/i.exec(headers.get("authorization") ?? "")?.[1];
}

function unauthorized(incoming: RequestHead): Answer {
  const challenge = tokenOf(incoming) === undefined ? "Bearer" : 'Bearer error="invalid_token"';
  return errorAnswer(401, "The bearer token is missing or invalid.", { code: "request/token" }, { "www-authenticate": challenge });
}

async function findInstance({ options }: GatewayService, id: string, caller: Caller): Promise<Instance> {
  const instance = await options.instances.find(id, caller);
  if (instance !== undefined) return instance;
  throw new OperationError(404, "No instance with this id exists.", { code: "request/unknown-instance" });
}

/** The id that the caller gave the request, if it is one, otherwise a new one. */
function requestIdOf({ options }: GatewayService, { headers }: RequestHead): string {
  const given = headers.get("x-request-id");
  if (given !== null && /^[\w.:+/=-]{1,128}$/.test(given)) return given;
  return options.createRequestId === undefined ? crypto.randomUUID() : options.createRequestId();
}

/** An `OperationError` is an answer. Anything else is reported, and the caller learns nothing of it. */
function toErrorAnswer({ options }: GatewayService, error: unknown, requestId: string): Answer {
  if (error instanceof RangeNotSatisfiable) {
    return errorAnswer(error.status, error.message, error.details, { "content-range": `bytes */${error.size}` });
  }
  if (error instanceof OperationError) return errorAnswer(error.status, error.message, error.details);
  options.onError?.(error, { requestId });
  return errorAnswer(500, "Internal server error.");
}
