import { afterAll, afterEach, beforeAll } from "vitest";
import { createGateway, type ConnectorId, type Operation } from "connector-gateway-spec";
import { startSandboxServer, type SandboxServer, type SandboxServerOptions } from "../../fixtures/sandbox/sandbox_server.ts";

export const TOKEN = "token-EXAMPLE-0123456789abcdef";

/** A call of the client whose types are not known at compile time: the tests cover all operations. */
export type AnyCall = ((params?: unknown, options?: object) => Promise<unknown>) & {
  all?: (params?: unknown, options?: object) => AsyncIterableIterator<unknown>;
  pages?: (params?: unknown, options?: object) => AsyncIterableIterator<{ readonly records: readonly unknown[] }>;
};

/** The server that the tests of one file use. It runs only while tests run. */
export type ServerInUse = () => SandboxServer;

/** A server for the tests of one file; after each test it is as in the beginning. */
export function useSandboxServer(options: SandboxServerOptions = {}): ServerInUse {
  let server: SandboxServer | undefined;
  const running = (): SandboxServer => {
    if (server === undefined) throw new Error("The server runs only while tests run.");
    return server;
  };
  beforeAll(async () => {
    server = await startSandboxServer({ token: TOKEN, ...options });
  });
  afterEach(() => running().forget());
  afterAll(() => running().close());
  return running;
}

/** A client of the server with all connectors. Retries hardly wait. */
export function openGateway(
  server: SandboxServer,
  options: Partial<Parameters<typeof createGateway>[0]> = {},
): ReturnType<typeof createGateway> {
  return createGateway({ baseUrl: server.baseUrl, token: TOKEN, retry: { delay: 1 }, ...options });
}

/** The call of any operation on the sandbox's instance of its connector. */
export function callOf(
  server: SandboxServer,
  { connector, entity, action }: Pick<Operation, "connector" | "entity" | "action">,
  options: Parameters<typeof openGateway>[1] = {},
): AnyCall {
  const client: unknown = openGateway(server, options).instance(connector as ConnectorId, `inst_${connector}`);
  return (client as Record<string, Record<string, AnyCall>>)[entity]?.[action] as AnyCall;
}
