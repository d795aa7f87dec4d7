// @generated from templates/sandbox/sandbox_types.ts by connector-gateway-spec. Do not edit.
import type { FetchRequest, FetchResponse } from "../client/platform_types.js";
import type { GatewayHandler } from "../server/handler.js";
import type { CorsOptions, RequestHead } from "../server/server_types.js";
import type { JsonValue } from "../../shared/json_values.js";
import type { SandboxState } from "./definition.js";

/** A failure of a call instead of, or after, its operation. */
export type FaultEffect =
  /** The connection closes before the operation runs. */
  | "drop_request"

  /** The operation runs; the connection closes before the answer. */
  | "drop_response"

  /** The operation runs; the connection closes in the middle of the body. */
  | "truncate_body"

  /** The operation runs; the body is not JSON. Not for downloads. */
  | "malformed_json"

  /** The first record has a value of the wrong type. Not for downloads. */
  | "break_record"

  /** The answer names the cursor of the request again. Only for requests with a cursor. */
  | "repeat_cursor";

/** A failure to simulate: which calls fail, and how. */
export interface Fault {
  /** An operation id, in which `*` is any text: `payments.*.list`, `*`. `gateway.create_instance` is the creation of instances. */
  readonly match: string;
  /**
   * The first call that fails, among those that match and that the catalog accepts, counted from 1. Without `times`, only this one
   * fails.
   */
  readonly nth?: number;
  /** How many calls fail; without it, and without `nth`, all of them. */
  readonly times?: number;
  /** How likely each of these calls fails, from 0 to 1. The seed decides. */
  readonly probability?: number;
  /** Answers with this status, from 400 to 599, and does not run the operation. */
  readonly status?: number;
  /** The message of the error; only with `status`. */
  readonly message?: string;
  /** `Retry-After` in seconds; only with `status`. A 429 without it says 1. */
  readonly retryAfter?: number;
  /** A failure other than an error status; not with `status`. */
  readonly effect?: FaultEffect;
  /** Seconds before anything happens, at most 300. */
  readonly wait?: number;
}

/** A request to the sandbox. Secrets in it are replaced. */
export interface LogEntry {
  readonly requestId: string;
  /** The logical time of the answer, which begins at the same moment in every sandbox. */
  readonly time: string;
  readonly instance: string | null;
  /** `payments.customers.list`, `gateway.create_instance`; null for a request that names no operation. */
  readonly operation: string | null;
  /** Null when the connection was dropped. */
  readonly status: number | null;
  /** Logical time, too. */
  readonly durationMs: number;
  /** The params of an operation, as they were sent. Left out when they are longer than 16 KiB. */
  readonly params?: JsonValue;
  /** The fault that the request met: its status or effect, or `wait`. */
  readonly fault?: string;
}

/** How a sandbox begins and answers. */
export interface SandboxOptions {
  /** A whole number from 0, 1 by default. Equal seeds give equal records and ids. */
  readonly seed?: number;
  /**
   * How many records of each entity there are, 25 by default; or a number for each `<connector>.<entity>`, and under `*` the number
   * for all others.
   */
  readonly records?: number | Readonly<Record<string, number>>;
  /** The only bearer token that is accepted. Without it, every token is. */
  readonly token?: string;
  /** Seconds that every call takes, 0 by default, at most 300. */
  readonly latency?: number;
  /** Lets pages of other origins call the gateway; `true` for all origins. The control paths stay closed to them. */
  readonly cors?: boolean | CorsOptions;
  /** The faults of the beginning, which `reset` brings back. */
  readonly faults?: readonly Fault[];
  /** Called when a request arrives; what it returns is called with the entry of the log when the request is answered. */
  readonly onRequest?: (request: RequestHead) => ((entry: LogEntry) => void) | undefined;
  /** Called after the records or instances have changed. */
  readonly onChange?: () => void;
}

/** The `fetch` of the platform. */
export type SandboxFetch = typeof globalThis extends {
  fetch: infer Known;
}
  ? Known
  : (input: string | FetchRequest, init?: object) => Promise<FetchResponse>;

/** A gateway in memory. No function of it uses `this`. */
export interface Sandbox {
  /** Answers like a gateway at any address; for the option `fetch` of `createGateway`. */
  readonly fetch: SandboxFetch;
  /** The handler of `fetch`, for servers: `toNodeListener(sandbox.handler)`. */
  readonly handler: GatewayHandler;
  /** Everything as it was when the sandbox was created. */
  readonly reset: () => void;
  /** All records. */
  readonly state: () => SandboxState;
  /**
   * Replaces all records and instances.
   * @throws OperationError 422 with everything that is wrong with the state. Nothing has changed then.
   */
  readonly load: (state: SandboxState) => void;
  /** The last 1,000 requests, the latest last. */
  readonly log: () => readonly LogEntry[];
  /** The faults that are set. */
  readonly faults: () => readonly Fault[];
  /**
   * Replaces all faults, and counts calls from 1 again.
   * @throws OperationError 422 with everything that is wrong with them. Nothing has changed then.
   */
  readonly setFaults: (faults: readonly Fault[]) => void;
}
