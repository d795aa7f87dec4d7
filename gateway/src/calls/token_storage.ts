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

/** How often storing is tried. Without the new refresh token, the instance would be lost. */
const TRIES = 5;

/**
 * Stores new tokens and returns the stored credentials. When somebody set other credentials meanwhile, those win, and are returned.
 * Rejects when the storage does.
 */
export async function storeTokens(
  parts: TokenStorageParts,
  call: VendorCall,
  auth: OauthRefresh,
  used: VersionedCredentials,
  tokens: Tokens,
): Promise<VersionedCredentials> {
  const requestedAt = parts.clock.now();
  for (let current = used, tries = 1; ; tries++) {
    const values = withTokens(current.values, auth, tokens, requestedAt);
    const revision = await tryToStore(parts, call, values, current.revision, tries);
    if (revision !== undefined) return { values, revision };
    current = await readCredentials(parts.storage, call);
    // The revision also changes when the credentials are only sealed with another key.
    const isSame = textOf(current.values, auth.refreshToken) === textOf(used.values, auth.refreshToken);
    if (!isSame) return current;
    if (tries >= TRIES)
      throw new VendorError({ kind: "unavailable", message: `The new access token of instance ${call.instance.id} could not be stored.` });
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

/** The new revision; undefined when the credentials have another one than expected. */
async function tryToStore(
  parts: TokenStorageParts,
  { instance }: VendorCall,
  values: Credentials,
  revision: number,
  tries: number,
): Promise<number | undefined> {
  try {
    return await parts.storage.instances.replaceCredentials(instance.id, values, revision);
  } catch (error) {
    if (tries >= TRIES) throw error;
    await parts.clock.sleep(100 * 2 ** tries, new AbortController().signal);
    return undefined;
  }
}

function withTokens(values: Credentials, auth: OauthRefresh, tokens: Tokens, now: number): Credentials {
  const { [REFRESH_AT]: _, ...rest } = values;
  const milliseconds = tokens.expiresIn === undefined ? undefined : tokens.expiresIn * 1000;
  return {
    ...rest,
    [auth.accessToken]: tokens.accessToken,
    ...(tokens.refreshToken !== undefined && { [auth.refreshToken]: tokens.refreshToken }),
    ...(milliseconds !== undefined && { [REFRESH_AT]: now + milliseconds - Math.min(LONGEST_MARGIN, milliseconds / 10) }),
  };
}
