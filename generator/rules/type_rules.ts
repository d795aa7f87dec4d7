import { diagnosticAt, type UnlocatedDiagnostic, placeIn, type Place } from "#generator/read";
import type { Contradiction, JsonScalar, Model, ScalarType, ValueType, Step } from "#generator/resolve";
import {
  contradictionsOf,
  itemConstraints,
  numberConstraints,
  stringConstraints,
  innerTypes,
  itemLimits,
  remember,
  fieldsOf,
  namedTypesOf,
} from "#generator/resolve";
import { listedProblem } from "./find_value_problems.ts";
import { checkPattern, isWhole } from "#generator/schema";

/** Types whose constraints allow nothing, patterns that do not work, listed values that do not fit, records without fields. */
export function checkTypes(model: Model): readonly UnlocatedDiagnostic[] {
  const typed = [...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)];
  const alsoSeen = fieldsOf(model).flatMap(({ field }) =>
    field.alsoSeen === undefined ? [] : [{ type: field.alsoSeen, at: placeIn(field.at, "also_seen") }],
  );
  const records = [model.gateway, ...model.connectors].flatMap((owner) => owner.records);
  return [
    ...[...typed, ...alsoSeen].flatMap(({ type, at }) => checkOnce(type, at)),
    ...records
      .filter(({ shape }) => shape.fields.length === 0)
      .map(({ name, at }) => diagnosticAt("type/no-fields", at, { name }, { on: "key" })),
  ];
}

const checkOnce = remember(checkType);

/** The fields inside an object are fields of the model themselves. */
function checkType(type: ValueType, at: Place): readonly UnlocatedDiagnostic[] {
  if (type.kind === "scalar") return checkScalar(type, at);
  const inside = innerTypes(type).flatMap(({ type: inner, step }) => checkType(inner, innerPlace(at, step)));
  return [...checkTogether(contradictionsOf(itemConstraints, itemLimits(type), true), at), ...inside];
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
    ...checkTogether(contradictionsOf(numberConstraints, type, isWhole(type)), at),
    ...checkTogether(contradictionsOf(stringConstraints, type, false), at),
    ...checkTogether(contradictionsOf(itemConstraints, commaList ?? {}, true), at),
    ...(pattern === undefined ? [] : checkPattern(pattern, at)),
    ...checkConstant(type, at),
    ...checkListed("enum", type.enum, type, at),
    ...checkListed("known_values", type.knownValues, type, at),
  ];
}

/** Constraints that no value can satisfy together. */
function checkTogether<Limits>(contradictions: readonly Contradiction<Limits>[], at: Place): readonly UnlocatedDiagnostic[] {
  return contradictions.map(({ keys, isRange }) => {
    const [low = "", high = ""] = keys;
    if (isRange) return diagnosticAt("type/empty-range", placeIn(at, low), { low, high });
    return diagnosticAt("type/no-value", placeIn(at, keys.at(-1) ?? low), { keys: keys.map((key) => `\`${key}\``).join(", ") });
  });
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
