import { createHash } from "node:crypto";
import { OperationError, type Caller } from "connector-gateway-spec/server";
import type { CallerToken, TokenRepository } from "../storage/store_types.ts";
import type { RateLimiter } from "./rate_limiter.ts";
import type { RequestTrace } from "./request_trace.ts";

/** What authentication needs. */
export interface AuthenticationParts {
  readonly tokens: Pick<TokenRepository, "find">;
  readonly limiter: RateLimiter;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Finds who has a token, and notes it. Throws an `OperationError` with status 429 when it made too many calls. */
export type Authenticate = (token: string, trace: RequestTrace) => Promise<Caller | undefined>;

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
export function createAuthenticate({ tokens, limiter, now }: AuthenticationParts): Authenticate {
  const lookups = new Map<string, Lookup>();
  return async (token, trace) => {
    const entry = await find(lookups, tokens, token, now());
    if (entry === undefined) return undefined;
    trace.token = entry.id;
    trace.caller = entry.owner;
    const seconds = limiter.count(entry.id);
    if (seconds === undefined) return { id: entry.owner };
    throw new OperationError(429, "This bearer token made too many calls.", { code: "request/rate-limit", retryAfter: seconds });
  };
}

function find(
  lookups: Map<string, Lookup>,
  tokens: Pick<TokenRepository, "find">,
  token: string,
  time: number,
): Promise<CallerToken | undefined> {
  // Memory has no tokens that a dump could show for longer than a request.
  const key = createHash("sha256").update(token).digest("base64");
  const known = lookups.get(key);
  if (known !== undefined && known.until > time) return known.entry;
  const lookup: Lookup = { entry: tokens.find(token), until: time + KEPT_MILLISECONDS };
  lookups.delete(key);
  lookups.set(key, lookup);
  const forget = (): void => {
    if (lookups.get(key) === lookup) lookups.delete(key);
  };
  // Neither a token that is created in a moment nor a database that fails once is remembered.
  lookup.entry.then((entry) => (entry === undefined ? forget() : undefined), forget);
  if (lookups.size > MOST_KEPT) lookups.delete(lookups.keys().next().value ?? key);
  return lookup.entry;
}
