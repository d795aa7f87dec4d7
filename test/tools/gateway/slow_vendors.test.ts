import { createGateway, GatewayError } from "connector-gateway-spec";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeVendor, type FakeAnswer, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { dataFolder, runProgram, startServe, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";

const CALLERS = 1_000;
/** What the gateway has for one third party. */
const CONNECTIONS = 256;

const data = dataFolder();
let slow: FakeVendor;
let fast: FakeVendor;
let server: RunningServe;

beforeAll(async () => {
  [slow, fast] = [await startFakeVendor(), await startFakeVendor()];
  fast.answer(() => ({ json: { results: [{ id: "1", properties: {}, archived: false }] } }));
  const replaced = ["--vendor", `payments=${slow.url}`, "--vendor", `crm=${fast.url}`];
  server = await startServe(["--data", data.folder, "--allow-private-egress", ...replaced]);
});
afterAll(async () => {
  await server.stop();
  await Promise.all([slow.close(), fast.close()]);
  data.remove();
});

/** Status, code and seconds of a refusal. */
function refusalOf(error: unknown): string {
  if (!(error instanceof GatewayError)) throw error;
  return `${error.status} ${/"error_code":"([^"]+)"/.exec(JSON.stringify(error.body))?.[1]} ${error.retryAfter}`;
}

test("1,000 callers of a slow third party disturb no others, and learn when to come back", async () => {
  const token = (await runProgram(["token", "create", "--name", "ci", "--data", data.folder])).stdout.trim();
  const client = createGateway({ baseUrl: server.url, token, retry: { retries: 0 } });
  const payments = await client.create("payments", { name: "Slow", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
  const credentials = { access_token: "EXAMPLE", refresh_token: "EXAMPLE", client_id: "EXAMPLE", client_secret: "EXAMPLE" };
  const crm = await client.create("crm", { name: "Fast", auth_config: credentials });
  const page: FakeAnswer = { json: { object: "list", data: [], has_more: false, url: "/v1/customers" } };
  let answer = (_: FakeAnswer): void => undefined;
  const held = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  slow.answer(() => held);
  const outcomes: Record<string, number> = {};
  const count = (outcome: string): unknown => (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1);
  const calls = Array.from({ length: CALLERS }, async () => {
    const outcome = await payments.customers.list({}).then(() => "answered", refusalOf);
    count(outcome);
  });
  await expect.poll(() => slow.requests.length).toBe(CONNECTIONS);
  for (let index = 0; index < 20; index++) {
    expect((await fetch(`${server.adminUrl}/healthz`)).status).toBe(200);
    expect((await crm.contacts.list({})).records).toHaveLength(1);
  }
  await expect.poll(() => Object.keys(outcomes)).toEqual(["503 gateway/busy 1"]);
  const metrics = await (await fetch(`${server.adminUrl}/metrics`)).text();
  answer(page);
  await Promise.all(calls);
  expect(Object.keys(outcomes)).toEqual(["503 gateway/busy 1", "answered"]);
  expect(outcomes["answered"]).toBeGreaterThanOrEqual(CONNECTIONS);
  expect(Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 1024 ** 2).toBeLessThan(512);
  // The circuit of the third party is closed.
  expect((await payments.customers.list({})).records).toEqual([]);
});
