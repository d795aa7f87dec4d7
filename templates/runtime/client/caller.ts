import { readObject } from "./answer.js";
import type { CallOptions } from "./client_types.js";
import { openEnvelope } from "./operation_call.js";
import { toPath } from "./settings.js";
import { createTransport } from "./transport.js";
import type { Caller, OperationCall, UncheckedOptions } from "./unchecked_types.js";

/**
 * A function that calls single operations, for pages that need a few of them: only those are in the bundle. It resolves to the body of the
 * answer, and reads no further pages.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export function createCaller(options: UncheckedOptions): Caller {
  const transport = createTransport(options);
  const call = async (
    operation: OperationCall,
    instanceId: string,
    params: object = {},
    callOptions: CallOptions = {},
  ): Promise<unknown> => {
    const { id, entity, action, effect, fixedParams, gateway } = operation;
    const body = { entity, action, params: { ...fixedParams, ...params } };
    const path = toPath(gateway, instanceId);
    const { result } = await transport({ operation: id, path, body, effect, secrets: [], options: callOptions }, async (answer) => {
      const envelope = await readObject(answer);
      openEnvelope(answer, operation, gateway, envelope);
      return { result: envelope, envelope };
    });
    return result;
  };
  return call as Caller;
}
