// @generated from templates/runtime/client/time_limit.ts by connector-gateway-spec. Do not edit.
export const LONGEST_WAIT = 2 ** 31 - 1;

export function startTimeLimit(milliseconds, callerSignal) {
  const controller = new AbortController();
  let expired = false;
  const expire = () => {
    expired = true;
    controller.abort();
  };
  const timer = milliseconds > 0 && milliseconds <= LONGEST_WAIT ? setTimeout(expire, milliseconds) : undefined;
  const follow = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener("abort", follow, { once: true });
  if (callerSignal?.aborted === true) follow();
  const stopClock = () => clearTimeout(timer);
  const release = () => {
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

export async function pause(milliseconds, signal) {
  let timer;
  const waited = new Promise((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, LONGEST_WAIT));
  });
  try {
    await (signal === undefined ? waited : race(waited, signal));
  } finally {
    clearTimeout(timer);
  }
}

function race(work, signal) {
  return new Promise((resolve, reject) => {
    // The reason of an abort is whatever the caller gave; it is passed on as it is.
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
