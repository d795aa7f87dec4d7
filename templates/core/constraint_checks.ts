import {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
  multipleOf,
  type Check,
  type ItemLimits,
  type NumberLimits,
  type StringLimits,
} from "./constraints.js";

/** How the check of each constraint is made from its limit, for programs that know limits and not the checks themselves. */
export type Checks<Value, Limits> = { readonly [Name in keyof Limits]-?: (limit: NonNullable<Limits[Name]>) => Check<Value> };

/** The checks of numbers. Issues are reported in the order of the checks. */
export const numberChecks: Checks<number, NumberLimits> = { min: atLeast, max: atMost, multipleOf };

/** The checks of strings; `format` makes the check for the name of a format. */
export function stringChecksWith<Format extends string>(format: (name: Format) => Check<string>): Checks<string, StringLimits<Format>> {
  return { minLength: charactersFrom, maxLength: charactersUpTo, pattern: matching, format };
}

/** The checks of the number of elements. */
export const itemChecks: Checks<number, ItemLimits> = { minItems: elementsFrom, maxItems: elementsUpTo };

/** The checks for the limits that are given. */
export function checksFor<Value, Limits extends object>(checks: Checks<Value, Limits>, limits: Limits): readonly Check<Value>[] {
  const made: Check<Value>[] = [];
  for (const name in checks) {
    const limit = Object.hasOwn(checks, name) ? limits[name] : undefined;
    if (limit !== undefined && limit !== null) made.push(checks[name](limit));
  }
  return made;
}
