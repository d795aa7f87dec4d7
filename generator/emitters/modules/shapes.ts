import type { ObjectShape, ValueType } from "../../model/types.ts";
import { innerTypes, writtenShape } from "../../model/value_types.ts";

/** The names of the records that a shape refers to directly. */
export function recordsOf({ fields }: ObjectShape): readonly string[] {
  return fields.flatMap(({ type }) => recordsIn(type));
}

function recordsIn(type: ValueType): readonly string[] {
  const shape = writtenShape(type);
  return [
    ...(type.kind === "record" ? [type.record] : []),
    ...innerTypes(type).flatMap(({ type: inner }) => recordsIn(inner)),
    ...(shape === undefined ? [] : recordsOf(shape)),
  ];
}
