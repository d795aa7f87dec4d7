import type { Clock } from "./clock.ts";

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
  const stopTimer = clock.after(milliseconds, () => {
    controller.abort(new DeadlineError(`Not done within ${milliseconds} milliseconds.`));
  });
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
