import type { LimitedOperation } from "../settings/token_limits.ts";
import type { ToolDefinition } from "connector-gateway-spec/tools";
import type { CatalogConnector, CatalogEntity, CatalogOperation, JsonValue } from "connector-gateway-templates/core";

/** A JSON object: arguments, params, an answer. */
export type JsonObject = Readonly<Record<string, JsonValue>>;

/** An operation with what it belongs to. */
export interface OperationEntry {
  readonly connector: CatalogConnector;
  readonly entity: CatalogEntity;
  readonly operation: CatalogOperation;
}

/** An account that operations can run with. */
export interface TargetInstance {
  /** `inst_payments` */
  readonly id: string;
  /** The name that people gave it, if any. */
  readonly name?: string;
}

/** The gateway that operations run at: another process, this process, or a sandbox. */
export interface Target {
  readonly kind: "gateway" | "live" | "sandbox";
  /** The address for the client. Nothing connects to it when `fetch` is given. */
  readonly baseUrl: string;
  /** The bearer token. It appears in no answer, error or log. */
  readonly token: string;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** The instances of a connector that calls can use; the first one is used unless a call names another. */
  readonly instancesOf: (connector: string) => Promise<readonly TargetInstance[]>;
  /** Why the token does not permit an operation, for one whose limits are known; undefined for an operation that it permits. */
  readonly refusalOf?: RefusalOf | undefined;
}

/** Says why an operation may not run; undefined when it may. */
export type RefusalOf = (operation: LimitedOperation) => string | undefined;

/** A part of the answer of a tool, in the form of MCP. */
export type ContentBlock =
  | { readonly type: "text"; readonly text: string }
  | {
      readonly type: "resource_link";
      readonly uri: string;
      readonly name: string;
      readonly description?: string;
      readonly mimeType?: string;
      readonly size?: number;
    };

/** The answer of a tool, in the form of MCP. */
export interface ToolAnswer {
  readonly content: readonly ContentBlock[];
  readonly isError?: true;
}

/** The content of a resource, in the form of MCP: text, or bytes in base64. */
export type ResourceContent =
  | { readonly uri: string; readonly mimeType: string; readonly text: string }
  | { readonly uri: string; readonly mimeType: string; readonly blob: string };

/** Why a tool refuses its arguments, or an operation failed: what the model reads to do better. */
export interface ToolProblem {
  /** Stable: `arguments/unknown-operation`, `params/unknown`, `gateway/404`. */
  readonly code: string;
  readonly message: string;
  /** The problems of the params, each with its place. */
  readonly issues?: readonly JsonObject[];
  /** Params that are valid, as near to the given ones as possible. */
  readonly example?: JsonObject;
  /** Says that what follows comes from outside and is data, never instructions. Present when one of the next fields is. */
  readonly notice?: string;
  /** The params that a permanent write was called with. */
  readonly params?: JsonObject;
  /** The record that a permanent write would remove. */
  readonly record?: JsonValue;
  /** The message of the gateway or the third party about a failed call. */
  readonly third_party_message?: string;
  /** The entries of the error body. */
  readonly third_party_errors?: readonly JsonValue[];
  /** The gateway's id of the failed request. */
  readonly request_id?: string;
}

/** The input of one run of an operation, after all checks. */
export interface RunRequest {
  readonly entry: OperationEntry;
  /** Valid params. */
  readonly params: JsonObject;
  /** The instance that was named; undefined for the first one of the connector. */
  readonly instance?: string;
  /** The fields of each record to return, as paths: `address.city`. Undefined for all. */
  readonly fields?: readonly string[];
  /** Where the answer continues that an earlier answer has begun. */
  readonly position?: AnswerPosition;
  /** Whether a permanent effect is confirmed. */
  readonly isConfirmed: boolean;
}

/** A place in an answer that is too large for one: so many records of the page, then so many characters of the next one, were shown. */
export interface AnswerPosition {
  readonly records: number;
  readonly characters: number;
  /** Of what was shown last, to notice that a page has changed between two calls. */
  readonly digest?: string;
}

export interface ToolboxOptions {
  /** The connectors whose operations are one tool each; undefined for the four tools that find, describe and run all of them. */
  readonly connectors?: readonly string[];
  /** Those of `connectors` that have several instances: their tools take the one to use. */
  readonly severalInstances?: readonly string[];
  /** Only what reads. */
  readonly readOnly: boolean;
  /** The most characters of an answer. */
  readonly answerSize: number;
  /** Leaves out the operations that it refuses. */
  readonly refusalOf?: RefusalOf;
}

/** A tool as MCP lists it. */
export interface ServedTool extends Omit<ToolDefinition, "annotations"> {
  readonly annotations: ToolDefinition["annotations"] & {
    /** What hosts show in place of the name. */
    readonly title?: string;
    /** Whether third parties take part. */
    readonly openWorldHint?: boolean;
  };
}

/** Tools, and what they do. Made once for a program, and for a target whose token has limits; the target comes with each call. */
export interface Toolbox {
  readonly tools: readonly ServedTool[];
  /** A text about all the tools, which a host shows to the model. */
  readonly instructions: string;
  /** Never rejects because of the arguments or the target: what went wrong is the answer. */
  call(name: string, args: unknown, run: RunContext): Promise<ToolAnswer>;
  /** The content behind a resource link. Rejects with an error whose message is for the caller. */
  read(uri: string, run: RunContext): Promise<readonly ResourceContent[]>;
}

/** Where and how long a call runs. */
export interface RunContext {
  readonly target: Target;
  readonly signal: AbortSignal;
}
