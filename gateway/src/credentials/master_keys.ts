import type { CredentialKeys } from "../storage/store_types.ts";
import { createKeyFile, keyFileIn, readKeyFile, replaceKeyFile, stampOf } from "./key_file.ts";
import { KeyRing, type MasterKeyList } from "./key_ring.ts";
import { makeKeyText, parseKeys } from "./key_text.ts";

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
  if (text !== undefined) return new KeyRing(parseKeys(text, VARIABLE), () => undefined);
  const file = keyFileIn(dataFolder);
  if (readKeyFile(file) === undefined) createKeyFile(file, `${makeKeyText()}\n`);
  const stamp = stampOf(file);
  return new KeyRing(parseKeys(readKeyFile(file) ?? "", file), changesOf(file, stamp));
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
