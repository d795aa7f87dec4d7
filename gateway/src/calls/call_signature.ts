import type { Storage, VersionedCredentials } from "../storage/store_types.ts";
import type { VendorCall } from "./call_types.ts";
import { authOf, sign } from "./signing.ts";
import type { TokenRefresher } from "./token_refresh.ts";
import type { OauthRefresh } from "./token_request.ts";
import { readCredentials } from "./token_storage.ts";

/** What a call is signed with. */
export interface Signature {
  readonly headers: Readonly<Record<string, string>>;
  /** Everything that must not be repeated in a message. */
  readonly secrets: readonly string[];
  /** Present when another access token can be had. */
  readonly renewable?: { readonly auth: OauthRefresh; readonly credentials: VersionedCredentials };
}

/** What signing needs. */
export interface SignatureParts {
  readonly storage: Pick<Storage, "instances">;
  readonly refresher: TokenRefresher;
}

/** Signatures of calls that get no credentials. */
const unsigned: Signature = { headers: {}, secrets: [] };

/**
 * Signs a call. The credentials are read for each try: no copy in memory outlives the call, and what an operator or another process
 * stores counts from the next try on. `refused` are the credentials that the third party just refused.
 */
export async function signatureOf(
  { storage, refresher }: SignatureParts,
  call: VendorCall,
  refused: VersionedCredentials | undefined,
  signal: AbortSignal,
): Promise<Signature> {
  if (call.credentials === "none") return unsigned;
  const stored = await readCredentials(storage, call);
  const auth = authOf(call.vendor, stored.values);
  if (auth.kind !== "oauth_refresh") return toSignature(sign(auth, stored.values), stored);
  const credentials =
    refused === undefined ? await refresher.fresh(call, auth, stored, signal) : await refresher.replace(call, auth, refused, signal);
  return { ...toSignature(sign(auth, credentials.values), credentials), renewable: { auth, credentials } };
}

/** The header too: Basic authentication encodes what is secret. */
function toSignature(headers: Readonly<Record<string, string>>, { values }: VersionedCredentials): Signature {
  const encoded = Object.values(headers).map((header) => header.replace(/^\w+ /, ""));
  return { headers, secrets: [...encoded, ...Object.values(values).filter((value) => typeof value === "string")] };
}
