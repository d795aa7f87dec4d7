import { CST, Lexer } from "yaml";
import type { Range } from "../../source/position.ts";

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
