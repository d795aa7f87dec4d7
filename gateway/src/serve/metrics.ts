import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CallObserver } from "../calls/call_types.ts";
import type { RequestTrace } from "./request_trace.ts";

/** Upper bounds in seconds. */
const durationBuckets: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** A request that was answered. */
export interface AnsweredRequest extends RequestTrace {
  readonly status: number;
  readonly seconds: number;
}

/** Counts what a gateway does. Labels are names of the catalog and statuses, never ids. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts calls to third parties. */
  readonly calls: Required<CallObserver>;
  readonly requestStarted: () => void;
  readonly requestEnded: (request: AnsweredRequest) => void;
}

/** Metrics of their own, and those of the process. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "gateway_requests_total",
    help: "Requests of callers that were answered",
    labelNames: ["connector", "operation", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "gateway_request_duration_seconds",
    help: "How long requests of callers took, until the last byte of the answer",
    labelNames: ["connector", "operation"] as const,
    buckets: [...durationBuckets],
    registers,
  });
  const running = new Gauge({ name: "gateway_requests_running", help: "Requests of callers that are being answered", registers });
  new Gauge({ name: "gateway_build", help: "1, with the version of the gateway", labelNames: ["version"] as const, registers }).set(
    { version },
    1,
  );
  return {
    registry,
    calls: observeCalls(registry),
    requestStarted: () => {
      running.inc();
    },
    requestEnded: ({ connector = "none", operation = "none", status, seconds }) => {
      running.dec();
      requests.inc({ connector, operation, status });
      durations.observe({ connector, operation }, seconds);
    },
  };
}

/** Counts calls to third parties: how they ended, how long they took, retries, token refreshes, and circuits. */
function observeCalls(registry: Registry): Required<CallObserver> {
  const registers = [registry];
  const calls = new Counter({
    name: "gateway_vendor_calls_total",
    help: "Calls to third parties that ended, with all their tries",
    labelNames: ["connector", "operation", "outcome"] as const,
    registers,
  });
  const retries = new Counter({
    name: "gateway_vendor_retries_total",
    help: "Tries after the first one",
    labelNames: ["connector", "operation"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "gateway_vendor_call_duration_seconds",
    help: "How long calls to third parties took, with all their tries; for downloads until the first byte",
    labelNames: ["connector"] as const,
    buckets: [...durationBuckets],
    registers,
  });
  const refreshes = new Counter({
    name: "gateway_token_refreshes_total",
    help: "Access tokens that were asked for",
    labelNames: ["connector", "outcome"] as const,
    registers,
  });
  const circuits = new Gauge({
    name: "gateway_circuits_open",
    help: "Third parties that are not called for a while, because they failed too often in a row",
    registers,
  });
  const unsaved = new Gauge({
    name: "gateway_unsaved_tokens",
    help: "Instances whose new tokens could not be stored yet, and are in memory only",
    registers,
  });
  // Hosts are no labels: those with a subdomain are as many as there are instances.
  const open = new Set<string>();
  return {
    called: ({ connector, operation, outcome, tries, milliseconds }) => {
      calls.inc({ connector, operation, outcome });
      if (tries > 1) retries.inc({ connector, operation }, tries - 1);
      durations.observe({ connector }, milliseconds / 1000);
    },
    refreshed: ({ connector, outcome }) => {
      refreshes.inc({ connector, outcome });
    },
    tokensKept: ({ state }) => {
      if (state === "unsaved") unsaved.inc();
      if (state === "stored") unsaved.dec();
    },
    circuitChanged: ({ origin, state }) => {
      if (state === "closed") open.delete(origin);
      else open.add(origin);
      circuits.set(open.size);
    },
  };
}
