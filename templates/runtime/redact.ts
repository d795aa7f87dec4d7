import { REDACTED, replaceCredentials, withoutSecrets } from "#templates/core";

/** How deep values are redacted; anything deeper is replaced as a whole. */
const MAX_REDACTED_DEPTH = 64;

/** The text without the given secrets, also in escaped forms, and without anything that looks like a key or a token. */
export function redact(text: string, secrets: readonly string[] = []): string {
  return replaceCredentials(withoutSecrets(text, secrets), () => REDACTED);
}

/** The same JSON value with all strings and names redacted. */
export function redactValue(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === "string") return redact(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_REDACTED_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name, secrets), redactValue(inner, secrets, depth + 1)]));
}
