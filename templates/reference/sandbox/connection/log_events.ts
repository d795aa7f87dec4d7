import type { FaultLeft } from "../../../runtime/sandbox/log_stream.js";
import type { Fault, LogEntry } from "../../../runtime/sandbox/sandbox_types.js";
import { isList, isObject } from "../../../shared/json_values.js";

/** What the page learns from the stream of the log. */
export type LogEvent =
  | { readonly kind: "open" }
  /** The sandbox does not answer. */
  | { readonly kind: "lost" }
  /** The log begins; `kept` requests from before follow. */
  | { readonly kind: "start"; readonly kept: number }
  | { readonly kind: "request"; readonly entry: LogEntry }
  | { readonly kind: "missed"; readonly count: number }
  | { readonly kind: "faults"; readonly faults: readonly FaultLeft[] };

/** The names of the events that the stream sends. */
export const eventNames = ["message", "start", "missed", "faults"] as const;

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
