import { isObject } from "../../shared/json_values.js";
import type { JsonPath } from "../json/scan_json.js";
import { own, type TargetedValue } from "./targeted_value.js";

/** A recorded body. */
export type Recorded = Pick<TargetedValue, "value" | "path" | "embedded">;

/** A recorded response: its body and its HTTP status, as far as they are known. */
export interface RecordedResponse {
  readonly body: Recorded | undefined;
  readonly status: number | undefined;
}

/** Whether a value is a response as HTTP clients record it, `{ status: 404, body }`; the status of a payload is no number. */
export function isRecordedResponse(value: unknown): boolean {
  return isObject(value) && typeof own(value, "status") === "number" && Object.hasOwn(value, "body");
}

/** Reads a response: the recorded body, or the body as it is. */
export function responseOf(value: unknown, path: JsonPath): RecordedResponse {
  if (!isRecordedResponse(value)) return { body: toBody(value, path), status: undefined };
  const body = own(value, "body");
  const inside = [...path, "body"];
  return { body: typeof body === "string" ? textBody(body, inside) : toBody(body, inside), status: toStatus(own(value, "status")) };
}

/** A value as a body; undefined if there is none. */
export function toBody(value: unknown, path: JsonPath): Recorded | undefined {
  return value === undefined || value === null ? undefined : { value, path };
}

/** The JSON in a string. Text that does not begin like JSON (a page of a proxy, a download) is not a payload. */
function textBody(text: string, path: JsonPath): Recorded | undefined {
  return /^\s*[{[]/.test(text) ? parsedBody(text, path) : undefined;
}

/** The JSON in a string of the document; undefined for a blank string. The value of broken JSON is undefined. */
export function parsedBody(text: unknown, path: JsonPath): Recorded | undefined {
  if (typeof text !== "string" || text.trim() === "") return undefined;
  try {
    return { value: JSON.parse(text), path, embedded: true };
  } catch {
    return { value: undefined, path, embedded: true };
  }
}

/** An HTTP status; undefined for anything else, such as the 0 of an interrupted call. */
export function toStatus(status: unknown): number | undefined {
  return typeof status === "number" && status >= 100 ? status : undefined;
}
