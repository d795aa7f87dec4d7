import { replaceCredentials } from "../shared/credentials.js";
import { exactly } from "../shared/patterns.js";

/** The replacement for a secret. */
export const REDACTED = "[redacted]";

/** Shorter texts are not secrets, and redacting them would damage ordinary words. */
const SHORTEST_SECRET = 4;

/** How deep values are redacted; anything deeper is replaced as a whole. */
const MAX_DEPTH = 64;

/** The text without the given secrets, also in escaped forms, and without anything that looks like a key or a token. */
export function redact(text: string, secrets: readonly string[] = []): string {
  const forms = [...new Set(secrets.flatMap(formsOf))].sort((left, right) => right.length - left.length);
  // Longest first: if a secret is part of another, the rest of the longer one must not remain.
  const known = forms.length === 0 ? text : text.replace(new RegExp(forms.map(exactly).join("|"), "g"), REDACTED);
  return replaceCredentials(known, () => REDACTED);
}

/** The same JSON value with all strings and names redacted. */
export function redactValue(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === "string") return redact(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name, secrets), redactValue(inner, secrets, depth + 1)]));
}

/** A secret as it is, and as it appears in JSON, in a URL and in HTML. */
function formsOf(secret: string): readonly string[] {
  if (secret.length < SHORTEST_SECRET) return [];
  const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return [secret, JSON.stringify(secret).slice(1, -1), encodeUrl(secret), html];
}

/** Encodes a text for a URL, which cannot contain half a surrogate pair. */
function encodeUrl(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
