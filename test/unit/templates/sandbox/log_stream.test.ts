import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createChanges, wantsStream } from "../../../../templates/sandbox/log_stream.ts";
import type { Fault } from "../../../../templates/sandbox/sandbox_types.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { BASE, call, createFake, list, send } from "./fake_store.ts";
import { eventsOf, message, NO_FAULTS, open, START } from "./log_events.ts";

/** A fault that no call has met. */
function whole(fault: Fault): object {
  return { fault, left: fault };
}

describe("the log as a stream", () => {
  test("begins with the entries that are kept, and goes on with each new one", async () => {
    const sandbox = createFake();
    await send(sandbox, { body: list });
    await send(sandbox, { path: "/nowhere" });
    const next = await eventsOf(sandbox);
    expect(await next(4)).toEqual([{ ...START, data: { kept: 2 } }, ...sandbox.log().map(message), NO_FAULTS]);
    await send(sandbox, { body: call("customers", "get", { id: "none" }) });
    expect(await next(1)).toEqual([message(sandbox.log()[2])]);
    await send(sandbox, { body: list });
    expect(await next(1)).toEqual([message(sandbox.log()[3])]);
  });

  test("has the headers of a stream", async () => {
    const { status, headers, body } = await open(createFake());
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, "text/event-stream", "no-store"]);
    await body?.cancel();
  });

  test("goes on after the last entry that a reader has had", async () => {
    const sandbox = createFake();
    for (let count = 0; count < 5; count++) await send(sandbox, { body: list });
    const next = await eventsOf(sandbox, { "last-event-id": "req_1_3" });
    expect((await next(3)).map(({ event, id }) => id ?? event)).toEqual(["req_1_4", "req_1_5", "faults"]);
  });

  test.each(["req_1_99", "", "x"])("begins again for a reader whose last entry, %j, it does not have", async (id) => {
    const sandbox = createFake();
    await send(sandbox, { body: list });
    const next = await eventsOf(sandbox, { "last-event-id": id });
    expect((await next(3)).map((one) => one.id ?? one.event)).toEqual(["start", "req_1_1", "faults"]);
  });

  test("says when the log has been emptied", async () => {
    const sandbox = createFake({ faults: [{ match: "*", wait: 0 }] });
    await send(sandbox, { body: list });
    const next = await eventsOf(sandbox);
    await next(3);
    sandbox.setFaults([]);
    expect(await next(1)).toEqual([NO_FAULTS]);
    sandbox.reset();
    expect(await next(2)).toEqual([START, { ...NO_FAULTS, data: [whole({ match: "*", wait: 0 })] }]);
    sandbox.reset();
    expect(await next(1)).toEqual([START]);
    await send(sandbox, { body: list });
    expect((await next(1)).map(({ id }) => id)).toEqual(["req_1_1"]);
  });

  test("has the faults, and all others that are set", async () => {
    const sandbox = createFake({ faults: [{ match: "*", status: 503 }] });
    const next = await eventsOf(sandbox);
    expect(await next(2)).toEqual([START, { ...NO_FAULTS, data: [whole({ match: "*", status: 503 })] }]);
    await send(sandbox, { path: "/_sandbox/faults", method: "PUT", body: [{ match: "*", wait: 0 }] });
    expect(await next(1)).toEqual([{ ...NO_FAULTS, data: [whole({ match: "*", wait: 0 })] }]);
  });

  test("says what is left of a fault after each call that meets it", async () => {
    const fault = { match: "payments.*", times: 2, status: 503 };
    const sandbox = createFake({ faults: [fault] });
    const next = await eventsOf(sandbox);
    await next(2);
    const seen: unknown[] = [];
    for (let count = 0; count < 2; count++) {
      await send(sandbox, { body: list });
      seen.push((await next(2)).map(({ event, data }) => (event === "faults" ? data : event)));
    }
    expect(seen).toEqual([
      ["message", [{ fault, left: { ...fault, times: 1 } }]],
      ["message", [{ fault, left: null }]],
    ]);
    await send(sandbox, { body: list });
    expect((await next(1)).map(({ event }) => event)).toEqual(["message"]);
  });

  test("says how many entries a reader has missed who was slower than the log", async () => {
    const sandbox = createFake();
    const next = await eventsOf(sandbox);
    await next(2);
    for (let count = 0; count < 1500; count++) await send(sandbox, { path: "/nowhere" });
    const events = await next(1001);
    expect([events.length, events[0], events[1]?.id, events.at(-1)?.id]).toEqual([
      1001,
      { event: "missed", id: undefined, data: { count: 500 } },
      "req_1_501",
      "req_1_1500",
    ]);
  });

  test("has no secrets", async () => {
    const sandbox = createFake();
    const params = { email: "my-own-token-1@example.com", metadata: { password: "hunter22" } };
    await send(sandbox, { headers: { authorization: "Bearer my-own-token-1" }, body: call("customers", "create", params) });
    const text = JSON.stringify(await (await eventsOf(sandbox))(3));
    expect(text).not.toMatch(/my-own-token-1|hunter22/);
    expect(text).toContain("[redacted]");
  });

  test("keeps each entry in one line, whatever its params say", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const sandbox = createFake();
        await send(sandbox, { body: call("customers", "create", { metadata: { value } }) });
        const [, entry] = await (await eventsOf(sandbox))(3);
        expect(entry).toEqual(message(sandbox.log()[0]));
      }),
      runs(50),
    );
  });

  test("ends when the reader gives up", async () => {
    const giveUp = new AbortController();
    const { body } = await open(createFake(), {}, giveUp.signal);
    const iterator = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    await iterator.next();
    const ended = iterator.next();
    giveUp.abort();
    expect(await ended.then(({ done }) => done)).toBe(true);
  });
});

describe("the log is a stream for who accepts", () => {
  test.each<[string | null, boolean]>([
    ["text/event-stream", true],
    ["TEXT/Event-Stream", true],
    ["text/event-stream; charset=utf-8", true],
    ["application/json, text/event-stream;q=0.5", true],
    [null, false],
    ["*/*", false],
    ["application/json", false],
    ["text/event-streams", false],
    ["x-text/event-stream", false],
  ])("%s: %s", async (accept, wanted) => {
    expect(wantsStream({ headers: { get: () => accept } })).toBe(wanted);
    const { headers, body } = await createFake().fetch(`${BASE}/_sandbox/log`, accept === null ? {} : { headers: { accept } });
    expect(headers.get("content-type")).toBe(wanted ? "text/event-stream" : "application/json");
    await body?.cancel();
  });
});

describe("changes", () => {
  test("are told once to each who waits, and to nobody who has stopped waiting", () => {
    const { notify, once } = createChanges();
    const told: string[] = [];
    once(() => told.push("a"));
    const stop = once(() => told.push("b"));
    stop();
    notify();
    notify();
    expect(told).toEqual(["b", "a"]);
  });
});
