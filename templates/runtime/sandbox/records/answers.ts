import { isObject } from "../../../shared/json_values.js";
import type { EntityDefinition, JsonObject, ParentDefinition } from "../definition.js";
import { valueAt, withoutValue } from "../paths.js";
import { printFieldPath } from "../../../shared/field_path.js";

/** The key under which a child has its parent. */
export function parentPath({ field, param }: ParentDefinition): string {
  return field ?? printFieldPath([param]);
}

/** A record as `get` returns it: without the fields that only the state has. */
export function toAnswer({ hidden, parents, example }: EntityDefinition, record: JsonObject): JsonObject {
  let answer = record;
  for (const name of hidden) answer = withoutValue(answer, [name]);
  for (const { field, param } of parents) {
    if (field === undefined && !Object.hasOwn(example, param)) answer = withoutValue(answer, [param]);
  }
  return answer;
}

/** A record as lists have it. */
export function toElement(entity: EntityDefinition, record: JsonObject): JsonObject {
  const answer = toAnswer(entity, record);
  const element = entity.element === undefined ? answer : valueAt(answer, entity.element);
  return isObject(element) ? element : answer;
}
