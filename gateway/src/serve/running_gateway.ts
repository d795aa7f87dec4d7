import type { RequestListener, IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Instance } from "connector-gateway-spec/server";
import { toNodeListener } from "connector-gateway-spec/server/node";
import type { ServeSettings } from "../settings/read_settings.ts";
import type { TokenRepository } from "../storage/store_types.ts";
import { createAuthenticate, createRateLimiter } from "./authentication.ts";
import { createHandler, type Backend } from "./gateway_handler.ts";
import { startServer } from "./http_server.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import type { Registry } from "prom-client";
import { countOf, hideKeys } from "connector-gateway-templates/core";
import { randomUUID } from "node:crypto";
import { beginTrace } from "./request_trace.ts";
import { readFileSync } from "node:fs";

/** Open files of a gateway beside its connections: the database, the admin port, files that are read, and questions for names of hosts. */
const RESERVED = 60;

/** A caller's connection may need another one to a third party. */
const PER_CONNECTION = 2;

/** Nginx's status for a caller that went away before the answer. */
const CALLER_GONE = 499;

/** The longest path in a log. Real ones are shorter. */
const LONGEST_PATH = 200;

export interface GatewayParts<Kept extends Instance> extends Backend<Kept> {
  readonly settings: ServeSettings;
  readonly tokens: Pick<TokenRepository, "find">;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** How many instances have new tokens that are in memory only. */
  readonly unsavedTokens?: () => number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** A gateway that answers. */
export interface RunningGateway {
  /** For callers: `http://127.0.0.1:4000` */
  readonly url: string;
  readonly adminUrl: string;
  /** Fails /readyz, accepts no more connections, and waits for running requests within the grace. */
  stop(): Promise<void>;
}

const ADMIN_CONNECTIONS = 100;
const monotonic = (): number => performance.now();

const WELCOME = {
  message:
    "This is a connector gateway: it runs operations of third parties, which are sent to it with POST and a bearer token. The README of connector-gateway says how, and the reference page of connector-gateway-spec which operations there are.",
};

/** Says what this is to somebody who opens the address in a browser. */
function withWelcome(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== "/" || (request.method !== "GET" && request.method !== "HEAD")) return listener(request, response);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(WELCOME));
  };
}

/** Starts to answer requests, and the admin port. @throws ListenError when it cannot listen */
export async function startGateway<Kept extends Instance>(parts: GatewayParts<Kept>): Promise<RunningGateway> {
  const { settings, log, metrics } = parts;
  const readiness = createReadiness(parts.ping);
  const limiter = createRateLimiter(settings.callsPerMinute, monotonic);
  const authenticate = createAuthenticate({ tokens: parts.tokens, limiter, now: monotonic });
  const listener = observe(withWelcome(toNodeListener(createHandler({ ...parts, authenticate }))), { log, metrics, now: monotonic });
  const openFiles = openFileLimit();
  const maxConnections = connectionLimit(settings.maxConnections, openFiles);
  if (maxConnections < settings.maxConnections)
    log.warn("fewer connections than --max-connections: raise the limit of open files (ulimit -n)", { openFiles, maxConnections });
  const callers = await startServer(listener, settings.callers, { maxConnections });
  const { unsavedTokens = () => 0 } = parts;
  const adminListener = createAdminListener({ findObstacle: readiness.findObstacle, unsavedTokens, registry: metrics.registry });
  const admin = await startServer(adminListener, settings.admin, { maxConnections: ADMIN_CONNECTIONS }).catch(async (error: unknown) => {
    await callers.close(0);
    throw error;
  });
  const stop = async (): Promise<void> => {
    readiness.drain();
    callers.drain();
    log.info("stopping: waiting for running requests", { seconds: settings.graceSeconds });
    await setTimeout(settings.drainSeconds * 1000);
    const isInTime = await callers.close(settings.graceSeconds * 1000);
    if (!isInTime) log.warn("some requests did not end in time; their connections are broken");
    await admin.close(0);
  };
  return { url: callers.url, adminUrl: admin.url, stop };
}

/** A database that takes longer to answer does not help anybody. */
const PING_MILLISECONDS = 2000;

/** Tells why the gateway should get no requests. Asks the database, whose schema was brought up to date when it was opened. Questions that come at the same time share one. */
export function createReadiness(ping: () => Promise<void>): Pick<AdminParts, "findObstacle"> & { drain(): void } {
  let isStopping = false;
  let asking: Promise<string | undefined> | undefined;
  const ask = async (): Promise<string | undefined> => {
    const answered = ping().then(() => true);
    const late = new AbortController();
    const limit = setTimeout(PING_MILLISECONDS, false, { signal: late.signal });
    const isThere = await Promise.race([answered, limit]).catch(() => false);
    late.abort();
    asking = undefined;
    return isThere ? undefined : "the database does not answer";
  };
  return { findObstacle: async () => (isStopping ? "the gateway is stopping" : (asking ??= ask())), drain: () => void (isStopping = true) };
}

/** The state that the admin port shows. */
interface AdminParts {
  /** Why the gateway should get no requests; undefined when it should. */
  readonly findObstacle: () => Promise<string | undefined>;
  /** How many instances have new tokens that are in memory only. */
  readonly unsavedTokens: () => number;
  readonly registry: Registry;
}

/** The answer of a path. */
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
      .then((page) => send(response, request, page))
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

interface Observers {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "requestStarted" | "requestEnded">;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Passes requests on, and counts and logs each when its answer has ended. */
export function observe(listener: RequestListener, { log, metrics, now }: Observers): RequestListener {
  return (request, response) => {
    const started = now();
    const requestId = identify(request);
    const { trace, end } = beginTrace((name, value) => (request.headers[name] = value));
    metrics.requestStarted();
    response.once("close", () => {
      end();
      const milliseconds = now() - started;
      const status = response.headersSent ? response.statusCode : CALLER_GONE;
      metrics.requestEnded({ ...trace, status, seconds: milliseconds / 1000 });
      log.info("request", {
        request: requestId,
        method: request.method,
        // Some clients put secrets in the query.
        path: (request.url ?? "/").replace(/[?#].*$/s, "").slice(0, LONGEST_PATH),
        operation: trace.operation ?? trace.asked,
        status,
        code: trace.code,
        ms: Math.round(milliseconds * 10) / 10,
        caller: trace.caller,
        token: trace.token,
        // The caller did not get all of it.
        ...(response.headersSent && !response.writableFinished && { broken: true }),
      });
    });
    listener(request, response);
  };
}

/**
 * The id that the caller gave a request, if it is one and looks like no key or token, otherwise a new one. The kit finds it in the header,
 * and answers with it.
 */
function identify({ headers }: IncomingMessage): string {
  const header = headers["x-request-id"];
  const isId = typeof header === "string" && /^[\w.:+/=-]{1,128}$/.test(header) && hideKeys(header) === header;
  const id = isId ? header : randomUUID();
  headers["x-request-id"] = id;
  return id;
}

/** How many files and connections the system lets this process have open; undefined where that is not known, or where there is no limit. */
export function openFileLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/**
 * The most connections of callers, 0 for no limit: as many as wanted, or as the open files allow. With more of them nothing would be left for
 * the database and the admin port.
 */
export function connectionLimit(wanted: number, openFiles: number | undefined): number {
  if (openFiles === undefined) return wanted;
  const most = Math.max(1, Math.floor((openFiles - RESERVED) / PER_CONNECTION));
  return wanted === 0 ? most : Math.min(wanted, most);
}
