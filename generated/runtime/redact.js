// @generated from templates/runtime/redact.ts by connector-gateway-spec. Do not edit.
import { replaceCredentials } from "../shared/credentials.js";
import { exactly } from "../shared/patterns.js";

export const REDACTED = "[redacted]";

const SHORTEST_SECRET = 4;

const MAX_DEPTH = 64;

export function redact(text, secrets = []) {
  const forms = [...new Set(secrets.flatMap(formsOf))].sort((left, right) => right.length - left.length);
  // Longest first: if a secret is part of another, the rest of the longer one must not remain.
  const known = forms.length === 0 ? text : text.replace(new RegExp(forms.map(exactly).join("|"), "g"), REDACTED);
  return replaceCredentials(known, () => REDACTED);
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
