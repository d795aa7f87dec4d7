import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import type { CredentialBinding, Credentials, SealedCredentials } from "../storage/store_types.ts";

const CIPHER = "aes-256-gcm";
const BYTES = { key: 32, nonce: 12, tag: 16 } as const;

/** A master key with its id. */
export interface MasterKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** Encrypts credentials with a new data key, which the master key wraps. */
export function seal(values: Credentials, binding: CredentialBinding, master: MasterKey): SealedCredentials {
  const dataKey = randomBytes(BYTES.key);
  const plaintext = Buffer.from(JSON.stringify(values));
  try {
    return {
      keyId: master.id,
      wrappedKey: encrypt(dataKey, master.key, wrappingContext(master.id, binding)),
      ciphertext: encrypt(plaintext, createSecretKey(dataKey), credentialsContext(binding)),
    };
  } finally {
    dataKey.fill(0);
    plaintext.fill(0);
  }
}

/** The credentials; undefined when another key sealed them, when they belong to something else, or when a bit of them changed. */
export function open(sealed: SealedCredentials, binding: CredentialBinding, master: MasterKey): Credentials | undefined {
  const dataKey = decrypt(sealed.wrappedKey, master.key, wrappingContext(master.id, binding));
  if (dataKey?.length !== BYTES.key) return undefined;
  const plaintext = decrypt(sealed.ciphertext, createSecretKey(dataKey), credentialsContext(binding));
  dataKey.fill(0);
  if (plaintext === undefined) return undefined;
  const values: unknown = JSON.parse(plaintext.toString());
  plaintext.fill(0);
  return isCredentials(values) ? values : undefined;
}

/** The same credentials with their data key wrapped by `to`; undefined when `from` does not open the data key. */
export function rewrap(
  sealed: SealedCredentials,
  binding: CredentialBinding,
  from: MasterKey,
  to: MasterKey,
): SealedCredentials | undefined {
  const dataKey = decrypt(sealed.wrappedKey, from.key, wrappingContext(from.id, binding));
  if (dataKey === undefined) return undefined;
  const wrappedKey = encrypt(dataKey, to.key, wrappingContext(to.id, binding));
  dataKey.fill(0);
  return { keyId: to.id, wrappedKey, ciphertext: sealed.ciphertext };
}

/** What a wrapped data key belongs to. As JSON, because no two lists have the same. */
function wrappingContext(keyId: string, { instanceId, connector }: CredentialBinding): Buffer {
  return Buffer.from(JSON.stringify(["connector-gateway/data-key/1", keyId, instanceId, connector]));
}

/** What sealed credentials belong to. */
function credentialsContext({ instanceId, connector }: CredentialBinding): Buffer {
  return Buffer.from(JSON.stringify(["connector-gateway/credentials/1", instanceId, connector]));
}

/** Nonce, ciphertext and tag as one text. Each data key encrypts once, and random nonces do for the wraps of a master key. */
function encrypt(plaintext: Buffer, key: KeyObject, context: Buffer): string {
  const nonce = randomBytes(BYTES.nonce);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: BYTES.tag }).setAAD(context);
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

function decrypt(text: string, key: KeyObject, context: Buffer): Buffer | undefined {
  const bytes = Buffer.from(text, "base64url");
  // The last character may have bits that decoding ignores. Only what was written is accepted.
  if (bytes.length < BYTES.nonce + BYTES.tag || bytes.toString("base64url") !== text) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, BYTES.nonce), { authTagLength: BYTES.tag });
  decipher.setAAD(context).setAuthTag(bytes.subarray(-BYTES.tag));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(BYTES.nonce, -BYTES.tag)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function isCredentials(value: unknown): value is Credentials {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
