import { CST, Lexer } from "yaml";
import type { Range } from "../source/source_file.ts";

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

/** The help about a mark that is too much: a separator, or a closing bracket. */
export function removeHelp(mark: string): string {
  return /[}\]]/u.test(mark) ? `remove it, or add the \`${mark === "}" ? "{" : "["}\` that it closes` : `remove the \`${mark}\``;
}

/** One token of a YAML text. */
export interface Lexeme extends Range {
  /** The parser's name of the token, such as `flow-map-start`, `scalar` or `double-quoted-scalar`. */
  readonly type: string;
}

/** The texts that the lexer of YAML cuts a text into, for `readLexemes` and `compose`: it takes as long as either of them. */
export function lexText(text: string): readonly string[] {
  return [...new Lexer().lex(text)];
}

/**
 * The tokens of a text, also of one that is not valid YAML. A `flow-error-end` is an empty token: there the indentation
 * ends a `{` or `[` that is still open. `sources` is what `lexText` has made of the text, if it has.
 */
export function readLexemes(text: string, sources = lexText(text)): readonly Lexeme[] {
  const found: Lexeme[] = [];
  let offset = 0;
  let inScalar = false;
  for (const source of sources) {
    const type: string = inScalar ? "scalar" : (CST.tokenType(source) ?? "unknown");
    // The lexer marks scalars and ends of flows by control characters of its own, which are not part of the text.
    const isMark = !inScalar && (type === "scalar" || type === "doc-mode" || type === "flow-error-end");
    inScalar = !inScalar && type === "scalar";
    const length = isMark ? 0 : source.length;
    if (!isMark || type === "flow-error-end") found.push({ type, start: offset, end: offset + length });
    offset += length;
  }
  return found;
}
