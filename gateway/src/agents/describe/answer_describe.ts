import type { JsonObject, ToolProblem } from "../agent_types.ts";
import { isJsonObject } from "../json_shape.ts";
import { readOnlyProblem, runToolOf, type Offered } from "../arguments/run_tools.ts";
import { printName, findNamedOrShortened, unknownOperation } from "../catalog/operation_names.ts";
import { describeOperation } from "./describe_operation.ts";

/** What `describe_operation` answers: the description, or why there is none. Names without the connector are enough where they are unique. */
export function answerDescribe(given: unknown, { entries, readOnly }: Offered): { readonly description: JsonObject } | ToolProblem {
  const { operation: name, ...others } = isJsonObject(given) ? given : {};
  const [stray] = Object.keys(others);
  if (typeof name !== "string" || name === "") {
    return {
      code: "arguments/operation",
      message: "`operation` must be the id of an operation, such as one that search_operations finds.",
    };
  }
  if (stray !== undefined) {
    const message = `There is no argument \`${printName(stray)}\`. The only one is \`operation\`.`;
    return { code: "arguments/unknown", message };
  }
  const offered = entries.filter((entry) => !readOnly || runToolOf(entry) === "run_read");
  const entry = findNamedOrShortened(offered, name);
  if (entry !== undefined) return { description: describeOperation(entry) };
  const write = findNamedOrShortened(entries, name);
  return write === undefined ? unknownOperation(offered, name) : readOnlyProblem(write);
}
