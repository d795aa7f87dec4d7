import { escapeInvisible } from "./escapes.ts";

/**
 * A text of the catalog inside a paragraph or list of Markdown: on one line, its `code` kept, everything else shown as
 * it is and never taken for markup.
 */
export function markdownText(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  const parts = line.split("`");
  // Every second part is code, as long as the backticks are pairs.
  if (parts.length % 2 === 0) return escapeMarkup(line);
  return parts.map((part, index) => (index % 2 === 0 ? escapeMarkup(part) : markdownCode(part))).join("");
}

/** The same inside a cell of a table. */
export function markdownCell(text: string): string {
  return markdownText(text).replaceAll("|", "\\|");
}

/** Names as code, one after the other. */
export function markdownCodes(texts: readonly string[]): string {
  return texts.map(markdownCode).join(", ");
}

function markdownCode(text: string): string {
  return text === "" ? "" : `\`${text.replace(/[`\s]+/gu, " ")}\``;
}

function escapeMarkup(text: string): string {
  // An underscore inside a word is one: emphasis begins and ends at the borders of words.
  return text.replace(/[\\`*[\]<>#~]|(?<!\w)_|_(?!\w)/gu, "\\$&").replace(/^([-+]|\d+\.)/u, "\\$1");
}
