import { describe, expect, it, test, vi } from "vitest";
import { GatewayError, ValidationError, createGateway } from "connector-gateway-spec";
import type { Fault } from "../../server/faults.ts";
import { openGateway, TOKEN, useGatewayServer } from "./open_gateway.ts";

const server = useGatewayServer();
type Options = Parameters<typeof openGateway>[1];

function payments(options: Options = {}) {
  return openGateway(server(), options).instance("payments", server().addInstance("payments"));
}

/** The error of a call that must fail. */
async function errorOf(call: () => Promise<unknown>): Promise<GatewayError> {
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GatewayError) return error;
  throw new Error("The call did not fail with a GatewayError.", { cause: error });
}

const html = "<!doctype html><title>502 Bad Gateway</title>" + "<p>nginx</p>".repeat(50);

describe("an answer that is not a success", () => {
  it("becomes a GatewayError with what the gateway said", async () => {
    server().fail({
      kind: "status",
      status: 422,
      body: JSON.stringify({ message: "Wrong params", errors: [{ field: "limit", message: "too large", error_code: "max" }] }),
      headers: { "X-Request-Id": "req-1" },
    });
    const error = await errorOf(() => payments().customers.list({ limit: 10 }));
    expect(error.message).toBe("payments.customers.list: the gateway answered 422: Wrong params; limit: too large");
    expect(Object.fromEntries(Object.entries(error))).toEqual({
      name: "GatewayError",
      kind: "status",
      operation: "payments.customers.list",
      status: 422,
      body: { message: "Wrong params", errors: [{ field: "limit", message: "too large", error_code: "max" }] },
      requestId: "req-1",
      retryAfter: undefined,
    });
  });

  it.each([
    ["a number of seconds", "7", 7],
    ["a date that is over", "Wed, 21 Oct 2015 07:28:00 GMT", 0],
    ["nothing that is either", "soon", undefined],
  ])("has Retry-After given as %s", async (_what, header, want) => {
    server().fail({ kind: "status", status: 429, headers: { "Retry-After": header } });
    const error = await errorOf(() => payments({ retry: { retries: 0 } }).customers.list());
    expect([error.status, error.retryAfter]).toEqual([429, want]);
  });

  it("shows the first 200 characters of a page of HTML", async () => {
    server().fail({ kind: "status", status: 502, body: html, headers: { "Content-Type": "text/html; charset=utf-8" } });
    const error = await errorOf(() => payments().customers.list());
    expect(error.message).toBe(
      `payments.customers.list: the gateway answered 502 with text/html that is not JSON: ${JSON.stringify(html.slice(0, 200))}`,
    );
    expect(error.body).toBeUndefined();
  });

  it("says so when it is empty", async () => {
    server().fail({ kind: "status", status: 500 });
    expect((await errorOf(() => payments().customers.list())).message).toContain("answered 500 with an empty body");
  });

  it.each([301, 302, 307, 308])("is not followed when it is a redirect (%i)", async (status) => {
    server().fail({ kind: "status", status, headers: { Location: "http://127.0.0.1:1/elsewhere" } });
    const error = await errorOf(() => payments().customers.list());
    expect(error).toMatchObject({ kind: "answer", status });
    expect(error.message).toContain("the gateway redirects");
    expect(server().requests).toHaveLength(1);
  });
});

