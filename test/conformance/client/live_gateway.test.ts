import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { startBoundWorld, startDemoWorld, type LiveWorld } from "../../fixtures/gateway/live_worlds.ts";
import { startRecordingServer, type SandboxServer } from "../../fixtures/sandbox/sandbox_server.ts";
import { TOKEN, type ServerInUse } from "./open_gateway.ts";
import { describeOperations } from "./operation_suite.ts";
import { describeWalks } from "./walk_suite.ts";

/** A live gateway, and a sandbox with the same records. */
type Live = LiveWorld & { readonly sandbox: Sandbox };

/** A live gateway for the tests of one file, in place of the sandbox's own server. */
function useLive(start: () => Promise<Live>): ServerInUse {
  let running: { readonly live: Live; readonly server: SandboxServer } | undefined;
  const get = (): NonNullable<typeof running> => {
    if (running === undefined) throw new Error("The server runs only while tests run.");
    return running;
  };
  beforeAll(async () => {
    const live = await start();
    running = { live, server: await startRecordingServer({ sandbox: live.sandbox, answer: passOn(live) }) };
  });
  afterEach(() => get().server.forget());
  afterAll(async () => {
    await get().server.close();
    await get().live.close();
  });
  return () => get().server;
}

/** Sends requests on to the gateway, whose token and instances are others. */
function passOn({ gateway, token, instances }: Live): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/inst_\w+/, (id) => instances.get(id) ?? id);
    const headers = new Headers(request.headers);
    headers.set("authorization", `Bearer ${token}`);
    for (const name of ["connection", "content-length", "host"]) headers.delete(name);
    return fetch(`${gateway.url}${path}`, { method: request.method, headers, body: await request.text(), signal: request.signal });
  };
}

async function startDemo(): Promise<Live> {
  return { ...(await startDemoWorld()), sandbox: createSandbox({ token: TOKEN }) };
}

const starts = [
  ["with made-up records", startDemo, "documented", true],
  ["whose third parties have the records of the sandbox", startBoundWorld, "tolerant", false],
] as const;

describe.each(starts)("a live gateway %s", (_what, start, validateResponses, kindsOnly) => {
  const server = useLive(start);
  // Walks come first: they need the records that operations change.
  describeWalks(server, { smallest: 7, validateResponses, kindsOnly });
  describeOperations(server, { validateResponses, kindsOnly });
});
