import { safeLine } from "../../shared/safe_text.js";
import { redactText } from "./secret_texts.js";

/** The first place in a stack that belongs to this package: `bin/check/validate.js:10:5`, without the folders around it. */
const PLACE = /\b(?:bin|runtime|shared|connectors|schemas)\/[\w./-]+\.[jt]s:\d+:\d+/;

/** One line about a bug of this program. It quotes neither the message, which may contain a payload, nor the stack. */
export function printFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "a value that is not an error was thrown";
  const place = error instanceof Error ? PLACE.exec(error.stack ?? "")?.[0] : undefined;
  const what = [name, ...(place === undefined ? [] : [`at ${place}`])].join(" ");
  return `connector-gateway-spec: internal error (${safeLine(redactText(what))}); this is a bug, please report it\n`;
}
