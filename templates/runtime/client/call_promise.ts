import type { CallPromise, WithResponse } from "./client_types.js";

/** The promise of the result alone, which can give the response as well. */
export function toCallPromise<Result, Envelope>(work: Promise<WithResponse<Result, Envelope>>): CallPromise<Result, Envelope> {
  const promise = work.then(({ result }) => result);
  // Follows the promise that the caller has: a failure must not be reported as one that nobody handles.
  return Object.assign(promise, { withResponse: () => promise.then(() => work) });
}
