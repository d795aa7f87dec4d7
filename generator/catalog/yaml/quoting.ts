/**
 * A text in quotes that YAML reads as it is: single quotes unless there are single quotes inside. Quotes that the author
 * has put around it already are replaced.
 */
export function quoteText(raw: string): string {
  const text = withoutQuotes(raw.trim());
  if (!text.includes("'")) return `'${text}'`;
  return /["\\]/u.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function withoutQuotes(text: string): string {
  const quote = text.charAt(0);
  const isQuoted = text.length > 1 && (quote === "'" || quote === '"') && text.endsWith(quote);
  return isQuoted ? text.slice(1, -1) : text;
}

/** Why YAML needs quotes around a text, as the rest of "text that …"; undefined when it needs none. */
export function whyQuoted(text: string, inFlow: boolean): string | undefined {
  const first = text.charAt(0);
  if (/^[*&!@`%|>{[\]},#]|^[-?:](?=\s|$)/u.test(text)) return `starts with \`${first}\``;
  if (/:(?=\s|$)/u.test(text)) return "contains `: `";
  if (/\s#/u.test(text)) return "contains ` #`";
  const separator = inFlow ? /[,[\]{}]/u.exec(text)?.[0] : undefined;
  return separator === undefined ? undefined : `contains \`${separator}\``;
}

/** More than anybody wants to read again. */
const LONGEST_SHOWN = 140;

/** The help that shows the corrected text, or says what to do when it is too long to show. */
export function writeHelp(fixed: string, otherwise: string): string {
  return fixed.length <= LONGEST_SHOWN && !/[\r\n]/u.test(fixed) ? `write \`${fixed}\`` : otherwise;
}
