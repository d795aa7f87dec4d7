import { nearestName } from "../../../../templates/shared/nearest_names.ts";
import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { printName } from "../catalog/operation_names.ts";
import { isJsonObject } from "../json_shape.ts";
import type { ArgumentIssue } from "./problems.ts";

/** What is given to a tool that takes the params of an operation under `params`. */
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
function meantParam({ operation }: OperationEntry, name: string, known: readonly string[]): string | undefined {
  const params = operation.params.fields.map((field) => field.name);
  if (params.includes(name)) return name;
  const nearest = nearestName(name, [...known, ...params]);
  return nearest === undefined || known.includes(nearest) ? undefined : nearest;
}

/** Whether an unknown argument holds all the params: `parameters`, `input`, `arguments`. */
function isWholeParams(given: JsonObject, name: string, known: readonly string[]): boolean {
  const { [name]: value, params } = given;
  return known.includes("params") && params === undefined && isJsonObject(value);
}

function misplaced({ operation }: OperationEntry, name: string, param: string): ArgumentIssue {
  const subject = name === param ? `\`${param}\` is` : `There is no argument \`${printName(name)}\`. \`${param}\` is`;
  return { code: "arguments/misplaced", path: name, message: `${subject} a parameter of ${operation.id}: put it inside of \`params\`.` };
}
