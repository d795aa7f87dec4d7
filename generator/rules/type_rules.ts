import { finding, placeIn, type Finding, type FindingPlace } from "../diagnostics/finding.ts";
import type { JsonScalar, Model, ScalarType, ValueType } from "../model/types.ts";
import { describeType, findMisfits } from "./misfit.ts";
import { checkPattern } from "./pattern.ts";
import { isAllowed, isEmptyRange } from "./sound_type.ts";
import { fieldsOf, namedTypesOf } from "./walk.ts";

/** Types whose constraints allow nothing, patterns that do not work, listed values that the type itself refuses. */
export function checkTypes(model: Model): readonly Finding[] {
  const typed = [...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)];
  const alsoSeen = fieldsOf(model).flatMap(({ field }) =>
    field.alsoSeen === undefined ? [] : [{ type: field.alsoSeen, at: placeIn(field.at, "also_seen") }],
  );
  return [...typed, ...alsoSeen].flatMap(({ type, at }) => checkType(type, at));
}

/** The fields inside an object are fields of the model themselves. */
function checkType(type: ValueType, at: FindingPlace): readonly Finding[] {
  switch (type.kind) {
    case "scalar":
      return checkScalar(type, at);
    case "array":
      return [...checkRange(type.minItems, type.maxItems, ["min_items", "max_items"], at), ...checkType(type.items, itemsPlace(at))];
    case "object":
      return type.values === undefined ? [] : checkType(type.values, at);
    default:
      return [];
  }
}

/** Constraints of the elements of an array are under `items`, or (`enum`) beside the type of the array. */
function itemsPlace({ file, path, base }: FindingPlace): FindingPlace {
  return { file, path: [...path, "items"], base: { file, path, ...(base !== undefined && { base: itemsPlace(base) }) } };
}

function checkScalar(type: ScalarType, at: FindingPlace): readonly Finding[] {
  const { commaList, pattern } = type;
  return [
    ...checkRange(type.min, type.max, ["min", "max"], at),
    ...checkRange(type.minLength, type.maxLength, ["min_length", "max_length"], at),
    ...checkRange(commaList?.minItems, commaList?.maxItems, ["min_items", "max_items"], at),
    ...(pattern === undefined ? [] : checkPattern(pattern, at)),
    ...checkConstant(type, at),
    ...checkListed("enum", type.enum, type, at),
    ...checkListed("known_values", type.knownValues, type, at),
  ];
}

function checkRange(
  low: number | undefined,
  high: number | undefined,
  [lowKey, highKey]: readonly [string, string],
  at: FindingPlace,
): readonly Finding[] {
  return isEmptyRange(low, high) ? [finding("type/empty-range", placeIn(at, lowKey), { low: lowKey, high: highKey })] : [];
}

function checkConstant(type: ScalarType, at: FindingPlace): readonly Finding[] {
  if (type.const === undefined) return [];
  const place = placeIn(at, "const");
  // Where the constant is among the values of a named type, the model has the constant alone.
  return type.enum === undefined ? checkOne("const", type.const, type, place) : [finding("value/not-among", place, {})];
}

/** One finding for each value that does not fit; one for the whole list when none does, for then the type is wrong. */
function checkListed(key: string, values: readonly JsonScalar[] = [], type: ScalarType, at: FindingPlace): readonly Finding[] {
  const place = placeIn(at, key);
  if (values.length > 1 && values.every((value) => !isAllowed(value, type))) {
    return [finding("value/misfit", place, { key, problem: `each value must be ${describeType(type)}` })];
  }
  return values.flatMap((value, index) => checkOne(key, value, type, placeIn(place, index)));
}

function checkOne(key: string, value: JsonScalar, type: ScalarType, at: FindingPlace): readonly Finding[] {
  const { const: _const, enum: _enum, knownValues: _knownValues, ...bare } = type;
  return findMisfits(value, bare, new Map()).map(({ problem }) => finding("value/misfit", at, { key, problem }));
}
