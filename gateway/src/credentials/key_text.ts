import { createSecretKey, randomBytes } from "node:crypto";
import { StorageError } from "../storage/storage_error.ts";
import type { MasterKey } from "./sealing.ts";

const KEY_BYTES = 32;
const ENTRY = /^(?<id>[A-Za-z0-9_.-]{1,64}):(?<base64>[A-Za-z0-9+/_-]{43}=?)$/;
const FORMAT =
  "Write `id:base64`, with an id of letters and digits and 32 random bytes in base64, for example from `openssl rand -base64 32`. Separate several keys with commas; the first one seals.";

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
  return `key-${randomBytes(4).toString("hex")}:${randomBytes(KEY_BYTES).toString("base64")}`;
}

function parseKey(entry: string, what: string): MasterKey {
  const { id, base64 } = ENTRY.exec(entry)?.groups ?? {};
  const bytes = Buffer.from(base64 ?? "", "base64");
  if (id === undefined || bytes.length !== KEY_BYTES) throw new StorageError("master_key_format", `${what} is not a master key. ${FORMAT}`);
  return { id, key: createSecretKey(bytes) };
}
