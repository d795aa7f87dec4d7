import { type JsonValue, isList, isObject, type SearchLanguage } from "#templates/core";
import { refusal, type ParamContext, type Query, type RoleOf, type RecordTest, suggestion, type RecordOrder } from "./query_types.js";
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
  readSeries,
  readExpression,
} from "./fields.js";
import { QueryReader, type Token } from "./query_reader.js";
import { containing, equalToAny, ordered, type OrderingSign, type ValueTest, someText } from "./value_tests.js";
import { numberOf } from "./instants.js";
import { cleanName } from "#templates/runtime";
import { namesIn, someValueAt } from "../paths.js";
import { compareBy, type Criterion } from "./orders.js";

const BLANKS = /\s+/u;

/** A character that belongs to the same token as a letter next to it. A half of a pair of code units counts as one. */
const TOKEN_CHARACTER = /[\p{L}\p{N}\p{M}\p{Cs}]/u;

const NEVER: RecordTest = () => false;

/** The operators that compare the value of a property; the two others ask whether there is one. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ["EQ", ofValue((text) => equalByValue([text]))],
  ["NEQ", ofValue((text) => opposite(equalByValue([text])))],
  ["LT", ofValue((text) => ordered("<", text))],
  ["LTE", ofValue((text) => ordered("<=", text))],
  ["GT", ofValue((text) => ordered(">", text))],
  ["GTE", ofValue((text) => ordered(">=", text))],
  ["BETWEEN", ofValues(([low, high]) => (low === undefined || high === undefined ? undefined : between(low, high)))],
  ["IN", ofValues(equalByValue)],
  ["NOT_IN", ofValues((texts) => opposite(equalByValue(texts)))],
  ["CONTAINS_TOKEN", ofValue(containsToken)],
  ["NOT_CONTAINS_TOKEN", ofValue((text) => opposite(containsToken(text)))],
]);

const knownOperators = [...operators.keys(), "HAS_PROPERTY", "NOT_HAS_PROPERTY"];

const SUPPORTED_IN_FILES =
  "Supported: `field = 'value'`, `!=`, `<`, `<=`, `>`, `>=`, `field contains 'part'` and `'value' in field`, with and, or, not and parentheses.";

const SUPPORTED =
  'Supported: clauses `field:"value"`, `field~"part"`, `field>n`, `>=`, `<`, `<=`, `metadata["key"]:"value"`, `field:null` and ' +
  '`-field:"value"`, all joined by AND (or blanks), or all by OR.';

type SearchRole = RoleOf<"search">;
type Parser = (role: SearchRole, value: JsonValue, context: ParamContext) => Query;

/** The languages of searches. docs/sandbox_queries.md describes them. */
const parsers: Readonly<Record<SearchLanguage, Parser>> = {
  text: ofText(parseText),
  clauses: ofText(parseClauses),
  jql: ofText(parseJql),
  file_query: ofText(parseFileQuery),
  filter_groups: parseFilterGroups,
};

/**
 * Reads a search in the language of its role: `text`, `clauses`, `jql`, `file_query` or `filter_groups`. An empty search finds everything.
 * @throws OperationError (422) that names the position, what was found and what is supported.
 */
export function parseSearch(role: SearchRole, value: JsonValue, context: ParamContext): Query {
  return parsers[role.language](role, value, context);
}

function ofText(parse: (role: SearchRole, text: string, context: ParamContext) => Query): Parser {
  return (role, value, context) => {
    if (typeof value === "string") return parse(role, value, context);
    throw refusal(context, "query/unsupported", "must be a text.");
  };
}

/**
 * Reads a query of clauses: `status:"active" AND amount>1000`. A clause without a word before it is joined by AND.
 * @throws OperationError for anything but clauses, and for fields that records do not have.
 */
