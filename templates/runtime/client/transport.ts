import { fail } from "./answer.js";
import type { CallOptions, CallResponse, GatewayOptions, OutgoingRequest, RequestHook, ResponseHook } from "./client_types.js";
import { toError, requestIdOf, type Attempt, type OpenAnswer } from "./attempt.js";
import { GatewayError } from "./gateway_error.js";
import {
  toDuration,
  toInteger,
  toSettings,
  type Settings,
  readSafely,
  checkHeaderValue,
  secretsIn,
  toHeaderMap,
  type HeaderMap,
  checkHeader,
} from "./settings.js";
import { pause, startTimeLimit, type TimeLimit } from "./time_limit.js";

/** A hook threw; `cause` is its error, which reaches the caller as it is. No retry follows. */
class HookFailure extends Error {}

/** One POST to the gateway. */
export interface Call {
  /** `payments.customers.list`, for errors. */
  readonly operation: string;
  readonly path: string;
  readonly body: unknown;
  /**
   * What the call changes. What changes something is not retried unless the caller opts in. `create` creates an instance: the body has
   * credentials, so hooks do not see it, and the gateway takes no key.
   */
  readonly effect: "read" | "write" | "create";
  /** Values that must not appear in an error. */
  readonly secrets: readonly string[];
  readonly options: CallOptions;
}

/** The success that a reader returns: the result, and the JSON body that contained it. */
export interface Content<Result, Envelope> {
  readonly result: Result;
  readonly envelope: Envelope;
}

/** Reads the body of a success. */
type Reader<Result, Envelope> = (answer: OpenAnswer) => Promise<Content<Result, Envelope>>;

/** A result, and a function that describes the response that it came in: few callers ask for that. */
export interface Reply<Result, Envelope> {
  readonly result: Result;
  readonly response: () => CallResponse<Envelope>;
}

/** Sends a call, retries it where that may help, and returns what `read` makes of the answer. */
export type Transport = <Result, Envelope>(call: Call, read: Reader<Result, Envelope>) => Promise<Reply<Result, Envelope>>;

/** A call as it is sent at each attempt. */
interface Request {
  readonly call: Call;
  readonly text: string;
  readonly headers: HeaderMap;
  readonly key: string | undefined;
  readonly timeout: number;
  readonly maxBodySize: number;
}

/**
 * A transport for one gateway.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export function createTransport(options: GatewayOptions): Transport {
  const settings = toSettings(options);
  return async (call, read) => {
    const request = toRequest(settings, call);
    const repeatable = call.effect === "read" || (settings.idempotentWrites && request.key !== undefined);
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

function toRequest(settings: Settings, call: Call): Request {
  const { effect, operation, options } = call;
  const { timeout = settings.timeout, maxBodySize = settings.maxBodySize } = options;
  let { idempotencyKey: key } = options;
  // `randomUUID` is missing on pages without https.
  if (effect === "write") key ??= (crypto as Partial<Crypto>).randomUUID?.();
  else if (key !== undefined && effect === "read") throw new TypeError(`idempotencyKey cannot be used with ${operation}: it only reads.`);
  const headers = new Map([...settings.headers, ...toHeaderMap(options.headers), ["content-type", "application/json"]]);
  if (key !== undefined) headers.set("idempotency-key", checkHeaderValue("idempotencyKey", key));
  return {
    call,
    text: readSafely(operation, () => JSON.stringify(call.body)),
    key,
    headers,
    timeout: toDuration("timeout", timeout),
    maxBodySize: toInteger("maxBodySize", maxBodySize, 1),
  };
}

async function attemptCall<Result, Envelope>(
  settings: Settings,
  request: Request,
  number: number,
  read: Reader<Result, Envelope>,
): Promise<Reply<Result, Envelope>> {
  const { call, text, timeout, maxBodySize } = request;
  const limit = startTimeLimit(timeout, call.options.signal);
  try {
    const { attempt, token, headers } = await getReady(settings, request, number, limit);
    const init: RequestInit = {
      method: "POST",
      headers: { ...Object.fromEntries(headers), Authorization: `Bearer ${token}` },
      body: text,
      // A redirect could lead the token to another origin.
      redirect: "manual",
      signal: limit.signal,
    };
    const sent = Promise.resolve(init).then((ready) => settings.fetch(settings.base + call.path, ready));
    const response = await limit.race(sent).catch((cause: unknown) => {
      throw toError(attempt, cause, "the gateway could not be reached");
    });
    const answer = { ...attempt, response, maxBodySize, parseJson: settings.parseJson };
    return await readResponse(settings, request, number, answer, read);
  } catch (error) {
    limit.abandon();
    throw error;
  }
}

interface Ready {
  readonly attempt: Attempt;
  readonly token: string;
  readonly headers: HeaderMap;
}

/** Gets the token, and shows the request to the hooks. */
async function getReady(settings: Settings, { call, headers: before }: Request, attempt: number, limit: TimeLimit): Promise<Ready> {
  const { operation, path, body, secrets, options } = call;
  const requestInfo = { operation, attempt, url: settings.base + path, body: call.effect === "create" ? undefined : body };
  try {
    const { token: source } = settings;
    const token = checkToken(typeof source === "string" ? source : await limit.race(Promise.resolve(source())));
    const headers = await limit.race(showRequest([settings.onRequest, options.onRequest], requestInfo, before));
    return { attempt: { operation, secrets: () => [token, ...secrets, ...secretsIn(headers)], limit }, token, headers };
  } catch (cause) {
    throw limit.expired() ? toError({ operation, secrets: () => secrets, limit }, cause, "the request was not ready to be sent") : cause;
  }
}

