import { randomUUID } from "node:crypto";
import { keepNumbers } from "../../../templates/bin/exact_numbers.ts";
import { escapeInvisible } from "../../../templates/shared/invisible.ts";
import type { JsonValue } from "../../../templates/shared/json_values.ts";
import type { ToolAnswer, ToolProblem } from "./agent_types.ts";

/** What an answer says: JSON whose properties may be undefined, which leaves them out. */
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

/** The same without escape sequences, which take much longer than the rest. */
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
