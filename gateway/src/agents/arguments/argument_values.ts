import { isList } from "../../../../templates/shared/json_values.ts";
import type { JsonObject } from "../agent_types.ts";
import { isJsonObject, parseJson } from "../json_shape.ts";
import type { ArgumentIssue } from "./problems.ts";

/** Takes what is wrong with an argument. */
export type Report = (issue: ArgumentIssue) => void;

/** What a host sends as arguments. Null is how some models leave an argument out. */
export function readArguments(given: unknown, report: Report): JsonObject {
  if (given === undefined || given === null) return {};
  if (isJsonObject(given)) return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  report(ofType("", "The arguments must be an object."));
  return {};
}

/** The params of an operation. Models also write them as a JSON text. */
export function readParams(given: unknown, report: Report): JsonObject {
  const params = typeof given === "string" ? parseJson(given) : (given ?? {});
  if (isJsonObject(params)) return params;
  report(ofType("params", "`params` must be an object with the parameters of the operation."));
  return {};
}

/** The id of an instance; undefined if none is named. */
export function readInstance(given: unknown, report: Report): string | undefined {
  if (given === undefined || (typeof given === "string" && given !== "")) return given;
  report(ofType("instance", "`instance` must be the id of an instance, or be left out."));
  return undefined;
}

/** More fields than any record has, and the longest path to one. Each is looked up in every record. */
export const MOST_FIELDS = 200;
export const LONGEST_FIELD = 200;

/** Paths of fields, also as one text with commas. None at all is the same as leaving them out. */
export function readFields(given: unknown, report: Report): readonly string[] | undefined {
  const list = typeof given === "string" ? listOf(given) : (given ?? []);
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
export function readConfirm(given: unknown, report: Report): boolean {
  if (given !== undefined && typeof given !== "boolean")
    report(ofType("confirm", "`confirm` must be true, without quotes, or be left out."));
  return given === true;
}

function ofType(path: string, message: string): ArgumentIssue {
  return { code: "arguments/type", path, message };
}

/** "id, name", or the same as a JSON text. */
function listOf(text: string): unknown {
  return text.trimStart().startsWith("[") ? parseJson(text) : text.split(",");
}

function isTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.every((item) => typeof item === "string");
}
