import { describe, expect, it, test } from "vitest";
import { ValidationError, createGateway } from "connector-gateway-spec";
import type { Fault } from "connector-gateway-spec/sandbox";
import { abortAfterAnswer, errorOf, failNext } from "./failing_calls.ts";
import { openGateway, TOKEN, useSandboxServer } from "./open_gateway.ts";

const server = useSandboxServer();
type Options = Parameters<typeof openGateway>[1];

function payments(options: Options = {}) {
  return openGateway(server(), options).instance("payments", "inst_payments");
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

  it("has Retry-After given as a date by the clock of the gateway", async () => {
    const headers = { "Retry-After": "Wed, 21 Oct 2015 07:28:30 GMT", Date: "Wed, 21 Oct 2015 07:28:00 GMT" };
    server().fail({ kind: "status", status: 429, headers });
    expect((await errorOf(() => payments({ retry: { retries: 0 } }).customers.list())).retryAfter).toBe(30);
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

describe("a success that the sandbox spoils", () => {
  it("fails when it is not JSON", async () => {
    failNext(server(), { effect: "malformed_json" });
    const error = await errorOf(() => payments().customers.list({ limit: 1 }));
    expect(error).toMatchObject({ kind: "answer", status: 200 });
    expect(error.message).toContain("the gateway answered 200 with application/json that is not JSON");
  });

  it.each([["documented"], ["tolerant"]] as const)("is refused for a record that breaks the contract: %s", async (validateResponses) => {
    failNext(server(), { effect: "break_record" }, 2);
    await expect(payments().customers.list({ limit: 3 })).resolves.toHaveProperty("records.length", 3);
    await expect(payments({ validateResponses }).customers.list({ limit: 3 })).rejects.toThrow(ValidationError);
  });

  it("ends a walk with an error when it repeats a cursor", async () => {
    failNext(server(), { effect: "repeat_cursor" });
    const walk = async (): Promise<void> => {
      for await (const { records } of payments().customers.list.pages({ limit: 10 })) expect(records).not.toEqual([]);
    };
    await expect(walk()).rejects.toMatchObject({ kind: "paging" });
    expect(server().requests).toHaveLength(2);
  });
});

describe("retries", () => {
  const tooMany = { status: 429, retryAfter: 0 };

  it.each<[what: string, fault: Omit<Fault, "match">]>([
    ["429", tooMany],
    ["503", { status: 503 }],
    ["a connection that closes before the operation", { effect: "drop_request" }],
    ["a connection that closes after the operation", { effect: "drop_response" }],
    ["an answer that breaks off", { effect: "truncate_body" }],
  ])("a read is retried after %s", async (_what, fault) => {
    failNext(server(), fault, 2);
    await expect(payments().customers.list()).resolves.toMatchObject({ hasNext: true });
    expect(server().requests).toHaveLength(3);
  });

  it("a read fails after two retries", async () => {
    failNext(server(), tooMany, 4);
    expect((await errorOf(() => payments().customers.list())).status).toBe(429);
    expect(server().requests).toHaveLength(3);
  });

  it.each([400, 401, 404, 422, 500, 502])("a read is not retried after %i", async (status) => {
    failNext(server(), { status });
    expect((await errorOf(() => payments().customers.list())).status).toBe(status);
    expect(server().requests).toHaveLength(1);
  });

  it.each<[what: string, fault: Omit<Fault, "match">, written: number]>([
    ["429", tooMany, 0],
    ["503", { status: 503 }, 0],
    ["a connection that closes before the operation", { effect: "drop_request" }, 0],
    ["a connection that closes after the operation", { effect: "drop_response" }, 1],
  ])("a write is not retried after %s", async (_what, fault, written) => {
    const count = (): number => server().sandbox.state().instances["inst_payments"]?.records["customers"]?.length ?? 0;
    const before = count();
    failNext(server(), fault);
    await errorOf(() => payments().customers.create({ email: "jo@example.com" }));
    expect(server().requests).toHaveLength(1);
    expect(count() - before).toBe(written);
  });

  it("the create request is not retried", async () => {
    failNext(server(), tooMany, 1, "gateway.create_instance");
    await errorOf(() => openGateway(server()).create("payments", { name: "A", auth_config: { api_key: "sk_test_EXAMPLE0000" } }));
    expect(server().requests).toHaveLength(1);
  });

  it("end when Retry-After is longer than the longest wait", async () => {
    failNext(server(), { status: 429, retryAfter: 3600 });
    expect((await errorOf(() => payments().customers.list())).retryAfter).toBe(3600);
    expect(server().requests).toHaveLength(1);
  });

  it("end at once when the caller aborts while they wait", async () => {
    const controller = new AbortController();
    failNext(server(), { status: 429, retryAfter: 20 });
    const answered = abortAfterAnswer(controller, new Error("enough"));
    const call = payments({ fetch: answered }).customers.list({}, { signal: controller.signal });
    await expect(call).rejects.toThrow("enough");
    expect(server().requests).toHaveLength(1);
  });

  it("ask for a fresh token each time", async () => {
    let calls = 0;
    // The sandbox itself refuses the old token.
    server().fail({ kind: "status", status: 429, headers: { "Retry-After": "0" } });
    await payments({ token: () => Promise.resolve(calls++ === 0 ? "old" : TOKEN) }).customers.list();
    expect(server().requests.map(({ authorization }) => authorization)).toEqual(["Bearer old", `Bearer ${TOKEN}`]);
  });
});

test("a gateway that cannot be reached is a network error", async () => {
  const gateway = createGateway({ baseUrl: "http://127.0.0.1:1", token: TOKEN, retry: { retries: 1, delay: 1 } });
  const error = await errorOf(() => gateway.instance("payments", "x").customers.list());
  expect(error.kind).toBe("network");
  expect(error.message).toMatch(/^payments\.customers\.list: the gateway could not be reached \(.+\)$/);
});
