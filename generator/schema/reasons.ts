import type { Origin } from "../model/types.ts";

const WORDS_IN_KEY = 6;
const LONGEST_KEY_TEXT = 48;

/** Why something is assumed, or what the documents do not show; "" when it is stated. */
export function reasonOf(origin: Origin): string {
  switch (origin.kind) {
    case "stated":
      return "";
    case "assumed":
      return origin.because;
    case "not_shown":
      return origin.what;
  }
}

/**
 * The key of a reason in the ledger: its first words and a checksum of the whole text, as in `its-values-1h2k`. It depends
 * on the text alone, so it stays the same when other reasons change.
 */
export function reasonKey(reason: string): string {
  const words =
    reason
      .toLowerCase()
      .replaceAll(/['\u2019]/gu, "")
      .match(/[a-z0-9]+/gu) ?? [];
  const start = words.slice(0, WORDS_IN_KEY).join("-").slice(0, LONGEST_KEY_TEXT).replace(/-$/u, "");
  return [start, checksum(reason)].filter((part) => part !== "").join("-");
}

/** FNV-1a over the UTF-16 code units, folded to 20 bits: it only has to tell texts with the same first words apart. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return ((hash >>> 20) ^ (hash & 0xfffff)).toString(36);
}
