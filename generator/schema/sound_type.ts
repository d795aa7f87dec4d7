import type { ItemLimits } from "#templates/core";
import type { Constraints, JsonScalar, ScalarName, ScalarType } from "#generator/resolve";
import { contradictionsOf, itemConstraints, numberConstraints, stringConstraints } from "#generator/resolve";
import { usablePattern } from "./pattern.ts";

/** A scalar type without constraints that no value can satisfy, and without a pattern that does not work. */
export function soundScalar(type: ScalarType): ScalarType {
  const sound: Changeable<ScalarType> = { ...type };
  for (const name of contradictory(numberConstraints, type, isWhole(type))) Reflect.deleteProperty(sound, name);
  for (const name of contradictory(stringConstraints, type)) Reflect.deleteProperty(sound, name);
  if (sound.pattern !== undefined && usablePattern(sound.pattern) === undefined) delete sound.pattern;
  if (sound.commaList !== undefined) sound.commaList = soundLimits(sound.commaList);
  return sound;
}

/** Whether all numbers of a type are whole. */
export function isWhole({ types }: ScalarType): boolean {
  return !types.includes("number");
}

/** The constraints that a type must lose to accept values again. */
function contradictory<Value, Limits extends object>(
  constraints: Constraints<Value, Limits>,
  limits: Limits,
  isWholeType = true,
): readonly (keyof Limits)[] {
  return contradictionsOf(constraints, limits, isWholeType).flatMap(({ names }) => names);
}

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Limits on elements, without those that no array can satisfy. */
export function soundLimits<Limits extends ItemLimits>(limits: Limits): Limits {
  const sound: Changeable<Limits> = { ...limits };
  for (const name of contradictory(itemConstraints, limits)) Reflect.deleteProperty(sound, name);
  return sound;
}

/** Whether a value has one of the types of a scalar, whatever its limits are. */
export function isAllowed(value: JsonScalar, { types, nullable }: ScalarType): boolean {
  return value === null ? nullable : types.some((name) => isOfType(value, name));
}

/** Whether a value is of a scalar type. */
export function isOfType(value: JsonScalar, name: ScalarName): boolean {
  return name === "integer" ? Number.isInteger(value) : typeof value === name;
}
