import { boundOf, joined, readSeries } from "./expressions.js";
import { fieldAt, fieldTest, opposite, present, queryFields, type FieldTest, type QueryFields } from "./fields.js";
import type { ParamContext, Query, RecordTest, RoleOf } from "./query_types.js";
import { QueryReader, type Token } from "./tokens.js";
import { containing, equalToAny, ordered, type OrderingSign, type ValueTest } from "./value_tests.js";

const SUPPORTED =
  'Supported: clauses `field:"value"`, `field~"part"`, `field>n`, `>=`, `<`, `<=`, `metadata["key"]:"value"`, `field:null` and ' +
  '`-field:"value"`, all joined by AND (or blanks), or all by OR.';

/**
 * Reads a query of clauses: `status:"active" AND amount>1000`. A clause without a word before it is joined by AND.
 * @throws OperationError for anything but clauses, and for fields that records do not have.
 */
export function parseClauses(role: RoleOf<"search">, text: string, context: ParamContext): Query {
  const reader = new QueryReader(text, context, SUPPORTED);
  const fields = queryFields(role, context);
  const clause = (): RecordTest => readClause(reader, fields);
  if (reader.isAtEnd()) return { matches: () => true };
  const first = clause();
  const matches = reader.isWord("or") ? readSeries(reader, "or", clause, first) : readAll(reader, clause, first);
  if (!reader.isAtEnd()) throw reader.unexpected("AND or OR (not both) or the end");
  return { matches };
}

function readAll(reader: QueryReader, clause: () => RecordTest, first: RecordTest): RecordTest {
  const parts = [first];
  while (reader.takeWord("and") || (reader.token.kind === "word" && !reader.isWord("or"))) parts.push(clause());
  return joined("and", parts);
}

function readClause(reader: QueryReader, fields: QueryFields): RecordTest {
  const token = reader.take();
  if (token.kind !== "word") throw reader.unexpected("a field", token);
  const isNegative = token.text.startsWith("-");
  const field = readField(reader, token, fields, Number(isNegative));
  const sign = reader.takeSymbol(":", "~", ">", ">=", "<", "<=");
  if (sign === undefined) throw reader.unexpected("`:`, `~`, `>`, `>=`, `<` or `<=`");
  const value = reader.take();
  if (value.kind !== "word" && value.kind !== "quoted") throw reader.unexpected("a value", value);
  const isNull = sign === ":" && value.kind === "word" && value.text === "null";
  const test = isNull ? opposite(present(field)) : field(testOf(sign, value, reader));
  return isNegative ? opposite(test) : test;
}

function readField(reader: QueryReader, token: Token, fields: QueryFields, start: number): FieldTest {
  const paths = fieldAt(reader, token, fields, start);
  if (reader.takeSymbol("[") === undefined) return fieldTest(paths);
  const key = reader.take();
  if (key.kind !== "quoted") throw reader.unexpected("a key in quotes", key);
  reader.expectSymbol("]");
  return fieldTest(paths, key.text);
}

function testOf(sign: ":" | "~" | OrderingSign, value: Token, reader: QueryReader): ValueTest {
  if (sign === ":") return equalToAny([value.text]);
  if (sign === "~") return containing(value.text);
  return ordered(sign, boundOf(reader, value));
}
