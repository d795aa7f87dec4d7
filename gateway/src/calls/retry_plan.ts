import type { FailureKind } from "../vendor/vendor_types.ts";
import type { FailedAttempt } from "./attempt.ts";
import type { CallSettings } from "./call_settings.ts";

/** What decides about another try. */
export interface RetrySituation {
  readonly attempt: FailedAttempt;
  /** Whether the call may be made again: it reads, or has a key with which the third party recognizes it. */
  readonly repeatable: boolean;
  /** How often it was made. */
  readonly tries: number;
  /** Milliseconds until the deadline. */
  readonly remaining: number;
}

/** What may be different at the next try. */
const passing: readonly FailureKind[] = ["rate_limit", "unavailable", "timeout", "unreachable"];

/**
 * The milliseconds to wait before the next try: what the third party asks for, and a random time on top that doubles with each try,
 * so that calls which failed together do not come back together. Undefined when the call is given up, which is at once when the
 * wait ends after the deadline.
 */
export function planRetry(situation: RetrySituation, settings: CallSettings, random: () => number): number | undefined {
  const { attempt, repeatable, tries, remaining } = situation;
  if (!repeatable || tries >= settings.tries) return undefined;
  if (!(attempt.shouldRetry ?? passing.includes(attempt.failure.kind))) return undefined;
  const backoff = random() * Math.min(settings.longestBackoff, settings.firstBackoff * 2 ** (tries - 1));
  const wait = (attempt.failure.retryAfter ?? 0) * 1000 + backoff;
  return wait < remaining ? wait : undefined;
}
