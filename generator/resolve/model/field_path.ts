import { nearestName, printFieldPath } from "#templates/core";
import { recordSource } from "./operation_kinds.ts";
import type { Connector, Entity, Field, ObjectShape, Operation, ValueType } from "./types.ts";
import { elementType, innerTypes, isBare, shapeOf } from "./value_types.ts";
import { recordsOf, type Records } from "./walk.ts";

/**
 * The result of following a path of field names: the type at its end; `unknown` where an object may hold anything; or the
 * first name that does not exist, with those that do.
 */
export type FoundPath =
  | { readonly kind: "found"; readonly type: ValueType }
  | { readonly kind: "unknown" }
  | { readonly kind: "missing"; readonly name: string; readonly known: readonly string[] };

/** Follows field names through objects and records. */
export function followPath(shape: ObjectShape, path: readonly string[], records: Records): FoundPath {
  return follow(shape, path, records, (type) => type);
}

/** Follows field names through objects, records and the elements of arrays: `jobs.id` is the id of any job. */
export function followElements(shape: ObjectShape, path: readonly string[], records: Records): FoundPath {
  return follow(shape, path, records, elementType);
}

function follow(
  shape: ObjectShape,
  [name, ...rest]: readonly string[],
  records: Records,
  enter: (type: ValueType) => ValueType,
): FoundPath {
  if (name === undefined) return { kind: "unknown" };
  const field = fieldNamed(shape, name);
  if (field === undefined) return { kind: "missing", name, known: shape.fields.map((one) => one.name) };
  if (rest.length === 0) return { kind: "found", type: field.type };
  const type = enter(field.type);
  const inner = shapeOf(type, records);
  if (inner !== undefined) return follow(inner, rest, records, enter);
  return isBare(type) && (enter === elementType || innerTypes(type).length === 0)
    ? { kind: "unknown" }
    : { kind: "missing", name: rest[0] ?? "", known: [] };
}

/** The name that was probably meant by a path that leads nowhere: a name with dots that must be in brackets, or a similar name. */
export function suggestField(
  { name, known }: Extract<FoundPath, { kind: "missing" }>,
  path: readonly string[],
  prefix = "",
): string | undefined {
  const whole = path.join(".");
  return path.length > 1 && known.includes(whole) ? printFieldPath([whole], prefix) : nearestName(name, known);
}

/** The field of a shape with a name; the last one when the name is there twice. */
export function fieldNamed({ fields }: ObjectShape, name: string): Field | undefined {
  return fields.findLast((field) => field.name === name);
}

/** The fields of an element of what an operation returns: of the record itself, or of what a wrapper lists; undefined where they are not known. */
export function elementShape(record: ObjectShape, { elements }: Operation, records: Records): ObjectShape | undefined {
  if (elements === undefined) return record;
  const target = followPath(record, elements, records);
  return target.kind === "found" && target.type.kind === "array" ? shapeOf(target.type.items, records) : undefined;
}

/** The fields of the records of an entity. Undefined for an entity without records; open, without fields, where nobody knows them. */
export function recordShape(entity: Entity, connector: Connector): ObjectShape | undefined {
  const records = recordsOf(connector);
  const source = recordSource(entity, records);
  const record = records.get(source?.returns?.record ?? "")?.shape;
  if (source === undefined || record === undefined) return undefined;
  return elementShape(record, source, records) ?? { fields: [], open: true };
}

/** Records in one of which a field must be. */
export interface RecordSources {
  readonly shapes: readonly ObjectShape[];
  readonly records: Records;
  /** Names at the start of paths that no document describes. */
  readonly undocumented: readonly string[];
}

/**
 * The records that the roles of an operation are about: what it returns, and what other operations of its entity and of the
 * entities that its params identify return. Undefined where their fields are not known.
 */
export function sourcesOfOperation(operation: Operation, connector: Connector): RecordSources | undefined {
  const ownShapes = operation.kind === "delete_result" ? [] : shapesOf(operation, connector);
  const identified = operation.params.fields.flatMap(({ role }) => (role?.kind === "identity" ? (role.entity ?? []) : []));
  const entities = connector.entities.filter(({ name }) => name === operation.entity || identified.includes(name));
  return sourcesOf(ownShapes, entities, connector);
}

/** The records of an entity. Undefined where their fields are not known. */
export function sourcesOfEntity(entity: Entity, connector: Connector): RecordSources | undefined {
  return sourcesOf([], [entity], connector);
}

type Shapes = readonly (ObjectShape | undefined)[];

/** Undefined where the operation itself returns unknown fields, whatever the other operations return. */
function sourcesOf(ownShapes: Shapes, entities: readonly Entity[], connector: Connector): RecordSources | undefined {
  const others = entities.flatMap(({ operations }) => operations.filter(({ kind }) => kind !== "delete_result"));
  const all = [...ownShapes, ...others.flatMap((operation) => shapesOf(operation, connector))];
  const shapes = [...new Set(all.filter((shape) => shape !== undefined))];
  if (ownShapes.includes(undefined) || shapes.length === 0) return undefined;
  // Only the sandbox has hidden fields: no document describes them.
  return { shapes, records: recordsOf(connector), undocumented: entities.flatMap(({ sandbox }) => sandbox?.hidden ?? []) };
}

function shapesOf(operation: Operation, connector: Connector): Shapes {
  const records = recordsOf(connector);
  const record = records.get(operation.returns?.record ?? "")?.shape;
  return record === undefined ? [] : [elementShape(record, operation, records)];
}
