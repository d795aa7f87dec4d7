import { AsyncLocalStorage } from "node:async_hooks";

/** What is learned about a request while it is answered. */
export interface RequestTrace {
  /** The id of the bearer token. */
  token?: string;
  /** Whom the instances of that token belong to. */
  caller?: string;
  /** `payments` */
  connector?: string;
  /** `payments.customers.list`, or `gateway.create_instance`. */
  operation?: string;
}

/** The operation of a request that creates an instance. */
export const CREATE_INSTANCE = "gateway.create_instance";

const current = new AsyncLocalStorage<RequestTrace>();

/** Runs `work`, and everything that it starts, as the work on one request. */
export function traceRequest(trace: RequestTrace, work: () => void): void {
  current.run(trace, work);
}

/** Adds to the trace of the request that is being answered. Does nothing outside of one. */
export function noteRequest(known: RequestTrace): void {
  const trace = current.getStore();
  if (trace !== undefined) Object.assign(trace, known);
}
