import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

/** Times and waiting. Tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970, as third parties count. */
  now(): number;
  /** Milliseconds since some moment. Nobody can set it back. */
  elapsed(): number;
  /** Resolves after so many milliseconds; rejects with the reason of `signal` as soon as it is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The longest time that a timer of Node takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The clock of the system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: async (milliseconds, signal) => {
    try {
      await setTimeout(Math.min(milliseconds, LONGEST_TIMER), undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
};
