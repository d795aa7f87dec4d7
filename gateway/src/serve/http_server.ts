import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { ListenAddress } from "../settings/read_settings.ts";

/** A server that accepts connections. */
export interface RunningServer {
  /** `http://127.0.0.1:4000` */
  readonly url: string;
  /** From now on asks clients to close their connections: each answer is the last one of its connection. */
  drain(): void;
  /**
   * Accepts no more connections and waits for the requests that are under way, at most for `graceMilliseconds`. Then it breaks their
   * connections. Resolves with whether all of them ended in time.
   */
  close(graceMilliseconds: number): Promise<boolean>;
}

/** How long a server waits, in milliseconds. */
export interface ServerTimeouts {
  /** For the headers of a request, and for all of it. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** How often both are checked. */
  readonly connectionsCheckingInterval: number;
  /** For the next request on a connection. */
  readonly keepAliveTimeout: number;
  /** For a caller that takes nothing of an answer which has begun. */
  readonly stalledTimeout: number;
}

/** Limits of a server. */
export interface ServerLimits {
  /** 0 for no limit. */
  readonly maxConnections: number;
  readonly timeouts?: ServerTimeouts;
}

/** The server cannot listen where it should. The message says what to do. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

/** Slow callers do not hold connections. Balancers usually reuse connections for 60 seconds, so they should close them first. */
const usualTimeouts: ServerTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  stalledTimeout: 60_000,
};
const MAX_HEADER_BYTES = 16 * 1024;
const IDLE_CHECK_MILLISECONDS = 50;

/** Starts a server. @throws ListenError when it cannot listen there */
export async function startServer(
  listener: RequestListener,
  address: ListenAddress,
  { maxConnections, timeouts = usualTimeouts }: ServerLimits,
): Promise<RunningServer> {
  const running = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    running.add(response.once("close", () => running.delete(response)));
    if (isDraining) response.shouldKeepAlive = false;
    // A download that its caller stops to read would keep a connection to the third party too, of which there is a limited number. Before the
    // answer begins, the third party has the time of a call.
    response.setTimeout(timeouts.stalledTimeout, () => void (response.headersSent && response.destroy()));
    listener(request, response);
  });
  if (maxConnections > 0) server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(toListenError(error.code, address)));
    server.listen({ host: address.host, port: address.port }, resolve);
  });
  const drain = (): void => {
    isDraining = true;
    // A client that keeps its connection would use it while it is being closed, and lose the request.
    for (const response of running) response.shouldKeepAlive = false;
  };
  return { url: urlOf(server, address), drain, close: (graceMilliseconds) => closeServer(server, graceMilliseconds) };
}

function urlOf(server: Server, { host, port }: ListenAddress): string {
  const bound = server.address();
  return `http://${host.includes(":") ? `[${host}]` : host}:${typeof bound === "object" && bound !== null ? bound.port : port}`;
}

function closeServer(server: Server, graceMilliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isInTime = true;
    const limit = setTimeout(() => {
      isInTime = false;
      server.closeAllConnections();
    }, graceMilliseconds);
    // A connection that becomes idle would stay open until its client closes it.
    const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(timer);
      resolve(isInTime);
    });
  });
}

function toListenError(code: string | undefined, { host, port }: ListenAddress): ListenError {
  if (code === "EADDRINUSE")
    return new ListenError(`Port ${port} is in use. Stop the other program, or use another port; 0 takes a free one.`);
  if (code === "EACCES") return new ListenError(`Port ${port} needs more permissions. Use a port from 1024, or 0 for a free one.`);
  const reason = code ?? "unknown reason";
  return new ListenError(`Cannot listen on ${host}, port ${port} (${reason}). Use 127.0.0.1, or 0.0.0.0 for every address.`);
}
