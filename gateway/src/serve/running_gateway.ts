import type { RequestListener } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Caller, FallbackHandler, Instance, InstanceStore } from "connector-gateway-spec/server";
import { toNodeListener } from "connector-gateway-spec/server/node";
import type { ServeSettings } from "../settings/read_settings.ts";
import type { TokenRepository } from "../storage/store_types.ts";
import { createAdminListener } from "./admin_listener.ts";
import { createAuthenticate } from "./authentication.ts";
import { createHandler } from "./gateway_handler.ts";
import { startServer } from "./http_server.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import { observe } from "./observed_listener.ts";
import { connectionLimit, openFileLimit } from "./open_files.ts";
import { createRateLimiter } from "./rate_limiter.ts";
import { createReadiness } from "./readiness.ts";

/** What a gateway consists of. */
export interface GatewayParts<Kept extends Instance> {
  readonly settings: ServeSettings;
  readonly tokens: Pick<TokenRepository, "find">;
  readonly instances: InstanceStore<Caller, Kept>;
  readonly fallback: FallbackHandler<Caller>;
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
  const adminListener = createAdminListener({
    findObstacle: readiness.findObstacle,
    unsavedTokens: parts.unsavedTokens ?? (() => 0),
    registry: metrics.registry,
  });
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
