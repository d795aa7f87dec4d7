import type { ObjectShape, ValueType } from "../../model/types.ts";

/** The names of the records that a shape refers to directly. */
export function recordsOf({ fields }: ObjectShape): readonly string[] {
  return fields.flatMap(({ type }) => recordsIn(type));
}

function recordsIn(type: ValueType): readonly string[] {
  switch (type.kind) {
    case "record":
      return [type.record];
    case "array":
      return recordsIn(type.items);
    case "object":
      return [...(type.values === undefined ? [] : recordsIn(type.values)), ...(type.shape === undefined ? [] : recordsOf(type.shape))];
    case "any":
    case "scalar":
      return [];
  }
}
