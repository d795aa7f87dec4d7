// @generated from templates/shared/safe_text.ts by connector-gateway-spec. Do not edit.
import { escapeInvisibleInLines } from "./invisible.js";

const COMMAND = /##(?=\[)/g;

export function safeText(text) {
  return escapeInvisibleInLines(text).replace(COMMAND, "#\\u0023");
}

export function safeLines(text) {
  return safeText(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\\u003a");
}

export function jsonText(value, indent) {
  return safeText(JSON.stringify(value, undefined, indent));
}

export function safeLine(text) {
  return safeText(text).replaceAll("\n", "\\n").replaceAll("\t", " ");
}

export function xmlText(text) {
  return safeText(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
