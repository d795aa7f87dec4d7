import { slip, type Slip } from "../yaml/slip.ts";
import type { ParserError } from "../yaml/compose.ts";

/** What the codes of the parser mean in words; a code that is not listed is shown with the parser's own words. */
const WORDS: Readonly<Record<string, string>> = {
  BAD_INDENT: "this line starts in a column in which nothing else starts",
  BAD_SCALAR_START: "unquoted text cannot start with this character",
  BLOCK_AS_IMPLICIT_KEY: "there is a second key on this line",
  BLOCK_IN_FLOW: "inside `{ }` and `[ ]` entries are separated by commas, and a mapping needs braces of its own",
  MULTILINE_IMPLICIT_KEY: "a key must be on one line and be followed by `:`",
  TAB_AS_INDENT: "tab used for indentation",
};

/** What the parser calls the tokens that it did not expect. */
const TOKENS: Readonly<Record<string, string>> = {
  scalar: "text",
  "single-quoted-scalar": "text in quotes",
  "double-quoted-scalar": "text in quotes",
  "block-scalar": "text",
  "flow-map-start": "`{`",
  "flow-map-end": "`}`",
  "flow-seq-start": "`[`",
  "flow-seq-end": "`]`",
  "flow-collection": "`{` or `[`",
  "map-value-ind": "`:`",
  "explicit-key-ind": "`?`",
  "seq-item-ind": "`-`",
  "block-seq-ind": "`-`",
  comma: "`,`",
  comment: "comment",
};

/** The message for what no detector could explain. */
export function explainParserError({ code, message, start, end }: ParserError): Slip {
  const range = { start, end };
  if (code === "NON_STRING_KEY") return slip("yaml/key", { what: "this" }, range);
  const token = /^Unexpected ([\w-]+)/u.exec(message)?.[1];
  if (token !== undefined && Object.hasOwn(TOKENS, token))
    return slip("yaml/syntax", { detail: `unexpected ${TOKENS[token] ?? ""}` }, range);
  return slip("yaml/syntax", { detail: WORDS[code] ?? message.charAt(0).toLowerCase() + message.slice(1) }, range);
}
