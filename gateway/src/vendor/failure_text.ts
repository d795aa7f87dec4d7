import { Buffer } from "node:buffer";
import { REDACTED, hideKeys } from "connector-gateway-templates/core";

/** The longest message of a third party that is passed on, in UTF-16 code units. */
export const LONGEST_MESSAGE = 500;

/** As much of a text is read, so that a long one takes no time. */
const LONGEST_TEXT = 8_192;

/**
 * As much of a secret is looked for: whoever chooses both it and the text could make each place of the text a beginning of it. Text after
 * the beginning of a longer one is taken for the rest of it.
 */
const LONGEST_SECRET = 64;

/** The end of what is read of a longer text can be the beginning of a secret, also in an escaped form. */
const LONGEST_END = 1_000;

/** Characters that cannot be seen, or move the text around them: they could make a message look like another one. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu;

/**
 * A text of a third party as it may be passed on: on one line, without the given secrets and what looks like a key or a token, and
 * at most `LONGEST_MESSAGE` characters long. Empty when nothing can be seen of it.
 */
export function toMessage(text: string, secrets: readonly string[] = []): string {
  const all = new Set(secrets.flatMap(formsOf));
  const forms = [...new Set([...all].map((form) => form.slice(0, LONGEST_SECRET)))];
  const redacted = withoutRest(hideKeys(text.slice(0, LONGEST_TEXT), forms), all);
  const whole = text.length > LONGEST_TEXT ? redacted.slice(0, -LONGEST_END) : redacted;
  const line = whole.replaceAll(UNPRINTABLE, " ").trim();
  // The cut must not go through a surrogate pair.
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** A text without what follows the beginnings of long secrets; blanks are a part of it if they are a part of a secret. */
function withoutRest(text: string, forms: ReadonlySet<string>): string {
  const long = [...forms].filter(({ length }) => length > LONGEST_SECRET);
  if (long.length === 0) return text;
  return text.replaceAll(long.some((form) => /\s/.test(form)) ? /\[redacted\][^]*/g : /\[redacted\]\S*/g, REDACTED);
}

/** A secret, and what it becomes where servers write it into a form, a URL, or the header of Basic authentication. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "utf8");
  const encoded = new URLSearchParams([["", secret]]).toString().slice(1);
  const percent = encodeURIComponent(secret.replace(/\p{Surrogate}/gu, "\ufffd"));
  // The padding is left out, so that the form without it is found too.
  const base64 = [bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")];
  return [secret, encoded, percent, ...base64];
}

/** The message of a body that is text: empty for HTML and XML, which are for browsers and programs. */
export function messageOfText(body: unknown): string {
  return typeof body === "string" && !/^\s*</.test(body) ? body : "";
}
