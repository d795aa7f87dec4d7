import { isList, nearestName, printFieldPath } from "connector-gateway-templates/core";
import type { JsonObject, ToolProblem, OperationEntry, RunRequest } from "../agent_types.ts";
import { isJsonObject, parseJson } from "../answer_json.ts";
import { printName, paramsValidator } from "../operation_names.ts";
import type { ValidationIssue } from "connector-gateway-spec";

/** At most so many issues are listed. */
const MOST_ISSUES = 10;

/** Takes what is wrong with an argument. */
export type Report = (issue: ArgumentIssue) => void;

/** Arguments as a host sends them. Some models write null to leave an argument out. */
export function readArguments(args: unknown, report: Report): JsonObject {
  if (args === undefined || args === null) return {};
  if (isJsonObject(args)) return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  report(ofType("", "The arguments must be an object."));
  return {};
}

/** The arguments beside the operation and the cursor. */
type Details = Pick<RunRequest, "params" | "instance" | "fields" | "isConfirmed">;

/** Reads the arguments beside the operation and the cursor. */
export function readDetails(args: JsonObject, report: Report): Details {
  const instance = readInstance(args["instance"], report);
  const fields = readFields(args["fields"], report);
  return {
    params: readParams(args["params"], report),
    ...(instance !== undefined && { instance }),
    ...(fields !== undefined && { fields }),
    isConfirmed: readConfirm(args["confirm"], report),
  };
}

/** The params of an operation. Models also write them as a JSON text. */
function readParams(value: unknown, report: Report): JsonObject {
  const params = typeof value === "string" ? parseJson(value) : (value ?? {});
  if (isJsonObject(params)) return params;
  report(ofType("params", "`params` must be an object with the parameters of the operation."));
  return {};
}

/** The id of an instance; undefined if none is named. */
export function readInstance(value: unknown, report: Report): string | undefined {
  if (value === undefined || (typeof value === "string" && value !== "")) return value;
  report(ofType("instance", "`instance` must be the id of an instance, or be left out."));
  return undefined;
}

/** More fields than any record has, and the longest path to one. Each is looked up in every record. */
export const MOST_FIELDS = 200;
export const LONGEST_FIELD = 200;

/** Paths of fields, also as one text with commas. None at all is the same as leaving them out. */
function readFields(value: unknown, report: Report): readonly string[] | undefined {
  const list = typeof value === "string" ? listOf(value) : (value ?? []);
  if (!isTexts(list)) {
    report(ofType("fields", '`fields` must be a list of names or paths, such as ["id", "address.city"].'));
    return undefined;
  }
  if (list.length > MOST_FIELDS || list.some(({ length }) => length > LONGEST_FIELD)) {
    report(ofType("fields", `\`fields\` must be at most ${MOST_FIELDS} names or paths of at most ${LONGEST_FIELD} characters.`));
    return undefined;
  }
  const paths = [...new Set(list.map((path) => path.trim()).filter((path) => path !== ""))];
  return paths.length === 0 ? undefined : paths;
}

/** Whether a permanent effect is confirmed. */
export function readConfirm(value: unknown, report: Report): boolean {
  if (value !== undefined && typeof value !== "boolean")
    report(ofType("confirm", "`confirm` must be true, without quotes, or be left out."));
  return value === true;
}

/** An argument of another type than it must have. */
export function ofType(path: string, message: string): ArgumentIssue {
  return { code: "arguments/type", path, message };
}

/** "id, name", or the same as a JSON text. */
function listOf(text: string): unknown {
  return text.trimStart().startsWith("[") ? parseJson(text) : text.split(",");
}

function isTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.every((item) => typeof item === "string");
}

