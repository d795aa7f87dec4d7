import { replaceCredentials } from "../../../../../templates/shared/credentials.ts";
import type { JsonObject, OperationEntry } from "../../agent_types.ts";
import { exampleParams, paramsValidator } from "../../catalog/params.ts";
import { checkParams } from "../check_params.ts";
import { repairShape } from "./repair_value.ts";

/** Characters of an example. A longer one costs a model more than it helps. */
const LONGEST_EXAMPLE = 4_000;

/**
 * Valid params, as near to the given ones as possible: misspelt names are corrected, unknown ones are left out, numbers are clipped to
 * their limits, and so on. It is an example of the catalog where that is not enough, where nothing is given, where it would be long, or
 * where the given params have something that looks like a key or a token.
 */
export function nearestExample(entry: OperationEntry, given: JsonObject): JsonObject {
  if (Object.keys(given).length === 0) return firstExample(entry);
  const repaired = withAnyOf(entry, repairShape(entry.operation.params, given, "drop"));
  const [found] = [repaired, withoutFaults(entry, repaired)].filter((params) => isUsable(entry, params));
  return found ?? firstExample(entry);
}

/** The shortest example of the catalog. */
function firstExample(entry: OperationEntry): JsonObject {
  return exampleParams(entry)[0] ?? {};
}

/** Adds a param where at least one of several is needed, and there is none of them. */
function withAnyOf(entry: OperationEntry, params: JsonObject): JsonObject {
  const names = entry.operation.params.atLeastOneOf ?? [];
  if (names.length === 0 || names.some((name) => Object.hasOwn(params, name))) return params;
  const added = Object.entries(firstExample(entry)).filter(([name]) => names.includes(name));
  return { ...params, ...Object.fromEntries(added) };
}

/** The params whose values cannot be repaired, such as a date, have the values of the example, or are left out. */
function withoutFaults(entry: OperationEntry, params: JsonObject): JsonObject {
  const faulty = new Set(
    paramsValidator(entry)
      .check(params)
      .issues.map(({ path }) => path[0]),
  );
  const kept = Object.entries(params).filter(([name]) => !faulty.has(name));
  const required = Object.entries(firstExample(entry)).filter(([name]) => faulty.has(name));
  return withAnyOf(entry, Object.fromEntries([...kept, ...required]));
}

function isUsable(entry: OperationEntry, params: JsonObject): boolean {
  if (checkParams(entry, params).length > 0) return false;
  const text = JSON.stringify(params);
  return text.length <= LONGEST_EXAMPLE && replaceCredentials(text, () => "") === text;
}
