import { createGateway } from "connector-gateway-spec";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFakeVendor, type FakeAnswer, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { dataFolder, runProgram, startServe, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";

let data: ReturnType<typeof dataFolder>;
let vendor: FakeVendor;

beforeEach(async () => {
  data = dataFolder();
  vendor = await startFakeVendor();
});

afterEach(async () => {
  await vendor.close();
  data.remove();
});

interface BusyGateway {
  readonly server: RunningServe;
  readonly call: Promise<unknown>;
  /** Makes another such call. */
  readonly callAgain: () => Promise<Response>;
  readonly release: () => void;
}

/** A gateway with a call that waits for the third party until `release` is called. */
async function startBusy(words: readonly string[]): Promise<BusyGateway> {
  const { stdout } = await runProgram(["token", "create", "--name", "test", "--data", data.folder]);
  const server = await startServe(["--data", data.folder, "--allow-private-egress", "--vendor", `payments=${vendor.url}`, ...words]);
  const client = createGateway({ baseUrl: server.url, token: stdout.trim(), retry: { retries: 0 } });
  const payments = await client.create("payments", { name: "Main account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
  let release = (): void => undefined;
  const waits = new Promise<FakeAnswer>((resolve) => {
    release = () => {
      resolve({ json: { id: "cus_EXAMPLE0001", object: "customer" } });
    };
  });
  vendor.answer(() => waits);
  const call = payments.customers.get({ id: "cus_EXAMPLE0001" }).then(
    (record) => record,
    (error: unknown) => error,
  );
  await expect.poll(() => vendor.requests.length).toBe(1);
  const callAgain = (): Promise<Response> =>
    fetch(`${server.url}/api/v1/connectors/instances/${payments.instanceId}/execute`, {
      method: "POST",
      headers: { authorization: `Bearer ${stdout.trim()}`, "content-type": "application/json" },
      body: JSON.stringify({ entity: "customers", action: "get", params: { id: "cus_EXAMPLE0001" } }),
    });
  return { server, call, callAgain, release };
}

async function statusOf(url: string): Promise<number | string> {
  return fetch(url).then(
    ({ status }) => status,
    () => "no connection",
  );
}

describe("a gateway that is stopped", () => {
  it("is not ready, refuses connections, ends running requests, and exits with 0", async () => {
    const { server, call, release } = await startBusy([]);
    expect(await statusOf(`${server.adminUrl}/readyz`)).toBe(200);
    server.child.kill("SIGTERM");
    await expect.poll(() => statusOf(`${server.adminUrl}/readyz`)).toBe(503);
    expect(await statusOf(`${server.adminUrl}/healthz`)).toBe(200);
    await expect.poll(() => statusOf(server.url)).toBe("no connection");
    release();
    expect(await call).toMatchObject({ id: "cus_EXAMPLE0001" });
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  it("finishes a download that has begun", async () => {
    const { stdout } = await runProgram(["token", "create", "--name", "test", "--data", data.folder]);
    const server = await startServe(["--data", data.folder, "--allow-private-egress", "--vendor", `file_storage=${vendor.url}`]);
    const client = createGateway({ baseUrl: server.url, token: stdout.trim() });
    const credentials = { access_token: "EXAMPLE_ACCESS", refresh_token: "EXAMPLE_R", client_id: "EXAMPLE_ID", client_secret: "EXAMPLE_S" };
    const storage = await client.create("file_storage", { name: "Files", auth_config: credentials });
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    async function* parts(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode("first, ");
      await isReleased;
      yield new TextEncoder().encode("last");
    }
    vendor.answer(() => ({ bytes: parts() }));
    const { body } = await storage.files.download({ fileId: "file_1", alt: "media" });
    server.child.kill("SIGTERM");
    await expect.poll(() => statusOf(server.url)).toBe("no connection");
    release();
    expect(await new Response(body).text()).toBe("first, last");
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  it("breaks what takes longer than the grace", async () => {
    const { server, call } = await startBusy(["--shutdown-grace", "0"]);
    const { code, stderr } = await server.stop();
    expect(code).toBe(0);
    expect(await call).toBeInstanceOf(Error);
    expect(stderr).toContain("some requests did not end in time");
  });

  it("ends at once with a second signal", async () => {
    const { server, call } = await startBusy([]);
    server.child.kill("SIGTERM");
    await expect.poll(() => statusOf(`${server.adminUrl}/readyz`)).toBe(503);
    server.child.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 143 });
    expect(await call).toBeInstanceOf(Error);
  });

  it("still accepts connections during the drain delay", async () => {
    const server = await startServe(["--data", data.folder, "--demo", "--drain-delay", "600"]);
    server.child.kill("SIGINT");
    await expect.poll(() => statusOf(`${server.adminUrl}/readyz`)).toBe(503);
    expect(await statusOf(server.url)).toBe(200);
    server.child.kill("SIGINT");
    expect(await server.ended).toMatchObject({ code: 130 });
  });
});

describe("connections that callers keep", () => {
  /** What the next answer says about its connection. */
  const connectionOf = async (url: string): Promise<string | null> => (await fetch(url)).headers.get("connection");

  it("end with their next answer during the drain delay, so that none breaks", async () => {
    const server = await startServe(["--data", data.folder, "--demo", "--drain-delay", "600"]);
    expect(await connectionOf(server.url)).toBe("keep-alive");
    server.child.kill("SIGTERM");
    await expect.poll(() => statusOf(`${server.adminUrl}/readyz`)).toBe(503);
    expect(await connectionOf(server.url)).toBe("close");
    server.child.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 143 });
  });

  it("end with the answer of the request that runs when it stops", async () => {
    const { server, callAgain, release } = await startBusy([]);
    const answer = callAgain();
    await expect.poll(() => vendor.requests.length).toBe(2);
    server.child.kill("SIGTERM");
    await expect.poll(() => statusOf(server.url)).toBe("no connection");
    release();
    expect((await answer).headers.get("connection")).toBe("close");
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});

describe("a gateway that crashes", () => {
  it("logs where, without the message, and exits with 1", async () => {
    const thrower = 'process.on("SIGUSR2", () => { throw new Error("sk_test_" + "EXAMPLE0000"); });';
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}` };
    const server = await startServe(["--data", data.folder, "--demo"], { environment });
    server.child.kill("SIGUSR2");
    const { code, stdout, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\{"level":"error".*"message":"the gateway crashed"\}$/m);
    expect(stdout + stderr).not.toContain("sk_test_EXAMPLE0000");
  });
});
