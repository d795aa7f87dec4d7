import type { TokenCaller } from "../execute/write_once.ts";
import type { LimitedCaller } from "./authentication.ts";

/** The facts that become known about a request while it is answered. */
export interface RequestTrace {
  /** The id of the bearer token. */
  token?: string;
  /** Whom the instances of that token belong to. */
  caller?: string;
  /** `payments` */
  connector?: string;
  /** `payments.customers.list`, or `gateway.create_instance`. */
  operation?: string;
  /** The text that the caller sent in place of an operation, on one line. It is no label of metrics. */
  asked?: string;
  /** The code of the error that the caller gets: `params/unknown`. */
  code?: string;
  /** The id of the request. */
  request?: string;
  /** The instance, once it is known that there is one. */
  instance?: string;
  /** Whether the audit has an entry. */
  isAudited?: boolean;
}

/** A caller in one request. */
export interface TracedCaller extends TokenCaller, LimitedCaller {
  readonly trace: RequestTrace;
}

/**
 * Names the trace of a request: the kit passes on headers, and nothing else of a request. `AsyncLocalStorage` would do it too, and make
 * every promise of the process slower.
 */
const TRACE_HEADER = "x-gateway-trace";

const traces = new Map<string, RequestTrace>();
let begun = 0;

/**
 * Begins the trace of a request, whatever its caller sent in the header. `end` must be called, or the trace is kept forever.
 * @param setHeader changes a header of the request
 */
export function beginTrace(setHeader: (name: string, value: string) => void): { readonly trace: RequestTrace; readonly end: () => void } {
  const trace: RequestTrace = {};
  begun += 1;
  const key = String(begun);
  setHeader(TRACE_HEADER, key);
  traces.set(key, trace);
  return { trace, end: () => traces.delete(key) };
}

/** The trace of the request with these headers; an empty one when it has none. */
export function traceOf(headers: { get(name: string): string | null }): RequestTrace {
  return traces.get(headers.get(TRACE_HEADER) ?? "") ?? {};
}
