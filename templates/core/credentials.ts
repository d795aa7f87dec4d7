import type { JsonValue } from "./json_values.js";

/**
 * Patterns of keys and tokens that must never be shown, even if nothing marks them as secret. The prefix is no secret. Words such as "bearer
 * token" or "basic authentication" are not secrets: a credential is long, or has digits, `=`, or a dot inside.
 */
const SHAPES: readonly RegExp[] = [
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+)(?:(?=[^\s"',;<]*(?:[\d=]|\.\w))[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b((?:sk|pk|rk)_(?:test|live)_)[^\s"',;\\<]*/g,
  /\b(xox[a-z]-)[^\s"',;\\<]*/g,
  /\b(cgw_|gh[oprsu]_|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-.\w=/+]{8,}/g,
  /\b(eyJ)[\w-]{8,}(?:\.[\w-]+)*/g,
];

/** Replaces everything that looks like a key or a token. The prefix, such as `sk_test_`, tells what kind it is. */
export function replaceCredentials(text: string, replace: (credential: string, prefix: string) => string): string {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, replace), text);
}

/** The replacement for a secret. */
export const REDACTED = "[redacted]";

/** How deep values are redacted; anything deeper is replaced as a whole. */
const MOST_LEVELS = 64;

/** Shorter texts are not secrets, and redacting them would damage ordinary words. */
const SHORTEST_SECRET = 4;

/** The names of characters in HTML. */
const ENTITIES: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/**
 * The text without secrets as they are and as they appear in JSON, addresses, forms and HTML, also if only some of their characters are
 * escaped, or escaped twice. If a secret is part of another, the rest of the longer one does not remain. A pattern of all these forms takes long
 * to compile, and a text without any character that escapes others has none of them; no form of a secret is shorter than the secret.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const isEscaped = /[%&+\\]/.test(text);
  const upper = text.toUpperCase();
  const long = secrets
    .filter(
      (secret) => secret.length >= SHORTEST_SECRET && (isEscaped ? secret.length <= text.length : upper.includes(secret.toUpperCase())),
    )
    .sort((left, right) => right.length - left.length);
  if (long.length === 0) return text;
  const toPattern = isEscaped ? formsOf : exactly;
  return text.replace(new RegExp(long.map((secret) => Array.from(secret, toPattern).join("")).join("|"), "gi"), REDACTED);
}

/** A pattern for a character in all its forms. Runs of backslashes are followed only so far: an answer can have millions of them. */
function formsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = (unit: number, digits: number): string => unit.toString(16).padStart(digits, "0");
  // A URL cannot contain half a surrogate pair.
  const url = encodeURIComponent(character.replace(/\p{Surrogate}/u, "\ufffd"));
  const percent = url === character ? `%${hex(code, 2)}` : url;
  const units = character.replace(/[^]/g, (unit) => `\\\\{1,4}u${hex(unit.charCodeAt(0), 4)}`);
  const entity = ENTITIES[character];
  const short = JSON.stringify(character).slice(1, -1);
  const forms = [
    percent.replaceAll("%", "%(?:25)*"),
    units,
    `&(?:amp;)*(?:#0*${code}|#x0*${hex(code, 1)}${entity === undefined ? "" : `|${entity}`});`,
    ...(short.endsWith(character) ? [] : [`\\\\{1,4}${short.slice(1)}`]),
    `\\\\{0,4}${exactly(character)}`,
    ...(character === " " ? ["\\+"] : []),
  ];
  return `(?:${forms.join("|")})`;
}

/** A pattern for exactly one text. */
export function exactly(text: string): string {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
}

/** The text without the given secrets, also in escaped forms, and without anything that looks like a key or a token. */
export function redact(text: string, secrets: readonly string[] = []): string {
  return replaceCredentials(withoutSecrets(text, secrets), () => REDACTED);
}

/** A copy of a JSON value with all strings and names redacted. */
export function redactValue(value: JsonValue, secrets?: readonly string[]): JsonValue;
/** A redacted copy of a value that may be no JSON. */
export function redactValue(value: unknown, secrets?: readonly string[], depth?: number): unknown;
/** `depth` says how many levels are around the value. */
export function redactValue(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === "string") return redact(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MOST_LEVELS) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name, secrets), redactValue(inner, secrets, depth + 1)]));
}
