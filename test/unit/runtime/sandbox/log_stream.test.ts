import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { createChanges, wantsStream } from "../../../../templates/runtime/sandbox/log_stream.ts";
import { createLog } from "../../../../templates/runtime/sandbox/request_log.ts";
import type { Fault, LogEntry, Sandbox } from "../../../../templates/runtime/sandbox/sandbox_types.ts";
import { toNodeListener } from "../../../../templates/runtime/server/node.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { BASE, call, createFake, list, send } from "./fake_world.ts";

interface Event {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Events from the text of a stream, as browsers read them. */
function eventsIn(text: string): readonly Event[] {
  return text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const fields = new Map(block.split("\n").map((line) => [/^[^:]*/.exec(line)?.[0], line.replace(/^[^:]*: /, "")]));
      return { event: fields.get("event") ?? "message", id: fields.get("id"), data: JSON.parse(fields.get("data") ?? "") as unknown };
    });
}

/** Reads a stream until it has had as many events as wanted. */
function reader(body: AsyncIterable<Uint8Array>): (count: number) => Promise<readonly Event[]> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  const decoder = new TextDecoder();
  let text = "";
  return async (count) => {
    const events: Event[] = [];
    while (events.length < count) {
      const chunk = await chunks.next();
      if (chunk.done === true) break;
      text += decoder.decode(chunk.value, { stream: true });
      const end = text.lastIndexOf("\n\n") + 2;
      if (end >= 2) events.push(...eventsIn(text.slice(0, end)));
      if (end >= 2) text = text.slice(end);
    }
    return events;
  };
}

/** Opens the stream of a sandbox in memory. */
async function open(sandbox: Sandbox, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<Response> {
  return sandbox.fetch(`${BASE}/_sandbox/log`, { headers: { accept: "text/event-stream", ...headers }, ...(signal && { signal }) });
}

async function eventsOf(
  sandbox: Sandbox,
  headers: Readonly<Record<string, string>> = {},
): Promise<(count: number) => Promise<readonly Event[]>> {
  const { body } = await open(sandbox, headers);
  if (body === null) throw new Error("The stream has no body.");
  return reader(body);
}

const START = { event: "start", id: undefined, data: { kept: 0 } };
const NO_FAULTS = { event: "faults", id: undefined, data: [] };

/** A fault that no call has met. */
function whole(fault: Fault): object {
  return { fault, left: fault };
}

function message(entry: LogEntry | undefined): Event {
  return { event: "message", id: entry?.requestId, data: JSON.parse(JSON.stringify(entry)) as unknown };
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

describe("positions of the log", () => {
  const logged = (id: number): Parameters<ReturnType<typeof createLog>["add"]>[0] => ({
    entry: { requestId: String(id), time: "", instance: null, operation: null, status: 200, durationMs: 1 },
    secrets: [],
  });

  test("lead through all requests, whatever the parts and however the log grows and is emptied", () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ read: fc.integer({ min: 1, max: 700 }) }),
      fc.constant({ clear: true as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const log = createLog();
        let added = 0;
        let position = -1;
        let isNew = true;
        // The last request that a reader has seen, or knows to have missed.
        let seen = 0;
        for (const one of [...steps, { read: 10_000 }]) {
          if ("add" in one) for (let count = 0; count < one.add; count++) log.add(logged((added += 1)));
          else if ("clear" in one) {
            log.clear();
            [isNew, seen] = [true, added];
          } else {
            const { entries, next, missed, restarted } = log.part(position, one.read);
            const ids = entries.map(({ requestId }) => Number(requestId));
            expect(restarted).toBe(isNew);
            if (restarted) expect(missed).toBe(0);
            const first = restarted ? Number(log.entries()[0]?.requestId) : seen + missed + 1;
            expect(ids).toEqual(ids.map((_, index) => first + index));
            [position, isNew, seen] = [next, false, ids.at(-1) ?? seen];
            if (ids.length > 0) expect(log.positionAfter(String(seen))).toBe(next);
          }
        }
        expect(seen).toBe(added);
      }),
      runs(100),
    );
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

describe("the stream over HTTP", () => {
  /** A server with a sandbox, closed after the test. */
  async function serve(sandbox: Sandbox): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
    const server = createServer(toNodeListener(sandbox.handler));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const close = (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    onTestFinished(close);
    return { port: (server.address() as AddressInfo).port, close };
  }

  function connect(port: number): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { accept: "text/event-stream" };
      request({ host: "127.0.0.1", port, path: "/_sandbox/log", headers }, resolve).on("error", reject).end();
    });
  }

  test("sends each entry when the request has been answered", async () => {
    const sandbox = createFake();
    const { port } = await serve(sandbox);
    const response = await connect(port);
    const next = reader(response);
    expect(await next(2)).toEqual([START, NO_FAULTS]);
    await send(sandbox, { body: list });
    expect(await next(1)).toEqual([message(sandbox.log()[0])]);
    response.destroy();
  });

  test("ends with the server, although readers are connected", async () => {
    const { port, close } = await serve(createFake());
    const responses = await Promise.all(Array.from({ length: 20 }, () => connect(port)));
    const ends = responses.map(
      (response) =>
        new Promise((resolve) =>
          response
            .on("error", () => undefined)
            .on("close", resolve)
            .resume(),
        ),
    );
    await close();
    expect(await Promise.all(ends)).toHaveLength(20);
  });

  test("lets nobody wait who is gone", async () => {
    const sandbox = createFake();
    const { port } = await serve(sandbox);
    const gone = await connect(port);
    gone.on("error", () => undefined).destroy();
    for (let count = 0; count < 3; count++) await send(sandbox, { body: list });
    const response = await connect(port);
    expect((await reader(response)(5)).map(({ event }) => event)).toEqual(["start", "message", "message", "message", "faults"]);
    response.destroy();
  });

  test("waits for a reader who does not read, and then goes on without a gap", async () => {
    const sandbox = createFake();
    const { port } = await serve(sandbox);
    const response = await connect(port);
    response.pause();
    const params = { metadata: { text: "a".repeat(15_000) } };
    for (let count = 0; count < 900; count++) await send(sandbox, { body: call("customers", "create", params) });
    const events = await reader(response)(902);
    expect(events.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual(sandbox.log().map(({ requestId }) => requestId));
    response.destroy();
  });

  test("is refused to pages of other origins and at other names", async () => {
    const { port } = await serve(createFake());
    const url = `http://127.0.0.1:${port}/_sandbox/log`;
    const statuses: number[] = [];
    for (const origin of ["https://attacker.example", `http://127.0.0.1:${port}`]) {
      const { status, body } = await fetch(url, { headers: { accept: "text/event-stream", origin } });
      statuses.push(status);
      await body?.cancel();
    }
    expect(statuses).toEqual([403, 200]);
  });
});
