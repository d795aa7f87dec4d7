import { randomUUID } from "node:crypto";
import type { Egress } from "../egress/egress_types.ts";
import type { Storage } from "../storage/store_types.ts";
import { VendorError, type VendorAnswer } from "../vendor/vendor_types.ts";
import { makeCall, type CallParts, type CallRun } from "./call_run.ts";
import type { VendorCall, VendorCaller, CallEvent, CallObserver, CallSettings } from "./call_types.ts";
import { createCircuits, createLimitPauses } from "./circuits.ts";
import { createConnections } from "./connections.ts";
import { DeadlineError, startDeadline, systemClock, type Clock } from "./deadline.ts";
import { createTokenRefresher } from "./token_refresh.ts";

export interface VendorCallerParts {
  readonly storage: Pick<Storage, "instances" | "leases">;
  readonly settings: CallSettings;
  readonly egress: Egress;
  readonly observer?: CallObserver;
  readonly clock?: Clock;
  /** From 0 up to, but not including, 1. */
  readonly random?: () => number;
}

/** Creates what makes all calls of a process. It keeps limits, circuits and refreshes; credentials stay in the storage. */
export function createVendorCaller(options: VendorCallerParts): VendorCaller {
  const parts = withDefaults(options);
  const active = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    await Promise.allSettled(active);
    await parts.refresher.close();
    await parts.egress.close();
  };
  return {
    call: async (call) => {
      if (closing !== undefined) throw new VendorError({ kind: "unavailable", message: "The gateway is shutting down.", retryAfter: 1 });
      const made = observed(parts, call);
      active.add(made);
      return made.finally(() => active.delete(made));
    },
    unsavedTokens: () => parts.refresher.unsaved(),
    close: () => (closing ??= closeAll()),
  };
}

function withDefaults({ observer = {}, clock = systemClock, random = Math.random, ...rest }: VendorCallerParts): CallParts {
  const { egress, settings, storage } = rest;
  const { answerBytes, replacedUrls, refreshDeadline, refreshPause, longestLimitPause } = settings;
  const shared = { egress, clock, storage, observer, random };
  return {
    ...shared,
    settings,
    answerBytes,
    refresher: createTokenRefresher({ ...shared, replacedUrls, refreshDeadline, refreshPause, holder: randomUUID() }),
    circuits: createCircuits(settings, clock, observer),
    connections: createConnections(clock, settings.connections),
    pauses: createLimitPauses(clock, longestLimitPause),
  };
}

/** Makes a call within its time, and reports how it ended. */
async function observed(parts: CallParts, call: VendorCall): Promise<VendorAnswer> {
  const start = parts.clock.elapsed();
  const deadline = startDeadline(parts.clock, parts.settings.deadline, call.signal);
  const run: CallRun = { call, deadline, tries: 0, secrets: [] };
  const report = (outcome: CallEvent["outcome"], status: number | undefined): void => {
    const about = {
      connector: call.operation.connector,
      operation: call.operation.id,
      instance: call.instance.id,
      requestId: call.requestId,
    };
    parts.observer.called?.({ ...about, status, tries: run.tries, milliseconds: parts.clock.elapsed() - start, outcome });
  };
  try {
    const answer = await makeCall(parts, run);
    // The end of a stream releases its deadline.
    if (answer.kind === "json") deadline.release();
    report("success", answer.status);
    return answer;
  } catch (error) {
    deadline.release();
    const reason = withoutDeadline(run, error);
    if (reason instanceof VendorError) report(reason.failure.kind, reason.failure.status);
    else report(call.signal.aborted ? "aborted" : "error", undefined);
    throw reason;
  }
}

/** While a call waits, its deadline ends it with an error that only this folder knows. */
function withoutDeadline({ call }: CallRun, error: unknown): unknown {
  if (!(error instanceof DeadlineError)) return error;
  return new VendorError({ kind: "timeout", message: `${call.vendor.name} did not answer in time.` });
}
