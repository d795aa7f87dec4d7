import {
  fieldAt,
  fieldTest,
  opposite,
  present,
  queryFields,
  type FieldTest,
  type QueryFields,
  boundOf,
  joined,
  readExpression,
} from "./fields.js";
import { numberOf } from "./instants.js";
import { compareBy, type Criterion } from "./orders.js";
import type { ParamContext, Query, RecordOrder, RecordTest, RoleOf } from "./query_types.js";
import { QueryReader, type Token } from "./query_reader.js";
import { containing, equalToAny, ordered } from "./value_tests.js";

const SUPPORTED_IN_JQL =
  "Supported: `=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in`, `is empty`, `is not empty`, joined by and, or, not and " +
  'parentheses, then `order by`. Dates are absolute: "2025-03-01" or "2025-03-01 10:00". There are no functions.';
const EXPECTED = "`=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in` or `is`";

/**
 * Reads a query of the issue tracker's language: `project = EXA and status in (Open, "In progress") order by created desc`. Names of
 * fields and keywords may have any case. The empty query finds everything.
 * @throws OperationError for functions, relative dates and what else is not supported, and for fields that records do not have.
 */
export function parseJql(role: RoleOf<"search">, text: string, context: ParamContext): Query {
  const reader = new QueryReader(text, context, SUPPORTED_IN_JQL);
  const fields = queryFields(role, context, (name) => name.toLowerCase());
  const isAll = reader.isAtEnd() || reader.isWord("order");
  const matches: RecordTest = isAll ? () => true : readExpression(reader, () => readComparison(reader, fields));
  const compare = reader.takeWord("order") ? readOrder(reader, fields) : undefined;
  if (!reader.isAtEnd()) throw reader.unexpected(compare === undefined ? "`and`, `or`, `order by` or the end" : "`,` or the end");
  return compare === undefined ? { matches } : { matches, compare };
}

function readComparison(reader: QueryReader, fields: QueryFields): RecordTest {
  const field = fieldTest(fieldAt(reader, reader.take(), fields));
  const sign = reader.takeSymbol("=", "!=", "~", "!~", ">", ">=", "<", "<=");
  if (sign === undefined) return readWordComparison(reader, field);
  const value = readValue(reader);
  if (sign === "=") return equalsAny(field, [value]);
  if (sign === "!=") return butNot(field, equalsAny(field, [value]));
  if (sign === "~") return field(containing(value.text));
  if (sign === "!~") return butNot(field, field(containing(value.text)));
  return field(ordered(sign, boundOf(reader, value)));
}

function readWordComparison(reader: QueryReader, field: FieldTest): RecordTest {
  if (reader.takeWord("is")) {
    const isNot = reader.takeWord("not");
    if (!isEmpty(reader.token)) throw reader.unexpected("`empty` or `not empty`");
    reader.take();
    return isNot ? present(field) : opposite(present(field));
  }
  const isNot = reader.takeWord("not");
  if (!reader.takeWord("in")) throw reader.unexpected(isNot ? "`in`" : EXPECTED);
  const test = equalsAny(field, readList(reader));
  return isNot ? butNot(field, test) : test;
}

function readList(reader: QueryReader): readonly Token[] {
  reader.expectSymbol("(");
  const values = [readValue(reader)];
  while (reader.takeSymbol(",") !== undefined) values.push(readValue(reader));
  reader.expectSymbol(")");
  return values;
}

function readValue(reader: QueryReader): Token {
  const token = reader.take();
  if (token.kind !== "word" && token.kind !== "quoted") throw reader.unexpected("a value", token);
  const isFunction = token.kind === "word" && reader.token.kind === "symbol" && reader.token.text === "(";
  if (isFunction) throw reader.unexpected("a value that is not a function", token);
  const isRelative = token.kind === "word" && /^[+-]/.test(token.text) && numberOf(token.text) === undefined;
  if (isRelative) throw reader.unexpected("a value that is not a relative date", token);
  return token;
}

function isEmpty({ kind, text }: Token): boolean {
  return kind === "word" && /^(?:empty|null)$/i.test(text);
}

/** `empty` among the values is a field without a value. */
function equalsAny(field: FieldTest, wanted: readonly Token[]): RecordTest {
  const texts = wanted.filter((token) => !isEmpty(token)).map(({ text }) => text);
  const equal = field(equalToAny(texts));
  return texts.length === wanted.length ? equal : joined("or", [opposite(present(field)), equal]);
}

/** The opposite, for records that have the field. */
function butNot(field: FieldTest, test: RecordTest): RecordTest {
  return joined("and", [present(field), opposite(test)]);
}

function readOrder(reader: QueryReader, fields: QueryFields): RecordOrder {
  if (!reader.takeWord("by")) throw reader.unexpected("`by`");
  const criteria: Criterion[] = [];
  do {
    const field = fieldTest(fieldAt(reader, reader.take(), fields));
    const descending = reader.takeWord("desc");
    if (!descending) reader.takeWord("asc");
    criteria.push({ field, descending });
  } while (reader.takeSymbol(",") !== undefined);
  return compareBy(criteria);
}
