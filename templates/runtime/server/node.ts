/** `connector-gateway-spec/server/node`: a gateway for `node:http`. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FetchRequest, FetchResponse } from "../client/platform_types.js";
import { answerFunctionOf, toStream, type AnswerFunction } from "./handler.js";
import type { Incoming } from "./incoming.js";
import { internalError, OperationError, errorAnswer, type Answer } from "./operation_error.js";

/** A function from `Request` to `Response`: a gateway, or what somebody has put around one. */
export type FetchHandler = (request: FetchRequest) => FetchResponse | Promise<FetchResponse>;

/** A listener for `http.createServer`. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A listener that answers with a gateway. For the handler of `createGatewayHandler` itself it makes no `Request` and no
 * `Response`, which would halve the throughput.
 */
export function toNodeListener(handler: FetchHandler): NodeListener {
  const answer = answerFunctionOf(handler);
  return (request, response) => {
    const incoming = new NodeIncoming(request, response);
    const written = answer === undefined ? answerThroughFetch(handler, incoming, response) : answerFast(answer, incoming, response);
    written.catch((error: unknown) => fail(response, error));
  };
}

async function answerFast(answer: AnswerFunction, incoming: Incoming, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answer(incoming);
  await write(response, status, headers, body);
}

/** Answers with an error while that is possible, and breaks the connection when the answer has begun. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = errorAnswer(error instanceof OperationError ? error : internalError());
  write(response, status, headers, body).catch(() => response.destroy());
}

async function answerThroughFetch(handler: FetchHandler, incoming: Incoming, response: ServerResponse): Promise<void> {
  const { method, url, signal } = incoming;
  // A `Request` cannot have this method, and no gateway answers it.
  if (method === "TRACE")
    throw new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: "POST, OPTIONS" } });
  const message = response.req;
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // When a body is too long, the rest is not read, but the connection must stay for the answer.
  const body = method === "GET" || method === "HEAD" ? null : toStream(message.iterator({ destroyOnReturn: false }));
  const answer = await handler(new Request(url, { method, headers, signal, body, ...(body !== null && { duplex: "half" }) }));
  const cookies = answer.headers.getSetCookie();
  const fields = { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
  await write(response, answer.status, fields, answer.body ?? undefined);
}

/** A request whose address and signal are made when they are first needed. */
class NodeIncoming implements Incoming {
  readonly method: string;
  readonly path: string;
  readonly headers: Incoming["headers"];
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #abort: AbortController | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.method = request.method ?? "GET";
    this.path = pathOf(request.url ?? "/");
    this.headers = { get: (name) => headerOf(request, name) };
    this.#request = request;
    this.#response = response;
  }

  get url(): string {
    const { headers, url = "/" } = this.#request;
    return urlOf(headers.host, this.path + (/\?[^#]*/.exec(url)?.[0] ?? ""));
  }

  get signal(): AbortSignal {
    this.#abort ??= abortOnClose(this.#response);
    return this.#abort.signal;
  }

  read(take: (chunk: Uint8Array) => boolean): Promise<void> {
    return readFrom(this.#request, take);
  }
}

/** Reads by events, because iterating over a stream takes longer than all other work. */
function readFrom(request: IncomingMessage, take: (chunk: Uint8Array) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const onData = (chunk: Uint8Array): void => {
      if (take(chunk)) return;
      // The rest is not read, but the connection must stay for the answer.
      request.off("data", onData).pause();
      resolve();
    };
    request.on("data", onData).on("end", resolve).on("error", reject).on("close", reject);
    if (request.destroyed && !request.readableEnded) reject(new Error("The body broke off."));
  });
}

/** The address of a request. A client may send anything as `Host`. */
function urlOf(host: string | undefined, target: string): string {
  const base = `http://${host ?? ""}`;
  return new URL(`${URL.canParse(base) ? new URL(base).origin : "http://localhost"}${target.startsWith("/") ? target : `/${target}`}`).href;
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value.join(", ") : value) ?? null;
}

/** The target of a request line is a path, or for proxies a whole URL. */
function pathOf(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, "");
  return /[?#]/.test(path) ? path.replace(/[?#].*$/s, "") : path;
}

function abortOnClose(response: ServerResponse): AbortController {
  const abort = new AbortController();
  const gone = (): void => {
    if (!response.writableFinished) abort.abort();
  };
  if (response.destroyed) gone();
  else response.once("close", gone);
  return abort;
}

async function write(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body: Answer["body"]): Promise<void> {
  // The rest of a body that is too long is never read, so nothing else can come over the connection.
  if (status === 413 && !response.req.complete) response.shouldKeepAlive = false;
  if (body === undefined || typeof body === "string" || body instanceof Uint8Array) {
    response.writeHead(status, body === undefined ? headers : { "content-length": Buffer.byteLength(body), ...headers });
    response.end(body);
    return;
  }
  response.writeHead(status, headers);
  for await (const chunk of body) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
