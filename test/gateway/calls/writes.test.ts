import { describe, expect, it, test } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson, type Respond } from "../../fixtures/gateway/loopback_server.ts";
import { vendorCall, type CallOptions } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

const write = { method: "POST", effect: "write", body: "{}" } as const satisfies Partial<CallOptions>;
const keyed = { idempotencyHeader: "Idempotency-Key" };

/** What a third party does instead of answering, by name. */
const faults: Readonly<Record<string, Respond>> = {
  "status 500": (_, response) => sendJson(response, { message: "down" }, 500),
  "status 503 with Retry-After": (_, response) => sendJson(response, {}, 503, { "retry-after": "1" }),
  "status 429": (_, response) => sendJson(response, { message: "slow down" }, 429, { "retry-after": "1" }),
  "a closed connection": (_, response) => response.destroy(),
  "half an answer": (_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"id":', () => response.destroy());
  },
  "a limit in a body": (_, response) => sendJson(response, { ok: false, code: "slow_down" }),
};

const twiceThenFine =
  (fault: Respond): Respond =>
  (request, response, index) =>
    index < 2 ? fault(request, response, index) : sendJson(response, { id: 1 });

describe.each(Object.entries(faults))("after %s", (_, fault) => {
  test("a read is made again", async () => {
    const { caller, server } = await worldWith(twiceThenFine(fault));
    expect(await caller.call(vendorCall({ url: server.url }))).toMatchObject({ body: { id: 1 } });
    expect(server.requests).toHaveLength(3);
  });

  test("a read by POST is made again", async () => {
    const { caller, server } = await worldWith(twiceThenFine(fault));
    await caller.call(vendorCall({ url: server.url, method: "POST", body: "{}" }));
    expect(server.requests.map(({ body }) => body)).toEqual(["{}", "{}", "{}"]);
  });

  test("a write is not made again without an idempotency key", async () => {
    const { caller, server } = await worldWith(twiceThenFine(fault));
    await failureOf(caller.call(vendorCall({ url: server.url, ...write })));
    expect(server.requests).toHaveLength(1);
  });

  test("a write is made again with the same idempotency key", async () => {
    const { caller, server } = await worldWith(twiceThenFine(fault));
    await caller.call(vendorCall({ url: server.url, ...write, vendor: keyed }));
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test("a deletion is never made again: idempotency keys are not for DELETE", async () => {
    const { caller, server } = await worldWith(twiceThenFine(fault));
    await failureOf(caller.call(vendorCall({ url: server.url, method: "DELETE", effect: "write", vendor: keyed })));
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers["idempotency-key"]).toBeUndefined();
  });
});

describe("idempotency keys", () => {
  test("differ between calls, and are not sent with reads", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}));
    await caller.call(vendorCall({ url: server.url, ...write, vendor: keyed }));
    await caller.call(vendorCall({ url: server.url, ...write, vendor: keyed }));
    await caller.call(vendorCall({ url: server.url, ...write, effect: "read", vendor: keyed }));
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect([new Set(keys).size, keys[2]]).toEqual([3, undefined]);
  });

  test("of the request are kept", async () => {
    const { caller, server } = await worldWith(twiceThenFine((_, response) => sendJson(response, {}, 500)));
    await caller.call(vendorCall({ url: server.url, ...write, vendor: keyed, headers: { "idempotency-key": "mine" } }));
    expect(server.requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["mine", "mine", "mine"]);
  });
});

describe("the third party's advice", () => {
  const limits = { remaining: "X-Remaining", shouldRetry: "Shop-Should-Retry" };
  it.each([
    ["true", 409, 2],
    ["TRUE", 409, 2],
    ["false", 500, 1],
    ["false", 429, 1],
    ["perhaps", 500, 2],
    ["perhaps", 409, 1],
  ])("%s with status %i: %i requests", async (advice, status, want) => {
    const { caller, server } = await worldWith((_, response, index) =>
      sendJson(response, {}, index === 0 ? status : 200, { "shop-should-retry": advice }),
    );
    await caller.call(vendorCall({ url: server.url, vendor: { limits } })).catch(() => undefined);
    expect(server.requests).toHaveLength(want);
  });

  it.each([400, 403, 404, 501])("to try again makes status %i a temporary state, also after the last try", async (status) => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}, status, { "shop-should-retry": "true" }));
    const failure = await failureOf(caller.call(vendorCall({ url: server.url, vendor: { limits } })));
    expect(failure).toMatchObject({ kind: "unavailable", status });
    expect(server.requests).toHaveLength(4);
  });

  it("not to try again is passed on", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}, 500, { "shop-should-retry": "false" }));
    const failure = await failureOf(caller.call(vendorCall({ url: server.url, vendor: { limits } })));
    expect(failure).toMatchObject({ kind: "unavailable", isFinal: true });
  });
});

