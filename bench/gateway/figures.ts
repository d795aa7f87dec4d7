/** What a measurement found. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** The same for the first calls, before V8 has compiled what they need. */
  readonly first?: string;
  readonly goal?: string;
}

/** Figures of one measurement. */
export interface Section {
  readonly title: string;
  /** What was done. */
  readonly method: string;
  readonly figures: readonly Figure[];
}

/** Calls of a kind before those that are measured: a gateway is a server that runs for long, and V8 compiles what is called often. */
export const WARM_UP = 4_000;

/** So many of the calls of a kind are reported on their own: those of a process that has just started. */
export const FIRST = 300;

/** A percentile of values that need no order. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** `p50 1.2 ms, p95 2.0 ms, p99 3.1 ms` */
export function printTimes(milliseconds: readonly number[]): string {
  return [50, 95, 99].map((percent) => `p${percent} ${printMilliseconds(percentile(milliseconds, percent))}`).join(", ");
}

/** `1.23 ms`, `12.3 ms`, `123 ms` */
export function printMilliseconds(milliseconds: number): string {
  const digits = milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0;
  return `${milliseconds.toFixed(digits)} ms`;
}
