/** Ends one call: when its time is up, or when the caller aborts it. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whether the time is up. */
  readonly expired: () => boolean;
  /** Whether the caller aborted. */
  readonly aborted: () => boolean;
  /** The same result, or a rejection as soon as the call ends, even where the work ignores the signal. */
  readonly race: <T>(work: Promise<T>) => Promise<T>;
  /** Stops the clock; the caller can still abort. */
  readonly stopClock: () => void;
  /** Lets nothing end the call any more. */
  readonly release: () => void;
  /** Releases, and closes the connection. */
  readonly abandon: () => void;
}

/** Timers cannot wait longer (24 days); a limit beyond that is no limit. */
export const LONGEST_WAIT: number = 2 ** 31 - 1;

/** A limit that begins now; `milliseconds` of 0 is no limit in time. */
export function startTimeLimit(milliseconds: number, callerSignal: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  let expired = false;
  const expire = (): void => {
    expired = true;
    controller.abort();
  };
  const timer = milliseconds > 0 && milliseconds <= LONGEST_WAIT ? setTimeout(expire, milliseconds) : undefined;
  const follow = (): void => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener("abort", follow, { once: true });
  if (callerSignal?.aborted === true) follow();
  const stopClock = (): void => clearTimeout(timer);
  const release = (): void => {
    stopClock();
    callerSignal?.removeEventListener("abort", follow);
  };
  return {
    signal: controller.signal,
    expired: () => expired,
    aborted: () => !expired && controller.signal.aborted,
    race: (work) => race(work, controller.signal),
    stopClock,
    release,
    abandon: () => {
      release();
      controller.abort();
    },
  };
}

/** Waits; rejects with the signal's reason when it is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, LONGEST_WAIT));
  });
  try {
    await (signal === undefined ? waited : race(waited, signal));
  } finally {
    clearTimeout(timer);
  }
}

function race<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // The reason of an abort is whatever the caller gave; it is passed on as it is.
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
