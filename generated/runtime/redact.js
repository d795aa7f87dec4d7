// @generated from templates/runtime/redact.ts by connector-gateway-spec. Do not edit.
import { REDACTED, replaceCredentials, secretForms } from "../shared/credentials.js";
import { exactly } from "../shared/patterns.js";

const MAX_DEPTH = 64;

export function redact(text, secrets = []) {
  const forms = secretForms(secrets);
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
