import type { JsonValue } from "../../../shared/json_values.js";
import type { SampleCall } from "../code_samples.js";

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
