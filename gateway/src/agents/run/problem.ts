import type { ToolProblem } from "../agent_types.ts";

/** A problem on its way to the answer. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly problem: ToolProblem;

  constructor(problem: ToolProblem) {
    super(problem.message);
    this.problem = problem;
  }
}