describe("a success whose body is not what it should be", () => {
  it.each([
    ["HTML", html, "text/html", `text/html that is not JSON: ${JSON.stringify(html.slice(0, 200))}`],
    ["empty", "", "application/json", "an empty body"],
    ["an array", "[1]", "application/json", 'JSON that is not what was expected: "[1]"'],
    ["a text", "OK", "text/plain", 'text/plain that is not JSON: "OK"'],
    ["no envelope", '{"ok":true}', "application/json", "an object without `result`"],
    ["no list", '{"status":"success","result":{}}', "application/json", "a `result` that is not an array"],
  ])("%s becomes a GatewayError", async (_what, body, type, want) => {
    server().fail({ kind: "status", status: 200, body, headers: { "Content-Type": type } });
    const error = await errorOf(() => payments().customers.list());
    expect(error).toMatchObject({ kind: "answer", status: 200 });
    expect(error.message).toBe(`payments.customers.list: the gateway answered 200 with ${want}`);
  });

  it("says what arrived when it is cut off", async () => {
    const body = JSON.stringify({ status: "success", result: [{ id: "x".repeat(500) }] });
    server().fail({ kind: "truncate", body });
    const error = await errorOf(() => payments({ retry: { retries: 0 } }).customers.list());
    expect(error.kind).toBe("network");
    expect(error.message).toContain(
      `the answer broke off after ${Math.ceil(body.length / 2)} characters: ${JSON.stringify(body.slice(0, 200))}`,
    );
  });

  it("is checked against the documents where that is requested", async () => {
    const body = JSON.stringify({ status: "success", result: [{ id: "cus_1" }], connector_metadata: { has_more: false } });
    server().fail({ kind: "status", status: 200, body }, { kind: "status", status: 200, body }, { kind: "status", status: 200, body });
    await expect(payments().customers.list()).resolves.toMatchObject({ records: [{ id: "cus_1" }], hasNext: false });
    await expect(payments({ validateResponses: "tolerant" }).customers.list()).resolves.toMatchObject({ records: [{ id: "cus_1" }] });
    await expect(payments({ validateResponses: "documented" }).customers.list()).rejects.toThrow(ValidationError);
  });

  it("is checked under the tolerant profile, where wrong types stay errors", async () => {
    const body = JSON.stringify({ status: "success", result: [{ id: 7 }], connector_metadata: { has_more: false } });
    server().fail({ kind: "status", status: 200, body });
    await expect(payments({ validateResponses: "tolerant" }).customers.list()).rejects.toThrow(ValidationError);
  });
});

describe("retries", () => {
  const tooMany: Fault = { kind: "status", status: 429, headers: { "Retry-After": "0" } };

  it.each<[what: string, fault: Fault]>([
    ["429", tooMany],
    ["503", { kind: "status", status: 503 }],
    ["a cut connection", { kind: "cut" }],
    ["an answer that breaks off", { kind: "truncate", body: '{"status":"success","result":[]}' }],
  ])("a read is retried after %s", async (_what, fault) => {
    server().fail(fault, fault);
    await expect(payments().customers.list()).resolves.toMatchObject({ hasNext: true });
    expect(server().requests).toHaveLength(3);
  });

  it("a read fails after two retries", async () => {
    server().fail(tooMany, tooMany, tooMany);
    expect((await errorOf(() => payments().customers.list())).status).toBe(429);
    expect(server().requests).toHaveLength(3);
  });

  it.each([400, 401, 404, 422, 500, 502])("a read is not retried after %i", async (status) => {
    server().fail({ kind: "status", status });
    expect((await errorOf(() => payments().customers.list())).status).toBe(status);
    expect(server().requests).toHaveLength(1);
  });

  it.each<[what: string, fault: Fault]>([
    ["429", tooMany],
    ["503", { kind: "status", status: 503 }],
    ["a cut connection", { kind: "cut" }],
  ])("a write is not retried after %s", async (_what, fault) => {
    server().fail(fault);
    await errorOf(() => payments().customers.create({ email: "jo@example.com" }));
    expect(server().requests).toHaveLength(1);
  });

  it("the create request is not retried", async () => {
    server().fail(tooMany);
    await errorOf(() => openGateway(server()).create("payments", { name: "A", auth_config: { api_key: "sk_test_EXAMPLE0000" } }));
    expect(server().requests).toHaveLength(1);
  });

  it("end when Retry-After is longer than the longest wait", async () => {
    server().fail({ kind: "status", status: 429, headers: { "Retry-After": "3600" } });
    expect((await errorOf(() => payments().customers.list())).retryAfter).toBe(3600);
    expect(server().requests).toHaveLength(1);
  });

  it("end at once when the caller aborts while they wait", async () => {
    const controller = new AbortController();
    server().fail({ kind: "status", status: 429, headers: { "Retry-After": "20" } });
    const answered = abortAfterAnswer(controller, new Error("enough"));
    const call = payments({ fetch: answered }).customers.list({}, { signal: controller.signal });
    await expect(call).rejects.toThrow("enough");
    expect(server().requests).toHaveLength(1);
  });

  it("ask for a fresh token each time", async () => {
    let calls = 0;
    server().fail(tooMany);
    await payments({ token: () => Promise.resolve(calls++ === 0 ? "old" : TOKEN) }).customers.list();
    expect(server().requests.map(({ authorization }) => authorization)).toEqual(["Bearer old", `Bearer ${TOKEN}`]);
  });
});

