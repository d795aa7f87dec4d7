import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEvent, type LogEvent } from "../../../../../templates/page/sandbox/connection/control.ts";
import { createStore, type SandboxView } from "../../../../../templates/page/sandbox/connection/sandbox_store.ts";
import type { LogEntry } from "../../../../../templates/sandbox/sandbox_types.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

/** The entry of a request. */
function entry(number: number, more: Partial<LogEntry> = {}): LogEntry {
  const requestId = `req_1_${number}`;
  return {
    requestId,
    time: `2026-01-01T00:00:00.${number}Z`,
    instance: "inst_payments",
    operation: "payments.customers.list",
    status: 200,
    durationMs: 5,
    ...more,
  };
}

const request = (number: number, more: Partial<LogEntry> = {}): LogEvent => ({ kind: "request", entry: entry(number, more) });

/** The view after events, each one second after the one before. */
function viewAfter(...events: readonly LogEvent[]): SandboxView {
  let now = 0;
  const store = createStore(
    () => now,
    (go) => go(),
  );
  for (const event of events) {
    now += 1000;
    store.receive(event);
  }
  return store.view();
}

const shown = ({ requests }: SandboxView): readonly (readonly [string, number | undefined])[] =>
  requests.map(({ entry: { requestId }, seenAt }) => [requestId, seenAt]);

describe("the view of the sandbox", () => {
  test.each<[string, readonly LogEvent[], readonly (readonly [string, number | undefined])[], number]>([
    ["nothing", [], [], 0],
    [
      "requests from before have no time",
      [{ kind: "start", kept: 2 }, request(1), request(2), request(3)],
      [
        ["req_1_1", undefined],
        ["req_1_2", undefined],
        ["req_1_3", 4000],
      ],
      1,
    ],
    [
      "a reset empties it",
      [{ kind: "start", kept: 0 }, request(1), { kind: "start", kept: 0 }, request(1, { time: "other" })],
      [["req_1_1", 4000]],
      2,
    ],
    [
      "a log that begins anew keeps the times of what is still the same",
      [{ kind: "start", kept: 0 }, request(1), { kind: "lost" }, { kind: "open" }, { kind: "start", kept: 2 }, request(1), request(2)],
      [
        ["req_1_1", 2000],
        ["req_1_2", undefined],
      ],
      1,
    ],
    [
      "other requests with the same ids are others",
      [{ kind: "start", kept: 0 }, request(1), { kind: "start", kept: 1 }, request(1, { status: 404 })],
      [["req_1_1", undefined]],
      1,
    ],
    [
      "requests that are missing are not from before",
      [{ kind: "start", kept: 5 }, request(1), { kind: "missed", count: 4 }, request(6)],
      [
        ["req_1_1", undefined],
        ["req_1_6", 4000],
      ],
      1,
    ],
  ])("%s", (_name, events, wanted, arrived) => {
    const view = viewAfter(...events);
    expect([shown(view), view.arrived]).toEqual([wanted, arrived]);
  });

  test.each<[readonly LogEvent[], SandboxView["connection"]]>([
    [[], "opening"],
    [[{ kind: "open" }], "open"],
    [[{ kind: "open" }, { kind: "lost" }], "lost"],
    [[{ kind: "open" }, { kind: "lost" }, { kind: "open" }], "open"],
  ])("after %j, the connection is %s", (events, wanted) => {
    expect(viewAfter(...events).connection).toBe(wanted);
  });

  test("keeps what it has when the sandbox stops", () => {
    expect(shown(viewAfter({ kind: "start", kept: 0 }, request(1), { kind: "lost" }))).toEqual([["req_1_1", 2000]]);
  });

  test("has the last 1,000 requests, however many come", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (count) => {
        const { requests } = viewAfter({ kind: "start", kept: 0 }, ...Array.from({ length: count }, (_, index) => request(index + 1)));
        expect([requests.length, requests.at(-1)?.entry.requestId]).toEqual([Math.min(count, 1000), `req_1_${count}`]);
      }),
      runs(20),
    );
  });

  test("changes once for many events, and tells only those who watch", () => {
    const planned: (() => void)[] = [];
    const store = createStore(
      () => 0,
      (go) => planned.push(go),
    );
    let changes = 0;
    const stop = store.watch(() => (changes += 1));
    for (const number of [1, 2, 3]) store.receive(request(number));
    expect([planned.length, store.view().requests.length]).toEqual([1, 0]);
    planned.shift()?.();
    expect([changes, store.view().requests.length]).toEqual([1, 3]);
    stop();
    store.receive(request(4));
    planned.shift()?.();
    expect([changes, store.view().requests.length]).toEqual([1, 4]);
  });
});

describe("an event of the stream", () => {
  const fault = { match: "*", status: 500 };

  test.each<[Parameters<typeof readEvent>[0], unknown, LogEvent | undefined]>([
    ["message", entry(1), request(1)],
    ["message", entry(1, { status: null, instance: null, operation: null }), request(1, { status: null, instance: null, operation: null })],
    ["message", { requestId: "req_1_1" }, undefined],
    ["message", [], undefined],
    ["start", { kept: 3 }, { kind: "start", kept: 3 }],
    ["start", {}, { kind: "start", kept: 0 }],
    ["missed", { count: 7 }, { kind: "missed", count: 7 }],
    ["faults", [], { kind: "faults", faults: [] }],
    [
      "faults",
      [
        { fault, left: null },
        { fault, left: fault },
      ],
      {
        kind: "faults",
        faults: [
          { fault, left: null },
          { fault, left: fault },
        ],
      },
    ],
    ["faults", [{ fault }], undefined],
    ["faults", {}, undefined],
  ])("%s with %j", (name, value, wanted) => {
    expect(readEvent(name, JSON.stringify(value))).toEqual(wanted);
  });
});
