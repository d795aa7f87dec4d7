// @generated from templates/runtime/client/transport.ts by connector-gateway-spec. Do not edit.
import { assertSuccess } from "./answer.js";
import { toError, requestIdOf } from "./attempt.js";
import { GatewayError } from "./gateway_error.js";
import { checkHeaderValue, secretsIn, toHeaderMap } from "./headers.js";
import { HookFailure, showRequest, showResponse } from "./hooks.js";
import { toDuration, toSettings } from "./settings.js";
import { pause, startTimeLimit } from "./time_limit.js";

export function createTransport(options) {
  const settings = toSettings(options);
  return async (call, read) => {
    const request = toRequest(settings, call);
    const { effect } = call;
    const repeatable = effect === "read" || (settings.idempotentWrites && call.options.idempotencyKey !== undefined);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptCall(settings, request, attempt, read);
      } catch (error) {
        if (error instanceof HookFailure) throw error.cause;
        const wait = repeatable ? waitBefore(error, attempt, settings) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, call.options.signal);
      }
    }
  };
}

function toRequest({ headers, timeout }, call) {
  const { effect, operation, options } = call;
  const { idempotencyKey: key } = options;
  if (key !== undefined && effect === "read") throw new TypeError(`idempotencyKey cannot be used with ${operation}: it only reads.`);
  return {
    ...call,
    text: JSON.stringify(call.body),
    headers: new Map([
      ...headers,
      ...toHeaderMap(options.headers),
      ...(key === undefined ? [] : [["idempotency-key", checkHeaderValue("idempotencyKey", key)]]),
      ["content-type", "application/json"],
    ]),
    timeout: options.timeout === undefined ? timeout : toDuration("timeout", options.timeout),
  };
}

async function attemptCall(
  settings,
  request,
  attempt,
  read,
) {
  const limit = startTimeLimit(request.timeout, request.options.signal);
  try {
    const ready = await getReady(settings, request, attempt, limit);
    const response = await post(settings, request, ready);
    return await readResponse(settings, request, attempt, { ...ready.attempt, response }, read);
  } catch (error) {
    limit.abandon();
    throw error;
  }
}

async function getReady(settings, request, attempt, limit) {
  const { operation, secrets, options } = request;
  const shown = { operation, attempt, url: settings.base + request.path, body: request.hasCredentials ? undefined : request.body };
  try {
    const token = await limit.race(readToken(settings.token));
    const headers = await limit.race(showRequest([settings.onRequest, options.onRequest], shown, request.headers));
    return { attempt: { operation, secrets: [token, ...secrets, ...secretsIn(headers)], limit }, token, headers };
  } catch (cause) {
    throw limit.expired() ? toError({ operation, secrets, limit }, cause, "the request was not ready to be sent") : cause;
  }
}

async function post({ fetch, base }, { path, text }, { attempt, token, headers }) {
  const init = {
    method: "POST",
    headers: { ...Object.fromEntries(headers), Authorization: `Bearer ${token}` },
    body: text,
    // A redirect could lead the token to another origin.
    redirect: "manual",
    signal: attempt.limit.signal,
  };
  try {
    return await attempt.limit.race(fetch(base + path, init));
  } catch (cause) {
    throw toError(attempt, cause, "the gateway could not be reached");
  }
}

async function readResponse(
  { onResponse },
  { options },
  attempt,
  answer,
  read,
) {
  const { operation, response } = answer;
  const { status, headers } = response;
  const about = { operation, attempt, status, requestId: requestIdOf(response), headers };
  const hooks = [onResponse, options.onResponse];
  const content = await readContent(answer, read).catch(async (error) => {
    await showResponse(hooks, Object.freeze({ ...about, envelope: undefined }));
    throw error;
  });
  const shown = Object.freeze({ ...about, envelope: content.envelope });
  await showResponse(hooks, shown);
  return { result: content.result, response: shown };
}

async function readContent(answer, read) {
  await assertSuccess(answer);
  return read(answer);
}

function waitBefore(error, attempt, { retries, delay, maxDelay }) {
  if (attempt > retries || !(error instanceof GatewayError)) return undefined;
  if (error.kind !== "network" && error.status !== 429 && error.status !== 503) return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter * 1000 > maxDelay ? undefined : error.retryAfter * 1000;
  // Random, so that callers that failed together do not retry together.
  return Math.min(maxDelay, delay * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
}

async function readToken(source) {
  const token = typeof source === "string" ? source : await source();
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError("The gateway's token must be a string of visible ASCII characters.");
}
