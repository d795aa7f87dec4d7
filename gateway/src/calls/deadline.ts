import { performance } from "node:perf_hooks";
import { clearTimeout, setTimeout as startTimer } from "node:timers";
import { setTimeout } from "node:timers/promises";

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

/** The reason of a signal that was aborted because time was up. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/** The time that a call has, and the end of it. */
export interface Deadline {
  /** Aborted with the reason of the caller when the caller goes away, with a `DeadlineError` when time is up. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  remaining(): number;
  /** From now on only the caller can abort. */
  stopTimer(): void;
  /** From now on nothing aborts. */
  release(): void;
}

/** Starts a deadline. Whoever starts it must release it, or the signal of the caller would keep it forever. */
export function startDeadline(clock: Clock, milliseconds: number, caller: AbortSignal): Deadline {
  const end = clock.elapsed() + milliseconds;
  const controller = new AbortController();
  const stopTimer = clock.after(milliseconds, () => controller.abort(new DeadlineError(`Not done within ${milliseconds} milliseconds.`)));
  const onAbort = (): void => {
    stopTimer();
    controller.abort(caller.reason);
  };
  if (caller.aborted) onAbort();
  else caller.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    remaining: () => Math.max(0, end - clock.elapsed()),
    stopTimer,
    release: () => {
      stopTimer();
      caller.removeEventListener("abort", onAbort);
    },
  };
}

/** The result of a promise that others wait for too; rejects with the reason of the signal as soon as that is aborted. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

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
