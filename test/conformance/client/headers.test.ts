import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createGateway, GatewayError } from "connector-gateway-spec";
import type { CallOptions, CallResponse, OutgoingRequest } from "connector-gateway-spec/client";
import { openGateway, TOKEN, useSandboxServer } from "./open_gateway.ts";
import { CHARACTER } from "../../fixtures/character.ts";

const server = useSandboxServer();
const credentials = { name: "A", auth_config: { api_key: "sk_test_EXAMPLE0000" } };
type Options = Parameters<typeof openGateway>[1];

function payments(options: Options = {}) {
  return openGateway(server(), options).instance("payments", "inst_payments");
}

describe("headers", () => {
  it("of the gateway and of the call are sent; those of the call win, whatever the case of their names", async () => {
    const instance = payments({ headers: { "X-Tenant": "acme", "x-region": "eu", "X-Left-Out": undefined } });
    await instance.customers.list({}, { headers: { "X-REGION": "us", "X-Trace": "é 1" } });
    const [request] = server().requests;
    expect(request?.headers).toMatchObject({ "x-tenant": "acme", "x-region": "us", "x-trace": "é 1", "content-type": "application/json" });
    expect(request?.headers).not.toHaveProperty("x-left-out");
    expect(request?.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it("are sent for creating an instance, and for every page", async () => {
    const gateway = openGateway(server(), { headers: { "X-Tenant": "acme" } });
    const created = await gateway.create("payments", credentials);
    for await (const page of created.customers.list.pages({ limit: 10 }, { headers: { "X-Walk": "1" } }))
      expect(page.records).not.toEqual([]);
    expect(server().requests.map(({ headers }) => [headers["x-tenant"], headers["x-walk"]])).toEqual([
      ["acme", undefined],
      ["acme", "1"],
      ["acme", "1"],
      ["acme", "1"],
    ]);
  });

  it.each([
    [
      { Authorization: "Bearer other" },
      "The client sends the header `authorization` itself; see the options `token` and `idempotencyKey`.",
    ],
    [{ "CONTENT-TYPE": "text/plain" }, "The client sends the header `content-type` itself"],
    [{ "content-length": "7" }, "The client sends the header `content-length` itself"],
    [{ "Idempotency-Key": "7" }, "The client sends the header `idempotency-key` itself"],
    [{ "X-A": "1\r\nX-B: 2" }, "The header `x-a` must be a non-empty string of Latin-1 characters without line breaks."],
    [{ "X-A": "1\n" }, "The header `x-a` must be"],
    [{ "X-A": "\0" }, "The header `x-a` must be"],
    [{ "X-A": "漢" }, "The header `x-a` must be"],
    [{ "X-A": "" }, "The header `x-a` must be"],
    [{ "X-A": 7 }, "The header `x-a` must be"],
    [{ "X-A\r\nX-B": "1" }, "is not a valid name of a header."],
    [{ "": "1" }, "is not a valid name of a header."],
    [{ "x y": "1" }, "`x y` is not a valid name of a header."],
    [new Headers({ a: "1" }), "headers must be a plain object"],
    [[["a", "1"]], "headers must be a plain object"],
    ["a: 1", "headers must be a plain object"],
    [null, "headers must be a plain object"],
  ])("%j are refused, by default and per call, and nothing is sent", async (headers, message) => {
    const given = headers as NonNullable<CallOptions["headers"]>;
    expect(() => payments({ headers: given })).toThrow(TypeError);
    expect(() => payments({ headers: given })).toThrow(message);
    const error = await payments()
      .customers.list({}, { headers: given })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as TypeError).message).toContain(message);
    expect(server().requests).toHaveLength(0);
  });

  it("never carry a line break or another header, whatever the name and the value", async () => {
    const sent: Headers[] = [];
    const fetch = (_address: unknown, init?: RequestInit): Promise<Response> => {
      sent.push(new Headers(init?.headers));
      return Promise.resolve(Response.json({ status: "success", result: {} }));
    };
    const instance = createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch }).instance("payments", "x");
    const text = fc.oneof(
      fc.string({ unit: CHARACTER }),
      fc.constantFrom("x-a", "a\r\nb: c", "Authorization", "authorization ", "\u0000", "ä"),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (name, value) => {
        const before = sent.length;
        const error = await instance.balance.get({}, { headers: { [name]: value } }).catch((reason: unknown) => reason);
        if (sent.length === before) {
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        const last = sent.at(-1);
        expect([...(last?.keys() ?? [])].filter((each) => each !== name.toLowerCase()).sort()).toEqual(["authorization", "content-type"]);
        expect(last?.get("authorization")).toBe("Bearer t");
        expect(last?.get(name)).toBe(value.replace(/^[\t ]+|[\t ]+$/g, ""));
      }),
    );
  });

  it("that look secret are in no error, like the token", async () => {
    const secret = "canary-secret-0123";
    server().fail({ kind: "status", status: 400, body: JSON.stringify({ message: `refused ${secret}` }) });
    await expect(payments({ headers: { "X-Api-Key": secret } }).customers.list()).rejects.toThrow("refused [redacted]");
    await expect(payments().customers.list({}, { headers: { "X-Api-Key": `${secret}\n` } })).rejects.not.toThrow(secret);
  });
});

