import { fieldAt, fieldTest, opposite, present, queryFields, type QueryFields } from "./fields.js";
import { boundOf, joined, readExpression } from "./expressions.js";
import { numberOf } from "./instants.js";
import type { ParamContext, Query, RecordTest, RoleOf } from "./query_types.js";
import { QueryReader, type Token } from "./tokens.js";
import { containing, equalToAny, ordered } from "./value_tests.js";

const SUPPORTED =
  "Supported: `field = 'value'`, `!=`, `<`, `<=`, `>`, `>=`, `field contains 'part'` and `'value' in field`, with and, or, not and parentheses.";

/**
 * Reads a query for files: `name contains 'report' and 'folder-id' in parents and trashed = false`.
 * @throws OperationError for anything but such comparisons, and for fields that records do not have.
 */
export function parseFileQuery(role: RoleOf<"search">, text: string, context: ParamContext): Query {
  const reader = new QueryReader(text, context, SUPPORTED);
  const fields = queryFields(role, context);
  if (reader.isAtEnd()) return { matches: () => true };
  const matches = readExpression(reader, () => readComparison(reader, fields));
  if (!reader.isAtEnd()) throw reader.unexpected("`and`, `or` or the end");
  return { matches };
}

function readComparison(reader: QueryReader, fields: QueryFields): RecordTest {
  const first = reader.take();
  if (first.kind === "quoted") {
    if (!reader.takeWord("in")) throw reader.unexpected("`in`");
    return fieldTest(fieldAt(reader, reader.take(), fields))(equalToAny([first.text]));
  }
  const field = fieldTest(fieldAt(reader, first, fields));
  if (reader.takeWord("contains")) return field(containing(readValue(reader).text));
  const sign = reader.takeSymbol("=", "!=", "<", "<=", ">", ">=");
  if (sign === undefined) throw reader.unexpected("`=`, `!=`, `<`, `<=`, `>`, `>=` or `contains`");
  const value = readValue(reader);
  if (sign !== "=" && sign !== "!=") return field(ordered(sign, boundOf(reader, value)));
  const equal = field(equalToAny([value.text]));
  return sign === "=" ? equal : joined("and", [present(field), opposite(equal)]);
}

/** A text in quotes, a number, `true` or `false`. */
function readValue(reader: QueryReader): Token {
  const token = reader.take();
  const isBare = token.kind === "word" && (token.text === "true" || token.text === "false" || numberOf(token.text) !== undefined);
  if (token.kind !== "quoted" && !isBare) throw reader.unexpected("a value in quotes, a number, `true` or `false`", token);
  return token;
}
