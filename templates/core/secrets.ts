import { REDACTED, redact } from "./credentials.js";

/** Keys of other systems, which their first letters give away. */
const PREFIXED_KEYS =
  /\b(?:npm_|SG\.|AIza|ASIA|whsec_|shp(?:at|ca|pa|ss)_|hf_|dop_v1_|pat-[a-z]{2}\d-|xapp-|sq0[a-z]{3}-|AGE-SECRET-KEY-)[A-Za-z0-9._-]{8,}/g;

/** The head of a private key; the key itself goes to the end of the text. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*/g;

/** A part of an address that may have credentials before the host: up to the last `@` of it. */
const BEFORE_HOST = /(:\/\/)([^\s"'<>]{0,1000})@/g;

/** A user name and password passed to a command: `curl -u user:password`. */
const USER_OPTION = /((?:^|\s)(?:-u|--user)[\s=]["']?)[^\s:]{1,100}:\S{1,1000}/g;

/**
 * The text of a message or a log without the given secrets, and without anything that looks like a key, a token or a password. This knows more
 * shapes than `redact`, which every client loads.
 */
export function hideKeys(text: string, secrets: readonly string[] = []): string {
  const plain = text.replace(PRIVATE_KEY, REDACTED).replace(BEFORE_HOST, redactUser).replace(USER_OPTION, `$1${REDACTED}`);
  return redact(plain.replace(PREFIXED_KEYS, REDACTED), secrets);
}

/** `https://user:password@host` -> without the user; an `@` in a path is left alone. */
function redactUser(whole: string, start: string, user: string): string {
  return user.includes(":") || !user.includes("/") ? `${start}${REDACTED}@` : whole;
}

/** How the values of a JSON document are redacted; without these rules like any text. */
export interface RedactionRules {
  readonly redactText?: (text: string, secrets: readonly string[]) => string;
  /** Whether everything below a name is hidden. */
  readonly hides?: (name: string) => boolean;
  /** In place of a value below such a name. */
  readonly hidden?: (value: unknown) => unknown;
  /** Values that are nested deeper are replaced as a whole. */
  readonly levels?: number;
}

/** A copy of a JSON value with all strings and names redacted. */
export function hideInValue(value: unknown, secrets: readonly string[] = [], rules: RedactionRules = {}, depth = 0): unknown {
  const { redactText = hideKeys, hides = () => false, hidden = () => REDACTED, levels = 64 } = rules;
  if (typeof value === "string") return redactText(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= levels) return REDACTED;
  const inside = (inner: unknown): unknown => hideInValue(inner, secrets, rules, depth + 1);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [redactText(name, secrets), hides(name) ? hidden(inner) : inside(inner)]),
  );
}

/** Parts of names of secrets of any system, compared without case, `-`, `_` and digits. None is a part of an ordinary word. */
const PARTS =
  /secret|passw|passphrase|passcode|authorization|credential|cookie|bearer|token|signature|jwt|pwd|sessionid|privatekey|apikey|accesskey|mnemonic|(?:seed|recovery)phrase|(?:recovery|backup|security)code|cardnumber|connectionstring/;

/** The words for whatever a key opens or signs, for names whose words are not separated: `sshkey`, but not `monkey`. */
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

/** Longer texts are not searched: nobody reads them in a report. */
const LONGEST_READ = 16_384;

/** The signs between a name and a value, in any notation: `password: x`, `"password": "x"`, `password => x`, `?password=x`. */
const SEPARATOR = /\\?["'`]?\s{0,3}(?:=>|[:=])\s{0,3}/g;

/** The name before them. A pattern for both would try each character of a long text as the first one of a name. */
const NAME = /[A-Za-z0-9_.-]{2,64}$/;
const LONGEST_NAME = 64;

/** Where a value ends that a name stands before: at the next parameter of an address, or with the line. */
const END_OF_VALUE = /&[\w.%-]+=|\n|$/g;

/** A long run of letters and digits is a key or a token. */
const LONG_RUN = /[A-Za-z0-9_+=-]{24,}/g;

/** A long text in base64, which may look like a path. */
const BASE64 = /[A-Za-z0-9+/]{24,}={0,2}/g;

/** UUIDs are ids, not keys. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A digest (MD5, SHA-1 or SHA-256), which files are called by. */
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** Text of a user without anything that looks like a key, a token or a password, also in the encodings of addresses and of JSON. */
export function redactText(text: string, secrets: readonly string[] = []): string {
  return redactPieces(text, secrets, () => false);
}

/** The name of a file without secrets; it may have a digest in it. */
export function redactName(name: string): string {
  return redactPieces(name, [], (word) => DIGEST.test(word));
}

function redactPieces(text: string, secrets: readonly string[], isId: (word: string) => boolean): string {
  if (text.length > LONGEST_READ) return REDACTED;
  const shown = replacePieces(text, secrets, isId);
  if (shown !== text) return shown;
  // A secret that shows only in another encoding has no place of its own in the text.
  return decodings(text).some((decoded) => replacePieces(decoded, secrets, isId) !== decoded) ? REDACTED : text;
}

function replacePieces(text: string, secrets: readonly string[], isId: (word: string) => boolean): string {
  return redactValues(hideKeys(text, secrets))
    .replace(LONG_RUN, (run) => (isKey(run, isId) ? REDACTED : run))
    .replace(BASE64, (run) => (isRandom(run) ? REDACTED : run));
}

/** The text with its percent-encoding decoded, and with its JSON escapes decoded; only those that differ from the text. */
function decodings(text: string): readonly string[] {
  const percent = text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  const escapes = text
    .replace(/\\u([0-9a-f]{4})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\[tnr]/g, " ");
  return [percent, escapes].filter((decoded) => decoded !== text);
}

/** Hides what stands behind the name of a secret. */
function redactValues(text: string): string {
  let shown = "";
  let offset = 0;
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    const [name = ""] = NAME.exec(text.slice(Math.max(0, index - LONGEST_NAME), index)) ?? [];
    const start = index + separator.length;
    if (index - name.length < offset || !isSecretWord(name)) continue;
    END_OF_VALUE.lastIndex = start;
    const end = END_OF_VALUE.exec(text)?.index ?? text.length;
    if (start === end) continue;
    shown += text.slice(offset, start) + REDACTED;
    offset = end;
  }
  return shown + text.slice(offset);
}

/** Names and dates with hyphens are long too, but their words are either letters or digits. */
function isKey(run: string, isId: (word: string) => boolean): boolean {
  const mixed = run.split(/[-_+=]/).filter((word) => /[0-9]/.test(word) && /[A-Za-z]/.test(word) && !isId(word));
  return !UUID.test(run) && (mixed.length > 2 || mixed.some(({ length }) => length >= 8));
}

/** Whether capitals, small letters and digits take turns as they do in base64, and not as in the words of a path. */
function isRandom(run: string): boolean {
  const turns = run.match(/(?:[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z]))/g)?.length ?? 0;
  return /[0-9]/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && turns > run.length * 0.25;
}
