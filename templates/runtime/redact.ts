/** What stands in the place of a secret. */
export const REDACTED = "[redacted]";

/** Shapes of keys and tokens that must not be shown even where nobody marked them as secret. */
const SECRET_SHAPES: readonly RegExp[] = [
  /\b(?:Bearer|Basic)\s+[^\s"',;]+/gi,
  /\b(?:sk|pk|rk)_(?:test|live)_[^\s"',;]*/g,
  /\bxox[a-z]-[^\s"',;]*/g,
  /\b(?:ghp|gho|ghs|ghu|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-_.A-Za-z0-9=/+]{8,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]+)*/g,
];

/** The text without the given secrets and without anything that looks like a key or a token. */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets.filter((secret) => secret !== "").reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  return SECRET_SHAPES.reduce((rest, shape) => rest.replace(shape, REDACTED), known);
}
