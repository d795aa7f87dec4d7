import type { Fault, FaultLeft } from "#templates/sandbox";

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

/** Which calls a new fault is for: all operations, the one that the reader looks at, or those with a pattern. */
export type Scope = "all" | "in_view" | "pattern";

/** How often a new fault strikes. */
export type Frequency = "always" | "once" | "times" | "random";

/** Choices for the next fault. Texts are as they were typed. */
export interface FaultChoices {
  readonly scope: Scope;
  readonly pattern: string;
  readonly frequency: Frequency;
  readonly times: string;
  readonly percent: string;
}

export const firstChoices: FaultChoices = { scope: "all", pattern: "", frequency: "always", times: "3", percent: "50" };

/** The pattern that the choices mean. @param inView the operation that the reader looks at */
export function patternOf({ scope, pattern }: FaultChoices, inView: string | undefined): string {
  switch (scope) {
    case "all":
      return "*";
    case "in_view":
      return inView ?? "*";
    case "pattern":
      return pattern.trim();
  }
}

/** The first thing missing or wrong in the choices, in a sentence; undefined if they can be used. */
export function obstacleIn({ scope, pattern, frequency, times, percent }: FaultChoices): string | undefined {
  if (scope === "pattern" && pattern.trim() === "") return "Write a pattern first, such as payments.* or *.list.";
  if (frequency === "times" && !isWholeNumber(times)) return "The number of calls must be a whole number from 1.";
  if (frequency === "random" && !isPercentage(percent)) return "The probability must be a number from 1 to 100.";
  return undefined;
}

function isWholeNumber(text: string): boolean {
  return /^\s*[1-9]\d{0,8}\s*$/.test(text);
}

function isPercentage(text: string): boolean {
  return /^\s*\d{1,3}(?:\.\d+)?\s*$/.test(text) && Number(text) > 0 && Number(text) <= 100;
}

/** The fault that the choices make of a failure. */
export function toFault(failure: Failure, choices: FaultChoices, inView: string | undefined): Fault {
  return { match: patternOf(choices, inView), ...toFrequency(choices), ...failure };
}

function toFrequency({ frequency, times, percent }: FaultChoices): Pick<Fault, "times" | "probability"> {
  switch (frequency) {
    case "always":
      return {};
    case "once":
      return { times: 1 };
    case "times":
      return { times: Number(times) };
    case "random":
      return { probability: Number(percent) / 100 };
  }
}

/** The faults that still strike. To set them again goes on where they are. */
export function activeFaults(faults: readonly FaultLeft[]): readonly Fault[] {
  return faults.flatMap(({ left }) => (left === null ? [] : [left]));
}

/** The faults with a new one. It comes first, so that it strikes before all others. */
export function withFault(faults: readonly FaultLeft[], fault: Fault): readonly Fault[] {
  return [fault, ...activeFaults(faults)];
}

/** The faults without some of them. */
export function withoutFaults(faults: readonly FaultLeft[], isGone: (fault: FaultLeft) => boolean): readonly Fault[] {
  return activeFaults(faults.filter((fault) => !isGone(fault)));
}

/** Whether a fault that still strikes does this to the calls of a pattern. */
export function strikes({ left }: FaultLeft, failure: Failure, pattern: string): boolean {
  const keys = ["status", "retryAfter", "effect", "wait"] as const;
  return left !== null && left.match === pattern && keys.every((key) => left[key] === failure[key]);
}

/** The effect of a fault, without the calls that it is for. */
type Failure = Pick<Fault, "status" | "retryAfter" | "effect" | "wait">;

/** A fault that is set by one click. */
export interface Preset {
  readonly title: string;
  /** How a program has to handle it. */
  readonly hint: string;
  readonly failure: Failure;
}