/** A problem and its place: a path in the params, or the name of an argument. */
export interface ArgumentIssue extends JsonObject {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** Whether the arguments were refused. */
export function isProblem(read: object): read is ToolProblem {
  return "code" in read;
}

/** The problem that consists of these issues, of which there is at least one. Its code is theirs, if they all have the same. */
export function toProblem(issues: readonly ArgumentIssue[], example?: JsonObject): ToolProblem {
  const [first, ...others] = issues;
  return {
    code: first !== undefined && others.every((issue) => issue.code === first.code) ? first.code : "arguments/invalid",
    message: `${summaryOf(issues)} Nothing was sent.${example === undefined ? "" : " Params like `example` are valid."}`,
    issues: issues.slice(0, MOST_ISSUES),
    ...(example !== undefined && { example }),
  };
}

function summaryOf(issues: readonly ArgumentIssue[]): string {
  const [first] = issues;
  if (issues.length === 1 && first !== undefined) return first.message;
  const listed = issues.length > MOST_ISSUES ? ` The first ${MOST_ISSUES} are listed.` : "";
  return `There are ${issues.length} problems.${listed}`;
}

/** The arguments of a tool that takes the params of an operation under `params`. */
export interface GivenArguments {
  readonly entry: OperationEntry;
  readonly given: JsonObject;
  /** The names of the tool's arguments. */
  readonly known: readonly string[];
}

/** More are not reported. */
export const MOST_STRAYS = 20;

/** As many arguments are compared with the names of params as an operation has at most. */
const MOST_COMPARED = 200;

/** The arguments that the tool does not have, each with what was probably meant. */
export function strayArguments({ entry, given, known }: GivenArguments): readonly ArgumentIssue[] {
  const strays = Object.keys(given)
    .filter((name) => !known.includes(name))
    .slice(0, MOST_STRAYS);
  return strays.map((name) => {
    const param = meantParam(entry, name, known);
    if (param !== undefined) return misplaced(entry, name, param);
    const meant = isWholeParams(given, name, known) ? "params" : nearestName(name, known);
    const hint = meant === undefined ? `There are: ${known.join(", ")}.` : `Did you mean \`${meant}\`?`;
    return { code: "arguments/unknown", path: name, message: `There is no argument \`${printName(name)}\`. ${hint}` };
  });
}

/** The params as they were probably meant: those under `params`, and those that are beside it. */
export function meantParams({ entry, given, known }: GivenArguments, params: JsonObject): JsonObject {
  const strays = Object.entries(given).filter(([name]) => !known.includes(name));
  const beside = strays.slice(0, MOST_COMPARED).flatMap(([name, value]) => {
    const param = meantParam(entry, name, known);
    if (param !== undefined) return [[param, value] as const];
    return isWholeParams(given, name, known) && isJsonObject(value) ? Object.entries(value) : [];
  });
  return { ...Object.fromEntries(beside), ...params };
}

/** The param of the operation that an unknown argument is, unless an argument of the tool is as near. */
function meantParam({ operation }: OperationEntry, name: string, names: readonly string[]): string | undefined {
  const params = operation.params.fields.map((field) => field.name);
  if (params.includes(name)) return name;
  const nearest = nearestName(name, [...names, ...params]);
  return nearest === undefined || names.includes(nearest) ? undefined : nearest;
}

/** Whether an unknown argument holds all the params: `parameters`, `input`, `arguments`. */
function isWholeParams(args: JsonObject, name: string, names: readonly string[]): boolean {
  const { [name]: value, params } = args;
  return names.includes("params") && params === undefined && isJsonObject(value);
}

function misplaced({ operation }: OperationEntry, name: string, param: string): ArgumentIssue {
  const subject = name === param ? `\`${param}\` is` : `There is no argument \`${printName(name)}\`. \`${param}\` is`;
  return { code: "arguments/misplaced", path: name, message: `${subject} a parameter of ${operation.id}: put it inside of \`params\`.` };
}

/** The code of an issue about a param that is not documented: a warning where the operation is open. */
const UNKNOWN = "params/unknown";

/**
 * The issues that keep params from being sent. As in the client, a param that is not documented is refused where the third party accepts
 * more than the documents show: a misspelt name would change what a write does.
 */
export function checkParams(entry: OperationEntry, params: JsonObject): readonly ArgumentIssue[] {
  const { issues } = paramsValidator(entry).check(params);
  const refused = issues.filter(({ code, severity }) => severity === "error" || code === UNKNOWN);
  return refused.map((issue, index) => toIssue(issue, refused.slice(0, index)));
}

/** The hint is a part of the message, unless an earlier issue has the same one. */
function toIssue({ code, path, message, hint }: ValidationIssue, earlier: readonly ValidationIssue[]): ArgumentIssue {
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
  const isNew = hint !== undefined && earlier.every((issue) => issue.hint !== hint);
  return { code, path: printFieldPath(path.map(String)), message: isNew ? `${sentence} ${hint}` : sentence };
}
