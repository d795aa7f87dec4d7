import { elementShape } from "./field_path.ts";
import type { Connector, Entity, ObjectShape, Operation } from "./types.ts";
import { recordsOf, type Records } from "./walk.ts";

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
  const own = operation.kind === "delete_result" ? [] : shapesOf(operation, connector);
  const identified = operation.params.fields.flatMap(({ role }) => (role?.kind === "identity" ? (role.entity ?? []) : []));
  const entities = connector.entities.filter(({ name }) => name === operation.entity || identified.includes(name));
  return sourcesOf(own, entities, connector);
}

/** The records of an entity. Undefined where their fields are not known. */
export function sourcesOfEntity(entity: Entity, connector: Connector): RecordSources | undefined {
  return sourcesOf([], [entity], connector);
}

type Shapes = readonly (ObjectShape | undefined)[];

/** What the operation itself returns decides: where it is not known, nothing else can be. */
function sourcesOf(own: Shapes, entities: readonly Entity[], connector: Connector): RecordSources | undefined {
  const others = entities.flatMap(({ operations }) => operations.filter(({ kind }) => kind !== "delete_result"));
  const all = [...own, ...others.flatMap((operation) => shapesOf(operation, connector))];
  const shapes = [...new Set(all.filter((shape) => shape !== undefined))];
  if (own.includes(undefined) || shapes.length === 0) return undefined;
  // Only the sandbox has hidden fields: no document describes them.
  return { shapes, records: recordsOf(connector), undocumented: entities.flatMap(({ sandbox }) => sandbox?.hidden ?? []) };
}

function shapesOf(operation: Operation, connector: Connector): Shapes {
  const records = recordsOf(connector);
  const record = records.get(operation.returns?.record ?? "")?.shape;
  return record === undefined ? [] : [elementShape(record, operation, records)];
}
