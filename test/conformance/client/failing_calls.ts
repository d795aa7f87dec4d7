import { GatewayError } from "connector-gateway-spec";
import type { Fault } from "connector-gateway-spec/sandbox";
import type { SandboxServer } from "../../fixtures/sandbox/sandbox_server.ts";

/** The next calls of an operation, or of any, meet a fault of the sandbox, if the catalog accepts them. */
export function failNext({ sandbox }: SandboxServer, fault: Omit<Fault, "match">, times = 1, match = "*"): void {
  sandbox.setFaults([{ match, times, ...fault }]);
}

/** The error of a call that must fail. */
export async function errorOf(call: () => Promise<unknown>): Promise<GatewayError> {
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GatewayError) return error;
  throw new Error("The call did not fail with a GatewayError.", { cause: error });
}

/** A fetch after which the caller aborts: when the status and the headers have arrived, and the client has gone on. */
export function abortAfterAnswer(controller: AbortController, reason?: Error): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    setImmediate(() => controller.abort(reason));
    return response;
  };
}
