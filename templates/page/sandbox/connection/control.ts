import type { Fault, LogEntry, FaultLeft } from "#templates/sandbox";
import { isList, isObject } from "#templates/core";

/** The names of the events that the stream sends. */
export const eventNames = ["message", "start", "missed", "faults"] as const;

/** The result of a control request: undefined if it was done, else why not, in sentences. */
export type Refusal = readonly string[] | undefined;

const UNREACHABLE = "The sandbox does not answer. Check that it is still running.";

/** Sets these faults in the place of all others. */
export function setFaults(faults: readonly Fault[]): Promise<Refusal> {
  return control("/_sandbox/faults", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(faults),
  });
}

/** Brings records, instances, faults and the log back to the beginning. */
export function resetSandbox(): Promise<Refusal> {
  return control("/_sandbox/reset", { method: "POST" });
}

async function control(path: string, init: RequestInit): Promise<Refusal> {
  let text: string;
  try {
    const response = await fetch(path, init);
    if (response.ok) return undefined;
    text = await response.text();
  } catch {
    return [UNREACHABLE];
  }
  return refusalIn(text);
}

/** The message of an error body, in words for somebody who has pressed a button. */
export function refusalIn(text: string): readonly string[] {
  const body = parsed(text);
  if (!isObject(body)) return [UNREACHABLE];
  const { message, errors } = body;
  const listed = isList(errors)
    ? errors.flatMap((error) => (isObject(error) && typeof error["message"] === "string" ? [error["message"]] : []))
    : [];
  const messages = listed.length > 0 ? listed : [typeof message === "string" ? message : UNREACHABLE];
  return [...new Set(messages.map(inWords))];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys of a fault in words. */
const KEYS: Readonly<Record<string, string>> = {
  match: "The pattern",
  times: "The number of calls",
  probability: "The probability",
  effect: "The fault",
};

/** `[0].match` names a place in a list that nobody has written: "The pattern matches no operation." */
function inWords(message: string): string {
  const [, key = "", rest = message] = /^`\[\d+\](?:\.(\w+))?` (.*)$/s.exec(message) ?? [];
  const subject = Object.hasOwn(KEYS, key) ? KEYS[key] : "The fault";
  const sentence = rest === message ? message : `${subject ?? ""} ${rest}`;
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** An event in the stream of the log. */
export type LogEvent =
  | { readonly kind: "open" }
  /** The sandbox does not answer. */
  | { readonly kind: "lost" }
  /** The log begins; `kept` requests from before follow. */
  | { readonly kind: "start"; readonly kept: number }
  | { readonly kind: "request"; readonly entry: LogEntry }
  | { readonly kind: "missed"; readonly count: number }
  | { readonly kind: "faults"; readonly faults: readonly FaultLeft[] };

/** An event of the stream; undefined for one that this page does not know, because the sandbox is another version. */
export function readEvent(name: (typeof eventNames)[number], text: string): LogEvent | undefined {
  const value: unknown = JSON.parse(text);
  switch (name) {
    case "message":
      return isEntry(value) ? { kind: "request", entry: value } : undefined;
    case "start":
      return { kind: "start", kept: numberIn(value, "kept") };
    case "missed":
      return { kind: "missed", count: numberIn(value, "count") };
    case "faults":
      return isList(value) && value.every(isFaultLeft) ? { kind: "faults", faults: value } : undefined;
  }
}

function numberIn(value: unknown, name: string): number {
  const given = isObject(value) ? value[name] : undefined;
  return typeof given === "number" ? given : 0;
}

function isEntry(value: unknown): value is LogEntry {
  if (!isObject(value)) return false;
  const { requestId, time, status, durationMs, operation, instance } = value;
  const areTexts = [requestId, time, operation ?? "", instance ?? ""].every((one) => typeof one === "string");
  return areTexts && typeof durationMs === "number" && (status === null || typeof status === "number");
}

function isFaultLeft(value: unknown): value is FaultLeft {
  return isObject(value) && isFault(value["fault"]) && (value["left"] === null || isFault(value["left"]));
}

function isFault(value: unknown): value is Fault {
  return isObject(value) && typeof value["match"] === "string";
}
