import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { runToolOf } from "../arguments/run_tools.ts";
import { exampleParams } from "../catalog/params.ts";
import { describeAnswer } from "./describe_answer.ts";
import { describePaging } from "./describe_paging.ts";
import { describeParams } from "./describe_params.ts";
import { describeAssumptions, describeRules } from "./describe_rules.ts";

/**
 * Everything that a model needs to run an operation and to read its answer: the tool, the params as JSON Schema with the rules beside
 * it, an example of the arguments, paging, and the fields of the answer.
 */
export function describeOperation(entry: OperationEntry): JsonObject {
  const { connector, operation } = entry;
  const { id, description = "", notes, permanent } = operation;
  const [params = {}] = exampleParams(entry);
  const rules = describeRules(entry);
  const paging = describePaging(entry);
  const assumed = describeAssumptions(entry);
  return {
    operation: id,
    connector: connector.title,
    does: [description, ...notes].filter((text) => text !== "").join(" "),
    tool: runToolOf(entry),
    ...(permanent && { permanent: PERMANENT }),
    params: describeParams(entry),
    ...(rules.length > 0 && { rules }),
    example: { operation: id, params },
    ...(paging !== undefined && { paging }),
    answer: describeAnswer(entry),
    ...(assumed.length > 0 && { assumed }),
  };
}

const PERMANENT =
  "This cannot be undone. Without `confirm: true`, run_write sends nothing and shows the record that would be gone. Add `confirm: true` only when the user wants exactly that record gone.";
