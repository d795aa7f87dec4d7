import { redact } from "#templates/runtime";
import { REDACTED, isSecretWord, safeLine } from "#templates/core";

/** Longer texts are not searched: nobody reads them in a report. */
const LONGEST_READ = 16_384;

/** Keys of other systems, which their first letters give away. */
const KEYS =
  /\b(?:npm_|SG\.|AIza|ASIA|whsec_|shp(?:at|ca|pa|ss)_|hf_|dop_v1_|pat-[a-z]{2}\d-|xapp-|sq0[a-z]{3}-|AGE-SECRET-KEY-)[A-Za-z0-9._-]{8,}/g;

/** What follows is a key, to the end of the text. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*/g;

/** A part of an address that may have credentials before the host: up to the last `@` of it. */
const BEFORE_HOST = /(:\/\/)([^\s"'<>]{0,1000})@/g;

/** A user name and password passed to a command: `curl -u user:password`. */
const USER_OPTION = /((?:^|\s)(?:-u|--user)[\s=]["']?)[^\s:]{1,100}:\S{1,1000}/g;

/** The name before a value, in any notation: `password: x`, `"password": "x"`, `password => x`, `?password=x`. */
const NAME = /([A-Za-z0-9_.-]{2,64})\\?["'`]?\s{0,3}(?:=>|[:=])\s{0,3}/g;

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
export function redactText(text: string): string {
  return redactPieces(text, () => false);
}

/** The same for the name of a file, which may have a digest in it. */
export function redactName(name: string): string {
  return redactPieces(name, (word) => DIGEST.test(word));
}

function redactPieces(text: string, isId: (word: string) => boolean): string {
  if (text.length > LONGEST_READ) return REDACTED;
  const shown = replacePieces(text, isId);
  if (shown !== text) return shown;
  // What is hidden only in another encoding has no place of its own in the text.
  return decodings(text).some((decoded) => replacePieces(decoded, isId) !== decoded) ? REDACTED : text;
}

function replacePieces(text: string, isId: (word: string) => boolean): string {
  const plain = redactValues(
    text.replace(PRIVATE_KEY, REDACTED).replace(BEFORE_HOST, redactUser).replace(USER_OPTION, `$1${REDACTED}`).replace(KEYS, REDACTED),
  );
  return redact(plain)
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

/** `https://user:password@host` -> without the user; an `@` in a path is left alone. */
function redactUser(whole: string, start: string, user: string): string {
  return user.includes(":") || !user.includes("/") ? `${start}${REDACTED}@` : whole;
}

/** Hides what stands behind the name of a secret. */
function redactValues(text: string): string {
  let shown = "";
  let offset = 0;
  for (const { 0: whole, 1: name = "", index } of text.matchAll(NAME)) {
    const start = index + whole.length;
    if (index < offset || !isSecretWord(name)) continue;
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

/** The first place in a stack that belongs to this package: `bin/check/validate.js:10:5`, without the folders around it. */
const PLACE = /\b(?:bin|cli|connectors|core|runtime|schemas|shared)\/[\w./-]+\.[jt]s:\d+:\d+/;

/** One line about a bug of this program. It quotes neither the message, which may contain a payload, nor the stack. */
export function printFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "a value that is not an error was thrown";
  const place = error instanceof Error ? PLACE.exec(error.stack ?? "")?.[0] : undefined;
  const what = [name, ...(place === undefined ? [] : [`at ${place}`])].join(" ");
  return `connector-gateway-spec: internal error (${safeLine(redactText(what))}); this is a bug, please report it\n`;
}
