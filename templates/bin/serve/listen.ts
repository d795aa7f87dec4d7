import { createServer } from "node:http";
import { toNodeListener, type FetchHandler } from "../../runtime/server/node.js";
import { codeOf } from "../input/paths.js";
import { UsageError } from "../usage_error.js";
import { isForPage } from "./page.js";

/** A server that accepts connections. */
export interface Listening {
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  /** Closes it and all of its connections. */
  readonly close: () => Promise<void>;
}

/** What answers requests: the page at `/`, and everything else. */
export interface Handlers {
  readonly page: FetchHandler;
  readonly gateway: FetchHandler;
}

/**
 * Starts a server.
 * @param onError called with what goes wrong while it runs
 * @throws UsageError when it cannot listen there
 */
export async function listen(
  handlers: Handlers,
  { host, port }: { readonly host: string; readonly port: number },
  onError: (error: unknown) => void,
): Promise<Listening> {
  const [page, gateway] = [toNodeListener(handlers.page), toNodeListener(handlers.gateway)];
  const server = createServer((request, response) => (isForPage(request.url) ? page : gateway)(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(toUsageError(codeOf(error), host, port)));
    server.listen({ host, port }, resolve);
  });
  server.on("error", onError);
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toUsageError(code: string, host: string, port: number): UsageError {
  if (code === "EADDRINUSE") {
    return new UsageError(`port ${port} is in use`, "stop the other program, or use another port; --port 0 takes a free one");
  }
  if (code === "EACCES") return new UsageError(`port ${port} needs more permissions`, "use a port from 1024, or --port 0 for a free one");
  return new UsageError(
    `cannot listen on ${host}, port ${port} (${code})`,
    "use --host 127.0.0.1, or 0.0.0.0 for all addresses of this computer",
  );
}
