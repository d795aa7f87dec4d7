import { escapeInvisible } from "../../templates/shared/invisible.ts";
import { readPhrase } from "../../templates/shared/phrases.ts";

/**
 * A text of the catalog for a paragraph or list of Markdown: on one line, with its `code`, and with everything else
 * escaped so that it is not read as markup.
 */
export function markdownText(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  return readPhrase(line)
    .map((part) => (typeof part === "string" ? escapeMarkup(part) : markdownCode(part.code)))
    .join("");
}

/** The same for a cell of a table. */
export function markdownCell(text: string): string {
  return markdownText(text).replaceAll("|", "\\|");
}

/** Names as code, separated by commas. */
export function markdownCodes(texts: readonly string[]): string {
  return texts.map(markdownCode).join(", ");
}

function markdownCode(text: string): string {
  return text === "" ? "" : `\`${escapeInvisible(text.replace(/[`\s]+/gu, " "))}\``;
}

function escapeMarkup(text: string): string {
  // An underscore inside a word is no markup: emphasis begins and ends at word boundaries.
  return text.replace(/[\\`*[\]<>#~]|(?<!\w)_|_(?!\w)/gu, "\\$&").replace(/^([-+]|\d+\.)/u, "\\$1");
}
