import type { RunContext, RunRequest, ToolAnswer } from "../agent_types.ts";

/** How an operation is run. */
export interface RunOptions {
  /** The most characters of an answer. */
  readonly answerSize: number;
}

/** Runs an operation whose arguments are checked. Never rejects: what went wrong is the answer. */
export async function runOperation(request: RunRequest, context: RunContext, options: RunOptions): Promise<ToolAnswer> {
  await Promise.resolve();
  throw new Error(`${request.entry.operation.id} ${context.target.kind} ${options.answerSize}`);
}
