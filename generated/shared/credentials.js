// @generated from templates/shared/credentials.ts by connector-gateway-spec. Do not edit.
const SHAPES = [
  // Words such as "bearer token" or "basic authentication" are not secrets: a credential is long, or has digits, `=`, or a
  // dot inside.
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+)(?:(?=[^\s"',;<]*(?:[\d=]|\.\w))[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b((?:sk|pk|rk)_(?:test|live)_)[^\s"',;\\<]*/g,
  /\b(xox[a-z]-)[^\s"',;\\<]*/g,
  /\b(gh[oprsu]_|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-_.A-Za-z0-9=/+]{8,}/g,
  /\b(eyJ)[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]+)*/g,
];

export function replaceCredentials(text, replace) {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, replace), text);
}

export const REDACTED = "[redacted]";

const SHORTEST_SECRET = 4;

export function secretForms(secrets) {
  return [...new Set(secrets.flatMap(formsOf))].sort((left, right) => right.length - left.length);
}

function formsOf(secret) {
  if (secret.length < SHORTEST_SECRET) return [];
  const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return [secret, JSON.stringify(secret).slice(1, -1), encodeUrl(secret), html];
}

function encodeUrl(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