describe("an idempotency key", () => {
  const key = { idempotencyKey: "order-17" };

  it("is sent with a write, and with the request that creates an instance", async () => {
    const created = await openGateway(server()).create("payments", credentials, key);
    await created.refunds.create({ charge: "ch_EXAMPLE0001" }, key);
    expect(server().requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["order-17", "order-17"]);
  });

  it("does not make a write repeatable by itself", async () => {
    server().fail({ kind: "status", status: 503 });
    await expect(payments().refunds.create({ charge: "ch_EXAMPLE0001" }, key)).rejects.toMatchObject({ status: 503 });
    expect(server().requests).toHaveLength(1);
  });

  it.each<[what: string, options: CallOptions, sent: unknown]>([
    ["the key that is given", key, "order-17"],
    ["one that is random", {}, expect.stringMatching(/^[\da-f-]{36}$/)],
  ])("with retry.idempotentWrites a write is retried with %s", async (_what, options, sent) => {
    server().fail({ kind: "status", status: 503 }, { kind: "cut" });
    const { refunds } = payments({ retry: { delay: 1, idempotentWrites: true } });
    expect(await refunds.create({ charge: "ch_EXAMPLE0001" }, options)).toMatchObject({ object: "refund" });
    const keys = server().requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([sent, sent, sent]);
    expect(new Set(keys).size).toBe(1);
  });

  it("is another one for each write, and none for a read and for the request that creates an instance without one", async () => {
    const created = await openGateway(server()).create("payments", credentials);
    await created.customers.list({});
    for (let count = 0; count < 2; count += 1) await created.customers.create({});
    const [create, read, first, second] = server().requests.map(({ headers }) => headers["idempotency-key"]);
    expect([create, read]).toEqual([undefined, undefined]);
    expect(first).toBeDefined();
    expect(first).not.toBe(second);
  });

  it("does not make the creation of an instance repeatable that has none", async () => {
    server().fail({ kind: "status", status: 503 });
    const gateway = openGateway(server(), { retry: { delay: 1, idempotentWrites: true } });
    await expect(gateway.create("payments", credentials)).rejects.toMatchObject({ status: 503 });
    expect(server().requests).toHaveLength(1);
  });

  it.each([
    ["is waited for", "1", 2],
    ["is not repeated when nobody knows its outcome", undefined, 1],
  ])("of a write that answers 409 %s", async (_what, retryAfter, requests) => {
    server().fail({ kind: "status", status: 409, ...(retryAfter !== undefined && { headers: { "retry-after": retryAfter } }) });
    const { refunds } = payments({ retry: { delay: 1, idempotentWrites: true } });
    await refunds.create({ charge: "ch_EXAMPLE0001" }).catch(() => undefined);
    expect(server().requests).toHaveLength(requests);
  });

  it("is refused for a read, and when it cannot be sent", async () => {
    await expect(payments().customers.list({}, key)).rejects.toThrow(
      new TypeError("idempotencyKey cannot be used with payments.customers.list: it only reads."),
    );
    for (const idempotencyKey of ["", "a\r\nb", "漢"]) {
      await expect(payments().customers.create({}, { idempotencyKey })).rejects.toThrow("idempotencyKey must be a non-empty string");
    }
    expect(server().requests).toHaveLength(0);
  });
});

