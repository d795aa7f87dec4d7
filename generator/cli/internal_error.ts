import { visibleText } from "../diagnostics/visible_text.ts";

/** More than any message of ours; a whole document in a message of a library is cut. */
const LONGEST = 400;

/**
 * An unexpected error as one line that ends with a line feed, with its stack trace below only when `debug` asks for it.
 * Takes whatever was thrown.
 */
export function describeInternalError(error: unknown, debug: boolean): string {
  const message = visibleText(messageOf(error).replaceAll(/\s+/gu, " ").trim(), LONGEST);
  const line = `The generator failed: ${message} (this is a bug in the generator, not in the catalog`;
  if (!debug) return `${line}; --debug shows where it happened)\n`;
  return `${line})\n${error instanceof Error ? `${error.stack ?? ""}\n` : ""}`;
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message.trim() !== "") return error.message;
  if (error instanceof Error) return error.name;
  return typeof error === "string" ? error : Object.prototype.toString.call(error);
}
