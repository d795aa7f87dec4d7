import { Buffer } from "node:buffer";
import { redact } from "connector-gateway-spec/server";

/** The longest message of a third party that is passed on, in UTF-16 code units. */
export const LONGEST_MESSAGE = 500;

/** As much of a text is read, so that a long one takes no time. */
const LONGEST_TEXT = 65_536;

/** What cannot be seen, or moves the text around it: it could make a message look like another one. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu;

/**
 * A text of a third party as it may be passed on: on one line, without the given secrets and what looks like a key or a token, and
 * at most `LONGEST_MESSAGE` characters long. Empty when nothing can be seen of it.
 */
export function toMessage(text: string, secrets: readonly string[] = []): string {
  const forms = secrets.flatMap(formsOf);
  const line = redact(cut(text, forms), forms).replaceAll(UNPRINTABLE, " ").trim();
  // The cut must not go through a surrogate pair.
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The beginning of a text. What could be a part of a secret at its end is left out, because only whole secrets are found. */
function cut(text: string, forms: readonly string[]): string {
  if (text.length <= LONGEST_TEXT) return text;
  return text.slice(0, Math.max(0, LONGEST_TEXT - Math.max(0, ...forms.map(({ length }) => length))));
}

/** A secret, and what it becomes where servers write it into a form, a URL, or the header of Basic authentication. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "utf8");
  const encoded = new URLSearchParams([["", secret]]).toString().slice(1);
  const percent = encodeURIComponent(secret.replace(/\p{Surrogate}/gu, "\ufffd"));
  // The padding is left out, so that the form without it is found too.
  const base64 = [bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")];
  return [secret, secret.toLowerCase(), encoded, percent, percent.toLowerCase(), ...base64];
}

/** The message of a body that is text: empty for HTML and XML, which are for browsers and programs. */
export function messageOfText(body: unknown): string {
  return typeof body === "string" && !/^\s*</.test(body) ? body : "";
}
