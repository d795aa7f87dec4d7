import type { Operation } from "../../../runtime/operation.js";
import type { JsonObject } from "../form/values.js";

/** A call as people have set it up. */
export interface RunCall {
  readonly operation: Operation;
  readonly executePath: string;
  readonly instance: string;
  readonly token: string;
  readonly params: JsonObject;
}

/** A call as it is sent. */
export interface RunRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The params that are sent: none for an empty object, unless the request needs it. */
export function sentParams({ operation, params }: Pick<RunCall, "operation" | "params">): JsonObject | undefined {
  return Object.keys(params).length === 0 && !operation.paramsRequired ? undefined : params;
}

/** The request of a call. Without a token it has no `Authorization`, which gateways refuse. */
export function toRequest(call: RunCall): RunRequest {
  const { operation, executePath, instance, token } = call;
  const { entity, action } = operation;
  const params = sentParams(call);
  return {
    path: executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instance)),
    headers: { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(params === undefined ? { entity, action } : { entity, action, params }),
  };
}

/** Why a call cannot be sent at all; undefined if it can. */
export function obstacleOf({ instance, token }: Pick<RunCall, "instance" | "token">): string | undefined {
  if (instance === "" || instance === "." || instance === "..")
    return "The instance is missing. A sandbox has one for each connector, such as inst_payments.";
  if (!/^[\x21-\x7e]*$/.test(token)) return "The token has a blank or another character that no header can carry.";
  return undefined;
}
