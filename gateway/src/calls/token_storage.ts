import type { Credentials, InstanceRepository, Storage, VersionedCredentials } from "../storage/store_types.ts";
import { VendorError } from "../vendor/vendor_types.ts";
import type { VendorCall } from "./call_types.ts";
import type { Clock } from "./clock.ts";
import { textOf } from "./signing.ts";
import type { OauthRefresh, Tokens } from "./token_request.ts";

/** What storing needs. */
export interface TokenStorageParts {
  readonly storage: Pick<Storage, "instances">;
  readonly clock: Clock;
}

/**
 * When to ask for the next token, in milliseconds since 1970. It is stored with the credentials. The names of fields are words, so
 * that none of them has a colon.
 */
const REFRESH_AT = "oauth:refresh_at";

/** A token is replaced this long before it expires, or a tenth of its life if that is shorter: it must last for the call. */
const LONGEST_MARGIN = 60_000;

/** How often storing is tried while callers wait. */
const TRIES = 5;

/** New tokens of an instance. A new refresh token is the only copy of a secret: the third party no longer accepts the previous one. */
export interface NewTokens {
  readonly tokens: Tokens;
  /** The credentials that they were requested with. */
  readonly used: VersionedCredentials;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** Whether credentials still have the refresh token that the new tokens were requested with. Their revision also changes with the key that seals them. */
export function isBefore(received: NewTokens, auth: OauthRefresh, { values }: VersionedCredentials): boolean {
  return textOf(values, auth.refreshToken) === textOf(received.used.values, auth.refreshToken);
}

/**
 * Stores new tokens and returns the stored credentials. When somebody set other credentials meanwhile, those win, and are returned.
 * Rejects when every try to store them fails.
 */
export async function storeTokens(
  { storage, clock }: TokenStorageParts,
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
export function isUsable(clock: Clock, auth: OauthRefresh, values: Credentials): boolean {
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
