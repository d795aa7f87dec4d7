import { memoryWrites, OperationError, type GatewayHandlerOptions } from "connector-gateway-spec/server";
import { describe, expect, test } from "vitest";
import { createKit, EXECUTE, toRequest } from "./kit.ts";

const record = { id: "cus_1", object: "customer", created: 1, livemode: false };

interface Asked {
  readonly key?: string;
  readonly action?: string;
  readonly params?: object;
  readonly instance?: string;
}

/** A gateway that counts what it runs, and asks it. */
function countingKit(options: Partial<GatewayHandlerOptions> = {}, run = (): unknown => record) {
  let runs = 0;
  const fallback = (): unknown => {
    runs += 1;
    return run();
  };
  const handler = createKit({ once: memoryWrites(), fallback, responses: "off", ...options });
  const ask = async ({ key, action = "create", params = {}, instance = "inst_payments" }: Asked) => {
    const headers = { "idempotency-key": key, origin: "https://app.example.test" };
    const body = { entity: "customers", action, params };
    const answer = await handler(toRequest({ url: `${EXECUTE}${instance}/execute`, headers, body }));
    return {
      status: answer.status,
      headers: answer.headers,
      replayed: answer.headers.get("idempotency-replayed"),
      text: await answer.text(),
    };
  };
  return { ask, runs: () => runs };
}

function fail(error: Error): never {
  throw error;
}

describe("a write with a key", () => {
  test("runs once, and its answer is repeated", async () => {
    let elapsed = 0;
    const { ask, runs } = countingKit({ now: () => (elapsed += 7) });
    const first = await ask({ key: "k" });
    expect(first).toMatchObject({ status: 200, replayed: null });
    expect(await ask({ key: "k" })).toMatchObject({ status: 200, replayed: "true", text: first.text });
    expect(runs()).toBe(1);
  });

  test("is another one with another key, and without one", async () => {
    const { ask, runs } = countingKit();
    for (const key of ["a", "b", undefined, undefined]) await ask({ ...(key !== undefined && { key }) });
    expect(runs()).toBe(4);
  });

  test.each([
    ["other params", { params: { name: "Al" } }],
    ["another operation", { action: "delete", params: { id: "cus_1" } }],
  ])("is refused with %s", async (_, asked) => {
    const { ask, runs } = countingKit();
    await ask({ key: "k" });
    const { status, text } = await ask({ key: "k", ...asked });
    expect([status, text]).toEqual([422, expect.stringContaining("write/other-params")]);
    expect(runs()).toBe(1);
  });

  test.each(["", "k".repeat(256), "\u00e4"])("is refused when the key is %j", async (key) => {
    const { ask, runs } = countingKit();
    expect(await ask({ key })).toMatchObject({ status: 422, text: expect.stringContaining("write/key") as unknown });
    expect(runs()).toBe(0);
  });

  test("is refused while it runs", async () => {
    let finish = (_: unknown): void => undefined;
    const { ask } = countingKit({}, () => new Promise((resolve) => (finish = resolve)));
    const first = ask({ key: "k" });
    await expect.poll(() => finish.length).toBe(1);
    const second = await ask({ key: "k" });
    expect([second.status, second.headers.get("retry-after")]).toEqual([409, "1"]);
    finish(record);
    expect(await first).toMatchObject({ status: 200 });
  });

  test.each([404, 503])("that is refused with %i is forgotten", async (refused) => {
    const { ask, runs } = countingKit({}, () => {
      throw new OperationError(refused, "Not now.");
    });
    for (const status of [refused, refused]) expect((await ask({ key: "k" })).status).toBe(status);
    expect(runs()).toBe(2);
  });

  test.each<[string, number, () => unknown]>([
    ["the result is refused", 500, () => ({ id: 1 })],
    ["the handler throws", 500, () => fail(new Error("The connection was lost."))],
    ["a third party fails", 502, () => fail(new OperationError(502, "The third party failed."))],
  ])("is not run again where it may be done, as when %s", async (_, status, run) => {
    const { ask, runs } = countingKit({ responses: "refuse", onError: () => undefined, onDeviation: () => undefined }, run);
    expect((await ask({ key: "k" })).status).toBe(status);
    expect(await ask({ key: "k" })).toMatchObject({ status: 409, text: expect.stringContaining("write/unknown-outcome") as unknown });
    expect((await ask({ key: "k", params: { name: "Al" } })).status).toBe(422);
    expect(runs()).toBe(1);
  });

  test("is forgotten after 10,000 others", async () => {
    const { ask, runs } = countingKit();
    for (let count = 0; count <= 10_000; count += 1) await ask({ key: `k${count}` });
    await ask({ key: "k0" });
    await ask({ key: "k10000" });
    expect(runs()).toBe(10_002);
  });

  test("shows pages of other origins that its answer is repeated", async () => {
    const { ask } = countingKit({ cors: true });
    expect((await ask({ key: "k" })).headers.get("access-control-expose-headers")).toContain("idempotency-replayed");
  });
});

test("a read with a key runs each time", async () => {
  const { ask, runs } = countingKit();
  for (let count = 0; count < 2; count += 1) await ask({ key: "k", action: "get", params: { id: "cus_1" } });
  expect(runs()).toBe(2);
});

test("keys have no effect without `once`", async () => {
  const handler = createKit({ fallback: () => record, responses: "off" });
  const headers = { "idempotency-key": "k" };
  const body = { entity: "customers", action: "create", params: {} };
  for (let count = 0; count < 2; count += 1) {
    const answer = await handler(toRequest({ url: `${EXECUTE}inst_payments/execute`, headers, body }));
    expect([answer.status, answer.headers.get("idempotency-replayed")]).toEqual([200, null]);
  }
});
