import { cleanName } from "#templates/runtime";
import { namesIn, someValueAt } from "../paths.js";
import { suggestion, type ParamContext, type RecordTest, type RoleOf, MAX_DEPTH } from "./query_types.js";
import type { QueryReader, Token } from "./query_reader.js";
import type { ValueTest } from "./value_tests.js";
import { instantOf } from "./instants.js";

/** The fields that the names in a query stand for. */
export interface QueryFields {
  /** The paths that a name stands for; undefined if there is no such field. */
  readonly pathsOf: (name: string) => readonly string[] | undefined;
  readonly known: readonly string[];
}

/**
 * Names that the role gives to fields, the fields of the record, and paths into those: `billing_details.email`. `fold` makes names
 * that mean the same equal.
 */
export function queryFields(
  { fields = {} }: RoleOf<"search">,
  { fieldNames }: ParamContext,
  fold: (name: string) => string = (name) => name,
): QueryFields {
  const known = [...new Set([...Object.keys(fields), ...fieldNames])];
  const paths = new Map<string, readonly string[]>(fieldNames.map((name) => [fold(name), [name]]));
  for (const [name, targets] of Object.entries(fields)) paths.set(fold(name), targets);
  const pathsOf = (name: string): readonly string[] | undefined => {
    const exact = paths.get(fold(name));
    const dot = exact === undefined ? name.indexOf(".") : -1;
    return dot < 0 ? exact : paths.get(fold(name.slice(0, dot)))?.map((path) => path + name.slice(dot));
  };
  return { known, pathsOf };
}

/**
 * The paths of the field that a token names, from the character `start` of the token on.
 * @throws OperationError if the token is no name, or names a field that does not exist.
 */
export function fieldAt(reader: QueryReader, token: Token, { pathsOf, known }: QueryFields, start = 0): readonly string[] {
  if (token.kind !== "word" && token.kind !== "quoted") throw reader.unexpected("a field", token);
  const name = token.text.slice(start);
  const paths = pathsOf(name);
  if (paths !== undefined) return paths;
  throw reader.refuse(token, `there is no field \`${cleanName(name)}\`${suggestion(name, known)}`, "query/unknown-field");
}

/** Makes a test of records from a test of values: whether a value of the field fits. */
export type FieldTest = (test: ValueTest) => RecordTest;

/** Tests the values at all paths, or those under a key of the objects there. */
export function fieldTest(paths: readonly string[], ...key: readonly string[]): FieldTest {
  return (test) => {
    const tests = paths.map((path) => someValueAt([...namesIn(path), ...key], test));
    return joined("or", tests);
  };
}

/** Whether a record has a value in a field. */
export function present(field: FieldTest): RecordTest {
  return field(() => true);
}

/** The opposite of a test. */
export function opposite<Value>(test: (value: Value) => boolean): (value: Value) => boolean {
  return (value) => !test(value);
}

/**
 * Reads comparisons joined by `and` and `or`, with `not` and parentheses. `not` binds closest, then `and`. `comparison` reads a single
 * one.
 * @throws OperationError if the query breaks off, or nests too deep.
 */
export function readExpression(reader: QueryReader, comparison: () => RecordTest, depth = 0): RecordTest {
  const term = (): RecordTest => readTerm(reader, comparison, depth);
  return readSeries(reader, "or", () => readSeries(reader, "and", term));
}

/** Reads parts with the same word between them. `first` has been read already. */
export function readSeries(reader: QueryReader, word: "and" | "or", part: () => RecordTest, first: RecordTest = part()): RecordTest {
  const parts = [first];
  while (reader.takeWord(word)) parts.push(part());
  return joined(word, parts);
}

/** Whether all parts hold, or any of them. */
export function joined(word: "and" | "or", parts: readonly RecordTest[]): RecordTest {
  const [first, second] = parts;
  if (first !== undefined && second === undefined) return first;
  return word === "or" ? (record) => parts.some((part) => part(record)) : (record) => parts.every((part) => part(record));
}

function readTerm(reader: QueryReader, comparison: () => RecordTest, depth: number): RecordTest {
  if (depth > MAX_DEPTH) throw reader.refuse(reader.token, `parentheses and \`not\` nest more than ${MAX_DEPTH} deep.`);
  if (reader.takeWord("not")) return opposite(readTerm(reader, comparison, depth + 1));
  if (reader.takeSymbol("(") === undefined) return comparison();
  const inner = readExpression(reader, comparison, depth + 1);
  reader.expectSymbol(")");
  return inner;
}

/** The text of a number or a date, which operators of order need. @throws OperationError for any other token. */
export function boundOf(reader: QueryReader, token: Token): string {
  const isText = token.kind === "word" || token.kind === "quoted";
  if (isText && instantOf(token.text) !== undefined) return token.text;
  throw reader.unexpected('a number, or a date such as "2025-03-01"', token);
}
