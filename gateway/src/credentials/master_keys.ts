import { isObject } from "connector-gateway-templates/core";
import type { CredentialKeys, CredentialBinding, Credentials, SealedCredentials } from "../storage/store_types.ts";
import type { KeyObject } from "node:crypto";
import { createHmac, hkdfSync, createSecretKey, randomBytes, createCipheriv, createDecipheriv, randomUUID } from "node:crypto";
import { errorCodeOf, StorageError } from "../storage/storage_error.ts";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { makeDataFolder } from "../storage/sqlite_database.ts";

/** Bits of a file mode: for everybody who is neither the owner nor in the group, and for the group to write. */
const OTHERS = 0o007;

const GROUP_WRITES = 0o020;

const CIPHER = "aes-256-gcm";

const BYTES = { key: 32, nonce: 12, tag: 16 } as const;

const ENTRY = /^(?<id>[A-Za-z0-9_.-]{1,64}):(?<base64>[A-Za-z0-9+/_-]{43}=?)$/;

const FORMAT =
  "Write `id:base64`, with an id of letters and digits and 32 random bytes in base64, for example from `openssl rand -base64 32`. Separate several keys with commas; the first one seals.";

/**
 * Master keys that never leave this function: they are not in what is printed, logged or made JSON of.
 * @param reload returns the keys when they changed since the last time
 */
function keyRing(first: MasterKeyList, reload: () => MasterKeyList | undefined): CredentialKeys {
  let keys = first;
  /** The sealing key. Another process may have made a new one. */
  const current = (): MasterKey => (keys = reload() ?? keys)[0];
  const named = (keyId: string): MasterKey | undefined => keys.find(({ id }) => id === keyId);
  const find = (keyId: string): MasterKey | undefined => named(keyId) ?? (current(), named(keyId));
  const keyOf = ({ keyId }: SealedCredentials, { instanceId }: CredentialBinding): MasterKey => {
    const masterKey = find(keyId);
    if (masterKey !== undefined) return masterKey;
    const message = `The credentials of the instance ${instanceId} are sealed with the master key ${keyId}, which this gateway does not have. Put the key back into master.key in the data folder, or add it to GATEWAY_MASTER_KEY.`;
    throw new StorageError("master_key_missing", message);
  };
  return {
    currentId: () => current().id,
    proof: (keyId) => derive(find(keyId), "key-proof")?.toString("base64url"),
    signer: (keyId) => {
      const bytes = derive(find(keyId), "audit");
      const key = bytes && createSecretKey(bytes);
      return key && ((text) => createHmac("sha256", key).update(text).digest("base64url"));
    },
    seal: (values, binding) => seal(values, binding, current()),
    open: (sealed, binding) => open(sealed, binding, keyOf(sealed, binding)) ?? refuse(sealed, binding),
    rewrap: (sealed, binding) => rewrap(sealed, binding, keyOf(sealed, binding), current()) ?? refuse(sealed, binding),
  };
}

/** A key for one purpose, from which nobody can tell the master key. */
function derive(masterKey: MasterKey | undefined, purpose: "key-proof" | "audit"): Buffer | undefined {
  return masterKey && Buffer.from(hkdfSync("sha256", masterKey.key, "", `connector-gateway/${purpose}/1`, BYTES.key));
}

const VARIABLE = "GATEWAY_MASTER_KEY";

/** Where master keys come from. */
export interface MasterKeyLocation {
  /** The folder with `master.key`. */
  readonly dataFolder: string;
  /** Its `GATEWAY_MASTER_KEY`, when set, is used instead of the file: `id:base64[,id:base64]…`, the first key seals. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Loads the master keys. Makes `master.key` when there is neither the variable nor the file. Keys from the file follow its changes: a
 * running gateway uses a key that `addMasterKey` adds.
 * @throws StorageError `master_key_format`, `master_key_file`
 */
export function loadMasterKeys({ dataFolder, environment }: MasterKeyLocation): CredentialKeys {
  const text = environment[VARIABLE];
  if (text !== undefined) return keyRing(parseKeys(text, VARIABLE), () => undefined);
  const file = keyFileIn(dataFolder);
  if (readKeyFile(file) === undefined) createKeyFile(file, `${makeKeyText()}\n`);
  const stamp = stampOf(file);
  return keyRing(parseKeys(readKeyFile(file) ?? "", file), changesOf(file, stamp));
}

/** Whether the keys are in `master.key`, where the gateway can add one. */
export function usesKeyFile({ environment }: MasterKeyLocation): boolean {
  return environment[VARIABLE] === undefined;
}

/** Adds a new key to `master.key`, which seals from then on. The other keys stay, because they open backups. @throws StorageError */
export function addMasterKey(dataFolder: string): void {
  const file = keyFileIn(dataFolder);
  replaceKeyFile(file, `${makeKeyText()}\n${readKeyFile(file) ?? ""}`);
}

/** Returns the keys of the file when it has changed. A file that cannot be used, such as one in the middle of an edit, changes nothing. */
function changesOf(file: string, first: string | undefined): () => MasterKeyList | undefined {
  let stamp = first;
  return () => {
    const now = stampOf(file);
    if (now === undefined || now === stamp) return undefined;
    stamp = now;
    try {
      return parseKeys(readKeyFile(file) ?? "", file);
    } catch {
      return undefined;
    }
  };
}

/** Keys of which the first one seals and all open. */
type MasterKeyList = readonly [MasterKey, ...MasterKey[]];

function refuse({ keyId }: SealedCredentials, { instanceId }: CredentialBinding): never {
  const message = `The master key ${keyId} does not open the credentials of the instance ${instanceId}: another key sealed them under this id, or they were changed in the database. Set the credentials again, or restore the key or the database.`;
  throw new StorageError("credentials_unreadable", message);
}

/** The keys in a text such as `2026:base64,2025:base64`; separators are commas, spaces and line ends. `place` is where the text is. @throws StorageError `master_key_format`, without any of the text. */
export function parseKeys(text: string, place: string): readonly [MasterKey, ...MasterKey[]] {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry, index) => parseKey(entry, `Key ${index + 1} of ${place}`));
  if (first === undefined) throw new StorageError("master_key_format", `${place} is empty. ${FORMAT}`);
  const ids = [first, ...others].map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined)
    throw new StorageError("master_key_format", `${place} has two keys with the id ${repeated}. Give each key an id of its own.`);
  return [first, ...others];
}