function parseClauses(role: RoleOf<"search">, text: string, context: ParamContext): Query {
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

/**
 * Reads a query for files: `name contains 'report' and 'folder-id' in parents and trashed = false`.
 * @throws OperationError for anything but such comparisons, and for fields that records do not have.
 */
function parseFileQuery(role: RoleOf<"search">, text: string, context: ParamContext): Query {
  const reader = new QueryReader(text, context, SUPPORTED_IN_FILES);
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

/** Makes the test of a property from a filter; undefined if the filter lacks what the operator needs. */
type Operator = (filter: Readonly<Record<string, unknown>>) => ValueTest | undefined;

/**
 * Reads groups of filters: a record matches if it matches all filters of any group. A filter that lacks its operator, its property or a
 * value that the operator needs matches nothing; a group without filters matches everything, and so does a list without groups.
 * @throws OperationError for an unknown operator, and for a value that is no list of groups.
 */
function parseFilterGroups(role: RoleOf<"search">, value: JsonValue, context: ParamContext): Query {
  if (!isList(value)) throw refusal(context, "query/unsupported", "must be a list of filter groups.");
  const groups = value.map((group) => {
    const filters = isObject(group) && isList(group["filters"]) ? group["filters"] : [];
    const tests = filters.map((filter) => readFilter(role, filter, context));
    return joined("and", tests);
  });
  return { matches: groups.length === 0 ? () => true : joined("or", groups) };
}

function readFilter({ in: [inside] = [] }: RoleOf<"search">, filter: unknown, context: ParamContext): RecordTest {
  if (!isObject(filter) || typeof filter["operator"] !== "string" || typeof filter["propertyName"] !== "string") return NEVER;
  const { operator, propertyName } = filter;
  const names = [...(inside === undefined ? [] : namesIn(inside)), propertyName];
  const property: FieldTest = (test) => someValueAt(names, test);
  if (operator === "HAS_PROPERTY") return present(property);
  if (operator === "NOT_HAS_PROPERTY") return opposite(present(property));
  const toTest = operators.get(operator);
  if (toTest === undefined) {
    const problem = `has no operator \`${cleanName(operator)}\`${suggestion(operator, knownOperators)}`;
    throw refusal(context, "query/unsupported", problem);
  }
  const test = toTest(filter);
  return test === undefined ? NEVER : property(test);
}

function ofValue(toTest: (text: string) => ValueTest): Operator {
  return ({ value }) => (typeof value === "string" ? toTest(value) : undefined);
}

function ofValues(toTest: (texts: readonly string[]) => ValueTest | undefined): Operator {
  return ({ values }) => {
    const texts = isList(values) ? values.filter((value) => typeof value === "string") : [];
    return texts.length === 0 ? undefined : toTest(texts);
  };
}

/** Equal as numbers if both are numbers or decimals, otherwise as texts. */
function equalByValue(texts: readonly string[]): ValueTest {
  const test = equalToAny(texts);
  return (value) => test(numberOf(value) ?? value);
}

function between(low: string, high: string): ValueTest {
  const [notBelow, notAbove] = [ordered(">=", low), ordered("<=", high)];
  return (value) => notBelow(value) && notAbove(value);
}

/**
 * Searches for a literal text, in any case, in the fields that the role names, or in all. A field with an object or a list is searched
 * at any depth. The empty text finds everything.
 */
function parseText({ in: paths }: RoleOf<"search">, text: string, { fieldNames }: ParamContext): Query {
  const wanted = text.toLowerCase();
  const field = fieldTest(paths ?? fieldNames);
  return { matches: wanted === "" ? () => true : field((value) => someText(value, (text) => text.toLowerCase().includes(wanted))) };
}

/**
 * Whether a text has a token: a part with no letter or digit directly before or after it. `*` is any number of characters other than
 * blanks, letters and digits included: `exam*`, `*@example.com`. Of a value with blanks, each word must be there.
 */
function containsToken(value: string): ValueTest {
  const wanted = value
    .split(BLANKS)
    .filter((word) => word !== "")
    .map((word) => word.split("*"));
  return (value) => {
    if (wanted.length === 0 || value === null || typeof value === "object") return false;
    const words = String(value).split(BLANKS);
    return wanted.every((parts) => words.some((word) => hasToken(word, parts)));
  };
}

/** `parts` is what is before, between and after the stars. The empty part at an end needs no boundary there. */
function hasToken(word: string, parts: readonly string[]): boolean {
  const [first = "", ...others] = parts;
  const last = others.pop();
  if (last === undefined) return findPart(word, first, 0, true, true) >= 0;
  let end = findPart(word, first, 0, first !== "", false);
  for (const part of others) end = end < 0 ? end : findPart(word, part, end, false, false);
  return end >= 0 && findPart(word, last, end, false, last !== "") >= 0;
}

/** Where the first occurrence of a part ends that begins, or ends, at the boundary of a token as asked; -1 if there is none. */
function findPart(word: string, part: string, from: number, begins: boolean, ends: boolean): number {
  for (let start = word.indexOf(part, from); start >= 0; start = start < word.length ? word.indexOf(part, start + 1) : -1) {
    const end = start + part.length;
    if ((!begins || isBoundary(word[start - 1])) && (!ends || isBoundary(word[end]))) return end;
  }
  return -1;
}

function isBoundary(character: string | undefined): boolean {
  return character === undefined || !TOKEN_CHARACTER.test(character);
}

const SUPPORTED_IN_JQL =
  "Supported: `=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in`, `is empty`, `is not empty`, joined by and, or, not and " +
  'parentheses, then `order by`. Dates are absolute: "2025-03-01" or "2025-03-01 10:00". There are no functions.';
const EXPECTED = "`=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in` or `is`";

/**
 * Reads a query of the issue tracker's language: `project = EXA and status in (Open, "In progress") order by created desc`. Names of
 * fields and keywords may have any case. The empty query finds everything.
 * @throws OperationError for functions, relative dates and what else is not supported, and for fields that records do not have.
 */
function parseJql(role: RoleOf<"search">, text: string, context: ParamContext): Query {
  const reader = new QueryReader(text, context, SUPPORTED_IN_JQL);
  const fields = queryFields(role, context, (name) => name.toLowerCase());
  const isAll = reader.isAtEnd() || reader.isWord("order");
  const matches: RecordTest = isAll ? () => true : readExpression(reader, () => readJqlComparison(reader, fields));
  const compare = reader.takeWord("order") ? readOrder(reader, fields) : undefined;
  if (!reader.isAtEnd()) throw reader.unexpected(compare === undefined ? "`and`, `or`, `order by` or the end" : "`,` or the end");
  return compare === undefined ? { matches } : { matches, compare };
}

function readJqlComparison(reader: QueryReader, fields: QueryFields): RecordTest {
  const field = fieldTest(fieldAt(reader, reader.take(), fields));
  const sign = reader.takeSymbol("=", "!=", "~", "!~", ">", ">=", "<", "<=");
  if (sign === undefined) return readWordComparison(reader, field);
  const value = readJqlValue(reader);
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
  const values = [readJqlValue(reader)];
  while (reader.takeSymbol(",") !== undefined) values.push(readJqlValue(reader));
  reader.expectSymbol(")");
  return values;
}

function readJqlValue(reader: QueryReader): Token {
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
