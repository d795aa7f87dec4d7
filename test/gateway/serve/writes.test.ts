import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startFakeVendor, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { runGatewayCommand, type CommandRun } from "../../fixtures/gateway/gateway_command.ts";
import { startLiveGateway, type LiveGateway } from "../../fixtures/gateway/live_gateway.ts";

let vendor: FakeVendor;
let gateway: LiveGateway;
let instance: string;
let other: string;

const customer = { id: "cus_EXAMPLE0001", object: "customer", created: 1735732800, livemode: false };

beforeAll(async () => {
  vendor = await startFakeVendor();
  gateway = await startLiveGateway(["--allow-private-egress", "--log-level", "error", "--vendor", `payments=${vendor.url}`]);
  [instance, other] = [await createInstance(), await createInstance()];
});
afterAll(async () => {
  await gateway.stop();
  await vendor.close();
});

async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(`${gateway.url}/api/v1/connectors/instances${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${gateway.token}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...(signal !== undefined && { signal }),
  });
}

async function createInstance(): Promise<string> {
  const definition = "e094cb9a-26de-4645-8761-65c0c425d1de";
  const answer = await post("", { connector_definition_id: definition, name: "Account", auth_config: { api_key: "sk_test_EXAMPLE" } });
  return /inst_\w+/.exec(await answer.text())?.[0] ?? "";
}

interface Told {
  readonly status: number;
  readonly replayed: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly code: string | undefined;
}

interface Asked {
  readonly id?: string;
  readonly token?: string;
  readonly action?: string;
  readonly params?: object;
  readonly signal?: AbortSignal;
}

/** Runs an operation on customers with a key. */
async function write(key: string, { action = "create", params = {}, ...options }: Asked = {}): Promise<Told> {
  const { id = instance, token = gateway.token, signal } = options;
  const headers = { "idempotency-key": key, authorization: `Bearer ${token}` };
  const answer = await post(`/${id}/execute`, { entity: "customers", action, params }, headers, signal);
  const text = await answer.text();
  return {
    status: answer.status,
    replayed: answer.headers.get("idempotency-replayed"),
    retryAfter: answer.headers.get("retry-after"),
    text,
    code: /"error_code":"([^"]*)"/.exec(text)?.[1],
  };
}

/** A deletion, for which the third party takes no key. */
const remove = (key: string): Promise<Told> => write(key, { action: "delete", params: { id: "cus_EXAMPLE0001" } });

const arrived = (): number => vendor.requests.length;

async function command(...words: readonly string[]): Promise<CommandRun> {
  return runGatewayCommand([...words, "--data", gateway.folder]);
}

/** Runs something, and says how many requests the third party got of it. */
async function counted<T>(run: () => Promise<T>): Promise<readonly [T, number]> {
  const before = arrived();
  const result = await run();
  return [result, arrived() - before];
}

describe("a write with a key", () => {
  beforeEach(() => vendor.answer(() => ({ json: customer })));

  test("is made once, and the answer is repeated byte for byte, whatever the order of params", async () => {
    const [[first, second], calls] = await counted(async () => [
      await write("once", { params: { name: "Jo", metadata: { a: "1", b: "2" } } }),
      await write("once", { params: { metadata: { b: "2", a: "1" }, name: "Jo" } }),
    ]);
    expect(first).toMatchObject({ status: 200, replayed: null });
    expect(second).toEqual({ ...first, replayed: "true" });
    expect(calls).toBe(1);
  });

  test("is another one with other params or another operation: 422", async () => {
    await write("reused", { params: { name: "Jo" } });
    const [answers, calls] = await counted(async () => [await write("reused", { params: { name: "Al" } }), await remove("reused")]);
    expect(answers).toMatchObject([
      { status: 422, code: "write/other-params" },
      { status: 422, code: "write/other-params" },
    ]);
    expect(calls).toBe(0);
  });

  test("is another one for another instance and for another token, also of the same owner", async () => {
    await write("shared");
    const token = (await command("token", "create", "--name", "second", "--owner", "test")).stdout.trim();
    const [answers, calls] = await counted(async () => [await write("shared", { id: other }), await write("shared", { token })]);
    expect(answers).toMatchObject([
      { status: 200, replayed: null },
      { status: 200, replayed: null },
    ]);
    expect(calls).toBe(2);
  });

  test.each([
    ["is empty", ""],
    ["is too long", "k".repeat(256)],
    ["has 10 kB", "k".repeat(10_240)],
    ["has other characters", "\u00e4"],
  ])("is refused when the key %s", async (_, key) => {
    const [answer, calls] = await counted(() => write(key));
    expect(answer).toMatchObject({ status: 422, code: "write/key" });
    expect(calls).toBe(0);
  });

  test("is refused while it runs, and goes on when its caller goes away", async () => {
    let finish = (): void => undefined;
    vendor.answer(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ json: customer });
        }),
    );
    const gone = new AbortController();
    const before = arrived();
    const lost = expect(write("running", { signal: gone.signal })).rejects.toThrow();
    await expect.poll(arrived).toBe(before + 1);
    gone.abort();
    await lost;
    expect(await write("running")).toMatchObject({ status: 409, code: "write/running", retryAfter: "1" });
    finish();
    await expect.poll(async () => (await write("running")).status).toBe(200);
    expect(await write("running")).toMatchObject({ status: 200, replayed: "true" });
    expect(arrived()).toBe(before + 1);
  });

  test("that the third party refuses is forgotten: it was not done", async () => {
    vendor.answer(() => ({ status: 400, json: { error: { message: "No such plan", type: "invalid_request_error" } } }));
    expect(await write("refused")).toMatchObject({ status: 422, replayed: null });
    vendor.answer(() => ({ json: customer }));
    expect(await write("refused", { params: { name: "other" } })).toMatchObject({ status: 200, replayed: null });
  });

  test("that never left is forgotten", async () => {
    const [answer, calls] = await counted(() => write("unsent", { action: "delete", params: { id: ".." } }));
    expect([answer, calls]).toMatchObject([{ status: 404 }, 0]);
    expect(await remove("unsent")).toMatchObject({ status: 200, replayed: null });
  });

  test("is read without a key: reads take none", async () => {
    const [, calls] = await counted(async () => {
      await write("read", { action: "get", params: { id: "cus_EXAMPLE0001" } });
      await write("read", { action: "get", params: { id: "cus_EXAMPLE0002" } });
    });
    expect(calls).toBe(2);
  });
});

describe("a write whose outcome nobody knows", () => {
  test("is made again with the same key of a third party that honors one", async () => {
    vendor.answer(() => "drop");
    const before = arrived();
    expect(await write("again")).toMatchObject({ status: 502 });
    vendor.answer(() => ({ json: customer }));
    expect(await write("again")).toMatchObject({ status: 200, replayed: null });
    const keys = new Set(vendor.requests.slice(before).map(({ headers }) => headers["idempotency-key"]));
    expect(keys.size).toBe(1);
    expect(await write("again")).toMatchObject({ status: 200, replayed: "true" });
  });

  test("stays unknown when the third party refuses the repetition: the first one may have been done", async () => {
    vendor.answer(() => "drop");
    await write("doubt");
    vendor.answer(() => ({ status: 400, json: { error: { message: "Key in use", type: "invalid_request_error" } } }));
    expect(await write("doubt")).toMatchObject({ status: 422 });
    expect((await command("writes", "list")).stdout).toMatch(/ doubt +unknown /);
    vendor.answer(() => ({ json: customer }));
    const before = arrived();
    await write("doubt");
    expect(vendor.requests[before]?.headers["idempotency-key"]).toBe(vendor.requests[before - 1]?.headers["idempotency-key"]);
  });

  test("is not made again where the third party honors no key, until an operator says that it was not done", async () => {
    vendor.answer(() => "drop");
    expect(await remove("gone")).toMatchObject({ status: 502 });
    vendor.answer(() => ({ json: { id: "cus_EXAMPLE0001", object: "customer", deleted: true } }));
    const [answer, calls] = await counted(() => remove("gone"));
    expect([answer, calls]).toMatchObject([{ status: 409, code: "write/unknown-outcome", retryAfter: null }, 0]);
    expect((await command("writes", "list", "--json")).stdout).toMatch(
      /"key": "gone",\s+"state": "unknown",\s+"operation": "payments.customers.delete"/,
    );
    expect(await command("writes", "resolve", "gone", "--as", "not-done")).toMatchObject({ code: 0 });
    expect(await remove("gone")).toMatchObject({ status: 200, replayed: null });
    expect(await remove("gone")).toMatchObject({ status: 200, replayed: "true" });
  });

  test("that an operator says was done is not made again", async () => {
    vendor.answer(() => "drop");
    await remove("happened");
    expect(await command("writes", "resolve", "happened", "--as", "done")).toMatchObject({ code: 0 });
    const [answer, calls] = await counted(() => remove("happened"));
    expect([answer, calls]).toMatchObject([{ status: 409, code: "write/answer-lost" }, 0]);
    expect((await command("writes", "list")).stdout).not.toContain("happened");
  });

  test.each([
    [["resolve", "never", "--as", "done"], 1, "no write with this key or id whose outcome is unknown"],
    [["resolve", "never"], 2, "--as is missing or unknown"],
    [["resolve", "never", "--as", "maybe"], 2, "write --as done or --as not-done"],
  ] as const)("`writes` %j says what is wrong", async (words, code, message) => {
    expect(await command("writes", ...words)).toMatchObject({ code, stderr: expect.stringContaining(message) as unknown });
  });

  test("goes with its instance, and so does an answer", async () => {
    vendor.answer(() => "drop");
    const id = await createInstance();
    await write("leaves", { id });
    expect((await command("writes", "list")).stdout).toContain("leaves");
    expect(await command("instance", "delete", id)).toMatchObject({ code: 0 });
    expect((await command("writes", "list")).stdout).not.toContain("leaves");
  });
});

describe("the database", () => {
  test("has neither keys nor answers in the clear", async () => {
    vendor.answer(() => ({ json: { ...customer, name: "EXAMPLE-plain-name" } }));
    expect((await write("EXAMPLE-plain-key", { params: { name: "EXAMPLE-plain-param" } })).text).toContain("EXAMPLE-plain-name");
    const files = readdirSync(gateway.folder).map((name) => readFileSync(join(gateway.folder, name), "latin1"));
    expect(files.join("")).toContain("payments.customers.create");
    expect(files.join("")).not.toContain("EXAMPLE-plain");
  });
});