describe("onRequest", () => {
  it("sees every request without Authorization, the gateway's hook first", async () => {
    const seen: OutgoingRequest[] = [];
    server().fail({ kind: "status", status: 503 });
    const instance = payments({ headers: { "X-Tenant": "acme" }, onRequest: (request) => seen.push(request) });
    await instance.customers.list({ limit: 1 }, { onRequest: (request) => seen.push(request) });
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 2]);
    expect(seen[0]).toMatchObject({
      operation: "payments.customers.list",
      url: `${server().baseUrl}/api/v1/connectors/instances/inst_payments/execute`,
      headers: { "x-tenant": "acme", "content-type": "application/json" },
      body: { entity: "customers", action: "list", params: { limit: 1 } },
    });
    expect(JSON.stringify(seen)).not.toContain(TOKEN);
    expect(JSON.stringify(seen).toLowerCase()).not.toContain("authorization");
  });

  it("does not see credentials", async () => {
    const seen: OutgoingRequest[] = [];
    const created = await openGateway(server(), { onRequest: (request) => seen.push(request) }).create("payments", credentials);
    await created.balance.get();
    expect(seen.map(({ operation, body }) => [operation, body])).toEqual([
      ["gateway.create_instance", undefined],
      ["payments.balance.get", { entity: "balance", action: "get" }],
    ]);
    expect(JSON.stringify(seen)).not.toContain("sk_test");
  });

  it("can set headers, also after a promise, and the next hook sees them", async () => {
    const instance = payments({
      onRequest: async ({ setHeader, attempt }) => {
        await Promise.resolve();
        setHeader("TraceParent", `00-${attempt}`);
      },
    });
    let seen: unknown;
    await instance.customers.list({}, { headers: { traceparent: "old" }, onRequest: ({ headers }) => (seen = headers["traceparent"]) });
    expect([server().requests[0]?.headers["traceparent"], seen]).toEqual(["00-1", "00-1"]);
  });

  it.each([
    ["Authorization", "Bearer other"],
    ["Content-Type", "text/plain"],
    ["X-A", "1\r\nX-B: 2"],
  ])("cannot set %s to %j", async (name, value) => {
    const call = payments().customers.list({}, { onRequest: ({ setHeader }) => setHeader(name, value) });
    await expect(call).rejects.toThrow(TypeError);
    expect(server().requests).toHaveLength(0);
  });

  it("cannot change what is sent", async () => {
    const change = ({ body, headers }: OutgoingRequest): void => {
      Object.assign(body as object, { entity: "x" });
      Object.assign(headers, { a: "1" });
    };
    await payments().customers.list({ limit: 1 }, { onRequest: change });
    expect(server().requests[0]?.body).toMatchObject({ entity: "customers" });
    expect(server().requests[0]?.headers).not.toHaveProperty("a");
  });

  it("is part of the time that a call has", async () => {
    const call = payments().customers.list({}, { timeout: 30, onRequest: () => new Promise(() => undefined) });
    await expect(call).rejects.toMatchObject({ kind: "timeout", message: expect.stringContaining("timed out") as string });
  });
});

