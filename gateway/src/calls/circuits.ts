import { VendorError, type FailureKind } from "../vendor/vendor_types.ts";
import type { Attempt } from "./attempt.ts";
import type { CallObserver, CallSettings } from "./call_types.ts";
import type { Clock } from "./deadline.ts";

/** Above this number the pauses that are over are removed. */
const MANY = 1_000;

/** Stops calls to third parties that fail again and again, one circuit for each origin. */
export interface Circuits {
  /**
   * Makes one try. Rejects with a `VendorError` of kind `circuit_open`, and makes none, while the circuit of the origin is open, and
   * while another call finds out whether it works again.
   */
  run(origin: string, vendor: string, make: () => Promise<Attempt>): Promise<Attempt>;
}

interface Circuit {
  /** While it is half open, one call finds out whether the third party works again. */
  state: "closed" | "open" | "half_open";
  /** In a row. */
  faults: number;
  openedAt: number;
}

/** With more circuits than this, one that is closed is forgotten: the one that has not been used for the longest time. */
const MOST_CIRCUITS = 2_000;

/** The failures that count as faults of the third party. A refusal is none: who refuses, works. */
const faults: readonly FailureKind[] = ["unavailable", "timeout", "unreachable"];

/** Creates circuits that are all closed. */
export function createCircuits(settings: CallSettings, clock: Clock, observer: CallObserver): Circuits {
  const circuits = new Map<string, Circuit>();
  return {
    run: async (origin, vendor, make) => {
      const circuit = circuits.get(origin) ?? { state: "closed", faults: 0, openedAt: 0 };
      // The order of a map is that of insertion.
      circuits.delete(origin);
      circuits.set(origin, circuit);
      if (circuits.size > MOST_CIRCUITS) forgetOne(circuits);
      const wait = waitOf(circuit, settings, clock);
      if (wait !== undefined) {
        const message = `${vendor} failed several times in a row. The gateway has paused calls to it.`;
        throw new VendorError({ kind: "circuit_open", message, retryAfter: wait });
      }
      const change = (state: Circuit["state"]): void => {
        if (circuit.state === state) return;
        if (state === "open") circuit.openedAt = clock.elapsed();
        circuit.state = state;
        observer.circuitChanged?.({ origin, state });
      };
      return tryOnce(circuit, settings.circuitFaults, change, make);
    },
  };
}

/** Calls that began before the circuit opened may end at any time after that. */
async function tryOnce(
  circuit: Circuit,
  mostFaults: number,
  change: (state: Circuit["state"]) => void,
  make: () => Promise<Attempt>,
): Promise<Attempt> {
  const isTest = circuit.state === "open";
  const close = (): void => {
    if (isTest && circuit.state === "half_open") change("closed");
  };
  if (isTest) change("half_open");
  try {
    const attempt = await make();
    circuit.faults = isFault(attempt) ? circuit.faults + 1 : 0;
    if (circuit.faults === 0) close();
    else if (isTest || circuit.faults >= mostFaults) change("open");
    return attempt;
  } catch (error) {
    // Whatever it is, it does not say that the third party is down.
    close();
    throw error;
  }
}

/** Seconds until the origin may be called; undefined when that is now. */
function waitOf({ state, openedAt }: Circuit, { circuitPause }: CallSettings, clock: Clock): number | undefined {
  if (state === "closed") return undefined;
  if (state === "half_open") return 1;
  const left = openedAt + circuitPause - clock.elapsed();
  return left > 0 ? left / 1000 : undefined;
}

function isFault(attempt: Attempt): boolean {
  if (attempt.kind !== "failure") return false;
  const { kind, status = 0 } = attempt.failure;
  // An answer below 500, for instance about a locked record, is about one call, and not about the state of the third party.
  return faults.includes(kind) && (status === 0 || status === 408 || status > 499);
}

function forgetOne(circuits: Map<string, Circuit>): void {
  const closed = [...circuits].find(([, { state }]) => state === "closed");
  if (closed !== undefined) circuits.delete(closed[0]);
}

/** The times until which instances make no calls, because the third party said so. */
export interface LimitPauses {
  /** Milliseconds until the next call; 0 when nothing forbids it. */
  remaining(key: string): number;
  /** Makes no calls for so many seconds. A shorter pause does not end a longer one. */
  pause(key: string, seconds: number): void;
}

/** Creates pauses of at most `longest` milliseconds: an answer can ask for years. */
export function createLimitPauses(clock: Clock, longest: number): LimitPauses {
  const ends = new Map<string, number>();
  const remaining = (key: string): number => Math.max(0, (ends.get(key) ?? 0) - clock.elapsed());
  return {
    remaining,
    pause: (key, seconds) => {
      const end = clock.elapsed() + Math.min(longest, seconds * 1000);
      if (ends.size >= MANY) removeEnded(ends, clock.elapsed());
      ends.set(key, Math.max(end, ends.get(key) ?? 0));
    },
  };
}

function removeEnded(ends: Map<string, number>, now: number): void {
  for (const [key, end] of ends) if (end <= now) ends.delete(key);
}
