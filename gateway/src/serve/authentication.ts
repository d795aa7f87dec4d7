import { createHash } from "node:crypto";
import { OperationError, type Caller } from "connector-gateway-spec/server";
import type { CallerToken, TokenLimits, TokenRepository } from "../storage/store_types.ts";
import type { RequestTrace } from "./request_trace.ts";

const MINUTE = 60_000;

/** More keys than any gateway has callers. Keys that could make all their calls again are forgotten first. */
const MOST_KEYS = 100_000;

export interface AuthenticationParts {
  readonly tokens: Pick<TokenRepository, "find">;
  readonly limiter: RateLimiter;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Who calls, with the limits of the token. */
export interface LimitedCaller extends Caller {
  readonly limits?: TokenLimits | undefined;
}

/** Finds who has a token, and notes it. Throws an `OperationError` with status 429 when it made too many calls. */
export type Authenticate = (token: string, trace: RequestTrace) => Promise<LimitedCaller | undefined>;

/** A token that was found, until it has to be looked up again. */
interface Lookup {
  readonly entry: Promise<CallerToken | undefined>;
  readonly until: number;
}

/** A revoked token works for at most this long. */
const KEPT_MILLISECONDS = 5000;
const MOST_KEPT = 10_000;

/**
 * Finds who calls. Lookups are kept for a few seconds, and calls that come at the same time share one. Every token costs one hash and
 * at most one lookup, whether it exists or not.
 */
export function createAuthenticate(parts: AuthenticationParts): Authenticate {
  const lookups = new Map<string, Lookup>();
  return async (token, trace) => {
    const entry = await find(parts, lookups, token);
    if (entry === undefined) return undefined;
    trace.token = entry.id;
    trace.caller = entry.owner;
    const seconds = parts.limiter.count(entry.id);
    if (seconds === undefined) return { id: entry.owner, limits: entry.limits };
    throw new OperationError(429, "This bearer token made too many calls.", { code: "request/rate-limit", retryAfter: seconds });
  };
}

function find({ tokens, now }: AuthenticationParts, lookups: Map<string, Lookup>, token: string): Promise<CallerToken | undefined> {
  const time = now();
  // Memory has no tokens that a dump could show for longer than a request.
  const key = createHash("sha256").update(token).digest("base64");
  const cached = lookups.get(key);
  if (cached !== undefined && cached.until > time) return cached.entry;
  const lookup: Lookup = { entry: tokens.find(token), until: time + KEPT_MILLISECONDS };
  putLast(lookups, key, lookup, MOST_KEPT);
  const forget = (): void => {
    if (lookups.get(key) === lookup) lookups.delete(key);
  };
  // Neither a token that is created in a moment nor a database that fails once is remembered.
  lookup.entry.then((entry) => (entry === undefined ? forget() : undefined), forget);
  return lookup.entry;
}

/** Limits calls by key. */
interface RateLimiter {
  /** Counts a call. Undefined when it may be made, otherwise the seconds until the next one may. */
  readonly count: (key: string) => number | undefined;
}

/** The calls that a key has left, as of a moment. */
interface Allowance {
  calls: number;
  time: number;
}

/**
 * Allows `callsPerMinute` calls at once and then one whenever a part of the minute has passed; 0 allows all.
 * @param now milliseconds that only grow
 */
export function createRateLimiter(callsPerMinute: number, now: () => number): RateLimiter {
  const allowances = new Map<string, Allowance>();
  if (callsPerMinute === 0) return { count: () => undefined };
  return {
    count: (key) => {
      const time = now();
      const allowance = allowances.get(key) ?? { calls: callsPerMinute, time };
      allowance.calls = Math.min(callsPerMinute, allowance.calls + ((time - allowance.time) * callsPerMinute) / MINUTE);
      allowance.time = time;
      putLast(allowances, key, allowance, MOST_KEYS);
      if (allowance.calls < 1) return ((1 - allowance.calls) * MINUTE) / callsPerMinute / 1000;
      allowance.calls -= 1;
      return undefined;
    },
  };
}

/** Puts an entry at the end. The key that has waited longest comes first, and is forgotten when there are too many. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value ?? key);
}
