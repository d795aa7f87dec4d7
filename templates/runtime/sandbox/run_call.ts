import type { Signal } from "../client/platform_types.js";
import { OperationError } from "../server/operation_error.js";
import type { FaultPlan, PlannedCall } from "./fault_plan.js";
import { readPreferences } from "./preferences.js";
import type { Fault } from "./sandbox_types.js";
import { pause } from "./spoiled_answer.js";
import type { Trace } from "./trace.js";

/** What applies to every call of a sandbox. */
export interface CallConditions {
  /** Seconds. */
  readonly latency: number;
  readonly plan: FaultPlan["meet"];
  /** Moves the logical clock by milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

/** What a call meets: the faults of the sandbox, and what the request itself asks for. */
type Met = Partial<Omit<Fault, "match">>;

/**
 * Waits as long as the call has to, then runs it, unless a fault says otherwise.
 * @param signal aborted when the caller is gone; called only when there is something to wait for
 * @throws OperationError with the status of a fault, and what `run` throws
 */
export async function runCall<Result>(
  { latency, plan, advance }: CallConditions,
  trace: Trace,
  call: PlannedCall,
  run: () => Result,
  signal?: () => Signal,
): Promise<Result> {
  const met = whatItMeets(trace, plan(call));
  const seconds = latency + (met.wait ?? 0);
  if (seconds > 0) {
    const gone = signal?.();
    await pause(seconds, gone);
    advance(Math.round(seconds * 1000));
    if (gone?.aborted === true) throw new OperationError(499, "The caller is gone.", { code: "request/incomplete" });
  }
  const { status, effect } = met;
  if (status !== undefined) throw simulated(status, met);
  if (effect !== undefined) trace.effect = effect;
  // Nobody sees this error: the connection closes.
  if (effect === "drop_request") throw simulated(503, met);
  return run();
}

function whatItMeets(trace: Trace, planned: Fault | undefined): Met {
  const preferences = readPreferences(trace.request);
  const met = preferences === undefined ? (planned ?? {}) : merged(planned, preferences.fault);
  if (preferences !== undefined) trace.applied = preferences.applied;
  const { status, effect, wait } = met;
  const name = effect ?? (status === undefined ? wait && "wait" : String(status));
  if (typeof name === "string") trace.fault = name;
  return met;
}

/** A status that the request asks for takes the place of a fault. */
function merged(planned: Fault | undefined, preferred: Met): Met {
  return preferred.status === undefined ? { ...planned, ...preferred } : preferred;
}

function simulated(status: number, { message, retryAfter }: Met): OperationError {
  const text = message ?? `The sandbox answers ${status} on purpose.`;
  return new OperationError(status, text, { code: "sandbox/fault", ...(retryAfter !== undefined && { retryAfter }) });
}
