import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createGateway, GatewayError, type PaymentsInstance } from "connector-gateway-spec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeVendor, type FakeAnswer, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { runGatewayCommand, serveGateway, type ServingCommand } from "../../fixtures/gateway/gateway_command.ts";
import { dataFolder } from "../../fixtures/gateway/gateway_program.ts";

const SECRET = "sk_test_EXAMPLE4242SECRET";
const data = dataFolder();
let vendor: FakeVendor;
let server: ServingCommand;
let token: string;
let payments: PaymentsInstance;

function connect(): ReturnType<typeof createGateway> {
  return createGateway({ baseUrl: server.url, token, retry: { retries: 0 } });
}

beforeAll(async () => {
  vendor = await startFakeVendor();
  const replaced = ["payments", "file_storage"].flatMap((connector) => ["--vendor", `${connector}=${vendor.url}`]);
  token = (await runGatewayCommand(["token", "create", "--name", "test", "--data", data.folder])).stdout.trim();
  server = await serveGateway(["--data", data.folder, "--allow-private-egress", "--log-level", "debug", ...replaced]);
  payments = await connect().create("payments", { name: "Main account", auth_config: { api_key: SECRET } });
});

afterAll(async () => {
  await server.stop();
  await vendor.close();
  data.remove();
});

/** The failure of a call. */
async function failureOf(call: PromiseLike<unknown>): Promise<GatewayError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error;
  throw new Error("The call did not fail with a GatewayError.", { cause: error });
}

const customer = { id: "cus_EXAMPLE0001", object: "customer", created: 1735732800, livemode: false, email: "jo@example.com" };