describe("onResponse", () => {
  it("sees every response: errors and retries, the envelope of a success, no envelope of an error or a download", async () => {
    const seen: CallResponse[] = [];
    const onResponse = (response: CallResponse): void => void seen.push(response);
    server().fail({ kind: "status", status: 503 });
    await payments({ onResponse }).customers.list();
    const storage = openGateway(server(), { onResponse }).instance("file_storage", "inst_file_storage");
    const { body } = await storage.files.download({ fileId: "1ExampleFile0000000000000000000001", alt: "media" });
    await body.cancel();
    expect(seen.map(({ operation, attempt, status, envelope }) => [operation, attempt, status, envelope !== undefined])).toEqual([
      ["payments.customers.list", 1, 503, false],
      ["payments.customers.list", 2, 200, true],
      ["file_storage.files.download", 1, 200, false],
    ]);
  });

  it("of a call sees every page of a walk, with its envelope", async () => {
    const times: unknown[] = [];
    const onResponse = ({ envelope }: CallResponse): void =>
      void times.push((envelope as { execution_metadata: object }).execution_metadata);
    for await (const customer of payments().customers.list.all({ limit: 10 }, { onResponse })) expect(customer.object).toBe("customer");
    expect(times).toHaveLength(3);
    expect(times[0]).toMatchObject({ execution_time_ms: expect.any(Number) as number });
  });

  it("is not called where there is no response", async () => {
    const seen: unknown[] = [];
    server().fail({ kind: "cut" });
    const instance = payments({ retry: { retries: 0 }, onResponse: (response) => seen.push(response) });
    await expect(instance.customers.list()).rejects.toMatchObject({ kind: "network" });
    expect(seen).toEqual([]);
  });
});

describe("a hook that throws", () => {
  const failure = new Error("the hook failed");
  const fail = (): never => {
    throw failure;
  };
  const failLater = (): Promise<never> => Promise.reject(failure);

  it.each<[what: string, options: CallOptions]>([
    ["onRequest", { onRequest: fail }],
    ["onRequest, later", { onRequest: failLater }],
    ["onResponse", { onResponse: fail }],
    ["onResponse, later", { onResponse: failLater }],
  ])("%s rejects the call with its error", async (_what, options) => {
    await expect(payments().customers.list({}, options)).rejects.toBe(failure);
    await expect(payments(options).customers.list()).rejects.toBe(failure);
    await expect(openGateway(server(), options).create("payments", credentials)).rejects.toBe(failure);
  });

  it("ends the call also when the response is an error, without a retry", async () => {
    server().fail({ kind: "status", status: 503 });
    await expect(payments({ onResponse: fail }).customers.list()).rejects.toBe(failure);
    expect(server().requests).toHaveLength(1);
  });

  it("is not retried, whatever it throws", async () => {
    for (const reason of [new GatewayError("from the hook", { kind: "network", operation: "hook" }), "a text", undefined]) {
      const throwing = vi.fn<() => Promise<never>>().mockRejectedValue(reason);
      for (const options of [{ onRequest: throwing }, { onResponse: throwing }]) {
        const attempts: number[] = [];
        const count = ({ attempt }: OutgoingRequest): number => attempts.push(attempt);
        await expect(payments({ onRequest: count }).customers.list({}, options)).rejects.toBe(reason);
        expect(attempts).toEqual([1]);
      }
    }
  });

  it("ends a download and its connection", async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) }, { highWaterMark: 0 });
    const fetch = (_address: unknown, init?: RequestInit): Promise<Response> => {
      init?.signal?.addEventListener("abort", () => void (cancelled = true));
      return Promise.resolve(new Response(body));
    };
    const storage = createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch, onResponse: fail }).instance(
      "file_storage",
      "x",
    );
    await expect(storage.files.download({ fileId: "1ExampleFile0000000000000000000001", alt: "media" })).rejects.toBe(failure);
    expect(cancelled).toBe(true);
  });
});
