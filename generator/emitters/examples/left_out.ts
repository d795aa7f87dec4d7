import { constraintsOnItems, constraintsOnStrings, type AppliedConstraint } from "../../model/apply_constraints.ts";
import { LONGEST_ARRAY, LONGEST_TEXT } from "../../model/shown_limits.ts";
import type { ObjectShape, ValueType } from "../../model/types.ts";
import { innerTypes, itemLimits, writtenShape } from "../../model/value_types.ts";
import type { ExampleCode, InvalidExample } from "./fault.ts";

/** A fault that has no example, because the value would be too long. */
export type LeftOut = Pick<InvalidExample, "path" | "what"> & { readonly code: ExampleCode };

/** The faults of an object that have no example. Those inside of records are at the addresses of the records. */
export function leftOutOf({ fields }: ObjectShape, path: InvalidExample["path"] = []): readonly LeftOut[] {
  return fields.flatMap(({ name, type }) => leftOutOfType(type, [...path, name]));
}

function leftOutOfType(type: ValueType, path: InvalidExample["path"]): readonly LeftOut[] {
  const shape = writtenShape(type);
  const ofText =
    type.kind === "scalar"
      ? [...tooLong(constraintsOnStrings(type), path), ...tooLong(constraintsOnItems(type.commaList ?? {}), path)]
      : [];
  return [
    ...ofText,
    ...tooLong(constraintsOnItems(itemLimits(type)), path),
    ...(shape === undefined ? [] : leftOutOf(shape, path)),
    ...innerTypes(type).flatMap(({ type: inner, step }) => leftOutOfType(inner, [...path, step.key === "number" ? 0 : "example"])),
  ];
}

function tooLong<Value>(constraints: readonly AppliedConstraint<Value>[], path: InvalidExample["path"]): readonly LeftOut[] {
  return constraints
    .filter(({ keywords: { maxLength = 0, maxItems = 0 } }) => maxLength > LONGEST_TEXT || maxItems >= LONGEST_ARRAY)
    .map(({ check, fault }) => ({ code: check().code, path, what: fault }));
}