/** Makes a key, as `id:base64`. */
export function makeKeyText(): string {
  return `key-${randomBytes(4).toString("hex")}:${randomBytes(BYTES.key).toString("base64")}`;
}

function parseKey(entry: string, what: string): MasterKey {
  const { id, base64 } = ENTRY.exec(entry)?.groups ?? {};
  const bytes = Buffer.from(base64 ?? "", "base64");
  if (id === undefined || bytes.length !== BYTES.key) throw new StorageError("master_key_format", `${what} is not a master key. ${FORMAT}`);
  return { id, key: createSecretKey(bytes) };
}

/** A master key with its id. */
export interface MasterKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** Encrypts credentials with a new data key, which the master key wraps. */
export function seal(values: Credentials, binding: CredentialBinding, master: MasterKey): SealedCredentials {
  // One call for all three: drawing random bytes takes longer than encrypting.
  const random = randomBytes(BYTES.key + 2 * BYTES.nonce);
  const [dataKey, nonces] = [random.subarray(0, BYTES.key), random.subarray(BYTES.key)];
  const plaintext = Buffer.from(JSON.stringify(values));
  try {
    return {
      keyId: master.id,
      wrappedKey: encrypt(dataKey, master.key, wrappingContext(master.id, binding), nonces.subarray(0, BYTES.nonce)),
      ciphertext: encrypt(plaintext, dataKey, credentialsContext(binding), nonces.subarray(BYTES.nonce)),
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
  const plaintext = decrypt(sealed.ciphertext, dataKey, credentialsContext(binding));
  dataKey.fill(0);
  if (plaintext === undefined) return undefined;
  const values: unknown = JSON.parse(plaintext.toString());
  plaintext.fill(0);
  return isObject(values) ? values : undefined;
}

/** The credentials with their data key wrapped by `to`; undefined when `from` does not open the data key. */
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

/** The context that a wrapped data key is bound to. As JSON, because no two lists have the same. */
function wrappingContext(keyId: string, { instanceId, connector }: CredentialBinding): Buffer {
  return Buffer.from(JSON.stringify(["connector-gateway/data-key/1", keyId, instanceId, connector]));
}

/** The context that sealed credentials are bound to. */
function credentialsContext({ instanceId, connector }: CredentialBinding): Buffer {
  return Buffer.from(JSON.stringify(["connector-gateway/credentials/1", instanceId, connector]));
}

/** Nonce, ciphertext and tag as one text. Each data key encrypts once, and random nonces do for the wraps of a master key. */
function encrypt(plaintext: Buffer, key: KeyObject | Buffer, context: Buffer, nonce = randomBytes(BYTES.nonce)): string {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: BYTES.tag }).setAAD(context);
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

function decrypt(text: string, key: KeyObject | Buffer, context: Buffer): Buffer | undefined {
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

/** The file of the master keys in the data folder. */
export function keyFileIn(dataFolder: string): string {
  return join(dataFolder, "master.key");
}

/** The text of the file; undefined when there is none. @throws StorageError `master_key_file` when it cannot be read or everybody can. */
function readKeyFile(file: string): string | undefined {
  try {
    const mode = process.platform === "win32" ? 0 : statSync(file).mode;
    if ((mode & OTHERS) !== 0) throw openToOthers(file, "Everybody on this machine has access to");
    if ((mode & GROUP_WRITES) !== 0) throw openToOthers(file, "Others on this machine can write to");
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return undefined;
    throw fileProblem(error, file, "read");
  }
}

/** Changes when the file does; undefined when there is none. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

/**
 * Makes the file, unless another process was faster. It appears with all of its content, so that nobody reads half of it.
 * @throws StorageError `master_key_file`
 */
function createKeyFile(file: string, text: string): void {
  writeAside(file, text, (unfinished) => {
    try {
      linkSync(unfinished, file);
    } catch (error) {
      if (errorCodeOf(error) !== "EEXIST") throw error;
    }
    rmSync(unfinished);
  });
}

/** Replaces the file at once. @throws StorageError `master_key_file` */
function replaceKeyFile(file: string, text: string): void {
  writeAside(file, text, (unfinished) => renameSync(unfinished, file));
}

/** Writes a file next to `file`, makes it `file`, and waits until all of that is on the disk. */
function writeAside(file: string, text: string, put: (unfinished: string) => void): void {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    makeDataFolder(dirname(file));
    writeFileSync(unfinished, text, { flag: "wx", mode: 0o600, flush: true });
    put(unfinished);
    flushFolder(dirname(file));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw fileProblem(error, file, "written");
  }
}

function flushFolder(folder: string): void {
  // Windows cannot open folders, and does not need it.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function openToOthers(file: string, what: string): StorageError {
  return new StorageError("master_key_file", `${what} ${file}. Run \`chmod 600\` on it.`);
}

function fileProblem(error: unknown, file: string, verb: "read" | "written"): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCodeOf(error);
  const reason = code === undefined ? "" : ` (${code})`;
  return new StorageError("master_key_file", `${file} cannot be ${verb}${reason}. Check its folder and its permissions.`);
}
