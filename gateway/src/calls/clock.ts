import { performance } from "node:perf_hooks";
import { clearTimeout, setTimeout as startTimer } from "node:timers";
import { setTimeout } from "node:timers/promises";

/** Times and waiting. Tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970, as third parties count. */
  now(): number;
  /** Milliseconds since some moment. Nobody can set it back. */
  elapsed(): number;
  /** Resolves after so many milliseconds; rejects with the reason of `signal` as soon as it is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Calls `act` after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, act: () => void): () => void;
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
  // A deadline that is met costs less than a promise that nobody waits for.
  after: (milliseconds, act) => {
    const timer = startTimer(act, Math.min(milliseconds, LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};
