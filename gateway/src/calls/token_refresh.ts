import type { Storage, VersionedCredentials } from "../storage/store_types.ts";
import { VendorError, type VendorFailure } from "../vendor/vendor_types.ts";
import type { CallObserver } from "./call_observer.ts";
import type { VendorCall } from "./call_types.ts";
import { unlessAborted } from "./deadline.ts";
import { isBefore, isUsable, readCredentials, storeTokens, type NewTokens } from "./token_storage.ts";
import { requestTokens, type OauthRefresh, type TokenRequestParts } from "./token_request.ts";

/** Keeps the access tokens of instances fresh. */
export interface TokenRefresher {
  /** Credentials with an access token that is not known to have expired. Requests a new token when there is none. */
  fresh(call: VendorCall, auth: OauthRefresh, credentials: VersionedCredentials, signal: AbortSignal): Promise<VersionedCredentials>;
  /** Credentials that replaced those which the third party no longer accepts. */
  replace(call: VendorCall, auth: OauthRefresh, refused: VersionedCredentials, signal: AbortSignal): Promise<VersionedCredentials>;
  /** Requests no token for a while: the third party refuses the one that it just issued. */
  pause(call: VendorCall, refused: VersionedCredentials, failure: VendorFailure): void;
  /** How many instances have new tokens that are not stored yet. */
  unsaved(): number;
  /** Tries for a while to store what is not stored yet. */
  close(): Promise<void>;
}

/** What a refresher needs. */
export interface TokenRefreshParts extends TokenRequestParts {
  readonly storage: Pick<Storage, "instances" | "leases">;
  readonly random: () => number;
  readonly observer: CallObserver;
  /** How long to wait before the next token request after one failed. */
  readonly refreshPause: number;
  /** A name for this process that no other has. */
  readonly holder: string;
}

/** How long another process is given to store its token before the lease is tried again. */
const WAIT_FOR_LEASE = 100;

/** The lease outlives the request for a token by this time, in which the token is stored. */
const LEASE_RESERVE = 15_000;

interface Pause {
  readonly revision: number;
  readonly end: number;
  readonly failure: VendorFailure;
}

/** How often storing is tried when nobody waits, in milliseconds: before the lease ends. */
const SAVE_EVERY = 10_000;

/** How long a gateway that stops tries to store what it has, in milliseconds. */
const LAST_TRY = 10_000;

/** New tokens that are not stored yet, and the call that asked for them. */
interface Unsaved extends NewTokens {
  readonly call: VendorCall;
  readonly auth: OauthRefresh;
  /** Storing has failed, and is tried again without a caller. */
  readonly isKept?: true;
}

interface State {
  /** The refreshes that are under way, by instance. */
  readonly running: Map<string, Promise<VersionedCredentials>>;
  readonly pauses: Map<string, Pause>;
  /** By instance. Nothing is asked of the third party before these are stored. */
  readonly unsaved: Map<string, Unsaved>;
  readonly closing: AbortController;
}

/** Creates a refresher. At any time it makes at most one request for a token of an instance, and with it all processes on the same storage. */
export function createTokenRefresher(parts: TokenRefreshParts): TokenRefresher {
  const state: State = { running: new Map(), pauses: new Map(), unsaved: new Map(), closing: new AbortController() };
  const replace: TokenRefresher["replace"] = async (call, auth, refused, signal) => {
    for (let stale = refused; ;) {
      const running = state.running.get(call.instance.id) ?? start(parts, state, call, auth, stale);
      const credentials = await unlessAborted(running, signal);
      // A refresh that began earlier may be the one that brought the credentials which were refused.
      if (credentials.revision === stale.revision) continue;
      if (isUsable(parts.clock, auth, credentials.values)) return credentials;
      // Somebody set credentials without an access token meanwhile.
      stale = credentials;
    }
  };
  return {
    fresh: async (call, auth, credentials, signal) =>
      isUsable(parts.clock, auth, credentials.values) && !state.unsaved.has(call.instance.id)
        ? credentials
        : replace(call, auth, credentials, signal),
    replace,
    pause: ({ instance }, { revision }, failure) =>
      state.pauses.set(instance.id, { revision, failure, end: parts.clock.elapsed() + parts.refreshPause }),
    unsaved: () => state.unsaved.size,
    close: async () => {
      state.closing.abort();
      const last = Promise.all([...state.unsaved.values()].map((one) => save(parts, state, one)));
      const done = new AbortController();
      const limit = parts.clock.sleep(LAST_TRY, done.signal).catch(() => undefined);
      await Promise.race([last, limit]);
      done.abort();
      for (const one of state.unsaved.values()) report(parts, one, "lost");
    },
  };
}

function start(
  parts: TokenRefreshParts,
  state: State,
  call: VendorCall,
  auth: OauthRefresh,
  stale: VersionedCredentials,
): Promise<VersionedCredentials> {
  const { id } = call.instance;
  const running = refresh(parts, state, call, auth, stale).finally(() => state.running.delete(id));
  // All who wait may have gone away when it fails.
  running.catch(() => undefined);
  state.running.set(id, running);
  return running;
}

