import { escapeInvisible } from "../../../templates/shared/invisible.ts";
import type { JsonValue } from "../../../templates/shared/json_values.ts";
import type { ToolAnswer, ToolProblem } from "./agent_types.ts";

/** What an answer says: JSON whose properties may be undefined, which leaves them out. */
export type AnswerContent = Readonly<Record<string, JsonValue | undefined>>;

/**
 * A JSON text without blanks. `<` and characters that are invisible or that reorder text are escape sequences, so that a value can
 * neither look like markup of a host nor hide words from people.
 */
export function printJson(value: JsonValue | AnswerContent): string {
  return escapeInvisible(JSON.stringify(value).replaceAll("<", "\\u003c"));
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
