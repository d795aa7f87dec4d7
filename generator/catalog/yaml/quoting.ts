/**
 * A text in quotes that YAML reads as it is: single quotes unless there are single quotes inside. Quotes that the author
 * has put around it already are replaced.
 */
export function quoteText(raw: string): string {
  const text = withoutQuotes(raw.trim());
  if (!text.includes("'")) return `'${text}'`;
  return /["\\]/u.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** A quote inside that looks like a closing one shows that the outer two do not belong together: `"a" or "b"`. */
function withoutQuotes(text: string): string {
  const quote = text.charAt(0);
  if (text.length < 2 || (quote !== "'" && quote !== '"') || !text.endsWith(quote)) return text;
  const inside = text.slice(1, -1);
  const next = inside.indexOf(quote);
  const isClosed = next > 0 && /\S/u.test(inside.charAt(next - 1)) && /\s/u.test(inside.charAt(next + 1));
  return isClosed ? text : inside;
}

/** Why YAML needs quotes around a text, as the rest of "text that …"; undefined when it needs none. */
export function whyQuoted(text: string, inFlow: boolean): string | undefined {
  const first = text.charAt(0);
  if (/^[*&!@`%|>{[\]},#]|^[-?:](?=\s|$)/u.test(text)) return first === "`" ? "starts with a backtick" : `starts with \`${first}\``;
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