describe("operations", () => {
  it("lists, with the credentials and the version of the third party", async () => {
    vendor.answer(() => ({ json: { object: "list", data: [customer], has_more: true, url: "/v1/customers" } }));
    const page = await payments.customers.list({ limit: 1, created: { gte: 1700000000 } });
    expect({ records: page.records, meta: page.meta }).toEqual({ records: [customer], meta: { has_more: true } });
    const request = vendor.requests.at(-1);
    expect(request).toMatchObject({ method: "GET", path: "/v1/customers?limit=1&created[gte]=1700000000" });
    expect(request?.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(request?.headers["stripe-version"]).toMatch(/^20\d\d-/);
  });

  it("gets", async () => {
    vendor.answer(() => ({ json: customer }));
    expect(await payments.customers.get({ id: "cus_EXAMPLE0001" })).toEqual(customer);
    expect(vendor.requests.at(-1)).toMatchObject({ method: "GET", path: "/v1/customers/cus_EXAMPLE0001" });
  });

  it("creates, once however often it is tried", async () => {
    let tries = 0;
    vendor.answer(() => ((tries += 1) === 1 ? { status: 500, json: {} } : { json: customer }));
    await payments.customers.create({ email: "jo@example.com", metadata: { order: "1" } });
    const requests = vendor.requests.slice(-2);
    expect(requests.map(({ method, body }) => [method, body])).toEqual([
      ["POST", "email=jo%40example.com&metadata[order]=1"],
      ["POST", "email=jo%40example.com&metadata[order]=1"],
    ]);
    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it("deletes", async () => {
    vendor.answer(() => ({ json: { id: "cus_EXAMPLE0001", object: "customer", deleted: true } }));
    expect(await payments.customers.delete({ id: "cus_EXAMPLE0001" })).toMatchObject({ deleted: true });
    expect(vendor.requests.at(-1)).toMatchObject({ method: "DELETE", path: "/v1/customers/cus_EXAMPLE0001", body: "" });
  });

  it("downloads", async () => {
    const storage = await connect().create("file_storage", {
      name: "Files",
      auth_config: {
        access_token: "EXAMPLE_ACCESS_TOKEN_1",
        refresh_token: "EXAMPLE_REFRESH",
        client_id: "EXAMPLE_ID",
        client_secret: "EXAMPLE_CLIENT_SECRET",
      },
    });
    vendor.answer(() => ({ bytes: new TextEncoder().encode("the file"), headers: { "content-type": "text/plain" } }));
    const file = await storage.files.download({ fileId: "file_EXAMPLE0001", alt: "media" });
    expect([await new Response(file.body).text(), file.contentType]).toEqual(["the file", "text/plain"]);
    expect(vendor.requests.at(-1)?.path).toMatch(/\/files\/file_EXAMPLE0001\?.*alt=media/);
  });
});

describe("faults of the third party", () => {
  it.each<readonly [name: string, answer: FakeAnswer, status: number, message: RegExp]>([
    ["refused credentials", { status: 401, json: { error: { message: "Invalid API Key provided" } } }, 424, /Invalid API Key provided/],
    [
      "a missing record",
      { status: 404, json: { error: { message: "No such customer", code: "resource_missing" } } },
      404,
      /No such customer/,
    ],
    [
      "a rate limit",
      { status: 429, headers: { "retry-after": "120" }, json: { error: { message: "Too many requests" } } },
      429,
      /Too many requests/,
    ],
  ])("%s", async (_name, answer, status, message) => {
    vendor.answer(() => answer);
    const fresh = await connect().create("payments", { name: "Other account", auth_config: { api_key: SECRET } });
    const failure = await failureOf(fresh.customers.get({ id: "cus_EXAMPLE0001" }));
    expect(failure.status).toBe(status);
    expect(JSON.stringify(failure.body)).toMatch(message);
    expect(failure.retryAfter === undefined).toBe(status !== 429);
  });

  it("no answer within the time of a call is 504", async () => {
    const hurried = await serveGateway([
      "--data",
      data.folder,
      "--allow-private-egress",
      "--call-timeout",
      "1",
      "--vendor",
      `payments=${vendor.url}`,
    ]);
    vendor.answer(() => new Promise(() => undefined));
    const client = createGateway({ baseUrl: hurried.url, token, retry: { retries: 0 } });
    const failure = await failureOf(client.instance("payments", payments.instanceId).customers.get({ id: "cus_EXAMPLE0001" }));
    expect(failure.status).toBe(504);
    await hurried.stop();
  });

  it.each<readonly [name: string, answer: FakeAnswer]>([
    ["an error of the server", { status: 500, json: {} }],
    ["a dropped connection", "drop"],
    ["an answer that is not JSON", { bytes: new TextEncoder().encode("<html>") }],
  ])("%s is 502", async (_name, answer) => {
    vendor.answer(() => answer);
    const failure = await failureOf(payments.customers.get({ id: "cus_EXAMPLE0001" }));
    expect(failure.status).toBe(502);
  });
});

describe("callers", () => {
  it("see instances of their own only", async () => {
    const { stdout } = await runGatewayCommand(["token", "create", "--name", "other", "--data", data.folder]);
    const other = createGateway({ baseUrl: server.url, token: stdout.trim() });
    const failure = await failureOf(other.instance("payments", payments.instanceId).customers.get({ id: "cus_EXAMPLE0001" }));
    expect(failure.status).toBe(404);
  });

  it("need a token", async () => {
    const failure = await failureOf(
      createGateway({ baseUrl: server.url, token: "cgw_EXAMPLE" }).create("payments", { name: "x", auth_config: { api_key: SECRET } }),
    );
    expect(failure.status).toBe(401);
  });

  it("must name the field of config that the address of the third party contains", async () => {
    const auth_config = { username: "jo@example.com", password: "EXAMPLE_PASSWORD" };
    const failure = await failureOf(connect().create("project_tracker", { name: "Tracker", auth_config }));
    expect(failure.status).toBe(422);
    expect(failure.body).toMatchObject({ errors: [{ field: "config.subdomain", error_code: "request/missing-config" }] });
    const config = { subdomain: "example" };
    expect((await connect().create("project_tracker", { name: "Tracker", auth_config, config })).instanceId).toMatch(/^inst_/);
  });
});

describe("what operators see", () => {
  it("has metrics of operations", async () => {
    const text = await (await fetch(`${server.adminUrl}/metrics`)).text();
    expect(text).toMatch(/^gateway_requests_total\{connector="payments",operation="payments.customers.list",status="200"\} 1$/m);
    expect(text).toMatch(/^gateway_vendor_calls_total\{connector="payments",operation="payments.customers.get",outcome="not_found"\} 1$/m);
    expect(text).toMatch(/^gateway_vendor_retries_total\{connector="payments",operation="payments.customers.create"\} 1$/m);
    expect(text).not.toContain(payments.instanceId);
  });

  const lineOf = (id: string): Record<string, unknown> | undefined =>
    server.printed.stderr
      .split("\n")
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ message }) => message === "request");

  it.each([
    [{ entity: "custmers", action: "list" }, "payments.custmers.list"],
    [{ entity: "customers", action: `li\r\n\u202est ${SECRET}` }, "payments.customers.li st [redacted]"],
    [{ entity: "customers", action: "l".repeat(9_000) }, `payments.customers.${"l".repeat(480)}…`],
  ])("has a line of the log for what does not exist: %#", async (body, operation) => {
    const id = `req-refused-${operation.length}`;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "x-request-id": id };
    const url = `${server.url}/api/v1/connectors/instances/${payments.instanceId}/execute`;
    await (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).text();
    await expect.poll(() => lineOf(id)).toMatchObject({ operation, status: 422 });
    expect(await (await fetch(`${server.adminUrl}/metrics`)).text()).not.toContain(operation);
  });

  it("has a line of the log for each request", async () => {
    vendor.answer(() => ({ json: customer }));
    await payments.customers.get({ id: "cus_EXAMPLE0001" }, { headers: { "x-request-id": "req-for-the-log" } });
    await expect
      .poll(() => lineOf("req-for-the-log"))
      .toMatchObject({
        level: "info",
        method: "POST",
        path: `/api/v1/connectors/instances/${payments.instanceId}/execute`,
        operation: "payments.customers.get",
        status: 200,
        caller: "test",
      });
  });

  it("has no secrets", () => {
    const files = readdirSync(data.folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== "master.key",
    );
    expect(files.length).toBeGreaterThan(0);
    const texts = [
      server.printed.stdout,
      server.printed.stderr,
      ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1")),
    ];
    for (const secret of [SECRET, token, "EXAMPLE_ACCESS_TOKEN_1", "EXAMPLE_CLIENT_SECRET", "EXAMPLE_PASSWORD"]) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
  });
});
