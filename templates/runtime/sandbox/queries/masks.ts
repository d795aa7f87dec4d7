import { isList, isObject, type JsonValue } from "../../../shared/json_values.js";
import { cleanName } from "../../messages.js";
import type { JsonObject } from "../definition.js";
import { emptyMask, readMask, type Mask } from "./mask_reader.js";
import { refusal, suggestion, type ParamContext, type RoleOf, type Selection, type SelectionContext } from "./query_types.js";
import { namesIn } from "../paths.js";

/**
 * What a field mask selects of a record: `id,owners(displayName)`. The mask of a list has the mask of its records under the role's
 * `list`: `nextPageToken,files(id)`; a list that it does not name has records with required fields only.
 * @throws OperationError (422) if the mask is malformed, or names a field that neither the list nor its records have.
 */
export function toMask({ list }: RoleOf<"select">, value: JsonValue, context: SelectionContext): Selection {
  if (typeof value !== "string") throw refusal(context, "mask/unsupported", "must be a text.");
  if (value.trim() === "") return (record) => record;
  const mask = readMask(value, context);
  const ofRecord = list === undefined ? mask : recordMask(mask, list, context);
  checkNames(ofRecord, context.fieldNames, context, list);
  for (const path of context.required) keep(ofRecord, namesIn(path));
  return (record) => maskedObject(record, ofRecord);
}

function recordMask(mask: Mask, list: string, context: SelectionContext): Mask {
  checkNames(mask, [list, ...(context.metaNames ?? [])], context, list);
  return mask.all ? emptyMask(true) : (mask.fields.get(list) ?? emptyMask());
}

function checkNames({ fields }: Mask, known: readonly string[], context: ParamContext, list: string | undefined): void {
  const stray = [...fields.keys()].find((name) => !known.includes(name));
  if (stray === undefined) return;
  const isOfRecord = list !== undefined && !known.includes(stray) && context.fieldNames.includes(stray);
  const hint = isOfRecord
    ? `; for a field of the records, write \`${list}(${stray})\`. Known: \`${known.join("`, `")}\`.`
    : suggestion(stray, known);
  throw refusal(context, "mask/unknown-field", `names \`${cleanName(stray)}\`, which does not exist${hint}`);
}

/** Adds a path to a mask, if the mask selects anything of the object that the path ends in. */
function keep(mask: Mask, [name = "", ...rest]: readonly string[]): void {
  const inner = mask.fields.get(name);
  if (mask.all || (inner === undefined && rest.length > 0)) return;
  if (inner === undefined) mask.fields.set(name, emptyMask(true));
  else if (rest.length > 0) keep(inner, rest);
}

/** What a mask leaves of an object. Of a list, that of each element; a value without fields stays as it is. */
function maskedObject(object: JsonObject, { all, fields }: Mask): JsonObject {
  if (all) return object;
  const entries = Object.entries(object).flatMap(([name, value]) => {
    const inner = fields.get(name);
    return inner === undefined ? [] : [[name, masked(value, inner)] as const];
  });
  return Object.fromEntries(entries);
}

function masked(value: JsonValue, mask: Mask): JsonValue {
  if (isList(value)) return mask.all ? value : value.map((element) => masked(element, mask));
  return isObject(value) ? maskedObject(value, mask) : value;
}
