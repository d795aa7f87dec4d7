import { isObject, type JsonValue } from "../../shared/json_values.js";
import { REDACTED, redactValue } from "../redact.js";
import type { LogEntry } from "./sandbox_types.js";

const MOST_ENTRIES = 1000;
/** Longer params are left out: a log of a thousand of them would fill the memory. */
const MOST_BYTES = 16 * 1024;

/** What is nested deeper is replaced. */
const MOST_LEVELS = 64;

/** Names of values that nobody should read, apart from tokens of pages. */
const SECRET_NAME = /secret|password|passphrase|authorization|api_?key|access_?token|private_?key|credential/i;

/** What is kept of a request until somebody reads the log. */
export interface LoggedRequest {
  readonly entry: Omit<LogEntry, "params">;
  readonly params?: unknown;
  readonly secrets: readonly string[];
}

/** The params of a body, if they are short enough to keep. */
export function keptParams(body: unknown, bytes: number): unknown {
  return bytes <= MOST_BYTES && isObject(body) ? body["params"] : undefined;
}

/** The last requests of a sandbox. */
export interface RequestLog {
  /** Adds a request, and forgets the oldest one when there are too many. */
  readonly add: (request: LoggedRequest) => void;
  /** The latest is the last. */
  readonly entries: () => readonly LogEntry[];
  readonly clear: () => void;
}

/** An empty log. */
export function createLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add: (request) => {
      requests.push(request);
      // To remove one at a time would move all others each time.
      if (requests.length >= 2 * MOST_ENTRIES) requests = requests.slice(-MOST_ENTRIES);
    },
    entries: () => requests.slice(-MOST_ENTRIES).map(toEntry),
    clear: () => {
      requests = [];
    },
  };
}

/** The entry of a request, without secrets. */
export function toEntry({ entry, params, secrets }: LoggedRequest): LogEntry {
  if (params === undefined) return entry;
  // The params come from a JSON body.
  return { ...entry, params: redactValue(withoutSecretNames(params), secrets) as JsonValue };
}

function withoutSecretNames(value: unknown, depth = 0): unknown {
  if (depth > MOST_LEVELS) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => withoutSecretNames(item, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET_NAME.test(name) ? REDACTED : withoutSecretNames(inner, depth + 1)]),
  );
}
