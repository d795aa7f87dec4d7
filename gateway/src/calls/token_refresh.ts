import type { Storage, VersionedCredentials, Credentials, InstanceRepository } from "../storage/store_types.ts";
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
      isUsable(parts.clock, auth, credentials.values) && !isBeforeUnsaved(state, call, auth, credentials)
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
    const replacement = await changedSince(parts, state, call, auth, stale);
    if (replacement !== undefined) return replacement;
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
  state: State,
  call: VendorCall,
  auth: OauthRefresh,
  stale: VersionedCredentials,
): Promise<VersionedCredentials | undefined> {
  const current = await readCredentials(parts.storage, call);
  if (isBeforeUnsaved(state, call, auth, current)) return undefined;
  forget(parts, state, call);
  return current.revision !== stale.revision && isUsable(parts.clock, auth, current.values) ? current : undefined;
}

async function refreshNow(parts: TokenRefreshParts, state: State, call: VendorCall, auth: OauthRefresh): Promise<VersionedCredentials> {
  const { connector, id } = call.instance;
  const { clock, observer } = parts;
  const current = await readCredentials(parts.storage, call);
  const unsavedTokens = state.unsaved.get(id);
  if (unsavedTokens !== undefined && isBeforeUnsaved(state, call, auth, current)) return storeNow(parts, state, unsavedTokens);
  try {
    const facts = { kind: "CLIENT", attributes: { "peer.service": call.vendor.name } } as const;
    const tokens = await inSpan("token refresh", facts, () => requestTokens(parts, call, auth, current.values));
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
    forget(parts, state, call);
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

/** Forgets tokens that are stored, or that others replaced. */
function forget(parts: TokenRefreshParts, { unsaved }: State, { instance }: VendorCall): void {
  const received = unsaved.get(instance.id);
  unsaved.delete(instance.id);
  if (received?.isKept === true) report(parts, received, "stored");
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
function isBeforeUnsaved({ unsaved }: State, { instance }: VendorCall, auth: OauthRefresh, credentials: VersionedCredentials): boolean {
  const received = unsaved.get(instance.id);
  return received !== undefined && isBefore(received, auth, credentials);
}

/**
 * Stores new tokens and returns the stored credentials. When somebody set other credentials meanwhile, those win, and are returned.
 * Rejects when every try to store them fails.
 */
async function storeTokens(
  { storage, clock }: TokenRefreshParts,
  call: VendorCall,
  auth: OauthRefresh,
  received: NewTokens,
): Promise<VersionedCredentials> {
  const { id } = call.instance;
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
    if (tries >= TRIES)
      throw new VendorError({ kind: "unavailable", message: `The new access token of instance ${id} could not be stored.` });
  }
}

/** Reads the credentials of the instance of a call. Throws a `VendorError` when the instance was deleted meanwhile. */
export async function readCredentials(
  { instances }: { readonly instances: InstanceRepository },
  { instance }: VendorCall,
): Promise<VersionedCredentials> {
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
