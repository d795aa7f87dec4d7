/** Limits calls by key. */
export interface RateLimiter {
  /** Counts a call. Undefined when it may be made, otherwise the seconds until the next one may. */
  readonly count: (key: string) => number | undefined;
}

/** The calls that a key has left, as of a moment. */
interface Allowance {
  calls: number;
  time: number;
}

const MINUTE = 60_000;

/** More keys than any gateway has callers. Keys that could make all their calls again are forgotten first. */
const MOST_KEYS = 100_000;

/**
 * Allows `callsPerMinute` calls at once and then one whenever a part of the minute has passed; 0 allows all.
 * @param now milliseconds that only grow
 */
export function createRateLimiter(callsPerMinute: number, now: () => number): RateLimiter {
  const allowances = new Map<string, Allowance>();
  if (callsPerMinute === 0) return { count: () => undefined };
  return {
    count: (key) => {
      const time = now();
      const allowance = allowances.get(key) ?? { calls: callsPerMinute, time };
      allowance.calls = Math.min(callsPerMinute, allowance.calls + ((time - allowance.time) * callsPerMinute) / MINUTE);
      allowance.time = time;
      // The key that has waited longest comes first.
      allowances.delete(key);
      allowances.set(key, allowance);
      forgetOldest(allowances);
      if (allowance.calls < 1) return ((1 - allowance.calls) * MINUTE) / callsPerMinute / 1000;
      allowance.calls -= 1;
      return undefined;
    },
  };
}

function forgetOldest(allowances: Map<string, Allowance>): void {
  if (allowances.size <= MOST_KEYS) return;
  const [oldest] = allowances.keys();
  if (oldest !== undefined) allowances.delete(oldest);
}
