import { isObject } from "../../shared/json_values.js";
import type { Caller, RequestHead } from "../server/server_types.js";
import { keptParams, type LoggedRequest } from "./request_log.js";
import type { FaultEffect, LogEntry } from "./sandbox_types.js";

/** What is known of a request while it is being answered. */
export interface Trace {
  readonly request: RequestHead;
  /** Logical time. */
  readonly started: number;
  readonly onAnswer: ((entry: LogEntry) => void) | undefined;
  instance: string | null;
  operation: string | null;
  /** `customers.list`, as the body has it. */
  named?: string;
  params?: unknown;
  token?: string;
  /** What the fault of this request does to its answer. */
  effect?: FaultEffect;
  /** The fault for the log. */
  fault?: string;
  /** The preferences that the request gets. */
  applied?: string;
}

/** The traces of all requests that are being answered. */
export interface Traces {
  readonly start: (trace: Trace) => void;
  /** The trace of a request, or of the caller that has been made for it. */
  readonly of: (key: object) => Trace;
  /** Who calls, one for each request; undefined when the token is not the one that is expected. */
  readonly authenticate: (token: string, request: RequestHead) => Caller | undefined;
  /** Keeps what a body says. */
  readonly onBody: (request: RequestHead, body: unknown, bytes: number) => void;
}

/** No traces yet. @param expected the only token that is accepted; all are, if it is left out */
export function createTraces(expected: string | undefined): Traces {
  const traces = new WeakMap<object, Trace>();
  const of = (key: object): Trace => {
    const trace = traces.get(key);
    if (trace === undefined) throw new Error("There is no trace of this request.");
    return trace;
  };
  return {
    of,
    start: (trace) => {
      traces.set(trace.request, trace);
    },
    authenticate: (token, request) => {
      const trace = of(request);
      trace.token = token;
      if (expected !== undefined && token !== expected) return undefined;
      const caller = { id: "sandbox" };
      traces.set(caller, trace);
      return caller;
    },
    onBody: (request, body, bytes) => {
      const trace = of(request);
      trace.params = keptParams(body, bytes);
      if (isObject(body)) trace.named = `${String(body["entity"])}.${String(body["action"])}`;
    },
  };
}

/** What the log keeps of a request. */
export function toLogged(trace: Trace, answered: Pick<LogEntry, "requestId" | "status"> & { readonly time: number }): LoggedRequest {
  const { instance, operation, fault, params, token, started } = trace;
  const { requestId, status, time } = answered;
  const entry = {
    requestId,
    time: new Date(time).toISOString(),
    instance,
    operation,
    status,
    durationMs: time - started,
    ...(fault !== undefined && { fault }),
  };
  return { entry, params, secrets: token === undefined ? [] : [token] };
}
