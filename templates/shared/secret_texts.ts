import { exactly } from "./patterns.js";

/** The replacement for a secret. */
export const REDACTED = "[redacted]";

/** Shorter texts are not secrets, and redacting them would damage ordinary words. */
const SHORTEST_SECRET = 4;

/** A pattern for all forms of the secrets; undefined when there is nothing to look for. */
export function secretPattern(secrets: readonly string[]): RegExp | undefined {
  const forms = [...new Set(secrets.flatMap(formsOf))].sort((left, right) => right.length - left.length);
  // Longest first: if a secret is part of another, the rest of the longer one must not remain.
  return forms.length === 0 ? undefined : new RegExp(forms.map(exactly).join("|"), "g");
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