describe("tries", () => {
  test("end with the last failure", async () => {
    const { caller, server, clock } = await worldWith((_, response, index) => sendJson(response, { message: `failure ${index + 1}` }, 500));
    const failure = await failureOf(caller.call(vendorCall({ url: server.url })));
    expect(failure).toEqual({ kind: "unavailable", status: 500, message: "failure 4" });
    expect([server.requests.length, clock.waits]).toEqual([4, [125, 250, 500]]);
  });

  test("end when the next one would begin after the deadline", async () => {
    const { caller, server, clock } = await worldWith((_, response) => {
      clock.advance(29_900);
      sendJson(response, { message: "slow" }, 500);
    });
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toMatchObject({ message: "slow" });
    expect([server.requests.length, clock.waits]).toEqual([1, []]);
  });

  test("are one when nothing may pass", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}, 500), { settings: { tries: 1 } });
    await failureOf(caller.call(vendorCall({ url: server.url })));
    expect(server.requests).toHaveLength(1);
  });
});

describe("a call to a server that is not there", () => {
  it.each([
    ["read", {}, 4],
    ["write", write, 1],
    ["write", { ...write, vendor: keyed }, 4],
  ] as const)("is unreachable (%s)", async (_, options, tries) => {
    const { caller, server, events } = await worldWith(() => undefined);
    await server.close();
    expect(await failureOf(caller.call(vendorCall({ url: server.url, ...options })))).toEqual({
      kind: "unreachable",
      message: "Shop refused the connection (ECONNREFUSED).",
      isUnsent: true,
    });
    expect(events.map((event) => event.tries)).toEqual([tries]);
  });
});

describe("whether a write may have been carried out", () => {
  const fail =
    (status: number): Respond =>
    (_, response) =>
      sendJson(response, { message: "no" }, status);

  const cut: Respond = (_, response) => response.destroy();
  test.each<[what: string, reply: Respond, mayBeDone: boolean]>([
    ["is not known of an answer that breaks off", (_, response) => response.write("{", () => response.destroy()), true],
    ["is not known of a closed connection", cut, true],
    ["is not known of a failure of the third party", fail(500), true],
    ["is not known of an answer that is no JSON", (_, response) => response.end("<html>"), true],
    ["is not known of a redirect", (_, response) => response.writeHead(303, { location: "/done" }).end(), true],
    ["is known of a refusal", fail(422), false],
    ["is known of a limit", fail(429), false],
    ["is known of refused credentials", fail(401), false],
  ])("%s", async (_, reply, mayBeDone) => {
    const { caller, server } = await worldWith(reply, { settings: { tries: 1 } });
    const progress = { vendorKey: undefined, mayBeDone: false };
    await failureOf(caller.call({ ...vendorCall({ url: server.url, ...write }), write: progress }));
    expect(progress.mayBeDone).toBe(mayBeDone);
  });

  test("is not known when an earlier try may have been, whatever the last one says", async () => {
    const { caller, server } = await worldWith((_, response, index) => (index === 0 ? response.destroy() : sendJson(response, {}, 422)));
    const progress = { vendorKey: "k", mayBeDone: false };
    await failureOf(caller.call({ ...vendorCall({ url: server.url, ...write, vendor: keyed }), write: progress }));
    expect([server.requests.length, progress.mayBeDone]).toEqual([2, true]);
  });

  test("is known when nothing left", async () => {
    const { caller, server } = await worldWith(() => undefined);
    await server.close();
    const progress = { vendorKey: "k", mayBeDone: false };
    await failureOf(caller.call({ ...vendorCall({ url: server.url, ...write, vendor: keyed }), write: progress }));
    expect(progress.mayBeDone).toBe(false);
  });

  test("all tries have the key that the gateway chose", async () => {
    const { caller, server } = await worldWith(twiceThenFine(cut));
    const progress = { vendorKey: "chosen", mayBeDone: false };
    await caller.call({ ...vendorCall({ url: server.url, ...write, vendor: keyed }), write: progress });
    expect(server.requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["chosen", "chosen", "chosen"]);
  });
});
