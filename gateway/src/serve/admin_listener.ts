import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import { countOf } from "../../../templates/shared/count.ts";

/** What the admin port shows. */
export interface AdminParts {
  /** Why the gateway should get no requests; undefined when it should. */
  readonly findObstacle: () => Promise<string | undefined>;
  /** How many instances have new tokens that are in memory only. */
  readonly unsavedTokens: () => number;
  readonly registry: Registry;
}

/** What a path answers. */
interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Answers /healthz (the process runs), /readyz (it should get requests) and /metrics. */
export function createAdminListener(parts: AdminParts): RequestListener {
  return (request, response) => {
    answer(parts, request)
      .catch((): Page => text(500, "internal error"))
      .then((page) => {
        send(response, request, page);
      })
      .catch(() => response.destroy());
  };
}

async function answer({ findObstacle, unsavedTokens, registry }: AdminParts, { method, url = "/" }: IncomingMessage): Promise<Page> {
  if (method !== "GET" && method !== "HEAD") return text(405, "only GET is allowed here");
  switch (url.replace(/[?#].*$/, "")) {
    case "/healthz":
      return text(200, "ok");
    case "/readyz": {
      const obstacle = await findObstacle();
      const unsaved = unsavedTokens();
      const note = unsaved === 0 ? "" : `; unsaved: the new tokens of ${countOf(unsaved, "instance")} are in memory only`;
      return obstacle === undefined ? text(200, `ready${note}`) : text(503, `not ready: ${obstacle}${note}`);
    }
    case "/metrics":
      return { status: 200, type: registry.contentType, body: await registry.metrics() };
    default:
      return text(404, "the paths are /healthz, /readyz and /metrics");
  }
}

function text(status: number, line: string): Page {
  return { status, type: "text/plain; charset=utf-8", body: `${line}\n` };
}

function send(response: ServerResponse, { method }: IncomingMessage, { status, type, body }: Page): void {
  const headers = { "content-type": type, "content-length": Buffer.byteLength(body), "cache-control": "no-store" };
  response.writeHead(status, status === 405 ? { ...headers, allow: "GET, HEAD" } : headers).end(method === "HEAD" ? undefined : body);
}