async function readResponse<Result, Envelope>(
  { onResponse }: Settings,
  { call }: Request,
  attempt: number,
  answer: OpenAnswer,
  read: Reader<Result, Envelope>,
): Promise<Reply<Result, Envelope>> {
  const hooks = [onResponse, call.options.onResponse];
  const content = await Promise.resolve(answer)
    .then(answer.response.ok ? read : fail)
    .catch(async (error: unknown) => {
      const failed = describe(answer, attempt, undefined);
      await showResponse(hooks, () => failed);
      throw error;
    });
  let responseInfo: CallResponse<Envelope> | undefined;
  const response = (): CallResponse<Envelope> => (responseInfo ??= describe(answer, attempt, content.envelope));
  await showResponse(hooks, response);
  return { result: content.result, response };
}

function describe<Envelope>({ operation, response }: OpenAnswer, attempt: number, envelope: Envelope): CallResponse<Envelope> {
  const { status, headers } = response;
  return Object.freeze({ operation, attempt, status, requestId: requestIdOf(response), headers, envelope });
}

/** Milliseconds to wait before the next attempt; undefined when there is none. */
function waitBefore(error: unknown, attempt: number, { retries, delay, maxDelay }: Settings): number | undefined {
  if (attempt > retries || !(error instanceof GatewayError)) return undefined;
  const { kind, status, retryAfter } = error;
  // A 409 with a time to wait: an earlier attempt of a write is still running.
  if (kind !== "network" && (kind !== "status" || ![429, 503, retryAfter && 409].includes(status))) return undefined;
  // Random, so that callers that failed together do not retry together.
  const backoff = Math.min(maxDelay, (delay * 2 ** attempt * (1 + Math.random())) / 4);
  const wait = retryAfter === undefined ? backoff : retryAfter * 1000;
  return wait > maxDelay ? undefined : wait;
}

function checkToken(token: unknown): string {
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError("The gateway's token must be a string of visible ASCII characters.");
}

/**
 * Shows a request to the hooks, one after the other; returns its headers with those that they set.
 * @throws HookFailure when a hook throws.
 */
async function showRequest(
  hooks: readonly (RequestHook | undefined)[],
  request: Omit<OutgoingRequest, "headers" | "setHeader">,
  before: HeaderMap,
): Promise<HeaderMap> {
  const headers = new Map(before);
  const setHeader = (name: string, value: string): void => void headers.set(...checkHeader(name, value));
  for (const hook of hooks) if (hook) await runHook(hook, { ...request, headers: Object.fromEntries(headers), setHeader });
  return headers;
}

/**
 * Shows a response to the hooks, one after the other. It is described where there is one.
 * @throws HookFailure when a hook throws.
 */
async function showResponse(hooks: readonly (ResponseHook | undefined)[], describe: () => CallResponse): Promise<void> {
  for (const hook of hooks) if (hook) await runHook(hook, describe());
}

async function runHook<Info>(hook: (info: Info) => unknown, info: Info): Promise<void> {
  try {
    await hook(info);
  } catch (cause) {
    throw new HookFailure("", { cause });
  }
}
