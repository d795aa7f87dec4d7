import { createGateway } from "connector-gateway-spec";
import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { startBoundVendors } from "../../fixtures/gateway/bound_vendors.ts";
import { startLiveGateway, type LiveGateway } from "../../fixtures/gateway/live_gateway.ts";
import { startRecordingServer, type SandboxServer } from "../../fixtures/sandbox/sandbox_server.ts";
import { probes } from "../../gateway/replay/probes.ts";
import { TOKEN, type ServerInUse } from "./open_gateway.ts";
import { describeOperations } from "./operation_suite.ts";
import { describeWalks } from "./walk_suite.ts";

/** A live gateway, and what it needs besides. */
interface Live {
  readonly gateway: LiveGateway;
  /** A sandbox whose records the gateway has. */
  readonly sandbox: Sandbox;
  readonly token: string;
  /** The ids of its instances by those that the tests know. */
  readonly instances: ReadonlyMap<string, string>;
  readonly close: () => Promise<void>;
}

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

/** Has records of its own: what tests change stays changed. */
async function startDemo(): Promise<Live> {
  const gateway = await startLiveGateway(["--demo"]);
  const close = async (): Promise<void> => {
    await gateway.stop();
  };
  return { gateway, sandbox: createSandbox({ token: TOKEN }), token: "demo", instances: new Map(), close };
}

/** Calls third parties that have the records of the sandbox. */
async function startBound(): Promise<Live> {
  const sandbox = createSandbox({ token: "bound" });
  const vendors = await startBoundVendors(sandbox);
  const words = probes.flatMap(({ connector }) => ["--vendor", `${connector}=${vendors.url}`]);
  const gateway = await startLiveGateway(["--allow-private-egress", ...words]);
  const client: unknown = createGateway({ baseUrl: gateway.url, token: gateway.token });
  const instances = new Map<string, string>();
  for (const { connector, input } of probes) {
    const auth = connector === "crm" ? { ...input.auth_config, access_token: "EXAMPLE-access-1" } : input.auth_config;
    const created = await (client as AnyClient).create(connector, { ...input, auth_config: auth, name: "Bound" });
    instances.set(`inst_${connector}`, created.instanceId);
  }
  const close = async (): Promise<void> => {
    await gateway.stop();
    await vendors.close();
  };
  return { gateway, sandbox, token: gateway.token, instances, close };
}

interface AnyClient {
  create(connector: string, input: object): Promise<{ readonly instanceId: string }>;
}

const starts = [
  ["with made-up records", startDemo, "documented", true],
  ["whose third parties have the records of the sandbox", startBound, "tolerant", false],
] as const;

describe.each(starts)("a live gateway %s", (_what, start, validateResponses, kindsOnly) => {
  const server = useLive(start);
  // Walks come first: they need the records that operations change.
  describeWalks(server, { smallest: 7, validateResponses, kindsOnly });
  describeOperations(server, { validateResponses, kindsOnly });
});
