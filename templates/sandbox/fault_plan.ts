import { COUNTED, type Operation, type Answer } from "#templates/runtime";
import type { Fault, FaultEffect } from "./sandbox_types.js";

/** A connection that closes before the answer. */
export const CONNECTION_LOST: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(connectionLost()) }),
};

/** The name of the call that creates an instance. */
export const CREATE_INSTANCE = "gateway.create_instance";

/** Whether an operation id fits a pattern, in which `*` is any text. */
export function matches(pattern: string, id: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (!id.startsWith(first)) return false;
  if (rest.length === 0) return id === first;
  let position = first.length;
  const last = rest.pop() ?? "";
  for (const part of rest) {
    const start = id.indexOf(part, position);
    if (start < 0) return false;
    position = start + part.length;
  }
  return id.length - position >= last.length && id.endsWith(last);
}

/** Whether each effect is possible for an operation; undefined is the call that creates an instance. */
export const EFFECTS: Readonly<Record<FaultEffect, (operation: Operation | undefined) => boolean>> = {
  drop_request: () => true,
  drop_response: () => true,
  truncate_body: () => true,
  malformed_json: (operation) => operation?.kind !== "download",
  break_record: (operation) => operation !== undefined && operation.kind !== "download",
  repeat_cursor: (operation) => cursorParam(operation) !== undefined,
};

/** The param that holds the cursor of a page; undefined for lists without cursors. */
export function cursorParam(operation: Operation | undefined): string | undefined {
  const paging = operation?.paging;
  return paging === undefined || paging.kind === "none" || COUNTED[paging.kind] !== undefined ? undefined : paging.next;
}

/** A call that may fail. */
export interface PlannedCall {
  /** An operation id, or `gateway.create_instance`. */
  readonly id: string;
  readonly operation?: Operation;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A fault that is set, and what goes on as it would have in its place: null if it applies to no call any more. */
export interface FaultLeft {
  readonly fault: Fault;
  readonly left: Fault | null;
}

/** Counts the calls that each fault matches. */
export interface FaultPlan {
  /** Which fault, if any, the next call meets. If several apply to it, the first one of the list does. */
  readonly meet: (call: PlannedCall) => Fault | undefined;
  /** The faults, each with what is left of it. */
  readonly left: () => readonly FaultLeft[];
}

/** Nothing is counted yet. */
export function planFaults(faults: readonly Fault[], random: () => number): FaultPlan {
  const counters = faults.map((fault) => ({ fault, matched: 0, applied: 0 }));
  const meet = (call: PlannedCall): Fault | undefined => {
    let chosen: Fault | undefined;
    for (const counter of counters) {
      const { fault } = counter;
      if (!concerns(fault, call)) continue;
      counter.matched += 1;
      if (chosen !== undefined || counter.matched < (fault.nth ?? 1) || counter.applied >= timesOf(fault)) continue;
      if (fault.probability !== undefined && random() >= fault.probability) continue;
      counter.applied += 1;
      chosen = fault;
    }
    return chosen;
  };
  return { meet, left: () => counters.map(({ fault, matched, applied }) => ({ fault, left: leftOf(fault, matched, applied) })) };
}

function leftOf(fault: Fault, matched: number, applied: number): Fault | null {
  const { nth, times, ...always } = fault;
  const most = timesOf(fault);
  if (applied >= most) return null;
  if (nth !== undefined && matched + 1 < nth) return { ...fault, nth: nth - matched };
  return most === Infinity ? always : { ...always, times: most - applied };
}

function concerns({ match, effect }: Fault, { id, operation, params }: PlannedCall): boolean {
  if (!matches(match, id)) return false;
  if (effect === undefined) return true;
  if (!EFFECTS[effect](operation)) return false;
  return effect !== "repeat_cursor" || params?.[cursorParam(operation) ?? ""] !== undefined;
}

function timesOf({ nth, times = nth === undefined ? Infinity : 1 }: Fault): number {
  return times;
}

/** The error of a dropped connection, as `fetch` has it. */
export function connectionLost(): TypeError {
  return new TypeError("fetch failed: the sandbox dropped the connection, because a fault says so");
}

/** The answer with an effect, apart from that on its result. */
export function spoilAnswer(answer: Answer, effect: FaultEffect): Answer {
  switch (effect) {
    case "drop_request":
    case "drop_response":
      return { ...answer, body: CONNECTION_LOST };
    case "truncate_body":
      return truncated(answer);
    case "malformed_json":
      return typeof answer.body === "string" ? { ...answer, body: `${answer.body.slice(0, -1)},}` } : answer;
    case "break_record":
    case "repeat_cursor":
      return answer;
  }
}

/** The first half of a body, although the headers announce all of it. */
function truncated({ status, headers, body }: Answer): Answer {
  if (body === undefined) return { status, headers, body };
  if (typeof body !== "string" && !(body instanceof Uint8Array)) return { status, headers, body: halfOfFirst(body) };
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const half = bytes.subarray(0, Math.floor(bytes.byteLength / 2));
  return { status, headers: { ...headers, "content-length": String(bytes.byteLength) }, body: thenBroken(half) };
}

async function* halfOfFirst(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield* thenBroken(chunk.subarray(0, Math.floor(chunk.byteLength / 2)));
}

async function* thenBroken(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
  // The bytes that have been written must leave before the connection closes.
  await pause(0);
  throw connectionLost();
}

/** Waits for seconds, or until the caller is gone. */
export function pause(seconds: number, signal?: { addEventListener(type: "abort", listener: () => void): void }): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
