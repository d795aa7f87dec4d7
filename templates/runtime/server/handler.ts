import type { Answer } from "./operation_error.js";
import { answerRequest } from "./answer_request.js";
import type { FetchRequest, FetchResponse } from "../client/platform_types.js";
import { createService } from "./gateway_service.js";
import { chunksOf, type Incoming } from "./incoming.js";
import type { ServedGateway } from "./server_types.js";

/** Answers a `Request` with a `Response`, for every server and framework that speaks fetch. Never rejects. */
export type GatewayHandler = (request: FetchRequest) => Promise<FetchResponse>;

/** Answers without `Request` and `Response`, which cost more than the rest of the work. */
export type AnswerFunction = (incoming: Incoming) => Promise<Answer>;

/** The answer functions of the handlers, for adapters. */
const answerFunctions = new WeakMap<object, AnswerFunction>();

/**
 * A handler for all requests to a gateway.
 * @throws TypeError when a handler is for an operation that does not exist, or an option has the wrong type.
 */
export function createHandler(options: ServedGateway): GatewayHandler {
  const service = createService(options);
  return toHandler((incoming) => answerRequest(service, incoming));
}

/** A handler that answers with a function. The listener for `node:http` calls the function directly. */
export function toHandler(answer: AnswerFunction): GatewayHandler {
  const handle = async (request: Request): Promise<Response> => toResponse(await answer(toIncoming(request)));
  answerFunctions.set(handle, answer);
  return handle;
}

/** The answer function of a handler of `createHandler`; undefined for any other function, also for one that wraps such a handler. */
export function answerFunctionOf(handler: object): AnswerFunction | undefined {
  return answerFunctions.get(handler);
}

/** A `Request` as the kit reads it. */
export function toIncoming(request: Request): Incoming {
  const { method, url, headers, signal, body } = request;
  const read = async (take: (chunk: Uint8Array) => boolean): Promise<void> => {
    if (body !== null) for await (const chunk of chunksOf(body)) if (!take(chunk)) return;
  };
  return { method, url, headers, signal, path: pathOf(url), read };
}

/** The path of an absolute URL, which a `Request` has already normalized. */
function pathOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("://") + 3)).replace(/[?#].*/s, "");
}

/** An answer as a `Response`. */
export function toResponse({ status, headers, body }: Answer): Response {
  const content = body instanceof Uint8Array ? new Uint8Array(body) : typeof body === "object" ? toStream(body) : body;
  return new Response(content ?? null, { status, headers });
}

/** A stream that asks for the next chunk when it is read, and not before; an error of the source breaks it. */
export function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
