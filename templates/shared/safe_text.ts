import { escapeInvisibleInLines } from "./invisible.js";

/** Older commands of CI platforms may begin anywhere in a line. */
const COMMAND = /##(?=\[)/g;

/** Text that cannot move the cursor, or colour, hide or reorder the text around it: such characters are escaped. */
export function safeText(text: string): string {
  return escapeInvisibleInLines(text).replace(COMMAND, "#\\u0023");
}

/** Safe text of several lines, none of which is a command of a CI platform. */
export function safeLines(text: string): string {
  return safeText(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\\u003a");
}

/** A value as JSON with such characters as escapes. Every JSON reader reads the same value. */
export function jsonText(value: unknown, indent?: number): string {
  return safeText(JSON.stringify(value, undefined, indent));
}

/** Safe text on one line. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll("\n", "\\n").replaceAll("\t", " ");
}

/** Safe text for an attribute or the content of an XML 1.0 element. */
export function xmlText(text: string): string {
  return safeText(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
