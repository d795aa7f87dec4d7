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
  const line = redact(text.slice(0, LONGEST_TEXT), secrets).replaceAll(UNPRINTABLE, " ").trim();
  // The cut must not go through a surrogate pair.
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The message of a body that is text: empty for HTML and XML, which are for browsers and programs. */
export function messageOfText(body: unknown): string {
  return typeof body === "string" && !/^\s*</.test(body) ? body : "";
}
