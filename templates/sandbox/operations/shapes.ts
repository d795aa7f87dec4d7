import type { EntityDefinition, JsonObject } from "../definition.js";
import { toAnswer, toElement } from "../records/table.js";
import { paramsWith, valueOf, type Call } from "./call.js";
import { contextOf } from "./restrictions.js";
import { isObject, type JsonValue } from "#templates/core";
import { valueAt, withValue } from "../paths.js";
import { toMask } from "../queries/masks.js";
import type { ParamContext, RoleOf, Selection, SelectionContext } from "../queries/query_types.js";

const ALL = new Set(["*", "*all", "*navigable"]);

/** Makes what a call returns of a record. */
export type Shape = (record: JsonObject) => JsonObject;

/**
 * The shape in which a call returns a record: as lists or as single answers have it, with the fields that the call selects and expands.
 * @throws OperationError 422 for a selection that cannot be read.
 */
export function shapeOf(call: Call, entity: EntityDefinition, as: "record" | "element"): Shape {
  const strip = as === "record" ? toAnswer : toElement;
  const choices = choicesOf(call, entity);
  return (record) => choices.reduce((answer, choose) => choose(answer), strip(entity, record));
}

function choicesOf(call: Call, entity: EntityDefinition): readonly Shape[] {
  const { definition } = call;
  const { required } = entity;
  const metaNames = definition.meta.map(({ name }) => name);
  const selections = paramsWith(definition, "select").map(({ param, role }) =>
    toSelection(role, valueOf(call, param), { ...contextOf(entity, param), required, metaNames }),
  );
  const expansions = paramsWith(definition, "expand").map(({ param, role }) =>
    toExpansion(role, valueOf(call, param), { ...contextOf(entity, param), optional: definition.optional }),
  );
  return [...selections, ...expansions];
}

/** The param that names what comes back in addition. */
interface ExpansionContext extends ParamContext {
  /** The fields that come back only if named. */
  readonly optional: readonly string[];
}

/**
 * The selected part of a record: the fields that names or a mask select, and those that every answer has. Names that do not exist select
 * nothing; an empty value selects everything. `*`, `*all` and `*navigable` select everything, `-name` everything but that.
 * @throws OperationError (422) if a mask is malformed, or names a field that does not exist.
 */
export function toSelection(role: RoleOf<"select">, value: JsonValue | undefined, context: SelectionContext): Selection {
  if (value === undefined || value === null) return (record) => record;
  if (role.as === "mask") return toMask(role, value, context);
  const keeps = nameTest(namesIn(value));
  const { in: inside } = role;
  if (inside !== undefined) return (record) => changeObject(record, inside, (object) => pick(object, keeps));
  const required = new Set(context.required);
  return (record) => pick(record, (name) => required.has(name) || keeps(name));
}

/**
 * The part of a record besides the fields that are always there: of the optional fields, those that the value names. With `in`, only the
 * named keys of that object, or null if it has none of them.
 */
export function toExpansion(role: RoleOf<"expand">, value: JsonValue | undefined, context: ExpansionContext): Selection {
  const named = new Set(value === undefined || value === null ? [] : namesIn(value));
  const { in: inside } = role;
  if (inside === undefined) {
    const absent = new Set(context.optional.filter((name) => !named.has(name)));
    return (record) => pick(record, (name) => !absent.has(name));
  }
  return (record) =>
    changeObject(record, inside, (object) => {
      const picked = pick(object, (name) => named.has(name));
      return Object.keys(picked).length === 0 ? null : picked;
    });
}

/** The elements of a list, or of a comma list. */
function namesIn(value: JsonValue): readonly string[] {
  const elements = typeof value === "string" ? value.split(",") : isObject(value) ? [] : [value].flat().map(String);
  return elements.map((name) => name.trim()).filter((name) => name !== "");
}

function nameTest(names: readonly string[]): (name: string) => boolean {
  const excluded = new Set(names.filter((name) => name.startsWith("-")).map((name) => name.slice(1)));
  const included = new Set(names.filter((name) => !name.startsWith("-")));
  const isAll = included.size === 0 || names.some((name) => ALL.has(name));
  return (name) => included.has(name) || (isAll && !excluded.has(name));
}

function changeObject(record: JsonObject, path: string, change: (object: JsonObject) => JsonValue): JsonObject {
  const object = valueAt(record, path);
  return isObject(object) ? withValue(record, path, change(object)) : record;
}

function pick(object: JsonObject, keeps: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => keeps(name)));
}
