import { finding, placeIn, type Finding, type FindingPlace } from "../diagnostics/finding.ts";
import { nearestName } from "../diagnostics/nearest_name.ts";
import type { JsonScalar, JsonValue, Model, ObjectShape, ScalarType, ValueType } from "../model/types.ts";
import { findMisfits } from "./misfit.ts";
import { checkPattern } from "./pattern.ts";
import { fieldsOf, namedTypesOf, operationsOf, type FieldInContext } from "./walk.ts";

/** Types that allow nothing, patterns that are none, listed values and defaults that the type itself refuses. */
export function checkValues(model: Model): readonly Finding[] {
  // What is written with a named type alone is said there, not at each use.
  const fields = fieldsOf(model).filter(({ field }) => field.named === undefined);
  const headers = model.gateway.headers.map(({ type, at }) => ({ type, at }));
  return [
    ...[...headers, ...namedTypesOf(model)].flatMap(({ type, at }) => checkType(type, at)),
    ...fields.flatMap(({ field }) => [
      ...checkType(field.type, field.at),
      ...(field.alsoSeen === undefined ? [] : checkType(field.alsoSeen, placeIn(field.at, "also_seen"))),
    ]),
    ...fieldsOf(model).flatMap(checkDefault),
    ...operationsOf(model).flatMap(({ params, at }) => checkAtLeastOneOf(params, at)),
  ];
}

function checkType(type: ValueType, at: FindingPlace): readonly Finding[] {
  switch (type.kind) {
    case "scalar":
      return checkScalar(type, at);
    case "array":
      return [...checkRange(type.minItems, type.maxItems, ["min_items", "max_items"], at), ...checkType(type.items, placeIn(at, "items"))];
    case "object":
      if (type.named !== undefined) return []; // said at the named type
      if (type.values !== undefined) return checkType(type.values, at);
      return type.shape === undefined ? [] : checkAtLeastOneOf(type.shape, at);
    default:
      return [];
  }
}

function checkScalar(type: ScalarType, at: FindingPlace): readonly Finding[] {
  const { commaList, pattern } = type;
  return [
    ...checkRange(type.min, type.max, ["min", "max"], at),
    ...checkRange(type.minLength, type.maxLength, ["min_length", "max_length"], at),
    ...checkRange(commaList?.minItems, commaList?.maxItems, ["min_items", "max_items"], at),
    ...(pattern === undefined ? [] : checkPattern(pattern, at)),
    ...checkListedValues(type, at),
  ];
}

function checkRange(
  low: number | undefined,
  high: number | undefined,
  [lowKey, highKey]: readonly [string, string],
  at: FindingPlace,
): readonly Finding[] {
  if (low === undefined || high === undefined || low <= high) return [];
  return [finding("type/empty-range", placeIn(at, lowKey), { low: lowKey, high: highKey })];
}

function checkListedValues(type: ScalarType, at: FindingPlace): readonly Finding[] {
  const { const: constant, enum: values, knownValues, ...bare } = type;
  const misfits = (value: JsonScalar, key: string, place: FindingPlace): readonly Finding[] =>
    findMisfits(value, bare, new Map()).map(({ problem }) => finding("value/misfit", place, { key, problem }));
  const listed = (key: string, among: readonly JsonScalar[] = []): readonly Finding[] =>
    among.flatMap((value, index) => misfits(value, key, placeIn(at, key, index)));
  return [
    ...(constant === undefined ? [] : misfits(constant, "const", placeIn(at, "const"))),
    // Where the constant is among the values the model has the constant alone.
    ...(constant === undefined || values === undefined ? [] : [finding("value/not-among", placeIn(at, "const"), {})]),
    ...listed("enum", values),
    ...listed("known_values", knownValues),
  ];
}

function checkDefault({ field, records }: FieldInContext): readonly Finding[] {
  if (field.default === undefined) return [];
  return checkFieldValue(field.default.value, "default", { field, records }, "value/misfit");
}

/** Holds a value that a field carries against the field's type. */
export function checkFieldValue(
  value: JsonValue,
  key: "default" | "example",
  { field, records }: FieldInContext,
  code: "value/misfit" | "example/misfit",
): readonly Finding[] {
  return findMisfits(value, field.type, records).map(({ path, problem, ...misfit }) => {
    const at = placeIn(field.at, key, ...path);
    const secret = field.secret || misfit.secret;
    const found = code === "value/misfit" ? finding(code, at, { key, problem }, { secret }) : finding(code, at, { problem }, { secret });
    return field.named === undefined ? found : { ...found, elsewhere: { file: field.at.file, path: ["types", field.named, key, ...path] } };
  });
}

function checkAtLeastOneOf({ fields, atLeastOneOf = [] }: ObjectShape, at: FindingPlace): readonly Finding[] {
  const names = fields.map(({ name }) => name);
  return atLeastOneOf.flatMap((name, index) => {
    if (names.includes(name)) return [];
    const slots = { kind: "param", name, known: names.map((one) => `\`${one}\``).join(", ") };
    return [finding("ref/unknown", placeIn(at, "at_least_one_of", index), slots, { suggestion: nearestName(name, names) })];
  });
}
