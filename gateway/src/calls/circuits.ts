import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult, type CircuitBreakerPolicy } from "cockatiel";
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
  readonly policy: CircuitBreakerPolicy;
  openedAt: number;
}

/** With more circuits than this, one that is closed is forgotten: the one that has not been used for the longest time. */
const MOST_CIRCUITS = 2_000;

/** What counts as a fault of the third party. A refusal is none: who refuses, works. */
const faults: readonly FailureKind[] = ["unavailable", "timeout", "unreachable"];

const stateNames = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half_open",
  [CircuitState.Isolated]: "open",
} as const;

/** Creates circuits that are all closed. */
export function createCircuits(settings: CallSettings, clock: Clock, observer: CallObserver): Circuits {
  const circuits = new Map<string, Circuit>();
  return {
    run: async (origin, vendor, make) => {
      const circuit = circuits.get(origin) ?? createCircuit(origin, settings, clock, observer);
      // The order of a map is that of insertion.
      circuits.delete(origin);
      circuits.set(origin, circuit);
      if (circuits.size > MOST_CIRCUITS) forgetOne(circuits);
      const wait = waitOf(circuit, settings, clock);
      if (wait === undefined) return circuit.policy.execute(make);
      throw new VendorError({
        kind: "circuit_open",
        message: `${vendor} failed several times in a row. The gateway has paused calls to it.`,
        retryAfter: wait,
      });
    },
  };
}

function createCircuit(origin: string, settings: CallSettings, clock: Clock, observer: CallObserver): Circuit {
  const policy = circuitBreaker(handleWhenResult(isFault), {
    // `waitOf` decides, with a clock that nobody can set back: whenever the policy is asked, the circuit was open for long enough.
    halfOpenAfter: Number.NEGATIVE_INFINITY,
    breaker: new ConsecutiveBreaker(settings.circuitFaults),
  });
  const circuit: Circuit = { policy, openedAt: 0 };
  policy.onBreak(() => (circuit.openedAt = clock.elapsed()));
  policy.onStateChange((state) => observer.circuitChanged?.({ origin, state: stateNames[state] }));
  return circuit;
}

/** Seconds until the origin may be called; undefined when that is now. */
function waitOf({ policy, openedAt }: Circuit, { circuitPause }: CallSettings, clock: Clock): number | undefined {
  if (policy.state === CircuitState.Closed) return undefined;
  if (policy.state === CircuitState.HalfOpen) return 1;
  const left = openedAt + circuitPause - clock.elapsed();
  return left > 0 ? left / 1000 : undefined;
}

function isFault(result: unknown): boolean {
  if (!isAttempt(result) || result.kind !== "failure") return false;
  const { kind, status = 0 } = result.failure;
  // An answer below 500, for instance about a locked record, is about one call, and not about the state of the third party.
  return faults.includes(kind) && (status === 0 || status === 408 || status > 499);
}

/** The policy gives back whatever `make` returned, and has forgotten its type. */
function isAttempt(result: unknown): result is Attempt {
  return typeof result === "object" && result !== null && "kind" in result;
}

function forgetOne(circuits: Map<string, Circuit>): void {
  const closed = [...circuits].find(([, { policy }]) => policy.state === CircuitState.Closed);
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
  for (const [key, end] of ends) {
    if (end <= now) ends.delete(key);
  }
}
