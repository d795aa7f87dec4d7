import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../source/place.ts";
import type { JsonScalar, Model, ScalarType, ValueType } from "../model/types.ts";
import { innerTypes, itemLimits, type Step } from "../model/value_types.ts";
import { listedProblem } from "./find_value_problems.ts";
import { checkPattern } from "./pattern.ts";
import { isEmptyRange } from "./sound_type.ts";
import { fieldsOf, namedTypesOf } from "../model/walk.ts";

/** Types whose constraints allow nothing, patterns that do not work, listed values that do not fit, records without fields. */
export function checkTypes(model: Model): readonly UnlocatedDiagnostic[] {
  const typed = [...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)];
  const alsoSeen = fieldsOf(model).flatMap(({ field }) =>
    field.alsoSeen === undefined ? [] : [{ type: field.alsoSeen, at: placeIn(field.at, "also_seen") }],
  );
  const records = [model.gateway, ...model.connectors].flatMap((owner) => owner.records);
  return [
    ...[...typed, ...alsoSeen].flatMap(({ type, at }) => checkType(type, at)),
    ...records
      .filter(({ shape }) => shape.fields.length === 0)
      .map(({ name, at }) => diagnosticAt("type/no-fields", at, { name }, { on: "key" })),
  ];
}

/** The fields inside an object are fields of the model themselves. */
function checkType(type: ValueType, at: Place): readonly UnlocatedDiagnostic[] {
  if (type.kind === "scalar") return checkScalar(type, at);
  const { minItems, maxItems } = itemLimits(type);
  const inside = innerTypes(type).flatMap(({ type: inner, step }) => checkType(inner, innerPlace(at, step)));
  return [...checkRange(minItems, maxItems, ["min_items", "max_items"], at), ...inside];
}

/** Constraints of the elements of an array are under `items`, or (`enum`) beside the type of the array. */
function innerPlace(at: Place, step: Step): Place {
  if (step.keys.length === 0) return at;
  const { file, path, base } = at;
  return { file, path: [...path, ...step.keys], base: { file, path, ...(base !== undefined && { base: innerPlace(base, step) }) } };
}

function checkScalar(type: ScalarType, at: Place): readonly UnlocatedDiagnostic[] {
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
  at: Place,
): readonly UnlocatedDiagnostic[] {
  return isEmptyRange(low, high) ? [diagnosticAt("type/empty-range", placeIn(at, lowKey), { low: lowKey, high: highKey })] : [];
}

function checkConstant(type: ScalarType, at: Place): readonly UnlocatedDiagnostic[] {
  if (type.const === undefined) return [];
  const place = placeIn(at, "const");
  // Where the constant is among the values of a named type, the model has the constant alone.
  if (type.enum !== undefined) return [diagnosticAt("value/not-among", place, {})];
  const problem = listedProblem(type.const, type);
  return problem === undefined ? [] : [diagnosticAt("value/misfit", place, { key: "const", problem })];
}

/** One diagnostic for each value that does not fit; one for the whole list when all have one problem: then the type is wrong. */
function checkListed(key: string, values: readonly JsonScalar[] = [], type: ScalarType, at: Place): readonly UnlocatedDiagnostic[] {
  const place = placeIn(at, key);
  const problems = values.map((value) => listedProblem(value, type));
  const [first] = problems;
  if (first !== undefined && values.length > 1 && problems.every((problem) => problem === first)) {
    return [diagnosticAt("value/misfit", place, { key, problem: first.replace(/^it must/u, "each value must") })];
  }
  return problems.flatMap((problem, index) =>
    problem === undefined ? [] : [diagnosticAt("value/misfit", placeIn(place, index), { key, problem })],
  );
}
