import { escapeInvisible } from "../../templates/shared/invisible.ts";
import { readPhrase } from "../../templates/shared/phrases.ts";

/**
 * A text of the catalog for a paragraph or list of Markdown: on one line, with its `code`, and with everything else
 * escaped so that it is not read as markup.
 */
export function markdownText(text: string): string {
  // Below a line of text, these may begin the second row of a table.
  return inlineText(text).replace(/^[|:]/u, "\\$&");
}

/** The same for a cell of a table. */
export function markdownCell(text: string): string {
  return inlineText(text).replaceAll("|", "\\|");
}

function inlineText(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  return readPhrase(line)
    .map((part) => (typeof part === "string" ? escapeMarkup(part) : markdownCode(part.code)))
    .join("")
    .trim()
    .replace(/^[-+=]|(?<=^\d+)[.)]/u, "\\$&");
}

/** Names as code, separated by commas. */
export function markdownCodes(texts: readonly string[]): string {
  return texts.map(markdownCode).join(", ");
}

function markdownCode(text: string): string {
  return text === "" ? "" : `\`${escapeInvisible(text.replace(/[`\s]+/gu, " "))}\``;
}

function escapeMarkup(text: string): string {
  // The second expression is about what becomes a link by itself. An underscore inside a word is no markup: emphasis begins and ends at
  // word boundaries.
  return text
    .replace(/[\\`*[\]<>#~$]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
    .replace(/:(?=\/\/)|(?<=mailto|xmpp):|(?<=www)\.|(?<=\S)@(?=\S)/giu, "\\$&");
}
