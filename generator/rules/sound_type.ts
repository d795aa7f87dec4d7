import type { ItemLimits, JsonScalar, ScalarName, ScalarType } from "../model/types.ts";

/** A scalar type without limits that no value can satisfy: these are reported at the type, and no value is blamed for them. */
export function soundScalar(type: ScalarType): ScalarType {
  const { commaList } = type;
  return {
    ...type,
    ...soundRange(type, "min", "max"),
    ...soundRange(type, "minLength", "maxLength"),
    ...(commaList !== undefined && { commaList: { ...commaList, ...soundRange(commaList, "minItems", "maxItems") } }),
  };
}

type Limits = ScalarType & ItemLimits;
type Limit = "min" | "max" | "minLength" | "maxLength" | "minItems" | "maxItems";

/** Limits that allow everything in place of a pair that allows nothing. */
export function soundRange(limits: Partial<Pick<Limits, Limit>>, low: Limit, high: Limit): Partial<Record<Limit, number>> {
  return isEmptyRange(limits[low], limits[high]) ? { [low]: -Infinity, [high]: Infinity } : {};
}

/** Whether a value has one of the types of a scalar, whatever its limits are. */
export function isAllowed(value: JsonScalar, { types, nullable }: ScalarType): boolean {
  return value === null ? nullable : types.some((name) => isOfType(value, name));
}

/** Whether nothing lies between two limits. */
export function isEmptyRange(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined && low > high;
}

function isOfType(value: string | number | boolean, name: ScalarName): boolean {
  return name === "integer" ? Number.isInteger(value) : typeof value === name;
}
