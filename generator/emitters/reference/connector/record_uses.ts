import type { Connector, Operation, RecordDefinition } from "../../../model/types.ts";
import { innerTypes, writtenShapes, type ValueType } from "../../../model/value_types.ts";
import { operationsOf } from "../../../model/walk.ts";

/** Where a record occurs. */
export interface RecordUses {
  /** The operations that return it, alone, in a list or in a wrapper. */
  readonly operations: readonly Operation[];
  /** The other records that contain it. */
  readonly records: readonly RecordDefinition[];
}

/** The operations and records of a connector that use one of its records. */
export function usesOf(connector: Connector, { name }: RecordDefinition): RecordUses {
  return {
    operations: operationsOf(connector).filter(({ returns }) => returns?.record === name),
    records: connector.records.filter((other) => other.name !== name && other.shape.fields.some(({ type }) => namesRecord(type, name))),
  };
}

function namesRecord(type: ValueType, name: string): boolean {
  if (type.kind === "record") return type.record === name;
  const fields = writtenShapes(type).flatMap(({ shape }) => shape.fields);
  return [...innerTypes(type).map(({ type: inner }) => inner), ...fields.map((field) => field.type)].some((inner) =>
    namesRecord(inner, name),
  );
}
