// @generated from templates/runtime/server/node.ts by connector-gateway-spec. Do not edit.

import { answerFunctionOf, toStream, internalError, OperationError, errorAnswer } from "./index.js";

function toNodeListener(handler) {
  const answer = answerFunctionOf(handler);
  return (request, response) => {
    const incoming = new NodeIncoming(request, response);
    const written = answer === void 0 ? answerThroughFetch(handler, incoming, response) : answerFast(answer, incoming, response);
    written.catch((error) => fail(response, error));
  };
}

async function answerFast(answer, incoming, response) {
  const { status, headers, body } = await answer(incoming);
  await write(response, status, headers, body);
}

function fail(response, error) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = errorAnswer(error instanceof OperationError ? error : internalError());
  write(response, status, headers, body).catch(() => response.destroy());
}

async function answerThroughFetch(handler, incoming, response) {
  const { method, url, signal } = incoming;
  if (method === "TRACE")
    throw new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: "POST, OPTIONS" } });
  const message = response.req;
  const headers = Object.entries(message.headersDistinct).flatMap(
    ([name, values = []]) => values.map((value) => [name, value])
  );
  const body = method === "GET" || method === "HEAD" ? null : toStream(message.iterator({ destroyOnReturn: false }));
  const answer = await handler(new Request(url, { method, headers, signal, body, ...body !== null && { duplex: "half" } }));
  const cookies = answer.headers.getSetCookie();
  const fields = { ...Object.fromEntries(answer.headers), ...cookies.length > 0 && { "set-cookie": cookies } };
  await write(response, answer.status, fields, answer.body ?? void 0);
}
var NodeIncoming = class {
  method;
  path;
  headers;
  #request;
  #response;
  #abort;
  constructor(request, response) {
    this.method = request.method ?? "GET";
    this.path = pathOf(request.url ?? "/");
    this.headers = { get: (name) => headerOf(request, name) };
    this.#request = request;
    this.#response = response;
  }
  get url() {
    const { headers, url = "/" } = this.#request;
    return urlOf(headers.host, this.path + (/\?[^#]*/.exec(url)?.[0] ?? ""));
  }
  get signal() {
    this.#abort ??= abortOnClose(this.#response);
    return this.#abort.signal;
  }
  read(take) {
    return readFrom(this.#request, take);
  }
};

function readFrom(request, take) {
  return new Promise((resolve, reject) => {
    const onData = (chunk) => {
      if (take(chunk)) return;
      request.off("data", onData).pause();
      resolve();
    };
    request.on("data", onData).on("end", resolve).on("error", reject).on("close", reject);
    if (request.destroyed && !request.readableEnded) reject(new Error("The body broke off."));
  });
}

function urlOf(host, target) {
  const base = `http://${host ?? ""}`;
  return new URL(`${URL.canParse(base) ? new URL(base).origin : "http://localhost"}${target.startsWith("/") ? target : `/${target}`}`).href;
}

function headerOf({ headers }, name) {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value.join(", ") : value) ?? null;
}

function pathOf(target) {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, "");
  return /[?#]/.test(path) ? path.replace(/[?#].*$/s, "") : path;
}

function abortOnClose(response) {
  const abort = new AbortController();
  const gone = () => {
    if (!response.writableFinished) abort.abort();
  };
  if (response.destroyed) gone();
  else response.once("close", gone);
  return abort;
}

async function write(response, status, headers, body) {
  if (status === 413 && !response.req.complete) response.shouldKeepAlive = false;
  if (body === void 0 || typeof body === "string" || body instanceof Uint8Array) {
    response.writeHead(status, body === void 0 ? headers : { "content-length": Buffer.byteLength(body), ...headers });
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

function drained(response) {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
export {
  toNodeListener
};
