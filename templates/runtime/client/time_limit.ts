/** Ends one call: when its time is up, or when the caller aborts it. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whether the time is up. */
  readonly expired: () => boolean;
  /** Whether the caller aborted. */
  readonly aborted: () => boolean;
  /**
   * The result of the work, or a rejection as soon as the call ends, even where the work ignores the signal; its reason is that of the
   * signal, which may be any value. A call does one piece of work at a time: only the latest is ended. A listener of the signal for each
   * step would cost ten times as much.
   */
  readonly race: <T>(work: Promise<T>) => Promise<T>;
  /** Stops the clock; the caller can still abort. */
  readonly stopClock: () => void;
  /** Lets nothing end the call any more. */
  readonly release: () => void;
  /** Releases, and closes the connection. */
  readonly abandon: () => void;
}

/** Timers cannot wait longer (24 days); a limit beyond that is no limit. */
const LONGEST_WAIT: number = 2 ** 31 - 1;

/** A limit that begins now; `milliseconds` of 0 is no limit in time. */
export function startTimeLimit(milliseconds: number, callerSignal: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  let expired = false;
  let stopWork: (() => void) | undefined;
  const end = (reason?: unknown): void => {
    controller.abort(reason);
    stopWork?.();
  };
  const expire = (): void => {
    expired = true;
    end();
  };
  const timer = milliseconds > 0 && milliseconds <= LONGEST_WAIT ? setTimeout(expire, milliseconds) : undefined;
  const follow = (): void => end(callerSignal?.reason);
  callerSignal?.addEventListener("abort", follow, { once: true });
  if (callerSignal?.aborted === true) follow();
  const stopClock = (): void => clearTimeout(timer);
  const release = (): void => {
    stopClock();
    callerSignal?.removeEventListener("abort", follow);
  };
  return {
    signal,
    expired: () => expired,
    aborted: () => !expired && signal.aborted,
    race: (work) =>
      new Promise((resolve, reject) => {
        stopWork = () => reject(signal.reason as Error);
        if (signal.aborted) stopWork();
        work.then(resolve, reject);
      }),
    stopClock,
    release,
    abandon: () => {
      release();
      end();
    },
  };
}

/** Waits; rejects with the signal's reason when it is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  // A limit that ends nothing. One of 0 milliseconds would never end.
  const limit = startTimeLimit(Math.min(Math.max(milliseconds, 1), LONGEST_WAIT), signal);
  try {
    await limit.race(new Promise(() => undefined));
  } catch (reason) {
    if (!limit.expired()) throw reason;
  } finally {
    limit.release();
  }
}
