import { createServer, request as forward, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, GatewayError } from "connector-gateway-spec";
import { startFakeVendor, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { runProgram, startServe, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";
import { startPostgres, type PostgresServer } from "../../fixtures/gateway/postgres_server.ts";

/** A balancer that sends each request to the next node, and to another one when a node refuses the connection. */
interface Balancer {
  readonly url: string;
  nodes: readonly string[];
  readonly server: Server;
}

async function startBalancer(): Promise<Balancer> {
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      next += 1;
      const nodes = balancer.nodes.map((_, index, all) => all[(index + next) % all.length] ?? "");
      const send = ([node, ...others]: readonly string[]): void => {
        if (node === undefined) return void outgoing.writeHead(502).end();
        const { method, headers } = incoming;
        const passed = forward(`${node}${incoming.url ?? ""}`, { method, headers, agent: false }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        });
        passed.on("error", ({ code }: NodeJS.ErrnoException) => {
          // Nothing was sent to a node that refuses the connection.
          if (code === "ECONNREFUSED") send(others);
          else outgoing.destroy();
        });
        passed.end(Buffer.concat(chunks));
      };
      send(nodes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const balancer: Balancer = { url: `http://127.0.0.1:${port}`, nodes: [], server };
  return balancer;
}

let postgres: PostgresServer;
let vendor: FakeVendor;
let balancer: Balancer;
let environment: Readonly<Record<string, string>>;
let token: string;
const running = new Set<RunningServe>();

async function startNode(): Promise<RunningServe> {
  const vendors = ["payments", "file_storage"].flatMap((connector) => ["--vendor", `${connector}=${vendor.url}`]);
  const node = await startServe([...vendors, "--allow-private-egress", "--data", "/nowhere"], { environment });
  running.add(node);
  return node;
}

async function stopNode(node: RunningServe): Promise<number | null> {
  running.delete(node);
  return (await node.stop()).code;
}

beforeAll(async () => {
  [postgres, vendor, balancer] = await Promise.all([startPostgres(), startFakeVendor(), startBalancer()]);
  const key = Buffer.alloc(32, 7).toString("base64");
  environment = { DATABASE_URL: await postgres.makeDatabase(), GATEWAY_MASTER_KEY: `key-test:${key}` };
  token = (await runProgram(["token", "create", "--name", "test"], { environment })).stdout.trim();
});

afterAll(async () => {
  await Promise.all([...running].map(stopNode));
  balancer.server.close().closeAllConnections();
  await Promise.all([vendor.close(), postgres.stop()]);
});

describe("two nodes on one PostgreSQL", () => {
  it("migrate an empty database at the same time, and share instances", async () => {
    const [one, two] = await Promise.all([startNode(), startNode()]);
    vendor.answer(() => ({ json: { id: "cus_1", object: "customer" } }));
    const at = ({ url }: RunningServe): ReturnType<typeof createGateway> => createGateway({ baseUrl: url, token });
    const { instanceId } = await at(one).create("payments", { name: "Main account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    expect(await at(two).instance("payments", instanceId).customers.get({ id: "cus_1" })).toMatchObject({ id: "cus_1" });
    expect(vendor.requests.at(-1)?.headers.authorization).toBe("Bearer sk_test_EXAMPLE0000");
    expect(await Promise.all([stopNode(one), stopNode(two)])).toEqual([0, 0]);
  });

  it("refresh an access token once for both", async () => {
    const nodes = [await startNode(), await startNode()];
    let refreshes = 0;
    vendor.answer(({ path, headers }) => {
      if (path.includes("token")) {
        refreshes += 1;
        return { json: { access_token: "EXAMPLE_NEW", token_type: "Bearer", expires_in: 3600, refresh_token: "EXAMPLE_ROTATED" } };
      }
      const isNew = headers.authorization === "Bearer EXAMPLE_NEW";
      return isNew ? { json: { id: "file_1", name: "a" } } : { status: 401, json: { error: { message: "Expired" } } };
    });
    const credentials = {
      access_token: "EXAMPLE_OLD",
      refresh_token: "EXAMPLE_FIRST",
      client_id: "EXAMPLE_ID",
      client_secret: "EXAMPLE_S",
    };
    const clients = nodes.map(({ url }) => createGateway({ baseUrl: url, token, retry: { retries: 0 } }));
    const { instanceId } = (await clients[0]?.create("file_storage", { name: "Files", auth_config: credentials })) ?? { instanceId: "" };
    const files = clients.map((client) => client.instance("file_storage", instanceId).files);
    const calls = Array.from({ length: 20 }).flatMap(() => files.map((one) => one.get({ fileId: "file_1" })));
    expect(new Set((await Promise.all(calls)).map(({ id }) => id))).toEqual(new Set(["file_1"]));
    expect(refreshes).toBe(1);
    expect(await Promise.all(nodes.map(stopNode))).toEqual([0, 0]);
  });

  it("are replaced one after the other without a failed read", async () => {
    let nodes = [await startNode(), await startNode()];
    balancer.nodes = nodes.map(({ url }) => url);
    vendor.answer(() => ({ json: { id: "cus_1", object: "customer" } }));
    const gateway = createGateway({ baseUrl: balancer.url, token, retry: { retries: 0 } });
    const payments = await gateway.create("payments", { name: "Main account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    let isDone = false;
    const failures: unknown[] = [];
    let reads = 0;
    const read = async (): Promise<void> => {
      while (!isDone) {
        await payments.customers.get({ id: "cus_1" }).then(
          () => (reads += 1),
          (error: unknown) => failures.push(error instanceof GatewayError ? error.message : error),
        );
      }
    };
    const readers = Array.from({ length: 4 }, read);
    for (const old of nodes) {
      const fresh = await startNode();
      balancer.nodes = [...balancer.nodes.filter((url) => url !== old.url), fresh.url, old.url];
      expect(await stopNode(old)).toBe(0);
      balancer.nodes = balancer.nodes.filter((url) => url !== old.url);
      nodes = [...nodes.filter((node) => node !== old), fresh];
    }
    isDone = true;
    await Promise.all(readers);
    expect(failures).toEqual([]);
    expect(reads).toBeGreaterThan(10);
  });
});
