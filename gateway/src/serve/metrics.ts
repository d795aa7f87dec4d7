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
  collectDefaultMetrics({ register: registry });
  const { counter, gauge, histogram } = makersFor(registry);
  const requests = counter("requests_total", "Requests of callers that were answered", ["connector", "operation", "status"]);
  const help = "How long requests of callers took, until the last byte of the answer";
  const durations = histogram("request_duration_seconds", help, ["connector", "operation"]);
  const running = gauge("requests_running", "Requests of callers that are being answered");
  gauge("build", "1, with the version of the gateway", ["version"]).set({ version }, 1);
  return {
    registry,
    calls: observeCalls(registry),
    requestStarted: () => running.inc(),
    requestEnded: ({ connector = "none", operation = "none", status, seconds }) => {
      running.dec();
      requests.inc({ connector, operation, status });
      durations.observe({ connector, operation }, seconds);
    },
  };
}

/** Makes metrics whose names begin with `gateway_`. */
function makersFor(registry: Registry) {
  const of = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => {
    return { name: `gateway_${name}`, help, labelNames, registers: [registry] };
  };
  return {
    counter: <Label extends string>(name: string, help: string, labels: readonly Label[]) => new Counter(of(name, help, labels)),
    gauge: <Label extends string>(name: string, help: string, labels: readonly Label[] = []) => new Gauge(of(name, help, labels)),
    histogram: <Label extends string>(name: string, help: string, labels: readonly Label[]) =>
      new Histogram({ ...of(name, help, labels), buckets: [...durationBuckets] }),
  };
}

/** Counts calls to third parties: how they ended, how long they took, retries, token refreshes, and circuits. */
function observeCalls(registry: Registry): Required<CallObserver> {
  const { counter, gauge, histogram } = makersFor(registry);
  const ended = "Calls to third parties that ended, with all their tries";
  const calls = counter("vendor_calls_total", ended, ["connector", "operation", "outcome"]);
  const retries = counter("vendor_retries_total", "Tries after the first one", ["connector", "operation"]);
  const took = "How long calls to third parties took, with all their tries; for downloads until the first byte";
  const durations = histogram("vendor_call_duration_seconds", took, ["connector"]);
  const refreshes = counter("token_refreshes_total", "Access tokens that were asked for", ["connector", "outcome"]);
  const circuits = gauge("circuits_open", "Third parties that are not called for a while, because they failed too often in a row");
  const unsaved = gauge("unsaved_tokens", "Instances whose new tokens could not be stored yet, and are in memory only");
  // Hosts are no labels: those with a subdomain are as many as there are instances.
  const open = new Set<string>();
  return {
    called: ({ connector, operation, outcome, tries, milliseconds }) => {
      calls.inc({ connector, operation, outcome });
      if (tries > 1) retries.inc({ connector, operation }, tries - 1);
      durations.observe({ connector }, milliseconds / 1000);
    },
    refreshed: ({ connector, outcome }) => refreshes.inc({ connector, outcome }),
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
