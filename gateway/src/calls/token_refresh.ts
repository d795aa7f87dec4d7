import type { Storage, VersionedCredentials, Credentials } from "../storage/store_types.ts";
import { VendorError, type VendorFailure } from "../vendor/vendor_types.ts";
import type { VendorCall, CallObserver } from "./call_types.ts";
import { unlessAborted, type Clock } from "./deadline.ts";
import { inSpan } from "../settings/spans.ts";
import { requestTokens, type OauthRefresh, type TokenRequestParts, type Tokens } from "./token_request.ts";
import { textOf } from "./signing.ts";

/**
 * When to ask for the next token, in milliseconds since 1970. It is stored with the credentials. The names of fields are words, so
 * that none of them has a colon.
 */
const REFRESH_AT = "oauth:refresh_at";

/** A token is replaced this long before it expires, or a tenth of its life if that is shorter: it must last for the call. */
const LONGEST_MARGIN = 60_000;

/** How often storing is tried while callers wait. */
const TRIES = 5;

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

/** A refresh of the token of an instance, for the call that needs it. */
interface Refresh extends TokenRefreshParts, State {
  readonly call: VendorCall;
  readonly auth: OauthRefresh;
  readonly id: string;
}

/** New tokens that are not stored yet. */
interface Unsaved extends NewTokens {
  readonly refresh: Refresh;
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
  const refreshFor = (call: VendorCall, auth: OauthRefresh): Refresh => ({ ...parts, ...state, call, auth, id: call.instance.id });
  const replace: TokenRefresher["replace"] = async (call, auth, refused, signal) => {
    const refresh = refreshFor(call, auth);
    for (let stale = refused; ;) {
      const running = state.running.get(refresh.id) ?? start(refresh, stale);
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
      isUsable(parts.clock, auth, credentials.values) && !isBeforeUnsaved(refreshFor(call, auth), credentials)
        ? credentials
        : replace(call, auth, credentials, signal),
    replace,
    pause: ({ instance }, { revision }, failure) =>
      state.pauses.set(instance.id, { revision, failure, end: parts.clock.elapsed() + parts.refreshPause }),
    unsaved: () => state.unsaved.size,
    close: async () => {
      state.closing.abort();
      const last = Promise.all([...state.unsaved.values()].map(save));
      const done = new AbortController();
      const limit = parts.clock.sleep(LAST_TRY, done.signal).catch(() => undefined);
      await Promise.race([last, limit]);
      done.abort();
      for (const { refresh } of state.unsaved.values()) report(refresh, "lost");
    },
  };
}

function start(refresh: Refresh, stale: VersionedCredentials): Promise<VersionedCredentials> {
  const running = replaceStale(refresh, stale).finally(() => refresh.running.delete(refresh.id));
  // All who wait may have gone away when it fails.
  running.catch(() => undefined);
  refresh.running.set(refresh.id, running);
  return running;
}

/** Waits for the right to refresh, or for credentials that somebody else stored meanwhile. */
async function replaceStale(refresh: Refresh, stale: VersionedCredentials): Promise<VersionedCredentials> {
  const { id, clock, storage, holder, refreshDeadline, unsaved } = refresh;
  const lease = `oauth:${id}`;
  const end = clock.elapsed() + refreshDeadline + LEASE_RESERVE;
  const never = new AbortController().signal;
  while (clock.elapsed() < end) {
    const replacement = await changedSince(refresh, stale);
    if (replacement !== undefined) return replacement;
    if (!unsaved.has(id)) refuseWhilePaused(refresh, stale);
    if (await storage.leases.acquire(lease, holder, refreshDeadline + LEASE_RESERVE)) {
      try {
        // Whoever had the lease before may have stored a token after the check above.
        return (await changedSince(refresh, stale)) ?? (await refreshNow(refresh));
      } finally {
        // A lease that is not released ends by itself. While tokens are not stored, no other process may use those before them.
        if (!unsaved.has(id)) await storage.leases.release(lease, holder).catch(() => undefined);
      }
    }
    await clock.sleep(WAIT_FOR_LEASE * (0.5 + refresh.random()), never);
  }
  const message = `No access token for instance ${id}: another process asks for one and does not finish.`;
  throw new VendorError({ kind: "timeout", message });
}

/** The stored credentials, when they are others than the stale ones and can be used. */
async function changedSince(refresh: Refresh, stale: VersionedCredentials): Promise<VersionedCredentials | undefined> {
  const { storage, call, clock, auth } = refresh;
  const current = await readCredentials(storage, call);
  if (isBeforeUnsaved(refresh, current)) return undefined;
  forget(refresh);
  return current.revision !== stale.revision && isUsable(clock, auth, current.values) ? current : undefined;
}

async function refreshNow(refresh: Refresh): Promise<VersionedCredentials> {
  const { id, call, auth, storage, clock, observer, unsaved, pauses } = refresh;
  const { connector } = call.instance;
  const current = await readCredentials(storage, call);
  const unsavedTokens = unsaved.get(id);
  if (unsavedTokens !== undefined && isBeforeUnsaved(refresh, current)) return storeNow(unsavedTokens);
  try {
    const facts = { kind: "CLIENT", attributes: { "peer.service": call.vendor.name } } as const;
    const tokens = await inSpan("token refresh", facts, () => requestTokens(refresh, call, auth, current.values));
    const received: Unsaved = { tokens, used: current, receivedAt: clock.now(), refresh };
    unsaved.set(id, received);
    const stored = await storeNow(received);
    observer.refreshed?.({ connector, instance: id, outcome: "success" });
    pauses.delete(id);
    return stored;
  } catch (error) {
    const failure = error instanceof VendorError ? error.failure : undefined;
    observer.refreshed?.({ connector, instance: id, outcome: failure?.kind ?? "error" });
    if (failure !== undefined) pauses.set(id, { revision: current.revision, failure, end: clock.elapsed() + refresh.refreshPause });
    throw error;
  }
}

/** Stores new tokens. When that fails, they are kept, and stored as soon as the storage takes them. */
async function storeNow(received: Unsaved): Promise<VersionedCredentials> {
  const { refresh, isKept = false } = received;
  try {
    const stored = await storeTokens(refresh, received);
    forget(refresh);
    return stored;
  } catch (error) {
    // The instance was deleted.
    if (error instanceof VendorError && error.failure.kind === "not_found") refresh.unsaved.delete(refresh.id);
    else if (!isKept) {
      const kept: Unsaved = { ...received, isKept: true };
      refresh.unsaved.set(refresh.id, kept);
      report(refresh, "unsaved");
      void save(kept);
    }
    throw error;
  }
}

/** Forgets tokens that are stored, or that others replaced. */
function forget({ unsaved, id }: Refresh): void {
  const received = unsaved.get(id);
  unsaved.delete(id);
  if (received?.isKept === true) report(received.refresh, "stored");
}

/** Stores the tokens of an instance without a caller. */
async function save({ refresh, used }: Unsaved): Promise<void> {
  const { closing, unsaved, running, id, clock } = refresh;
  while (unsaved.has(id)) {
    const isLast = closing.signal.aborted;
    await clock.sleep(isLast ? 0 : SAVE_EVERY, new AbortController().signal);
    await (running.get(id) ?? start(refresh, used)).catch(() => undefined);
    if (isLast) return;
  }
}

function report({ observer, id, call }: Refresh, state: "unsaved" | "stored" | "lost"): void {
  observer.tokensKept?.({ connector: call.instance.connector, instance: id, state });
}

/** A pause ends early when the credentials are set anew. */
function refuseWhilePaused({ clock, pauses, id }: Refresh, stale: VersionedCredentials): void {
  const pause = pauses.get(id);
  if (pause === undefined) return;
  const left = pause.end - clock.elapsed();
  if (left > 0 && pause.revision === stale.revision) throw new VendorError({ ...pause.failure, retryAfter: left / 1000 });
  pauses.delete(id);
}

/** New tokens of an instance. A new refresh token is the only copy of a secret: the third party no longer accepts the previous one. */
interface NewTokens {
  readonly tokens: Tokens;
  /** The credentials that they were requested with. */
  readonly used: VersionedCredentials;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/**
 * Whether credentials are from before the new tokens. Those with another revision are too when they still have the refresh token that the
 * new ones were requested with, but not the new access token: somebody only sealed them with another key.
 */
function isBefore({ tokens, used }: NewTokens, auth: OauthRefresh, { values, revision }: VersionedCredentials): boolean {
  if (revision === used.revision) return true;
  const [current, before] = [textOf(values, auth.refreshToken), textOf(used.values, auth.refreshToken)];
  return current === before && textOf(values, auth.accessToken) !== tokens.accessToken;
}

/** Credentials may be read with the new tokens in them before the statement that stores these is known to have succeeded. */
function isBeforeUnsaved({ unsaved, id, auth }: Refresh, credentials: VersionedCredentials): boolean {
  const received = unsaved.get(id);
  return received !== undefined && isBefore(received, auth, credentials);
}

/**
 * Stores new tokens and returns the stored credentials. When somebody set other credentials meanwhile, those win, and are returned.
 * Rejects when every try to store them fails.
 */
async function storeTokens({ storage, clock, call, auth, id }: Refresh, received: NewTokens): Promise<VersionedCredentials> {
  for (let tries = 1; ; tries++) {
    try {
      const current = tries === 1 ? received.used : await readCredentials(storage, call);
      if (!isBefore(received, auth, current)) return current;
      const values = withTokens(current.values, auth, received);
      const revision = await storage.instances.replaceCredentials(id, values, current.revision);
      if (revision !== undefined) return { values, revision };
    } catch (error) {
      if (tries >= TRIES || error instanceof VendorError) throw error;
      await clock.sleep(100 * 2 ** tries, new AbortController().signal);
    }
    const message = `The new access token of instance ${id} could not be stored.`;
    if (tries >= TRIES) throw new VendorError({ kind: "unavailable", message });
  }
}

/** Reads the credentials of the instance of a call. Throws a `VendorError` when the instance was deleted meanwhile. */
export async function readCredentials({ instances }: Pick<Storage, "instances">, { instance }: VendorCall): Promise<VersionedCredentials> {
  const credentials = await instances.readCredentials(instance.id);
  if (credentials !== undefined) return credentials;
  throw new VendorError({ kind: "not_found", message: `The instance ${instance.id} no longer exists.` });
}

/** Whether there is an access token that is not known to have expired, or to expire at once. */
function isUsable(clock: Clock, auth: OauthRefresh, values: Credentials): boolean {
  const refreshAt = values[REFRESH_AT];
  return textOf(values, auth.accessToken) !== undefined && !(typeof refreshAt === "number" && clock.now() >= refreshAt);
}

function withTokens(values: Credentials, auth: OauthRefresh, { tokens, receivedAt }: NewTokens): Credentials {
  const { [REFRESH_AT]: _, ...rest } = values;
  const milliseconds = tokens.expiresIn === undefined ? undefined : tokens.expiresIn * 1000;
  return {
    ...rest,
    [auth.accessToken]: tokens.accessToken,
    ...(tokens.refreshToken !== undefined && { [auth.refreshToken]: tokens.refreshToken }),
    ...(milliseconds !== undefined && { [REFRESH_AT]: receivedAt + milliseconds - Math.min(LONGEST_MARGIN, milliseconds / 10) }),
  };
}
