import { nearestName } from "../nearest_names.js";
import type { Catalog } from "./catalog_types.js";

/** Parts of names of secrets of any system, compared without case, `-`, `_` and digits. None is a part of an ordinary word. */
const PARTS =
  /secret|passw|passphrase|passcode|authorization|credential|cookie|bearer|token|signature|jwt|pwd|sessionid|privatekey|apikey|accesskey|mnemonic|(?:seed|recovery)phrase|(?:recovery|backup|security)code|cardnumber|connectionstring/;

/** What a key opens or signs, for names whose words are not separated: `sshkey`, but not `monkey`. */
const KEYS =
  /^(?:|.*(?:signing|encryption|master|session|ssh|gpg|pgp|shared|account|storage|license|app|client|auth|service|webhook|host|root|deploy|server|admin))keys?$/;

/** The words before `key` in names that are not secret: `sort_key`, `projectIdOrKey`. After any other word, a key is a secret. */
const HARMLESS =
  /^(?:by|cache|column|dedup|field|foreign|group|hash|idempotency|index|issue|map|object|or|parent|partition|primary|project|property|public|publishable|range|resource|row|searcher|sort|type|unique)$/;

/** Words that name a secret when they stand by themselves: `user_pin`, but not `shipping`. */
const SECRET_WORDS: ReadonlySet<string> = new Set([
  "pass",
  "pw",
  "pin",
  "pins",
  "otp",
  "totp",
  "mfa",
  "sid",
  "session",
  "sig",
  "hmac",
  "csrf",
  "xsrf",
  "cvc",
  "cvv",
  "authconfig",
  "oauth",
]);

/** Tokens that lead to the next page of a list are not secrets. Nothing else is an exception. */
const PAGE_TOKENS = /^(?:next|prev|previous|page|start|new|sync|cursor|continuation|continue|changes|list|delta|marker|resume)+tokens?$/;

/** The names and words of the catalog, and the names of secrets. */
export interface Vocabulary {
  /** Whether a name or value is part of the catalog, and so not a secret. */
  readonly isKnown: (word: string) => boolean;
  /** Whether the value of a key must not be shown. */
  readonly isSecretName: (key: string) => boolean;
  /** Whether the catalog marks a field of this name as a secret. */
  readonly isSecretField: (name: string) => boolean;
}

/** The vocabulary of a catalog. */
export function toVocabulary(catalog: Catalog): Vocabulary {
  const known = new Set<unknown>();
  const secrets = new Set<string>(["auth_config"]);
  collect({ catalog }, known, secrets);
  return {
    isKnown: (word) => known.has(word),
    isSecretName: remember((key) => isSecret(key, secrets, known)),
    isSecretField: (name) => secrets.has(name),
  };
}

/** A key similar to the name of a secret is probably a typo, and its value the secret. */
function isSecret(key: string, secrets: ReadonlySet<string>, known: ReadonlySet<unknown>): boolean {
  if (secrets.has(key)) return true;
  if (isSecretWord(key)) return true;
  return !known.has(key) && nearestName(key, [...secrets]) !== undefined;
}

/** All names and string values of the catalog's types, and the names of secret fields. */
function collect(value: Readonly<Record<string, unknown>>, known: Set<unknown>, secrets: Set<string>): void {
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === "string") {
      if (WORDS.has(key)) known.add(inner);
    } else if (typeof inner === "object" && inner !== null) {
      if (Array.isArray(inner) && WORDS.has(key)) for (const word of inner) known.add(word);
      collect(inner as typeof value, known, secrets);
    } else if (key === "secret" && inner === true && typeof value["name"] === "string") secrets.add(value["name"]);
  }
}

/** The keys of the catalog whose values are single words. */
const WORDS: ReadonlySet<string> = new Set([
  "name",
  "id",
  "entity",
  "action",
  "connector",
  "const",
  "enum",
  "values",
  "knownValues",
  "value",
]);

function remember(judge: (key: string) => boolean): (key: string) => boolean {
  const verdicts = new Map<string, boolean>();
  return (key) => {
    const verdict = verdicts.get(key) ?? judge(key);
    // A payload may have any number of keys, so the memory for them is limited.
    if (verdicts.size < 10_000) verdicts.set(key, verdict);
    return verdict;
  };
}

/** Whether a name is one that secrets have, whatever the catalog says: `apiKey`, `NEXTAUTH_SECRET`, `db-pwd`. */
export function isSecretWord(name: string): boolean {
  const words = wordsOf(name);
  const plain = words.join("");
  if (PAGE_TOKENS.test(plain)) return false;
  return PARTS.test(plain) || KEYS.test(plain) || namesKey(words) || plain === "auth" || words.some((word) => SECRET_WORDS.has(word));
}

function namesKey(words: readonly string[]): boolean {
  return words.some((word, place) => place > 0 && /^keys?$/.test(word) && !HARMLESS.test(words[place - 1] ?? ""));
}

/** `nextPageToken`, `HTTPSProxy2` -> the words in lower case, without digits. */
function wordsOf(name: string): readonly string[] {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return spaced
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}
