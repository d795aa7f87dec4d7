// @generated from templates/runtime/client/call_promise.ts by connector-gateway-spec. Do not edit.
export function toCallPromise(work) {
  const promise = work.then(({ result }) => result);
  // Follows the promise that the caller has: a failure must not be reported as one that nobody handles.
  return Object.assign(promise, { withResponse: () => promise.then(() => work) });
}
