import { countOf } from "#templates/core";
import type { LogEntry } from "#templates/sandbox";
import { statusText } from "../../run/answer/plain_words.js";
import type { SeenRequest } from "../connection/sandbox_store.js";

/** How a request ended. */
export type Ending = "success" | "error" | "dropped";

/** Whether a request failed: it got an error or no answer. */
export function endingOf({ status }: Pick<LogEntry, "status">): Ending {
  if (status === null) return "dropped";
  return status < 400 ? "success" : "error";
}

/** `404 Not Found`, or that there was no answer. */
export function endingText({ status }: Pick<LogEntry, "status">): string {
  return status === null ? "No answer" : statusText(status);
}

/** Effects of the faults, by their names in the log. */
const FAULTS: Readonly<Record<string, string>> = {
  wait: "slow",
  drop_request: "connection dropped before the operation",
  drop_response: "connection dropped after the operation",
  truncate_body: "body cut off",
  malformed_json: "malformed JSON",
  break_record: "wrong type in a record",
  repeat_cursor: "cursor repeated",
};

/** The effect of a fault on a request: `malformed JSON`, `status 429`. */
export function faultText(fault: string): string {
  return (Object.hasOwn(FAULTS, fault) ? FAULTS[fault] : undefined) ?? `status ${fault}`;
}

/** The local time of day; nothing for a request from before the page was watching. */
export function clockText({ seenAt }: SeenRequest): string {
  return seenAt === undefined ? "earlier" : new Date(seenAt).toTimeString().slice(0, 8);
}

/** A summary of new requests, for screen readers: `2 requests, 1 of them failed`. */
export function arrivalText(requests: readonly SeenRequest[]): string {
  const failed = requests.filter(({ entry }) => endingOf(entry) !== "success").length;
  const count = countOf(requests.length, "request");
  if (failed === 0) return `${count}.`;
  return requests.length === 1 ? "1 request, which failed." : `${count}, ${failed} of them failed.`;
}
