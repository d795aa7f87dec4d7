import { type UnlocatedDiagnostic, type Place, quoteAll, diagnosticAt, placeIn } from "#generator/read";
import type { Contradiction, JsonScalar, Model, ScalarType, ValueType, Step, Field, RecordDefinition, Records } from "#generator/resolve";
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
  isNullable,
  recordsOf,
  writtenShape,
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
    return diagnosticAt("type/no-value", placeIn(at, keys.at(-1) ?? low), { keys: quoteAll(keys) });
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

/** Records that no finite value can have: those that must contain themselves, directly or through other records. */
export function checkCycles({ gateway, connectors }: Model): readonly UnlocatedDiagnostic[] {
  return [gateway, ...connectors].flatMap((owner) => cyclesAmong(recordsOf(owner)));
}

/** A field of a record that must hold another record. */
interface Link {
  /** `address.owner`, for a field of a nested object. */
  readonly field: string;
  readonly to: string;
  readonly at: Place;
}

interface CycleStep extends Link {
  readonly from: string;
}

/** Walks from record to record; the field that leads back to a record on the way closes a cycle. */
function cyclesAmong(records: Records): readonly UnlocatedDiagnostic[] {
  const done = new Set<string>();
  const cycles: UnlocatedDiagnostic[] = [];
  const walk = (record: RecordDefinition, way: readonly CycleStep[]): void => {
    for (const link of record.shape.fields.flatMap((field) => linksOf(field, ""))) {
      const steps = [...way, { ...link, from: record.name }];
      const start = steps.findIndex(({ from }) => from === link.to);
      const next = records.get(link.to);
      if (start >= 0) cycles.push(toFinding(link, steps.slice(start)));
      else if (next !== undefined && !done.has(link.to)) walk(next, steps);
    }
    done.add(record.name);
  };
  for (const record of records.values()) if (!done.has(record.name)) walk(record, []);
  return cycles;
}

/** Whatever may be left out, null or empty ends a value. */
function linksOf({ name, type, required, at }: Field, prefix: string): readonly Link[] {
  return required ? linksIn(type, prefix + name, at) : [];
}

function linksIn(type: ValueType, field: string, at: Place): readonly Link[] {
  if (isNullable(type)) return [];
  const direct = type.kind === "record" ? [{ field, to: type.record, at }] : [];
  const inFields = (writtenShape(type)?.fields ?? []).flatMap((inner) => linksOf(inner, `${field}.`));
  const inside = innerTypes(type).flatMap(({ type: inner, demanded }) => (demanded ? linksIn(inner, field, at) : []));
  return [...direct, ...inFields, ...inside];
}

function toFinding({ to, at }: Link, steps: readonly CycleStep[]): UnlocatedDiagnostic {
  const cycle = [...steps.map(({ from, field }) => `\`${from}.${field}\``), `\`${to}\``].join(" → ");
  const help = `${cycle} never ends: let one of these fields be null (\`${to} | null\`), or make it an array that may be empty`;
  return diagnosticAt("ref/circle", placeIn(at, "type"), { name: to, circle: cycle }, { help });
}
