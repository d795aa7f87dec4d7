import { randomUUID } from "node:crypto";
import { keepNumbers, escapeInvisible, type JsonValue, isList, isObject } from "connector-gateway-templates/core";
import type { ToolAnswer, ToolProblem, JsonObject } from "./agent_types.ts";
import { countValues } from "../vendor/body_path.ts";

/** How deep a value may be. Records are a few levels deep; functions that call themselves need a limit. */
const MOST_LEVELS = 200;

/** No model sends more values, or longer texts. Each is compared with names and looked up in records. */
const MOST_VALUES = 2_000;

const LONGEST_TEXT = 300_000;

/** JSON in which properties that are undefined are left out. */
export type AnswerContent = Readonly<Record<string, JsonValue | undefined>>;

/** Stands before the digits of a number that JavaScript would change. */
const MARK = randomUUID();

const numbers = keepNumbers(MARK);

/**
 * The value of a JSON text, with a text that `printJson` prints as a number for each number that JavaScript would change.
 * @throws SyntaxError for a text that is not JSON
 */
export function parseExactly(text: string): unknown {
  const exact = numbers.parse(text);
  return exact === undefined ? JSON.parse(text) : exact.value;
}

/** Whether a text stands for a number. */
export function isExactNumber(text: string): boolean {
  return text.startsWith(MARK);
}

/** The digits of a text that stands for a number; any other text as it is. */
export function digitsOf(text: string): string {
  return text.replace(`${MARK}:`, "");
}

/**
 * A JSON text without blanks. `<` and characters that are invisible or that reorder text are escape sequences, so that a value can
 * neither look like markup of a host nor hide words from people.
 */
export function printJson(value: JsonValue | AnswerContent): string {
  return escapeInvisible(printPlain(value).replaceAll("<", "\\u003c"));
}

/** A JSON text without blanks and without the escape sequences of `printJson`, which take much longer than the rest. */
export function printPlain(value: JsonValue | AnswerContent): string {
  return numbers.restore(JSON.stringify(value)).replaceAll(`${MARK}:`, "");
}

/** Whether the JSON text of a value has at most so many characters. */
export function fits(value: JsonValue | AnswerContent, size: number): boolean {
  return printPlain(value).length <= size && printJson(value).length <= size;
}

/** The answer of a tool with one JSON object as text. */
export function toAnswer(content: AnswerContent): ToolAnswer {
  return { content: [{ type: "text", text: printJson(content) }] };
}

/** The answer of a tool that could not do what it was asked. */
export function toProblemAnswer(problem: ToolProblem): ToolAnswer {
  return { content: [{ type: "text", text: printJson({ error: { ...problem } }) }], isError: true };
}

/** A problem on its way to the answer. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly problem: ToolProblem;

  constructor(problem: ToolProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Whether a value is one of JSON that is not nested too deeply. */
export function isJson(value: unknown, levels = MOST_LEVELS): value is JsonValue {
  if (value === null || typeof value === "string" || typeof value === "boolean" || typeof value === "number") return true;
  if (levels === 0) return false;
  if (isList(value)) return value.every((item) => isJson(item, levels - 1));
  return isObject(value) && Object.values(value).every((item) => isJson(item, levels - 1));
}

/** Whether arguments have more values or characters than a model writes. */
export function isTooLarge(value: unknown): boolean {
  return countValues(value, MOST_VALUES) === MOST_VALUES;
}

/** The value of a JSON text in the arguments; undefined for any other text, and for one that is too large. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = text.length > LONGEST_TEXT ? undefined : JSON.parse(text);
    return isTooLarge(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object. Only for values that came as JSON: what is inside is not looked at. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}

/** Whether a value is a JSON array. Only for values that came as JSON: what is inside is not looked at. */
export function isJsonList(value: unknown): value is readonly JsonValue[] {
  return isList(value);
}

/** A copy of the value with each string and each name replaced. */
export function mapTexts(value: JsonValue, replace: (text: string) => string): JsonValue {
  if (typeof value === "string") return replace(value);
  if (isJsonList(value)) return value.map((item) => mapTexts(item, replace));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [replace(name), mapTexts(inner, replace)]));
}

/** The value at a path of names; undefined where there is none. */
export function valueAt(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((holder, name) => {
    return isJsonObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
  }, value);
}

/** A copy of the value with `inner` at a path of names that it has. */
export function withValueAt(value: JsonValue, path: readonly string[], inner: JsonValue): JsonValue {
  const [name, ...rest] = path;
  if (name === undefined) return inner;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, key === name ? withValueAt(child, rest, inner) : child]));
}
