import { remember } from "./remember.ts";
import type { Connector, NamedType, ObjectShape, Operation, RecordDefinition, ValueType } from "./types.ts";
import { innerTypes, writtenShape } from "./value_types.ts";
import { recordsOf } from "./walk.ts";

/** The definitions that a part of a connector can name. */
export type Surroundings = Pick<Connector, "id" | "records">;

/** A part of a connector that names records, in its own fields or by what it returns. */
export type ConnectorPart = Operation | RecordDefinition | NamedType;

/**
 * The connector as a part of it sees it: with the records that the part is or names, directly or through other records, and no others.
 * It stays one object as long as the part and these records are the same, so that `remember` finds the results for the part.
 */
export function surroundingsOf(connector: Connector, part: ConnectorPart): Surroundings {
  const recordsByName = recordsOf(connector);
  const reached = new Set(recordNamesOf(part));
  // Iterating over a set includes values that are added on the way.
  for (const name of reached) {
    const record = recordsByName.get(name);
    for (const next of record === undefined ? [] : recordNamesOf(record)) reached.add(next);
  }
  return narrowed(part, ...connector.records.filter(({ name }) => reached.has(name)))(connector.id);
}

const narrowed = remember((_part: ConnectorPart, ...records: readonly RecordDefinition[]) => {
  const byId = new Map<string, Surroundings>();
  return (id: string): Surroundings => {
    const surroundings = byId.get(id) ?? { id, records };
    byId.set(id, surroundings);
    return surroundings;
  };
});

/** The records that a part names itself; a record names itself. */
const recordNamesOf = remember((part: ConnectorPart): readonly string[] => {
  if ("shape" in part) return [part.name, ...namesInShape(part.shape)];
  if ("type" in part) return namesInType(part.type);
  const { params, meta, returns } = part;
  return [...namesInShape(params), ...(meta === undefined ? [] : namesInShape(meta)), ...(returns === undefined ? [] : [returns.record])];
});

function namesInShape({ fields }: ObjectShape): readonly string[] {
  return fields.flatMap(({ type, alsoSeen }) => [...namesInType(type), ...(alsoSeen === undefined ? [] : namesInType(alsoSeen))]);
}

function namesInType(type: ValueType): readonly string[] {
  const shape = writtenShape(type);
  return [
    ...(type.kind === "record" ? [type.record] : []),
    ...(shape === undefined ? [] : namesInShape(shape)),
    ...innerTypes(type).flatMap(({ type: inner }) => namesInType(inner)),
  ];
}