describe("time limits and abort signals", () => {
  it.each<[what: string, fault: Fault]>([
    ["before an answer", { kind: "silence" }],
    ["while the body is read", { kind: "stall", body: '{"status":"success","result":[]}' }],
    ["while an error is read", { kind: "stall", body: '{"message":"no"}', headers: {} }],
  ])("time can run out %s", async (_what, fault) => {
    server().fail(fault);
    const error = await errorOf(() => payments({ timeout: 60 }).customers.list());
    expect(error).toMatchObject({ kind: "timeout", operation: "payments.customers.list" });
    expect(server().requests).toHaveLength(1);
  });

  it("a call can have a timeout of its own", async () => {
    server().fail({ kind: "silence" });
    expect((await errorOf(() => payments().customers.list({}, { timeout: 30 }))).kind).toBe("timeout");
  });

  it("an answer in time is a result", async () => {
    server().fail({ kind: "late", milliseconds: 30 });
    await expect(payments({ timeout: 5000 }).customers.list()).resolves.toHaveProperty("records.0.object", "customer");
  });

  it("time runs out for a token that does not arrive, and for a fetch that ignores signals", async () => {
    const never = () => new Promise<never>(() => undefined);
    expect((await errorOf(() => payments({ timeout: 30, token: never }).customers.list())).kind).toBe("timeout");
    expect((await errorOf(() => payments({ timeout: 30, fetch: never }).customers.list())).kind).toBe("timeout");
  });

  it("the reason of an abort is passed on as it is, and nothing is sent after it", async () => {
    const reason = new Error("not needed any more");
    await expect(payments().customers.list({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server().requests).toHaveLength(0);
  });

  it("a call can be aborted before an answer", async () => {
    const controller = new AbortController();
    server().fail({ kind: "silence" });
    const call = payments().customers.list({}, { signal: controller.signal });
    await vi.waitUntil(() => server().requests.length === 1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("a call can be aborted while the body is read", async () => {
    const controller = new AbortController();
    server().fail({ kind: "stall", body: '{"status":"success","result":[]}' });
    const call = payments({ fetch: abortAfterAnswer(controller) }).customers.list({}, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("a write that is aborted is not an error of the gateway", async () => {
    const controller = new AbortController();
    server().fail({ kind: "silence" });
    const call = payments().customers.create({}, { signal: controller.signal });
    await vi.waitUntil(() => server().requests.length === 1);
    controller.abort("changed my mind");
    await expect(call).rejects.toBe("changed my mind");
  });

  it("a walk over pages ends when it is aborted", async () => {
    const controller = new AbortController();
    const walk = async (): Promise<void> => {
      for await (const customer of payments().customers.list.all({ limit: 10 }, { signal: controller.signal })) {
        expect(customer.object).toBe("customer");
        controller.abort(new Error("seen enough"));
      }
    };
    await expect(walk()).rejects.toThrow("seen enough");
    expect(server().requests).toHaveLength(1);
  });
});

test("a gateway that cannot be reached is a network error", async () => {
  const gateway = createGateway({ baseUrl: "http://127.0.0.1:1", token: TOKEN, retry: { retries: 1, delay: 1 } });
  const error = await errorOf(() => gateway.instance("payments", "x").customers.list());
  expect(error.kind).toBe("network");
  expect(error.message).toMatch(/^payments\.customers\.list: the gateway could not be reached \(.+\)$/);
});

/** A fetch after which the caller aborts: when the status and the headers have arrived, and the client has gone on. */
function abortAfterAnswer(controller: AbortController, reason?: Error): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    setImmediate(() => controller.abort(reason));
    return response;
  };
}
