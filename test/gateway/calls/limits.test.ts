import { describe, expect, test } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson, type Respond } from "../../fixtures/gateway/loopback_server.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";
import { createMemoryStorage, storedInstance } from "../../fixtures/gateway/memory_storage.ts";

const limits = { remaining: "X-Remaining", reset: { header: "X-Reset", unit: "seconds" } } as const;

/** Refuses the first call. */
const refuseFirst =
  (retryAfter: string | undefined, status = 429, body: unknown = { message: "slow down" }): Respond =>
  (_, response, index) =>
    index === 0
      ? sendJson(response, body, status, retryAfter === undefined ? {} : { "retry-after": retryAfter })
      : sendJson(response, { id: index });

describe("after a rate limit", () => {
  test("a read waits as long as the third party says, and a random time on top", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("3"));
    await caller.call(vendorCall({ url: server.url }));
    expect(clock.waits).toEqual([3_125]);
  });

  test("a call whose wait ends after the deadline is given up at once, with the seconds", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("30"));
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toEqual({
      kind: "rate_limit",
      message: "slow down",
      status: 429,
      retryAfter: 30,
    });
    expect([server.requests.length, clock.waits]).toEqual([1, []]);
  });

  test("all calls of the instance are refused until it ends, without asking", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("60"));
    await failureOf(caller.call(vendorCall({ url: server.url })));
    clock.advance(20_000);
    for (const effect of ["read", "write"] as const) {
      expect(await failureOf(caller.call(vendorCall({ url: server.url, effect })))).toEqual({
        kind: "rate_limit",
        message: "Shop accepts no more calls of this instance until its rate limit resets.",
        retryAfter: 40,
      });
    }
    clock.advance(40_000);
    expect(await caller.call(vendorCall({ url: server.url }))).toMatchObject({ body: { id: 1 } });
    expect(server.requests).toHaveLength(2);
  });

  test("other calls of the instance wait when it ends before their deadline", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("9"));
    await failureOf(caller.call(vendorCall({ url: server.url, method: "POST", effect: "write" })));
    await caller.call(vendorCall({ url: server.url, method: "POST", effect: "write" }));
    expect([server.requests.length, clock.waits]).toEqual([2, [9_000]]);
  });

  test("other instances and other servers are not delayed", async () => {
    const storage = createMemoryStorage({ shop: { api_key: "a" }, other: { api_key: "b" } });
    const { caller, server, clock } = await worldWith(refuseFirst("60"), { storage });
    await failureOf(caller.call(vendorCall({ url: server.url })));
    await caller.call({ ...vendorCall({ url: server.url }), instance: storedInstance("other") });
    const elsewhere = await worldWith(refuseFirst("60"));
    await failureOf(caller.call(vendorCall({ url: elsewhere.server.url })));
    expect([server.requests.length, clock.waits]).toEqual([2, []]);
  });

  test("that does not say when it ends, a read is tried again after a random time, and nothing else waits", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst(undefined));
    await failureOf(caller.call(vendorCall({ url: server.url, effect: "write" })));
    await caller.call(vendorCall({ url: server.url }));
    expect(clock.waits).toEqual([]);
    const other = await worldWith(refuseFirst(undefined));
    await other.caller.call(vendorCall({ url: other.server.url }));
    expect(other.clock.waits).toEqual([125]);
  });

  test("that comes with another status, calls pause as well", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("2", 400, { code: "slow_down" }));
    await caller.call(vendorCall({ url: server.url }));
    expect([server.requests.length, clock.waits]).toEqual([2, [2_125]]);
  });

  test("that asks for years, calls pause for an hour", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("900000000"));
    await failureOf(caller.call(vendorCall({ url: server.url })));
    clock.advance(3_600_000);
    expect(await caller.call(vendorCall({ url: server.url }))).toMatchObject({ body: { id: 1 } });
  });
});

describe("an answer of success", () => {
  const counting: Respond = (_, response, index) =>
    sendJson(response, { id: index }, 200, { "x-remaining": `${2 - index}`, "x-reset": "60" });

  test("delays nothing while calls are left, and pauses the instance with the last one", async () => {
    const { caller, server, clock } = await worldWith(counting);
    for (let count = 0; count < 3; count++) await caller.call(vendorCall({ url: server.url, vendor: { limits } }));
    expect(clock.waits).toEqual([]);
    expect(await failureOf(caller.call(vendorCall({ url: server.url, vendor: { limits } })))).toMatchObject({
      kind: "rate_limit",
      retryAfter: 60,
    });
    expect(server.requests).toHaveLength(3);
  });
});

describe("a server that is down", () => {
  test("says when to come back, and that is when the next try is made", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("4", 503));
    await caller.call(vendorCall({ url: server.url }));
    expect(clock.waits).toEqual([4_125]);
  });

  test("does not pause other calls", async () => {
    const { caller, server, clock } = await worldWith(refuseFirst("60", 503));
    await failureOf(caller.call(vendorCall({ url: server.url })));
    await caller.call(vendorCall({ url: server.url }));
    expect([server.requests.length, clock.waits]).toEqual([2, []]);
  });
});
