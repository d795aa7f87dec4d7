import type { Fault } from "../../../runtime/sandbox/sandbox_types.js";

/** What a fault does, without which calls it is for. */
export type Failure = Pick<Fault, "status" | "retryAfter" | "effect" | "wait">;

/** A fault that is set by one click. */
export interface Preset {
  readonly title: string;
  /** What a program has to be able to do about it. */
  readonly hint: string;
  readonly failure: Failure;
}

/** The faults that programs meet most. */
export const presets: readonly Preset[] = [
  { title: "429 Too Many Requests", hint: "With Retry-After: 5. The operation does not run.", failure: { status: 429, retryAfter: 5 } },
  { title: "500 Internal Server Error", hint: "The operation does not run.", failure: { status: 500 } },
  { title: "503 Service Unavailable", hint: "The operation does not run.", failure: { status: 503 } },
  { title: "Slow answer", hint: "Waits for 2 seconds, then answers.", failure: { wait: 2 } },
  { title: "Dropped connection", hint: "The operation runs, but there is no answer.", failure: { effect: "drop_response" } },
  { title: "Truncated body", hint: "The connection closes in the middle of the answer.", failure: { effect: "truncate_body" } },
  { title: "Malformed JSON", hint: "The body of the answer is not JSON.", failure: { effect: "malformed_json" } },
  { title: "Broken record", hint: "The first record has a value of the wrong type.", failure: { effect: "break_record" } },
  { title: "Repeated cursor", hint: "The next page has the same cursor again.", failure: { effect: "repeat_cursor" } },
];

/** Whether a fault does the same as another. */
export function doesTheSame(one: Failure, other: Failure): boolean {
  return (["status", "retryAfter", "effect", "wait"] as const).every((key) => one[key] === other[key]);
}
