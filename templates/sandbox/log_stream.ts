import type { Incoming } from "#templates/runtime";
import type { RequestLog } from "./request_log.js";
import type { Fault } from "./sandbox_types.js";

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

/** A fault that is set, and what is left of it: null if it applies to no call any more. */
export interface FaultLeft {
  readonly fault: Fault;
  readonly left: Fault | null;
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
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      wake = source.changes.once(resolve);
    });
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    while (!hasEnded) {
      const text = read();
      if (text !== "") return { done: false, value: encoder.encode(text) };
      await changed();
    }
    return { done: true, value: undefined };
  };
  const stop = (): Promise<IteratorResult<Uint8Array, undefined>> => {
    end();
    return Promise.resolve({ done: true, value: undefined });
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
