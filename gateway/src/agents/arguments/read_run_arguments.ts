import type { JsonObject, RunRequest, ToolProblem } from "../agent_types.ts";
import { readArguments, readConfirm, readFields, readInstance, readParams, type Report } from "./argument_values.ts";
import { checkParams } from "./check_params.ts";
import { continueRead } from "./continued_read.ts";
import { isProblem, toProblem, type ArgumentIssue } from "./problems.ts";
import { nearestExample } from "./repair/nearest_example.ts";
import { readOperation, RUN_ARGUMENTS, type Offered, type RunTool } from "./run_tools.ts";
import { meantParams, strayArguments, type GivenArguments } from "./stray_arguments.ts";

/** The arguments beside the operation and the cursor. */
type Details = Pick<RunRequest, "params" | "instance" | "fields" | "isConfirmed">;

/**
 * What `run_read` or `run_write` is to run, or why the arguments are refused. Nothing is corrected silently: what runs is what the
 * caller wrote. With params that are not valid, the answer has the nearest ones that are.
 */
export function readRunArguments(given: unknown, tool: RunTool, offered: Offered): RunRequest | ToolProblem {
  const issues: ArgumentIssue[] = [];
  const written = readArguments(given, (issue) => issues.push(issue));
  if (issues.length > 0) return toProblem(issues);
  if (tool === "run_read" && written["cursor"] !== undefined) return readContinued(written, offered);
  const entry = readOperation(written["operation"], tool, offered);
  return isProblem(entry) ? entry : readNew({ entry, given: written, known: RUN_ARGUMENTS[tool] });
}

/** A write without params could create an empty record, which is hardly what the caller wants. */
const NO_PARAMS: ArgumentIssue = { code: "arguments/missing", path: "params", message: "`params` is missing. Pass {} for none." };

function readNew(written: GivenArguments): RunRequest | ToolProblem {
  const { entry, given } = written;
  const issues = [...strayArguments(written)];
  const details = readDetails(given, (issue) => issues.push(issue));
  if (issues.length === 0 && entry.operation.effect === "write" && given["params"] === undefined) issues.push(NO_PARAMS);
  // Params that are elsewhere are not missing.
  const all = issues.length > 0 ? issues : checkParams(entry, details.params);
  return all.length > 0 ? toProblem(all, nearestExample(entry, meantParams(written, details.params))) : { entry, ...details };
}

function readContinued(given: JsonObject, offered: Offered): RunRequest | ToolProblem {
  const entry = given["operation"] === undefined ? undefined : readOperation(given["operation"], "run_read", offered);
  if (entry !== undefined && isProblem(entry)) return entry;
  const issues = entry === undefined ? [] : [...strayArguments({ entry, given, known: RUN_ARGUMENTS.run_read })];
  const { params, fields, instance } = readDetails(given, (issue) => issues.push(issue));
  if (issues.length > 0) return toProblem(issues);
  return continueRead(given["cursor"], offered.entries, { params, fields, instance, ...(entry !== undefined && { entry }) });
}

function readDetails(given: JsonObject, report: Report): Details {
  const instance = readInstance(given["instance"], report);
  const fields = readFields(given["fields"], report);
  return {
    params: readParams(given["params"], report),
    ...(instance !== undefined && { instance }),
    ...(fields !== undefined && { fields }),
    isConfirmed: readConfirm(given["confirm"], report),
  };
}
