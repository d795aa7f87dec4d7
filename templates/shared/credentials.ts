/** Patterns of keys and tokens that must never be shown, even if nothing marks them as secret. The prefix is no secret. */
const SHAPES: readonly RegExp[] = [
  // Words such as "bearer token" or "basic authentication" are not secrets: a credential is long, or has digits, `=`, or a
  // dot inside.
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+)(?:(?=[^\s"',;<]*(?:[\d=]|\.\w))[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b((?:sk|pk|rk)_(?:test|live)_)[^\s"',;\\<]*/g,
  /\b(xox[a-z]-)[^\s"',;\\<]*/g,
  /\b(gh[oprsu]_|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-_.A-Za-z0-9=/+]{8,}/g,
  /\b(eyJ)[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]+)*/g,
];

/** Replaces everything that looks like a key or a token. The prefix, such as `sk_test_`, tells what kind it is. */
export function replaceCredentials(text: string, replace: (credential: string, prefix: string) => string): string {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, replace), text);
}

/** The replacement for a secret. */
export const REDACTED = "[redacted]";

/** Shorter texts are not secrets, and redacting them would damage ordinary words. */
const SHORTEST_SECRET = 4;

/** The forms of known secrets, longest first: if a secret is part of another, the rest of the longer one must not remain. */
export function secretForms(secrets: readonly string[]): readonly string[] {
  return [...new Set(secrets.flatMap(formsOf))].sort((left, right) => right.length - left.length);
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
