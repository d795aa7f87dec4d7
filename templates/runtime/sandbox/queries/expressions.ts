import { instantOf } from "./instants.js";
import { MAX_DEPTH, type RecordTest } from "./query_types.js";
import type { QueryReader, Token } from "./tokens.js";

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
  if (reader.takeWord("not")) {
    const inner = readTerm(reader, comparison, depth + 1);
    return (record) => !inner(record);
  }
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
