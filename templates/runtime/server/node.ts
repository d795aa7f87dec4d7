/** `connector-gateway-spec/server/node`: a gateway for `node:http`. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { FetchRequest, FetchResponse } from "../client/platform_types.js";
import type { Answer } from "./answer.js";
import { answerFunctionOf, type AnswerFunction } from "./handler.js";
import type { Incoming } from "./incoming.js";

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
    const incoming = toIncoming(request, response);
    const written =
      answer === undefined ? answerThroughFetch(handler, request, incoming, response) : answerFast(answer, incoming, response);
    written.catch(() => response.destroy());
  };
}

async function answerFast(answer: AnswerFunction, incoming: Incoming, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answer(incoming);
  await write(response, status, headers, body);
}

async function answerThroughFetch(
  handler: FetchHandler,
  message: IncomingMessage,
  incoming: Incoming,
  response: ServerResponse,
): Promise<void> {
  const { method, url, signal } = incoming;
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  const answer = await handler(
    new Request(url, { method, headers, signal, ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, duplex: "half" }) }),
  );
  const cookies = answer.headers.getSetCookie();
  const fields = { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
  await write(response, answer.status, fields, answer.body ?? undefined);
}

function toIncoming(request: IncomingMessage, response: ServerResponse): Incoming {
  const target = request.url ?? "/";
  let abort: AbortController | undefined;
  return {
    method: request.method ?? "GET",
    get url() {
      return new URL(target, `http://${request.headers.host ?? "localhost"}`).href;
    },
    path: pathOf(target),
    headers: { get: (name) => headerOf(request, name) },
    body: request,
    get signal() {
      abort ??= abortOnClose(response);
      return abort.signal;
    },
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value.join(", ") : value) ?? null;
}

/** The target of a request line is a path, or for proxies a whole URL. */
function pathOf(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, "");
  return path.replace(/[?#].*$/s, "");
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
