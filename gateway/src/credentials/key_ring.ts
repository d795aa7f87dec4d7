import { hkdfSync } from "node:crypto";
import { StorageError } from "../storage/storage_error.ts";
import type { CredentialBinding, CredentialKeys, Credentials, SealedCredentials } from "../storage/store_types.ts";
import { open, rewrap, seal, type MasterKey } from "./sealing.ts";

/** Keys of which the first one seals and all open. */
export type MasterKeyList = readonly [MasterKey, ...MasterKey[]];

/** Master keys that never leave this object: they are not in what is printed, logged or made JSON of. */
export class KeyRing implements CredentialKeys {
  #keys: MasterKeyList;
  readonly #reload: () => MasterKeyList | undefined;

  /** `reload` returns the keys when they changed since the last time. */
  constructor(keys: MasterKeyList, reload: () => MasterKeyList | undefined) {
    this.#keys = keys;
    this.#reload = reload;
  }

  currentId(): string {
    return this.#current().id;
  }

  proof(keyId: string): string | undefined {
    const found = this.#find(keyId);
    return found && Buffer.from(hkdfSync("sha256", found.key, "", "connector-gateway/key-proof/1", 32)).toString("base64url");
  }

  seal(values: Credentials, binding: CredentialBinding): SealedCredentials {
    return seal(values, binding, this.#current());
  }

  open(sealed: SealedCredentials, binding: CredentialBinding): Credentials {
    return open(sealed, binding, this.#keyOf(sealed, binding)) ?? refuse(sealed, binding);
  }

  rewrap(sealed: SealedCredentials, binding: CredentialBinding): SealedCredentials {
    return rewrap(sealed, binding, this.#keyOf(sealed, binding), this.#current()) ?? refuse(sealed, binding);
  }

  /** The sealing key. Another process may have made a new one. */
  #current(): MasterKey {
    this.#keys = this.#reload() ?? this.#keys;
    return this.#keys[0];
  }

  #find(keyId: string): MasterKey | undefined {
    const known = this.#keys.find(({ id }) => id === keyId);
    if (known !== undefined) return known;
    this.#keys = this.#reload() ?? this.#keys;
    return this.#keys.find(({ id }) => id === keyId);
  }

  #keyOf({ keyId }: SealedCredentials, { instanceId }: CredentialBinding): MasterKey {
    const found = this.#find(keyId);
    if (found !== undefined) return found;
    const message = `The credentials of the instance ${instanceId} are sealed with the master key ${keyId}, which this gateway does not have. Put the key back into master.key in the data folder, or add it to GATEWAY_MASTER_KEY.`;
    throw new StorageError("master_key_missing", message);
  }
}

function refuse({ keyId }: SealedCredentials, { instanceId }: CredentialBinding): never {
  const message = `The master key ${keyId} does not open the credentials of the instance ${instanceId}: another key sealed them under this id, or they were changed in the database. Set the credentials again, or restore the key or the database.`;
  throw new StorageError("credentials_unreadable", message);
}