/** Waits for the right to refresh, or for credentials that somebody else stored meanwhile. */
async function refresh(
  parts: TokenRefreshParts,
  state: State,
  call: VendorCall,
  auth: OauthRefresh,
  stale: VersionedCredentials,
): Promise<VersionedCredentials> {
  const lease = `oauth:${call.instance.id}`;
  const { clock, storage, holder, refreshDeadline } = parts;
  const end = clock.elapsed() + refreshDeadline + LEASE_RESERVE;
  const never = new AbortController().signal;
  while (clock.elapsed() < end) {
    const found = await changedSince(parts, state, call, auth, stale);
    if (found !== undefined) return found;
    if (!state.unsaved.has(call.instance.id)) refuseWhilePaused(parts, state, call, stale);
    if (await storage.leases.acquire(lease, holder, refreshDeadline + LEASE_RESERVE)) {
      try {
        // Whoever had the lease before may have stored a token after the check above.
        return (await changedSince(parts, state, call, auth, stale)) ?? (await refreshNow(parts, state, call, auth));
      } finally {
        // A lease that is not released ends by itself. While tokens are not stored, no other process may use those before them.
        if (!state.unsaved.has(call.instance.id)) await storage.leases.release(lease, holder).catch(() => undefined);
      }
    }
    await clock.sleep(WAIT_FOR_LEASE * (0.5 + parts.random()), never);
  }
  throw new VendorError({
    kind: "timeout",
    message: `No access token for instance ${call.instance.id}: another process asks for one and does not finish.`,
  });
}

/** The stored credentials, when they are others than the stale ones and can be used. */
async function changedSince(
  parts: TokenRefreshParts,
  { unsaved }: State,
  call: VendorCall,
  auth: OauthRefresh,
  stale: VersionedCredentials,
): Promise<VersionedCredentials | undefined> {
  const current = await readCredentials(parts.storage, call);
  const received = unsaved.get(call.instance.id);
  if (received !== undefined && isBefore(received, auth, current)) return undefined;
  return current.revision !== stale.revision && isUsable(parts.clock, auth, current.values) ? current : undefined;
}

async function refreshNow(parts: TokenRefreshParts, state: State, call: VendorCall, auth: OauthRefresh): Promise<VersionedCredentials> {
  const { connector, id } = call.instance;
  const { clock, observer } = parts;
  const current = await readCredentials(parts.storage, call);
  const known = state.unsaved.get(id);
  if (known !== undefined && isBefore(known, auth, current)) return storeNow(parts, state, known);
  try {
    const tokens = await requestTokens(parts, call, auth, current.values);
    const received: Unsaved = { tokens, used: current, receivedAt: clock.now(), call, auth };
    state.unsaved.set(id, received);
    const stored = await storeNow(parts, state, received);
    observer.refreshed?.({ connector, instance: id, outcome: "success" });
    state.pauses.delete(id);
    return stored;
  } catch (error) {
    const isExpected = error instanceof VendorError;
    observer.refreshed?.({ connector, instance: id, outcome: isExpected ? error.failure.kind : "error" });
    if (isExpected) state.pauses.set(id, { revision: current.revision, failure: error.failure, end: clock.elapsed() + parts.refreshPause });
    throw error;
  }
}

/** Stores new tokens. When that fails, they are kept, and stored as soon as the storage takes them. */
async function storeNow(parts: TokenRefreshParts, state: State, received: Unsaved): Promise<VersionedCredentials> {
  const { call, auth, isKept = false } = received;
  const { id } = call.instance;
  try {
    const stored = await storeTokens(parts, call, auth, received);
    state.unsaved.delete(id);
    if (isKept) report(parts, received, "stored");
    return stored;
  } catch (error) {
    // The instance was deleted.
    if (error instanceof VendorError && error.failure.kind === "not_found") state.unsaved.delete(id);
    else if (!isKept) {
      const kept: Unsaved = { ...received, isKept: true };
      state.unsaved.set(id, kept);
      report(parts, kept, "unsaved");
      void save(parts, state, kept);
    }
    throw error;
  }
}

/** Stores the tokens of an instance without a caller. */
async function save(parts: TokenRefreshParts, state: State, { call, auth, used }: Unsaved): Promise<void> {
  const { id } = call.instance;
  const { closing, unsaved, running } = state;
  while (unsaved.has(id)) {
    const isLast = closing.signal.aborted;
    await parts.clock.sleep(isLast ? 0 : SAVE_EVERY, new AbortController().signal);
    await (running.get(id) ?? start(parts, state, call, auth, used)).catch(() => undefined);
    if (isLast) return;
  }
}

function report({ observer }: TokenRefreshParts, { call: { instance } }: Unsaved, state: "unsaved" | "stored" | "lost"): void {
  observer.tokensKept?.({ connector: instance.connector, instance: instance.id, state });
}

/** A pause ends early when the credentials are set anew. */
function refuseWhilePaused({ clock }: TokenRefreshParts, { pauses }: State, { instance }: VendorCall, stale: VersionedCredentials): void {
  const pause = pauses.get(instance.id);
  if (pause === undefined) return;
  const left = pause.end - clock.elapsed();
  if (left > 0 && pause.revision === stale.revision) throw new VendorError({ ...pause.failure, retryAfter: left / 1000 });
  pauses.delete(instance.id);
}
