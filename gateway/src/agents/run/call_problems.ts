import { GatewayError, ValidationError } from "connector-gateway-spec";
import { hideKeys, isObject, type JsonValue } from "connector-gateway-templates/core";
import type { OperationEntry, RunContext, ToolProblem } from "../agent_types.ts";
import { Problem, printJson, isJson, isJsonList, mapTexts } from "../answer_json.ts";
import { noticeOf, textWithoutToken, withoutToken } from "./page_content.ts";
import { cutText, shrink } from "./shorten.ts";

const LONGEST_MESSAGE = 1_000;
const LONGEST_ID = 200;
const MOST_ISSUES = 20;

/** The meaning of each status of the gateway, and a way out, for a model. */
const STATUSES: Readonly<Record<number, string>> = {
  400: "The gateway rejected the request as invalid. Check the params.",
  401: "The gateway rejected the bearer token. Ask the user to check the token of `connector-gateway mcp`.",
  403: "The bearer token of the gateway, or this account at the third party, may not do that. Ask the user to check both.",
  404: "The record, or the instance, does not exist. Check the ids in the params.",
  409: "The third party says that this conflicts with the state of the record. Read the record first.",
  413: "The request is too large for the gateway. Send less.",
  422: "The gateway or the third party rejected the params as invalid. Correct them and try again.",
  424: "The third party rejected the stored credentials. Ask the user to replace the credentials of the instance.",
  429: "Too many calls.",
  500: "The gateway failed.",
  502: "The third party cannot be reached, or it failed.",
  503: "The gateway, or the third party, is not available at the moment.",
  504: "The third party took too long to answer.",
};

/** The meaning of the other kinds of failed calls. */
const KINDS: Readonly<Record<Exclude<GatewayError["kind"], "status">, string>> = {
  network: "The gateway cannot be reached, or the connection was lost. Check that it is running, then try again.",
  timeout: "The gateway took too long to answer. Ask for less, or try again later.",
  answer: "The gateway gave an answer that cannot be used.",
  size: "The answer of the gateway is too large. Ask for less, for instance a smaller page.",
  paging: "The gateway gives the same page again, so the rest of the list cannot be read.",
};

const CHECK_ADDRESS = "Ask the user to check the address in `--url`: it may belong to another server, or redirect elsewhere.";

const MAY_BE_DONE = "The write may have been done. Read the record before trying again.";

/** The problem of a failed call in our own words. The words of the gateway and the third party are kept apart, and labelled. */
export function toCallProblem(error: unknown, entry: OperationEntry, context: RunContext): ToolProblem {
  // Problems of an answer are found when a write is done.
  if (error instanceof Problem) return error.problem.code.startsWith("answer/") ? withDoubt(error.problem, entry) : error.problem;
  if (context.signal.aborted) return withDoubt({ code: "run/cancelled", message: "The call was cancelled." }, entry);
  if (error instanceof GatewayError) return failedCall(error, entry, context);
  if (error instanceof ValidationError) return invalidParams(error);
  return withDoubt(
    { code: "internal", message: "The tool failed unexpectedly. This is a bug in connector-gateway, not a mistake in the call." },
    entry,
  );
}

/** The problem with less of what came from outside, until its text has at most `size` characters. */
export function fitProblem(problem: ToolProblem, size: number): ToolProblem {
  if (lengthOf(problem) <= size) return problem;
  const { third_party_errors: errors, record, issues, ...rest } = problem;
  const room = Math.floor((size - lengthOf(rest)) / 3);
  const some = (value: JsonValue | undefined): JsonValue | undefined =>
    value === undefined || room < 50 ? undefined : shrink(value, room - 30, "").value;
  const [fewer, smaller, first] = [some(errors), some(record), some(issues)];
  const fitted: ToolProblem = {
    ...rest,
    ...(isJsonList(first) && { issues: first.filter((issue) => isObject(issue)) }),
    ...(smaller !== undefined && { record: smaller }),
    ...(isJsonList(fewer) && { third_party_errors: fewer }),
  };
  if (lengthOf(fitted) <= size) return fitted;
  return { code: problem.code, message: cutText(problem.message, Math.max(0, Math.floor(size / 7))) };
}

function lengthOf(problem: ToolProblem): number {
  return printJson({ error: { ...problem } }).length;
}

function withDoubt(problem: ToolProblem, { operation }: OperationEntry): ToolProblem {
  return operation.effect === "read" ? problem : { ...problem, message: `${problem.message} ${MAY_BE_DONE}` };
}

function failedCall(error: GatewayError, entry: OperationEntry, { target }: RunContext): ToolProblem {
  const { kind, status, retryAfter, requestId } = error;
  const isStatus = kind === "status" && status !== undefined;
  const time = retryAfter === undefined ? (status === 429 ? "a minute" : undefined) : `${retryAfter} seconds`;
  const wait = time === undefined ? "" : ` Wait ${time} before trying again.`;
  const problem: ToolProblem = {
    code: isStatus ? `gateway/${status}` : `gateway/${kind}`,
    message: meaningOf(error, target) + wait,
    notice: noticeOf(entry, target, "error"),
    ...textsOf(error, target),
    ...(requestId !== undefined && { request_id: cutText(requestId, LONGEST_ID) }),
  };
  return !isStatus || status >= 500 || status === 408 ? withDoubt(problem, entry) : problem;
}

function meaningOf({ kind, status, body }: GatewayError, target: RunContext["target"]): string {
  if (kind !== "status") return kind === "answer" && target.kind === "gateway" ? `${KINDS.answer} ${CHECK_ADDRESS}` : KINDS[kind];
  if (status === undefined) return "The call failed.";
  const isElsewhere = [404, 405].includes(status) && !isObject(body) && target.kind === "gateway";
  if (isElsewhere) return `The answer ${status} is not that of a gateway. ${CHECK_ADDRESS}`;
  return STATUSES[status] ?? `The gateway answered ${status}.`;
}

/** The texts of the error body, or the message of the client, which can have a piece of the answer in it. */
function textsOf({ message, body, operation }: GatewayError, target: RunContext["target"]): Partial<ToolProblem> {
  const { message: said, errors } = isObject(body) ? body : {};
  const text = typeof said === "string" && said !== "" ? said : message.replace(`${operation}: `, "");
  const entries = isJson(errors) && isJsonList(errors) ? mapTexts(withoutToken(errors, target), (text) => hideKeys(text)) : [];
  return {
    third_party_message: cutText(hideKeys(textWithoutToken(text, target)), LONGEST_MESSAGE),
    ...(isJsonList(entries) && entries.length > 0 && { third_party_errors: entries }),
  };
}

function invalidParams({ issues }: ValidationError): ToolProblem {
  const errors = issues.filter(({ severity }) => severity === "error").slice(0, MOST_ISSUES);
  return {
    code: "params/invalid",
    message: "The params are not valid.",
    issues: errors.map(({ code, path, message }) => ({ code, path: path.join("."), message })),
  };
}
