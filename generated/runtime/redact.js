// @generated from templates/runtime/redact.ts by connector-gateway-spec. Do not edit.
export const REDACTED = "[redacted]";

const SHORTEST_SECRET = 4;

const MAX_DEPTH = 64;

const SECRET_SHAPES = [
  // Words such as "bearer token" or "basic authentication" are not secrets: a credential is long or has digits or `=`.
  /\b(?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+(?:(?=[^\s"',;<]*[\d=])[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b(?:sk|pk|rk)_(?:test|live)_[^\s"',;\\<]*/g,
  /\bxox[a-z]-[^\s"',;\\<]*/g,
  /\b(?:ghp|gho|ghs|ghu|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-_.A-Za-z0-9=/+]{8,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]+)*/g,
];

export function redact(text, secrets = []) {
  const forms = [...new Set(secrets.flatMap(formsOf))].sort((left, right) => right.length - left.length);
  // Longest first: if a secret is part of another, the rest of the longer one must not remain.
  const known = forms.length === 0 ? text : text.replace(new RegExp(forms.map(escapePattern).join("|"), "g"), REDACTED);
  return SECRET_SHAPES.reduce((rest, shape) => rest.replace(shape, REDACTED), known);
}

export function redactValue(value, secrets = [], depth = 0) {
  if (typeof value === "string") return redact(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name, secrets), redactValue(inner, secrets, depth + 1)]));
}

function formsOf(secret) {
  if (secret.length < SHORTEST_SECRET) return [];
  const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return [secret, JSON.stringify(secret).slice(1, -1), encodeUrl(secret), html];
}

function encodeUrl(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

function escapePattern(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
