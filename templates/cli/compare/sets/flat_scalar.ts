import type { ItemLimits, NumberLimits, StringLimits, CatalogScalar } from "#templates/core";
import type { NumberSet } from "./number_set.js";
import { hasNumber } from "./number_set.js";
import { hasString, type StringSet } from "./string_set.js";

/** A scalar type with all that limits its values side by side, so that two types can be compared limit by limit. */
export interface FlatScalar extends Limits {
  readonly types: CatalogScalar["types"];
  readonly nullable: boolean;
  /** The only values, from `const` or `enum`. */
  readonly listed: CatalogScalar["enum"] | undefined;
  /** Strings are comma lists: `listed`, `minItems` and `maxItems` apply to their elements. */
  readonly isList: boolean;
}

type AllLimits = NumberLimits & StringLimits & ItemLimits;
type Limits = { readonly [Name in keyof Required<AllLimits>]: AllLimits[Name] | undefined };

/** The values of a scalar type besides null, by their kind. */
export interface ScalarSets {
  readonly booleans: readonly boolean[];
  readonly numbers: NumberSet;
  readonly strings: StringSet;
}

/** A scalar type, flat. */
export function flatten(type: CatalogScalar): FlatScalar {
  const { types, nullable, commaList } = type;
  const { min, max, multipleOf, minLength, maxLength, pattern, format } = type;
  const { minItems, maxItems } = commaList ?? {};
  const several = commaList === undefined ? type.enum : commaList.values;
  const listed = type.const === undefined ? several : [type.const];
  return {
    ...{ types, nullable, listed, isList: commaList !== undefined },
    ...{ min, max, multipleOf, minLength, maxLength, pattern, format, minItems, maxItems },
  };
}

/** The values of a scalar type. */
export function scalarSets(type: FlatScalar): ScalarSets {
  return { booleans: booleansOf(type), numbers: numbersOf(type), strings: stringsOf(type) };
}

function booleansOf({ types, listed, isList }: FlatScalar): readonly boolean[] {
  if (!types.includes("boolean")) return [];
  return [true, false].filter((value) => listed === undefined || isList || listed.includes(value));
}

function numbersOf({ types, listed, isList, min, max, multipleOf }: FlatScalar): NumberSet {
  const isFraction = types.includes("number");
  if (!isFraction && !types.includes("integer")) return { listed: [] };
  const range: NumberSet = { isWhole: !isFraction, min, max, multipleOf };
  if (listed === undefined || isList) return range;
  return { listed: listed.filter((value) => typeof value === "number").filter((value) => hasNumber(range, value)) };
}

function stringsOf({ types, listed, isList, minLength, maxLength, pattern, format, minItems, maxItems }: FlatScalar): StringSet {
  if (!types.includes("string")) return { listed: [] };
  const values = listed?.filter((value) => typeof value === "string");
  const elements = isList ? { minItems, maxItems, values } : undefined;
  const rule: StringSet = { minLength, maxLength, pattern, format, elements };
  return values === undefined || isList ? rule : { listed: values.filter((text) => hasString(rule, text)) };
}
