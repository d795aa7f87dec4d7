import { isList } from "../../../templates/shared/json_values.ts";
import { VendorError } from "./vendor_types.ts";

/** What a header can carry: visible characters of Latin-1, blanks and tabs. A line break would begin another header. */
const VALUE = /^[\t\x20-\x7e\xa0-\xff]*$/;

/** Whether a header can carry this text. */
export function isHeaderText(text: string): boolean {
  return VALUE.test(text);
}

/**
 * The value of a param as that of a header; undefined for null. The items of a list are joined with commas.
 * @throws {VendorError} invalid, when it cannot be sent in a header. The value is in no message.
 */
export function headerValue(param: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const items = isList(value) ? value : [value];
  if (items.every(isPlain)) {
    const text = items.join(", ");
    if (isHeaderText(text)) return text;
  }
  const message = `\`${param}\` is sent as a header, so it can contain only Latin-1 characters and no line breaks.`;
  throw new VendorError({ kind: "invalid", message, param });
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
