// @generated from templates/runtime/server/handler.ts by connector-gateway-spec. Do not edit.
import { answerRequest } from "./answer_request.js";
import { createService } from "./gateway_service.js";
import { chunksOf } from "./incoming.js";

const answerFunctions = new WeakMap();

export function createHandler(options) {
  const service = createService(options);
  return toHandler((incoming) => answerRequest(service, incoming));
}

export function toHandler(answer) {
  const handle = async (request) => toResponse(await answer(toIncoming(request)));
  answerFunctions.set(handle, answer);
  return handle;
}

export function answerFunctionOf(handler) {
  return answerFunctions.get(handler);
}

export function toIncoming(request) {
  const { method, url, headers, signal, body } = request;
  const read = async (take) => {
    if (body !== null) for await (const chunk of chunksOf(body)) if (!take(chunk)) return;
  };
  return { method, url, headers, signal, path: pathOf(url), read };
}

function pathOf(url) {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.search(/[?#]/);
  return url.slice(start, end < 0 ? url.length : end);
}

export function toResponse({ status, headers, body }) {
  if (body === undefined || typeof body === "string") return new Response(body ?? null, { status, headers });
  if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { status, headers });
  return new Response(toStream(body), { status, headers });
}

export function toStream(chunks) {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream(
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
