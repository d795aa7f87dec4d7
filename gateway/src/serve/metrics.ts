import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { durationBuckets, observeCalls } from "./call_metrics.ts";
import type { CallObserver } from "../calls/call_observer.ts";
import type { RequestTrace } from "./request_trace.ts";

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
