import { isObject, isSecretWord, type JsonValue, redactText, hideInValue } from "#templates/core";
import type { LogEntry } from "./sandbox_types.js";

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
export interface LogPart {
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
  const oldest = (): number => end - Math.min(requests.length, MOST_ENTRIES);
  const between = (from: number, to: number): readonly LoggedRequest[] => {
    const offset = end - requests.length;
    return requests.slice(from - offset, to - offset);
  };
  return {
    add: (request) => {
      requests.push(request);
      end += 1;
      // To remove one at a time would move all others each time.
      if (requests.length >= 2 * MOST_ENTRIES) requests = requests.slice(-MOST_ENTRIES);
      onChange();
    },
    entries: () => between(oldest(), end).map(toEntry),
    part: (from, most) => {
      const restarted = from < beginning;
      const first = Math.max(from, oldest());
      const next = Math.min(first + most, end);
      return { entries: between(first, next).map(toEntry), next, restarted, missed: restarted ? 0 : first - from, kept: end - oldest() };
    },
    positionAfter: (requestId) => {
      const index = between(oldest(), end).findLastIndex(({ entry }) => entry.requestId === requestId);
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
