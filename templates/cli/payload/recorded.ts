import { isObject, type JsonPath } from "#templates/core";
import { decodeText } from "../input/decode_text.js";
import type { InputProblem } from "../input/input_problem.js";
import { own, textOf, type TargetedValue } from "./targeted_value.js";

/** A recorded body. */
export interface Recorded extends Pick<TargetedValue, "value" | "path" | "embedded"> {
  /** Why the body cannot be checked. */
  readonly unchecked?: InputProblem;
}

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
  return {
    body: typeof body === "string" ? textBody(body, inside) : (toBody(body, inside) ?? notRecorded(inside)),
    status: toStatus(own(value, "status")),
  };
}

/** A value as a body; undefined if there is none. */
export function toBody(value: unknown, path: JsonPath): Recorded | undefined {
  return value === undefined || value === null ? undefined : { value, path };
}

/** The JSON in a string. Text that does not begin like JSON may be a page of a proxy, or a download. */
function textBody(text: string, path: JsonPath): Recorded {
  return text.trim() === "" || /^\s*[{[]/.test(text) ? parsedBody(text, path) : unchecked(path, "this body is not JSON");
}

/** The JSON in a string of the document, which may be encoded. The value of broken JSON is undefined. */
export function parsedBody(text: unknown, path: JsonPath, encoding?: unknown): Recorded {
  if (typeof text !== "string" || text.trim() === "") return notRecorded(path);
  if (encoding === undefined || encoding === "") return { value: parsed(text), path, embedded: "text" };
  if (textOf(encoding).toLowerCase() !== "base64") return unchecked(path, "this body has an encoding other than base64");
  const decoded = decodeText(Buffer.from(text, "base64"));
  return { value: decoded.ok ? parsed(decoded.text) : undefined, path, embedded: "base64" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notRecorded(path: JsonPath): Recorded {
  return unchecked(path, "this body is not recorded");
}

/** A body that cannot be checked. The message begins with what is wrong with it. */
export function unchecked(path: JsonPath, message: string): Recorded {
  const hint = "record the bodies of requests and responses as they were sent";
  return { value: undefined, path, unchecked: { code: "input/not-checked", message: `${message}, so it is not checked`, hint } };
}

/** An HTTP status; undefined for anything else, such as the 0 of an interrupted call. */
export function toStatus(status: unknown): number | undefined {
  return typeof status === "number" && status >= 100 ? status : undefined;
}
