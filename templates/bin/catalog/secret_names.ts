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
const WORDS: ReadonlySet<string> = new Set([
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

/** Whether a name is one that secrets have, whatever the catalog says: `apiKey`, `NEXTAUTH_SECRET`, `db-pwd`. */
export function isSecretWord(name: string): boolean {
  const words = wordsOf(name);
  const plain = words.join("");
  if (PAGE_TOKENS.test(plain)) return false;
  return PARTS.test(plain) || KEYS.test(plain) || namesKey(words) || plain === "auth" || words.some((word) => WORDS.has(word));
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
