// @generated from templates/runtime/server/answer_request.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { errorAnswer } from "./answer.js";
import { corsHeaders, optionsHeaders } from "./cors.js";
import { createInstance } from "./create_instance.js";
import { executeOperation } from "./execute_operation.js";
import { tell } from "./gateway_service.js";
import { checkMediaType, parseBody, readBody } from "./incoming.js";
import { internalError, OperationError } from "./operation_error.js";

const MAX_BODY_BYTES = 1024 * 1024;
const ALLOW = { allow: "POST, OPTIONS" };

export async function answerRequest(service, incoming) {
  const trace = { requestId: requestIdOf(service, incoming) };
  const answer = await route(service, incoming, trace).catch((error) => toErrorAnswer(service, error, trace));
  const headers = { ...answer.headers, "x-request-id": trace.requestId, ...corsHeaders(service.options.cors, incoming) };
  return { status: answer.status, headers, body: incoming.method === "HEAD" ? undefined : answer.body };
}

async function route(service, incoming, trace) {
  const { options } = service;
  const target = service.route(incoming.path);
  if (target === undefined) throw new OperationError(404, "The gateway has no such path.", { code: "request/path" });
  if (incoming.method === "OPTIONS") return { status: 204, headers: optionsHeaders(options.cors, incoming), body: undefined };
  if (incoming.method !== "POST") throw new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: ALLOW });
  const caller = await authenticate(service, incoming);
  checkMediaType(incoming);
  const bytes = await readBody(incoming, options.maxBodyBytes ?? MAX_BODY_BYTES);
  const body = parseBody(bytes);
  options.onBody?.(incoming, body, bytes.byteLength);
  if (target.kind === "create") return createInstance(service, caller, body);
  const instance = await findInstance(service, target.instanceId, caller);
  return executeOperation(service, { incoming, caller, instance, trace }, body);
}

async function authenticate({ options }, incoming) {
  const token = /^bearer +([!-~]+) *$/i.exec(incoming.headers.get("authorization") ?? "")?.[1];
  const caller = token === undefined ? undefined : await options.authenticate(token, incoming);
  // Nobody gets in by mistake: a function without types may return null or false.
  if (isObject(caller)) return caller;
  const challenge = token === undefined ? "Bearer" : 'Bearer error="invalid_token"';
  const headers = { "www-authenticate": challenge };
  throw new OperationError(401, "The bearer token is missing or invalid.", { code: "request/token", headers });
}

async function findInstance({ options }, id, caller) {
  const instance = await options.instances.find(id, caller);
  if (isObject(instance)) return instance;
  throw new OperationError(404, "No instance with this id exists.", { code: "request/unknown-instance" });
}

function requestIdOf({ options }, { headers }) {
  const given = headers.get("x-request-id");
  if (given !== null && /^[\w.:+/=-]{1,128}$/.test(given)) return given;
  return options.createRequestId?.() ?? crypto.randomUUID();
}

function toErrorAnswer({ options }, error, trace) {
  if (error instanceof OperationError) return errorAnswer(error);
  tell(options.onError, error, trace);
  return errorAnswer(internalError());
}
