import type { JsonValue } from "#templates/core";

/** A call that a sample makes. */
export interface SampleCall {
  /** Where the gateway is: `http://127.0.0.1:4010`. */
  readonly baseUrl: string;
  /** The path of calls, with the placeholder of the instance. */
  readonly executePath: string;
  readonly token: string;
  /** `inst_payments` */
  readonly instance: string;
  readonly connector: string;
  readonly entity: string;
  readonly action: string;
  /** Undefined for a call without `params`. */
  readonly params: Readonly<Record<string, JsonValue>> | undefined;
  /** The form of the result. */
  readonly result: "array" | "wrapper" | "record" | "bytes";
  /** The field of the envelope with the result. */
  readonly resultField: string;
  /** The field of the envelope with Meta; undefined for an operation without Meta. */
  readonly metaField: string | undefined;
  /** Where a wrapper has its records. */
  readonly elements: readonly string[];
  /** Whether the TypeScript sample walks all pages, which only works for an operation with pages. Otherwise it makes one request. */
  readonly allPages: boolean;
}

/** The file that a sample saves a download to, unless the answer names one. */
export const downloadFile = "download.bin";

/** The address of a call. */
export function addressOf({ baseUrl, executePath, instance }: SampleCall): string {
  const id = encodeURIComponent(instance.replace(/\p{Surrogate}/gu, "\ufffd"));
  const path = executePath.replace(/\{[^{}]*\}/u, () => id);
  return `${baseUrl.replace(/\/+$/u, "")}${path}`;
}

/** The body of a call. */
export function bodyOf({ entity, action, params }: SampleCall): { readonly [name: string]: JsonValue } {
  return { entity, action, ...(params !== undefined && { params }) };
}
