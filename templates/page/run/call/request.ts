import type { Operation } from "#templates/runtime";
import type { JsonObject } from "../form/values.js";
import type { JsonValue } from "#templates/core";

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

/** The outcome of a call. */
export type Outcome = AnsweredCall | FailedCall;

/** An answer of the gateway, whatever it says. */
export interface AnsweredCall {
  readonly kind: "answered";
  readonly status: number;
  /** From sending the request to the end of the answer. */
  readonly milliseconds: number;
  /** Bytes of the body. */
  readonly size: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly requestId: string | undefined;
  readonly body: AnswerBody;
}

/** No answer, or one that broke off. */
export interface FailedCall {
  readonly kind: "failed";
  readonly milliseconds: number;
  /** The failure, in a sentence. */
  readonly what: string;
  /** How to deal with it. */
  readonly advice: string;
}

/** The body of an answer. */
export type AnswerBody =
  | { readonly kind: "json"; readonly value: JsonValue; readonly text: string }
  | {
      readonly kind: "file";
      readonly blob: Blob;
      readonly filename: string;
      readonly contentType: string;
      readonly range: string | undefined;
    }
  /** A body that should be JSON and is not. */
  | { readonly kind: "text"; readonly text: string; readonly problem: string }
  | { readonly kind: "empty" };
