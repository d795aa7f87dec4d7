import type { Incoming } from "#templates/runtime";
import type { FaultLeft } from "./fault_plan.js";
import type { LogEntry } from "./sandbox_types.js";
import { isObject, isSecretWord, type JsonValue, redactText, hideInValue } from "#templates/core";

/** More entries than these do not come in one chunk. */
const MOST_AT_ONCE = 20;

/** Notifies those who wait for a change. */
export interface Changes {
  readonly notify: () => void;
  /** Calls `then` after the next change, or when the function that it returns is called. */
  readonly once: (then: () => void) => () => void;
}

/** Nobody waits yet. */
export function createChanges(): Changes {
  const waiting = new Set<() => void>();
  return {
    notify: () => {
      for (const go of waiting) go();
    },
    once: (then) => {
      const go = (): void => {
        waiting.delete(go);
        then();
      };
      waiting.add(go);
      return go;
    },
  };
}

/** The sources of a stream's events. */
export interface StreamSource {
  readonly log: Pick<RequestLog, "part" | "positionAfter">;
  readonly faults: () => readonly FaultLeft[];
  readonly changes: Changes;
}

/** Whether somebody asks for the log as a stream of events. */
export function wantsStream({ headers }: Pick<Incoming, "headers">): boolean {
  return /(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i.test(headers.get("accept") ?? "");
}

/**
 * The log as server-sent events: the entries that are kept, and then each new one. A reader that continues says with `Last-Event-ID`
 * after which one. Ends when the reader is gone. Entries that a slow reader has not read wait in the log, so readers cost no memory.
 */
export function streamLog(source: StreamSource, { headers, signal }: Pick<Incoming, "headers" | "signal">): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  const read = createReader(source, headers.get("last-event-id") ?? "");
  let hasEnded = signal.aborted;
  let wake = (): void => undefined;
  const end = (): void => {
    hasEnded = true;
    wake();
  };
  signal.addEventListener("abort", end);
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    while (!hasEnded) {
      const text = read();
      if (text !== "") return { done: false, value: encoder.encode(text) };
      await new Promise<void>((resolve) => (wake = source.changes.once(resolve)));
    }
    return { done: true, value: undefined };
  };
  const stop = (): Promise<IteratorResult<Uint8Array, undefined>> => {
    end();
    return next();
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
}

/** Gives what has happened since it was called before, as events; at first also what was there before. */
function createReader({ log, faults }: StreamSource, lastId: string): () => string {
  let position = log.positionAfter(lastId);
  let lastSet = "";
  return () => {
    const { entries, next, restarted, missed, kept } = log.part(position, MOST_AT_ONCE);
    position = next;
    const events = entries.map((entry) => `id: ${entry.requestId}\n${printEvent(entry)}`);
    if (restarted) events.unshift(printEvent({ kept }, "start"));
    if (missed > 0) events.unshift(printEvent({ count: missed }, "missed"));
    const set = printEvent(faults(), "faults");
    if (set !== lastSet) events.push(set);
    lastSet = set;
    return events.join("");
  };
}

function printEvent(content: object, name?: string): string {
  return `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(content)}\n\n`;
}

/** How many requests are kept. */
export const MOST_ENTRIES = 1000;
/** Longer params are left out: a log of a thousand of them would fill the memory. */
const MOST_BYTES = 16 * 1024;

/** The part of a request that is kept until somebody reads the log. */
export interface LoggedRequest {
  readonly entry: Omit<LogEntry, "params">;
  readonly params?: unknown;
  readonly secrets: readonly string[];
}

/** The params of a body, if they are short enough to keep. */
export function keptParams(body: unknown, bytes: number): unknown {
  return bytes <= MOST_BYTES && isObject(body) ? body["params"] : undefined;
}

/** A part of the log, for somebody who reads it while it grows. */
interface LogPart {
  readonly entries: readonly LogEntry[];
  /** Where the next part begins. */
  readonly next: number;
  /** Whether the log has been emptied since the position that was asked for. */
  readonly restarted: boolean;
  /** How many requests after that position are forgotten already. */
  readonly missed: number;
  /** How many are in the log. */
  readonly kept: number;
}

/** The last requests of a sandbox. */
export interface RequestLog {
  /** Adds a request, and forgets the oldest one when there are too many. */
  readonly add: (request: LoggedRequest) => void;
  /** The latest is the last. */
  readonly entries: () => readonly LogEntry[];
  /** At most `most` entries from a position on; -1 is before everything. */
  readonly part: (from: number, most: number) => LogPart;
  /** The position after a request; -1 for one that is not in the log. */
  readonly positionAfter: (requestId: string) => number;
  readonly clear: () => void;
}

/** An empty log. @param onChange called after each change */
export function createLog(onChange: () => void = () => undefined): RequestLog {
  let requests: LoggedRequest[] = [];
  // Positions count the requests that there have ever been.
  let end = 0;
  let beginning = 0;
  const oldest = (): number => end - requests.length;
  return {
    add: (request) => {
      requests.push(request);
      end += 1;
      if (requests.length > MOST_ENTRIES) requests.shift();
      onChange();
    },
    entries: () => requests.map(toEntry),
    part: (from, most) => {
      const restarted = from < beginning;
      const first = Math.max(from, oldest());
      const next = Math.min(first + most, end);
      const entries = requests.slice(first - oldest(), next - oldest()).map(toEntry);
      return { entries, next, restarted, missed: restarted ? 0 : first - from, kept: end - oldest() };
    },
    positionAfter: (requestId) => {
      const index = requests.findLastIndex(({ entry }) => entry.requestId === requestId);
      return index < 0 ? -1 : oldest() + index + 1;
    },
    clear: () => {
      requests = [];
      // Nobody has read up to here, so everybody notices.
      end += 1;
      beginning = end;
      onChange();
    },
  };
}

/** The entry of a request, without secrets. */
export function toEntry({ entry, params, secrets }: LoggedRequest): LogEntry {
  if (params === undefined) return entry;
  // The params come from a JSON body.
  return { ...entry, params: hideInValue(params, secrets, { redactText, hides: isSecretWord }) as JsonValue };
}
