import { isObject } from "../../../templates/shared/json_values.ts";
import type { JsonValue, ObjectShape, RecordDefinition, ValueType } from "../../model/types.ts";
import { shapeOf } from "../../model/value_types.ts";
import { leanOf } from "../../schema/type_kinds.ts";
import type { JsonObject } from "./fault.ts";

/** The records that types may name, by name. */
export type Records = ReadonlyMap<string, RecordDefinition>;

/** A valid value with nothing that its type does not require, so that a fault in it is easy to see. */
export function toLean(type: ValueType, value: JsonValue, records: Records): JsonValue {
  const shape = shapeOf(type, records);
  return leanOf(type, value, {
    type: (inner, innerValue) => toLean(inner, innerValue, records),
    fields: (object) => (shape === undefined || !isObject(object) ? object : toLeanObject(shape, object, records)),
  });
}

/**
 * The required fields of an object. Of fields of which at least one is needed, it has one that is not required: each
 * required field can be left out without breaking another rule.
 */
export function toLeanObject(shape: ObjectShape, object: JsonObject, records: Records): JsonObject {
  const optional = shape.fields.filter(({ name, required }) => !required && object[name] !== undefined).map(({ name }) => name);
  const extra = shape.atLeastOneOf?.find((name) => optional.includes(name));
  const entries = shape.fields.flatMap(({ name, type, required }) => {
    const value = object[name];
    return value === undefined || !(required || name === extra) ? [] : [[name, toLean(type, value, records)] as const];
  });
  return Object.fromEntries(entries);
}
