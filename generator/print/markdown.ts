import { escapeInvisible } from "../../templates/shared/invisible.ts";

/**
 * A text of the catalog for a paragraph or list of Markdown: on one line, with its `code`, and with everything else
 * escaped so that it is not read as markup.
 */
export function markdownText(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  const parts = line.split("`");
  // If the backticks come in pairs, every second part is code.
  if (parts.length % 2 === 0) return escapeMarkup(line);
  return parts.map((part, index) => (index % 2 === 0 ? escapeMarkup(part) : markdownCode(part))).join("");
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
