// @generated from templates/core/secrets.ts by connector-gateway-spec. Do not edit.

import { REDACTED, redact } from "../runtime/engine.js";

const LONGEST_READ = 16384;
const LONGEST_NAME = 64;

var PREFIXED_KEYS = /\b(?:npm_|SG\.|AIza|ASIA|whsec_|shp(?:at|ca|pa|ss)_|hf_|dop_v1_|pat-[a-z]{2}\d-|xapp-|sq0[a-z]{3}-|AGE-SECRET-KEY-)[A-Za-z0-9._-]{8,}/g;
var PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*/g;
var BEFORE_HOST = /(:\/\/)([^\s"'<>]{0,1000})@/g;
var USER_OPTION = /((?:^|\s)(?:-u|--user)[\s=]["']?)[^\s:]{1,100}:\S{1,1000}/g;

function hideKeys(text, secrets = []) {
  const plain = text.replace(PRIVATE_KEY, REDACTED).replace(BEFORE_HOST, redactUser).replace(USER_OPTION, `$1${REDACTED}`);
  return redact(plain.replace(PREFIXED_KEYS, REDACTED), secrets);
}

function redactUser(whole, start, user) {
  return user.includes(":") || !user.includes("/") ? `${start}${REDACTED}@` : whole;
}

function hideInValue(value, secrets = [], rules = {}, depth = 0) {
  const { redactText: redactText2 = hideKeys, hides = () => false, hidden = () => REDACTED, levels = 64 } = rules;
  if (typeof value === "string") return redactText2(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= levels) return REDACTED;
  const inside = (inner) => hideInValue(inner, secrets, rules, depth + 1);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [redactText2(name, secrets), hides(name) ? hidden(inner) : inside(inner)])
  );
}
var PARTS = /secret|passw|passphrase|passcode|authorization|credential|cookie|bearer|token|signature|jwt|pwd|sessionid|privatekey|apikey|accesskey|mnemonic|(?:seed|recovery)phrase|(?:recovery|backup|security)code|cardnumber|connectionstring/;
var KEYS = /^(?:|.*(?:signing|encryption|master|session|ssh|gpg|pgp|shared|account|storage|license|app|client|auth|service|webhook|host|root|deploy|server|admin))keys?$/;
var HARMLESS = /^(?:by|cache|column|dedup|field|foreign|group|hash|idempotency|index|issue|map|object|or|parent|partition|primary|project|property|public|publishable|range|resource|row|searcher|sort|type|unique)$/;
var SECRET_WORDS = /* @__PURE__ */ new Set([
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
  "oauth"
]);
var PAGE_TOKENS = /^(?:next|prev|previous|page|start|new|sync|cursor|continuation|continue|changes|list|delta|marker|resume)+tokens?$/;

function isSecretWord(name) {
  const words = wordsOf(name);
  const plain = words.join("");
  if (PAGE_TOKENS.test(plain)) return false;
  return PARTS.test(plain) || KEYS.test(plain) || namesKey(words) || plain === "auth" || words.some((word) => SECRET_WORDS.has(word));
}

function namesKey(words) {
  return words.some((word, place) => place > 0 && /^keys?$/.test(word) && !HARMLESS.test(words[place - 1] ?? ""));
}

function wordsOf(name) {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return spaced.toLowerCase().split(/[^a-z]+/).filter((word) => word !== "");
}
var SEPARATOR = /\\?["'`]?\s{0,3}(?:=>|[:=])\s{0,3}/g;
var NAME = /[A-Za-z0-9_.-]{2,64}$/;
var END_OF_VALUE = /&[\w.%-]+=|\n|$/g;
var LONG_RUN = /[A-Za-z0-9_+=-]{24,}/g;
var BASE64 = /[A-Za-z0-9+/]{24,}={0,2}/g;
var UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;

function redactText(text, secrets = []) {
  return redactPieces(text, secrets, () => false);
}

function redactName(name) {
  return redactPieces(name, [], (word) => DIGEST.test(word));
}

function redactPieces(text, secrets, isId) {
  if (text.length > LONGEST_READ) return REDACTED;
  const shown = replacePieces(text, secrets, isId);
  if (shown !== text) return shown;
  return decodings(text).some((decoded) => replacePieces(decoded, secrets, isId) !== decoded) ? REDACTED : text;
}

function replacePieces(text, secrets, isId) {
  return redactValues(hideKeys(text, secrets)).replace(LONG_RUN, (run) => isKey(run, isId) ? REDACTED : run).replace(BASE64, (run) => isRandom(run) ? REDACTED : run);
}

function decodings(text) {
  const percent = text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  const escapes = text.replace(/\\u([0-9a-f]{4})/gi, (_escape, code) => String.fromCharCode(parseInt(code, 16))).replace(/\\[tnr]/g, " ");
  return [percent, escapes].filter((decoded) => decoded !== text);
}

function redactValues(text) {
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

function isKey(run, isId) {
  const mixed = run.split(/[-_+=]/).filter((word) => /[0-9]/.test(word) && /[A-Za-z]/.test(word) && !isId(word));
  return !UUID.test(run) && (mixed.length > 2 || mixed.some(({ length }) => length >= 8));
}

function isRandom(run) {
  const turns = run.match(/(?:[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z]))/g)?.length ?? 0;
  return /[0-9]/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && turns > run.length * 0.25;
}
export {
  hideInValue,
  hideKeys,
  isSecretWord,
  redactName,
  redactText
};
