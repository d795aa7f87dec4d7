import type { ItemLimits, JsonScalar, ObjectShape, ScalarName, ScalarType, ValueType } from "../model/types.ts";
import { itemLimits, replaceInner } from "../model/value_types.ts";
import { usablePattern } from "./pattern.ts";

/**
 * The type that values of the catalog are checked against: without constraints that no value can satisfy and patterns that
 * do not work (both are reported at the type, and no value is blamed for them), with closed objects, so that a key without
 * a field is found everywhere, and with the shapes of named types and parts written out.
 */
export function soundType(type: ValueType): ValueType {
  if (type.kind === "scalar") return soundScalar(type);
  const sound = replaceInner(type, { type: soundType, shape: soundShape });
  const { minItems, maxItems } = itemLimits(sound);
  return isEmptyRange(minItems, maxItems) ? withoutItemLimits(sound) : sound;
}

/** An object as `soundType` returns it. */
export function soundShape({ fields, atLeastOneOf }: ObjectShape): ObjectShape {
  const sound = fields.map((field) => ({ ...field, type: soundType(field.type) }));
  return { fields: sound, open: false, ...(atLeastOneOf !== undefined && { atLeastOneOf }) };
}

/** A scalar type without constraints that no value can satisfy, and without a pattern that does not work. */
export function soundScalar(type: ScalarType): ScalarType {
  const sound: Changeable<ScalarType> = { ...type };
  if (isEmptyRange(sound.min, sound.max)) {
    delete sound.min;
    delete sound.max;
  }
  if (isEmptyRange(sound.minLength, sound.maxLength)) {
    delete sound.minLength;
    delete sound.maxLength;
  }
  if (sound.pattern !== undefined && usablePattern(sound.pattern) === undefined) delete sound.pattern;
  if (sound.commaList !== undefined) {
    sound.commaList = { ...sound.commaList };
    dropEmptyRange(sound.commaList);
  }
  return sound;
}

/** A type without limits on the number of its elements. */
function withoutItemLimits(type: ValueType): ValueType {
  const bare: ValueType & Changeable<ItemLimits> = { ...type };
  dropEmptyRange(bare);
  return bare;
}

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

function dropEmptyRange(limits: Changeable<ItemLimits>): void {
  if (!isEmptyRange(limits.minItems, limits.maxItems)) return;
  delete limits.minItems;
  delete limits.maxItems;
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
