import { describe, expect, test } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson, type Respond } from "../../fixtures/gateway/loopback_server.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf, type CallerWorld } from "../../fixtures/gateway/vendor_callers.ts";

const open = { kind: "circuit_open", message: "Shop failed several times in a row. The gateway has paused calls to it." };
const once = { settings: { tries: 1 } };

/** Answers with the statuses, one after the other, and with the last one from then on. */
const answering =
  (...statuses: readonly number[]): Respond =>
  (_, response, index) =>
    sendJson(response, { message: "status" }, statuses[Math.min(index, statuses.length - 1)]);

const times = (count: number, status: number): readonly number[] => Array.from({ length: count }, () => status);

async function callTimes({ caller }: CallerWorld, url: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await caller.call(vendorCall({ url })).catch(() => undefined);
}

describe("the circuit of a third party", () => {
  test("opens after ten failures in a row, and calls are refused without asking", async () => {
    const { server, ...world } = await worldWith(answering(500), once);
    await callTimes(world, server.url, 10);
    world.clock.advance(10_000);
    expect(await failureOf(world.caller.call(vendorCall({ url: server.url })))).toEqual({ ...open, retryAfter: 20 });
    expect([server.requests.length, world.circuit, world.events.at(-1)?.tries]).toEqual([10, ["open"], 0]);
  });

  test.each([200, 400, 401, 404, 423, 429])("does not open when status %i comes in between", async (status) => {
    const { server, ...world } = await worldWith(answering(...times(9, 503), status, ...times(9, 503)), {
      settings: { tries: 1 },
    });
    await callTimes(world, server.url, 19);
    expect([server.requests.length, world.circuit]).toEqual([19, []]);
  });

  test("does not open after answers of status 200 that say that something is busy", async () => {
    const errors = {
      code: [["error"]],
      message: [["error"]],
      failWhen: { path: ["ok"], is: false },
      kinds: { busy: "unavailable" },
    } as const;
    const { server, caller, circuit } = await worldWith((_, response) => sendJson(response, { ok: false, error: "busy" }), once);
    for (let index = 0; index < 11; index++)
      expect(await failureOf(caller.call(vendorCall({ url: server.url, vendor: { errors } })))).toMatchObject({ kind: "unavailable" });
    expect([server.requests.length, circuit]).toEqual([11, []]);
  });

  test("opens after connections that fail", async () => {
    const { server, ...world } = await worldWith((_, response) => response.destroy(), once);
    await callTimes(world, server.url, 11);
    expect([server.requests.length, world.circuit]).toEqual([10, ["open"]]);
  });

  test("opens after answers that do not come", async () => {
    const { server, caller, clock } = await worldWith(() => undefined, { settings: { tries: 1, circuitFaults: 2 } });
    for (const count of [1, 2]) {
      const failure = failureOf(caller.call(vendorCall({ url: server.url })));
      await expect.poll(() => server.requests.length).toBe(count);
      clock.advance(30_000);
      expect(await failure).toMatchObject({ kind: "timeout" });
    }
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toMatchObject(open);
  });

  test("counts tries, and the call in which it opens says what the third party said", async () => {
    const { server, ...world } = await worldWith(answering(500), { settings: { tries: 20, deadline: 60_000, longestBackoff: 500 } });
    expect(await failureOf(world.caller.call(vendorCall({ url: server.url })))).toEqual({
      kind: "unavailable",
      status: 500,
      message: "status",
    });
    expect(server.requests).toHaveLength(10);
  });

  test("lets one call through after 30 seconds, and closes when that succeeds", async () => {
    const { server, ...world } = await worldWith(answering(...times(10, 500), 200), once);
    await callTimes(world, server.url, 10);
    world.clock.advance(30_000);
    const results = await Promise.all(
      [1, 2, 3].map(() => world.caller.call(vendorCall({ url: server.url })).catch((error: unknown) => error)),
    );
    expect(results).toMatchObject([{ status: 200 }, { failure: { ...open, retryAfter: 1 } }, { failure: { ...open, retryAfter: 1 } }]);
    expect(await world.caller.call(vendorCall({ url: server.url }))).toMatchObject({ status: 200 });
    expect([server.requests.length, world.circuit]).toEqual([12, ["open", "half_open", "closed"]]);
  });

  test("opens again for 30 seconds when that one fails", async () => {
    const { server, ...world } = await worldWith(answering(500), once);
    await callTimes(world, server.url, 10);
    world.clock.advance(30_000);
    await callTimes(world, server.url, 2);
    world.clock.advance(29_000);
    expect(await failureOf(world.caller.call(vendorCall({ url: server.url })))).toEqual({ ...open, retryAfter: 1 });
    expect([server.requests.length, world.circuit]).toEqual([11, ["open", "half_open", "open"]]);
  });

  test("opens at the next failure when the caller of that one goes away", async () => {
    const gone = new AbortController();
    const { server, ...world } = await worldWith((_, response, index) => {
      if (index === 10) gone.abort(new Error("gone"));
      else sendJson(response, {}, 500);
    }, once);
    await callTimes(world, server.url, 10);
    world.clock.advance(30_000);
    await expect(world.caller.call(vendorCall({ url: server.url, signal: gone.signal }))).rejects.toThrow("gone");
    await callTimes(world, server.url, 2);
    expect(world.circuit).toEqual(["open", "half_open", "closed", "open"]);
  });

  test("does not concern another origin", async () => {
    const { server, ...world } = await worldWith(answering(500), once);
    const other = await worldWith(answering(200));
    await callTimes(world, server.url, 10);
    expect(await failureOf(world.caller.call(vendorCall({ url: other.server.url })))).toMatchObject({ kind: "egress" });
    expect(await failureOf(world.caller.call(vendorCall({ url: server.url })))).toMatchObject(open);
  });
});
